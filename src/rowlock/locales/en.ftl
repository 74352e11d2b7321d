# English. Messages are named for where they are used; color names are those of the rules.

## The games

game-classic = Qwixx
game-cards = Qwixx The Card Game
game-onboard = Qwixx On Board
about-classic = the dice game, for 2 to 5
about-cards = cards instead of dice, for 2 to 5
about-onboard = the dice game with a pawn on a track, for 2 to 4

## Colors, rows, dice, numbers

color-red = Red
color-yellow = Yellow
color-green = Green
color-blue = Blue
row-red = the red row
row-yellow = the yellow row
row-green = the green row
row-blue = the blue row
die-red = red
die-yellow = yellow
die-green = green
die-blue = blue
cell-red = red { $number }
cell-yellow = yellow { $number }
cell-green = green { $number }
cell-blue = blue { $number }
card-joker = joker { $number }

## The sheet

sheet-of = Sheet of { $player }
sheet-penalties = Penalties { $boxes } { $points }
sheet-bonus = Bonus { $points }
sheet-total = Total { $points }
spoken-none = none
spoken-row =
    { $row }: crossed { $crossed }; { $state ->
        [locked] the lock is crossed too
        [closed] locked by somebody else
       *[open] goes on from { $next }
    }. { $crosses ->
        [one] { $crosses } cross
       *[other] { $crosses } crosses
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
spoken-total = Penalties: { $penalties }. Bonus: { $bonus }. Total: { $points }.
spoken-pawn =
    { $field ->
        [0] { $player }: at the start, bonus { $bonus }.
       *[other] { $player }: field { $field } of { $fields }, bonus { $bonus }.
    }

## The board and the cards

track-start = Start: { $pawns } ({ $legend })
track-field = Field
track-number = Number
track-bonus = Bonus
track-pawns = Pawns
hand = Your hand:
display = Display: { $cards }. On top of the draw pile: { $top }. Cards in the pile: { $pile }.

## A turn

started = { $game }: { $players }.
started-help = Type “{ $help }” at any time to see what you can type.
turn = Turn { $turn }: { $player } is active. ({ $standing })
rolled = Dice: white { $one } and { $other } make { $sum }; { $colored }.
rolled-die = { $die } { $face }
own-dice = { $player }, roll and type { $count } dice: two white, then { $dice }.
ask-action1 =
    { $active ->
        [yes] { $player }, the white dice give { $number }. You are active. What do you cross?
       *[no] { $player }, the white dice give { $number }. What do you cross?
    }
ask-action2 = { $player }, a white die with a colored one: what do you cross?
ask-step3 = { $player }, does your pawn move?
ask-draw =
    { $count ->
        [one] { $player }, take one card from the display: type its place, for example 2.
       *[other] { $player }, take { $count } cards from the display: type their places, for example { $example }.
    }
ask-number =
    { $active ->
        [yes] { $player }, { $number } is for everybody. You are active. What do you cross?
       *[no] { $player }, { $number } is for everybody. What do you cross?
    }
ask-play = { $player }, play one to three cards of one color. What do you cross?
ahead = Ahead of your pawn: { $fields }.
field = field { $field } { $cell } (+{ $bonus })
holds = { $player } holds { $numbers }.
discard = On top of the discard pile: { $top }.
hand-over = { $player }, take the keyboard and press Enter.
more-options =
    { $count ->
        [one] … and one more: type “{ $options }” to see it.
       *[other] … and { $count } more: type “{ $options }” to see them.
    }
option-pass = nothing
option-pass-penalty = nothing, and you take a penalty
option-stay = the pawn stays
option-stay-penalty = the pawn stays, and you take a penalty
option-move = field { $field }, cross { $cell }
option-move-free = field { $field }, { $cell } is crossed already
option-play = { $crossed } with { $cards }
option-show = nothing, discard { $cards }
option-show-penalty = nothing, discard { $cards }, and you take a penalty
span =
    { $spoken ->
        [yes] { $first } to { $last }
       *[no] { $first }-{ $last }
    }
note-skips = skips { $numbers }
note-locks = locks the row
note-completes = completes the row
note-bonus = bonus { $points }
note-penalty = no cross, so a penalty
note-announces = announces the end

## What happened

told-pass = { $player } crosses nothing.
told-stays = { $player } does not move.
told-cross = { $player } crosses { $crossed }.
told-move = { $player } moves to field { $field }: { $cell } is crossed already.
told-move-cross = { $player } moves to field { $field } and crosses { $cell }.
told-draw = { $player } draws { $numbers }.
told-show = { $player } discards { $cards } and crosses nothing.
told-play = { $player } plays { $cards } and crosses { $crossed }.
told-reshuffle = The discard pile is shuffled and becomes the new draw pile.
told-locked = { $player } locks { $row }!
told-completed = { $player } completes { $row }!
told-penalty =
    { $player } takes { $count ->
        [1] a first
        [2] a second
        [3] a third
       *[other] a fourth
    } penalty.
told-announced = { $player } announces the end: everybody else has one more turn.
taken-back = Taken back.
over =
    { $reason ->
        [four_penalties] The game is over: a fourth penalty.
        [two_rows_completed] The game is over: somebody has completed two rows.
        [track_end] The game is over: the last turns are played.
       *[two_rows_locked] The game is over: two rows are locked.
    }
result =
    { $points ->
        [one] { $player }: { $sum } = { $points } point
       *[other] { $player }: { $sum } = { $points } points
    }
winners =
    { $count ->
        [one] { $players } wins!
       *[other] A tie: { $players } win together!
    }

## Saving

kept = The game is kept in { $file }.
left = The game is saved in { $file }. Go on with: { $command }
left-before = No game was begun.
reason-missing = there is no such file
reason-forbidden = it is not allowed
reason-full = the disk is full
reason-folder = it is a folder
reason-no-folder = part of the path is not a folder
reason-not-text = it is not UTF-8 text
reason-other = the system refuses
not-saved = The game cannot be saved in { $file }: { $reason }.

## What a player types

command-help = help, h
command-options = options, hint
command-table = table, dice, t
command-sheets = sheets, s
command-undo = undo, u
command-save = save
command-quit = quit, q
help-help = { $word }: this list
help-options = { $word }: everything you may do now
help-table = { $word }: what lies on the table: dice, cards, board
help-sheets = { $word }: everybody's sheets
help-undo = { $word }: take back your last decision
help-save = { $word }: save the game now (it is saved after every decision as well)
help-quit = { $word }: save and leave
help-decisions = To decide, type the number in front of an option.
help-classic = You can also type what you cross, for example r5 or red 5, or - for nothing.
help-cards = You can also type what you cross, for example r5, or - for nothing; a play as cards, then > and the numbers, for example g11 g9 > 11 9. Nothing after > discards them without a cross.
help-onboard = You can also type what you cross, for example r5, or - for nothing; a move as @ and the field, for example @7.
help-dice = Dice are typed one after the other: two white, then red, yellow, green and blue, as far as they are in the game.
help-points = Points for 1 to 12 crosses in a row: { $points }.
rules-classic = In short: numbers are crossed from left to right. The last number of a row needs five crosses before it and locks the row for all. Who is active and crosses nothing takes a penalty, five points off. Two locked rows or a fourth penalty end the game.
rules-cards = In short: numbers are crossed from left to right. The last number of a row needs five crosses before it and completes the row for you alone. Who is active and crosses nothing takes a penalty, five points off. Two completed rows of one player or a fourth penalty end the game.
rules-onboard = In short: as in the dice game, and your pawn may move one to five free fields in your turn if the number there is crossed or can be crossed now. A pawn on the last five fields, marked with a star, announces the end: everybody else has one more turn.
typed-pass = pass, nothing
typed-no-option = There is no option { $number }; type { $least } to { $most }.
typed-cross = Type the number of an option, or a row and a number such as r5, or - for nothing.
typed-move = Type the number of an option, or @ and a field such as @7, or - to stay.
typed-draw = Type places of the display, 1 to 4, for example 1 3.
typed-play = Type the number of an option, or cards, > and the numbers to cross, for example g11 g9 > 11 9.
typed-joker-color = Say the color of the joker as well, for example j5 > g5.
typed-dice =
    { $count ->
        [6] Type { $count } dice, each 1 to 6, for example 4 1 2 3 5 6.
       *[other] Type { $count } dice, each 1 to 6, for example 4 1 2 3 5.
    }

## Starting

welcome = Rowlock plays Qwixx. It is not affiliated with the publisher; Qwixx is the publisher's trademark.
ask-game = Which game? Type its number, or press Enter for the first.
ask-game-left = There is an unfinished game, { $name }: type 0 to go on with it.
ask-game-again = Type a number from 1 to { $count }.
ask-jokers = With jokers? Type y for yes, or press Enter for no.
ask-track = Which side of the board? Type a or b, or press Enter for a.
typed-yes = yes, y
ask-seats = Who plays? Type names with commas between; a bot is one of { $bots }. Press Enter for: { $usual }
you = Player
bot-random = Random
bot-greedy = Greedy

## The command line

cli-rowlock = Play Qwixx, Qwixx The Card Game and Qwixx On Board.
cli-play = Play a game here, line by line, with friends at the same keyboard and with bots.
cli-referee = Answer questions about the rules: one JSON object a line on standard input, one on standard output.
cli-perft = Count the ways through the first turns, to compare implementations of the rules.
cli-game = classic, cards or onboard
cli-players = the number of players
cli-turns = the number of turns, 1 to 5
cli-seed = the same seed gives the same dice and cards
cli-perft-seed = the seed that shuffles the cards
cli-seats = who plays, for example "Ada,Bob,bot:greedy"
cli-start = the seat that begins, counted from 1; by lot if not given
cli-jokers = the card game with jokers
cli-track-option = the track of On Board: a, b or a file
cli-dice = own: you roll at the table and type the dice
cli-spoken = sheets in words, for a screen reader
cli-resume = go on with a saved game
cli-save = the file to keep the game in
cli-lang = the language: en, pl, cs or sk
cli-version = show the version
cli-help = show this help
cli-usage-line = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-usage = This command is not understood; “rowlock --help” shows what there is.
cli-no-option = There is no option { $option }; “--help” shows what there is.
cli-option-value = The option { $option } needs a value.
cli-missing = { $parameter } is missing; “--help” shows what is needed.
cli-bad-value = The value of { $parameter } cannot be used; “--help” shows what can.
cli-no-language = There is no language { $value }; there are { $languages }.
cli-no-file = The file { $file } cannot be read: { $reason }.
cli-track = { $file }: { $reason }
cli-not-json = The file { $file } is not JSON: line { $line }, column { $column }.
cli-not-a-game = The file { $file } is not a saved game: { $reason }
cli-exists = The file { $file } is there already; choose another one.
cli-resume-alone = --resume goes on with a saved game as it is: no other game, seats or options.
cli-no-bot = There is no bot { $name }; there are { $bots }.
cli-bad-name = “{ $name }” cannot be a name: it needs 1 to { $most } printable characters.
cli-own-dice-cards = The card game has no dice to roll at the table.
perft-counting = Counting

## What the rules refuse, by code

error-game_over = The game is over.
error-not_to_act = It is not for seat { $seat } to decide now.
error-decision_missing = Seat { $seat } has not decided yet.
error-already_decided = Seat { $seat } has decided already.
error-not_a_decision = “{ $text }” is not a decision.
error-wrong_decision = That kind of decision does not belong to this part of the turn.
error-no_such_seat = There is no seat { $seat }.
error-no_such_step = The game has { $count } steps.
error-turn_begun = Counting begins at the beginning of a turn.
error-nothing_to_undo = There is nothing to undo.
error-not_the_white_sum = The white dice give { $sum }, not { $number }.
error-not_the_number = The number for everybody is { $sum }, not { $number }.
error-not_a_sum = No white die with the { $die } one gives { $number }.
error-row_closed = No more crosses there: { $row } is locked.
error-already_crossed = Crossed already: { $cell }.
error-left_of_a_cross = No cross there: { $cell } lies left of a crossed number.
error-needs_five =
    { $crosses ->
        [one] The last number of a row needs five crosses before it; there is { $crosses }.
       *[other] The last number of a row needs five crosses before it; there are { $crosses }.
    }
error-no_such_field = The track has no field { $field }.
error-not_ahead = Field { $field } does not lie ahead of the pawn.
error-field_occupied = Another pawn stands on field { $field }.
error-field_too_far = Field { $field } is more than five free fields away.
error-cannot_land = The pawn cannot land on field { $field }: { $cell } is not crossed and cannot be crossed now.
error-too_many_steps =
    { $most ->
        [one] The pawn can go at most { $most } field, not { $steps }.
       *[other] The pawn can go at most { $most } fields, not { $steps }.
    }
error-move_contradicts_itself = Steps, field and cross of that move do not belong together.
error-draw_count =
    { $count ->
        [one] Exactly one card has to be drawn.
       *[other] Exactly { $count } cards have to be drawn.
    }
error-no_such_place = There is no card at place { $place } of the display.
error-place_twice = A place of the display is named twice.
error-card_not_on_display = { $card } is not on display.
error-card_not_in_hand = { $card } is not in your hand.
error-card_twice = { $card } is named twice.
error-no_card = A card has to be played.
error-too_many_cards = At most three cards are played together.
error-mixed_colors = Cards played together are of one color.
error-number_not_shown = { $number } is not on a card that is shown.
error-number_twice = { $number } is named twice.
error-skips_too_many = Between the first and the last number at most one may be skipped.
error-dice_wanted = The dice have to be rolled first.
error-chance_not_wanted = There is nothing to roll or shuffle now.
error-die_missing = The { $die } die has to be rolled too.
error-bad_die = A die shows 1 to 6.
error-reshuffle_wanted = The draw pile runs out: the discard pile has to be shuffled.
error-bad_reshuffle = The shuffled cards are not those of the discard pile.
error-bad_players = { $game } is for { $least } to { $most } players.
error-bad_start = There is no seat { $seat } to start.
error-bad_names = This game has { $count } players: each needs a name.
error-bad_text = A name, a seed and a date have 1 to { $most } printable characters.
error-bad_deck = The deck is not the { $count } cards of this game.
error-unknown_game = There is no game { $game }; there are classic, cards and onboard.
error-unknown_option = { $game } has no option { $option }.
error-unknown_track = There is no track { $track }.
error-not_a_track = A track is a list of fields.
error-track_length = A track has { $least } to { $most } fields, this one has { $count }.
error-track_field = Field { $field } of the track has to be [color, number, bonus].
error-track_color = Field { $field } of the track: the color has to be red, yellow, green or blue.
error-track_number = Field { $field } of the track: the number has to be 2 to 12.
error-track_bonus = Field { $field } of the track: the bonus has to be 0 to 20.

## What is wrong with a saved game, by code

record-at = line { $line }, column { $column }: { $reason }
record-too_long = The text is too long for a game.
record-bad_tag = A tag is written [Name "value"].
record-tag_unknown = There is no tag { $tag } here.
record-tag_twice = The tag { $tag } is there twice.
record-tag_missing = The tag { $tag } is missing.
record-tag_value = The tag { $tag } cannot be “{ $value }”.
record-turn_number = The next line has to be turn { $turn }.
record-token_missing = The line ends too early: { $wanted } should follow.
record-token_wrong = “{ $token }” is not { $wanted }.
record-line_too_long = “{ $token }” is more than belongs to this turn.
record-after_the_end = The game is over before this line.
record-after_undecided = Nothing can follow a decision that is still open.
record-no_lock_here = “{ $token }” locks no row.
record-no_cross_here = “{ $token }” does not cross that number.
record-no_penalty_here = There is no penalty in this turn.
record-wrong_number = The number for everybody is { $number }.
record-wrong_result = The points are { $result }.
record-wrong_end = The game does not end like this.
wanted-turn = the head of a turn (1A. or the like)
wanted-bar = a bar |
wanted-white = two white dice such as 4+1
wanted-die = a die such as R2
wanted-decision = a decision
wanted-cross = a cross such as r5, or -
wanted-same_color = a cross of the same color
wanted-move = a move such as @5 or @5+g10, or -
wanted-card = a card such as R7
wanted-display = a card on display
wanted-marks = what is crossed, such as g11, or g-
wanted-number = the number for everybody such as 7:

## rowlock verify

cli-verify = Check whether the dice and the cards of a game follow from its seed.
cli-verify-file = the game in notation; - reads it from standard input
cli-verify-json = print the report as JSON
verify-checked =
    Checked: { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }, { $shuffles ->
        [one] { $shuffles } shuffle
       *[other] { $shuffles } shuffles
    }.
verify-fair = Everything follows from the seed.
verify-committed = The commitment matches the seed. Compare it with the one that was told before the game.
verify-uncommitted = There is no commitment: the seed may have been picked, and who begins and the first deck were not checked.
verify-finding =
    line { $line }: { $code ->
        [wrong_commitment] the commitment
        [wrong_start] who begins
        [wrong_deck] the cards at the beginning
        [wrong_shuffle] the shuffled discard pile
       *[wrong_dice] the dice
    }: found { $found }, the seed gives { $expected }.
verify-unfair =
    { $count ->
        [one] NOT fair: { $count } thing does not follow from the seed.
       *[other] NOT fair: { $count } things do not follow from the seed.
    }
verify-no-seed = The file { $file } has no seed, so there is nothing to check.

## Live tables: what a table or its server refuses

problem-title = That cannot be done.
table-no_such_table = There is no table { $table }.
table-not_the_host = Only the host of the table can do that.
table-not_seated = You have no seat at this table.
table-already_seated = You have a seat at this table already.
table-seat_taken = Seat { $seat } is taken.
table-table_full = Every seat of this table is taken.
table-seats_open = Some seats are still free.
table-nobody_plays = At least one seat must be a person’s.
table-already_started = The game has begun.
table-not_started = The game has not begun.
table-game_finished = The game has ended.
table-not_finished = The game is still being played.
table-table_closed = The table was closed.
table-not_your_roll = It is for another seat to roll.
table-out_of_date = The game has gone on since then.
table-undo_not_allowed = At this table decisions are final.
table-too_late_to_undo = There is nothing to take back: others have acted on it, or chance has been drawn since.
table-already_resigned = You have resigned.
table-not_away = Nobody plays for you.
table-no_spectators = Only its players can see this table.
table-unknown_bot = There is no bot called { $bot }.
table-bad_name =
    { $most ->
        [one] A name has one printable character.
       *[other] A name has 1 to { $most } printable characters.
    }
table-bad_entropy = Your own text for the dice has 1 to { $most } letters or digits.
table-bad_option = This game has no option { $option }.
table-nothing_changes = That changes nothing.
table-table_worn_out = This table has gone on for too long: begin a new one.
table-not_by_token = A program’s token cannot do that: do it yourself.
table-bad_record = That is not the record of a game: line { $line }, column { $column }.
table-unavailable = The tables cannot be reached just now. Try again.
table-no_such_page = There is nothing at this address.
table-wrong_method = This address does not take that method.
table-too_large = That is too large.
table-wrong_media_type = Send it as JSON.
table-no_identity = Say who you are first: become a guest, or send a token.
table-bad_token = This token is not valid, or no longer.
table-bad_code = This recovery code is not valid, or was used already.
table-foreign_origin = Pages of another site cannot do that.
table-forbidden = That is not for you to see.
table-too_fast = Too many at once. Wait a moment.
table-too_many_sockets = You have { $most } connections open; close one first.
table-too_many_tokens = You have { $most } tokens; make one of them void first.
table-no_such_token = There is no such token.
table-frame_too_large = A frame has at most { $most } bytes.
table-bad_frame =
    { $where ->
        [none] The frame cannot be read.
       *[other] The frame cannot be read: { $where } is not what it should be.
    }
table-bad_request =
    { $where ->
        [none] The request cannot be read.
       *[other] The request cannot be read: { $where } is not what it should be.
    }
table-server_error = Something went wrong here. It has been noted.

## rowlock serve

cli-serve = Host tables: play over the network, in a club or across the world.
cli-host = the address to listen at; 0.0.0.0 is for everybody on the network (127.0.0.1 if not given)
cli-port = the port to listen at (8000 if not given)
cli-data = the folder for the tables and the secret
cli-database = the database: postgresql://… or the path of an SQLite file (in the data folder if not given).
cli-redis = the Redis that servers tell each other through: redis://…
cli-workers = how many processes serve; more than one needs Redis
serve-ready = Rowlock is at { $address }
serve-network = On your network: { $address }
serve-scan = The address as a code for a phone:
serve-stop = Ctrl+C stops it. Every acknowledged move is kept.
serve-bad-database = { $setting }: a database is postgresql://… or the path of an SQLite file.
serve-bad-redis = { $setting }: Redis is named as redis://host:port.
serve-bad-origin = { $setting }: { $value } is not an origin such as https://play.example.org.
serve-bad-proxy = { $setting }: { $value } is not an IP address or network.
serve-bad-number = { $setting }: that must be a number from 0 up.
serve-short-secret = { $setting }: a secret has at least { $value } characters.
serve-workers-redis = More than one process needs Redis: start it and name it with --redis.
serve-no-port = Port { $port } cannot be used: { $reason }.
serve-no-address = The address { $host } cannot be used on this machine.
serve-stopped = Stopped. Every acknowledged move is kept.
serve-no-data = The folder { $file } cannot be used: { $reason }.
serve-newer-database = The database belongs to a newer version of Rowlock: update this one.
serve-no-database = The database cannot be reached or brought up to date: { $reason }.

## The pages of a server

page-about = Qwixx, Qwixx The Card Game and Qwixx On Board, with friends and with bots.
page-tables = Open tables
page-no-tables = There is no open table just now.
page-free = a free seat
page-status =
    { $status ->
        [waiting] The game has not begun.
        [playing] The game is being played.
        [finished] The game has ended.
       *[closed] The table was closed.
    }
page-how = Sit down
page-terminal = With Rowlock installed, from a terminal:
page-programs = For programs:
page-trademark = Qwixx is a trademark of its publisher, with whom Rowlock is not affiliated.

## rowlock join

cli-join = Play at a table of a server, from this terminal.
cli-address = the address of a server or of a table, for example http://localhost:8000/
cli-name = the name you play under
cli-watch = look on without taking a seat
join-ask-name = What is your name?
join-not-remembered = Who you are could not be kept on this computer ({ $reason }): your seat cannot be taken again from here.
join-ask-table = Which table? Type its number, or press Enter to set up a new one.
join-ask-watch = Which table do you want to watch? Type its number.
join-table =
    { $game }: { $names } ({ $taken } of { $seats } seats taken){ $turn ->
        [yours] , it is your turn
        [seated] , you have a seat
       *[no] {""}
    }
join-new = Setting up a new table.
join-ask-seats = How many players, bots included? Type { $least } to { $most }, or press Enter for { $least }.
join-ask-bots =
    { $most ->
        [one] Shall a bot play the other seat? Type its name ({ $bots }), or press Enter to wait for a friend.
       *[other] Which of the other { $most } seats do bots play? Type how many, or their names ({ $bots }); press Enter for none.
    }
join-ask-listed = Shall everybody find the table in the list? Type y for yes, or press Enter for no: then it is found by its link alone.
join-nothing-to-watch = There is no open table to watch just now.
join-bad-address = “{ $address }” is not an address such as http://localhost:8000/ or http://localhost:8000/t/TABLE.
join-unreachable = There is no Rowlock to be reached at { $address }.

## At a live table

live-roll = roll
live-start = start, begin
live-bot = bot
live-resign = resign
live-rematch = rematch
live-help-roll = { $word }: roll the dice (Enter does it too)
live-help-start = { $word }: begin the game, if you are the host
live-help-bot = { $word }: let a bot play a free seat, if you are the host
live-help-resign = { $word }: give up the game
live-help-rematch = { $word }: another game with the same players
live-help-save = { $word }: keep the record of a finished game on this computer
live-help-quit = { $word }: leave; your seat waits for you
live-seat = seat { $seat }
live-waiting = (waiting for { $players })
live-lost = The connection is lost. Trying again …
live-found = Connected again.
live-closed = The server has closed the connection.
live-resync = A lot has happened meanwhile.
live-looking-on = You look on.
live-only-players = You are looking on: only players can do that.
live-link-here = This link works on this computer alone: for others, join by the network address that “rowlock serve” prints.
live-own-part = Your part of the dice, to be found in the seed at the end: { $text }
live-commitment = Commitment to the dice and cards:
live-room =
    { $game }: { $players }. { $free ->
        [0] Every seat is taken.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
live-link = Send your friends this link; in a terminal they type “rowlock join” and the link:
live-fill = Type “{ $word }” to let a bot play a free seat.
live-ready = Everybody is here. Type “{ $word }” to begin.
live-host-starts = Everybody is here. The host can begin.
live-you-away = A bot plays for you. Press Enter to take your seat back.
live-your-roll = { $player }, it is your turn: press Enter to roll.
live-clock =
    { $seconds ->
        [one] You have one second.
       *[other] You have { $seconds } seconds.
    }
live-sat = { $player } sits down.
live-stood = { $player } leaves the table.
live-undone = { $player } takes a decision back.
live-went-away = { $player } does not answer: a bot plays until they are back.
live-came-back = { $player } is back.
live-resigned = { $player } resigns.
live-rematched = There is a rematch: type “{ $word }” to sit down.
live-time-up = { $player } has run out of time: a bot decides.
live-draws =
    { $count ->
        [one] { $player } draws one card.
       *[other] { $player } draws { $count } cards.
    }
live-confirm-resign = Do you give up the game? Type “{ $word }” to resign, anything else to play on.
live-not-resigned = You play on.
live-not-now = There is nothing for you to decide just now. “{ $help }” shows what you can type.
live-left = Your seat waits for you. Come back with:
live-over-resigned = The game is over: too few players are left.
live-fair = Fair: every roll and every shuffle follows from the seed that was promised at the beginning. This computer has checked it.
live-other-commitment = Not fair: the seed is not the one that was promised at the beginning.
live-unfair = Not fair: some of it does not follow from the seed.
live-unchecked = The record could not be fetched, so the dice are not checked.
live-record = The record of the game:
live-after = Type “{ $rematch }” to play again, “{ $save }” to keep the record, “{ $quit }” to leave.
live-after-watching = Type “{ $save }” to keep the record, “{ $quit }” to leave.
live-kept-there = The server keeps the game; its record can be saved when the game has ended.
