## De spellen

game-classic = Qwixx
game-cards = Qwixx Het Kaartspel
game-onboard = Qwixx On Board
about-classic = het dobbelspel, voor 2 tot 5 spelers of solo
about-cards = kaarten in plaats van dobbelstenen, voor 2 tot 5 spelers
about-onboard = het dobbelspel met een pion op een parcours, voor 2 tot 4 spelers

## Kleuren, rijen, dobbelstenen, getallen

color-red = Rood
color-yellow = Geel
color-green = Groen
color-blue = Blauw
row-red = de rode rij
row-yellow = de gele rij
row-green = de groene rij
row-blue = de blauwe rij
die-red = rood
die-yellow = geel
die-green = groen
die-blue = blauw
cell-red = rood { $number }
cell-yellow = geel { $number }
cell-green = groen { $number }
cell-blue = blauw { $number }
card-joker = joker { $number }
name-red = rood { $number }
name-yellow = geel { $number }
name-green = groen { $number }
name-blue = blauw { $number }
name-joker = joker { $number }

## Het scoreblad

sheet-of = Scoreblad van { $player }
sheet-penalties = Misworpen { $boxes } { $points }
sheet-bonus = Bonus { $points }
sheet-total = Totaal { $points }
spoken-none = niets
spoken-row =
    { $row }: aangekruist { $crossed }; { $state ->
        [locked] het slot is ook aangekruist
        [closed] door iemand anders afgesloten
       *[open] verder vanaf { $next }
    }. { $crosses ->
        [one] { $crosses } kruisje
       *[other] { $crosses } kruisjes
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
spoken-total =
    { $bonus ->
        [0] Misworpen: { $penalties }. Totaal: { $points }.
       *[other] Misworpen: { $penalties }. Bonus: { $bonus }. Totaal: { $points }.
    }
spoken-pawn =
    { $field ->
        [0] { $player }: op de start, bonus { $bonus }.
       *[other] { $player }: veld { $field } van { $fields }, bonus { $bonus }.
    }

## Het speelbord en de kaarten

track-start = Start: { $pawns } ({ $legend })
track-field = Veld
track-number = Getal
track-bonus = Bonus
track-pawns = Pionnen
hand = Je hand:
display = Open kaarten: { $cards }. Boven op de trekstapel: { $top }. Kaarten in de stapel: { $pile }.

## Een beurt

started = { $game }: { $players }.
started-help = Typ op elk moment ‘{ $help }’ voor een lijst met opdrachten.
turn = Beurt { $turn }: { $player } is de actieve speler. ({ $standing })
rolled = Dobbelstenen: wit { $one } en { $other }, samen { $sum }; { $colored }.
rolled-die = { $die } { $face }
own-dice = { $player }, gooi en typ { $count } dobbelstenen: twee keer wit, dan { $dice }.
ask-action1 =
    { $active ->
        [yes] { $player }, de witte dobbelstenen zijn samen { $number }. Het is jouw beurt. Wat kruis je aan?
       *[no] { $player }, de witte dobbelstenen zijn samen { $number }. Wat kruis je aan?
    }
ask-action2 = { $player }, een witte dobbelsteen met een gekleurde: wat kruis je aan?
ask-step3 = { $player }, verzet je je pion?
ask-draw =
    { $count ->
        [one] { $player }, pak een van de open kaarten: typ de plek, bijvoorbeeld 2.
       *[other] { $player }, pak { $count } van de open kaarten: typ de plekken, bijvoorbeeld { $example }.
    }
ask-number =
    { $active ->
        [yes] { $player }, de { $number } is voor iedereen. Het is jouw beurt. Wat kruis je aan?
       *[no] { $player }, de { $number } is voor iedereen. Wat kruis je aan?
    }
ask-play = { $player }, speel een, twee of drie kaarten van één kleur. Wat kruis je aan?
ahead = Voor je pion liggen: { $fields }.
field = veld { $field } { $cell } (+{ $bonus })
holds = { $player } heeft { $numbers } in de hand.
discard = Boven op de aflegstapel: { $top }.
hand-over = { $player }, kom achter het toetsenbord en druk op Enter.
more-options =
    { $count ->
        [one] … en nog een: typ ‘{ $options }’ om die te zien.
       *[other] … en nog { $count }: typ ‘{ $options }’ om ze te zien.
    }
hint-title = Wat je opties waard zijn, de beste eerst
hint-win = Winstkans
hint-points = Punten aan het eind
hint-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
hint-number = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-spoken = { $option }. Winstkans: { $win }. Punten aan het eind: { $points }.
hint-spoken-solo = { $option }. Punten aan het eind: { $points }.
hint-why = { $option }: { $why }
hint-more =
    { $count ->
        [one] … en nog een, niet beter dan deze
       *[other] … en nog { $count }, niet beter dan deze
    }
hint-more-all =
    { $count ->
        [one] … en nog een, niet beter dan deze: typ ‘{ $all }’ om die te zien.
       *[other] … en nog { $count }, niet beter dan deze: typ ‘{ $all }’ om ze te zien.
    }
option-pass = niets
option-pass-penalty = niets, en je krijgt een misworp
option-stay = de pion blijft staan
option-stay-penalty = de pion blijft staan, en je krijgt een misworp
option-move = veld { $field }, kruis { $cell } aan
option-move-free = veld { $field }, { $cell } is al aangekruist
option-play = { $crossed } met { $cards }
option-show = niets, leg { $cards } af
option-show-penalty = niets, leg { $cards } af, en je krijgt een misworp
span =
    { $spoken ->
        [yes] { $first } tot en met { $last }
       *[no] { $first }–{ $last }
    }
note-skips = slaat { $numbers } over
# Beside what is crossed out, on a button. $cards is a list of cell-… or card-joker.
note-discards = legt ook { $cards } af
note-locks = sluit de rij af
note-completes = voltooit de rij
note-bonus = bonus { $points }
note-penalty = geen kruisje, dus een misworp
note-announces = kondigt het einde aan

## Wat er gebeurde

told-pass = { $player } kruist niets aan.
told-stays = { $player } laat de pion staan.
told-cross = { $player } kruist { $crossed } aan.
told-move = { $player } gaat naar veld { $field }: { $cell } is al aangekruist.
told-move-cross = { $player } gaat naar veld { $field } en kruist { $cell } aan.
told-draw = { $player } pakt { $numbers }.
told-show = { $player } legt { $cards } af en kruist niets aan.
told-play = { $player } speelt { $cards } en kruist { $crossed } aan.
told-reshuffle = De aflegstapel wordt geschud en is nu de nieuwe trekstapel.
told-locked = { $player } sluit { $row } af!
told-completed = { $player } voltooit { $row }!
told-penalty =
    { $player } krijgt een { $count ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] vierde
    } misworp.
told-announced = { $player } kondigt het einde aan: alle anderen hebben nog één beurt.
taken-back = Teruggenomen.
over =
    { $reason ->
        [four_penalties] Het spel is afgelopen: een vierde misworp.
        [two_rows_completed] Het spel is afgelopen: iemand heeft twee rijen voltooid.
        [track_end] Het spel is afgelopen: de laatste beurten zijn gespeeld.
       *[two_rows_locked] Het spel is afgelopen: twee rijen zijn afgesloten.
    }
result =
    { $points ->
        [one] { $player }: { $sum } = { $points } punt
       *[other] { $player }: { $sum } = { $points } punten
    }
winners =
    { $count ->
        [one] { $margin ->
            [0] { $players } wint!
            [one] { $players } wint met { $margin } punt verschil!
           *[other] { $players } wint met { $margin } punten verschil!
        }
       *[other] Gelijkspel: { $players } winnen samen!
    }
you-win =
    { $margin ->
        [0] Je wint!
        [one] Je wint met { $margin } punt verschil!
       *[other] Je wint met { $margin } punten verschil!
    }

## Opslaan

kept = De partij is opgeslagen in { $file }.
left = De partij is opgeslagen in { $file }. Ga verder met: { $command }
left-before = Er is geen partij begonnen.
reason-missing = dat bestand bestaat niet
reason-forbidden = geen toegang
reason-full = de schijf is vol
reason-folder = het is een map
reason-no-folder = een deel van het pad is geen map
reason-folder-missing = de map bestaat niet
reason-not-text = het is geen UTF-8-tekst
reason-other = het systeem weigert
not-saved = De partij kan niet worden opgeslagen in { $file }: { $reason }.

## Wat een speler typt

command-help = help, h
command-options = opties, o
command-hint = hint, ?h
command-all = alles
command-table = tafel, dobbelstenen, t
command-sheets = bladen, scorebladen, b
command-undo = terug, ongedaan, z
command-save = opslaan, bewaar
command-quit = stop, stoppen, q
help-help = { $word }: deze lijst
help-options = { $word }: alles wat je nu mag doen
help-hint = { $word }: wat je opties waard zijn, de beste eerst, en waarom
help-all = { $word }: de hint voor elke optie, niet alleen de beste
help-table = { $word }: wat er op tafel ligt: dobbelstenen, kaarten, speelbord
help-sheets = { $word }: de scorebladen van iedereen
help-undo = { $word }: je laatste keuze terugnemen
help-save = { $word }: de partij nu opslaan (dat gebeurt ook vanzelf na elke keuze)
help-quit = { $word }: opslaan en stoppen
help-decisions = Kies door het nummer te typen dat voor een optie staat.
help-classic = Je kunt ook typen wat je aankruist, bijvoorbeeld r5 of rood 5 (r is rood, y geel, g groen, b blauw), of - voor niets.
help-cards = Je kunt ook typen wat je aankruist, bijvoorbeeld r5 (r is rood, y geel, g groen, b blauw, j joker), of - voor niets. Kaarten speel je door ze te typen, dan > en de getallen, bijvoorbeeld g11 g9 > 11 9. Staat er niets na >, dan leg je ze af zonder kruisje.
help-onboard = Je kunt ook typen wat je aankruist, bijvoorbeeld r5 (r is rood, y geel, g groen, b blauw), of - voor niets. De pion verzet je met @ en het veld, bijvoorbeeld @7.
help-dice = Dobbelstenen typ je achter elkaar: twee witte, dan rood, geel, groen en blauw, voor zover ze nog meedoen.
help-points = Punten voor 1 tot en met 12 kruisjes in een rij: { $points }.
rules-classic = In het kort: getallen kruis je aan van links naar rechts. Voor het laatste getal van een rij zijn eerst vijf kruisjes nodig; het sluit de rij af voor iedereen. Kruis je in je eigen beurt niets aan, dan krijg je een misworp: vijf punten eraf. Met twee afgesloten rijen of een vierde misworp is het spel afgelopen.
rules-cards = In het kort: getallen kruis je aan van links naar rechts. Voor het laatste getal van een rij zijn eerst vijf kruisjes nodig; het voltooit de rij, alleen voor jou. Kruis je in je eigen beurt niets aan, dan krijg je een misworp: vijf punten eraf. Met twee voltooide rijen van één speler of een vierde misworp is het spel afgelopen.
rules-onboard = In het kort: het gaat zoals in het dobbelspel, en in je eigen beurt mag je pion een tot vijf vrije velden vooruit als het getal daar is aangekruist of nu aangekruist kan worden. Een pion op een van de laatste vijf velden, met een ster, kondigt het einde aan: alle anderen hebben nog één beurt.
typed-pass = niets, pas, niks
typed-no-option = Er is geen optie { $number }; typ { $least } tot en met { $most }.
typed-cross = Typ het nummer van een optie, of een rij en een getal zoals r5, of - voor niets.
typed-move = Typ het nummer van een optie, of @ en een veld zoals @7, of - om te blijven staan.
typed-draw = Typ de plekken van de open kaarten, 1 tot en met 4, bijvoorbeeld 1 3.
typed-play = Typ het nummer van een optie, of kaarten, dan > en de getallen die je aankruist, bijvoorbeeld g11 g9 > 11 9.
typed-joker-color = Noem ook de kleur van de joker, bijvoorbeeld j5 > g5.
typed-dice =
    { $count ->
        [6] Typ { $count } dobbelstenen, elk 1 tot en met 6, bijvoorbeeld 4 1 2 3 5 6.
       *[other] Typ { $count } dobbelstenen, elk 1 tot en met 6, bijvoorbeeld 4 1 2 3 5.
    }

## Beginnen

welcome = Met Rowlock speel je Qwixx. Rowlock hoort niet bij de uitgever; Qwixx is een merk van de uitgever.
ask-game = Welk spel? Typ het nummer, of druk op Enter voor het eerste.
ask-game-left = Je hebt nog een partij openstaan, { $name }: typ 0 om verder te spelen.
ask-game-again = Typ een getal van 1 tot en met { $count }.
ask-jokers = Met jokers? Typ ‘j’ voor ja, of druk op Enter voor nee.
ask-track = Welke kant van het speelbord? Typ ‘a’ of ‘b’, of druk op Enter voor ‘a’.
typed-yes = ja, j
ask-seats = Wie doen er mee? Typ namen met komma’s ertussen; voor een bot typ je een van deze (de zwakste eerst). Druk op Enter voor: { $usual }
ask-seats-solo = Wil je alleen oefenen? Typ ‘{ $word }’.
typed-solo = solo, alleen
you = Speler
bot-random = Toeval
bot-random-about = Doet zomaar iets wat mag, zonder na te denken.
bot-novice = Beginner
bot-novice-about = Speelt als een beginner: pakt wat er te pakken valt, slaat te veel over en ziet dingen over het hoofd.
bot-greedy = Gulzig
bot-greedy-about = Heeft een hekel aan getallen overslaan en kijkt nooit naar jouw scoreblad.
bot-steady = Degelijk
bot-steady-about = Weet wat een rij waarschijnlijk nog oplevert, plant de hele beurt en houdt je scoreblad in de gaten.
bot-expert = Expert
bot-expert-about = Heeft geleerd door tegen zichzelf te spelen; speelt op ervaring, zonder vooruit te kijken.
bot-champion = Kampioen
bot-champion-about = De sterkste: heeft geleerd zoals de expert en kijkt ook vooruit naar wat er kan komen.

## De opdrachtregel

cli-rowlock = Speel Qwixx, Qwixx Het Kaartspel en Qwixx On Board.
cli-play = Speel een partij in deze terminal, met mensen aan hetzelfde toetsenbord en met bots.
cli-referee = Pas de spelregels toe voor andere programma’s: één JSON-verzoek per regel op de standaardinvoer, één antwoord per regel op de standaarduitvoer.
cli-perft = Tel op hoeveel manieren de eerste beurten kunnen verlopen, om implementaties van de spelregels te vergelijken.
cli-game = classic, cards of onboard
cli-players = het aantal spelers
cli-turns = het aantal beurten, 1 tot en met 5
cli-seed = de startwaarde van dobbelstenen en kaarten; dezelfde startwaarde geeft dezelfde partij
cli-perft-seed = de startwaarde voor het schudden van de kaarten
cli-seats = de spelers, bijvoorbeeld "Ada,Bob,bot:greedy"; --bots toont de bots
cli-play-bots = toon de bots met een beschrijving, de zwakste eerst
cli-start = de plaats die begint, geteld vanaf 1 (standaard: door loting)
cli-solo = het dobbelspel voor één speler
cli-jokers = het kaartspel met jokers
cli-track-option = het parcours van On Board: a, b of een bestand
cli-dice = own: gooi met echte dobbelstenen en typ de uitkomst
cli-spoken = beschrijf de scorebladen in woorden, voor een schermlezer
cli-resume = ga verder met een opgeslagen partij
cli-save = het bestand waarin de partij wordt opgeslagen
cli-lang = de taal: en, pl, cs, sk, de, nl of fr
cli-version = toon de versie
cli-help = toon deze hulp
cli-usage-line = Gebruik:
cli-commands = Opdrachten
cli-arguments = Argumenten
cli-options = Opties
cli-usage = Deze opdracht klopt niet; zie ‘rowlock --help’.
cli-no-option = Er is geen optie { $option }; zie ‘--help’.
cli-option-value = Bij de optie { $option } hoort een waarde.
cli-missing = { $parameter } ontbreekt; zie ‘--help’.
cli-bad-value = De waarde van { $parameter } is ongeldig; zie ‘--help’.
cli-no-game-module = De spelmodule { $module }, genoemd in { $variable }, is er niet.
cli-no-language = Er is geen taal { $value }; kies uit { $languages }.
cli-no-file = Het bestand { $file } kan niet worden gelezen: { $reason }.
cli-track = { $file }: { $reason }
cli-not-json = Het bestand { $file } is geen JSON: regel { $line }, kolom { $column }.
cli-not-a-game = Het bestand { $file } is geen opgeslagen partij: { $reason }
cli-exists = Het bestand { $file } bestaat al; kies een ander.
cli-resume-alone = --resume gaat verder met een opgeslagen partij; dat gaat niet samen met een ander spel, plaatsen of opties.
cli-no-bot = Er is geen bot { $name }; kies uit { $bots }.
cli-bad-name = ‘{ $name }’ is geen geldige naam: gebruik 1 tot en met { $most } afdrukbare tekens.
cli-own-dice-cards = --dice own kan hier niet: dit spel heeft geen dobbelstenen.
perft-counting = Tellen

## Wat de spelregels weigeren, per code

error-game_over = Het spel is afgelopen.
error-not_to_act = Plaats { $seat } heeft nu niets te kiezen.
error-decision_missing = Plaats { $seat } heeft nog niet gekozen.
error-already_decided = Plaats { $seat } heeft al gekozen.
error-not_a_decision = ‘{ $text }’ is geen keuze.
error-wrong_decision = Zo’n keuze hoort niet bij dit deel van de beurt.
error-no_such_seat = Er is geen plaats { $seat }.
error-no_such_step =
    { $count ->
        [one] De partij heeft { $count } stap.
       *[other] De partij heeft { $count } stappen.
    }
error-nothing_to_undo = Er valt niets terug te nemen.
error-no_such_number = Geen enkele rij heeft het getal { $number }: ze lopen van 2 tot en met 12.
error-not_the_white_sum = De witte dobbelstenen zijn samen { $sum }, niet { $number }.
error-not_the_number = Het getal voor iedereen is { $sum }, niet { $number }.
error-not_a_sum = Samen met { $die } komt geen van de witte dobbelstenen op { $number } uit.
error-row_closed = Hier kan geen kruisje meer bij: { $row } is afgesloten.
error-already_crossed = Al aangekruist: { $cell }.
error-left_of_a_cross = Hier kan geen kruisje: { $cell } ligt links van een getal dat al is aangekruist.
error-needs_five =
    { $crosses ->
        [one] Voor het laatste getal van een rij zijn eerst vijf kruisjes nodig; er staat er { $crosses }.
       *[other] Voor het laatste getal van een rij zijn eerst vijf kruisjes nodig; er staan er { $crosses }.
    }
error-no_such_field = Het parcours heeft geen veld { $field }.
error-not_ahead = Veld { $field } ligt niet voor de pion.
error-field_occupied = Op veld { $field } staat al een pion.
error-field_too_far = Veld { $field } ligt verder dan vijf vrije velden.
error-cannot_land = De pion kan niet op veld { $field } landen: { $cell } is niet aangekruist, en dat kan nu ook niet.
error-too_many_steps =
    { $most ->
        [one] De pion kan hoogstens { $most } veld ver, niet { $steps }.
       *[other] De pion kan hoogstens { $most } velden ver, niet { $steps }.
    }
error-move_contradicts_itself = De stappen, het veld en het kruisje van deze zet passen niet bij elkaar.
error-draw_count =
    { $count ->
        [one] Je moet precies één kaart pakken.
       *[other] Je moet precies { $count } kaarten pakken.
    }
error-no_such_place = Op plek { $place } ligt geen open kaart.
error-place_twice = Dezelfde plek is twee keer genoemd.
error-card_not_on_display = De kaart { $card } ligt niet bij de open kaarten.
error-card_not_in_hand = De kaart { $card } zit niet in je hand.
error-card_twice = De kaart { $card } is twee keer genoemd.
error-no_card = Je moet een kaart spelen.
error-too_many_cards = Je mag hoogstens drie kaarten tegelijk spelen.
error-mixed_colors = Kaarten die je samen speelt, moeten dezelfde kleur hebben.
error-number_not_shown = { $number } staat niet op een gespeelde kaart.
error-number_twice = { $number } is twee keer genoemd.
error-skips_too_many = Tussen het eerste en het laatste getal mag je er hoogstens één overslaan.
error-turn_begun = Het tellen begint aan het begin van een beurt.
error-dice_wanted = Eerst moet er worden gegooid.
error-chance_not_wanted = Er valt nu niets te gooien of te schudden.
error-die_missing = Ook met { $die } moet nog worden gegooid.
error-bad_die = Een dobbelsteen geeft 1 tot en met 6.
error-reshuffle_wanted = De trekstapel raakt op: de aflegstapel moet worden geschud.
error-bad_reshuffle = De geschudde kaarten zijn niet die van de aflegstapel.
error-bad_players = { $game } is voor { $least } tot { $most } spelers.
error-bad_solo = Solo is voor één speler.
error-bad_start = Er is geen plaats { $seat } om te beginnen.
error-bad_names =
    { $count ->
        [one] Deze partij heeft { $count } speler, en die heeft een naam nodig.
       *[other] Deze partij heeft { $count } spelers: iedereen heeft een naam nodig.
    }
error-bad_text = Een naam, een startwaarde en een datum hebben 1 tot en met { $most } afdrukbare tekens.
error-bad_deck = De stapel bestaat niet uit de { $count } kaarten van dit spel.
error-unknown_game = Er is geen spel { $game }; kies classic, cards of onboard.
error-no_engine = { $game } kan niet worden geanalyseerd: er zijn geen netwerken voor getraind.
error-unknown_option = { $game } heeft geen optie { $option }.
error-unknown_track = Er is geen parcours { $track }.
error-not_a_track = Een parcours is een lijst van velden.
error-track_length = Een parcours heeft { $least } tot en met { $most } velden, dit heeft er { $count }.
error-track_field = Veld { $field } van het parcours moet [kleur, getal, bonus] zijn.
error-track_color = Veld { $field } van het parcours: de kleur moet red, yellow, green of blue zijn.
error-track_number = Veld { $field } van het parcours: het getal moet 2 tot en met 12 zijn.
error-track_bonus = Veld { $field } van het parcours: de bonus moet 0 tot en met 20 zijn.

## Wat er mis is met een opgeslagen partij, per code

record-at = regel { $line }, kolom { $column }: { $reason }
record-too_long = De tekst is te lang voor een partij.
record-bad_tag = Een tag schrijf je als [Naam "waarde"].
record-tag_unknown = De tag { $tag } bestaat hier niet.
record-tag_twice = De tag { $tag } komt twee keer voor.
record-tag_missing = De tag { $tag } ontbreekt.
record-tag_value = De tag { $tag } kan niet ‘{ $value }’ zijn.
record-turn_number = De volgende regel moet beurt { $turn } zijn.
record-token_missing = De regel houdt te vroeg op: hierna hoort nog { $wanted }.
record-token_wrong = Hier hoort { $wanted } te staan, niet ‘{ $token }’.
record-line_too_long = ‘{ $token }’ hoort niet meer bij deze beurt.
record-after_the_end = Vóór deze regel is het spel al afgelopen.
record-after_undecided = Na een keuze die nog openstaat, kan niets meer volgen.
record-no_lock_here = ‘{ $token }’ sluit geen rij af.
record-no_cross_here = ‘{ $token }’ kruist dat getal niet aan.
record-no_penalty_here = In deze beurt is er geen misworp.
record-wrong_number = Het getal voor iedereen is { $number }.
record-wrong_result = De punten zijn { $result }.
record-wrong_end = Zo eindigt de partij niet.
wanted-turn = het begin van een beurt (zoals 1A.)
wanted-bar = een streep |
wanted-white = twee witte dobbelstenen zoals 4+1
wanted-die = een dobbelsteen zoals R2
wanted-decision = een keuze
wanted-cross = een kruisje zoals r5, of -
wanted-same_color = een kruisje in dezelfde kleur
wanted-move = een zet zoals @5 of @5+g10, of -
wanted-card = een kaart zoals R7
wanted-display = een van de open kaarten
wanted-marks = wat er is aangekruist, zoals g11, of g-
wanted-number = het getal voor iedereen, zoals 7:

## rowlock verify

cli-verify = Controleer of de dobbelstenen en kaarten van een partij uit de startwaarde volgen.
cli-verify-file = de opgeslagen partij; - leest de standaardinvoer
cli-verify-json = geef het resultaat als JSON
cli-verify-seen = aantekeningen van wat je hebt gezien, zoals ‘rowlock join’ ze bewaart
verify-checked =
    Gecontroleerd: { $rolls ->
        [one] { $rolls } worp
       *[other] { $rolls } worpen
    }, { $shuffles ->
        [one] { $shuffles } keer schudden
       *[other] { $shuffles } keer schudden
    }.
verify-fair = Alles volgt uit de startwaarde.
verify-committed = De vingerafdruk past bij de startwaarde. Vergelijk hem met de vingerafdruk die vóór de partij te zien was.
verify-uncommitted = Er is geen vingerafdruk: de startwaarde kan met opzet gekozen zijn, en wie begon en hoe de kaarten lagen, is niet gecontroleerd.
verify-finding =
    regel { $line }: { $code ->
        [wrong_commitment] de vingerafdruk: gevonden { $found }, uit de startwaarde volgt { $expected }
        [wrong_start] de beginspeler: gevonden { $found }, uit de startwaarde volgt { $expected }
        [wrong_deck] de eerste stapel: gevonden { $found }, uit de startwaarde volgt { $expected }
        [wrong_shuffle] de geschudde aflegstapel: gevonden { $found }, uit de startwaarde volgt { $expected }
        [other_commitment] de vingerafdruk is { $found }, maar dit apparaat had { $expected } gezien
        [other_text] plaats { $seat } heeft de tekst { $found } in de startwaarde, maar dit apparaat kent { $expected }
        [wrong_pledge] de tekst van plaats { $seat } is { $found }, en die past niet bij de vooraf getoonde vingerafdruk { $expected }
        [other_draw] in het verslag staat { $found }, maar dit apparaat zag { $expected }
        [missing_draw] dit apparaat zag { $expected }, maar dat staat niet in het verslag
       *[wrong_dice] de dobbelstenen: gevonden { $found }, uit de startwaarde volgt { $expected }
    }.
verify-unfair =
    { $count ->
        [one] NIET eerlijk: { $count } ding klopt niet.
       *[other] NIET eerlijk: { $count } dingen kloppen niet.
    }
verify-no-seed = Het bestand { $file } heeft geen startwaarde, dus er valt niets te controleren.
verify-bad-seen = De aantekeningen in { $file } zijn onleesbaar.
verify-voided =
    { $count ->
        [one] Eén eerdere poging is afgebroken nadat er teksten waren onthuld: let op wie er wegging.
       *[other] { $count } eerdere pogingen zijn afgebroken nadat er teksten waren onthuld: let op wie er wegging.
    }
check-question =
    { $name ->
        [commitment] Past de vingerafdruk bij het geheim van de server?
        [first_commitment] Is het de vingerafdruk die dit apparaat aan het begin zag?
        [own_text] Staat jouw tekst in de startwaarde, bij jouw plaats?
        [pledges] Heeft elke plaats de tekst onthuld die vooraf was beloofd?
        [draws] Volgen alle worpen en al het schudden uit de startwaarde?
       *[seen_draws] Zijn het dezelfde dobbelstenen en kaarten die dit apparaat zag?
    }
check-state =
    { $state ->
        [passed] ja
        [failed] NEE
       *[not_made] niet gecontroleerd
    }
check-why =
    { $why ->
        [no_seed] het verslag heeft geen startwaarde
        [no_commitment] het verslag heeft geen vingerafdruk
        [nothing_noted] dit apparaat heeft geen aantekeningen van de partij
        [no_seat] je keek alleen toe
        [no_text] dit apparaat heeft geen tekst toegevoegd
        [no_pledges] dit apparaat heeft niet gezien hoe de teksten werden onthuld
       *[no_draws] dit apparaat heeft geen dobbelstenen of kaarten gezien
    }

## Live tafels: wat een tafel of de server weigert

problem-title = Dat gaat niet.
table-no_such_table = Er is geen tafel { $table }.
table-no_such_code = Onder deze code wacht geen tafel. Controleer beide woorden.
table-no_code = Deze tafel heeft geen code: gebruik de link.
table-not_the_host = Dat kan alleen de host van de tafel.
table-not_seated = Je hebt geen plaats aan deze tafel.
table-already_seated = Je hebt al een plaats aan deze tafel.
table-seat_taken = Plaats { $seat } is bezet.
table-table_full = Alle plaatsen aan deze tafel zijn bezet.
table-seats_open = Er zijn nog plaatsen vrij.
table-seats_reserved = Nog niet iedereen is er: wacht even, of maak de plaats vrij.
table-nobody_plays = Op minstens één plaats moet een mens zitten.
table-already_started = Het spel is al begonnen.
table-not_started = Het spel is nog niet begonnen.
table-revealing = Het spel begint zo: de teksten van de spelers voor de dobbelstenen worden onthuld.
table-not_revealing = Er worden nu geen teksten onthuld.
table-wrong_text = Dat is niet de tekst die jouw plaats vóór de partij heeft beloofd.
table-game_finished = De partij is afgelopen.
table-not_finished = De partij is nog bezig.
table-table_closed = De tafel is gesloten.
table-not_your_roll = Iemand anders is aan de beurt om te gooien.
table-out_of_date = Het spel is intussen verdergegaan.
table-undo_not_allowed = Aan deze tafel geldt: gekozen is gekozen.
table-too_late_to_undo = Terugnemen kan niet meer: anderen hebben erop gereageerd, of er is al gegooid of geschud.
table-hints_not_allowed = Aan deze tafel zijn er geen hints.
table-no_hint_now = Je kunt om een hint vragen als je iets te kiezen hebt.
table-hint_under_way = Je hint komt eraan.
table-already_resigned = Je hebt opgegeven.
table-not_away = Er speelt niemand voor jou.
table-not_gone = Dat kan pas als iemand een minuut weg is.
table-clock_decides = Hier beslist de klok voor wie er niet is.
table-no_spectators = Alleen de spelers kunnen deze tafel zien.
table-unknown_bot = Er is geen bot die { $bot } heet.
table-unknown_reaction = Die reactie bestaat niet.
table-bot_cannot_play = De bot { $bot } kan { $game } niet spelen. Kies een andere.
table-bad_name =
    { $most ->
        [one] Een naam heeft één afdrukbaar teken.
       *[other] Een naam heeft 1 tot en met { $most } afdrukbare tekens.
    }
table-bad_entropy = Je eigen tekst voor de dobbelstenen moet 1 tot en met { $most } letters of cijfers hebben.
table-bad_option = Dit spel heeft geen optie { $option }.
table-nothing_changes = Dat verandert niets.
table-table_worn_out = Deze tafel is al te lang in gebruik: begin een nieuwe.
table-not_by_token = Met het token van een programma kan dat niet: doe het zelf.
table-no_push = Deze server stuurt geen berichten.
table-bad_subscription = De aanmelding van deze browser voor berichten is niet bruikbaar: { $where }.
table-bad_record = Dat is geen verslag van een partij: regel { $line }, kolom { $column }.
table-broken_log = Deze tafel is beschadigd en kan niet worden geopend. Geef het door aan wie de server beheert.
table-newer_log = Deze tafel is met een nieuwere versie van de server gemaakt. Probeer het opnieuw als deze server is bijgewerkt.
table-unavailable = De tafels zijn nu niet bereikbaar. Probeer het nog eens.
table-no_such_page = Op dit adres is niets te vinden.
table-no_documentation = De documentatie is op deze server niet gebouwd. Bouw haar met: make docs
table-wrong_method = Die methode kan niet op dit adres.
table-too_large = Dat is te groot.
table-wrong_media_type = Stuur het als JSON.
table-no_identity = Zeg eerst wie je bent: doe mee als gast, of stuur een token.
table-bad_token = Dit token is niet of niet meer geldig.
table-bad_code = Deze herstelcode klopt niet of is al gebruikt.
table-foreign_host = Deze server luistert niet naar die naam. Gebruik het adres zelf, of vraag de beheerder om de naam aan ROWLOCK_ORIGINS toe te voegen.
table-foreign_origin = Vanaf een andere site kan dat niet.
table-forbidden = Je hebt daar geen toegang toe.
table-too_fast = Dat ging te snel. Wacht even.
table-too_many_listed = Jij en je netwerk hebben al { $most } openbare tafels die op spelers wachten; meer kan niet. Begin of sluit er eerst een.
table-too_many_sockets = Je hebt { $most } verbindingen open; sluit er eerst een.
table-too_many_strong_bots = Er lopen vanaf hier al { $most } partijen met de bots Expert of Kampioen; meer kan niet. Speel er eerst een uit, of kies andere bots.
table-too_many_tokens = Je hebt { $most } tokens; trek er eerst een in.
table-no_such_token = Dat token bestaat niet.
table-frame_too_large = Een frame heeft hoogstens { $most } bytes.
table-bad_frame =
    { $where ->
        [none] Het frame is onleesbaar.
       *[other] Het frame is onleesbaar: { $where } klopt niet.
    }
table-bad_request =
    { $where ->
        [none] Het verzoek is onleesbaar.
       *[other] Het verzoek is onleesbaar: { $where } klopt niet.
    }
table-server_error = Er ging hier iets mis. De fout is vastgelegd.

## rowlock serve

cli-serve = Start een server om via het netwerk te spelen.
cli-host = het adres om op te luisteren; 0.0.0.0 laat het hele netwerk toe (standaard: 127.0.0.1)
cli-port = de poort om op te luisteren (standaard: 8000)
cli-data = de map voor de database en de geheime sleutel
cli-database = de database: postgresql://… of het pad van een SQLite-bestand (standaard: in de gegevensmap)
cli-redis = de Redis die meerdere servers verbindt: redis://…
cli-workers = het aantal serverprocessen; voor meer dan één is Redis nodig
cli-open = open de server in een browser
serve-ready = Rowlock draait op { $address }
serve-network = In je netwerk: { $address }
serve-scan = Het adres als code voor een telefoon:
serve-stop = Stoppen met Ctrl+C. Elke bevestigde zet is opgeslagen.
serve-no-client = De pagina’s voor de browser zijn niet gebouwd: doe dat met ‘make web’. Programma’s en ‘rowlock join’ werken ook zonder.
serve-bad-database = { $setting }: een database is postgresql://… of het pad van een SQLite-bestand.
serve-bad-redis = { $setting }: Redis geef je op als redis://host:poort.
serve-bad-origin = { $setting }: { $value } is geen origin zoals https://play.example.org.
serve-bad-proxy = { $setting }: { $value } is geen IP-adres of netwerk.
serve-bad-number = { $setting }: dat moet 0 of meer zijn.
serve-short-secret = { $setting }: een geheim heeft minstens { $value } tekens.
serve-push-missing = { $setting }: voor pushberichten zijn meer pakketten nodig. Installeer ze met: pip install 'rowlock[push]'
serve-bad-push-key = { $setting }: dat is geen sleutel. Maak er een met: rowlock push-key
serve-bad-push-contact = { $setting }: pushdiensten willen weten wie ze kunnen schrijven. Geef mailto:jij@example.org of een https-adres op.
serve-bad-push-service = { $setting }: { $value } is geen origin zoals https://push.example.org.
serve-workers-redis = Voor meer dan één proces is Redis nodig: start Redis en geef het op met --redis.
serve-no-port = Poort { $port } kan niet worden gebruikt: { $reason }.
serve-no-address = Het adres { $host } kan op deze computer niet worden gebruikt.
serve-stopped = Gestopt. Elke bevestigde zet is opgeslagen.
serve-no-data = De map { $file } kan niet worden gebruikt: { $reason }.
serve-newer-database = De database hoort bij een nieuwere versie van Rowlock: werk deze bij.
serve-no-database = De database is niet bereikbaar of kan niet worden bijgewerkt: { $reason }.

## rowlock doctor

cli-push_key = Maak de sleutel waarmee een server pushberichten stuurt.
cli-doctor = Controleer alle tafels in de database van een server en herstel wat te herstellen is.
cli-doctor-repair = bouw opnieuw op wat kan en zet kapotte tafels apart; er wordt niets gewist
cli-doctor-json = geef het resultaat als JSON
doctor-progress = Tafels controleren
doctor-checked =
    Gecontroleerd: { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    }, { $entries ->
        [one] { $entries } regel
       *[other] { $entries } regels
    }.
doctor-healthy = Alles is in orde.
doctor-wrong =
    NIET in orde: { $count ->
        [one] { $count } tafel
       *[other] { $count } tafels
    }.
doctor-finding =
    Tafel { $table }: { $code ->
        [no_log] het logboek is weg
        [broken_log] regel { $seq } van het logboek is beschadigd ({ $detail })
        [newer_log] een nieuwere versie van Rowlock schreef regel { $seq } van het logboek ({ $detail })
        [unknown_game] het spel { $detail } is hier niet geïnstalleerd; noem de module ervan in ROWLOCK_GAMES
        [not_replayable] regel { $seq } van het logboek volgt niet uit de regels ervoor ({ $detail })
       *[wrong_projection] lijsten en klokken tonen verouderde gegevens ({ $detail })
    }.{ $state ->
        [rebuilt] {" "}Hersteld.
        [set_aside] {" "}Apart gezet.
       *[found] {""}
    }
doctor-no-file = Er is geen database { $file }.
doctor-no-database = De database kan niet worden gelezen: { $reason }.
doctor-older-database = De database hoort bij een oudere versie van Rowlock: start de server een keer en controleer dan opnieuw.

## De pagina’s van een server

page-tables = Open tafels
page-no-tables = Er zijn nu geen open tafels.
page-free = een vrije plaats
page-status =
    { $status ->
        [waiting] Het spel is nog niet begonnen.
        [playing] Het spel is bezig.
        [finished] Het spel is afgelopen.
       *[closed] De tafel is gesloten.
    }
page-trademark = Qwixx is een merk van de uitgever; Rowlock heeft daar geen band mee.

## rowlock join

cli-join = Speel in deze terminal mee aan een tafel van een server.
cli-address = het adres van een server of een tafel, bijvoorbeeld http://localhost:8000/
cli-table-words = de twee woorden van een tafel op die server, zoals: lamp tiger
cli-name = je naam in het spel
cli-code = log in met een herstelcode, of met een code van een ander apparaat
cli-watch = kijk mee zonder een plaats te nemen
join-ask-name = Hoe heet je?
join-not-remembered = Deze computer kon niet opslaan wie je bent ({ $reason }); je plaats terugpakken kan van hieruit dus niet.
join-code =
    Je herstelcode: { $code }
    Schrijf hem op: met --code ben je weer { $name }, hier of waar dan ook. Hij wordt niet nog eens getoond.
join-signed-out = Je bent hier niet meer ingelogd als { $name }. Log opnieuw in door te starten met --code CODE.
join-ask-table = Welke tafel? Typ het nummer, of druk op Enter om een nieuwe te maken.
join-ask-watch = Bij welke tafel wil je meekijken? Typ het nummer.
join-table =
    { $game }: { $names } ({ $taken } van { $seats } plaatsen bezet){ $turn ->
        [yours] , jij bent aan de beurt
        [seated] , je zit hier
       *[no] {""}
    }
join-new = We maken een nieuwe tafel.
join-ask-seats = Hoeveel spelers, bots meegeteld? Typ { $least } tot en met { $most }, of druk op Enter voor { $usual }.
join-ask-bots =
    { $most ->
        [one] Moet er op de andere plaats een bot spelen? Typ de naam ({ $bots }), of druk op Enter om op een vriend of vriendin te wachten.
       *[other] Op welke van de andere { $most } plaatsen spelen bots? Typ hoeveel, of hun namen ({ $bots }); druk op Enter voor geen.
    }
join-ask-listed = Mag iedereen de tafel in de lijst zien? Typ ‘j’ voor ja, of druk op Enter voor nee: dan kom je er alleen via de link.
join-nothing-to-watch = Er is nu geen open tafel om bij mee te kijken.
join-bad-address = ‘{ $address }’ is geen adres zoals http://localhost:8000/ of http://localhost:8000/t/TABLE.
join-unreachable = Op { $address } antwoordt geen Rowlock-server.
join-unknown-game = Aan deze tafel wordt ‘{ $game }’ gespeeld, en dat spel is hier niet geïnstalleerd.

## Aan een live tafel

live-roll = gooi, gooien
live-start = start, begin
live-bot = bot
live-free = vrij, vrijmaken
live-say = zeg, zeggen
live-resign = opgeven
live-rematch = revanche
live-help-roll = { $word }: de dobbelstenen gooien (Enter doet dat ook)
live-help-start = { $word }: het spel starten, als jij de host bent
live-help-bot = { $word }: een bot op een vrije plaats zetten, als jij de host bent
live-help-free = { $word } en een naam: die plaats vrijmaken voordat het spel begint, als jij de host bent
live-help-say = { $word } en een nummer: iets tegen de anderen zeggen, zoals ‘Bedankt!’
live-help-resign = { $word }: de partij opgeven
live-help-rematch = { $word }: nog een partij met dezelfde spelers
live-help-save = { $word }: het verslag van een uitgespeelde partij op deze computer opslaan
live-help-quit = { $word }: weggaan; je plaats wacht op je
live-seat = plaats { $seat }
live-waiting = (wachten op { $players })
live-lost = De verbinding is weg. We proberen het opnieuw…
live-found = Er is weer verbinding.
live-closed = De server heeft de verbinding verbroken.
live-resync = Er is intussen veel gebeurd.
live-looking-on = Je kijkt mee.
live-only-players = Je kijkt mee; dit is alleen voor spelers.
live-link-here = Deze link werkt alleen op deze computer. Wil je met anderen spelen, doe dan mee via het netwerkadres dat ‘rowlock serve’ toont.
live-code = Of noem ze deze twee woorden: { $code }
live-own-part = Jouw bijdrage aan het toeval (je vindt die aan het eind terug in de startwaarde): { $text }
live-commitment = Vingerafdruk van de dobbelstenen en kaarten, om achteraf te controleren:
live-room =
    { $game }: { $players }. { $free ->
        [0] Alle plaatsen zijn bezet.
        [one] Er is één plaats vrij.
       *[other] Er zijn { $free } plaatsen vrij.
    }
live-link = Stuur je vrienden deze link; in een terminal typen ze ‘rowlock join’ en de link:
live-fill = Typ ‘{ $word }’ om een bot op een vrije plaats te zetten.
live-ready = Iedereen is er. Typ ‘{ $word }’ om te beginnen.
live-free-whom = Wie moet er plaatsmaken? Typ ‘{ $word }’ en een naam.
live-say-what = Wat wil je zeggen? Typ ‘{ $word }’ en een nummer:
live-host-starts = Iedereen is er. De host kan beginnen.
live-you-away = Er speelt een bot voor je. Druk op Enter om zelf weer te spelen.
live-your-roll = { $player }, jij bent aan de beurt: druk op Enter om te gooien.
live-clock =
    { $seconds ->
        [one] Je hebt één seconde.
       *[other] Je hebt { $seconds } seconden.
    }
live-sat = { $player } schuift aan.
live-stood = { $player } gaat van tafel.
live-revealing = Het spel begint zo. We wachten nog op: { $players }.
live-voided = { $player } ging weg voordat het spel kon beginnen. Iedereen voegt een nieuwe tekst toe, en dan begint het opnieuw.
live-undone = { $player } neemt een keuze terug.
live-hinted = { $player } vraagt om een hint.
reaction-hello = Hallo!
reaction-good_luck = Succes!
reaction-wow = Wauw!
reaction-well_played = Goed gespeeld!
reaction-so_close = Net niet!
reaction-oh_no = O nee!
reaction-thanks = Bedankt!
reaction-good_game = Leuk spel!
reacted = { $player }: { $reaction }
news-line = { $player }: { $what }
news-draws =
    { $count ->
        [one] pakt een kaart
       *[other] pakt { $count } kaarten
    }
news-locks = sluit { $row } af
news-completes = voltooit { $row }
news-announces = kondigt het einde aan
news-penalty =
    { $count ->
        [1] eerste misworp
        [2] tweede misworp
        [3] derde misworp
       *[4] vierde misworp
    }
news-resigns = geeft op
news-time-up = de tijd is om
web-you-news = Jij
live-went-away = { $player } reageert niet: zolang speelt er een bot.
live-came-back = { $player } is terug.
live-resigned = { $player } geeft op.
live-rematched = Er komt een revanche: typ ‘{ $word }’ om mee te doen.
live-time-up = De tijd van { $player } is om: een bot kiest.
live-draws =
    { $count ->
        [one] { $player } pakt één kaart.
       *[other] { $player } pakt { $count } kaarten.
    }
live-confirm-resign = Wil je opgeven? Typ ‘{ $word }’ om op te geven, iets anders om door te spelen.
live-not-resigned = Je doet nog mee.
live-not-now = Je hebt nu niets te kiezen. Met ‘{ $help }’ zie je wat je kunt typen.
live-left = Je plaats wacht op je. Kom terug met:
live-over-resigned =
    { $who ->
        [you] Je hebt opgegeven.
       *[others] { $count ->
            [one] { $players } heeft opgegeven.
           *[other] { $players } hebben opgegeven.
        }
    }
live-over-alone = De partij is opgegeven.
live-fair = Eerlijk: elke worp en elke keer schudden volgt uit de startwaarde die vóór de partij was beloofd. Deze computer heeft het gecontroleerd.
live-other-commitment = Niet eerlijk: de startwaarde is niet de waarde die vóór de partij was beloofd.
live-unfair = Niet eerlijk. Dit klopt niet:
live-unchecked = Het verslag kon niet worden opgehaald, dus de dobbelstenen zijn niet gecontroleerd.
live-seen = De aantekeningen van deze computer bij de partij:
live-not-noted = Deze computer kan zijn aantekeningen bij de partij niet opslaan: { $reason }
live-record = Het verslag van de partij:
live-after = Typ ‘{ $rematch }’ om nog eens te spelen, ‘{ $save }’ om het verslag op te slaan, ‘{ $quit }’ om weg te gaan.
live-after-watching = Typ ‘{ $save }’ om het verslag op te slaan, ‘{ $quit }’ om weg te gaan.
live-kept-there = De server bewaart de partij; het verslag kun je opslaan zodra die is afgelopen.

## De browser: overal

web-skip = Naar de inhoud
web-home = Startpagina
web-docs = Documentatie
web-language = Taal
web-preferences = Instellingen
web-close = Sluiten
web-loading = Even geduld…
web-offline-title = Geen verbinding
web-offline = De server is nu niet bereikbaar. ‘Samen op één scherm’ en het scoreblok werken ook zonder.
web-name = Je naam
web-theme = Weergave
web-theme-name =
    { $theme ->
        [light] Licht
        [dark] Donker
       *[auto] Zoals het apparaat
    }
web-show-totals = Tussenstand tonen
web-sounds = Geluid
web-show-reactions = Reacties van spelers
web-mute = Geluid uit
web-reactions = Reacties
web-reactions-off = Reacties uit
web-reactions-on = Reacties aan
web-reactions-are-off = De reacties staan uit.
web-vibration = Trillen
web-player = Speler
web-game = Spel
web-total = Totaal
web-penalties = Misworpen
web-penalties-spoken =
    { $count ->
        [one] { $count } misworp
       *[other] { $count } misworpen
    }
web-copied = Gekopieerd.
web-share = Delen

## De browser: startpagina

web-hero = Gooien, aankruisen, rij op slot
web-hero-more = Qwixx met vrienden en met bots: op dit apparaat, aan de keukentafel of over de hele wereld.
web-games = De spellen
web-about-classic = Het dobbelspel: één worp, en iedereen speelt mee.
web-about-cards = Kaarten in plaats van dobbelstenen: wat je verzamelt, kun je aankruisen.
web-about-onboard = Het dobbelspel met een pion die over een spiraal naar bonuspunten rent.
web-play-now = Speel nu tegen een bot: { $bot }
web-opponent = De bot waartegen je speelt
web-with-friends = Tafel met vrienden
web-learn = Leren spelen
web-learn-new = Nieuw hier? Leer het in drie minuten
web-join = Heb je een code?
web-join-more = Aan de tafel staan twee woorden. Typ ze hier en je doet mee.
web-join-words = Twee woorden
web-join-example = lamp tiger
web-join-go = Doe mee
web-rules = Spelregels
web-ways = Meer manieren om te spelen
web-pass = Samen op één scherm
web-pass-more = Iedereen op dit ene apparaat, ook zonder internet.
web-pad = Scoreblok
web-pad-more = Echte dobbelstenen op tafel, de scorebladen op jullie telefoons.
web-print = Scorebladen om te printen
web-print-more = Scorebladen op papier, voor alle drie de spellen.
web-replay = Partij terugkijken
web-replay-more = Stap voor stap, uit een opgeslagen bestand.
web-my-games = Mijn partijen
web-running-games = Lopende partijen
web-your-turn = Jij bent aan de beurt
web-title-turn =
    { $count ->
        [one] Jij bent aan de beurt
       *[other] Jij bent aan { $count } tafels aan de beurt
    }
web-title-turn-elsewhere =
    { $count ->
        [one] Jij bent aan een andere tafel aan de beurt
       *[other] Jij bent aan { $count } andere tafels aan de beurt
    }
web-seats-taken = { $taken } van { $seats } plaatsen bezet
web-time-left-days =
    { $days ->
        [one] nog { $days } dag
       *[other] nog { $days } dagen
    }
web-time-left-hours =
    { $hours ->
        [one] nog { $hours } uur
       *[other] nog { $hours } uur
    }
web-time-left-minutes =
    { $minutes ->
        [one] nog { $minutes } minuut
       *[other] nog { $minutes } minuten
    }

## De browser: een nieuwe tafel en wie er zit

web-new = Nieuwe tafel met vrienden
web-players = Spelers, bots meegeteld
web-players-solo = 1, solo
web-other-seats = Andere plaatsen
web-other-seats-people = voor mensen: je krijgt een link om te delen
solo-about = Solo, om te oefenen: elke beurt is van jou, en het gaat om de punten.
web-jokers = Met jokers
web-track-side = Kant van het speelbord
web-clock = Tijd per keuze
web-clock-none = Zo lang als nodig
web-clock-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
web-clock-days =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
web-clock-days-more = Iedereen speelt als het uitkomt: je kunt de pagina sluiten en later terugkomen.
web-clock-total = Tijd voor het hele spel
web-clock-total-minutes =
    { $minutes ->
        [one] { $minutes } minuut voor elke speler
       *[other] { $minutes } minuten voor elke speler
    }
web-clock-total-left = Nog { $time } voor het hele spel
web-grace = Als iemand niet antwoordt
web-grace-none = We wachten
web-grace-minutes =
    { $minutes ->
        [one] Na een minuut speelt er een bot
       *[other] Na { $minutes } minuten speelt er een bot
    }
web-stand-in = De bot die invalt
web-room-total = elk { $minutes } min voor het hele spel
web-room-no-clock = zonder klok
web-room-jokers = met jokers
web-room-hints = hints mogen
web-room-no-hints = geen hints
web-room-grace =
    { $minutes ->
        [one] na een minuut zonder antwoord valt er een bot in
       *[other] na { $minutes } minuten zonder antwoord valt er een bot in
    }
web-invites = { $player } nodigt je uit: { $table }.
web-invites-nobody = Kom meespelen: { $table }.
web-room-clock-minutes =
    { $minutes ->
        [one] { $minutes } minuut per zet
       *[other] { $minutes } minuten per zet
    }
web-room-clock-hours =
    { $hours ->
        [one] { $hours } uur per zet
       *[other] { $hours } uur per zet
    }
web-room-clock-days =
    { $days ->
        [one] { $days } dag per zet
       *[other] { $days } dagen per zet
    }
web-hints-on = Spelers mogen om hints vragen
web-listed = Iedereen kan de tafel vinden en aanschuiven
web-create = Tafel maken
web-bot = bot
web-you = (jij)
web-add-bot = Bot: { $bot }
web-free = Plaats vrijmaken
web-agreed = doet mee
web-reserved = doet nog niet mee
web-sit = Aanschuiven
web-start = Beginnen
web-fill = Het spel kan beginnen als alle plaatsen bezet zijn, door vrienden of door bots.
web-wait-for-players = Wachten op de andere spelers…
web-close-table = Tafel sluiten
web-close-room-more = De tafel verdwijnt voor iedereen die hier zit.
web-stand = Van tafel gaan
web-fair-missing = tekst ontbreekt
web-fair-changed = De server toont nu een andere vingerafdruk van de dobbelstenen dan eerst. Speel liever niet aan deze tafel.
web-fair-other-device = De tafel wacht op jouw tekst, en deze browser heeft die niet. Ben je op een ander apparaat aangeschoven, open de tafel dan daar. Zo niet, neem je plaats dan opnieuw in: dan voegt iedereen een nieuwe tekst toe.
web-fair-sit-again = Plaats opnieuw innemen
web-fair-free = Komt iemand niet terug, maak de plaats dan vrij: dan voegt iedereen een nieuwe tekst toe.
web-invite = Vrienden uitnodigen
web-say-code = Noem deze twee woorden:
web-say-code-more = Die typ je op de startpagina bij ‘Heb je een code?’.
web-invite-more = Wie de link heeft, kan aanschuiven.
web-here-only = Deze link werkt alleen op deze computer.
web-link = Link
web-code = De link als code voor een telefoon
web-copy = Link kopiëren
web-copy-yourself = Automatisch kopiëren kan hier niet: selecteer de link en kopieer die zelf.
web-room-settings = Aan deze tafel
web-room-side = kant { $side }
web-room-clock = { $seconds } s voor elke keuze

## De browser: een tafel op een groot scherm

web-screen = Op een groot scherm tonen
web-screen-how = Open dit adres op de televisie, of op een computer met een beamer. Daar ziet iedereen de tafel, en iedereen speelt op de eigen telefoon.
web-screen-qr = Het adres als code
web-screen-open = Op dit apparaat openen
web-screen-page = Groot scherm
web-screen-intro = Hier toont de televisie een tafel: de dobbelstenen, alle scorebladen en de punten. De code staat op elke telefoon aan tafel, onder ‘Op een groot scherm tonen’.
web-screen-code = Code van de tafel of de twee woorden
web-screen-show = Tafel tonen
web-screen-other = Andere tafel
web-screen-small = Deze pagina is voor een televisie of een beamer. Open op een klein scherm liever de tafel zelf.
web-screen-table = Tafel openen
web-screen-scan = Richt de camera van je telefoon hierop en schuif aan
web-screen-sound = Druk op een toets voor geluid
web-screen-full = Volledig scherm
web-screen-leave = Verlaten
web-screen-rematch = Nog een partij? Kies ‘Revanche’ op een telefoon, en het scherm gaat mee.

## De browser: aan tafel

web-others = De andere spelers
web-board = Op tafel
web-your-sheet = Jouw scoreblad
web-show-sheet = Scoreblad tonen
web-track = Het parcours
web-track-whole = Het hele parcours tonen
web-display = Open kaarten
web-pile = Trekstapel
web-pile-spoken =
    { $count ->
        [one] Trekstapel: { $top } bovenop, { $count } kaart
       *[other] Trekstapel: { $top } bovenop, { $count } kaarten
    }
web-discards = Aflegstapel
web-hand-backs = Hand:
web-no-dice = Er is nog niet gegooid.
web-rolling = De dobbelstenen vallen…
web-row-brief =
    { $last ->
        [0] { $row }: niets aangekruist
       *[other] { $row }: { $count } aangekruist, het laatste is { $last }
    }
web-seat-state =
    { $state ->
        [thinking] denkt na
        [away] is weg, een bot speelt
       *[resigned] heeft opgegeven
    }
web-left =
    { $minutes ->
        [0] { $seconds } s weg
       *[other] { $minutes } min weg
    }
web-left-told = { $player } is van tafel gegaan.
web-left-back = { $player } zit weer aan tafel.
web-gone =
    { $minutes ->
        [one] { $player } is een minuut weg.
       *[other] { $player } is { $minutes } minuten weg.
    }
web-gone-bot = Laat een bot voor { $player } spelen
web-gone-more = { $player } kan altijd terugkomen en zelf weer spelen.
web-close-sure = De tafel sluiten?
web-close-more = Het spel eindigt hier, zonder winnaar.
web-turn = Beurt { $turn }
web-field = Veld { $field }
web-turn-of =
    { $active ->
        [you] Beurt { $turn }: jij
       *[other] Beurt { $turn }: { $player }
    }
web-has-turn = actieve speler
web-pawn = Pion:
web-keys-on = Sneltoetsen aan tafel
web-menu = Menu
web-keys = Toetsen: met 1 tot en met 9 kies je wat je aankruist, met 0 niets; R is gooien, T kaarten pakken, U terugnemen, H een hint vragen.
web-log = Wat er gebeurde
web-log-empty = Er is nog niets gebeurd.
web-your-decision = Jouw keuze
web-ask-roll = Jij bent aan de beurt: gooi de dobbelstenen.
web-ask-action1 =
    { $can ->
        [yes] De witte dobbelstenen zijn samen { $number }, voor iedereen. Kruis je dat in één rij aan?
        [alone] De witte dobbelstenen zijn samen { $number }. Kruis je dat in één rij aan?
       *[no] De witte dobbelstenen zijn samen { $number }, en dat kun je nergens aankruisen.
    }
web-ask-action2 =
    { $can ->
        [yes] Tel een witte en een gekleurde dobbelsteen op. Kruis je de som in die kleur aan?
       *[no] Wit en een kleur geven samen geen getal dat je kunt aankruisen.
    }
web-ask-step3 =
    { $can ->
        [yes] Verzet je je pion?
       *[no] Je pion kan nu nergens landen.
    }
web-ask-draw =
    { $count ->
        [one] Tik op de open kaart die je pakt.
       *[other] Pak { $count } van de open kaarten.
    }
web-ask-number =
    { $can ->
        [yes] De { $number } is voor iedereen. Kruis je die in één rij aan?
       *[no] De { $number } is voor iedereen, maar jij kunt die nergens aankruisen.
    }
web-ask-play =
    { $can ->
       *[yes] Speel een, twee of drie kaarten van één kleur.
        [no] Geen kaart past nu: leg er een af.
        [penalty] Geen kaart past nu: leg er een af. Dat is een misworp.
    }
web-not-crossed = Dit kun je nu niet aankruisen: { $cards }.
web-ask-marks =
    { $count ->
        [one] Wat kruis je daarmee aan?
       *[other] Wat kruis je daarmee aan?
    }
web-roll = Gooien
web-cross = Kruis { $cell } aan
web-move = pion naar { $cell }, aankruisen
web-move-free = pion naar { $cell }, al aangekruist
web-nothing = Niets
web-stay = Blijven staan
moment-closed = { $color } is afgesloten
moment-completed = { $player } heeft { $row } voltooid
moment-announced = { $player } kondigt het einde aan
moment-passed = Niets aan te kruisen: gepast
moment-stays = De pion blijft staan
web-discard = Niets, alleen afleggen
web-take = Pak { $number }
web-draw = Pak { $numbers }
web-play-more = { $crossed }, leg ook { $cards } af
web-take-back = Terugnemen
web-take-back-cell = Neem { $cell } terug
web-hint = Hint
web-hint-wait = Even denken…
web-hint-close = Hint sluiten
web-hints-asked =
    { $count ->
        [one] Tot nu toe één hint gevraagd.
       *[other] Tot nu toe { $count } hints gevraagd.
    }
web-decided = Gekozen.
web-waiting = Wachten op { $players }…
web-away = Zolang je weg bent, speelt een bot voor je.
web-back = Ik ben er weer
web-you-resigned = Je hebt opgegeven; een bot speelt nu op jouw plaats.
web-note-penalty = misworp
web-note-ends = einde van het spel
web-sure = Weet je het zeker?
web-sure-penalty = Je hebt deze beurt niets aangekruist. Dat is een misworp: vijf punten eraf.
web-sure-locks = Je sluit { $row } af: daarna kan niemand daar nog iets aankruisen.
web-sure-completes = Je voltooit { $row } en kunt daar niets meer aankruisen.
web-sure-ends = Daarmee is het spel afgelopen.
web-go-back = Terug
web-take-penalty = Misworp nemen
web-do-it = Ja, aankruisen
web-resign = Opgeven
web-resign-sure = Wil je opgeven?
web-resign-more = Een bot neemt je plaats over, zodat de anderen kunnen uitspelen. Je kunt dit niet terugdraaien.
web-resign-alone = De partij eindigt dan hier. Je kunt dit niet terugdraaien.
web-result = Uitslag
solo-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-your-best =
    { $where ->
        [device] Je record op dit apparaat: { $points }
       *[server] Je record: { $points }
    }
web-new-best =
    { $where ->
        [device] Een nieuw record op dit apparaat! Het vorige was { $points }.
       *[server] Een nieuw record! Het vorige was { $points }.
    }
web-new-streak = Je langste reeks tot nu toe: { $count } keer op rij gewonnen!
web-new-badge = Nieuwe medaille: { $badge }
web-told-move = { $player } verzet de pion naar { $cell }.
web-told-move-cross = { $player } verzet de pion naar { $cell } en kruist dat aan.
web-told-move-free = { $player } verzet de pion naar { $cell }, dat al was aangekruist.
web-rematch = Revanche
web-rematch-wanted =
    { $count ->
        [one] { $players } wil een revanche.
       *[other] { $players } willen een revanche.
    }
web-rematch-waiting = Wachten tot { $players } meedoet.
web-beat = Je hebt { $player } met { $margin } punten verschil verslagen.
web-try-bot = Probeer { $bot }
web-replay-this = Terugkijken
web-save = Partij opslaan

## De browser: over jou

web-me = Jij en je partijen
web-me-name = Je speelt als { $name }.
web-devices = Op een ander apparaat
web-devices-more = Met een code neem je je plaatsen en partijen mee naar een ander apparaat.
web-new-code = Geef me een code
web-code-minutes = Typ hem daar binnen { $minutes } minuten in. Hij werkt één keer.
push-title = Berichten
push-tell-me = Laat me weten als ik aan de beurt ben
push-tell-me-more = Er komt een bericht op dit apparaat, ook als de pagina dicht is. Nooit meer dan één per beurt.
push-on = Dit apparaat laat je weten als je aan de beurt bent.
push-stop = Berichten uitzetten
push-denied = Deze browser blokkeert berichten van Rowlock. Sta ze toe via het teken naast het adres, of zoek meldingen in de instellingen van je apparaat.
push-home-screen = Zet Rowlock op een iPhone of iPad eerst op het beginscherm: tik op Deel en dan op Zet op beginscherm. Open je het daar, dan laat het je weten als je aan de beurt bent.
push-unsupported = Deze browser kan je niets laten weten als de pagina dicht is.
push-failed = De browser kon de berichten niet aanzetten. Probeer het later nog eens.
push-played = { $game }: { $player } heeft gespeeld.
push-begins = { $game }: het spel begint.
web-recovery = Herstelcode
web-recovery-more = Hiermee ben je altijd weer { $name }, wat er ook met je apparaten gebeurt. Bewaar hem op papier.
web-recovery-written = Ik heb hem opgeschreven
web-recovery-old = Je herstelcode
web-recovery-replace = Vervangen
web-sign-out-more = Apparaat kwijt? Log overal uit: dan worden alle apparaten en programma’s uitgelogd, ook dit apparaat. Met je herstelcode kom je weer binnen.
web-recover-everywhere = Alle andere apparaten uitloggen
web-sign-out = Overal uitloggen
web-no-games = Je hebt nog niet gespeeld.
web-nobody = We kennen je nog niet. Begin een partij, dan leren we je kennen.
web-have-code = Heb je een code?
web-recover = Code gebruiken

## De browser: jouw resultaten

stats-title = Jouw resultaten
stats-more = Gewonnen partijen, records en medailles
stats-empty = Alles begint met een eerste partij
stats-empty-more = Speel er een uit, dan vind je hier je gewonnen partijen, je records en je medailles.
stats-played =
    { $games ->
        [one] { $games } partij gespeeld
       *[other] { $games } partijen gespeeld
    }
stats-won = { $wins } van de { $games } gewonnen
stats-streak = Op rij gewonnen: nu { $streak }, hoogstens { $longest }
stats-locks =
    { $count ->
        [one] rij afgesloten
       *[other] rijen afgesloten
    }
stats-penalties =
    { $count ->
        [one] misworp
       *[other] misworpen
    }
stats-clean =
    { $count ->
        [one] partij zonder misworp
       *[other] partijen zonder misworp
    }
stats-games = Per spel
stats-solo = { $game }, solo
stats-best = Record
stats-average = Gemiddeld
stats-recent = Punten van je laatste partijen, oudste eerst: { $points }.
stats-bots = Tegen bots
stats-badges = Medailles
stats-goals = Volgende medailles
stats-more-goals = Meer medailles
stats-device = Op dit apparaat
stats-device-more = Partijen die alleen op dit apparaat zijn gespeeld. Ze worden alleen hier bewaard en leveren geen medailles op.
stats-device-own = Jouw partijen tegen bots en solo
stats-device-together = Partijen samen
stats-head-games = Partijen
stats-head-wins = Gewonnen
stats-forget = Deze resultaten wissen
stats-forget-sure = Resultaten van dit apparaat wissen?
stats-forget-more = Ze zijn daarna niet terug te halen. Je andere resultaten blijven.
stats-forget-yes = Wissen
stats-home-streak = { $count } keer op rij gewonnen
stats-home-best = { $game }: je record is { $points }
badge-beat = { $bot } verslagen
badge-beat-how = Win van de bot { $bot }.
badge-clean_win = Schoon blad
badge-clean_win-how = Win een partij zonder misworp.
badge-two_locks = Twee sloten
badge-two_locks-how = Kruis in één partij de laatste getallen van twee rijen aan.
badge-all_games = Alle drie de spellen
badge-all_games-how = Win elk van de drie spellen.
badge-hundred = Honderd
badge-hundred-how = Haal 100 punten in een partij met anderen.
badge-five_in_a_row = Vijf op rij
badge-five_in_a_row-how = Win vijf partijen op rij.
badge-solo_perfect = Beter dan perfect
badge-solo_perfect-how = Haal solo minstens { $points } punten: meer dan perfect spel gemiddeld haalt.

## De browser: scoreblok

pad-intro = Dobbelstenen, kaarten of speelbord liggen voor jullie op tafel; de scorebladen staan hier.
pad-players = Spelers op dit apparaat
pad-player = Speler { $number }
pad-name = Naam van speler { $number }
pad-add = Speler toevoegen
pad-remove = { $player } verwijderen
pad-own-phones = Heeft iedereen een telefoon? Voeg dan alleen jezelf toe. Sluit iemand anders een rij af, tik dan op het slot van die rij op jouw scoreblad.
pad-begin = Scorebladen uitdelen
pad-sheets = Scorebladen
pad-undo = Ongedaan maken
pad-redo = Opnieuw doen
pad-menu = Menu
pad-penalty = Misworp
pad-penalty-of = Misworp voor { $player }
pad-lock-elsewhere = Iemand anders heeft { $row } afgesloten
pad-lock-back = Ongedaan maken: iemand anders heeft { $row } afgesloten
pad-closing = Met deze worp sluit iemand { $row } af. Kwam dat door de witte dobbelstenen, dan mag iedereen met vijf kruisjes daar nu hetzelfde doen. Daarna geldt het slot voor iedereen.
pad-closed = Voor iedereen afgesloten: { $row }. Met { $die } wordt niet meer gegooid.
pad-next-turn = Volgende beurt
pad-ending = Kruis nog aan wat bij deze worp hoort, en tel dan de punten.
pad-count = Punten tellen
pad-last-turns = De laatste beurten zijn gespeeld: punten tellen
pad-finish = Het spel is afgelopen: punten tellen
pad-stopped = Het spel is afgelopen.
pad-yes = Ja
pad-new-same = Nieuwe partij, dezelfde spelers
pad-new-other = Ander spel of andere spelers
pad-new-sure = Deze scorebladen weggooien?
pad-new-more = De punten van deze partij zijn nog niet geteld. Nieuwe scorebladen komen in de plaats van deze.
pad-new-yes = Nieuwe scorebladen nemen
pad-not-kept = Deze browser bewaart niets: als je deze pagina sluit, zijn de scorebladen weg.
pad-pawn-of = Waar de pion van { $player } heen kan
pad-move = { $player }: pion naar veld { $field }, { $cell }, bonus { $points }
pad-told-move = { $player }: pion op veld { $field }, { $cell }.
pad-landed = De pion staat op { $cell }.
pad-bonus = Bonus

## De browser: scorebladen op papier

print-intro = Kies wat je nodig hebt, bekijk het hieronder en print het. Alles past op A4 en op Letter, in kleur en in zwart-wit.
print-paper = Papier
print-per-page = Scorebladen per pagina
print-pages = Pagina’s met scorebladen
print-ink = Inkt
print-ink-name =
    { $ink ->
        [plain] Zwart-wit
       *[color] Kleur
    }
print-board = Speelbord
print-board-name =
    { $board ->
        [none] Geen speelbord
        [both] Beide kanten
       *[other] Kant { $board }
    }
print-now = Printen
print-tip = Laat de grootte in het printvenster op 100% staan en zet kop- en voetteksten uit.
print-preview = Voorbeeld
print-page = Pagina { $page } van { $pages }
print-name = Naam
print-crosses = Kruisjes
print-points = Punten
print-note-classic = Voor het laatste getal heb je vijf kruisjes in de rij nodig. Het sluit de rij af voor iedereen, en het slot telt als kruisje.
print-note-cards = Voor het laatste getal heb je vijf kruisjes in de rij nodig. Het voltooit de rij, alleen voor jou, en het slot telt als kruisje.
print-note-onboard = Voor het laatste getal heb je vijf kruisjes in de rij nodig. Het sluit de rij af voor iedereen, en het slot telt als kruisje. Het veld van je pion geeft een bonus.
print-board-title = { $game }: kant { $side }
print-board-note = De pionnen gaan vanaf de start naar binnen. Het kleine getal bij een veld is de bonus; wie een van de omcirkelde velden bereikt, kondigt het einde aan.

## De browser: een spel leren

learn-which = Leren door te spelen
learn-which-more = Een eerste potje met een helpende hand: een paar minuten, en je weet hoe het gaat.
learn-begin = Beginnen
learn-go-on = Verdergaan
learn-steps =
    { $count ->
        [one] { $count } stap
       *[other] { $count } stappen
    }
learn-title = { $game }: je eerste potje
learn-step = Stap { $step } van { $steps }
learn-back = Een stap terug
learn-forward = Een stap vooruit
learn-again = Vanaf het begin
learn-next = Volgende
learn-end = Klaar!
learn-later = Even later
learn-tap = Tik op een getal op je scoreblad, of kies:
learn-you = Jij
learn-finished = Dat was de les!
learn-done = Nu kun je spelen!
learn-done-short = Klaar
learn-done-classic = Van links naar rechts, wit voor iedereen, vijf kruisjes voor het slot: je weet alles wat telt.
learn-done-cards = Kaarten pakken, het getal voor iedereen gebruiken, je kleuren spelen: je weet alles wat telt.
learn-done-onboard = Aankruisen, aankruisen, rennen: je weet alles wat telt.
learn-others = Nog een les:
learn-crosses =
    { $count ->
        [one] { $count } kruisje
       *[other] { $count } kruisjes
    }
learn-crosses-row = Kruisjes
learn-points-row = Punten

lesson-classic-1 =
    Dit is je scoreblad. Rood en geel lopen op, groen en blauw lopen af, en aan het eind van elke rij wacht een slot.
    Je verzamelt kruisjes. Hoe meer er in één rij staan, hoe meer elk kruisje waard is.
    Hieronder zie je Ada, die met je meespeelt. Klaar?
lesson-classic-2 =
    Het is jouw beurt, dus jij bent de actieve speler. Er zijn zes dobbelstenen: twee witte en een van elke kleur.
    Gooi ze allemaal!
lesson-classic-3 =
    Eerst de twee witte dobbelstenen: 1 en 2 is samen 3. Dat getal is voor iedereen, in één rij naar keuze.
    In elke rij kruis je getallen aan van links naar rechts. Je mag getallen overslaan, maar wat je overslaat, ben je voorgoed kwijt.
    Met rood 3 sla je alleen de 2 over. Kruis rood 3 aan!
hint-classic-3 = Dat mag, maar in groen en blauw komt de 3 pas laat: dan ben je negen getallen kwijt. Geel 3 is even goed als rood 3, maar laten we hier rood nemen.
lesson-classic-4 =
    Ada heeft ook een 3 aangekruist. Nu komt er iets voor jou alleen, want het is jouw beurt: tel één witte en één gekleurde dobbelsteen op en kruis de som in die kleur aan.
    Wit 1 en rood 3 is samen 4, en die staat precies naast je 3.
    Kruis rood 4 aan!
hint-classic-4 = Met deze dobbelstenen mag het, maar je zou meer getallen overslaan dan nodig. Rood 4 slaat niets over.
lesson-classic-5 =
    Nu is Ada de actieve speler, en ze heeft gegooid. Haar witte dobbelstenen tellen ook voor jou: 6 en 6 is samen 12.
    In groen en blauw is 12 het allereerste getal.
    Kruis groen 12 aan!
hint-classic-5 = Blauw 12 zou even goed zijn, en niemand hoeft iets aan te kruisen. Neem voor deze les groen 12.
lesson-classic-6 =
    Ada heeft wit 6 en groen 3 opgeteld en groen 9 aangekruist. Dat was haar tweede actie, dus jij keek alleen toe.
    Daarna gooit de volgende speler: jij.
lesson-classic-7 =
    Je rijen worden voller, en in rood staan al vijf kruisjes. Jij bent weer aan de beurt.
    Gooi!
lesson-classic-8 =
    1 en 2 is samen 3. In rood en geel ben je daar al voorbij. In groen zou je vijf getallen overslaan, in blauw zes.
    Niemand hoeft iets aan te kruisen. Soms is wachten slimmer.
    Kies ‘niets’.
hint-classic-8 = Dat mag, maar kijk eens hoeveel getallen je kwijt bent voor één kruisje. Kruis deze keer niets aan.
lesson-classic-9 =
    Ook wit met een kleur levert niets goeds op. Maar kruist de actieve speler in geen van beide acties iets aan, dan is dat een misworp: vijf punten eraf.
    Dat overkomt alleen de actieve speler. Liever een klein verlies dan een verknoeide rij.
    Kruis niets aan en neem de misworp.
hint-classic-9 = Dat zou je de misworp besparen, maar het verknoeit de rij: bijna alles wat daar nog open is, zou je overslaan. Neem hier de misworp.
lesson-classic-10 =
    Ada gooit 6 en 6. Het laatste getal van een rij is bijzonder: je hebt minstens vijf kruisjes in die rij nodig voordat je het mag aankruisen. In rood heb je er precies vijf.
    Kruis je het laatste getal aan, dan kruis je ook het slot aan, en dat telt als een extra kruisje.
    Kruis rood 12 aan!
hint-classic-10 = Je kunt het laten lopen, maar zo’n kans krijg je niet vaak. Kruis rood 12 aan!
lesson-classic-11 =
    Je hebt de rode rij afgesloten, voor iedereen. De rode dobbelsteen doet niet meer mee.
    Ada heeft maar drie kruisjes in rood, dus zij kon niet meedoen. Met vijf had ze de rij op hetzelfde moment ook kunnen afsluiten.
lesson-classic-12 =
    Bijna klaar. Het spel is meteen afgelopen als twee rijen zijn afgesloten, of als iemand een vierde misworp krijgt.
    Rood is afgesloten, en in groen heb je vijf kruisjes. Gooi!
lesson-classic-13 =
    1 en 1 is samen 2, het laatste getal van groen!
    Kruis groen 2 aan, en het spel is meteen afgelopen.
hint-classic-13 = Je kunt nog doorspelen, maar je staat ruim voor. Kruis groen 2 aan!
lesson-classic-14 =
    Met het tweede slot is het spel afgelopen. Nu tel je de rijen: één kruisje is 1 punt, twee zijn er 3, drie zijn er 6, enzovoort. Elke misworp kost 5 punten.
    Jij hebt 67 punten en Ada heeft er 32. Je wint!

lesson-cards-1 =
    In het kaartspel gooit niemand. Je hebt een scoreblad met vier rijen, en vier kaarten in je hand.
    Op tafel liggen nog vier kaarten: de open kaarten. Je ziet hun getal, maar niet hun kleur. Daarnaast ligt de trekstapel.
lesson-cards-2 =
    Een beurt begint met pakken: vul je hand aan tot vijf kaarten. Je hebt er vier, dus je pakt een van de open kaarten.
    Een 4 zou tussen je rood 3 en rood 5 passen, als het tenminste een rode is.
    Kies de 4 en pak die kaart.
hint-cards-2 = Je mag elke open kaart pakken. Maar een 4 kan net de kaart zijn die je mist tussen rood 3 en rood 5: probeer die.
lesson-cards-3 =
    Rood, wat een geluk! De open kaarten worden aangevuld van de stapel, en het getal dat nu boven op de stapel ligt, is voor iedereen: 12.
    In elke rij kruis je getallen aan van links naar rechts. Je mag getallen overslaan, maar wat je overslaat, ben je kwijt. In groen komt 12 als eerste.
    Kruis groen 12 aan!
hint-cards-3 = Blauw 12 zou even goed zijn. Neem voor deze les groen 12.
lesson-cards-4 =
    Nu speel je kaarten: een, twee of drie van dezelfde kleur. Daarna mag je hun getallen in die kleur aankruisen.
    Kies rood 3, rood 4 en rood 5 in je hand, en kruis alle drie de getallen aan.
hint-cards-4 = Dat mag, maar het levert minder op. Kies alle drie de rode kaarten, en kruis 3, 4 en 5 aan.
lesson-cards-5 =
    Drie kruisjes in één keer! De kaarten die je hebt gespeeld, gaan naar de aflegstapel. Nu is Ada de actieve speler; ze heeft een kaart gepakt, en het getal op de stapel is ook voor jou: 6.
    Kruis rood 6 aan!
hint-cards-5 = Dat mag, maar daar zou je getallen overslaan. Rood 6 komt precies na je 5.
lesson-cards-6 =
    Ada heeft een kaart gespeeld; dat was voor haar alleen. Nu ben jij aan de beurt, en je hebt nog maar twee kaarten, dus je pakt er drie.
    Kies 8, 5 en 10: in groen kunnen die na je 12 komen.
hint-cards-6 = Aan de 12 heb je weinig: in groen heb je die al, en in rood en geel is het het laatste getal. Kies 8, 5 en 10.
lesson-cards-7 =
    Alle drie groen! Maar eerst het getal op de stapel, voor iedereen: 2.
    Kruis geel 2 aan!
hint-cards-7 = Je hoeft het niet aan te kruisen, maar geel 2 is het eerste getal van de rij: je slaat er niets mee over.
lesson-cards-8 =
    Kruis je in één keer meerdere getallen aan, dan mag je tussen het eerste en het laatste daarvan hoogstens één getal overslaan.
    Van 10 naar 8 sla je alleen de 9 over: dat mag. Van 8 naar 5 zouden het er twee zijn. Houd de 5 dus in je hand.
    Speel groen 10 en groen 8, en kruis ze allebei aan.
hint-cards-8 = Dat mag, maar het kan beter. Kies alleen groen 10 en groen 8, en kruis 10 en 8 aan.
lesson-cards-9 =
    In je eigen beurt moet je altijd een kaart spelen. Hier past er geen: alle getallen liggen links van je kruisjes. Je kunt dus alleen afleggen.
    Je hebt deze beurt niets aangekruist, dus je krijgt ook een misworp: vijf punten eraf.
    Kies beide blauwe kaarten en leg ze af. Dan mag je de volgende keer twee nieuwe pakken.
hint-cards-9 = Eén kaart is genoeg, maar met twee krijg je ook twee nieuwe. Kies blauw 11 en blauw 12.
lesson-cards-10 =
    Voor het laatste getal van een rij heb je eerst vijf kruisjes nodig. In geel heb je er vijf.
    Speel geel 11 en geel 12, en kruis ze allebei aan: bij de 12 hoort het slot, en dat telt ook als kruisje.
hint-cards-10 = Bijna! Kies geel 11 en geel 12 samen, en kruis ze allebei aan.
lesson-cards-11 =
    Je gele rij is voltooid. In het kaartspel geldt dat alleen voor jou: Ada mag nog gewoon gele getallen aankruisen.
    Het spel is meteen afgelopen als één speler twee rijen heeft voltooid, of als iemand een vierde misworp krijgt.
lesson-cards-12 =
    Jij bent aan de beurt, en het getal op de stapel is 2. In blauw heb je vijf kruisjes, dus je mag het laatste getal nemen.
    Kruis blauw 2 aan, en het spel is meteen afgelopen.
hint-cards-12 = Je kunt nog doorspelen, maar je staat ruim voor. Kruis blauw 2 aan!
lesson-cards-13 =
    Nu tel je de rijen: één kruisje is 1 punt, twee zijn er 3, drie zijn er 6, enzovoort, en het slot telt ook mee. Elke misworp kost 5 punten.
    Jij hebt 84 punten en Ada heeft er 32. Je wint!

lesson-onboard-1 =
    On Board is Qwixx met een pion. Het scoreblad is hetzelfde: je kruist getallen aan van links naar rechts, en wat je overslaat, ben je kwijt.
    Nieuw is het parcours. Elk veld heeft een kleur en een getal, en daaronder staan de punten die het aan het eind waard is. De pionnen staan op de start.
lesson-onboard-2 =
    Jij bent de actieve speler. Een beurt heeft drie stappen, en begint met de dobbelstenen.
    Gooi!
lesson-onboard-3 =
    Stap één is voor iedereen: de witte dobbelstenen, 1 en 2, zijn samen 3. Kruis dat aan in een rij naar keuze.
    Kruis rood 3 aan!
hint-onboard-3 = Dat mag, maar in groen en blauw komt de 3 pas laat, en geel hebben we voor iets anders nodig. Neem rood 3.
lesson-onboard-4 =
    Stap twee is alleen voor de actieve speler: een witte dobbelsteen plus een gekleurde; de som kruis je in die kleur aan. Wit 2 en rood 2 is samen 4.
    Kruis rood 4 aan!
hint-onboard-4 = Met deze dobbelstenen mag het, maar je zou meer getallen overslaan dan nodig. Rood 4 slaat niets over.
lesson-onboard-5 =
    Stap drie: je pion mag vooruit, een tot vijf vrije velden. Het getal waar je landt, moet je kunnen aankruisen of al hebben aangekruist.
    Rood 2 valt af, want die ligt links van je 3. Maar geel 2 kun je nu aankruisen.
    Verzet je pion naar veld 4!
hint-onboard-5 = Daar kun je ook landen, maar veld 4 is beter: het ligt verder, of je slaat er niets mee over. Ga daarheen.
lesson-onboard-6 =
    Dat was je derde kruisje in één beurt! Nu heeft Ada gegooid, en haar witte dobbelstenen tellen ook voor jou: 6 en 6 is samen 12.
    Kruis groen 12 aan!
hint-onboard-6 = Blauw 12 zou even goed zijn. Neem voor deze les groen 12.
lesson-onboard-7 =
    Ada heeft blauw 11 aangekruist, en haar pion is naar veld 6 gegaan, dus ze kruiste ook rood 3 aan. Alleen de actieve speler verzet een pion.
    Jij bent aan de beurt. Gooi!
lesson-onboard-8 =
    5 en 6 is samen 11. In groen is dat het volgende getal.
    Kruis groen 11 aan!
hint-onboard-8 = Daar zou je getallen overslaan. Groen 11 komt precies na je 12.
lesson-onboard-9 =
    Wit 5 en groen 5 is samen 10, en dat is weer het volgende getal.
    Kruis groen 10 aan!
hint-onboard-9 = Met deze dobbelstenen mag het, maar groen 10 slaat niets over. Neem die.
lesson-onboard-10 =
    Ada’s pion staat op veld 6. Op een veld past maar één pion, dus je springt eroverheen, en een bezet veld telt niet mee.
    Je vijf vrije velden zijn 5, 7, 8, 9 en 10. Op veld 10 staat rood 4, en die heb je al aangekruist, dus daar land je zonder nieuw kruisje.
    Ren zo ver je kunt: naar veld 10!
hint-onboard-10 = Dat mag, en soms is het zelfs een goed idee. Maar laat de pion hier zo ver mogelijk rennen: naar veld 10.
lesson-onboard-11 =
    In stap één en twee heb je niets aangekruist. Levert stap drie ook geen kruisje op, dan krijg je een misworp: vijf punten eraf.
    Op veld 20 is het getal al aangekruist, dus daar landen levert geen kruisje op. Veld 22 wel: rood 8.
    Red jezelf: ga naar veld 22!
hint-onboard-11 = Zonder kruisje krijg je een misworp. Veld 22 levert een kruisje op.
lesson-onboard-12 =
    Bereikt je pion een van de laatste vijf velden, 36 tot en met 40, dan kondig je het einde aan: alle anderen hebben nog één beurt.
    Veld 36 is geel 12, het laatste getal van de rij. Daarvoor zijn eerst vijf kruisjes nodig, en die heb je. Je sluit de rij dus meteen af voor iedereen.
    Ga naar veld 36!
hint-onboard-12 = Daar kun je heen. Maar veld 36 levert het slot op, veel punten en het einde van het spel: ga daarheen.
lesson-onboard-13 =
    Je hebt het einde aangekondigd. Dit is Ada’s laatste beurt, en haar witte dobbelstenen tellen nog voor jou: 4 en 5 is samen 9. De gele dobbelsteen is weg.
    Kruis rood 9 aan!
hint-onboard-13 = Elk kruisje is er één: neem rood 9.
lesson-onboard-14 =
    Het is afgelopen. Met twee afgesloten rijen of een vierde misworp was het spel meteen voorbij geweest, waar de pionnen ook stonden.
    De rijen tel je zoals altijd, en daar komen de punten van het veld van je pion bij: 18. Jij hebt 105 punten en Ada heeft er 48. Je wint!

## De browser: de spelregels

rule-which = De spelregels
rule-which-more = Alles wat een speler moet weten, met plaatjes.
rule-read = Lezen
rule-title = { $game }: de spelregels
rule-intro-classic = Voor 2 tot 5 spelers. Zes dobbelstenen, voor iedereen een scoreblad, een kwartiertje.
rule-intro-cards = Voor 2 tot 5 spelers. 44 kaarten, met jokers 55, en voor iedereen een scoreblad.
rule-intro-onboard = Voor 2 tot 4 spelers. Zes dobbelstenen, voor iedereen een scoreblad en een pion, en een parcours.
rule-learn = Leer je liever door te spelen?
rule-contents = Inhoud
rule-others = De andere spellen:
rule-may = Dit mag hier:
rule-head-goal = Het doel
rule-head-sheet = Het scoreblad
rule-head-turn = Een beurt
rule-head-white = De witte dobbelstenen: voor iedereen
rule-head-mixed = Wit met een kleur: voor de actieve speler
rule-head-pawn = De pion
rule-head-penalty = Misworpen
rule-head-lock = Een rij afsluiten
rule-head-end = Het einde van het spel
rule-head-score = Punten tellen
rule-head-argue = Waar spelers over kibbelen
rule-head-argue-pawn = Waar spelers over kibbelen: de pion
rule-head-deal = Voor het spel begint
rule-head-draw = Eerst: kaarten pakken
rule-head-number = Dan: het getal voor iedereen
rule-head-play = Tot slot: kaarten spelen
rule-head-complete = Een rij voltooien
rule-head-jokers = Met jokers

rule-goal-classic =
    Je kruist getallen aan in vier rijen. Hoe meer kruisjes in een rij, hoe meer elk kruisje waard is. Maar getallen die je overslaat, ben je voorgoed kwijt, en wacht je te lang, dan sluit iemand anders de rij af.
    Wie het hoogste totaal heeft, wint.
rule-goal-cards =
    Je kruist getallen aan in vier rijen, met kaarten in plaats van dobbelstenen. Wat je in je hand verzamelt, bepaalt wat je kunt aankruisen, soms meerdere getallen tegelijk.
    Wie het hoogste totaal heeft, wint.
rule-goal-onboard =
    On Board is het dobbelspel met voor iedereen een pion. Je kruist getallen aan precies zoals in het dobbelspel. In je eigen beurt mag je pion bovendien over het parcours rennen, en het veld waar hij staat, levert aan het eind punten op.
    Wie het hoogste totaal heeft, wint.
rule-sheet =
    Een scoreblad heeft vier rijen van elf getallen. Rood en geel lopen op van 2 naar 12, groen en blauw lopen af van 12 naar 2. Rechts aan het eind van elke rij staat een slot.
    In elke rij kruis je getallen aan van links naar rechts. Je mag overal beginnen en zoveel getallen overslaan als je wilt, ook meerdere tegelijk. Maar wat links van een kruisje ligt, kun je later nooit meer aankruisen.
rule-turn =
    Het lot bepaalt wie als eerste de actieve speler is. De actieve speler gooit alle dobbelstenen die nog meedoen. Dan volgen twee acties, altijd in deze volgorde: eerst de witte dobbelstenen, dan een witte met een gekleurde.
    Daarna is de volgende speler aan de beurt, met de klok mee.
rule-turn-onboard =
    De spelers kiezen samen een kant van het speelbord, en alle pionnen staan op de start. Het lot bepaalt wie als eerste de actieve speler is; die gooit alle dobbelstenen die nog meedoen. Dan volgen drie stappen, altijd in deze volgorde: de witte dobbelstenen voor iedereen, een witte met een gekleurde voor de actieve speler, en dan de pion van de actieve speler.
    Zo zijn er tot drie kruisjes in één beurt mogelijk. Daarna is de volgende speler aan de beurt, met de klok mee.
rule-white =
    De twee witte dobbelstenen worden opgeteld. Elke speler mag dit getal aankruisen in een rij van een willekeurige kleur, maar slechts in één rij. Het hoeft niet.
    Iedereen kiest tegelijk. Niemand wacht af wat de anderen doen, en niemand verandert achteraf van gedachten.
rule-mixed =
    Nu mag de actieve speler, en niemand anders, een van de witte en een van de gekleurde dobbelstenen optellen en de som aankruisen in de rij van die kleur. Dat is hoogstens één kruisje, en het hoeft niet.
rule-penalty =
    Kruist de actieve speler in geen van beide acties iets aan, dan is dat een misworp: een van de vier vakjes wordt aangekruist, en dat kost vijf punten.
    Eén kruisje in een van de twee acties is genoeg om dat te voorkomen. Je mag met opzet niets aankruisen, maar dan krijg je wel de misworp. De andere spelers krijgen nooit een misworp.
rule-penalty-cards =
    Kruist de actieve speler niets aan, niet met het getal voor iedereen en niet met kaarten, dan is dat een misworp: een van de vier vakjes wordt aangekruist, en dat kost vijf punten.
    De andere spelers krijgen nooit een misworp.
rule-penalty-onboard =
    Levert geen van de drie stappen de actieve speler een kruisje op, dan is dat een misworp: vijf punten eraf. Een pion die landt op een getal dat al is aangekruist, geeft geen nieuw kruisje en helpt dus niet.
    De andere spelers krijgen nooit een misworp.
rule-lock =
    Het laatste getal van een rij, 12 in rood en geel, 2 in groen en blauw, mag je alleen aankruisen als je in die rij al minstens vijf kruisjes hebt. Je kruist dan ook het slot aan, en dat telt als een extra kruisje.
    Aan het eind van die actie is de rij voor iedereen afgesloten: niemand kruist er nog iets aan. De dobbelsteen van die kleur gaat meteen weg. Kruisjes die anderen in de rij hebben gezet, blijven staan en tellen mee.
rule-complete =
    Het laatste getal van een rij, 12 in rood en geel, 2 in groen en blauw, mag je alleen aankruisen als je in die rij al minstens vijf kruisjes hebt. Je kruist dan ook het slot aan, en dat telt als een extra kruisje.
    De rij is daarmee alleen voor jou voltooid. Alle anderen mogen er nog getallen in aankruisen, en de rij ook voltooien.
rule-end =
    Het spel is meteen afgelopen als twee rijen zijn afgesloten, door wie dan ook, of als iemand een vierde misworp krijgt.
    Wordt de tweede rij met de witte dobbelstenen afgesloten, dan vervalt de tweede actie.
rule-end-cards =
    Het spel is meteen afgelopen als één speler twee rijen heeft voltooid, of als iemand een vierde misworp krijgt.
    Gebeurt dat met het getal voor iedereen, dan tellen de kruisjes van iedereen die het koos nog mee, en dan is het voorbij: er worden geen kaarten meer gespeeld.
rule-end-onboard =
    Bereikt de pion van de actieve speler een van de laatste vijf velden, dan is het einde aangekondigd: alle anderen hebben nog precies één beurt, met de klok mee, en dan is het voorbij. Wie het einde aankondigde, krijgt geen beurt meer, maar mag in de beurten van de anderen nog wel de witte som aankruisen.
    Net als in het dobbelspel is het meteen afgelopen bij twee afgesloten rijen of iemands vierde misworp, in elke stap en waar de pionnen ook staan.
rule-score =
    Elke rij tel je apart. Het aantal kruisjes, het slot meegeteld, bepaalt de punten; een rij zonder kruisje levert niets op.
    De vier rijen tel je op, en elke misworp kost vijf punten. Het hoogste totaal wint; spelers met hetzelfde hoogste totaal winnen allemaal.
rule-score-onboard =
    Elke rij tel je apart. Het aantal kruisjes, het slot meegeteld, bepaalt de punten; een rij zonder kruisje levert niets op.
    De vier rijen tel je op, elke misworp kost vijf punten, en de punten van het veld van de pion komen erbij, hoe het spel ook eindigde. Het hoogste totaal wint; spelers met hetzelfde hoogste totaal winnen allemaal.
rule-deal =
    De 44 kaarten, 2 tot en met 12 in vier kleuren, worden geschud, en iedereen krijgt er vier. De rest is de trekstapel. De bovenste vier kaarten daarvan leg je ernaast: dat zijn de open kaarten. Het zijn er altijd vier.
    Op de achterkant van een kaart staat het getal, maar niet de kleur. Iedereen ziet dus de getallen van de open kaarten, van de bovenste kaart van de stapel en van de kaarten in andermans hand; kleuren zie je alleen in je eigen hand.
    Het lot bepaalt wie als eerste de actieve speler is; daarna gaat het met de klok mee.
rule-draw =
    De actieve speler pakt open kaarten tot er vijf in de hand zijn: in de eerste beurt één, later misschien twee of drie. Je kiest ze allemaal uit de vier die er liggen. Daarna worden de open kaarten van de stapel aangevuld tot vier.
rule-number =
    Het getal dat nu boven op de stapel ligt, is voor iedereen: elke speler mag het aankruisen in een rij van een willekeurige kleur, maar slechts in één rij. Het hoeft niet, en iedereen kiest tegelijk.
    De kaart blijft op de stapel liggen; het is de volgende die bij de open kaarten komt.
rule-play =
    In je eigen beurt moet je één kaart spelen, of twee of drie van dezelfde kleur. Dan mag je een of meer van hun getallen in die kleur aankruisen, of geen.
    Kruis je er meerdere aan, dan mag je tussen het eerste en het laatste daarvan hoogstens één getal overslaan. Getallen tussen je eerdere kruisjes en het eerste nieuwe tellen daarbij niet mee.
    Alle kaarten die je hebt gespeeld, gaan naar de aflegstapel, aangekruist of niet. De andere spelers kruisen hier niets aan.
rule-jokers =
    Elf jokers, 2 tot en met 12, worden meegeschud. Het getal van een joker ligt vast, maar de kleur kies je als je hem speelt.
    Alle jokers die je samen met andere kaarten speelt, krijgen hun kleur; jokers die je zonder andere kaarten speelt, hebben samen één kleur naar keuze. Een joker kan geen twee kleuren aan elkaar koppelen. Hebben een joker en een kaart hetzelfde getal, dan kruis je het één keer aan.
    Verder blijft alles hetzelfde.
rule-pawn =
    In de derde stap mag de actieve speler de pion vooruitzetten, nooit terug, een tot vijf vrije velden ver. Over bezette velden spring je heen en ze tellen niet mee: op een veld past één pion, en er wordt nooit een pion teruggezet. De start is geen veld: daar mogen zoveel pionnen staan als er zijn.
    Je mag alleen landen op een getal dat je nu volgens de gewone regels kunt aankruisen, of dat je al hebt aangekruist. Kun je het aankruisen, dan moet het. De velden onderweg doen er niet toe.
    Kun je nergens landen, of wil je niet, dan blijft de pion staan.
rule-argue-dice =
    Meerdere spelers willen met dezelfde witte som dezelfde rij afsluiten. Wie mag dat?
    Iedereen die er vijf kruisjes in heeft. Ze kruisen allemaal het slot aan, en voor allemaal telt het. De rij gaat pas dicht als iedereen heeft gekozen.
    Iemand sluit een rij af. Mag ik meedoen met minder dan vijf kruisjes?
    Nee. Die vijf kruisjes zijn op elk scoreblad nodig.
    Een rij wordt afgesloten met een witte en een gekleurde dobbelsteen. Mogen de anderen dat ook?
    Nee. In die actie kruist alleen de actieve speler iets aan.
    Ik zet mijn vijfde kruisje met de witte dobbelstenen. Mag ik meteen daarna het laatste getal nemen?
    Ja. De acties komen na elkaar, en het nieuwe kruisje telt mee.
    Kunnen er meer dan twee rijen worden afgesloten?
    Ja: een derde tegelijk met de tweede, als ze allebei met dezelfde witte som worden afgesloten.
    Het spel eindigt met de witte dobbelstenen, en de actieve speler heeft niets aangekruist. Is dat een misworp?
    Nee. De tweede actie vervalt, dus er is ook geen misworp.
    Twee spelers hebben hetzelfde totaal. Wie wint?
    Allebei. Gelijk is gelijk.
    Kan een totaal onder nul komen?
    Ja. Misworpen gaan er gewoon af.
rule-argue-cards =
    De trekstapel raakt op. Wat nu?
    Op dat moment wordt de aflegstapel geschud en is dat de nieuwe trekstapel, ook midden in het aanvullen van de open kaarten. De bovenste kaart geeft het getal voor iedereen.
    Mag ik minder kaarten pakken dan ik mis?
    Nee. Je vult je hand altijd aan tot precies vijf.
    Worden de open kaarten aangevuld na elke kaart die ik pak?
    Nee. Je kiest uit de vier die er liggen; daarna wordt er aangevuld.
    Geen van mijn kaarten past. Moet ik er toch een spelen?
    Ja, minstens één. Je legt die af zonder kruisje.
    Mag ik kaarten spelen van een rij die ik heb voltooid?
    Ja, om ze kwijt te raken. Ze leveren geen kruisje op.
    Mag ik in één keer het vijfde kruisje zetten en het laatste getal nemen?
    Ja. Kruisjes zet je van links naar rechts, en elk kruisje telt meteen.
    Mag ik drie getallen aankruisen en er telkens één tussen overslaan?
    Nee. Je mag in totaal één getal overslaan, niet in elk gat: van 2, 4 en 6 mag je 2 en 4 aankruisen, of 4 en 6.
    Telt het getal voor iedereen als eerste kruisje van de kaarten die ik speel?
    Nee. Alleen de getallen van die kaarten zelf tellen.
    Twee spelers hebben hetzelfde totaal. Wie wint?
    Allebei. Gelijk is gelijk.
rule-argue-onboard =
    Moet ik mijn pion verzetten?
    Nee, nooit.
    Mag ik op een getal landen en het niet aankruisen?
    Alleen als het al is aangekruist. Kun je het aankruisen, dan moet het.
    Ik heb het getal in deze zelfde beurt aangekruist. Mag ik erop landen?
    Ja, het telt als al aangekruist.
    De rij is afgesloten. Mag ik nog op een getal uit die rij landen?
    Alleen als je dat getal eerder hebt aangekruist.
    Kan mijn pion een rij afsluiten?
    Ja, met vijf kruisjes, zoals altijd. De rij is dan voor iedereen afgesloten en de dobbelsteen gaat weg, maar de anderen kunnen niet samen met jou afsluiten. Is het de tweede rij, dan is het spel meteen afgelopen.
    Mag ik voorbij het laatste veld?
    Nee. Verder dan het laatste veld kan niet.
    In de laatste beurten bereikt nog een pion de laatste vijf velden. Wat gebeurt er?
    Verder niets. Niemand krijgt een extra beurt.
    De zet die het einde aankondigde, leverde geen kruisje op. Is dat een misworp?
    Ja, als de andere stappen er ook geen opleverden. Is het de vierde, dan is het spel meteen afgelopen.

example-crossing = Rood gaat verder vanaf 10, geel vanaf 9, groen vanaf 9, blauw vanaf 10. De gestreepte getallen zijn overgeslagen en weg.
example-white = Ada heeft gegooid, en de witte dobbelstenen zijn samen 8. Je mag die aankruisen in groen of in blauw. In rood ben je er al voorbij, en geel 8 is al aangekruist.
example-mixed = Jij bent aan de beurt. Wit 6 en rood 4 geven rood 10, wit 6 en geel 3 geven geel 9. In groen en blauw kan het met allebei de witte. Wat je ook neemt, het is één kruisje.
example-lock = Je hebt vijf kruisjes in rood, dus je mag de 12 aankruisen, met het slot erbij. In geel heb je er maar twee: daar moet de 12 wachten.
example-together = Jij en Ada hadden allebei vijf rode kruisjes en namen allebei de 12. Jullie kruisen allebei het slot aan. Daarna doet de rode dobbelsteen niet meer mee.
example-score = Zeven kruisjes in rood, met het slot, zijn 28 punten, drie in geel 6, vijf in groen 15 en zeven in blauw 28. Twee misworpen kosten er 10. Dat is samen 67.
example-draw = Met vier kaarten in je hand pak je een van de open kaarten. Je ziet het getal, maar de kleur pas als de kaart van jou is.
example-play = Er worden drie groene kaarten gespeeld. Je mag 9 en 7 aankruisen, of 7 en 5, of een van de drie. Alle drie mag niet: dan sla je 8 en 6 allebei over.
example-jokers = Joker 10 wordt samen met geel 9 gespeeld, dus is hij ook geel.
example-complete = Je hebt rood voltooid en kruist daar niets meer aan. Ada gaat in rood verder, en mag de rij ook voltooien.
example-pawn = Jouw pion staat op veld 7, die van Ada op veld 9, en dat veld telt niet mee. Van de vijf vrije velden 8, 10, 11, 12 en 13 kun je op 11 en 13 landen met een kruisje, en op 10 omdat rood 4 al is aangekruist. Op 8 en 12 kan het niet: geel 3 en 4 liggen links van je 5.
example-bonus = De rijen leveren 28, 10, 15 en 15 punten op, een misworp kost er 5, en het veld van de pion geeft er 19 bij. Dat is samen 82.

## Samen op één scherm: iedereen op één apparaat

pass-intro = Iedereen speelt op dit ene apparaat en geeft het door. Is alles eenmaal geladen, dan is er geen internet meer nodig.
pass-who = Wie er spelen, in de volgorde van de plaatsen
pass-player = Speler { $number }
pass-name = Naam van speler { $number }
pass-bot = Bot op plaats { $number }
pass-up = { $player } omhoog
pass-remove = { $player } verwijderen
pass-add = Speler toevoegen
pass-add-bot = Bot toevoegen
pass-need =
    { $count ->
        [one] Minstens één plaats, en op een daarvan een mens.
       *[other] Minstens { $count } plaatsen, en op een daarvan een mens.
    }
pass-kept = Je partij wacht op je
pass-kept-more = { $game } met { $players }. Laatst gespeeld: { $when }.
pass-go-on = Verdergaan
pass-anew = Opnieuw beginnen
pass-anew-sure = Opnieuw beginnen?
pass-anew-more = De partij die nog bezig is, gaat verloren.
pass-loading = De spelregels worden opgehaald: ongeveer 6 MB, alleen deze keer. Daarna heb je geen internet nodig.
pass-not-loaded = De spelregels konden niet worden opgehaald
pass-not-loaded-more = Ze komen één keer van de server, en die is nu niet bereikbaar. Probeer het opnieuw als je verbinding hebt.
web-old-browser = Deze browser is te oud
web-old-browser-more = Rowlock heeft Safari { $safari }, Firefox { $firefox }, Chrome of Edge { $chrome } nodig, of iets nieuwers. Werk de browser bij of probeer een ander apparaat.
pass-try-again = Opnieuw proberen
pass-elsewhere = Deze partij is open in een ander tabblad
pass-elsewhere-more = Spelen kan maar in één tabblad. Speel je hier, dan stopt het in het andere.
pass-take-over = Hier spelen
pass-unreadable = De opgeslagen partij is onleesbaar. Je kunt een nieuwe beginnen.
pass-not-kept = Deze browser bewaart niets: als je deze pagina sluit, is de partij weg.
pass-trouble = Er ging iets mis op dit apparaat. Laad de pagina opnieuw; de partij is opgeslagen.
pass-seats = Plaatsen
pass-standing =
    { $state ->
        [acts] is aan zet
       *[decided] heeft gekozen en kan dat nog terugnemen
    }
pass-turn =
    { $what ->
        [roll] { $player } gooit
       *[decide] { $player } kiest
    }
pass-curtain = Geef het apparaat aan { $player }
pass-curtain-more = Tot dan blijven de kaarten verborgen.
pass-take = Ik ben { $player }
pass-return = { $player } wil een keuze terugnemen
pass-first = { $player } kiest eerst
pass-again = Nog een keer spelen
pass-others = Andere spelers, ander spel
pass-leave = Partij verlaten
pass-leave-more = De partij is op dit apparaat opgeslagen: je kunt later verder.

## De browser: een partij terugkijken

web-film-intro = Open een opgeslagen partij en loop er stap voor stap doorheen.
web-film-drop = Sleep het bestand van een partij hierheen
web-film-files = Het bestand van ‘Partij opslaan’ of ‘rowlock play’; de naam eindigt op .rowlock.
web-film-choose = Bestand kiezen
web-film-paste = Of plak de tekst van een partij
web-film-show = Partij tonen
web-film-another = Andere partij
web-film-share = Dit moment delen
web-film-too-large = Dat bestand is te groot voor een partij: een partij heeft hoogstens 64 KiB.
web-film-offline = De server is niet bereikbaar, en die is nodig om partijen te openen. Een partij die al open is, kun je ook zonder server tot het eind bekijken.
web-film-pending = Gekozen, maar het telt niet meer: { $decisions }
web-film-mine = Je uitgespeelde partijen
web-film-unfinished = De partij is niet uitgespeeld: hier houdt het op.
web-film-controls = Stappen van de partij
web-film-scrub = Moment in de partij
web-film-where = Beurt { $turn }, { $player } is de actieve speler
web-film-beginning = Het begin
web-film-step = Stap { $step } van { $steps }
web-film-first = Naar het begin
web-film-back = Een stap terug
web-film-play = Afspelen
web-film-pause = Pauze
web-film-forward = Een stap vooruit
web-film-last = Naar het eind
web-film-speed = Snelheid
web-film-active = Actieve speler:
web-film-hand = Hand van { $player }
web-film-sheets = Scorebladen
web-film-side = Meekijken met
web-film-everybody = Iedereen
web-film-chart = Punten per beurt
web-film-chart-spoken = Lijnen met ieders punten. Aan het eind: { $players }. In de tabel hieronder staan de punten na elke beurt.
web-film-as-table = Als tabel
web-film-turn = Beurt
web-film-fair =
    { $game ->
        [cards] Zijn de kaarten eerlijk geschud?
       *[other] Is er eerlijk gegooid?
    }
web-film-promise = Vóór de partij trok de server een geheim en toonde de vingerafdruk ervan, die bij geen enkel ander geheim past. Het apparaat van elke speler deed hetzelfde met een eigen tekst, en pas daarna werden de teksten onthuld: geheim en teksten zijn samen de startwaarde. Nu die bekend is, kan iedereen elke worp en elke keer schudden narekenen.
web-film-commitment = Vingerafdruk
web-film-seed = Startwaarde
web-film-whole = Alles tonen
web-film-shorten = Inkorten
web-film-copy = Kopiëren
web-film-copy-yourself = Automatisch kopiëren kan hier niet: selecteer de tekst en kopieer die zelf.
web-film-check = Controleren op dit apparaat
web-film-size = Daarvoor laadt je browser de echte spelregels, ongeveer 6 MB, één keer.
web-film-loading = Laden en controleren…
web-film-no-record = Het verslag kon niet worden opgehaald, dus er valt hier niets te controleren.
web-film-no-seed = Dit verslag heeft geen startwaarde, dus er valt niets te controleren: er is aan tafel gegooid, of de partij is nog bezig.
web-fair-own-text = Jouw tekst voor de dobbelstenen
web-fair-result =
    { $result ->
        [fair] Eerlijk: alles is gecontroleerd en klopt.
        [unfair] Deze partij was niet eerlijk.
       *[open] Er is niets verkeerds gevonden, maar niet alles kon worden gecontroleerd.
    }
web-fair-failed =
    { $name ->
        [commitment] Het geheim van de server past niet bij de vingerafdruk die vooraf was getoond.
        [first_commitment] De server heeft de vingerafdruk veranderd nadat dit apparaat hem voor het eerst zag.
        [own_text] Jouw tekst is door een andere vervangen. Dat is alleen in orde als je ook met een ander apparaat aan deze tafel zat.
        [pledges] De tekst van een speler is niet de tekst die vooraf was beloofd.
        [draws] Dobbelstenen of kaarten volgen niet uit de startwaarde.
       *[seen_draws] In het verslag staan andere dobbelstenen of kaarten dan dit apparaat zag.
    }
web-film-by-device = Gecontroleerd op dit apparaat, zonder de server.
web-film-by-server = De controle kon op dit apparaat niet worden geladen, dus de server heeft zichzelf gecontroleerd. Wil je zekerheid, sla de partij dan op en controleer die met ‘rowlock verify’.

## Het dobbelspel voor één speler, opgelost

cli-solve = Los het dobbelspel voor één speler op; toon de verwachte punten van een scoreblad en het verlies van elke optie.
cli-solve-players = het aantal spelers; de anderen leveren alleen witte sommen (standaard: 1)
cli-solve-show = het scoreblad om te beoordelen: de kruisjes, zoals "r2 r3 g12 p1", of een stelling als JSON of in een bestand
cli-solve-dice = de worp: twee witte dobbelstenen, rood, geel, groen, blauw, zoals "4 1 3 2 5 6"
cli-solve-wait = het aantal beurten van anderen vóór jouw beurt (standaard: 0)
cli-solve-json = geef de waarden als JSON
solve-needs-show = --dice en --wait horen bij --show.
solve-players =
    { $count ->
        [one] De stelling heeft { $count } speler; laat --players weg.
       *[other] De stelling heeft { $count } spelers; laat --players weg.
    }
solve-over = Op dit scoreblad is het spel afgelopen.
solve-not-a-sheet = ‘{ $word }’ past niet op het scoreblad. { $reason }
solve-how-to-write = Schrijf de kruisjes in elke rij van links naar rechts, zoals r2 r3 g12, en p2 voor twee misworpen.
solve-interrupted = Afgebroken. Wat af is, is opgeslagen, en de volgende keer gaat het daar verder.
solve-not-a-position = Dit is geen stelling: { $reason }.
solve-no-json = Dit is geen JSON.
solve-classic-only = Alleen het dobbelspel is opgelost.
solve-has-dice = Deze stelling heeft al dobbelstenen; laat --dice weg.
solve-has-turn = De stelling zegt al wie er aan de beurt is; laat --wait weg.
solve-dice = ‘{ $value }’ is geen worp: geef zes getallen van 1 tot en met 6, voor wit, wit, rood, geel, groen, blauw.
solve-takes = Voor de oplossing is ongeveer { $memory } MB geheugen nodig, en { $disk } MB schijfruimte in { $folder }.
solve-solving =
    { $players ->
        [one] Oplossen voor één speler
       *[other] Oplossen voor { $players } spelers
    }
solve-value =
    { $players ->
        [one] Met het beste spel haalt één speler gemiddeld { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } punten.
       *[other] Met het beste spel haalt een speler gemiddeld { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } punten, als de anderen van de { $players } spelers alleen witte sommen leveren.
    }
solve-wait = Eerst beurten van anderen
solve-penalties = Misworpen
solve-with-penalties =
    { $count ->
        [0] Geen misworp
        [one] { $count } misworp
       *[other] { $count } misworpen
    }
solve-worth = Verwacht aan het eind: { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } punten, waarvan er nog { NUMBER($more, minimumFractionDigits: 3, maximumFractionDigits: 3) } moeten komen.
solve-worth-thrown = Verwacht aan het eind met deze worp: { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } punten, waarvan er nog { NUMBER($more, minimumFractionDigits: 3, maximumFractionDigits: 3) } moeten komen.
solve-number = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
solve-option = Kruisje
solve-then = Daarna
solve-expected = Verwacht
solve-loss = Verlies

## Het laboratorium: rowlock simulate

cli-simulate = Simuleer veel partijen tussen bots; toon wie er wint, de punten en hoe de partijen eindigen.
cli-simulate-players = het aantal spelers; 1 is een solopartij classic (standaard: het aantal bots, of 2)
cli-simulate-bots = één bot per plaats, of één voor alle, met komma’s ertussen: bots bij naam, ook met een tijd zoals champion@50, programma’s als exec:OPDRACHT, in classic ook optimal (standaard: greedy)
cli-simulate-games = het aantal partijen (standaard: 10.000)
cli-simulate-seed = een geheel getal; dezelfde startwaarde geeft dezelfde partijen (standaard: 0)
cli-threads = het aantal threads, of processen bij bots die niet gecompileerd zijn (standaard: één per kern)
cli-on = waar het draait: threads of processen van deze computer, of een Ray-cluster
cli-simulate-json = geef het resultaat als JSON
cli-simulate-out = een Parquet-bestand voor de uitslag van elke partij
cli-simulate-plot = een afbeelding voor de grafieken: .png, .svg of .pdf
lab-missing = Hiervoor is { $package } nodig, en dat is niet geïnstalleerd. Installeer het met: { $command }
lab-range = { $parameter } moet een geheel getal van { $least } tot en met { $most } zijn.
lab-on = --on kan niet { $value } zijn; kies uit { $places }.
lab-ray = Ray starten…
lab-no-cluster = Op { $address }, genoemd in RAY_ADDRESS, antwoordt geen Ray-cluster.
lab-no-ray = Ray werkt niet: { $reason }
simulate-seats =
    { $count ->
        [one] --bots noemt { $count } bot
       *[other] --bots noemt { $count } bots
    } voor { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }: noem er één voor elke plaats, of één voor alle: { $bots }.
simulate-only-classic = De bot { $bot } speelt alleen classic; voor dit spel zijn er { $bots }.
simulate-out-suffix = De partijen worden als Parquet geschreven, dus { $file } moet eindigen op { $suffixes }.
simulate-plot-suffix = De grafieken kunnen niet in { $file } worden getekend: de naam moet eindigen op een van { $suffixes }.
simulate-not-written = Het bestand { $file } kan niet worden geschreven: { $reason }.
simulate-compiling = Compileren voor deze computer: de eerste keer tot een halve minuut…
simulate-playing = Bezig met spelen
simulate-progress = { $done } / { $games }, { $rate } per seconde
simulate-nothing = Afgebroken voordat er ook maar één partij was geteld.
simulate-interrupted =
    { $games ->
        [one] Afgebroken: { $games } van de { $planned } partijen is gespeeld.
       *[other] Afgebroken: { $games } van de { $planned } partijen zijn gespeeld.
    }
simulate-title =
    { $game }, { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }: { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }
simulate-speed =
    { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $rate ->
        [one] { $rate } partij
       *[other] { $rate } partijen
    } per seconde, startwaarde { $seed }
simulate-source = Startwaarde { $seed }, Rowlock { $version }
simulate-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent-axis = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
simulate-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
simulate-seat = Plaats
simulate-bot = Bot
simulate-mean = Punten
simulate-margin = 95%
simulate-sd = SD
simulate-wins = Gewonnen
simulate-ci = 95%-interval
simulate-penalties = Misworpen
simulate-points-title = Punten aan het eind
simulate-share-axis = deel van de partijen
simulate-mean-of = gemiddelde { $mean }, SD { $sd }
simulate-order-title = Naar volgorde van de beurten
simulate-turn = Volgorde
simulate-order =
    { $turn ->
        [1] begon
        [2] tweede
        [3] derde
        [4] vierde
       *[5] vijfde
    }
simulate-wins-title = Gewonnen, met 95%-intervallen
simulate-fair = stippellijn: een gelijk deel, { $share }; gelijkspel wordt verdeeld
simulate-turns-title = Lengte van de partijen
simulate-turns-axis = beurten
simulate-turns =
    Beurten: gemiddelde { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, SD { NUMBER($sd, minimumFractionDigits: 2, maximumFractionDigits: 2) }, mediaan { $median }; 5% tot 95%: { $low } tot { $high }
simulate-ends-title = Hoe de partijen eindigden
simulate-end =
    { $end ->
        [two_rows_locked] twee rijen afgesloten
        [two_rows_completed] twee rijen voltooid
        [four_penalties] een vierde misworp
       *[track_end] de laatste beurten op het parcours
    }
simulate-end-share = { $end }: { $share }
simulate-kept = De uitslag van elke partij staat in { $file }.
simulate-drawn = De grafieken staan in { $file }.

## Het laboratorium: rowlock arena

cli-arena = Houd een toernooi tussen bots en programma’s, op alle plaatsen met dezelfde dobbelstenen en kaarten, en vergelijk hoe sterk ze zijn.
cli-arena-bots = de deelnemers, met komma’s ertussen: bots bij naam, eventueel met een tijd zoals champion@50, en programma’s als exec:OPDRACHT
cli-arena-games = het aantal partijen per tafel, naar boven afgerond zodat elke bot even vaak op elke plaats zit (standaard: 1.000)
cli-arena-players = het aantal plaatsen per tafel (standaard: alle bots, of 2 als er meer bots dan plaatsen zijn)
cli-arena-against = de bot op alle andere plaatsen: elke bot van --bots speelt daar in zijn eentje tegen
cli-arena-ms = milliseconden bedenktijd, voor bots en programma’s met een tijdinstelling
cli-arena-workers = het aantal processen (standaard: één per kern)
cli-arena-luck = meet ook het geluk van de dobbelstenen, en toon de winst zonder dat geluk
cli-arena-picture = een afbeelding voor de uitslag: .png, .svg of .pdf
arena-too-few = Voor een arena zijn minstens twee bots nodig, of één en --against.
arena-too-many = In een arena is plek voor { $most } bots.
arena-seats =
    { $count ->
        [one] --bots noemt { $count } bot
       *[other] --bots noemt { $count } bots
    } voor { $players } spelers: noem er meer, of met --against de bot op alle andere plaatsen.
arena-no-time = De bot { $bot } kent geen bedenktijd.
arena-bad-time = { $bot }@{ $time } heeft geen geldige tijd: na @ komt een geheel aantal milliseconden van 0 tot en met { $most }.
arena-bad-command = { $name } noemt geen programma: na exec: komt een opdracht, met gesloten aanhalingstekens.
arena-no-program = Het programma { $program } is niet te vinden of kan niet worden gestart.
arena-no-luck = Geluk kan in { $game } niet worden geschat: --luck is voor classic en onboard.
arena-broken = De partijen moesten worden gestopt: { $reason }
arena-deals =
    { $deals ->
        [one] { $deals } reeks worpen of kaarten, gespeeld vanaf elke plaats, met hetzelfde geluk.
       *[other] { $deals } reeksen worpen of kaarten, elk gespeeld vanaf elke plaats, met hetzelfde geluk.
    }
arena-earned = Zonder geluk
arena-earned-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }% ±{ NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-margin = Verschil
arena-rating = Rating
arena-rating-title = Ratings (openskill), met één sigma
arena-cross-title = Vóór de bot in de kolom
arena-gaps-title =
    { $luck ->
        [apart] Vaker gewonnen dan de bot in de kolom, zonder geluk
       *[in] Vaker gewonnen dan de bot in de kolom
    }
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-axis = { NUMBER($value, maximumFractionDigits: 1) }
arena-failures-title = Partijen verloren zonder antwoord
arena-failures =
    { $bot }: { $why }, { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }
arena-failure =
    { $kind ->
        [no_start] kon niet worden gestart
        [died] stopte midden in een partij
        [stalled] antwoordde niet op tijd
        [too_long] het antwoord hield niet op
        [unasked] antwoordde ongevraagd
        [not_json] het antwoord was geen JSON
        [no_choice] het antwoord noemde geen optie
       *[no_option] koos een optie die er niet is
    }

## Waarom een optie goed of slecht is: over de keuze, nooit over wie kiest

why-above-penalty =
    Met { $cell } { $count ->
        [one] valt één getal
       *[other] vallen { $count } getallen
    } weg voor één kruisje: een misworp kost minder.
why-announces = Dit kondigt het einde aan: alle anderen hebben nog één beurt.
why-announces-behind = Dit kondigt het einde aan, en dat met een achterstand.
why-announces-early = Dit kondigt het einde aan terwijl er nog meer te halen valt.
why-blocks = Na { $cell } kan in die rij de { $other } van de gekleurde dobbelstenen niet meer.
why-bonus =
    De pion pakt { $points ->
        [one] één bonuspunt
       *[other] { $points } bonuspunten
    }.
why-cheap =
    { $count ->
        [one] Met { $cell } valt maar één getal weg.
        [2] Met { $cell } vallen maar { $count } getallen weg.
       *[other] Voor { $cell } is het de moeite waard om { $count } getallen over te slaan.
    }
why-cheaper-penalty =
    Bij elk kruisje { $count ->
        [one] valt minstens één getal
       *[other] vallen minstens { $count } getallen
    } weg: een misworp kost minder.
why-completes = Dit voltooit { $row }: { $count } kruisjes.
why-discard = Het best te missen uit de hand: { $cards }.
why-draw = De nuttigste getallen voor dit scoreblad: { $numbers }.
why-draw-better = Nuttiger voor dit scoreblad: { $numbers }.
why-ends-alone = Hiermee is het spel afgelopen.
why-ends-behind = Hiermee is het spel afgelopen, en dat met een achterstand.
why-ends-early = Hiermee is het spel afgelopen terwijl er nog meer te halen valt.
why-ends-tie = Hiermee is het spel afgelopen, en het wordt gelijkspel.
why-ends-win = Hiermee is het spel afgelopen, met een voorsprong.
why-equal = Dit is even goed.
why-fifth = Met { $cell } staat het vijfde kruisje: nu kan ook het laatste getal van de rij.
why-free = Met { $cell } wordt niets overgeslagen.
why-gives-up = Met { $cell } vallen de getallen weg die het vaakst komen: { $numbers }.
why-hurries = De pion rent voorbij velden die meer waard zijn.
why-keeps = In dezelfde beurt kan ook weg: { $cards }.
why-later = Er is geen haast met { $cell }: de gekleurde dobbelstenen geven dat getal ook.
why-less = Andere opties leveren later meer op.
why-locks = Dit sluit { $row } af: { $count } kruisjes, en niemand anders heeft er nog iets aan.
why-locks-behind = Door { $row } af te sluiten komt het einde dichterbij, en dat met een achterstand.
why-locks-early = Door { $row } af te sluiten komt het einde dichterbij terwijl er nog meer te halen valt.
why-lucky = Precies wat er nodig was.
why-misses =
    { $count ->
        [0] Met { $cell } zou niets worden overgeslagen.
        [one] Met { $cell } zou maar één getal wegvallen.
       *[other] Voor { $cell } zou het de moeite waard zijn om { $count } getallen over te slaan.
    }
why-misses-bonus =
    De pion kan { $points ->
        [one] één bonuspunt
       *[other] { $points } bonuspunten
    } meer pakken.
why-misses-end = Het spel kan hier met een voorsprong worden beëindigd.
why-misses-lock = Met { $cell } zou de rij klaar zijn: { $count } kruisjes.
why-misses-set = Er kunnen { $count } kruisjes tegelijk: { $numbers }.
why-moves = Verdergaan kost hier niets.
why-nothing = Er valt niets aan te kruisen.
why-patience = Wachten is hier meer waard dan welk kruisje ook.
why-penalty =
    { $count ->
        [3] Niets aankruisen kost vijf punten, en het is de derde misworp: met nog een is het spel afgelopen.
       *[other] Niets aankruisen kost een misworp: vijf punten.
    }
why-richer =
    Met { $cell } is de opbrengst meteen hoger: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
why-room =
    Met { $cell } { $count ->
        [one] blijft er één getal
       *[other] blijven er { $count } getallen
    } over in de rij, bij het beste kruisje { $other }.
why-saves-penalty =
    Met { $cell } { $count ->
        [one] valt één getal
       *[other] vallen { $count } getallen
    } weg, maar het scheelt een misworp.
why-set = { $count } kruisjes tegelijk: { $numbers }.
why-skips =
    Met { $cell } { $count ->
        [one] valt één getal
       *[other] vallen { $count } getallen
    } weg voor { $crosses ->
        [one] één kruisje
       *[other] { $crosses } kruisjes
    }.
why-spends = Beter om te bewaren voor later: { $cards }.
why-stays = De pion kan beter wachten.
why-unlucky = Er zat weinig nuttigs bij.
why-waits =
    Bij elk kruisje { $count ->
        [one] valt minstens één getal
       *[other] vallen minstens { $count } getallen
    } weg: beter wachten.

## De terugblik op een partij

cli-review = Blik terug op een partij: winstkansen, geluk en wat elke keuze kostte.
cli-review-seat = toon alleen de keuzes van deze plaats, geteld vanaf 1
cli-review-all = toon alle dure keuzes, niet alleen de tien duurste
cli-review-html = schrijf de terugblik als HTML-pagina naar dit bestand
cli-review-ms = milliseconden om een keuze te bekijken die duur lijkt (standaard: 50)
cli-review-json = geef de terugblik als JSON
review-whole = --json geeft de hele terugblik, dus --seat kan daar niet bij.
review-working = Partij bekijken
review-title = Terugblik: { $game }
review-result = Uitslag: { $standing }
review-unfinished = Nog niet afgelopen: { $standing }
review-curve-win = Winstkans per beurt
review-curve-points = Verwachte punten per beurt
review-curve-spoken = Lijnen, beurt voor beurt. Aan het eind: { $players }. In de tabel hieronder staan de getallen.
review-curve-table = De lijnen in getallen
review-turn = Beurt
review-end-of-game = Einde
review-parts-title = Geluk en kunde
review-parts-note = Geluk: wat de dobbelstenen of kaarten gaven aan een speler die altijd het beste kiest. Keuzes: wat er verloren ging vergeleken met de beste keuzes.
review-player = Speler
review-start = Begin
review-luck = Geluk
review-cost = Keuzes
review-others = Anderen
review-end = Einde
review-told =
    { $kind ->
        [cards] { $sign ->
            [minus] { $player }: de kaarten kostten { $luck }, keuzes { $cost }.
           *[plus] { $player }: de kaarten gaven { $luck }, keuzes kostten { $cost }.
        }
       *[dice] { $sign ->
            [minus] { $player }: de dobbelstenen kostten { $luck }, keuzes { $cost }.
           *[plus] { $player }: de dobbelstenen gaven { $luck }, keuzes kostten { $cost }.
        }
    }
review-moments-title =
    { $count ->
        [one] Het moment dat de partij besliste
       *[other] De { $count } momenten die de partij beslisten
    }
review-moment-luck =
    { $kind ->
        [cards] Beurt { $turn }: de kaarten. { $player } { $swing }
       *[dice] Beurt { $turn }: de dobbelstenen { $dice }. { $player } { $swing }
    }
review-moment-decision = Beurt { $turn }: een keuze. { $player } { $swing }
review-instead = Gekozen: { $decision }. Het beste: { $best }.
review-lucky-best = Het beste: { $best }.
review-move = pion naar { $cell } (veld { $field })
review-show = niets, { $cards } afgelegd
review-costly-title = Dure keuzes
review-costly-none = Geen enkele keuze kostte genoeg om te noemen.
review-more =
    { $count ->
        [one] Nog één
       *[other] Nog { $count }
    }
review-every = --all toont alle dure keuzes, --seat N die van één speler.
review-grades-title = Hoe goed de keuzes waren
review-grade-best = Het beste
review-grade-fine = Prima
review-grade-slip = Slordig
review-grade-mistake = Fout
review-grade-blunder = Blunder
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-percent-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten
review-written = De terugblik staat in { $file }.

## Oefenen: elke dag een puzzel, en het opgeloste solospel

table-busy = De server heeft het nu druk: probeer het over een minuut nog eens.
table-no_such_day = Voor die dag is er geen puzzel.
cli-practice = Los de puzzel van de dag op en zie hoe goed je keuze is.
cli-practice-date = de dag als JJJJ-MM-DD, een van de laatste 30 (standaard: vandaag)
cli-practice-solo = speel het dobbelspel solo en vergelijk elke keuze met perfect spel
practice-no-date = ‘{ $value }’ is geen datum: schrijf bijvoorbeeld 2026-05-31.
practice-no-day = Voor { $date } is er geen puzzel. Je kunt kiezen uit de dagen van { $first } tot en met { $last }.
practice-either = --date en --solo gaan niet samen.
practice-seed-solo = --seed hoort bij --solo.
practice-title = Puzzel van { $date }: { $game }
practice-left = Je kunt er altijd weer mee verder.
practice-right = Dat is de beste optie.
practice-place = Dat is nummer { $place } van de { $options } opties.
practice-cost = Vergeleken met de beste optie daalt de winstkans met { $win } en de score met { $points } punten.
practice-cost-richer = Vergeleken met de beste optie daalt de winstkans met { $win }, al levert het gemiddeld { $points } punten meer op.
practice-streak =
    { $count ->
        [one] Dag 1 van een nieuwe reeks.
       *[other] { $count } dagen op rij.
    }
practice-all = Typ ‘{ $word }’ om alle { $count } opties te zien, of druk op Enter om te stoppen.
practice-help-quit = { $word }: stoppen
practice-perfect = Perfect spel zou hetzelfde kiezen.
practice-better = Perfect spel: { $decision }. Jouw keuze kost gemiddeld { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } punten.
solo-perfect = Perfect spel haalt gemiddeld { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten.
solo-same-dice =
    { $points ->
        [one] Met dezelfde dobbelstenen hadden perfecte keuzes { $points } punt opgeleverd.
       *[other] Met dezelfde dobbelstenen hadden perfecte keuzes { $points } punten opgeleverd.
    }
solo-lost = Al je keuzes samen kostten gemiddeld { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten.
web-practice = Oefenen
web-practice-more = Elke dag een puzzel, en solo tegen perfect spel.
web-practice-intro = Dezelfde puzzel voor iedereen, en elke dag een nieuwe. Kies zoals in een echte partij en zie dan wat elke optie waard is.
web-practice-solo = Solo tegen perfect spel
web-practice-solo-more = Qwixx voor één speler is opgelost. Elke beurt is van jou; aan het eind zie je jouw punten naast die van perfect spel.
web-practice-solo-play = Solo spelen
web-practice-ranking = Wat de opties waard zijn
web-practice-yours = jouw antwoord
web-practice-share-text = Rowlock, puzzel van { $date } ({ $game }): { $result }
web-practice-share-best = de beste optie
web-practice-share-place = optie { $place } van { $options }, verloren winstkans: { $lost }
web-practice-past = Eerdere dagen
web-practice-today = Vandaag
web-practice-done =
    { $result ->
        [best] beste gevonden
        [other] gespeeld
       *[open] nog niet gespeeld
    }

## De browser: de terugblik op een partij

web-review = Terugblik
web-review-working = Elke keuze wordt bekeken: { $percent }
web-review-none = Open eerst een partij en kies dan de terugblik.
web-review-curve = Winstkans per beurt
web-review-curve-solo = Verwachte punten per beurt
web-review-parts = Geluk en keuzes
web-review-parts-about =
    { $kind ->
        [solo] Wat de dobbelstenen brachten en wat keuzes weggaven: samen is dat de weg van het begin naar het einde.
       *[other] Wat dobbelstenen of kaarten brachten, wat keuzes weggaven en wat de anderen deden: samen is dat de weg van het begin naar het einde.
    }
web-review-luck = Geluk
web-review-lost = Keuzes
web-review-others = De anderen
web-review-moments = Wat de partij besliste
web-review-decision = Een keuze
web-review-costly = Dure keuzes
web-review-costly-none = Geen enkele keuze kostte genoeg om te noemen.
web-review-unfinished = Deze partij is niet uitgespeeld: de terugblik gaat zover als er is gespeeld.
web-review-previous = Vorige dure keuze
web-review-next = Volgende dure keuze
web-review-better = Beter: { $decision }
web-review-chosen = gekozen
web-review-best = beste
web-review-all =
    { $count ->
        [one] Nog één tonen
       *[other] Nog { $count } tonen
    }
web-review-retry = Opnieuw proberen vanaf hier
web-review-back = Terug naar de terugblik
web-review-retry-more =
    { $kind ->
        [solo] Een nieuwe solopartij, vanaf dit moment en met nieuwe dobbelstenen.
        [cards] Een nieuwe tafel tegen bots, vanaf dit moment; de trekstapel wordt opnieuw geschud.
       *[other] Een nieuwe tafel tegen bots, vanaf dit moment en met nieuwe dobbelstenen.
    }
