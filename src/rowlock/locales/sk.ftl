# Slovenčina. Názvy správ hovoria, kde sa používajú; farby sa volajú ako v pravidlách.

## Hry

game-classic = Qwixx
game-cards = Qwixx kartová hra
game-onboard = Qwixx On Board
about-classic = hra s kockami, pre 2 až 5 hráčov
about-cards = karty namiesto kociek, pre 2 až 5 hráčov
about-onboard = hra s kockami a figúrkou na dráhe, pre 2 až 4 hráčov

## Farby, rady, kocky, čísla

color-red = Červený
color-yellow = Žltý
color-green = Zelený
color-blue = Modrý
row-red = červený rad
row-yellow = žltý rad
row-green = zelený rad
row-blue = modrý rad
die-red = červená
die-yellow = žltá
die-green = zelená
die-blue = modrá
cell-red = červená { $number }
cell-yellow = žltá { $number }
cell-green = zelená { $number }
cell-blue = modrá { $number }
card-joker = žolík { $number }

## Karta hráča

sheet-of = Karta hráča: { $player }
sheet-penalties = Chybné hody { $boxes } { $points }
sheet-bonus = Body navyše { $points }
sheet-total = Spolu { $points }
spoken-none = nič
spoken-row =
    { $row }: zakrížikované { $crossed }; { $state ->
        [locked] uzamknutý vami
        [closed] uzamknutý
       *[open] pokračuje od { $next }
    }. { $crosses ->
        [one] { $crosses } krížik
        [few] { $crosses } krížiky
       *[other] { $crosses } krížikov
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
spoken-total = Chybné hody: { $penalties }. Body navyše: { $bonus }. Spolu: { $points }.
spoken-pawn = { $player }: pole { $field } z { $fields }, body navyše: { $bonus }.

## Doska a karty

track-start = Štart: { $pawns } ({ $legend })
track-field = Pole
track-number = Číslo
track-bonus = Body
track-pawns = Figúrky
hand = Vaše karty:
display = Ponuka: { $cards }. Na vrchu balíčka: { $top }. Kariet v balíčku: { $pile }.

## Ťah

started = { $game }: { $players }.
started-help = Napíšte „{ $help }“ a uvidíte, čo môžete písať.
turn = Ťah { $turn }: aktívny hráč je { $player }.
rolled = Kocky: biele { $one } a { $other }, spolu { $sum }; { $colored }.
rolled-die = { $die } { $face }
own-dice = { $player }: hoďte a napíšte výsledky kociek ({ $count }): dve biele, potom { $dice }.
ask-action1 =
    { $active ->
        [yes] { $player }: biele kocky dávajú { $number }. Ste na ťahu. Čo krížikujete?
       *[no] { $player }: biele kocky dávajú { $number }. Čo krížikujete?
    }
ask-action2 = { $player }: biela kocka s farebnou. Čo krížikujete?
ask-step3 = { $player }: posuniete figúrku?
ask-draw =
    { $count ->
        [one] { $player }: vezmite jednu kartu z ponuky. Napíšte jej miesto, napríklad 2.
        [few] { $player }: vezmite { $count } karty z ponuky. Napíšte ich miesta, napríklad 1 3.
       *[other] { $player }: vezmite { $count } kariet z ponuky. Napíšte ich miesta, napríklad 1 3.
    }
ask-number =
    { $active ->
        [yes] { $player }: { $number } pre všetkých. Ste na ťahu. Čo krížikujete?
       *[no] { $player }: { $number } pre všetkých. Čo krížikujete?
    }
ask-play = { $player }: zahrajte jednu až tri karty jednej farby.
hand-over = { $player }: poďte ku klávesnici a stlačte Enter.
more-options =
    { $count ->
        [one] … a ešte jedna možnosť: napíšte „{ $options }“ a uvidíte ju.
        [few] … a ešte { $count } možnosti: napíšte „{ $options }“ a uvidíte ich.
       *[other] … a ešte { $count } možností: napíšte „{ $options }“ a uvidíte ich.
    }
option-pass = nič
option-pass-penalty = nič, a chybný hod
option-stay = figúrka zostáva
option-stay-penalty = figúrka zostáva, a chybný hod
option-move = pole { $field }, zakrížikovať: { $cell }
option-move-free = pole { $field }, { $cell } už má krížik
option-play = { $crossed } pomocou { $cards }
option-show = nič, odložiť { $cards }
option-show-penalty = nič, odložiť { $cards }, a chybný hod
note-skips = preskakuje { $numbers }
note-locks = uzamkne rad
note-completes = dokončí rad
note-bonus = body navyše: { $points }
note-penalty = bez krížika, teda chybný hod
note-announces = ohlási koniec

## Čo sa stalo

told-pass = { $player } nekrížikuje nič.
told-stays = { $player } figúrku neposúva.
told-cross = { $player } krížikuje: { $crossed }.
told-move = { $player } posúva figúrku na pole { $field }: { $cell } už má krížik.
told-move-cross = { $player } posúva figúrku na pole { $field } a krížikuje: { $cell }.
told-draw = { $player } si berie { $numbers }.
told-show = { $player } odkladá { $cards } a nekrížikuje nič.
told-play = { $player } hrá { $cards } a krížikuje: { $crossed }.
told-reshuffle = Odkladací balíček je zamiešaný a stáva sa novým doberacím balíčkom.
told-locked = { $player } uzamyká: { $row }!
told-completed = { $player } dokončuje: { $row }!
told-penalty =
    { $count ->
        [one] { $player } má chybný hod, prvý.
        [few] { $player } má chybný hod, už { $count } chybné hody.
       *[other] { $player } má chybný hod, už { $count } chybných hodov.
    }
told-announced = { $player } ohlasuje koniec: všetci ostatní majú ešte jeden ťah.
taken-back = Vrátené späť.
over =
    { $reason ->
        [four_penalties] Koniec hry: štvrtý chybný hod.
        [two_rows_completed] Koniec hry: niekto dokončil dva rady.
        [track_end] Koniec hry: posledné ťahy sú odohraté.
       *[two_rows_locked] Koniec hry: dva rady sú uzamknuté.
    }
result =
    { $points ->
        [one] { $player }: { $sum } = { $points } bod
        [few] { $player }: { $sum } = { $points } body
       *[other] { $player }: { $sum } = { $points } bodov
    }
winners =
    { $count ->
        [one] Víťazí { $players }!
       *[other] Remíza, spoločne víťazia: { $players }!
    }

## Ukladanie

kept = Hra je uložená v { $file }.
left = Hra je uložená v { $file }. Pokračovanie: { $command }
left-before = Žiadna hra sa nezačala.
not-saved = Hru nemožno uložiť do { $file }: { $reason }.

## Čo píše hráč

command-help = pomoc, p
command-options = možnosti, nápoveda
command-sheets = karty, k
command-undo = späť, z
command-save = uložiť
command-quit = koniec, q
help-help = { $word }: tento zoznam
help-options = { $word }: všetko, čo teraz smiete
help-sheets = { $word }: karty všetkých hráčov
help-undo = { $word }: vrátiť svoje posledné rozhodnutie
help-save = { $word }: uložiť hru hneď (ukladá sa aj po každom rozhodnutí)
help-quit = { $word }: uložiť a odísť
help-decisions = Rozhodnete sa tak, že napíšete číslo pred možnosťou.
help-classic = Môžete tiež napísať, čo krížikujete, napríklad r5 alebo červená 5, alebo - pre nič.
help-cards = Môžete tiež napísať, čo krížikujete, napríklad r5, alebo - pre nič; zahranie ako karty, potom > a čísla, napríklad g11 g9 > 11 9.
help-onboard = Môžete tiež napísať, čo krížikujete, napríklad r5, alebo - pre nič; ťah figúrkou ako @ a pole, napríklad @7.
typed-pass = nič
typed-no-option = Možnosť { $number } neexistuje; posledná je { $most }.
typed-cross = Napíšte číslo možnosti, alebo rad a číslo, napríklad r5, alebo - pre nič.
typed-move = Napíšte číslo možnosti, alebo @ a pole, napríklad @7, alebo - ak zostávate.
typed-draw = Napíšte miesta ponuky, 1 až 4, napríklad 1 3.
typed-play = Napíšte číslo možnosti, alebo karty, > a čísla na zakrížikovanie, napríklad g11 g9 > 11 9.
typed-joker-color = Uveďte aj farbu žolíka, napríklad j5 > g5.
typed-dice = Napíšte výsledky { $count } kociek, každý 1 až 6, napríklad 4 1 2 3 5 6.

## Začiatok

welcome = Rowlock hrá Qwixx. Nie je spojený s vydavateľom, ktorému patrí ochranná známka Qwixx.
ask-game = Ktorá hra? Napíšte jej číslo, alebo stlačte Enter pre prvú.
ask-game-again = Napíšte číslo od 1 do { $count }.
ask-seats = Kto hrá? Napíšte mená oddelené čiarkami; bot je jeden z: { $bots }. Enter znamená: { $usual }
you = Hráč
bot-random = Náhodný
bot-greedy = Hamižný

## Príkazový riadok

cli-rowlock = Hrajte Qwixx, Qwixx kartovú hru a Qwixx On Board.
cli-play = Hrajte tu, riadok po riadku, s priateľmi pri tej istej klávesnici a s botmi.
cli-referee = Odpovedá na otázky o pravidlách: jeden objekt JSON na riadok na vstupe, jeden na výstupe.
cli-perft = Počíta cesty prvými ťahmi, aby bolo možné porovnať implementácie pravidiel.
cli-game = classic, cards alebo onboard
cli-players = počet hráčov
cli-turns = počet ťahov, 1 až 5
cli-seed = rovnaké semienko dáva rovnaké kocky a karty
cli-perft-seed = semienko, ktoré mieša karty
cli-seats = kto hrá, napríklad "Ema,Peter,bot:greedy"
cli-start = miesto, ktoré začína, počítané od 1; inak rozhodne lós
cli-jokers = kartová hra so žolíkmi
cli-track-option = dráha hry On Board: a, b alebo súbor
cli-dice = own: hádžete pri stole a píšete výsledky
cli-spoken = karty hráčov slovami, pre čítačku obrazovky
cli-resume = pokračovať v uloženej hre
cli-save = súbor, do ktorého sa hra ukladá
cli-lang = jazyk: en, pl, cs alebo sk
cli-version = ukázať verziu
cli-help = ukázať túto nápovedu
cli-usage-line = Použitie:
cli-commands = Príkazy
cli-arguments = Argumenty
cli-options = Voľby
cli-usage = Tomuto príkazu nerozumiem; „rowlock --help“ ukáže, čo je k dispozícii.
cli-no-option = Voľba { $option } neexistuje; „--help“ ukáže, aké sú.
cli-option-value = Voľba { $option } potrebuje hodnotu.
cli-missing = Chýba { $parameter }; „--help“ ukáže, čo treba.
cli-bad-value = Hodnotu { $parameter } nemožno použiť; „--help“ ukáže, aké možno.
cli-no-language = Jazyk { $value } nie je k dispozícii; sú { $languages }.
cli-no-file = Súbor { $file } nemožno prečítať: { $reason }.
cli-track = { $file }: { $reason }
cli-not-json = Súbor { $file } nie je JSON: riadok { $line }, stĺpec { $column }.
cli-not-a-game = Súbor { $file } nie je uložená hra: { $reason }
cli-over = Hra v súbore { $file } sa skončila.
cli-no-bot = Bot { $name } neexistuje; sú { $bots }.
cli-bad-name = „{ $name }“ nemôže byť meno: treba 1 až { $most } znakov.
cli-own-dice-cards = V kartovej hre nie sú kocky, ktorými by sa dalo hádzať pri stole.
perft-counting = Počítam

## Čo pravidlá nedovolia, podľa kódu

error-game_over = Hra sa skončila.
error-not_to_act = Miesto { $seat } teraz nerozhoduje.
error-decision_missing = Miesto { $seat } sa ešte nerozhodlo.
error-already_decided = Miesto { $seat } sa už rozhodlo.
error-wrong_decision = Také rozhodnutie do tejto časti ťahu nepatrí.
error-nothing_to_undo = Niet čo vrátiť.
error-not_the_white_sum = Biele kocky dávajú { $sum }, nie { $number }.
error-not_the_number = Číslo pre všetkých je { $sum }, nie { $number }.
error-not_a_sum = Žiadna biela kocka s farebnou ({ $die }) nedáva { $number }.
error-row_closed = Je uzamknutý: { $row }.
error-already_crossed = Už má krížik: { $cell }.
error-left_of_a_cross = Leží vľavo od zakrížikovaného čísla: { $cell }.
error-needs_five = Posledné číslo radu potrebuje predtým päť krížikov; krížikov je { $crosses }.
error-no_such_field = Dráha nemá pole { $field }.
error-not_ahead = Pole { $field } neleží pred figúrkou.
error-field_occupied = Na poli { $field } stojí iná figúrka.
error-field_too_far = Pole { $field } je ďalej než päť voľných polí.
error-cannot_land = Figúrka nemôže stáť na poli { $field }: { $cell } nemá krížik a teraz ho nemôže dostať.
error-too_many_steps = Figúrka môže prejsť najviac toľko polí: { $most }, nie { $steps }.
error-move_contradicts_itself = Kroky, pole a krížik tohto ťahu k sebe nepatria.
error-draw_count =
    { $count ->
        [one] Treba vziať presne jednu kartu.
        [few] Treba vziať presne { $count } karty.
       *[other] Treba vziať presne { $count } kariet.
    }
error-no_such_place = Na mieste { $place } ponuky nie je karta.
error-place_twice = Jedno miesto ponuky je uvedené dvakrát.
error-card_not_on_display = Karta { $card } nie je v ponuke.
error-card_not_in_hand = Kartu { $card } nemáte v ruke.
error-card_twice = Karta { $card } je uvedená dvakrát.
error-no_card = Treba zahrať kartu.
error-too_many_cards = Naraz možno zahrať najviac tri karty.
error-mixed_colors = Karty zahrané naraz musia mať jednu farbu.
error-number_not_shown = Číslo { $number } na ukázaných kartách nie je.
error-number_twice = Číslo { $number } je uvedené dvakrát.
error-skips_too_many = Medzi prvým a posledným číslom možno preskočiť najviac jedno.
error-dice_wanted = Najprv treba hodiť kockami.
error-chance_not_wanted = Teraz niet čo hádzať ani miešať.
error-die_missing = Treba hodiť aj touto kockou: { $die }.
error-bad_die = Kocka ukazuje 1 až 6.
error-reshuffle_wanted = Balíček sa míňa: treba zamiešať odkladací balíček.
error-bad_reshuffle = Zamiešané karty nie sú tie z odkladacieho balíčka.
error-bad_players = { $game }: { $least } až { $most } hráčov.
error-bad_start = Miesto { $seat }, ktoré by mohlo začať, neexistuje.
error-bad_text = Meno, semienko a dátum majú 1 až { $most } tlačiteľných znakov.
error-bad_deck = Balíček musí mať karty tejto hry ({ $count }).
error-unknown_game = Hra { $game } neexistuje; sú classic, cards a onboard.
error-unknown_option = { $game }: voľba { $option } neexistuje.
error-unknown_track = Dráha { $track } neexistuje.
error-not_a_track = Dráha je zoznam polí.
error-track_length = Dráha má { $least } až { $most } polí, táto má { $count }.
error-track_field = Pole { $field } dráhy musí byť [color, number, bonus].
error-track_color = Pole { $field } dráhy: farba musí byť red, yellow, green alebo blue.
error-track_number = Pole { $field } dráhy: číslo musí byť 2 až 12.
error-track_bonus = Pole { $field } dráhy: body navyše musia byť 0 až 20.

## Čo je zle v uloženej hre, podľa kódu

record-at = riadok { $line }, stĺpec { $column }: { $reason }
record-too_long = Text je na jednu hru príliš dlhý.
record-bad_tag = Značka sa píše [Názov "hodnota"].
record-tag_unknown = Značka { $tag } sem nepatrí.
record-tag_twice = Značka { $tag } je uvedená dvakrát.
record-tag_missing = Chýba značka { $tag }.
record-tag_value = Značka { $tag } nemôže mať hodnotu „{ $value }“.
record-turn_number = Ďalší riadok musí byť ťah { $turn }.
record-token_missing = Riadok sa končí príliš skoro: má nasledovať { $wanted }.
record-token_wrong = „{ $token }“ stojí tam, kde má byť { $wanted }.
record-line_too_long = „{ $token }“ už do tohto ťahu nepatrí.
record-after_the_end = Hra sa končí pred týmto riadkom.
record-after_undecided = Po otvorenom rozhodnutí nemôže nič nasledovať.
record-no_lock_here = „{ $token }“ neuzamyká rad.
record-no_cross_here = „{ $token }“ toto číslo nekrížikuje.
record-no_penalty_here = V tomto ťahu nie je chybný hod.
record-wrong_number = Číslo pre všetkých je { $number }.
record-wrong_result = Body sú { $result }.
record-wrong_end = Hra sa takto nekončí.
wanted-turn = začiatok ťahu (1A. a podobne)
wanted-bar = čiara |
wanted-white = dve biele kocky, napríklad 4+1
wanted-die = kocka, napríklad R2
wanted-decision = rozhodnutie
wanted-cross = krížik, napríklad r5, alebo -
wanted-same_color = krížik tej istej farby
wanted-move = ťah figúrkou, napríklad @5 alebo @5+g10, alebo -
wanted-card = karta, napríklad R7
wanted-display = karta z ponuky
wanted-marks = krížik, napríklad g11, alebo g-
wanted-number = číslo pre všetkých, napríklad 7:
