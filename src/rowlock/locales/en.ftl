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
