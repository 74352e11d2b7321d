# English. Messages are named for where they are used; color names are those of the rules.

## The games

game-classic = Qwixx
game-cards = Qwixx The Card Game
game-onboard = Qwixx On Board
# After the name of the game and a colon, in the list of games of the terminal.
about-classic = the dice game, for 2 to 5 players or solo
about-cards = cards instead of dice, for 2 to 5 players
about-onboard = the dice game with a pawn on a track, for 2 to 4 players

## Colors, rows, dice, numbers

# Head of a row on the sheet, alone.
color-red = Red
color-yellow = Yellow
color-green = Green
color-blue = Blue
# Object of a verb (accusative): “You lock …”, “Somebody has locked …”.
row-red = the red row
row-yellow = the yellow row
row-green = the green row
row-blue = the blue row
# Before a number or “die”: “red 5”, “the red die”.
die-red = red
die-yellow = yellow
die-green = green
die-blue = blue
# A number of a row, or a card, as the object of a verb (accusative): “Cross out red 5”, “plays red 5”.
cell-red = red { $number }
cell-yellow = yellow { $number }
cell-green = green { $number }
cell-blue = blue { $number }
card-joker = joker { $number }
# A number of a row, or a card, named alone (nominative): a card in the hand, a field of the track.
name-red = red { $number }
name-yellow = yellow { $number }
name-green = green { $number }
name-blue = blue { $number }
name-joker = joker { $number }

## The sheet

sheet-of = Sheet of { $player }
sheet-penalties = Penalties { $boxes } { $points }
sheet-bonus = Bonus { $points }
sheet-total = Total { $points }
spoken-none = none
# For screen readers. $row is a color-… message, $crossed a list of numbers, $next a number.
spoken-row =
    { $row }: crossed out { $crossed }; { $state ->
        [locked] the lock is crossed out too
        [closed] locked by somebody else
       *[open] continues from { $next }
    }. { $crosses ->
        [one] { $crosses } cross
       *[other] { $crosses } crosses
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
spoken-total =
    { $bonus ->
        [0] Penalties: { $penalties }. Total: { $points }.
       *[other] Penalties: { $penalties }. Bonus: { $bonus }. Total: { $points }.
    }
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
started-help = Type “{ $help }” at any time for a list of commands.
# $standing is a list such as “Ada 12, Ben 8”.
turn = Turn { $turn }: { $player } to play. ({ $standing })
# $colored is a list of rolled-die.
rolled = Dice: white { $one } and { $other } make { $sum }; { $colored }.
rolled-die = { $die } { $face }
# Players roll real dice and type them. $dice is a list of die-….
own-dice = { $player }, roll and type { $count } dice: two white, then { $dice }.
ask-action1 =
    { $active ->
        [yes] { $player }, the white dice give { $number }. It is your turn. What do you cross out?
       *[no] { $player }, the white dice give { $number }. What do you cross out?
    }
ask-action2 = { $player }, a white die with a colored one: what do you cross out?
ask-step3 = { $player }, do you move your pawn?
ask-draw =
    { $count ->
        [one] { $player }, take one card from the display: type its position, for example 2.
       *[other] { $player }, take { $count } cards from the display: type their positions, for example { $example }.
    }
ask-number =
    { $active ->
        [yes] { $player }, { $number } is for everybody. It is your turn. What do you cross out?
       *[no] { $player }, { $number } is for everybody. What do you cross out?
    }
ask-play = { $player }, play one to three cards of one color. What do you cross out?
ahead = Ahead of your pawn: { $fields }.
# One field ahead of the pawn, in the list of “ahead”. $cell is a name-… message, or short as in r5.
field = field { $field } { $cell } (+{ $bonus })
# Another player’s hand; only the backs are seen, so $numbers has no colors.
holds = { $player } holds { $numbers }.
discard = On top of the discard pile: { $top }.
# Several people share one keyboard, and hands are secret.
hand-over = { $player }, take the keyboard and press Enter.
more-options =
    { $count ->
        [one] … and one more: type “{ $options }” to see it.
       *[other] … and { $count } more: type “{ $options }” to see them.
    }
hint-title = What your options are worth, best first
# Head of a column.
hint-win = Chance to win
hint-points = Points at the end
hint-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
hint-number = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-spoken = { $option }. Chance to win: { $win }. Points at the end: { $points }.
hint-spoken-solo = { $option }. Points at the end: { $points }.
hint-why = { $option }: { $why }
hint-more =
    { $count ->
        [one] … and one more, no better than these
       *[other] … and { $count } more, no better than these
    }
hint-more-all =
    { $count ->
        [one] … and one more, no better than these: type “{ $all }” to see it.
       *[other] … and { $count } more, no better than these: type “{ $all }” to see them.
    }
# An option in a list that follows the question “What do you cross out?”
option-pass = nothing
option-pass-penalty = nothing, and you take a penalty
option-stay = the pawn stays
option-stay-penalty = the pawn stays, and you take a penalty
# $cell is a cell-… message.
option-move = field { $field }, cross out { $cell }
option-move-free = field { $field }, { $cell } is already crossed out
# $crossed is a list of cell-…, $cards a list of cards.
option-play = { $crossed } with { $cards }
option-show = nothing, discard { $cards }
option-show-penalty = nothing, discard { $cards }, and you take a penalty
# A range of numbers; “yes” is for screen readers.
span =
    { $spoken ->
        [yes] { $first } to { $last }
       *[no] { $first }–{ $last }
    }
# Notes behind an option, in small print.
note-skips = skips { $numbers }
# Beside what is crossed out, on a button. $cards is a list of cell-… or card-joker.
note-discards = also discards { $cards }
note-locks = locks the row
note-completes = completes the row
note-bonus = bonus { $points }
note-penalty = no cross, so a penalty
note-announces = announces the end

## What happened

# News at the table. $player is a name in the nominative; the gender is not known.
told-pass = { $player } crosses out nothing.
told-stays = { $player } does not move.
told-cross = { $player } crosses out { $crossed }.
told-move = { $player } moves to field { $field }: { $cell } is already crossed out.
told-move-cross = { $player } moves to field { $field } and crosses out { $cell }.
told-draw = { $player } draws { $numbers }.
told-show = { $player } discards { $cards } and crosses out nothing.
told-play = { $player } plays { $cards } and crosses out { $crossed }.
told-reshuffle = The discard pile is shuffled and becomes the new draw pile.
told-locked = { $player } locks { $row }!
told-completed = { $player } completes { $row }!
# $count is the number of penalties this player now has.
told-penalty =
    { $player } takes { $count ->
        [1] a first
        [2] a second
        [3] a third
       *[other] a fourth
    } penalty.
told-announced = { $player } announces the end: everybody else has one more turn.
# A decision has been undone.
taken-back = Taken back.
over =
    { $reason ->
        [four_penalties] The game is over: a fourth penalty.
        [two_rows_completed] The game is over: somebody has completed two rows.
        [track_end] The game is over: the last turns have been played.
       *[two_rows_locked] The game is over: two rows are locked.
    }
result =
    { $points ->
        [one] { $player }: { $sum } = { $points } point
       *[other] { $player }: { $sum } = { $points } points
    }
# $margin is the lead in points, 0 if it is not to be said. $players is one name or a list.
winners =
    { $count ->
        [one] { $margin ->
            [0] { $players } wins!
           *[other] { $players } wins by { $margin }!
        }
       *[other] It’s a tie: { $players } win together!
    }
you-win =
    { $margin ->
        [0] You win!
       *[other] You win by { $margin }!
    }

## Saving

kept = The game is saved in { $file }.
left = The game is saved in { $file }. To continue, run: { $command }
left-before = No game was started.
reason-missing = there is no such file
reason-forbidden = permission denied
reason-full = the disk is full
reason-folder = it is a folder
reason-no-folder = part of the path is not a folder
reason-folder-missing = its folder does not exist
reason-not-text = it is not UTF-8 text
reason-other = the system refused
not-saved = The game cannot be saved in { $file }: { $reason }.

## What a player types

# Words that can be typed; the first is shown. Keep them short; all commands must differ.
command-help = help, h
command-options = options, o
command-hint = hint, ?h
command-all = all
command-table = table, dice, t
command-sheets = sheets, s
command-undo = undo, u
command-save = save
command-quit = quit, q
help-help = { $word }: this list
help-options = { $word }: everything you may do now
help-hint = { $word }: what your options are worth, best first, and why
help-all = { $word }: the hint for every option, not just the best
help-table = { $word }: what lies on the table: dice, cards, board
help-sheets = { $word }: everybody’s sheets
help-undo = { $word }: take back your last decision
help-save = { $word }: save the game now (it is saved after every decision anyway)
help-quit = { $word }: save and leave
help-decisions = To decide, type the number in front of an option.
help-classic = You can also type what you cross out, for example r5 or red 5, or - for nothing.
help-cards = You can also type what you cross out, for example r5, or - for nothing; a play as cards, then > and the numbers, for example g11 g9 > 11 9. Nothing after > discards them without a cross.
help-onboard = You can also type what you cross out, for example r5, or - for nothing; a move as @ and the field, for example @7.
help-dice = Dice are typed one after the other: two white, then red, yellow, green and blue, as far as they are in the game.
help-points = Points for 1 to 12 crosses in a row: { $points }.
rules-classic = In short: numbers are crossed out from left to right. The last number of a row needs five crosses before it and locks the row for everybody. If it is your turn and you cross out nothing, you take a penalty: five points off. Two locked rows or a fourth penalty end the game.
rules-cards = In short: numbers are crossed out from left to right. The last number of a row needs five crosses before it and completes the row for you alone. If it is your turn and you cross out nothing, you take a penalty: five points off. Two completed rows of one player or a fourth penalty end the game.
rules-onboard = In short: as in the dice game, and your pawn may move one to five free fields on your turn if the number there is crossed out or can be crossed out now. A pawn on one of the last five fields, marked with a star, announces the end: everybody else has one more turn.
# Words that can be typed for crossing out nothing.
typed-pass = pass, nothing
typed-no-option = There is no option { $number }; type { $least } to { $most }.
typed-cross = Type the number of an option, or a row and a number such as r5, or - for nothing.
typed-move = Type the number of an option, or @ and a field such as @7, or - to stay.
typed-draw = Type positions in the display, 1 to 4, for example 1 3.
typed-play = Type the number of an option, or cards, > and the numbers to cross out, for example g11 g9 > 11 9.
typed-joker-color = Say the color of the joker as well, for example j5 > g5.
typed-dice =
    { $count ->
        [6] Type { $count } dice, each 1 to 6, for example 4 1 2 3 5 6.
       *[other] Type { $count } dice, each 1 to 6, for example 4 1 2 3 5.
    }

## Starting

welcome = Rowlock plays Qwixx. It is not affiliated with the publisher; Qwixx is the publisher’s trademark.
ask-game = Which game? Type its number, or press Enter for the first.
ask-game-left = You have an unfinished game, { $name }: type 0 to continue it.
ask-game-again = Type a number from 1 to { $count }.
ask-jokers = With jokers? Type “y” for yes, or press Enter for no.
ask-track = Which side of the board? Type “a” or “b”, or press Enter for “a”.
typed-yes = yes, y
ask-seats = Who plays? Type names separated by commas; for a bot, type one of these (weakest first). Press Enter for: { $usual }
ask-seats-solo = To practice alone, type “{ $word }”.
typed-solo = solo, alone
# The default name of a person who has not given one.
you = Player
# Names of bots.
bot-random = Random
bot-random-about = Makes any move the rules allow, without thinking.
bot-novice = Novice
bot-novice-about = Plays like a beginner: takes what it sees, skips too much and overlooks things.
bot-greedy = Greedy
bot-greedy-about = Hates to skip numbers, and never looks at your sheet.
bot-steady = Steady
bot-steady-about = Knows what a row is likely to become, plans its whole turn and keeps an eye on your sheet.
bot-expert = Expert
bot-expert-about = Learned by playing against itself; plays by what it learned, without looking ahead.
bot-champion = Champion
bot-champion-about = The strongest: it learned like the expert, and looks ahead at what may come.

## The command line

cli-rowlock = Play Qwixx, Qwixx The Card Game and Qwixx On Board.
cli-play = Play a game in this terminal, with people at the same keyboard and with bots.
cli-referee = Apply the rules for other programs: one JSON request per line on standard input, one reply per line on standard output.
cli-perft = Count the possible sequences of the first turns, to compare implementations of the rules.
cli-game = classic, cards or onboard
cli-players = the number of players
cli-turns = the number of turns, 1 to 5
cli-seed = seed of the dice and cards; the same seed gives the same game
cli-perft-seed = seed for shuffling the cards
cli-seats = the players, for example "Ada,Bob,bot:greedy"; --bots lists the bots
cli-play-bots = list the bots with a description, weakest first
cli-start = the seat that starts, counted from 1 (default: drawn at random)
cli-solo = the dice game for one player
cli-jokers = the card game with jokers
cli-track-option = the track of On Board: a, b or a file
cli-dice = own: roll real dice and type the results
cli-spoken = describe the sheets in words, for a screen reader
cli-resume = continue a saved game
cli-save = the file to save the game to
cli-lang = the language: en, pl, cs, sk, de, nl or fr
cli-version = show the version
cli-help = show this help
cli-usage-line = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-usage = The command line is not understood; see “rowlock --help”.
cli-no-option = There is no option { $option }; see “--help”.
cli-option-value = The option { $option } needs a value.
cli-missing = { $parameter } is missing; see “--help”.
cli-bad-value = The value of { $parameter } is not valid; see “--help”.
cli-no-game-module = The game module { $module }, named by { $variable }, is not there.
cli-no-language = There is no language { $value }; choose one of { $languages }.
cli-no-file = The file { $file } cannot be read: { $reason }.
cli-track = { $file }: { $reason }
cli-not-json = The file { $file } is not JSON: line { $line }, column { $column }.
cli-not-a-game = The file { $file } is not a saved game: { $reason }
cli-exists = The file { $file } already exists; choose another.
cli-resume-alone = --resume continues a saved game; it cannot be combined with another game, seats or options.
cli-no-bot = There is no bot { $name }; choose one of { $bots }.
cli-bad-name = “{ $name }” is not a valid name: use 1 to { $most } printable characters.
cli-own-dice-cards = --dice own is not possible: this game has no dice.
perft-counting = Counting

## What the rules refuse, by code. The attribute plain is what the Python library says instead to programmers

error-game_over = The game is over.
# $seat is a number from 1.
error-not_to_act = Seat { $seat } has nothing to decide now.
error-decision_missing = Seat { $seat } has not decided yet.
error-already_decided = Seat { $seat } has decided already.
error-not_a_decision = “{ $text }” is not a decision.
    .plain = { $text } is not a decision.
error-wrong_decision = That kind of decision does not belong to this part of the turn.
error-no_such_seat = There is no seat { $seat }.
error-no_such_step =
    { $count ->
        [one] The game has { $count } step.
       *[other] The game has { $count } steps.
    }
    .plain = The game has { $count } steps.
error-nothing_to_undo = There is nothing to undo.
error-no_such_number = No row has the number { $number }: they run from 2 to 12.
error-not_the_white_sum = The white dice give { $sum }, not { $number }.
error-not_the_number = The number for everybody is { $sum }, not { $number }.
error-not_a_sum = Neither white die makes { $number } with the { $die } die.
    .plain = Neither white die makes { $number } with the { $color } die.
error-row_closed = No more crosses there: { $row } is locked.
    .plain = The { $color } row is locked.
error-already_crossed = Already crossed out: { $cell }.
    .plain = The { $color } { $number } is already crossed out.
error-left_of_a_cross = No cross there: { $cell } lies left of a number that is crossed out.
    .plain = The { $color } { $number } lies left of a number that is crossed out.
error-needs_five =
    { $crosses ->
        [one] The last number of a row needs five crosses before it; there is { $crosses }.
       *[other] The last number of a row needs five crosses before it; there are { $crosses }.
    }
    .plain = The { $color } { $number } needs five crosses in its row first; there are { $crosses }.
error-no_such_field = The track has no field { $field }.
error-not_ahead = Field { $field } does not lie ahead of the pawn.
error-field_occupied = Another pawn stands on field { $field }.
error-field_too_far = Field { $field } is more than five free fields away.
error-cannot_land = The pawn cannot land on field { $field }: { $cell } is not crossed out, and cannot be now.
    .plain = The { $color } { $number } of field { $field } is not crossed out, and cannot be now.
error-too_many_steps =
    { $most ->
        [one] The pawn can go at most { $most } field, not { $steps }.
       *[other] The pawn can go at most { $most } fields, not { $steps }.
    }
    .plain = The pawn can go at most { $most } fields, not { $steps }.
error-move_contradicts_itself = The steps, field and cross of that move do not match.
error-draw_count =
    { $count ->
        [one] Exactly one card has to be drawn.
       *[other] Exactly { $count } cards have to be drawn.
    }
    .plain = Exactly { $count } cards have to be drawn.
error-no_such_place = There is no card at position { $place } of the display.
error-place_twice = A position of the display is named twice.
error-card_not_on_display = { $card } is not on display.
error-card_not_in_hand = { $card } is not in your hand.
    .plain = { $card } is not in the hand.
error-card_twice = { $card } is named twice.
error-no_card = A card has to be played.
error-too_many_cards = You can play at most three cards together.
error-mixed_colors = Cards played together must have the same color.
error-number_not_shown = { $number } is not on a card that is shown.
error-number_twice = { $number } is named twice.
error-skips_too_many = Between the first and the last number you may skip at most one.
error-turn_begun = Counting starts at the beginning of a turn.
error-dice_wanted = The dice have to be rolled first.
error-chance_not_wanted = There is nothing to roll or shuffle now.
error-die_missing = The { $die } die has to be rolled too.
    .plain = The { $die } die has to be rolled.
error-bad_die = A die shows 1 to 6.
error-reshuffle_wanted = The draw pile runs out: the discard pile has to be shuffled.
    .plain = The pile runs out: the discard has to be shuffled.
error-bad_reshuffle = The shuffled cards are not those of the discard pile.
    .plain = The shuffled cards are not those of the discard.
error-bad_players = { $game } is for { $least } to { $most } players.
error-bad_solo = Solo is for one player.
error-bad_start = There is no seat { $seat } to start.
error-bad_names =
    { $count ->
        [one] This game has { $count } player, who needs a name.
       *[other] This game has { $count } players: each needs a name.
    }
    .plain = This game has { $count } players: each needs a name.
error-bad_text = A name, a seed and a date have 1 to { $most } printable characters.
error-bad_deck = The deck is not the { $count } cards of this game.
error-unknown_game = There is no game { $game }; there are classic, cards and onboard.
    .plain = There is no game called { $game }.
error-no_engine = { $game } cannot be analyzed: no networks are trained for it.
error-unknown_option = { $game } has no option { $option }.
error-unknown_track = There is no track { $track }.
    .plain = There is no track called { $track }.
error-not_a_track = A track is a list of fields.
error-track_length = A track has { $least } to { $most } fields, this one has { $count }.
error-track_field = Field { $field } of the track has to be [color, number, bonus].
error-track_color = Field { $field } of the track: the color has to be red, yellow, green or blue.
error-track_number = Field { $field } of the track: the number has to be 2 to 12.
error-track_bonus = Field { $field } of the track: the bonus has to be 0 to 20.

## What is wrong with a saved game, by code

# $reason is one of the record-… messages.
record-at = line { $line }, column { $column }: { $reason }
record-too_long = The text is too long for a game.
record-bad_tag = A tag is written [Name "value"].
record-tag_unknown = There is no tag { $tag } here.
record-tag_twice = The tag { $tag } appears twice.
record-tag_missing = The tag { $tag } is missing.
record-tag_value = The tag { $tag } cannot be “{ $value }”.
    .plain = The tag { $tag } cannot be { $value }.
record-turn_number = The next line has to be turn { $turn }.
record-token_missing = The line ends too early: { $wanted } should follow.
record-token_wrong = “{ $token }” is not { $wanted }.
    .plain = { $token } is not { $wanted }.
record-line_too_long = “{ $token }” does not belong to this turn anymore.
    .plain = { $token } does not belong to this turn anymore.
record-after_the_end = The game is over before this line.
record-after_undecided = Nothing can follow a decision that is still open.
record-no_lock_here = “{ $token }” locks no row.
    .plain = { $token } locks no row.
record-no_cross_here = “{ $token }” does not cross out that number.
    .plain = { $token } does not cross out that number.
record-no_penalty_here = There is no penalty in this turn.
record-wrong_number = The number for everybody is { $number }.
record-wrong_result = The points are { $result }.
record-wrong_end = The game does not end like this.
# Stands for $wanted in record-token_missing and record-token_wrong.
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
wanted-marks = what is crossed out, such as g11, or g-
wanted-number = the number for everybody such as 7:

## rowlock verify

cli-verify = Check that the dice and cards of a game follow from its seed.
cli-verify-file = the saved game; - reads standard input
cli-verify-json = print the report as JSON
cli-verify-seen = notes of what you saw, as “rowlock join” keeps them
verify-checked =
    Checked: { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }, { $shuffles ->
        [one] { $shuffles } shuffle
       *[other] { $shuffles } shuffles
    }.
verify-fair = Everything follows from the seed.
# The commitment is a fingerprint of the server’s secret, shown before the game.
verify-committed = The commitment matches the seed. Compare it with the one that was shown before the game.
verify-uncommitted = There is no commitment: the seed may have been chosen on purpose, and the first player and the first deck were not checked.
verify-finding =
    line { $line }: { $code ->
        [wrong_commitment] the commitment: found { $found }, the seed gives { $expected }
        [wrong_start] the first player: found { $found }, the seed gives { $expected }
        [wrong_deck] the first deck: found { $found }, the seed gives { $expected }
        [wrong_shuffle] the shuffled discard pile: found { $found }, the seed gives { $expected }
        [other_commitment] the commitment is { $found }, but this device had seen { $expected }
        [other_text] seat { $seat } has the text { $found } in the seed, but this device knows { $expected }
        [wrong_pledge] the text of seat { $seat } is { $found }, which does not match its pledge { $expected }
        [other_draw] the record has { $found }, but this device saw { $expected }
        [missing_draw] this device saw { $expected }, which is not in the record
       *[wrong_dice] the dice: found { $found }, the seed gives { $expected }
    }.
verify-unfair =
    { $count ->
        [one] NOT fair: { $count } thing does not add up.
       *[other] NOT fair: { $count } things do not add up.
    }
verify-no-seed = The file { $file } has no seed, so there is nothing to check.
verify-bad-seen = The notes in { $file } cannot be read.
verify-voided =
    { $count ->
        [one] One earlier round was broken off after texts had been revealed: note who left.
       *[other] { $count } earlier rounds were broken off after texts had been revealed: note who left.
    }
check-question =
    { $name ->
        [commitment] Does the commitment match the server’s secret?
        [first_commitment] Is it the commitment that this device saw first?
        [own_text] Is your text in the seed, at your seat?
        [pledges] Did every seat reveal the text it had pledged?
        [draws] Does every roll and every shuffle follow from the seed?
       *[seen_draws] Are the dice and cards those that this device saw?
    }
check-state =
    { $state ->
        [passed] yes
        [failed] NO
       *[not_made] not checked
    }
check-why =
    { $why ->
        [no_seed] the record has no seed
        [no_commitment] the record has no commitment
        [nothing_noted] this device has no notes of the game
        [no_seat] you were watching
        [no_text] this device added no text
        [no_pledges] this device did not see the texts being revealed
       *[no_draws] this device saw no dice or cards
    }

## Live tables: what a table or its server refuses

problem-title = That cannot be done.
table-no_such_table = There is no table { $table }.
table-no_such_code = No table waits under this code. Check both words.
table-no_code = This table has no code: use the link.
table-not_the_host = Only the host of the table can do that.
table-not_seated = You have no seat at this table.
table-already_seated = You already have a seat at this table.
table-seat_taken = Seat { $seat } is taken.
table-table_full = Every seat of this table is taken.
table-seats_open = Some seats are still free.
table-seats_reserved = Somebody has not come yet: wait, or free the seat.
table-nobody_plays = At least one seat needs a person.
table-already_started = The game has already started.
table-not_started = The game has not started yet.
table-revealing = The game is about to start: the players’ texts for the dice are being revealed.
table-not_revealing = No texts are being revealed now.
# Each device adds a random text to the dice and promises it before the game.
table-wrong_text = That is not the text that your seat promised before the game.
table-game_finished = The game has ended.
table-not_finished = The game is still being played.
table-table_closed = The table was closed.
table-not_your_roll = It is another player’s turn to roll.
table-out_of_date = The game has moved on since then.
table-undo_not_allowed = At this table decisions are final.
table-too_late_to_undo = Too late to take it back: others have acted on it, or dice have been rolled or cards shuffled since.
table-hints_not_allowed = Hints are off at this table.
table-no_hint_now = You can ask for a hint when you have something to decide.
table-hint_under_way = Your hint is already on its way.
table-already_resigned = You have resigned.
table-not_away = Nobody plays for you.
table-not_gone = That is possible once somebody has been gone for a minute.
table-clock_decides = Here the clock decides for somebody who is away.
table-no_spectators = Only the players can see this table.
table-unknown_bot = There is no bot called { $bot }.
table-unknown_reaction = There is no such reaction.
table-bot_cannot_play = The bot { $bot } cannot play { $game }. Choose another one.
table-bad_name =
    { $most ->
        [one] A name has one printable character.
       *[other] A name has 1 to { $most } printable characters.
    }
table-bad_entropy = Your own text for the dice must have 1 to { $most } letters or digits.
table-bad_option = This game has no option { $option }.
table-nothing_changes = That changes nothing.
# A table may be used for many games; its log has reached its limit.
table-table_worn_out = This table has been in use for too long: start a new one.
# A token lets a program act for a player.
table-not_by_token = A program’s token cannot do that: do it yourself.
table-no_push = This server sends no messages.
table-bad_subscription = This browser’s subscription cannot be used: { $where }.
table-bad_record = That is not the record of a game: line { $line }, column { $column }.
table-broken_log = This table is damaged and cannot be opened. Please tell the people who run the server.
table-newer_log = A newer version of the server made this table. Try again when this server is up to date.
table-unavailable = The tables cannot be reached right now. Please try again.
table-no_such_page = There is nothing at this address.
table-no_documentation = The documentation is not built on this server. Build it with: make docs
table-wrong_method = This address does not take that method.
table-too_large = That is too large.
table-wrong_media_type = Send it as JSON.
table-no_identity = Tell us who you are first: join as a guest, or send a token.
table-bad_token = This token is not valid, or no longer valid.
table-bad_code = This recovery code is not valid, or has already been used.
table-foreign_host = This server does not answer to that name. Use its address, or ask its administrator to add the name to ROWLOCK_ORIGINS.
table-foreign_origin = Pages of another site cannot do that.
table-forbidden = You have no access to that.
table-too_fast = That was too fast. Please wait a moment.
table-too_many_listed = You and your network already have { $most } listed tables waiting for players, which is the limit. Start or close one first.
table-too_many_sockets = You have { $most } connections open; close one first.
table-too_many_strong_bots = { $most } games with Expert or Champion bots are already running from here, which is the limit. Finish one first, or choose other bots.
table-too_many_tokens = You have { $most } tokens; revoke one of them first.
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
table-server_error = Something went wrong here. The error has been logged.

## rowlock serve

cli-serve = Run a server for games over the network.
cli-host = the address to listen on; 0.0.0.0 accepts the whole network (default: 127.0.0.1)
cli-port = the port to listen on (default: 8000)
cli-data = the folder for the database and the secret key
cli-database = the database: postgresql://… or the path of an SQLite file (default: in the data folder)
cli-redis = the Redis that connects several servers: redis://…
cli-workers = the number of server processes; more than one needs Redis
cli-open = open the server in a browser
serve-ready = Rowlock is running at { $address }
serve-network = On your network: { $address }
serve-scan = The address as a code for a phone:
serve-stop = Ctrl+C stops it. Every acknowledged move is saved.
serve-no-client = The pages of the browser are not built: build them with “make web”. Programs and “rowlock join” work without them.
serve-bad-database = { $setting }: a database is postgresql://… or the path of an SQLite file.
serve-bad-redis = { $setting }: Redis is named as redis://host:port.
serve-bad-origin = { $setting }: { $value } is not an origin such as https://play.example.org.
serve-bad-proxy = { $setting }: { $value } is not an IP address or network.
serve-bad-number = { $setting }: that must be 0 or more.
serve-short-secret = { $setting }: a secret has at least { $value } characters.
serve-push-missing = { $setting }: push messages need further packages. Install them with: pip install 'rowlock[push]'
serve-bad-push-key = { $setting }: that is not a key. Make one with: rowlock push-key
serve-bad-push-contact = { $setting }: push services want to know whom to write to. Give mailto:you@example.org, or an https address.
serve-bad-push-service = { $setting }: { $value } is not an origin such as https://push.example.org.
serve-workers-redis = More than one process needs Redis: start it and name it with --redis.
serve-no-port = Port { $port } cannot be used: { $reason }.
serve-no-address = The address { $host } cannot be used on this machine.
serve-stopped = Stopped. Every acknowledged move is saved.
serve-no-data = The folder { $file } cannot be used: { $reason }.
serve-newer-database = The database belongs to a newer version of Rowlock: update this one.
serve-no-database = The database cannot be reached or brought up to date: { $reason }.

## rowlock doctor

cli-push_key = Make the key that lets a server send push messages.
cli-doctor = Check every table of a server’s database, and repair what can be repaired.
cli-doctor-repair = rebuild what can be rebuilt and set broken tables aside; nothing is deleted
cli-doctor-json = print the report as JSON
doctor-progress = Checking the tables
doctor-checked =
    Checked: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
doctor-healthy = Everything is in order.
doctor-wrong =
    NOT in order: { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }.
doctor-finding =
    Table { $table }: { $code ->
        [no_log] its log is gone
        [broken_log] entry { $seq } of its log is damaged ({ $detail })
        [newer_log] a newer version of Rowlock wrote entry { $seq } of its log ({ $detail })
        [unknown_game] its game { $detail } is not installed here; name its module in ROWLOCK_GAMES
        [not_replayable] entry { $seq } of its log does not follow from those before it ({ $detail })
       *[wrong_projection] lists and timers show outdated information about it ({ $detail })
    }.{ $state ->
        [rebuilt] {" "}Repaired.
        [set_aside] {" "}Set aside.
       *[found] {""}
    }
doctor-no-file = There is no database { $file }.
doctor-no-database = The database cannot be read: { $reason }.
doctor-older-database = The database belongs to an older version of Rowlock: start the server once, then check again.

## The pages of a server

page-tables = Open tables
page-no-tables = There are no open tables right now.
# In the place of a player’s name.
page-free = a free seat
page-status =
    { $status ->
        [waiting] The game has not started.
        [playing] The game is under way.
        [finished] The game has ended.
       *[closed] The table was closed.
    }
page-trademark = Qwixx is a trademark of its publisher, with whom Rowlock is not affiliated.

## rowlock join

cli-join = Play at a table of a server in this terminal.
cli-address = the address of a server or a table, for example http://localhost:8000/
cli-table-words = the two words of a table on that server, such as: lamp tiger
cli-name = your name in the game
cli-code = sign in with a recovery code, or a code from another device
cli-watch = watch without taking a seat
join-ask-name = What is your name?
join-not-remembered = This computer could not save who you are ({ $reason }), so you cannot take your seat again from here.
join-code =
    Your recovery code: { $code }
    Write it down: with --code you can be { $name } again, here or anywhere. It will not be shown again.
join-signed-out = You are no longer signed in as { $name } here. To sign in again, start with --code CODE.
join-ask-table = Which table? Type its number, or press Enter to set up a new one.
join-ask-watch = Which table do you want to watch? Type its number.
# A line in the list of open tables.
join-table =
    { $game }: { $names } ({ $taken } of { $seats } seats taken){ $turn ->
        [yours] , it is your turn
        [seated] , you have a seat
       *[no] {""}
    }
join-new = Setting up a new table.
join-ask-seats = How many players, bots included? Type { $least } to { $most }, or press Enter for { $usual }.
join-ask-bots =
    { $most ->
        [one] Should a bot play the other seat? Type its name ({ $bots }), or press Enter to wait for a friend.
       *[other] Which of the other { $most } seats do bots play? Type how many, or their names ({ $bots }); press Enter for none.
    }
join-ask-listed = Should everybody be able to find the table in the list? Type “y” for yes, or press Enter for no: then only the link leads to it.
join-nothing-to-watch = There is no open table to watch right now.
join-bad-address = “{ $address }” is not an address such as http://localhost:8000/ or http://localhost:8000/t/TABLE.
join-unreachable = No Rowlock server answers at { $address }.
join-unknown-game = This table plays “{ $game }”, a game that is not installed here.

## At a live table

live-roll = roll
live-start = start, begin
live-bot = bot
live-free = free
live-say = say
live-resign = resign
live-rematch = rematch
live-help-roll = { $word }: roll the dice (Enter does it too)
live-help-start = { $word }: start the game, if you are the host
live-help-bot = { $word }: let a bot play a free seat, if you are the host
live-help-free = { $word } and a name: free that seat before the game starts, if you are the host
live-help-say = { $word } and a number: say something to the others, such as “Thanks!”
live-help-resign = { $word }: give up the game
live-help-rematch = { $word }: another game with the same players
live-help-save = { $word }: save the record of a finished game on this computer
live-help-quit = { $word }: leave; your seat waits for you
# In the place of the name of a seat that nobody has taken.
live-seat = seat { $seat }
live-waiting = (waiting for { $players })
live-lost = The connection is lost. Trying again…
live-found = Connected again.
live-closed = The server has closed the connection.
live-resync = A lot has happened meanwhile.
live-looking-on = You are watching.
live-only-players = You are watching: only players can do that.
# The link begins with localhost. To invite others one needs the address of this computer in the network.
live-link-here = This link works only on this computer. To play with others, join through the network address that “rowlock serve” prints.
live-code = Or tell them these two words: { $code }
# The random text that this player’s device has added to the seed of the dice.
live-own-part = Your share of the randomness (you will find it in the seed at the end): { $text }
# Followed by a long hexadecimal number.
live-commitment = Fingerprint of the dice and cards, to be checked afterward:
live-room =
    { $game }: { $players }. { $free ->
        [0] Every seat is taken.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
live-link = Send your friends this link; in a terminal they type “rowlock join” and the link:
live-fill = Type “{ $word }” to let a bot play a free seat.
live-ready = Everybody is here. Type “{ $word }” to start.
live-free-whom = Whose seat? Type “{ $word }” and a name.
live-say-what = Say what? Type “{ $word }” and a number:
live-host-starts = Everybody is here. The host can start.
live-you-away = A bot is playing for you. Press Enter to take your seat back.
live-your-roll = { $player }, it is your turn: press Enter to roll.
live-clock =
    { $seconds ->
        [one] You have one second.
       *[other] You have { $seconds } seconds.
    }
live-sat = { $player } sits down.
live-stood = { $player } leaves the table.
live-revealing = The game is about to start. Still waiting for: { $players }.
live-voided = { $player } left before the game could start. Everybody adds a new text, and then it starts again.
live-undone = { $player } takes a decision back.
live-hinted = { $player } asks for a hint.
# Reactions: what a player says to the others at the table, warm and short. It stands on a small button too.
reaction-hello = Hello!
reaction-good_luck = Good luck!
reaction-wow = Wow!
reaction-well_played = Well played!
reaction-so_close = So close!
reaction-oh_no = Oh no!
reaction-thanks = Thanks!
reaction-good_game = Good game!
# $reaction is one of the reaction-… messages.
reacted = { $player }: { $reaction }
# $player is a name; the gender is not known.
# News of a turn at the table, in brief. $what is a list: a cell, a dash for crossing out nothing, news-…
news-line = { $player }: { $what }
news-draws =
    { $count ->
        [one] draws a card
       *[other] draws { $count } cards
    }
news-locks = locks { $row }
news-completes = completes { $row }
news-announces = announces the end
news-penalty =
    { $count ->
        [1] first penalty
        [2] second penalty
        [3] third penalty
       *[4] fourth penalty
    }
news-resigns = resigns
news-time-up = time is up
web-you-news = You
live-went-away = { $player } does not answer: a bot plays for them until they are back.
live-came-back = { $player } is back.
live-resigned = { $player } resigns.
live-rematched = A rematch is on: type “{ $word }” to join.
live-time-up = { $player } has run out of time: a bot decides.
live-draws =
    { $count ->
        [one] { $player } draws one card.
       *[other] { $player } draws { $count } cards.
    }
live-confirm-resign = Do you want to give up? Type “{ $word }” to resign, anything else to keep playing.
live-not-resigned = You are still in the game.
live-not-now = You have nothing to decide right now. “{ $help }” shows what you can type.
live-left = Your seat waits for you. Come back with:
# Everybody but one player has resigned.
# $who is “you” if the reader alone has resigned; $players are the names of who has, $count their number.
live-over-resigned =
    { $who ->
        [you] You resigned.
       *[others] { $count ->
            [one] { $players } resigned.
           *[other] { $players } resigned.
        }
    }
live-over-alone = The game was given up.
live-fair = Fair: every roll and every shuffle follows from the seed that was promised before the game. This computer has checked it.
live-other-commitment = Not fair: the seed is not the one that was promised before the game.
live-unfair = Not fair. This does not add up:
live-unchecked = The record could not be fetched, so the dice are not checked.
live-seen = This computer’s notes on the game:
live-not-noted = This computer cannot save its notes on the game: { $reason }
live-record = The record of the game:
live-after = Type “{ $rematch }” to play again, “{ $save }” to save the record, “{ $quit }” to leave.
live-after-watching = Type “{ $save }” to save the record, “{ $quit }” to leave.
live-kept-there = The server keeps the game; its record can be saved when the game has ended.

## The browser: everywhere

web-skip = Skip to content
web-home = Home
web-docs = Documentation
web-language = Language
web-preferences = Preferences
web-close = Close
web-loading = One moment…
web-offline-title = No connection
web-offline = The server cannot be reached right now. Pass and play and the score pad work without it.
web-name = Your name
web-theme = Appearance
# Choices of “Appearance”.
web-theme-name =
    { $theme ->
        [light] Light
        [dark] Dark
       *[auto] Same as device
    }
web-show-totals = Show running totals
# A checkbox.
web-sounds = Sounds
web-show-reactions = Reactions of the players
web-mute = Mute sounds
web-reactions = Reactions
web-reactions-off = Turn off reactions
web-reactions-on = Turn on reactions
web-reactions-are-off = Reactions are off.
web-vibration = Vibration
web-player = Player
web-game = Game
web-total = Total
web-penalties = Penalties
web-penalties-spoken =
    { $count ->
        [one] { $count } penalty
       *[other] { $count } penalties
    }
web-copied = Copied.
web-share = Share

## The browser: home

# The slogan on the first page.
web-hero = Roll, cross out, lock the row
web-hero-more = Qwixx with friends and with bots: on this device, around the kitchen table or across the world.
web-games = The games
web-about-classic = The dice game: one roll, and everybody plays.
web-about-cards = Cards instead of dice: what you collect is what you can cross out.
web-about-onboard = The dice game with a pawn that races along a spiral for bonus points.
web-play-now = Play now against a bot: { $bot }
web-opponent = The bot you play against
web-with-friends = Table with friends
web-learn = Learn to play
web-learn-new = New here? Learn in three minutes
# A code of a table: two words from locales/code_words.json, as the example.
web-join = Got a code?
web-join-more = Somebody at the table sees two words: type them here, and you are there.
web-join-words = Two words
web-join-example = lamp tiger
web-join-go = Join
web-rules = Rules
web-ways = Other ways to play
web-pass = Pass and play
web-pass-more = Everybody on this one device, even without a network.
web-pad = Score pad
web-pad-more = Real dice on the table, the sheets on your phones.
web-print = Printable score sheets
web-print-more = Sheets for all three games to print.
web-replay = Replay a game
web-replay-more = Step by step, from a saved file.
web-my-games = My games
web-running-games = Games in progress
web-your-turn = It is your turn
# First in the title of a page, where a narrow tab cuts it: { $count } is the number of tables where others wait.
web-title-turn =
    { $count ->
        [one] Your turn
       *[other] Your turn at { $count } tables
    }
# The same on the page of a table where it is somebody else’s turn.
web-title-turn-elsewhere =
    { $count ->
        [one] Your turn at another table
       *[other] Your turn at { $count } other tables
    }
web-seats-taken = { $taken } of { $seats } seats taken
# Time until the table decides for a player, alone: beside their name, and in the list of games.
web-time-left-days =
    { $days ->
        [one] one day left
       *[other] { $days } days left
    }
web-time-left-hours =
    { $hours ->
        [one] one hour left
       *[other] { $hours } hours left
    }
web-time-left-minutes =
    { $minutes ->
        [one] one minute left
       *[other] { $minutes } minutes left
    }

## The browser: a new table, and its room

web-new = New table with friends
web-players = Players, bots included
web-players-solo = 1, solo
web-other-seats = Other seats
web-other-seats-people = for people: you get a link for them
solo-about = Solo, for practice: every turn is yours, and the points are what counts.
web-jokers = With jokers
web-track-side = Side of the board
web-clock = Time for each decision
web-clock-none = As long as it takes
web-clock-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-clock-days-more = Everybody plays when they have time: you can close the page and come back later.
web-clock-total = Time for the whole game
web-clock-total-minutes =
    { $minutes ->
        [one] { $minutes } minute for each player
       *[other] { $minutes } minutes for each player
    }
web-clock-total-left = { $time } left for the whole game
web-grace = If somebody does not answer
web-grace-none = Wait for them
web-grace-minutes =
    { $minutes ->
        [one] After a minute a bot plays for them
       *[other] After { $minutes } minutes a bot plays for them
    }
web-stand-in = The bot that steps in
web-hints-on = Players may ask for hints
web-listed = Everybody can find the table and sit down
web-create = Set up the table
web-bot = bot
web-you = (you)
web-add-bot = Bot: { $bot }
web-free = Free the seat
# Behind the name of a player who has been invited to a rematch and has not come yet.
web-agreed = agrees
web-reserved = has not agreed yet
web-sit = Sit down
web-start = Start
web-fill = The game can start when every seat is taken, by friends or by bots.
web-wait-for-players = Waiting for the other players…
web-close-table = Close the table
web-stand = Leave the table
# Behind a player’s name: their device has not sent its text for the dice.
web-fair-missing = text is missing
web-fair-changed = The server now shows a different fingerprint of the dice than before. Better not play at this table.
web-fair-other-device = The table waits for your text, and this browser does not have it. If you sat down on another device, open the table there. If not, take your seat again: then everybody adds a new text.
web-fair-sit-again = Take the seat again
web-fair-free = If someone does not come back, free the seat: then everybody adds a new text.
web-invite = Invite friends
web-say-code = Say these two words:
web-say-code-more = They are typed on the home page, under “Got a code?”.
web-invite-more = Whoever has the link can sit down.
web-here-only = This link works only on this computer.
web-link = Link
web-code = The link as a code for a phone
web-copy = Copy the link
web-copy-yourself = Copying is not allowed here: select the link and copy it.
web-room-settings = At this table
web-room-side = side { $side }
web-room-clock = { $seconds } s for each decision
# The clock of a table, also in an invitation and in the list of games.
web-room-clock-minutes =
    { $minutes ->
        [one] one minute a move
       *[other] { $minutes } minutes a move
    }
web-room-clock-hours =
    { $hours ->
        [one] one hour a move
       *[other] { $hours } hours a move
    }
web-room-clock-days =
    { $days ->
        [one] one day a move
       *[other] { $days } days a move
    }
web-room-total = { $minutes } min each for the whole game
web-room-no-clock = no clock
web-room-jokers = with jokers
web-room-hints = hints allowed
web-room-no-hints = no hints
web-room-grace =
    { $minutes ->
        [one] after a minute without an answer a bot steps in
       *[other] after { $minutes } minutes without an answer a bot steps in
    }
web-invites = { $player } invites you to { $table }.
web-invites-nobody = Come and play { $table }.

## The browser: a table on a big screen

# A button; the dialog it opens has the same title.
web-screen = Show on a big screen
web-screen-how = Open this address on the television, or on a computer with a projector. The screen shows the table to everybody, and each of you plays on your own phone.
web-screen-qr = The address as a code
web-screen-open = Open it on this device
# The page that a television opens.
web-screen-page = Big screen
web-screen-intro = Here the television shows a table: the dice, all sheets and the points. The code is on every phone at the table, under “Show on a big screen”.
web-screen-code = Code of the table, or its two words
web-screen-show = Show the table
web-screen-other = Another table
web-screen-small = This page is for a television or a projector. On a small screen, open the table itself.
web-screen-table = Open the table
# Above a QR code on the television.
web-screen-scan = Point your phone’s camera here and sit down
# Browsers play no sound before the first key.
web-screen-sound = Press any key for sound
web-screen-full = Full screen
web-screen-leave = Leave
web-screen-rematch = Another game? Choose “Rematch” on a phone, and the screen follows.

## The browser: at the table

web-others = The other players
web-board = On the table
web-your-sheet = Your sheet
web-show-sheet = Show the sheet
web-track = The track
web-track-whole = Show the whole track
web-display = Display
web-pile = Draw pile
web-pile-spoken =
    { $count ->
        [one] Draw pile: { $top } on top, { $count } card
       *[other] Draw pile: { $top } on top, { $count } cards
    }
web-discards = Discard pile
web-hand-backs = Hand:
web-no-dice = The dice are not rolled yet.
web-rolling = The dice are rolling…
web-row-brief =
    { $last ->
        [0] { $row }: nothing crossed out
       *[other] { $row }: { $count } crossed out, the last is { $last }
    }
web-seat-state =
    { $state ->
        [thinking] thinking
        [away] away, a bot is playing
       *[resigned] has resigned
    }
web-left =
    { $minutes ->
        [0] left { $seconds } s ago
       *[other] left { $minutes } min ago
    }
web-left-told = { $player } has left the table.
web-left-back = { $player } is at the table again.
web-gone =
    { $minutes ->
        [one] { $player } has been gone for a minute.
       *[other] { $player } has been gone for { $minutes } minutes.
    }
web-gone-bot = Let a bot play for { $player }
web-gone-more = { $player } can come back at any time and take the seat back.
web-close-sure = Close the table?
web-close-more = The game ends here, without a winner.
web-close-room-more = The table is gone for everybody who sits here.
web-turn = Turn { $turn }
web-field = Field { $field }
web-turn-of =
    { $active ->
        [you] Turn { $turn }: you
       *[other] Turn { $turn }: { $player }
    }
# Read aloud behind the name of the player whose turn it is.
web-has-turn = active player
web-pawn = Pawn:
# A checkbox.
web-keys-on = Single-key shortcuts at the table
web-menu = Menu
web-keys = Keys: 1 to 9 choose what to cross out, 0 crosses out nothing, R rolls, T draws cards, U takes back, H asks for a hint.
web-log = What happened
web-log-empty = Nothing has happened yet.
web-your-decision = Your decision
web-ask-roll = It is your turn: roll the dice.
web-ask-action1 =
    { $can ->
        [yes] The white dice give { $number } for everybody. Cross it out in one row?
        [alone] The white dice give { $number }. Cross it out in one row?
       *[no] The white dice give { $number }, and you cannot cross it out anywhere.
    }
web-ask-action2 =
    { $can ->
        [yes] Add a white die and a colored one. Cross out the sum in that color?
       *[no] No white and colored die make a number you can cross out.
    }
web-ask-step3 =
    { $can ->
        [yes] Do you move your pawn?
       *[no] Your pawn cannot land anywhere now.
    }
web-ask-draw =
    { $count ->
        [one] Tap the card you take from the display.
       *[other] Take { $count } cards from the display.
    }
web-ask-number =
    { $can ->
        [yes] { $number } is for everybody. Cross it out in one row?
       *[no] { $number } is for everybody, but fits nowhere on your sheet.
    }
web-ask-play =
    { $can ->
       *[yes] Play one to three cards of one color.
        [no] None of your cards fits now: discard one.
        [penalty] None of your cards fits now: discard one. That is a penalty.
    }
web-not-crossed = Cannot be crossed out now: { $cards }.
web-ask-marks =
    { $count ->
        [one] What do you cross out with it?
       *[other] What do you cross out with them?
    }
web-roll = Roll
web-cross = Cross out { $cell }
# A button.
web-move = pawn to { $cell }, cross it out
web-move-free = pawn to { $cell }, already crossed out
web-nothing = Nothing
web-stay = Stay here
# A message over the table for a moment; $color is the name of a row’s color, $row as in told-completed.
moment-closed = { $color } is closed
moment-completed = { $player } has completed { $row }
moment-announced = { $player } announces the end
moment-passed = Nothing to cross out: passed
moment-stays = The pawn stays where it is
web-discard = Nothing, only discard
web-take = Take { $number }
web-draw = Take { $numbers }
web-play-more = { $crossed }, discard { $cards } as well
web-take-back = Take back
web-take-back-cell = Take back { $cell }
web-hint = Hint
web-hint-wait = Thinking…
web-hint-close = Close the hint
web-hints-asked =
    { $count ->
        [one] Asked for one hint so far.
       *[other] Asked for { $count } hints so far.
    }
web-decided = Decided.
web-waiting = Waiting for { $players }…
web-away = A bot is playing for you while you are away.
web-back = I am back
web-you-resigned = You have resigned; a bot now plays your seat.
# Small print on a button.
web-note-penalty = penalty
web-note-ends = ends the game
web-sure = Are you sure?
web-sure-penalty = You have not crossed out anything this turn. That is a penalty: five points off.
web-sure-locks = You lock { $row }: nobody can cross out anything there after that.
web-sure-completes = You complete { $row } and cannot cross out anything more there.
web-sure-ends = That ends the game.
web-go-back = Go back
web-take-penalty = Take the penalty
web-do-it = Yes, cross it out
web-resign = Resign
web-resign-sure = Do you want to give up?
# The others keep playing; a bot takes the seat of the player who resigns.
web-resign-more = A bot takes your seat so that the others can finish. This cannot be taken back.
web-resign-alone = The game ends here. This cannot be taken back.
web-result = Result
solo-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Your best points in this game: in games on this device alone, or at the server.
web-your-best =
    { $where ->
        [device] Your best on this device: { $points }
       *[server] Your best: { $points }
    }
web-new-best =
    { $where ->
        [device] A new best on this device! The old one was { $points }.
       *[server] A new personal best! The old one was { $points }.
    }
web-new-streak = Your longest streak so far: { $count } wins in a row!
# $badge is the name of a badge, such as badge-hundred.
web-new-badge = New badge: { $badge }
web-told-move = { $player } moves the pawn to { $cell }.
web-told-move-cross = { $player } moves the pawn to { $cell } and crosses it out.
web-told-move-free = { $player } moves the pawn to { $cell }, which is already crossed out.
web-rematch = Rematch
web-rematch-wanted =
    { $count ->
        [one] { $players } wants a rematch.
       *[other] { $players } want a rematch.
    }
web-rematch-waiting = Waiting for { $players } to agree.
web-beat = You beat { $player } by { $margin }.
web-try-bot = Try { $bot }
web-replay-this = Watch again
web-save = Save the game

## The browser: about you

web-me = You and your games
web-me-name = You play as { $name }.
web-devices = On another device
web-devices-more = A code takes your seats and games to another device.
web-new-code = Give me a code
web-code-minutes = Type it there within { $minutes } minutes. It works once.
# Messages on a device whose pages are closed. “push-played” and “push-begins” stand below the title “It is your turn”.
push-title = Messages
push-tell-me = Tell me when it is my turn
push-tell-me-more = A message comes to this device, even when the page is closed. Never more than one for each turn.
push-on = This device tells you when it is your turn.
push-stop = Turn messages off
push-denied = This browser does not let Rowlock send you messages. To allow them, press the sign beside the address, or look for notifications in the settings of your device.
push-home-screen = On an iPhone or iPad, first put Rowlock on the home screen: press Share, then Add to Home Screen. Open it from there, and it can tell you when it is your turn.
push-unsupported = This browser cannot tell you anything while the page is closed.
push-failed = The browser could not arrange the messages. Please try again later.
push-played = { $game }: { $player } has played.
push-begins = { $game }: the game begins.
web-recovery = Recovery code
web-recovery-more = With it you can be { $name } again, whatever happens to your devices. Keep it on paper.
web-recovery-written = I have written it down
web-recovery-old = Your recovery code
web-recovery-replace = Replace it
web-sign-out-more = Lost a device? Sign out everywhere: that signs out every device and program, this one too. Your recovery code brings you back.
web-recover-everywhere = Sign out all other devices
web-sign-out = Sign out everywhere
web-no-games = You have not played yet.
# On the page about you, before the first game.
web-nobody = We don’t know you yet. Start a game, and we will.
web-have-code = Do you have a code?
web-recover = Use the code

## The browser: your statistics

stats-title = Your statistics
stats-more = Wins, best games and badges
stats-empty = It all begins with a first game
stats-empty-more = Play one to its end, and you will find your wins, your best points and your badges here.
stats-played =
    { $games ->
        [one] { $games } game played
       *[other] { $games } games played
    }
stats-won =
    { $games ->
        [one] { $wins } of { $games } game won
       *[other] { $wins } of { $games } games won
    }
stats-streak = Wins in a row: { $streak } now, { $longest } at best
# Below a large number, which it does not repeat; the next two are too.
stats-locks =
    { $count ->
        [one] row locked
       *[other] rows locked
    }
stats-penalties =
    { $count ->
        [one] penalty
       *[other] penalties
    }
stats-clean =
    { $count ->
        [one] game without a penalty
       *[other] games without a penalty
    }
# Head of a list with each game’s numbers.
stats-games = By game
stats-solo = { $game }, solo
# Labels of points.
stats-best = Best
stats-average = Average
# For screen readers. $points is a list of numbers.
stats-recent = Points of your last games, oldest first: { $points }.
stats-bots = Against bots
stats-badges = Badges
stats-goals = Next badges
stats-more-goals = More badges
stats-device = On this device
stats-device-more = Games played on this device alone. They are kept here only and earn no badges.
stats-device-own = Your games against bots and solo
# Head of a table: people who played with each other on this device.
stats-device-together = Games together
# Heads of columns.
stats-head-games = Games
stats-head-wins = Wins
stats-forget = Delete these results
stats-forget-sure = Delete the results of this device?
stats-forget-more = They cannot be brought back. Your other statistics stay.
stats-forget-yes = Delete
# On the home page, alone: how it is going.
stats-home-streak = { $count } wins in a row
stats-home-best = { $game }: your best is { $points }
# The name of a badge, below its medal, and what to do for it.
badge-beat = Beat { $bot }
badge-beat-how = Win against the bot { $bot }.
badge-clean_win = Clean sheet
badge-clean_win-how = Win a game without a penalty.
badge-two_locks = Two locks
badge-two_locks-how = Cross out the last numbers of two rows in one game.
badge-all_games = All three games
badge-all_games-how = Win each of the three games.
badge-hundred = One hundred
badge-hundred-how = Reach 100 points in a game with others.
badge-five_in_a_row = Five in a row
badge-five_in_a_row-how = Win five games in a row.
badge-solo_perfect = Better than perfect
badge-solo_perfect-how = Score at least { $points } points solo: more than perfect play does on average.

## The browser: score pad

pad-intro = Dice, cards or board are on the table in front of you; the sheets are here.
pad-players = Players on this device
pad-player = Player { $number }
pad-name = Name of player { $number }
pad-add = Add a player
pad-remove = Remove { $player }
pad-own-phones = Everybody has a phone? Then add only yourself. When somebody else locks a row, tap its lock on your sheet.
pad-begin = Hand out the sheets
pad-sheets = Sheets
pad-undo = Undo
pad-redo = Redo
pad-menu = Menu
pad-penalty = Penalty
pad-penalty-of = Penalty for { $player }
pad-lock-elsewhere = Somebody else has locked { $row }
# A button that undoes pad-lock-elsewhere.
pad-lock-back = Undo: somebody else has locked { $row }
# $row is one row or two (row-… messages, joined).
pad-closing = Somebody is locking { $row } in this roll. If the white dice did it, anyone with five crosses there may do the same now. Then the lock holds for everybody.
pad-closed = Locked for everybody: { $row }. The { $die } die leaves the game.
pad-next-turn = Next turn
pad-ending = Cross out what still belongs to this roll, then count.
pad-count = Count the points
pad-last-turns = The last turns have been played: count
pad-finish = The game is over: count
pad-stopped = The game is over.
pad-yes = Yes
pad-new-same = New game, same players
pad-new-other = Another game or other players
pad-new-sure = Throw these sheets away?
pad-new-more = This game is not counted yet. New sheets replace these.
pad-new-yes = Use new sheets
pad-not-kept = This browser stores nothing: the sheets are lost when you close this page.
pad-pawn-of = Where { $player }’s pawn can go
pad-move = { $player }: pawn to field { $field }, { $cell }, bonus { $points }
pad-told-move = { $player }: pawn on field { $field }, { $cell }.
pad-landed = The pawn stands on { $cell }.
pad-bonus = Bonus

## The browser: paper sheets

print-intro = Choose what you need, look at it below, print it. Everything fits on A4 and on Letter, in color and in black and white.
print-paper = Paper
print-per-page = Sheets on a page
print-pages = Pages of sheets
print-ink = Ink
print-ink-name =
    { $ink ->
        [plain] Black and white
       *[color] Color
    }
print-board = Board
print-board-name =
    { $board ->
        [none] No board
        [both] Both sides
       *[other] Side { $board }
    }
print-now = Print
print-tip = In the print window leave the size at 100% and turn headers and footers off.
print-preview = Preview
print-page = Page { $page } of { $pages }
print-name = Name
print-crosses = Crosses
print-points = Points
print-note-classic = The last number needs five crosses in its row. It locks the row for everybody, and the lock counts as a cross.
print-note-cards = The last number needs five crosses in its row. It completes the row for you alone, and the lock counts as a cross.
print-note-onboard = The last number needs five crosses in its row. It locks the row for everybody, and the lock counts as a cross. The pawn’s field brings its bonus.
print-board-title = { $game }: side { $side }
print-board-note = Pawns move inward from the start. The small number of a field is its bonus; reaching one of the ringed fields announces the end.

## The browser: learning a game

learn-which = Learn by playing
learn-which-more = A first game with a helping hand: a few minutes, and you know how to play.
learn-begin = Start
learn-go-on = Continue
learn-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
learn-title = { $game }: your first game
learn-step = Step { $step } of { $steps }
learn-back = One step back
learn-forward = One step forward
learn-again = From the beginning
learn-next = Next
learn-end = Done!
learn-later = A while later
learn-tap = Tap a number on your sheet, or choose:
learn-you = You
learn-finished = That was the lesson!
learn-done = You can play now!
# A badge on a finished lesson.
learn-done-short = Done
learn-done-classic = Left to right, white for everybody, five crosses for the lock: you know all that matters.
learn-done-cards = Draw, use everybody’s number, play your colors: you know all that matters.
learn-done-onboard = Cross out, cross out, run: you know all that matters.
learn-others = Another lesson:
learn-crosses =
    { $count ->
        [one] { $count } cross
       *[other] { $count } crosses
    }
learn-crosses-row = Crosses
learn-points-row = Points

lesson-classic-1 =
    This is your score sheet. Red and yellow count up, green and blue count down, and a lock waits at the end of each row.
    You collect crosses. The more of them in one row, the more each is worth.
    Below is Ada, who plays with you. Ready?
lesson-classic-2 =
    It is your turn, so you are the active player. There are six dice: two white ones and one of each color.
    Roll them all!
lesson-classic-3 =
    First the two white dice: 1 and 2 make 3. That number is for everybody, in one row of their choice.
    In every row you cross out numbers from left to right. You may skip numbers, but what you skip is gone for good.
    Red 3 skips only the 2. Cross it out!
# What a learner reads after choosing something else than the lesson asks for.
hint-classic-3 = You could, but in green and blue the 3 comes late: nine numbers would be gone. Yellow 3 is as good as red 3, but let’s take red here.
lesson-classic-4 =
    Ada has crossed out a 3 as well. Now comes something just for you, because it is your turn: add one white die and one colored die, and cross out the sum in that color.
    White 1 and red 3 make 4, and that is right next to your 3.
    Cross out red 4!
hint-classic-4 = The dice allow it, but you would skip more numbers than you need to. Red 4 skips none.
lesson-classic-5 =
    Now Ada is active and has rolled. Her white dice count for you too: 6 and 6 make 12.
    In green and blue, 12 is the very first number.
    Cross out green 12!
hint-classic-5 = Blue 12 would be just as good, and nobody has to cross out anything. For this lesson, take green 12.
lesson-classic-6 =
    Ada has added white 6 and green 3 and crossed out green 9. That was her second action, so you only watched.
    After that the next player rolls: you.
lesson-classic-7 =
    Your rows are filling up, and your red one already has five crosses. It is your turn again.
    Roll!
lesson-classic-8 =
    1 and 2 make 3. In red and yellow you are past it. In green you would skip five numbers, in blue six.
    Nobody has to cross out anything. Sometimes it is wiser to wait.
    Choose “nothing”.
hint-classic-8 = That is allowed, but look how many numbers you would lose for one cross. This time, cross out nothing.
lesson-classic-9 =
    White and colored make nothing good either. But if the active player crosses out nothing in either action, that is a penalty: five points off.
    It only ever hits the active player. Better a small loss than a ruined row.
    Cross out nothing, and take the penalty.
hint-classic-9 = That would save you the penalty, but it ruins the row: almost everything left in it would be skipped. Take the penalty here.
lesson-classic-10 =
    Ada rolls 6 and 6. The last number of a row is special: you need at least five crosses in that row before you may cross it out. In red you have exactly five.
    If you cross out the last number, you cross out the lock too, and it counts as one more cross.
    Cross out red 12!
hint-classic-10 = You could let it go, but a chance like this is rare. Cross out red 12!
lesson-classic-11 =
    You have locked the red row, for everybody. The red die leaves the game.
    Ada has only three crosses in red, so she could not lock it with you. With five she could have, at the same moment.
lesson-classic-12 =
    Nearly done. The game ends at once when two rows are locked, or when somebody takes a fourth penalty.
    Red is locked, and in green you have five crosses. Roll!
lesson-classic-13 =
    1 and 1 make 2, the last number in green!
    Cross out green 2, and the game is over at once.
hint-classic-13 = The game could go on, but you are well ahead. Cross out green 2!
lesson-classic-14 =
    The second lock has ended the game. Now the rows are counted: one cross is 1 point, two are 3, three are 6, and so on. Every penalty costs 5.
    You have 67 points and Ada has 32. You win!

lesson-cards-1 =
    In the card game nobody rolls. You have a sheet with four rows, and four cards in your hand.
    On the table lie four more cards, the display. You see their numbers, but not their colors. Beside it is the draw pile.
lesson-cards-2 =
    A turn begins with drawing: fill your hand up to five cards. You have four, so you take one from the display.
    A 4 would fit between your red 3 and red 5, if it is red.
    Choose the 4 and take it.
hint-cards-2 = You may take any card of the display. But a 4 could be the one you miss between red 3 and 5: try that one.
lesson-cards-3 =
    It is red, lucky you! The display is filled up from the pile, and the number now on top of the pile is for everybody: 12.
    In every row you cross out numbers from left to right. You may skip numbers, but what you skip is gone. In green, 12 comes first.
    Cross out green 12!
hint-cards-3 = Blue 12 would be just as good. For this lesson, take green 12.
lesson-cards-4 =
    Now you play cards: one, two or three of the same color. Then you may cross out their numbers in that color.
    Choose red 3, red 4 and red 5 in your hand, and cross out all three numbers.
hint-cards-4 = That is allowed, but it brings less. Choose all three red cards, and cross out 3, 4 and 5.
lesson-cards-5 =
    Three crosses in one go! The cards you played go to the discard pile. Now Ada is active and has drawn a card, and the number on the pile is for you too: 6.
    Cross out red 6!
hint-cards-5 = You could, but there you would skip numbers. Red 6 comes right after your 5.
lesson-cards-6 =
    Ada has played a card; that was just for her. It is your turn, and you have only two cards left, so you take three.
    Choose 8, 5 and 10: in green they could go on from your 12.
hint-cards-6 = The 12 helps you little: in green you have it, and in red and yellow it is the last number. Choose 8, 5 and 10.
lesson-cards-7 =
    All three are green! But first the number on the pile for everybody: 2.
    Cross out yellow 2!
hint-cards-7 = You don’t have to cross it out, but yellow 2 is the first number of its row: it skips nothing.
lesson-cards-8 =
    When you cross out several numbers in one play, at most one number may be skipped between the first and the last of them.
    From 10 to 8 only the 9 is skipped: that is fine. From 8 to 5 it would be two. So keep the 5.
    Play green 10 and green 8, and cross out both.
hint-cards-8 = Allowed, but not the best. Choose just green 10 and green 8, and cross out 10 and 8.
lesson-cards-9 =
    You must play a card on each of your turns. Here none of them fits: every number lies left of your crosses. So you only discard.
    You have not crossed out anything this turn, so you also take a penalty: five points off.
    Choose both blue cards and discard them. Then you can draw two new ones next time.
hint-cards-9 = One card would be enough, but with two you get two new ones. Choose blue 11 and blue 12.
lesson-cards-10 =
    The last number of a row needs five crosses before it. In yellow you have five.
    Play yellow 11 and yellow 12, and cross out both: the lock comes with the 12 and counts as a cross too.
hint-cards-10 = Almost! Choose yellow 11 and yellow 12 together, and cross out both.
lesson-cards-11 =
    Your yellow row is complete. In the card game that is only true for you: Ada may still cross out yellow numbers.
    The game ends at once when one player has completed two rows, or when somebody takes a fourth penalty.
lesson-cards-12 =
    It is your turn, and the number on the pile is 2. In blue you have five crosses, so you may take the last number.
    Cross out blue 2, and the game is over at once.
hint-cards-12 = The game could go on, but you are well ahead. Cross out blue 2!
lesson-cards-13 =
    Now the rows are counted: one cross is 1 point, two are 3, three are 6, and so on, and locks count as well. Every penalty costs 5.
    You have 84 points and Ada has 32. You win!

lesson-onboard-1 =
    On Board is Qwixx with a pawn. The sheet is the same: you cross out numbers from left to right, and what you skip is gone.
    What is new is the track. Each field shows a color and a number, and below it the points it is worth at the end. The pawns stand at the start.
lesson-onboard-2 =
    You are the active player. A turn has three steps, and it begins with the dice.
    Roll!
lesson-onboard-3 =
    Step one is for everybody: the white dice, 1 and 2, make 3. Cross it out in a row of your choice.
    Cross out red 3!
hint-onboard-3 = You could, but in green and blue the 3 comes late, and we need yellow for something else. Take red 3.
lesson-onboard-4 =
    Step two is only for the active player: a white die plus a colored one; you cross out the sum in that color. White 2 and red 2 make 4.
    Cross out red 4!
hint-onboard-4 = The dice allow it, but you would skip more numbers than you need to. Red 4 skips none.
lesson-onboard-5 =
    Step three: your pawn may move forward, one to five free fields. You must be able to cross out the number you land on, or have it crossed out already.
    Red 2 is out, because it lies left of your 3. But yellow 2 can be crossed out now.
    Move your pawn to field 4!
# The learner chose another field than 4; some of them skip numbers, some are nearer.
hint-onboard-5 = You could land there too, but field 4 is better: it is farther along, or it skips nothing. Go there.
lesson-onboard-6 =
    That was your third cross in one turn! Now Ada has rolled, and her white dice count for you too: 6 and 6 make 12.
    Cross out green 12!
hint-onboard-6 = Blue 12 would be just as good. For this lesson, take green 12.
lesson-onboard-7 =
    Ada has crossed out blue 11, and her pawn has moved to field 6, so she crossed out red 3 as well. Only the active player moves a pawn.
    It is your turn. Roll!
lesson-onboard-8 =
    5 and 6 make 11. In green that is the next number.
    Cross out green 11!
hint-onboard-8 = You would skip numbers there. Green 11 comes right after your 12.
lesson-onboard-9 =
    White 5 and green 5 make 10, and again it is the next one.
    Cross out green 10!
hint-onboard-9 = The dice allow it, but green 10 skips nothing. Take that one.
lesson-onboard-10 =
    Ada’s pawn stands on field 6. A field holds only one pawn, so you jump over it, and an occupied field is not counted.
    Your five free fields are 5, 7, 8, 9 and 10. On field 10 is red 4, which you have already crossed out, so you land there without a new cross.
    Run as far as you can: to field 10!
hint-onboard-10 = That is allowed, and can even be a good idea. But here let the pawn run as far as it can: to field 10.
lesson-onboard-11 =
    In steps one and two you have not crossed out anything. If step three brings no cross either, you take a penalty: five points off.
    On field 20 the number is already crossed out, so landing there would bring no cross. Field 22 brings one: red 8.
    Save yourself: move to field 22!
hint-onboard-11 = Without a cross you would take a penalty. Field 22 brings a cross.
lesson-onboard-12 =
    A player whose pawn reaches one of the last five fields, 36 to 40, announces the end: everybody else has one more turn.
    Field 36 is yellow 12, the last number of its row. It needs five crosses before it, and you have them. So you lock the row for everybody as well.
    Move to field 36!
hint-onboard-12 = You could go there. But field 36 brings the lock, many points and the end of the game: go there.
lesson-onboard-13 =
    You have announced the end. This is Ada’s last turn, and her white dice still count for you: 4 and 5 make 9. The yellow die is gone.
    Cross out red 9!
hint-onboard-13 = One more cross is one more cross: take red 9.
lesson-onboard-14 =
    It is over. Two locked rows or a fourth penalty would have ended the game at once, wherever the pawns are.
    The rows are counted as always, and the points of your pawn’s field are added: 18. You have 105 points and Ada has 48. You win!

## The browser: the rules of the games

rule-which = The rules
rule-which-more = Everything a player needs to know, with pictures.
rule-read = Read
rule-title = { $game }: the rules
rule-intro-classic = For 2 to 5 players. Six dice, a sheet for everybody, a quarter of an hour.
rule-intro-cards = For 2 to 5 players. 44 cards, with jokers 55, and a sheet for everybody.
rule-intro-onboard = For 2 to 4 players. Six dice, a sheet and a pawn for everybody, and a track.
rule-learn = Would you rather learn by playing?
rule-contents = Contents
rule-others = The other games:
# Before the options of the player in a picture of the rules, such as “red 5, blue 5”.
rule-may = Possible here:
rule-head-goal = The goal
rule-head-sheet = The sheet
rule-head-turn = A turn
rule-head-white = The white dice: for everybody
rule-head-mixed = White and colored: for the active player
rule-head-pawn = The pawn
rule-head-penalty = Penalties
rule-head-lock = Locking a row
rule-head-end = The end of the game
rule-head-score = Counting the points
rule-head-argue = What players argue about
rule-head-argue-pawn = What players argue about: the pawn
rule-head-deal = Before the game
rule-head-draw = First: draw
rule-head-number = Second: the number for everybody
rule-head-play = Third: play cards
rule-head-complete = Completing a row
rule-head-jokers = With jokers

rule-goal-classic =
    You cross out numbers in four rows. The more crosses a row has, the more each of them is worth. But numbers you skip are gone for good, and if you wait too long, somebody else locks the row.
    The highest total wins.
rule-goal-cards =
    You cross out numbers in four rows, with cards instead of dice. What you collect in your hand decides what you can cross out, sometimes several numbers at once.
    The highest total wins.
rule-goal-onboard =
    On Board is the dice game with a pawn for everybody. You cross out numbers exactly as in the dice game. On your own turn your pawn may run along the track as well, and its field brings points at the end.
    The highest total wins.
rule-sheet =
    A sheet has four rows of eleven numbers. Red and yellow run from 2 up to 12, green and blue from 12 down to 2. At the right end of every row is a lock.
    In each row you cross out numbers from left to right. You may start anywhere and skip as many numbers as you like, even several at once. But what lies left of a cross can never be crossed out later.
rule-turn =
    The first active player is drawn by lot. The active player rolls all dice that are still in the game. Two actions follow, one strictly after the other: first the white dice, then a white die with a colored one.
    Then it is the next player’s turn, clockwise.
rule-turn-onboard =
    The players agree on a side of the board, and all pawns stand at the start. The first active player is drawn by lot and rolls all dice that are still in the game. Three steps follow, strictly one after the other: the white dice for everybody, a white die with a colored one for the active player, and then the active player’s pawn.
    That makes up to three crosses in one turn. Then it is the next player’s turn, clockwise.
rule-white =
    The two white dice are added. Every player may cross out this number in a row of any color, but in one row only. Nobody has to.
    All decide at the same time. Nobody waits to see what the others do, and nobody changes their mind afterward.
rule-mixed =
    Now the active player, and nobody else, may add one of the white dice and one of the colored dice and cross out the sum in the row of that color. It is one cross at most, and it is optional.
rule-penalty =
    If the active player crosses out nothing in either action, that is a penalty: one of the four boxes is crossed out, and it costs five points.
    One cross in one of the two actions is enough to avoid it. You may cross out nothing on purpose, but then you take the penalty. The other players never take a penalty.
rule-penalty-cards =
    If the active player crosses out nothing, neither the number for everybody nor with cards, that is a penalty: one of the four boxes is crossed out, and it costs five points.
    The other players never take a penalty.
rule-penalty-onboard =
    If none of the three steps brings the active player a cross, that is a penalty of five points. A pawn that lands on a number that is already crossed out makes no new cross, so it does not help.
    The other players never take a penalty.
rule-lock =
    The last number of a row, 12 in red and yellow, 2 in green and blue, may be crossed out only by a player who has at least five crosses in that row already. With it that player crosses out the lock too, and the lock counts as one more cross.
    From the end of that action the row is locked for everybody: nobody crosses out anything there anymore. The die of that color is removed at once. Crosses that others have made in the row stay and count.
rule-complete =
    The last number of a row, 12 in red and yellow, 2 in green and blue, may be crossed out only with at least five crosses in that row before it. With it you cross out the lock too, and the lock counts as one more cross.
    The row is then complete for you alone. Everybody else may still cross out numbers in it, and complete it too.
rule-end =
    The game ends at once when two rows are locked, no matter by whom, or when somebody takes a fourth penalty.
    If the second row is locked with the white dice, the second action does not take place.
rule-end-cards =
    The game ends at once when one player has completed two rows, or when somebody takes a fourth penalty.
    If it happens with the number for everybody, the crosses of all who chose it still count, and then it is over: no cards are played.
rule-end-onboard =
    When the active player’s pawn reaches one of the last five fields, the end is announced: every other player has exactly one more turn, clockwise, and then it is over. The player who announced it has no further turn, but may still cross out the white sum on the others’ turns.
    As in the dice game, two locked rows or somebody’s fourth penalty end the game at once, at any step and wherever the pawns are.
rule-score =
    Every row is counted by itself. The number of its crosses, the lock included, gives its points; a row without a cross gives none.
    The four rows are added, and every penalty takes five off. The highest total wins; players with the same highest total all win.
rule-score-onboard =
    Every row is counted by itself. The number of its crosses, the lock included, gives its points; a row without a cross gives none.
    The four rows are added, every penalty takes five off, and the points of the pawn’s field are added, however the game ended. The highest total wins; players with the same highest total all win.
rule-deal =
    The 44 cards, 2 to 12 in four colors, are shuffled, and everybody gets four. The rest is the draw pile. Its top four cards are laid out beside it as the display; there are always four.
    The backs of the cards show their number but not their color. So everybody sees the numbers on the display, on the pile and in the hands of the others, and colors only in their own hand.
    The first active player is drawn by lot; then play goes clockwise.
rule-draw =
    The active player takes cards from the display until there are five in hand: one in the first turn, later perhaps two or three. All of them are chosen from the four that lie there. Then the display is filled up to four from the pile.
rule-number =
    The number that now lies on top of the pile is for everybody: every player may cross it out in a row of any color, but in one row only. Nobody has to, and all decide at the same time.
    The card stays on the pile; it is the next one to come to the display.
rule-play =
    On your turn you have to play one card, or two or three of the same color. Then you may cross out one or more of the numbers shown in that color, or none.
    If you cross out several, you may skip at most one number between the first and the last of them. Numbers between your earlier crosses and the first new one do not matter.
    All cards you played go to the discard pile, crossed out or not. The other players cross out nothing here.
rule-jokers =
    Eleven jokers, 2 to 12, are shuffled in. The number of a joker is fixed, but its color is chosen when it is played.
    All jokers played together with other cards take their color; jokers played alone share one color of your choice. A joker cannot join two different colors. If a joker and a card show the same number, it is crossed out once.
    Everything else stays as it is.
rule-pawn =
    In the third step the active player may move the pawn forward, never back, by one to five free fields. Occupied fields are jumped over and not counted: a field holds one pawn, and no pawn is ever sent back. The start is not a field: any number of pawns may stand there.
    You may only land on a number that you can cross out now, by the usual rules, or that you have already crossed out. If you can cross it out, you have to. Fields passed on the way do not matter.
    If you cannot land anywhere, or do not want to move, the pawn stays where it is.
rule-argue-dice =
    Several players want to lock the same row with the same white sum. Who may?
    All who have five crosses in it. Each of them crosses out the lock, and it counts for each of them. The row closes only when all have decided.
    Somebody locks a row. May I follow with fewer than five crosses?
    No. The five crosses are needed on every sheet.
    A row is locked with a white and a colored die. May the others lock it too?
    No. In that action only the active player crosses out a number.
    I make my fifth cross with the white dice. May I take the last number right after?
    Yes. The actions come one after the other, and the new cross counts.
    Can more than two rows be locked?
    Yes: a third one together with the second, when both are locked with the same white sum.
    The game ends with the white dice, and the active player has crossed out nothing. Is that a penalty?
    No. The second action does not take place, so there is no penalty either.
    Two players have the same total. Who wins?
    Both. There is no tie-break.
    Can a total be less than zero?
    Yes. Penalties are simply subtracted.
rule-argue-cards =
    The draw pile runs out. What then?
    At that moment the discard pile is shuffled and becomes the new draw pile, even in the middle of filling the display. Its top card shows the number for everybody.
    May I take fewer cards than I lack?
    No. You always fill your hand to exactly five.
    Is the display filled up after each card I take?
    No. You choose from the four that lie there; then it is filled up.
    None of my cards fits. Do I have to play one?
    Yes, at least one. You discard it without a cross.
    May I play cards of a row that I have completed?
    Yes, to get rid of them. They bring no cross.
    May I reach the fifth cross and take the last number in the same play?
    Yes. Crosses are made from left to right, and each counts at once.
    May I cross out three numbers with one skipped between each of them?
    No. One skipped number is allowed in all, not in every gap: of 2, 4 and 6 you may cross out 2 and 4, or 4 and 6.
    Does the number for everybody count as the first cross of my play?
    No. Only the numbers of the play itself matter.
    Two players have the same total. Who wins?
    Both. There is no tie-break.
rule-argue-onboard =
    Do I have to move my pawn?
    No, never.
    May I land on a number and not cross it out?
    Only if it is already crossed out. If you can cross it out, you have to.
    I crossed out the number on this very turn. May I land on it?
    Yes, it counts as already crossed out.
    The row is locked. May I land on one of its numbers?
    Only if you crossed out that number before.
    Can my pawn lock a row?
    Yes, with five crosses, as always. The row is locked for everybody and the die goes, but the others cannot lock it with you. If it is the second row, the game is over at once.
    May I move beyond the last field?
    No. The last field is the farthest.
    Another pawn reaches the last five fields during the last turns. What happens?
    Nothing more. Nobody gets an extra turn.
    The move that announced the end brought no cross. Is that a penalty?
    Yes, if the other steps brought none either. If it is the fourth, the game is over at once.

example-crossing = Red continues from 10, yellow from 9, green from 9, blue from 10. The striped numbers were skipped and are gone.
example-white = Ada has rolled, and the white dice make 8. You may cross it out in green or in blue. In red you are past it, and yellow 8 is already crossed out.
example-mixed = It is your turn. White 6 and red 4 make red 10, white 6 and yellow 3 make yellow 9. In green and blue either white die will do. Whichever you take, it is one cross.
example-lock = You have five crosses in red, so the 12 is open to you, and the lock with it. In yellow you have only two crosses: there the 12 has to wait.
example-together = You and Ada both had five red crosses, and both took the 12. Both cross out the lock. Then the red die leaves the game.
example-score = Seven crosses in red, with the lock, are 28 points, three in yellow 6, five in green 15, and seven in blue 28. Two penalties cost 10. That makes 67.
example-draw = With four cards in hand you take one from the display. You see its number, but you learn its color only when it is yours.
example-play = Three green cards are played. You may cross out 9 and 7, or 7 and 5, or one of them. You may not cross out all three: 8 and 6 would both be skipped.
example-jokers = The joker 10 is played with yellow 9, so it is yellow as well.
example-complete = You have completed red and cross out nothing more there. Ada goes on in red, and may complete it too.
example-pawn = Your pawn is on field 7, Ada’s on field 9, which is not counted. Of the five free fields 8, 10, 11, 12 and 13 you can land on 11 and 13 with a cross, and on 10 because red 4 is already crossed out. On 8 and 12 you cannot: yellow 3 and 4 lie left of your 5.
example-bonus = The rows bring 28, 10, 15 and 15 points, a penalty takes 5 off, and the pawn’s field adds 19. That makes 82.

## Pass and play: everybody on one device

pass-intro = Everybody plays on this one device and passes it on. Once it is loaded, it needs no network.
pass-who = Who plays, in the order of the seats
pass-player = Player { $number }
pass-name = Name of player { $number }
pass-bot = Bot on seat { $number }
pass-up = Move { $player } up
pass-remove = Remove { $player }
pass-add = Add a player
pass-add-bot = Add a bot
pass-need =
    { $count ->
        [one] At least one seat, and a person on one of them.
       *[other] At least { $count } seats, and a person on one of them.
    }
pass-kept = Your game is waiting
pass-kept-more = { $game } with { $players }. Last played: { $when }.
pass-go-on = Continue
pass-anew = Start over
pass-anew-sure = Start over?
pass-anew-more = The unfinished game will be lost.
pass-loading = Fetching the rules of the game: about 6 MB, only this once. After that you need no network.
pass-not-loaded = The rules could not be fetched
pass-not-loaded-more = They come from the server once, and it cannot be reached right now. Try again when you are connected.
web-old-browser = This browser is too old
web-old-browser-more = Rowlock needs Safari { $safari }, Firefox { $firefox }, Chrome or Edge { $chrome }, or anything newer. Update the browser, or try another device.
pass-try-again = Try again
pass-elsewhere = This game is open in another tab
pass-elsewhere-more = Only one tab can play it. If you play here, the other one stops.
pass-take-over = Play here
pass-unreadable = The saved game cannot be read. You can start a new one.
pass-not-kept = This browser stores nothing: the game is lost when you close this page.
pass-trouble = Something went wrong on this device. Reload the page; the game is saved.
pass-seats = Seats
# Behind a player’s name.
pass-standing =
    { $state ->
        [acts] is to move
       *[decided] has decided and can take it back
    }
pass-turn =
    { $what ->
        [roll] { $player } rolls
       *[decide] { $player } decides
    }
# The device is passed on; the cards are hidden until the next player takes it.
pass-curtain = Hand the device to { $player }
pass-curtain-more = The cards stay covered until then.
pass-take = I am { $player }
pass-return = { $player } wants to take a decision back
pass-first = { $player } decides first
pass-again = Play again
pass-others = Other players, other game
pass-leave = Leave the game
pass-leave-more = The game is saved on this device: you can continue later.

## The browser: watching a game again

web-film-intro = Open a saved game and go through it step by step.
web-film-drop = Drop the file of a game here
web-film-files = The file that “Save the game” or “rowlock play” saved, ending in .rowlock.
web-film-choose = Choose a file
web-film-paste = Or paste the text of a game
web-film-show = Show the game
web-film-another = Another game
web-film-share = Share this moment
web-film-too-large = That file is too large to be a game: a game has at most 64 KiB.
web-film-offline = The server cannot be reached, and it is needed to open games. A game that is already open can be watched to its end without it.
# Simultaneous decisions that were made, but the game ended before they counted.
web-film-pending = Decided, but it no longer counts: { $decisions }
web-film-mine = Your finished games
web-film-unfinished = The game was not finished: it ends here.
web-film-controls = Steps of the game
web-film-scrub = Moment of the game
web-film-where = Turn { $turn }, { $player } to play
web-film-beginning = The beginning
web-film-step = Step { $step } of { $steps }
web-film-first = To the beginning
web-film-back = One step back
web-film-play = Play
web-film-pause = Pause
web-film-forward = One step forward
web-film-last = To the end
web-film-speed = Speed
web-film-active = To play:
web-film-hand = Hand of { $player }
web-film-sheets = Sheets
# Legend of a choice between the players: whose cards are shown.
web-film-side = Point of view
web-film-everybody = Everybody
web-film-chart = Points over the turns
web-film-chart-spoken = Lines of everybody’s points. At the end: { $players }. The table below has the points after every turn.
web-film-as-table = As a table
web-film-turn = Turn
web-film-fair =
    { $game ->
        [cards] Were the cards shuffled fairly?
       *[other] Were the dice fair?
    }
web-film-promise = Before the game the server drew a secret and showed its fingerprint (the commitment), which fits no other secret. Every player’s device did the same with a text of its own, and only then were the texts revealed: secret and texts are the seed. Now that it is known, anyone can draw every die and every shuffle again.
web-film-commitment = Commitment
web-film-seed = Seed
web-film-whole = Show all
web-film-shorten = Shorten
web-film-copy = Copy
web-film-copy-yourself = Copying is not allowed here: select the text and copy it.
web-film-check = Check on this device
web-film-size = For this your browser loads the real rules, about 6 MB, once.
web-film-loading = Loading and checking…
web-film-no-record = The record could not be fetched, so there is nothing to check here.
web-film-no-seed = This record has no seed, so there is nothing to check: the dice were rolled at the table, or the game is still going on.
web-fair-own-text = Your text for the dice
web-fair-result =
    { $result ->
        [fair] Fair: everything was checked and is right.
        [unfair] This game was not fair.
       *[open] Nothing wrong was found, but not everything could be checked.
    }
web-fair-failed =
    { $name ->
        [commitment] The server’s secret is not the one it had committed to.
        [first_commitment] The server has changed its commitment since this device saw it first.
        [own_text] Your text was replaced by another. That is fine only if you also sat at this table with another device.
        [pledges] A player’s text is not the one that was pledged.
        [draws] Dice or cards do not follow from the seed.
       *[seen_draws] The record shows other dice or cards than this device saw.
    }
web-film-by-device = Checked on this device, without the server.
web-film-by-server = The check could not be loaded on this device, so the server has checked itself. Save the game and check it with “rowlock verify” to be sure.

## The dice game for one player, solved

cli-solve = Solve the dice game for one player; print the expected points of a sheet and the loss of each option.
cli-solve-players = the number of players; the others only supply white sums (default: 1)
cli-solve-show = the sheet to evaluate: its crosses, such as "r2 r3 g12 p1", or a position as JSON or in a file
cli-solve-dice = the roll: two white dice, red, yellow, green, blue, such as "4 1 3 2 5 6"
cli-solve-wait = the number of other players’ turns before your own (default: 0)
cli-solve-json = print the values as JSON
solve-needs-show = --dice and --wait go with --show.
solve-players =
    { $count ->
        [one] The position has { $count } player; leave --players out.
       *[other] The position has { $count } players; leave --players out.
    }
solve-over = The game on this sheet is over.
solve-not-a-sheet = “{ $word }” does not fit on the sheet. { $reason }
solve-how-to-write = Write its crosses from left to right in each row, such as r2 r3 g12, and p2 for two penalties.
solve-interrupted = Interrupted. What is done is saved, and the next run continues from there.
solve-not-a-position = This is not a position: { $reason }.
solve-no-json = This is not JSON.
solve-classic-only = Only the dice game is solved.
solve-has-dice = This position already has its dice; leave --dice out.
solve-has-turn = The position says whose turn it is; leave --wait out.
solve-dice = “{ $value }” is not a roll: give six numbers from 1 to 6, for white, white, red, yellow, green, blue.
solve-takes = Solving needs about { $memory } MB of memory, and { $disk } MB of disk in { $folder }.
solve-solving =
    { $players ->
        [one] Solving for one player
       *[other] Solving for { $players } players
    }
solve-value =
    { $players ->
        [one] With the best play one player scores { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } points on average.
       *[other] With the best play a player scores { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } points on average, if the others of { $players } players only supply white sums.
    }
# Head of a column: how many other players come first.
solve-wait = Others’ turns first
solve-penalties = Penalties
solve-with-penalties =
    { $count ->
        [0] No penalty
        [one] { $count } penalty
       *[other] { $count } penalties
    }
solve-worth = Expected at the end: { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } points, { NUMBER($more, minimumFractionDigits: 3, maximumFractionDigits: 3) } of them still to come.
solve-worth-thrown = Expected at the end with this roll: { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } points, { NUMBER($more, minimumFractionDigits: 3, maximumFractionDigits: 3) } of them still to come.
solve-number = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
# Head of a column: what one crosses out.
solve-option = Cross
# Head of a column: the second action.
solve-then = Then
solve-expected = Expected
solve-loss = Loss

## The laboratory: rowlock simulate

cli-simulate = Simulate many games between bots; report wins, points and how the games end.
cli-simulate-players = the number of players; 1 is a solo game of classic (default: the number of bots, or 2)
cli-simulate-bots = one bot per seat, or one for all, separated by commas: bots by name, as in champion@50 with a time, programs as exec:COMMAND, in classic also optimal (default: greedy)
cli-simulate-games = the number of games (default: 10,000)
cli-simulate-seed = a whole number; the same seed gives the same games (default: 0)
cli-threads = the number of threads, or of processes for bots that are not compiled (default: one per core)
cli-on = where to run: threads or processes of this computer, or a Ray cluster
cli-simulate-json = print the report as JSON
cli-simulate-out = a Parquet file for the result of each game
cli-simulate-plot = an image file for the charts: .png, .svg or .pdf
lab-missing = This needs { $package }, which is not installed. Install it with: { $command }
lab-range = { $parameter } has to be a whole number from { $least } to { $most }.
lab-on = --on cannot be { $value }; there are { $places }.
lab-ray = Starting Ray…
lab-no-cluster = No Ray cluster answers at { $address }, which RAY_ADDRESS names.
lab-no-ray = Ray does not work: { $reason }
simulate-seats =
    { $count ->
        [one] --bots names { $count } bot
       *[other] --bots names { $count } bots
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: name one for each seat, or one for all: { $bots }.
simulate-only-classic = The bot { $bot } plays only classic; this game has { $bots }.
simulate-out-suffix = The games are written as Parquet, so { $file } has to end in { $suffixes }.
simulate-plot-suffix = The charts cannot be drawn into { $file }: its name has to end in one of { $suffixes }.
simulate-not-written = The file { $file } cannot be written: { $reason }.
simulate-compiling = Compiling for this computer: up to half a minute, the first time…
simulate-playing = Playing
simulate-progress = { $done } / { $games }, { $rate } a second
simulate-nothing = Interrupted before any game was counted.
simulate-interrupted =
    { $games ->
        [one] Interrupted: { $games } game of { $planned } was played.
       *[other] Interrupted: { $games } games of { $planned } were played.
    }
simulate-title =
    { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
simulate-speed =
    { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $rate ->
        [one] { $rate } game
       *[other] { $rate } games
    } a second, seed { $seed }
simulate-source = Seed { $seed }, Rowlock { $version }
simulate-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent-axis = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
simulate-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
simulate-seat = Seat
simulate-bot = Bot
simulate-mean = Points
simulate-margin = 95%
simulate-sd = SD
simulate-wins = Wins
simulate-ci = 95% interval
simulate-penalties = Penalties
simulate-points-title = Points at the end
simulate-share-axis = share of the games
simulate-mean-of = mean { $mean }, SD { $sd }
simulate-order-title = By order of turns
simulate-turn = Order
simulate-order =
    { $turn ->
        [1] began
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }
simulate-wins-title = Wins, with 95% intervals
# Legend of a dashed line in a chart.
simulate-fair = dashed: an equal share, { $share }; ties are split
simulate-turns-title = Length of the games
simulate-turns-axis = turns
simulate-turns =
    Turns: mean { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, SD { NUMBER($sd, minimumFractionDigits: 2, maximumFractionDigits: 2) }, median { $median }; 5% to 95%: { $low } to { $high }
simulate-ends-title = How the games ended
simulate-end =
    { $end ->
        [two_rows_locked] two rows locked
        [two_rows_completed] two rows completed
        [four_penalties] a fourth penalty
       *[track_end] the last turns on the track
    }
simulate-end-share = { $end }: { $share }
simulate-kept = The result of every game is in { $file }.
simulate-drawn = The charts are in { $file }.

## The laboratory: rowlock arena

cli-arena = Run a tournament between bots and programs, in all seats with the same dice and cards, and compare their strength.
cli-arena-bots = the entrants, separated by commas: bots by name, with an optional time as in champion@50, and programs as exec:COMMAND
cli-arena-games = the number of games per table, rounded up so that every bot has every seat equally often (default: 1,000)
cli-arena-players = the number of seats per table (default: all bots, or 2 if there are more bots than seats)
cli-arena-against = the bot in all other seats: each of --bots plays against it alone
cli-arena-ms = milliseconds to think, for bots and programs with a time setting
cli-arena-workers = the number of processes (default: one per core)
cli-arena-luck = also measure the luck of the dice, and report the wins without it
cli-arena-picture = an image file for the result: .png, .svg or .pdf
arena-too-few = An arena needs two bots or more, or one and --against.
arena-too-many = An arena has room for { $most } bots.
arena-seats =
    { $count ->
        [one] --bots names { $count } bot
       *[other] --bots names { $count } bots
    } for { $players } players: name more, or with --against the bot of all other seats.
arena-no-time = The bot { $bot } takes no time to think.
arena-bad-time = { $bot }@{ $time } has no valid time: after @ comes a whole number of milliseconds from 0 to { $most }.
arena-bad-command = { $name } names no program: after exec: comes a command, with its quotes closed.
arena-no-program = The program { $program } cannot be found or run.
arena-no-luck = Luck cannot be estimated in { $game }: --luck is for classic and onboard.
arena-broken = The games had to stop: { $reason }
arena-deals =
    { $deals ->
        [one] { $deals } deal, played from every seat with the same luck.
       *[other] { $deals } deals, each played from every seat with the same luck.
    }
# Head of a column: the share of wins with the luck taken out.
arena-earned = Without luck
arena-earned-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }% ±{ NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-margin = Margin
arena-rating = Rating
arena-rating-title = Ratings (openskill), with one sigma
arena-cross-title = Ahead of the bot in the column
arena-gaps-title =
    { $luck ->
        [apart] More wins than the bot in the column, without luck
       *[in] More wins than the bot in the column
    }
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-axis = { NUMBER($value, maximumFractionDigits: 1) }
arena-failures-title = Games lost without an answer
arena-failures =
    { $bot }: { $why }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
arena-failure =
    { $kind ->
        [no_start] could not be started
        [died] ended in the middle of a game
        [stalled] did not answer in time
        [too_long] the answer had no end
        [unasked] answered without being asked
        [not_json] the answer was not JSON
        [no_choice] the answer named no option
       *[no_option] chose an option that is not there
    }

## Why an option is good or bad: of the decision, never of who takes it

# Reasons speak of the decision, never of who takes it.
why-above-penalty =
    Crossing out { $cell } skips { $count ->
        [one] one number
       *[other] { $count } numbers
    } for one cross: a penalty costs less.
why-announces = This announces the end: everybody else has one more turn.
why-announces-behind = This announces the end while behind on points.
why-announces-early = This announces the end while there is more to win.
why-blocks = Crossing out { $cell } shuts out the { $other } that the colored dice give in the same row.
why-bonus =
    The pawn wins { $points ->
        [one] one point
       *[other] { $points } points
    } as a bonus.
why-cheap =
    { $count ->
        [one] Crossing out { $cell } skips only one number.
        [2] Crossing out { $cell } skips only { $count } numbers.
       *[other] Crossing out { $cell } is worth the { $count } numbers that it skips.
    }
why-cheaper-penalty =
    Every cross would skip at least { $count ->
        [one] one number
       *[other] { $count } numbers
    }: a penalty costs less.
why-completes = This completes { $row }: { $count } crosses.
why-discard = Needed least of the cards in hand: { $cards }.
why-draw = The most useful numbers for this sheet: { $numbers }.
why-draw-better = More useful for this sheet: { $numbers }.
why-ends-alone = This ends the game.
# A warning: whoever ends the game now loses it.
why-ends-behind = This ends the game while behind on points.
why-ends-early = This ends the game while there is more to win.
why-ends-tie = This ends the game in a tie.
why-ends-win = This ends the game in the lead.
why-equal = This is just as good.
why-fifth = Crossing out { $cell } makes the fifth cross: the last number of the row is open now.
why-free = Crossing out { $cell } skips nothing.
why-gives-up = Crossing out { $cell } gives up the numbers that come up most often: { $numbers }.
why-hurries = The pawn runs past fields that are worth more.
why-keeps = The same play could get rid of { $cards } as well.
why-later = Crossing out { $cell } can wait: the colored dice give it as well.
why-less = Other options bring more later.
why-locks = This locks { $row }: { $count } crosses, and nobody else can use it anymore.
why-locks-behind = Locking { $row } brings the end nearer while behind on points.
why-locks-early = Locking { $row } brings the end nearer while there is more to win.
why-lucky = Just what was needed.
why-misses =
    { $count ->
        [0] Crossing out { $cell } would skip nothing.
        [one] Crossing out { $cell } would skip just one number.
       *[other] Crossing out { $cell } would be worth the { $count } numbers that it skips.
    }
why-misses-bonus =
    The pawn could win { $points ->
        [one] one more point
       *[other] { $points } more points
    } as a bonus.
why-misses-end = The game could be ended here in the lead.
why-misses-lock = Crossing out { $cell } would finish the row: { $count } crosses.
why-misses-set = { $count } crosses are possible at once: { $numbers }.
why-moves = Moving on costs nothing here.
why-nothing = There is nothing to cross out.
why-patience = Waiting is worth more here than any cross.
why-penalty =
    { $count ->
        [3] Crossing out nothing costs five points, and it is the third penalty: one more ends the game.
       *[other] Crossing out nothing costs a penalty: five points.
    }
why-richer =
    Crossing out { $cell } brings more at once: { $points ->
        [one] one point
       *[other] { $points } points
    }.
why-room =
    Crossing out { $cell } leaves { $count ->
        [one] one number
       *[other] { $count } numbers
    } in its row, the best cross leaves { $other }.
why-saves-penalty =
    Crossing out { $cell } skips { $count ->
        [one] one number
       *[other] { $count } numbers
    }, but saves a penalty.
why-set = { $count } crosses at once: { $numbers }.
why-skips =
    Crossing out { $cell } skips { $count ->
        [one] one number
       *[other] { $count } numbers
    } for { $crosses ->
        [one] one cross
       *[other] { $crosses } crosses
    }.
why-spends = It is better to keep { $cards } for later.
why-stays = The pawn should wait.
why-unlucky = Little of it was useful.
why-waits =
    Every cross would skip at least { $count ->
        [one] one number
       *[other] { $count } numbers
    }: better to wait.

## The review of a game

cli-review = Analyze a game: chances to win, luck, and the cost of each decision.
cli-review-seat = list the decisions of this seat only, counted from 1
cli-review-all = list every costly decision, not only the ten costliest
cli-review-html = write the review as an HTML page to this file
cli-review-ms = milliseconds to analyze a decision that looks costly (default: 50)
cli-review-json = print the review as JSON
review-whole = --json prints the whole review, so --seat cannot be used with it.
review-working = Reviewing
review-title = Review: { $game }
review-result = Result: { $standing }
review-unfinished = Not over yet: { $standing }
review-curve-win = Chance to win, turn by turn
review-curve-points = Expected points, turn by turn
review-curve-spoken = Lines, turn by turn. At the end: { $players }. The table below has the numbers.
review-curve-table = The curve in numbers
review-turn = Turn
review-end-of-game = End
review-parts-title = Luck and skill
review-parts-note = Luck: what the dice or cards gave to a player who always decides best. Decisions: what was lost compared with the best ones.
review-player = Player
# Heads of columns: the chance to win at the start, what luck, decisions and the others changed, and the end.
review-start = Start
review-luck = Luck
review-cost = Decisions
review-others = Others
review-end = End
# $luck and $cost are percentages or points with a sign.
review-told =
    { $kind ->
        [cards] { $sign ->
            [minus] { $player }: the cards took { $luck }, decisions cost { $cost }.
           *[plus] { $player }: the cards gave { $luck }, decisions cost { $cost }.
        }
       *[dice] { $sign ->
            [minus] { $player }: the dice took { $luck }, decisions cost { $cost }.
           *[plus] { $player }: the dice gave { $luck }, decisions cost { $cost }.
        }
    }
review-moments-title =
    { $count ->
        [one] The moment that decided the game
       *[other] The { $count } moments that decided the game
    }
review-moment-luck =
    { $kind ->
        [cards] Turn { $turn }: the cards. { $player } { $swing }
       *[dice] Turn { $turn }: the dice { $dice }. { $player } { $swing }
    }
review-moment-decision = Turn { $turn }: a decision. { $player } { $swing }
review-instead = Chosen: { $decision }. Best: { $best }.
review-lucky-best = Best: { $best }.
review-move = pawn to { $cell } (field { $field })
review-show = nothing, { $cards } discarded
review-costly-title = Costly decisions
review-costly-none = No decision cost enough to be worth mentioning.
review-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
review-every = --all lists every costly decision, --seat N those of one player.
review-grades-title = How good the decisions were
review-grade-best = Best
review-grade-fine = Fine
review-grade-slip = Slip
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-percent-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
review-written = The review is in { $file }.

## Practice: a position a day, and the solved solo game

table-busy = The server is busy right now: try again in a minute.
table-no_such_day = There is no position for that day.
cli-practice = Solve the position of the day and see how good your decision is.
cli-practice-date = the day as YYYY-MM-DD, one of the last 30 (default: today)
cli-practice-solo = play the dice game solo and compare each decision with perfect play
practice-no-date = “{ $value }” is not a date: write it like 2026-05-31.
practice-no-day = There is no position for { $date }. The days from { $first } to { $last } are available.
practice-either = --date and --solo cannot be used together.
practice-seed-solo = --seed is for --solo.
practice-title = Position of { $date }: { $game }
practice-left = You can come back to it any time.
practice-right = That is the best option.
# $place is a number, 1 for the best.
practice-place = That ranks { $place } of { $options } options.
# $win is a percentage (a drop by that many percentage points), $points a number with one decimal.
practice-cost = Compared with the best option, the chance to win drops by { $win } and the score by { $points } points.
practice-cost-richer = Compared with the best option, the chance to win drops by { $win }, though it brings { $points } points more on average.
practice-streak =
    { $count ->
        [one] Day 1 of a new streak.
       *[other] { $count } days in a row.
    }
practice-all = Type “{ $word }” to see all { $count } options, or Enter to end.
practice-help-quit = { $word }: leave
practice-perfect = Perfect play would decide the same.
practice-better = Perfect play: { $decision }. Your decision costs { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } points on average.
solo-perfect = Perfect play scores { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average.
solo-same-dice =
    { $points ->
        [one] With the same dice, perfect decisions would have scored { $points } point.
       *[other] With the same dice, perfect decisions would have scored { $points } points.
    }
solo-lost = All your decisions together cost { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average.
web-practice = Practice
web-practice-more = A position a day, and solo against perfect play.
web-practice-intro = The same position for everyone, and a new one each day. Decide as in a game, then see what every option is worth.
web-practice-solo = Solo against perfect play
web-practice-solo-more = Qwixx for one player is solved. Every turn is yours; at the end you see your points next to those of perfect play.
web-practice-solo-play = Play solo
web-practice-ranking = What the options are worth
web-practice-yours = your answer
web-practice-share-text = Rowlock, position of { $date } ({ $game }): { $result }
web-practice-share-best = the best option
# Part of a text to be shared, behind “Rowlock, position of …:”.
web-practice-share-place = option { $place } of { $options }, chance to win lost: { $lost }
web-practice-past = Earlier days
web-practice-today = Today
web-practice-done =
    { $result ->
        [best] best found
        [other] played
       *[open] not played yet
    }

## The browser: the review of a game

web-review = Review
web-review-working = Looking at every decision: { $percent }
web-review-none = Open a game first, then choose its review.
web-review-curve = Chance to win, turn by turn
web-review-curve-solo = Expected points, turn by turn
web-review-parts = Luck and decisions
web-review-parts-about =
    { $kind ->
        [solo] What the dice brought, and what decisions gave away: together it makes the way from the beginning to the end.
       *[other] What dice or cards brought, what decisions gave away, and what the others did: together it makes the way from the beginning to the end.
    }
web-review-luck = Luck
web-review-lost = Decisions
web-review-others = The others
web-review-moments = What decided the game
web-review-decision = A decision
web-review-costly = Costly decisions
web-review-costly-none = No decision cost enough to be worth mentioning.
web-review-unfinished = This game was not played to its end: the review goes as far as it was played.
web-review-previous = Previous costly decision
web-review-next = Next costly decision
web-review-better = Better: { $decision }
# Behind the option that the player chose.
web-review-chosen = chosen
web-review-best = best
web-review-all =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
web-review-retry = Try again from here
web-review-back = Back to the review
web-review-retry-more =
    { $kind ->
        [solo] A new solo game, from this moment on and with new dice.
        [cards] A new table against bots, from this moment on; the draw pile is reshuffled.
       *[other] A new table against bots, from this moment on and with new dice.
    }
