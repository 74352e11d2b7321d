# Slovenčina. Názvy správ hovoria, kde sa používajú; farby sa volajú ako v pravidlách.

## Hry

game-classic = Qwixx
game-cards = Qwixx kartová hra
game-onboard = Qwixx On Board
about-classic = hra s kockami pre 2 až 5 hráčov, alebo pre jedného
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
# Číslo v rade alebo karta, vždy v akuzatíve: „krížikuje červenú 5“, „v ruke máte: červenú 5“.
cell-red = červenú { $number }
cell-yellow = žltú { $number }
cell-green = zelenú { $number }
cell-blue = modrú { $number }
card-joker = žolíka { $number }

## Karta hráča

sheet-of = Karta hráča: { $player }
sheet-penalties = Chybné hody { $boxes } { $points }
sheet-bonus = Body navyše { $points }
sheet-total = Spolu { $points }
spoken-none = nič
spoken-row =
    { $row }, zakrížikované: { $crossed }; { $state ->
        [locked] vrátane zámku
        [closed] uzamkol ho niekto iný
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
spoken-pawn =
    { $field ->
        [0] { $player }: na štarte, body navyše: { $bonus }.
       *[other] { $player }: pole { $field } z { $fields }, body navyše: { $bonus }.
    }

## Doska a karty

track-start = Štart: { $pawns } ({ $legend })
track-field = Pole
track-number = Číslo
track-bonus = Body
track-pawns = Figúrky
hand = V ruke máte:
display = Ponuka: { $cards }. Na vrchu doberacieho balíčka: { $top }. Kariet v balíčku: { $pile }.

## Ťah

started = { $game }: { $players }.
started-help = Kedykoľvek môžete napísať „{ $help }“ a uvidíte, čo sa dá písať.
turn = Ťah { $turn }: aktívny hráč je { $player }. ({ $standing })
rolled = Kocky: biele { $one } a { $other }, spolu { $sum }; { $colored }.
rolled-die = { $die } { $face }
own-dice = { $player }: hoďte a napíšte výsledky { $count } kociek: dve biele, potom { $dice }.
ask-action1 =
    { $active ->
        [yes] { $player }: biele kocky dávajú { $number }. Ste na ťahu. Čo zakrížikujete?
       *[no] { $player }: biele kocky dávajú { $number }. Čo zakrížikujete?
    }
ask-action2 = { $player }: biela kocka plus farebná. Čo zakrížikujete?
ask-step3 = { $player }: posuniete figúrku?
ask-draw =
    { $count ->
        [one] { $player }: vezmite jednu kartu z ponuky. Napíšte jej miesto, napríklad 2.
        [few] { $player }: vezmite { $count } karty z ponuky. Napíšte ich miesta, napríklad { $example }.
       *[other] { $player }: vezmite { $count } kariet z ponuky. Napíšte ich miesta, napríklad { $example }.
    }
ask-number =
    { $active ->
        [yes] { $player }: { $number } pre všetkých. Ste na ťahu. Čo zakrížikujete?
       *[no] { $player }: { $number } pre všetkých. Čo zakrížikujete?
    }
ask-play = { $player }: zahrajte jednu až tri karty jednej farby. Čo zakrížikujete?
ahead = Pred vašou figúrkou: { $fields }.
field = pole { $field } { $cell } (+{ $bonus })
holds = { $player } má v ruke { $numbers }.
discard = Na vrchu odkladacieho balíčka: { $top }.
hand-over = { $player }: poďte ku klávesnici a stlačte Enter.
more-options =
    { $count ->
        [one] … a ešte jedna možnosť: napíšte „{ $options }“ a uvidíte ju.
        [few] … a ešte { $count } možnosti: napíšte „{ $options }“ a uvidíte ich.
       *[other] … a ešte { $count } možností: napíšte „{ $options }“ a uvidíte ich.
    }
hint-title = Akú hodnotu majú vaše možnosti, od najlepšej
hint-win = Šanca na výhru
hint-points = Body na konci
hint-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%
hint-number = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-spoken = { $option }. Šanca na výhru: { $win }. Body na konci: { $points }.
hint-spoken-solo = { $option }. Body na konci: { $points }.
hint-why = { $option }: { $why }
hint-more =
    { $count ->
        [one] … a ešte jedna, o nič lepšia
        [few] … a ešte { $count }, o nič lepšie
       *[other] … a ešte { $count }, o nič lepších
    }
hint-more-all =
    { $count ->
        [one] … a ešte jedna, o nič lepšia: napíšte „{ $all }“ a uvidíte ju.
        [few] … a ešte { $count }, o nič lepšie: napíšte „{ $all }“ a uvidíte ich.
       *[other] … a ešte { $count }, o nič lepších: napíšte „{ $all }“ a uvidíte ich.
    }
option-pass = nič
option-pass-penalty = nič (zapíšete si chybný hod)
option-stay = figúrka zostáva
option-stay-penalty = figúrka zostáva (zapíšete si chybný hod)
option-move = pole { $field }, zakrížikujete { $cell }
option-move-free = pole { $field }, { $cell } už máte zakrížikovanú
option-play = { $crossed } za { $cards }
option-show = nič, odložíte { $cards }
option-show-penalty = nič, odložíte { $cards } (zapíšete si chybný hod)
span =
    { $spoken ->
        [yes] { $first } až { $last }
       *[no] { $first }-{ $last }
    }
note-skips = preskočíte { $numbers }
note-locks = uzamknete rad
note-completes = dokončíte rad
note-bonus = body navyše: { $points }
note-penalty = bez krížika, takže chybný hod
note-announces = ohlásite koniec

## Čo sa stalo

told-pass = { $player } nič nekrížikuje.
told-stays = { $player } figúrku neposúva.
told-cross = { $player } krížikuje { $crossed }.
told-move = { $player } posúva figúrku na pole { $field }, { $cell } už má zakrížikovanú.
told-move-cross = { $player } posúva figúrku na pole { $field } a krížikuje { $cell }.
told-draw = { $player } si berie z ponuky { $numbers }.
told-show = { $player } odkladá { $cards } a nič nekrížikuje.
told-play = { $player } hrá { $cards } a krížikuje { $crossed }.
told-reshuffle = Odkladací balíček sa zamieša a stane sa novým doberacím balíčkom.
told-locked = { $player } uzamyká { $row }!
told-completed = { $player } dokončuje { $row }!
told-penalty =
    { $player } si zapisuje { $count ->
        [1] prvý
        [2] druhý
        [3] tretí
       *[other] štvrtý
    } chybný hod.
told-announced = { $player } ohlasuje koniec: všetci ostatní majú ešte jeden ťah.
taken-back = Vrátené.
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
       *[other] Remíza! Spoločne víťazia: { $players }.
    }

## Ukladanie

kept = Hra je uložená v súbore { $file }.
left = Hra je uložená v súbore { $file }. Pokračovať môžete príkazom: { $command }
left-before = Žiadna hra sa nezačala.
reason-missing = taký súbor neexistuje
reason-forbidden = chýba oprávnenie
reason-full = disk je plný
reason-folder = je to priečinok
reason-no-folder = časť cesty nie je priečinok
reason-folder-missing = jeho priečinok neexistuje
reason-not-text = nie je to text UTF-8
reason-other = systém to odmieta
not-saved = Hru sa nepodarilo uložiť do súboru { $file }: { $reason }.

## Čo píše hráč

command-help = pomoc, nápoveda, p
command-options = možnosti, m
command-hint = rada, poradiť, ?h
command-all = všetky
command-table = stôl, kocky, t
command-sheets = stav, karty, s, k
command-undo = späť, vrátiť, v
command-save = uložiť, u
command-quit = koniec, q
help-help = { $word }: tento zoznam
help-options = { $word }: všetko, čo teraz môžete urobiť
help-hint = { $word }: akú hodnotu majú vaše možnosti, od najlepšej, a prečo
help-all = { $word }: to isté o každej možnosti, ak rada niektoré vynechá
help-table = { $word }: čo leží na stole: kocky, karty, doska
help-sheets = { $word }: krížiky a body všetkých hráčov
help-undo = { $word }: vrátenie vášho posledného rozhodnutia
help-save = { $word }: uloženie hry (ukladá sa aj po každom rozhodnutí)
help-quit = { $word }: uloženie hry a odchod
help-decisions = Vyberiete tak, že napíšete číslo, ktoré stojí pred možnosťou.
help-classic = Môžete tiež napísať, čo zakrížikujete, napríklad r5 či červená 5 (r je červená, y žltá, g zelená, b modrá), alebo - (nič).
help-cards = Môžete tiež napísať, čo zakrížikujete, napríklad r5 (r je červená, y žltá, g zelená, b modrá, j žolík), alebo - (nič). Zahráte tak, že napíšete karty, potom > a krížikované čísla, napríklad g11 g9 > 11 9. Nič po > znamená odložiť karty bez krížika.
help-onboard = Môžete tiež napísať, čo zakrížikujete, napríklad r5 (r je červená, y žltá, g zelená, b modrá), alebo - (nič). Figúrku posuniete tak, že napíšete @ a pole, napríklad @7.
help-dice = Výsledky kociek sa píšu po poradí: dve biele, potom červená, žltá, zelená a modrá, ak sú ešte v hre.
help-points = Body za 1 až 12 krížikov v rade: { $points }.
rules-classic = Stručne: čísla sa krížikujú zľava doprava. Posledné číslo radu potrebuje predtým päť krížikov a uzamkne rad pre všetkých. Aktívny hráč, ktorý nič nezakrížikuje, má chybný hod, teda mínus päť bodov. Dva uzamknuté rady alebo štvrtý chybný hod ukončia hru.
rules-cards = Stručne: čísla sa krížikujú zľava doprava. Posledné číslo radu potrebuje predtým päť krížikov a dokončí rad iba pre vás. Aktívny hráč, ktorý nič nezakrížikuje, má chybný hod, teda mínus päť bodov. Dva dokončené rady jedného hráča alebo štvrtý chybný hod ukončia hru.
rules-onboard = Stručne: ako v hre s kockami, a vo svojom ťahu môžete posunúť figúrku o jedno až päť voľných polí, ak je číslo poľa zakrížikované alebo ho teraz môžete zakrížikovať. Figúrka na jednom z posledných piatich polí, označených hviezdičkou, ohlási koniec: všetci ostatní majú ešte jeden ťah.
typed-pass = nič
typed-no-option = Možnosť { $number } neexistuje; napíšte { $least } až { $most }.
typed-cross = Napíšte číslo možnosti, rad s číslom (napríklad r5) alebo - (nič).
typed-move = Napíšte číslo možnosti, @ s poľom (napríklad @7) alebo - (figúrka zostáva).
typed-draw = Napíšte miesta kariet v ponuke, 1 až 4, napríklad 1 3.
typed-play = Napíšte číslo možnosti alebo karty, > a krížikované čísla, napríklad g11 g9 > 11 9.
typed-joker-color = Uveďte aj farbu žolíka, napríklad j5 > g5.
typed-dice =
    { $count ->
        [6] Napíšte výsledky { $count } kociek, každý od 1 do 6, napríklad 4 1 2 3 5 6.
       *[other] Napíšte výsledky { $count } kociek, každý od 1 do 6, napríklad 4 1 2 3 5.
    }

## Začiatok

welcome = Rowlock je program na hranie Qwixxu. Nie je spojený s vydavateľom, ktorému patrí ochranná známka Qwixx.
ask-game = Čo budeme hrať? Napíšte číslo hry; samotný Enter vyberie prvú.
ask-game-left = Je tu nedohraná hra, { $name }: napíšte 0 a budete pokračovať.
ask-game-again = Napíšte číslo od 1 do { $count }.
ask-jokers = So žolíkmi? Napíšte a ako áno, alebo stlačte Enter, ak nie.
ask-track = Ktorá strana dosky? Napíšte a alebo b; Enter znamená a.
typed-yes = áno, a
ask-seats = Kto hrá? Napíšte mená oddelené čiarkami; pre bota napíšte jedno z nasledujúcich, od najslabšieho. Samotný Enter znamená: { $usual }
ask-seats-solo = Ak si chcete zahrať sami pre cvik, napíšte „{ $word }“.
typed-solo = sólo
you = Hráč
bot-random = Náhodný
bot-random-about = Robí čokoľvek, čo pravidlá dovolia, bez rozmýšľania.
bot-novice = Nováčik
bot-novice-about = Hrá ako vo svojich prvých partiách: berie, čo vidí, priveľa preskakuje a kadečo prehliadne.
bot-greedy = Chamtivý
bot-greedy-about = Veľmi nerád preskakuje čísla a na vašu kartu sa nikdy nepozrie.
bot-steady = Rozvážny
bot-steady-about = Vie, čo z radu ešte môže byť, plánuje celý ťah a sleduje aj vašu kartu.
bot-expert = Expert
bot-expert-about = Učil sa hrou sám so sebou; hrá, ako sa naučil, bez počítania dopredu.
bot-champion = Šampión
bot-champion-about = Najsilnejší: učil sa ako expert a navyše premýšľa dopredu o tom, čo môže prísť.

## Príkazový riadok

cli-rowlock = Hrajte Qwixx, Qwixx kartovú hru a Qwixx On Board.
cli-play = Hrajte v tomto termináli, s ľuďmi pri tej istej klávesnici a s botmi.
cli-referee = Uplatňuje pravidlá pre iné programy: jedna požiadavka JSON na riadku vstupu, jedna odpoveď na riadku výstupu.
cli-perft = Počíta možné priebehy prvých ťahov, aby sa dali porovnať implementácie pravidiel.
cli-game = classic, cards alebo onboard
cli-players = počet hráčov
cli-turns = počet ťahov, 1 až 5
cli-seed = semienko hodov a kariet; rovnaké semienko dá rovnakú hru
cli-perft-seed = semienko na miešanie kariet
cli-seats = hráči, napríklad "Ema,Peter,bot:greedy"; --bots vypíše botov
cli-play-bots = vypísať botov s opisom, od najslabšieho
cli-start = miesto, ktoré začína, počítané od 1 (predvolené: žrebom)
cli-solo = hra s kockami pre jedného hráča
cli-jokers = kartová hra so žolíkmi
cli-track-option = dráha hry On Board: a, b alebo súbor
cli-dice = own: hádžete skutočnými kockami a píšete výsledky
cli-spoken = karty hráčov slovami, pre čítačku obrazovky
cli-resume = pokračovať v uloženej hre
cli-save = súbor, do ktorého hru ukladať
cli-lang = jazyk: en, pl, cs alebo sk
cli-version = ukázať verziu
cli-help = ukázať túto nápovedu
cli-usage-line = Použitie:
cli-commands = Príkazy
cli-arguments = Argumenty
cli-options = Voľby
cli-usage = Príkaz je zadaný chybne; pozrite „rowlock --help“.
cli-no-option = Voľba { $option } neexistuje; pozrite „--help“.
cli-option-value = Voľba { $option } potrebuje hodnotu.
cli-missing = Chýba parameter { $parameter }; pozrite „--help“.
cli-bad-value = Parameter { $parameter } má neplatnú hodnotu; pozrite „--help“.
cli-no-game-module = Modul hry { $module }, ktorý uvádza { $variable }, neexistuje.
cli-no-language = Jazyk { $value } nie je k dispozícii; na výber: { $languages }.
cli-no-file = Súbor { $file } nemožno prečítať: { $reason }.
cli-track = { $file }: { $reason }
cli-not-json = Súbor { $file } nie je platný JSON: riadok { $line }, stĺpec { $column }.
cli-not-a-game = Súbor { $file } neobsahuje uloženú hru: { $reason }
cli-exists = Súbor { $file } už existuje; zvoľte iný.
cli-resume-alone = --resume pokračuje v uloženej hre; nedá sa zadať iná hra, hráči ani voľby.
cli-no-bot = Bot { $name } neexistuje; na výber: { $bots }.
cli-bad-name = „{ $name }“ nie je platné meno: treba 1 až { $most } tlačiteľných znakov.
cli-own-dice-cards = --dice own nefunguje: táto hra sa nehrá s kockami.
perft-counting = Počítam

## Čo pravidlá nedovolia, podľa kódu

error-game_over = Hra sa už skončila.
error-not_to_act = Hráč na mieste { $seat } teraz nerozhoduje.
error-decision_missing = Hráč na mieste { $seat } sa ešte nerozhodol.
error-already_decided = Hráč na mieste { $seat } sa už rozhodol.
error-not_a_decision = „{ $text }“ nie je rozhodnutie.
error-wrong_decision = Takéto rozhodnutie do tejto časti ťahu nepatrí.
error-no_such_seat = Miesto { $seat } neexistuje.
error-no_such_step = Počet krokov tejto hry je { $count }.
error-turn_begun = Počítanie sa začína na začiatku ťahu.
error-nothing_to_undo = Nie je čo vrátiť.
error-no_such_number = V žiadnom rade nie je číslo { $number }: sú tam čísla od 2 do 12.
error-not_the_white_sum = Biele kocky dávajú { $sum }, nie { $number }.
error-not_the_number = Číslo pre všetkých je { $sum }, nie { $number }.
error-not_a_sum = Biela a { $die } kocka nedávajú spolu { $number }.
error-row_closed = Tu sa už krížikovať nedá: { $row } je uzamknutý.
error-already_crossed = Nemožno znova zakrížikovať { $cell }.
error-left_of_a_cross = Nemožno zakrížikovať { $cell }: leží vľavo od zakrížikovaného čísla.
error-needs_five = Posledné číslo radu možno zakrížikovať, až keď je v ňom aspoň päť krížikov; zatiaľ ich je { $crosses }.
error-no_such_field = Dráha nemá pole { $field }.
error-not_ahead = Pole { $field } neleží pred figúrkou.
error-field_occupied = Na poli { $field } stojí iná figúrka.
error-field_too_far = K poľu { $field } je to viac ako päť voľných polí.
error-cannot_land = Figúrka nemôže stáť na poli { $field }: treba mať zakrížikovanú { $cell } alebo mať možnosť ju teraz zakrížikovať.
error-too_many_steps =
    { $most ->
        [one] Figúrka môže prejsť najviac { $most } pole, nie { $steps }.
        [few] Figúrka môže prejsť najviac { $most } polia, nie { $steps }.
       *[other] Figúrka môže prejsť najviac { $most } polí, nie { $steps }.
    }
error-move_contradicts_itself = Kroky, pole a krížik v tomto ťahu k sebe nepatria.
error-draw_count =
    { $count ->
        [one] Treba vziať presne jednu kartu.
        [few] Treba vziať presne { $count } karty.
       *[other] Treba vziať presne { $count } kariet.
    }
error-no_such_place = V ponuke nie je na mieste { $place } žiadna karta.
error-place_twice = Jedno miesto v ponuke je uvedené dvakrát.
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
error-chance_not_wanted = Teraz nie je čím hádzať ani čo miešať.
error-die_missing = K hodu patrí aj { $die } kocka.
error-bad_die = Na kocke padá 1 až 6.
error-reshuffle_wanted = Doberací balíček sa míňa: treba zamiešať odkladací balíček.
error-bad_reshuffle = Zamiešané karty nie sú tie z odkladacieho balíčka.
error-bad_players = { $game } je pre { $least } až { $most } hráčov.
error-bad_solo = Sólo je pre jedného hráča.
error-bad_start = Miesto { $seat } nemôže začať: pri stole žiadne také nie je.
error-bad_names = Počet hráčov tejto hry je { $count }: každý potrebuje meno.
error-bad_text = Meno, semienko a dátum majú 1 až { $most } tlačiteľných znakov.
error-bad_deck = Balíček musí tvoriť { $count } kariet tejto hry.
error-unknown_game = Hra { $game } neexistuje; na výber: classic, cards a onboard.
error-no_engine = { $game }: túto hru nemožno analyzovať, pretože pre ňu nie sú natrénované siete.
error-unknown_option = { $game }: voľba { $option } neexistuje.
error-unknown_track = Dráha { $track } neexistuje.
error-not_a_track = Dráha je zoznam polí.
error-track_length = Dráha má { $least } až { $most } polí, táto má { $count }.
error-track_field = Pole { $field } dráhy musí byť [color, number, bonus].
error-track_color = Pole { $field } dráhy: farba musí byť red, yellow, green alebo blue.
error-track_number = Pole { $field } dráhy: číslo musí byť od 2 do 12.
error-track_bonus = Pole { $field } dráhy: bodov navyše musí byť od 0 do 20.

## Čo je zle v uloženej hre, podľa kódu

record-at = riadok { $line }, stĺpec { $column }: { $reason }
record-too_long = Text je na jednu hru príliš dlhý.
record-bad_tag = Značka sa píše [Názov "hodnota"].
record-tag_unknown = Značka { $tag } sem nepatrí.
record-tag_twice = Značka { $tag } je uvedená dvakrát.
record-tag_missing = Chýba značka { $tag }.
record-tag_value = Značka { $tag } nemôže mať hodnotu „{ $value }“.
record-turn_number = Na ďalšom riadku musí byť ťah { $turn }.
record-token_missing = Riadok sa končí príliš skoro; má nasledovať: { $wanted }.
record-token_wrong = Namiesto „{ $token }“ tu má byť: { $wanted }.
record-line_too_long = „{ $token }“ už do tohto ťahu nepatrí.
record-after_the_end = Hra sa končí pred týmto riadkom.
record-after_undecided = Po rozhodnutí, ktoré ešte nepadlo, nemôže nič nasledovať.
record-no_lock_here = „{ $token }“ neuzamyká rad.
record-no_cross_here = „{ $token }“ toto číslo nekrížikuje.
record-no_penalty_here = V tomto ťahu nie je chybný hod.
record-wrong_number = Číslo pre všetkých je { $number }.
record-wrong_result = Správne body sú { $result }.
record-wrong_end = Takto sa hra nekončí.
wanted-turn = začiatok ťahu (napríklad 1A.)
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

## rowlock verify

cli-verify = Overí, či hody a karty v hre vyplývajú z jej semienka.
cli-verify-file = uložená hra; - číta štandardný vstup
cli-verify-json = vypísať správu vo formáte JSON
cli-verify-seen = poznámky o tom, čo ste videli, ako ich ukladá „rowlock join“
verify-checked =
    Overené: { $rolls ->
        [one] { $rolls } hod
        [few] { $rolls } hody
       *[other] { $rolls } hodov
    }, { $shuffles ->
        [one] { $shuffles } zamiešanie
        [few] { $shuffles } zamiešania
       *[other] { $shuffles } zamiešaní
    }.
verify-fair = Všetko vyplýva zo semienka.
verify-committed = Záväzok zodpovedá semienku. Porovnajte ho s tým, ktorý bol oznámený pred hrou.
verify-uncommitted = Záväzok chýba: semienko si niekto mohol vybrať, a kto začína a ako ležal balíček na začiatku, sa neoverovalo.
verify-finding =
    riadok { $line }: { $code ->
        [wrong_commitment] záväzok: zapísané je { $found }, zo semienka vychádza { $expected }
        [wrong_start] kto začína: zapísané je { $found }, zo semienka vychádza { $expected }
        [wrong_deck] karty na začiatku hry: zapísané je { $found }, zo semienka vychádza { $expected }
        [wrong_shuffle] zamiešaný odkladací balíček: zapísané je { $found }, zo semienka vychádza { $expected }
        [other_commitment] záväzok je { $found }, ale toto zariadenie videlo { $expected }
        [other_text] v semienku má miesto { $seat } text { $found }, ale toto zariadenie pozná { $expected }
        [wrong_pledge] text miesta { $seat } je { $found } a nezodpovedá jeho záväzku { $expected }
        [other_draw] v zápise je { $found }, ale toto zariadenie videlo { $expected }
        [missing_draw] toto zariadenie videlo { $expected }, ale v zápise to nie je
       *[wrong_dice] kocky: zapísané je { $found }, zo semienka vychádza { $expected }
    }.
verify-unfair =
    { $count ->
        [one] NIE JE poctivé: { $count } vec nesúhlasí.
        [few] NIE JE poctivé: { $count } veci nesúhlasia.
       *[other] NIE JE poctivé: { $count } vecí nesúhlasí.
    }
verify-no-seed = Súbor { $file } neobsahuje semienko, takže nie je čo overovať.
verify-bad-seen = Poznámky v súbore { $file } sa nedajú prečítať.
verify-voided =
    { $count ->
        [one] Jedno skoršie kolo bolo prerušené, keď už boli texty odkryté: všimnite si, kto odišiel.
        [few] { $count } skoršie kolá boli prerušené, keď už boli texty odkryté: všimnite si, kto odišiel.
       *[other] { $count } skorších kôl bolo prerušených, keď už boli texty odkryté: všimnite si, kto odišiel.
    }
check-question =
    { $name ->
        [commitment] Zodpovedá záväzok tajomstvu servera?
        [first_commitment] Je to záväzok, ktorý toto zariadenie videlo na začiatku?
        [own_text] Je váš text v semienku, na vašom mieste?
        [pledges] Odkrylo každé miesto text, ku ktorému sa zaviazalo?
        [draws] Vyplýva každý hod a každé zamiešanie zo semienka?
       *[seen_draws] Sú kocky a karty tie, ktoré toto zariadenie videlo?
    }
check-state =
    { $state ->
        [passed] áno
        [failed] NIE
       *[not_made] neoverené
    }
check-why =
    { $why ->
        [no_seed] v zápise nie je semienko
        [no_commitment] v zápise nie je záväzok
        [nothing_noted] toto zariadenie nemá o hre poznámky
        [no_seat] iba ste sa pozerali
        [no_text] toto zariadenie nepridalo text
        [no_pledges] toto zariadenie nevidelo odkrývanie textov
       *[no_draws] toto zariadenie nevidelo kocky ani karty
    }

## Živé stoly: čo odmieta stôl alebo jeho server

problem-title = To sa nedá urobiť.
table-no_such_table = Stôl { $table } neexistuje.
table-not_the_host = To môže urobiť len hostiteľ stola.
table-not_seated = Pri tomto stole nemáte miesto.
table-already_seated = Pri tomto stole už miesto máte.
table-seat_taken = Miesto { $seat } je obsadené.
table-table_full = Pri tomto stole sú všetky miesta obsadené.
table-seats_open = Niektoré miesta sú ešte voľné.
table-seats_reserved = Niekto ešte neprišiel: počkajte, alebo jeho miesto uvoľnite.
table-nobody_plays = Aspoň na jednom mieste musí hrať človek.
table-already_started = Hra sa už začala.
table-not_started = Hra sa ešte nezačala.
table-revealing = Hra sa o chvíľu začne: práve sa odkrývajú texty hráčov pre kocky.
table-not_revealing = Texty sa teraz neodkrývajú.
table-wrong_text = To nie je text, ku ktorému sa vaše miesto zaviazalo.
table-game_finished = Hra sa už skončila.
table-not_finished = Hra sa ešte hrá.
table-table_closed = Stôl bol zrušený.
table-not_your_roll = Teraz hádže niekto iný.
table-out_of_date = Hra medzitým pokročila.
table-undo_not_allowed = Pri tomto stole sú rozhodnutia konečné.
table-too_late_to_undo = Nemáte čo vziať späť: ostatní už na to nadviazali, alebo medzitým rozhodla náhoda.
table-hints_not_allowed = Pri tomto stole sa neradí.
table-no_hint_now = Poradiť si môžete nechať, keď máte o čom rozhodovať.
table-hint_under_way = Rada pre vás sa už pripravuje.
table-already_resigned = Túto hru ste už vzdali.
table-not_away = Nikto za vás nehrá.
table-no_spectators = Tento stôl vidia len jeho hráči.
table-unknown_bot = Bot { $bot } neexistuje.
table-bot_cannot_play = Bot { $bot } nevie hrať { $game }. Vyberte iného.
table-bad_name =
    { $most ->
        [one] Meno má jeden tlačiteľný znak.
        [few] Meno má 1 až { $most } tlačiteľné znaky.
       *[other] Meno má 1 až { $most } tlačiteľných znakov.
    }
table-bad_entropy =
    { $most ->
        [few] Váš vlastný text pre kocky má 1 až { $most } písmená alebo číslice.
       *[other] Váš vlastný text pre kocky má 1 až { $most } písmen alebo číslic.
    }
table-bad_option = Táto hra nemá voľbu { $option }.
table-nothing_changes = To nič nezmení.
table-table_worn_out = Tento stôl už trvá príliš dlho: začnite nový.
table-not_by_token = Token programu na to nestačí: urobte to sami.
table-bad_record = To nie je zápis hry: riadok { $line }, stĺpec { $column }.
table-broken_log = Tento stôl je poškodený a nedá sa otvoriť. Dajte, prosím, vedieť správcovi servera.
table-newer_log = Tento stôl vytvorila novšia verzia servera. Skúste to znova, keď bude tento server aktualizovaný.
table-unavailable = Stoly teraz nie sú dostupné. Skúste to znova.
table-no_such_page = Na tejto adrese nič nie je.
table-no_documentation = Na tomto serveri nie je dokumentácia zostavená. Zostavte ju príkazom: make docs
table-wrong_method = Táto adresa túto metódu nepodporuje.
table-too_large = To je príliš veľké.
table-wrong_media_type = Pošlite to ako JSON.
table-no_identity = Najprv povedzte, kto ste: vstúpte ako hosť alebo pošlite token.
table-bad_token = Tento token je neplatný alebo sa jeho platnosť už skončila.
table-bad_code = Tento obnovovací kód je neplatný alebo už bol použitý.
table-foreign_host = Pod týmto menom server neodpovedá. Použite jeho adresu, alebo požiadajte správcu, nech meno pridá do ROWLOCK_ORIGINS.
table-foreign_origin = Stránky z iného webu to robiť nemôžu.
table-forbidden = K tomu nemáte prístup.
table-too_fast = Priveľa naraz. Chvíľu počkajte.
table-too_many_listed = Stolov v zozname, ktoré čakajú na hráčov, môže byť najviac { $most }, vašich alebo z vašej siete. Najprv pri jednom začnite hrať alebo ho zatvorte.
table-too_many_sockets =
    { $most ->
        [one] Máte otvorené { $most } spojenie; najprv ho zatvorte.
        [few] Máte otvorené { $most } spojenia; najprv jedno zatvorte.
       *[other] Máte otvorených { $most } spojení; najprv jedno zatvorte.
    }
table-too_many_strong_bots = Naraz odtiaľto môže bežať najviac toľko hier s botmi Expert a Šampión: { $most }. Najprv niektorú dohrajte, alebo vyberte iných botov.
table-too_many_tokens =
    { $most ->
        [one] Máte { $most } token; najprv ho zneplatnite.
        [few] Máte { $most } tokeny; najprv jeden z nich zneplatnite.
       *[other] Máte { $most } tokenov; najprv jeden z nich zneplatnite.
    }
table-no_such_token = Taký token neexistuje.
table-frame_too_large =
    { $most ->
        [one] Rámec má najviac { $most } bajt.
        [few] Rámec má najviac { $most } bajty.
       *[other] Rámec má najviac { $most } bajtov.
    }
table-bad_frame =
    { $where ->
        [none] Rámec nemožno prečítať.
       *[other] Rámec nemožno prečítať: nesprávna hodnota { $where }.
    }
table-bad_request =
    { $where ->
        [none] Požiadavku nemožno prečítať.
       *[other] Požiadavku nemožno prečítať: nesprávna hodnota { $where }.
    }
table-server_error = Niečo sa tu pokazilo. Chyba bola zaznamenaná.

## rowlock serve

cli-serve = Spustí server na hru po sieti.
cli-host = adresa, na ktorej server počúva; 0.0.0.0 prijíma celú sieť (predvolené: 127.0.0.1)
cli-port = port, na ktorom server počúva (predvolené: 8000)
cli-data = priečinok pre databázu a tajný kľúč
cli-database = databáza: postgresql://… alebo cesta k súboru SQLite (predvolené: v priečinku údajov)
cli-redis = Redis, ktorý spája viac serverov: redis://…
cli-workers = počet procesov servera; viac ako jeden potrebuje Redis
cli-open = otvoriť server v prehliadači
serve-ready = Rowlock beží na adrese { $address }
serve-network = Vo vašej sieti: { $address }
serve-scan = Adresa ako kód pre telefón:
serve-stop = Ctrl+C server zastaví. Každé potvrdené rozhodnutie je uložené.
serve-no-client = Stránky pre prehliadač nie sú zostavené: zostavte ich príkazom „make web“. Programy a „rowlock join“ sa bez nich zaobídu.
serve-bad-database = { $setting }: databáza je postgresql://… alebo cesta k súboru SQLite.
serve-bad-redis = { $setting }: adresa Redisu má tvar redis://host:port.
serve-bad-origin = { $setting }: namiesto { $value } tu má byť adresa webu, napríklad https://play.example.org.
serve-bad-proxy = { $setting }: { $value } nie je adresa IP ani sieť.
serve-bad-number = { $setting }: musí to byť číslo, najmenej 0.
serve-short-secret = { $setting }: tajný kľúč má aspoň { $value } znakov.
serve-workers-redis = Viac ako jeden proces potrebuje Redis: spustite ho a uveďte vo voľbe --redis.
serve-no-port = Port { $port } nemožno použiť: { $reason }.
serve-no-address = Adresu { $host } nemožno na tomto počítači použiť.
serve-stopped = Zastavené. Každý potvrdený ťah je uložený.
serve-no-data = Priečinok { $file } nemožno použiť: { $reason }.
serve-newer-database = Databáza patrí k novšej verzii programu Rowlock: aktualizujte ho.
serve-no-database = Databáza nie je dostupná alebo ju nemožno aktualizovať: { $reason }.

## rowlock doctor

cli-doctor = Skontroluje všetky stoly v databáze servera a opraví, čo sa dá.
cli-doctor-repair = obnoviť, čo sa dá, a poškodené stoly odložiť nabok; nič sa nemaže
cli-doctor-json = vypísať správu vo formáte JSON
doctor-progress = Kontrola stolov
doctor-checked =
    Skontrolované: { $tables ->
        [one] { $tables } stôl
        [few] { $tables } stoly
       *[other] { $tables } stolov
    }, { $entries ->
        [one] { $entries } zápis
        [few] { $entries } zápisy
       *[other] { $entries } zápisov
    }.
doctor-healthy = Všetko je v poriadku.
doctor-wrong =
    NIE JE v poriadku: { $count ->
        [one] { $count } stôl
        [few] { $count } stoly
       *[other] { $count } stolov
    }.
doctor-finding =
    Stôl { $table }: { $code ->
        [no_log] jeho protokol chýba
        [broken_log] zápis { $seq } v jeho protokole je poškodený ({ $detail })
        [newer_log] zápis { $seq } v jeho protokole pochádza z novšej verzie programu Rowlock ({ $detail })
        [unknown_game] hra { $detail } tu nie je nainštalovaná; uveďte jej modul v ROWLOCK_GAMES
        [not_replayable] zápis { $seq } v jeho protokole nenadväzuje na predchádzajúce ({ $detail })
       *[wrong_projection] zoznamy a časovače majú o ňom zastarané údaje ({ $detail })
    }.{ $state ->
        [rebuilt] {" "}Opravené.
        [set_aside] {" "}Odložené nabok.
       *[found] {""}
    }
doctor-no-file = Databáza { $file } neexistuje.
doctor-no-database = Databázu nemožno prečítať: { $reason }.
doctor-older-database = Databáza patrí k staršej verzii programu Rowlock: spustite raz server a potom ju skontrolujte znova.

## Stránky servera

page-tables = Voľné stoly
page-no-tables = Práve nie je žiadny voľný stôl.
page-free = voľné miesto
page-status =
    { $status ->
        [waiting] Hra sa ešte nezačala.
        [playing] Hrá sa.
        [finished] Hra sa skončila.
       *[closed] Stôl bol zatvorený.
    }
page-trademark = Qwixx je ochranná známka svojho vydavateľa, s ktorým Rowlock nie je spojený.

## rowlock join

cli-join = Hrajte v tomto termináli pri stole na serveri.
cli-address = adresa servera alebo stola, napríklad http://localhost:8000/
cli-name = vaše meno v hre
cli-code = prihlásiť sa obnovovacím kódom alebo kódom z iného zariadenia
cli-watch = iba sa pozerať, bez miesta pri stole
join-ask-name = Ako sa voláte?
join-not-remembered = Na tomto počítači sa nepodarilo uložiť, kto ste ({ $reason }): odtiaľto sa na svoje miesto už nevrátite.
join-code =
    Váš obnovovací kód: { $code }
    Zapíšte si ho: s voľbou --code budete tu aj inde znova { $name }. Znova sa neukáže.
join-signed-out = Ako { $name } tu už prihlásení nie ste. Máte kód? Spustite to znova s voľbou --code KÓD.
join-ask-table = Ktorý stôl? Napíšte jeho číslo; samotný Enter založí nový stôl.
join-ask-watch = Na ktorý stôl sa chcete pozerať? Napíšte jeho číslo.
join-table =
    { $game }: { $names } (obsadené miesta: { $taken } z { $seats }){ $turn ->
        [yours] , ste na rade
        [seated] , máte tu miesto
       *[no] {""}
    }
join-new = Zakladáme nový stôl.
join-ask-seats = Koľko hráčov, vrátane botov? Napíšte { $least } až { $most }; Enter znamená { $usual }.
join-ask-bots =
    { $most ->
        [one] Má na druhom mieste hrať bot? Napíšte jeho názov ({ $bots }); samotný Enter znamená čakať na niekoho z priateľov.
       *[other] Na koľkých zo zvyšných { $most } miest majú hrať boti? Napíšte počet alebo ich názvy ({ $bots }); Enter znamená na žiadnom.
    }
join-ask-listed = Majú stôl v zozname vidieť všetci? Napíšte a ako áno; samotný Enter znamená, že k nemu vedie iba odkaz.
join-nothing-to-watch = Teraz tu nie je žiadny otvorený stôl, na ktorý by sa dalo pozerať.
join-bad-address = „{ $address }“ nie je adresa ako http://localhost:8000/ alebo http://localhost:8000/t/STÔL.
join-unreachable = Na adrese { $address } neodpovedá žiadny server Rowlock.
join-unknown-game = Pri tomto stole sa hrá „{ $game }“, a táto hra tu nie je nainštalovaná.

## Pri živom stole

live-roll = hodiť, hod
live-start = štart, začať
live-bot = bot
live-free = uvoľni, uvoľniť
live-resign = vzdať
live-rematch = odveta
live-help-roll = { $word }: hod kockami (stačí aj Enter)
live-help-start = { $word }: začiatok hry, ak ste hostiteľ
live-help-bot = { $word }: bot na voľné miesto, ak ste hostiteľ
live-help-free = { $word } a meno: uvoľní miesto pred začiatkom hry, ak ste hostiteľ
live-help-resign = { $word }: vzdanie hry
live-help-rematch = { $word }: ďalšia hra s tými istými hráčmi
live-help-save = { $word }: uloženie zápisu dohranej hry na tomto počítači
live-help-quit = { $word }: odchod; vaše miesto na vás počká
live-seat = miesto { $seat }
live-waiting = (čaká sa na: { $players })
live-lost = Spojenie sa prerušilo. Skúšam to znova …
live-found = Spojenie je obnovené.
live-closed = Server ukončil spojenie.
live-resync = Medzitým sa toho veľa stalo.
live-looking-on = Pozeráte sa na hru.
live-only-players = Len sa pozeráte: to môžu len hráči.
live-link-here = Tento odkaz funguje len na tomto počítači: pre ostatných sa pripojte cez sieťovú adresu, ktorú vypíše „rowlock serve“.
live-own-part = Vaša časť kociek, ktorú na konci nájdete v semienku: { $text }
live-commitment = Záväzok ku kockám a kartám:
live-room =
    { $game }: { $players }. { $free ->
        [0] Všetky miesta sú obsadené.
        [one] Jedno miesto je voľné.
        [few] Voľné sú { $free } miesta.
       *[other] Voľných je { $free } miest.
    }
live-link = Pošlite priateľom tento odkaz; v termináli napíšu „rowlock join“ a odkaz:
live-fill = Napíšte „{ $word }“ a na voľnom mieste bude hrať bot.
live-ready = Všetci sú tu. Napíšte „{ $word }“ a hra sa začne.
live-free-whom = Čie miesto? Napíšte „{ $word }“ a meno.
live-host-starts = Všetci sú tu. Hostiteľ môže začať.
live-you-away = Hrá za vás bot. Stlačte Enter a vrátite sa na svoje miesto.
live-your-roll = { $player }: ste na ťahu, stlačte Enter a hoďte.
live-clock =
    { $seconds ->
        [one] Máte jednu sekundu.
        [few] Máte { $seconds } sekundy.
       *[other] Máte { $seconds } sekúnd.
    }
live-sat = { $player } si sadá k stolu.
live-stood = { $player } odchádza od stola.
live-revealing = Hra sa o chvíľu začne. Čaká sa na texty: { $players }.
live-voided = { $player } odchádza počas odkrývania textov: kolo neplatí. Všetci pridajú nový text.
live-undone = { $player } berie svoje rozhodnutie späť.
live-hinted = { $player } si necháva poradiť.
live-went-away = { $player } neodpovedá: zatiaľ hrá bot.
live-came-back = { $player } je späť.
live-resigned = { $player } sa vzdáva.
live-rematched = Bude odveta: napíšte „{ $word }“ a posaďte sa.
live-time-up = { $player }: čas vypršal, rozhoduje bot.
live-draws =
    { $count ->
        [one] { $player } si berie z ponuky jednu kartu.
        [few] { $player } si berie z ponuky { $count } karty.
       *[other] { $player } si berie z ponuky { $count } kariet.
    }
live-confirm-resign = Vzdávate hru? Napíšte „{ $word }“, ak áno; čokoľvek iné znamená, že hráte ďalej.
live-not-resigned = Hráte ďalej.
live-not-now = Teraz nie je o čom rozhodovať. „{ $help }“ ukáže, čo sa dá písať.
live-left = Vaše miesto na vás počká. Vrátiť sa môžete príkazom:
live-over-resigned = Koniec hry: zostalo príliš málo hráčov.
live-over-alone = Koniec hry: hra bola vzdaná.
live-fair = Poctivé: každý hod a každé zamiešanie vyplýva zo semienka sľúbeného na začiatku. Overil to tento počítač.
live-other-commitment = Nepoctivé: semienko nie je to, ktoré bolo sľúbené na začiatku.
live-unfair = Nepoctivé. Toto nesúhlasí:
live-unchecked = Zápis hry sa nepodarilo stiahnuť, kocky teda nie sú overené.
live-seen = Čo tento počítač pri hre videl:
live-not-noted = Nedá sa uložiť, čo tento počítač vidí: { $reason }
live-record = Zápis hry:
live-after = Napíšte „{ $rematch }“ a budete hrať znova, „{ $save }“ uloží zápis, „{ $quit }“ znamená odísť.
live-after-watching = „{ $save }“ uloží zápis, „{ $quit }“ znamená odísť.
live-kept-there = Hru uchováva server; zápis možno uložiť, keď sa skončí.

## Prehliadač: všade

web-skip = K obsahu
web-home = Domov
web-docs = Dokumentácia
web-language = Jazyk
web-preferences = Nastavenia
web-close = Zavrieť
web-loading = Okamih …
web-offline-title = Bez spojenia
web-offline = Server teraz nie je dostupný. Bez neho funguje hra z ruky do ruky a zápisník.
web-name = Vaše meno
web-theme = Vzhľad
web-theme-name =
    { $theme ->
        [light] Svetlý
        [dark] Tmavý
       *[auto] Podľa zariadenia
    }
web-show-totals = Ukazovať priebežné súčty
web-passing = Pokračovať samo, keď nemám čo zakrížikovať
web-sounds = Zvuky
web-vibration = Vibrácie
web-player = Hráč
web-game = Hra
web-total = Spolu
web-penalties = Chybné hody
web-penalties-spoken =
    { $count ->
        [one] { $count } chybný hod
        [few] { $count } chybné hody
       *[other] { $count } chybných hodov
    }
web-copied = Skopírované.
web-share = Zdieľať

## Prehliadač: úvodná stránka

web-hero = Hádžte, krížikujte, uzamykajte rady
web-hero-more = Qwixx s priateľmi aj s botmi: na tomto zariadení, pri kuchynskom stole alebo cez pol sveta.
web-games = Hry
web-about-classic = Hra s kockami: jeden hod a krížikujú všetci.
web-about-cards = Karty namiesto kociek: čo nazbierate, to môžete zakrížikovať.
web-about-onboard = Hra s kockami a figúrkou, ktorá sa ženie po špirále za bodmi navyše.
web-play-now = Hrať hneď proti botovi: { $bot }
web-opponent = Bot, proti ktorému hráte
web-with-friends = Stôl s priateľmi
web-learn = Naučiť sa
web-rules = Pravidlá
web-ways = Ďalšie spôsoby hry
web-pass = Z ruky do ruky
web-pass-more = Všetci na tomto jednom zariadení, aj bez siete.
web-pad = Zápisník
web-pad-more = Skutočné kocky na stole, karty hráčov v telefónoch.
web-print = Papierové karty hráčov
web-print-more = Karty ku všetkým trom hrám na vytlačenie.
web-replay = Pozrieť si hru znova
web-replay-more = Krok za krokom, z uloženého súboru.
web-my-games = Moje hry
web-your-turn = Ste na rade
web-seats-taken = Obsadené miesta: { $taken } z { $seats }

## Prehliadač: nový stôl a čakanie na hráčov

web-new = Stôl s priateľmi
web-players = Hráči vrátane botov
web-players-solo = 1, sólo
web-other-seats = Ostatné miesta
web-other-seats-people = pre ľudí: dostanete pre nich odkaz
solo-about = Sólo pre cvik: každý ťah je váš a počítajú sa body.
web-jokers = So žolíkmi
web-track-side = Strana dosky
web-clock = Čas na každé rozhodnutie
web-clock-none = Bez obmedzenia
web-clock-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekúnd
    }
web-hints-on = Hráči si môžu nechať poradiť
web-listed = Ktokoľvek môže stôl nájsť a posadiť sa
web-create = Založiť stôl
web-bot = bot
web-you = (vy)
web-add-bot = Bot: { $bot }
web-free = Uvoľniť miesto
web-reserved = má prísť
web-sit = Posadiť sa
web-start = Začať
web-fill = Hra sa začne, keď všetky miesta obsadia priatelia alebo boti.
web-wait-for-players = Čaká sa na ostatných hráčov …
web-close-table = Zrušiť stôl
web-stand = Odísť od stola
web-fair-missing = chýba text
web-fair-changed = Server teraz ukazuje iný záväzok ku kockám než predtým. Pri tomto stole radšej nehrajte.
web-fair-other-device = Stôl čaká na váš text a tento prehliadač ho nemá. Ak ste sa posadili na inom zariadení, otvorte stôl tam. Ak nie, posaďte sa znova: všetci potom pridajú nový text.
web-fair-sit-again = Posadiť sa znova
web-fair-free = Keď sa niekto nevracia, uvoľnite jeho miesto: všetci potom pridajú nový text.
web-invite = Pozvať priateľov
web-invite-more = Kto má odkaz, môže sa posadiť.
web-here-only = Tento odkaz funguje len na tomto počítači.
web-link = Odkaz
web-code = Odkaz ako kód pre telefón
web-copy = Kopírovať odkaz
web-copy-yourself = Kopírovanie tu nie je povolené: označte odkaz a skopírujte ho.

## Prehliadač: pri stole

web-others = Ostatní hráči
web-board = Na stole
web-your-sheet = Vaša karta hráča
web-show-sheet = Ukázať kartu hráča
web-track = Dráha
web-display = Ponuka
web-pile = Doberací balíček
web-pile-spoken =
    { $count ->
        [one] Doberací balíček: na vrchu { $top }, { $count } karta
        [few] Doberací balíček: na vrchu { $top }, { $count } karty
       *[other] Doberací balíček: na vrchu { $top }, { $count } kariet
    }
web-hand-backs = V ruke:
web-no-dice = Ešte sa nehádzalo.
web-row-brief =
    { $last ->
        [0] { $row }: zatiaľ bez krížika
       *[other] { $row }, zakrížikované: { $count }, posledné číslo: { $last }
    }
web-seat-state =
    { $state ->
        [thinking] premýšľa
        [away] je preč, hrá bot
       *[resigned] vzdaná hra
    }
web-turn = Ťah { $turn }
web-field = Pole { $field }
web-turn-of =
    { $active ->
        [you] Ťah { $turn }, váš
       *[other] Ťah { $turn }: { $player }
    }
web-has-turn = je na ťahu
web-pawn = Figúrka:
web-keys-on = Pri stole rozhodujú jednotlivé klávesy
web-menu = Menu
web-keys = Klávesy: 1 až 9 vyberajú, čo zakrížikovať, 0 nekrížikuje nič, R hádže, T berie karty, U berie späť, H poradí.
web-log = Čo sa stalo
web-log-empty = Zatiaľ sa nič nestalo.
web-your-decision = Vaše rozhodnutie
web-ask-roll = Ste na ťahu: hoďte kockami.
web-ask-action1 =
    { $can ->
        [yes] Biele kocky dávajú všetkým { $number }. Zakrížikujete to číslo v niektorom rade?
        [alone] Biele kocky dávajú { $number }. Zakrížikujete to číslo v niektorom rade?
       *[no] Biele kocky dávajú { $number }, ale nemáte kde to číslo zakrížikovať.
    }
web-ask-action2 =
    { $can ->
        [yes] Sčítajte bielu kocku s farebnou. Zakrížikujete súčet v tej farbe?
       *[no] Žiadna biela kocka s farebnou nedáva číslo, ktoré môžete zakrížikovať.
    }
web-ask-step3 =
    { $can ->
        [yes] Posuniete figúrku?
       *[no] Vaša figúrka teraz nemôže na žiadne pole.
    }
web-ask-draw =
    { $count ->
        [one] Vezmite jednu kartu z ponuky.
        [few] Vezmite { $count } karty z ponuky.
       *[other] Vezmite { $count } kariet z ponuky.
    }
web-ask-number =
    { $can ->
        [yes] { $number } na balíčku je pre všetkých. Zakrížikujete to číslo v niektorom rade?
       *[no] { $number } na balíčku je pre všetkých, ale nemáte kde to číslo zakrížikovať.
    }
web-ask-play = Zahrajte jednu až tri karty jednej farby: vyberte ich v ruke, alebo ťuknite na číslo a zahráte jeho kartu.
web-ask-marks =
    { $count ->
        [one] Čo ňou zakrížikujete?
       *[other] Čo nimi zakrížikujete?
    }
web-roll = Hodiť
web-cross = Zakrížikovať { $cell }
web-move = figúrka na { $cell }, zakrížikovať ju
web-move-free = figúrka na { $cell }, už zakrížikovanú
web-nothing = Nič
web-stay = Zostať tu
web-discard = Nič, len odložiť
web-take = Vziať { $number }
web-draw = Vziať { $numbers }
web-play-more = { $crossed }, k tomu odložiť { $cards }
web-draw-none = Vyberte z ponuky
web-take-back = Vziať späť
web-take-back-cell = Vziať späť { $cell }
web-hint = Rada
web-hint-wait = Rozmýšľam …
web-hint-close = Zavrieť radu
web-hints-asked =
    { $count ->
        [one] Zatiaľ jedna rada.
        [few] Zatiaľ { $count } rady.
       *[other] Zatiaľ { $count } rád.
    }
web-decided = Rozhodnuté.
web-waiting = Čaká sa na: { $players } …
web-away = Kým ste preč, hrá za vás bot.
web-back = Som späť
web-you-resigned = Túto hru ste vzdali; pre ostatných hrá ďalej bot.
web-note-penalty = chybný hod
web-note-ends = ukončíte hru
web-sure = Naozaj?
web-sure-penalty = V tomto ťahu ste nič nezakrížikovali. To je chybný hod: mínus päť bodov.
web-sure-locks = Uzamknete { $row }: nikto tam už nebude môcť krížikovať.
web-sure-completes = Dokončíte { $row } a nič ďalšie tam už nezakrížikujete.
web-sure-ends = Tým sa hra skončí.
web-go-back = Späť
web-take-penalty = Zapísať chybný hod
web-do-it = Áno, zakrížikovať
web-resign = Vzdať sa
web-resign-sure = Vzdať hru?
web-resign-more = Pre ostatných bude hrať ďalej bot. Nedá sa to vziať späť.
web-resign-alone = Hra sa tým skončí. Nedá sa to vziať späť.
web-result = Výsledok
solo-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
solo-best = Váš najlepší výsledok na tomto zariadení: { $points }
solo-record = Váš zatiaľ najlepší výsledok na tomto zariadení! Predošlý: { $points }.
web-told-move = { $player } posúva figúrku na { $cell }.
web-told-move-cross = { $player } posúva figúrku na { $cell } a krížikuje ju.
web-told-move-free = { $player } posúva figúrku na { $cell }, už zakrížikovanú.
web-rematch = Odveta
web-rematched = Hrá sa ďalej pri novom stole: pridajte sa tlačidlom „Odveta“.
web-replay-this = Pozrieť znova
web-save = Uložiť hru

## Prehliadač: o vás

web-me = Vy a vaše hry
web-me-name = Hráte ako { $name }.
web-devices = Na inom zariadení
web-devices-more = Kód prenesie vaše miesta a hry na iné zariadenie.
web-new-code = Chcem kód
web-code-minutes = Zadajte ho tam do { $minutes } minút. Funguje len raz.
web-recovery = Obnovovací kód
web-recovery-more = S ním budete znova { $name }, nech sa s vašimi zariadeniami stane čokoľvek. Majte ho na papieri, nie v nich.
web-recovery-written = Mám ho zapísaný
web-recovery-old = Váš obnovovací kód
web-recovery-replace = Vymeniť kód
web-sign-out-more = Stratili ste zariadenie? Odhláste sa všade: skončia sa všetky zariadenia aj programy, aj toto. Vrátite sa obnovovacím kódom.
web-recover-everywhere = Odhlásiť všetky ostatné zariadenia
web-sign-out = Odhlásiť všade
web-no-games = Zatiaľ nemáte žiadnu hru.
web-nobody = Zatiaľ vás tu nepoznáme: začnite hru a spoznáme sa.
web-have-code = Máte kód?
web-recover = Použiť kód

## Prehliadač: zápisník

pad-intro = Kocky, karty alebo plán ležia na stole a karty hráčov sú tu.
pad-players = Hráči na tomto zariadení
pad-player = Hráč { $number }
pad-name = Meno hráča { $number }
pad-add = Pridať hráča
pad-remove = Odobrať: { $player }
pad-own-phones = Má každý svoj telefón? Zapíšte len seba. Keď rad uzamkne niekto iný, ťuknite na jeho zámok na svojej karte.
pad-begin = Rozdať karty hráčov
pad-sheets = Karty hráčov
pad-undo = Späť
pad-redo = Znova
pad-menu = Ponuka
pad-penalty = Chybný hod
pad-penalty-of = Chybný hod: { $player }
pad-lock-elsewhere = Niekto iný uzamyká { $row }
pad-lock-back = Vziať späť, že niekto iný uzamyká { $row }
pad-closing = V tomto hode niekto uzamyká { $row }. Kto tam má päť krížikov, smie ho uzamknúť tiež, ak hod sedí. Potom je uzamknutý pre všetkých.
pad-closed = Všetci teraz majú uzamknutý { $row }. Z hry odchádza { $die } kocka.
pad-next-turn = Ďalší ťah
pad-ending = Zakrížikujte ešte, čo patrí k tomuto hodu, a spočítajte body.
pad-count = Spočítať body
pad-last-turns = Posledné ťahy sú odohrané: spočítať
pad-finish = Koniec hry: spočítať body
pad-stopped = Koniec hry.
pad-yes = Áno
pad-new-same = Nová hra, tí istí hráči
pad-new-other = Iná hra alebo iní hráči
pad-new-sure = Zahodiť tieto karty?
pad-new-more = Táto hra ešte nie je spočítaná. Nové karty nahradia súčasné.
pad-new-yes = Vziať nové karty
pad-not-kept = Tento prehliadač si nič nepamätá: karty vydržia, len kým je stránka otvorená.
pad-pawn-of = Polia pre figúrku: { $player }
pad-move = { $player }: figúrka na { $cell }, pole { $field }, bonus { $points }
pad-told-move = { $player }: figúrka ide na { $cell }, pole { $field }.
pad-landed = Figúrka došla na { $cell }.
pad-bonus = Bonus

## Prehliadač: karty na tlač

print-intro = Vyberte, čo potrebujete, pozrite si to nižšie a vytlačte. Všetko sa zmestí na A4 aj na Letter, farebne aj čiernobielo.
print-paper = Papier
print-per-page = Kariet na stranu
print-pages = Strán s kartami
print-ink = Tlač
print-ink-name =
    { $ink ->
        [plain] Čiernobielo
       *[color] Farebne
    }
print-board = Plán
print-board-name =
    { $board ->
        [none] Bez plánu
        [both] Obe strany
       *[other] Strana { $board }
    }
print-now = Vytlačiť
print-tip = V okne tlače nechajte veľkosť 100 % a vypnite hlavičky a päty.
print-preview = Náhľad
print-page = Strana { $page } z { $pages }
print-name = Meno
print-crosses = Krížiky
print-points = Body
print-note-classic = Posledné číslo potrebuje päť krížikov v rade. Uzamkne rad všetkým a zámok platí ako krížik.
print-note-cards = Posledné číslo potrebuje päť krížikov v rade. Dokončí rad len vám a zámok platí ako krížik.
print-note-onboard = Posledné číslo potrebuje päť krížikov v rade. Uzamkne rad všetkým. Pole s figúrkou prináša bonus.
print-board-title = { $game }: strana { $side }
print-board-note = Figúrky idú od štartu dovnútra. Malé číslo pri poli je bonus; vstup na niektoré z polí v krúžku ohlasuje koniec.

## Hra na jednom zariadení

pass-intro = Všetci hrajú na tomto jednom zariadení a podávajú si ho. Po načítaní nepotrebuje sieť.
pass-who = Kto hrá, v poradí miest
pass-player = Hráč { $number }
pass-name = Meno hráča { $number }
pass-bot = Bot na mieste { $number }
pass-up = Posunúť vyššie: { $player }
pass-remove = Odobrať: { $player }
pass-add = Pridať hráča
pass-add-bot = Pridať bota
pass-need =
    { $count ->
        [one] Treba aspoň jedno miesto a na ňom človeka.
        [few] Treba aspoň { $count } miesta a na jednom z nich človeka.
       *[other] Treba aspoň { $count } miest a na jednom z nich človeka.
    }
pass-kept = Čaká rozohraná hra
pass-kept-more = { $game }, hrajú { $players }. Naposledy: { $when }.
pass-go-on = Pokračovať
pass-anew = Začať odznova
pass-anew-sure = Začať odznova?
pass-anew-more = Rozohraná hra sa nenávratne stratí.
pass-loading = Sťahujú sa pravidlá hry: asi 6 MB, iba tentoraz. Potom už sieť netreba.
pass-not-loaded = Pravidlá sa nepodarilo stiahnuť
pass-not-loaded-more = Sťahujú sa raz zo servera a ten teraz nie je dostupný. Skús to znova, keď bude pripojenie.
pass-try-again = Skúsiť znova
pass-elsewhere = Táto hra je otvorená na inej karte
pass-elsewhere-more = Hrať sa dá len na jednej. Ak budeš pokračovať tu, tamtá sa zastaví.
pass-take-over = Pokračovať tu
pass-unreadable = Uloženú hru nemožno prečítať. Môžeš začať novú.
pass-not-kept = Tento prehliadač nič neukladá: hra trvá, kým je stránka otvorená.
pass-trouble = Na tomto zariadení sa niečo nepodarilo. Načítaj stránku znova; hra je uložená.
pass-seats = Miesta
pass-standing =
    { $state ->
        [acts] je na ťahu
       *[decided] rozhodnuté, možno vziať späť
    }
pass-turn =
    { $what ->
        [roll] Hádže { $player }
       *[decide] Rozhoduje { $player }
    }
pass-curtain = Odovzdaj zariadenie ďalej: teraz { $player }
pass-curtain-more = Dovtedy zostanú karty zakryté.
pass-take = To som ja, { $player }
pass-return = { $player } chce vziať rozhodnutie späť
pass-first = Najprv rozhoduje { $player }
pass-again = Hrať znova
pass-others = Iní hráči, iná hra
pass-leave = Odísť z hry
pass-leave-more = Hra zostane uložená na tomto zariadení: dá sa dohrať neskôr.

## Prehliadač: hra ešte raz

web-film-intro = Otvorte súbor uloženej hry a prejdite si ju krok za krokom.
web-film-drop = Presuňte sem súbor s hrou
web-film-files = Súbor, ktorý uložilo „Uložiť hru“ alebo „rowlock play“, s koncovkou .rowlock.
web-film-choose = Vybrať súbor
web-film-paste = Alebo vložte text hry
web-film-show = Ukázať hru
web-film-another = Iná hra
web-film-share = Zdieľať tento okamih
web-film-too-large = Ten súbor je na zápis hry príliš veľký: zápis má najviac 64 KiB.
web-film-offline = Server nie je dostupný, a zápisy číta práve on. Hru, ktorá je už otvorená, možno bez neho dopozerať do konca.
web-film-pending = Rozhodnuté, ale už sa to nepočíta: { $decisions }
web-film-mine = Vaše dohrané hry
web-film-unfinished = Tu sa zápis končí: hra sa nedohrala.
web-film-controls = Kroky hry
web-film-scrub = Okamih hry
web-film-where = { $turn }. ťah, aktívny hráč: { $player }
web-film-beginning = Začiatok
web-film-step = Krok { $step } z { $steps }
web-film-first = Na začiatok
web-film-back = O krok späť
web-film-play = Prehrať
web-film-pause = Pozastaviť
web-film-forward = O krok ďalej
web-film-last = Na koniec
web-film-speed = Rýchlosť
web-film-active = Aktívny hráč:
web-film-hand = Karty v ruke: { $player }
web-film-sheets = Karty hráčov
web-film-side = Pohľad zo strany
web-film-everybody = Všetci
web-film-chart = Body v priebehu ťahov
web-film-chart-spoken = Čiary bodov všetkých hráčov. Na konci: { $players }. V tabuľke nižšie sú body po každom ťahu.
web-film-as-table = Ako tabuľka
web-film-turn = Ťah
web-film-fair = Boli kocky poctivé?
web-film-promise = Pred hrou server vylosoval tajomstvo a ukázal záväzok, teda jeho odtlačok, ku ktorému sa žiadne iné nehodí. Zariadenie každého hráča urobilo to isté s vlastným textom a až potom sa texty odkryli: spolu s tajomstvom sú semienkom. Teraz, keď je známe, môže ktokoľvek zopakovať všetky hody aj zamiešania.
web-film-commitment = Záväzok
web-film-seed = Semienko
web-film-whole = Ukázať celé
web-film-shorten = Skrátiť
web-film-copy = Kopírovať
web-film-copy-yourself = Kopírovať tu nie je dovolené: označte text a skopírujte ho.
web-film-check = Overiť na tomto zariadení
web-film-size = Prehliadač na to raz načíta skutočné pravidlá, asi 6 MB.
web-film-loading = Načítava a overuje sa …
web-film-no-record = Zápis hry sa nepodarilo načítať, takže tu nie je čo overovať.
web-film-no-seed = Tento zápis neobsahuje semienko, takže nie je čo overovať: hádzalo sa pri stole alebo hra ešte trvá.
web-fair-own-text = Váš text
web-fair-result =
    { $result ->
        [fair] Poctivé: všetko bolo overené a súhlasí.
        [unfair] Táto hra nebola poctivá.
       *[open] Nič zlé sa nenašlo, ale nie všetko sa dalo overiť.
    }
web-fair-failed =
    { $name ->
        [commitment] Tajomstvo servera nie je to, ku ktorému sa zaviazal.
        [first_commitment] Server zmenil záväzok po tom, čo ho toto zariadenie videlo prvýkrát.
        [own_text] Váš text bol nahradený iným. V poriadku je to len vtedy, keď ste pri tomto stole sedeli aj s iným zariadením.
        [pledges] Text niektorého hráča nie je ten, ku ktorému sa zaviazal.
        [draws] Kocky alebo karty nevyplývajú zo semienka.
       *[seen_draws] Záznam ukazuje iné kocky alebo karty, než videlo toto zariadenie.
    }
web-film-by-device = Overené na tomto zariadení, bez servera.
web-film-by-server = Overenie sa na tomto zariadení nepodarilo načítať, takže server overil sám seba. Pre istotu hru uložte a overte príkazom „rowlock verify“.

## The browser: learning a game

learn-which = Naučte sa to hrou
learn-which-more = Prvá hra s pomocou: pár minút a viete to.
learn-begin = Začať
learn-go-on = Pokračovať
learn-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } krokov
    }
learn-title = { $game }: prvá hra
learn-step = Krok { $step } z { $steps }
learn-back = O krok späť
learn-forward = O krok ďalej
learn-again = Od začiatku
learn-next = Ďalej
learn-end = Hotovo!
learn-later = O chvíľu neskôr
learn-tap = Ťuknite na číslo na svojej karte alebo zvoľte:
learn-you = Vy
learn-finished = To bola celá lekcia!
learn-done = Už viete hrať!
learn-done-short = Hotovo
learn-done-classic = Zľava doprava, biele pre všetkých, päť krížikov pre zámok: viete všetko dôležité.
learn-done-cards = Dobrať, krížikovať s ostatnými, hrať svoje farby: viete všetko dôležité.
learn-done-onboard = Krížik, krížik a beh: viete všetko dôležité.
learn-others = Iná lekcia:
learn-crosses =
    { $count ->
        [one] { $count } krížik
        [few] { $count } krížiky
       *[other] { $count } krížikov
    }
learn-crosses-row = Krížiky
learn-points-row = Body

lesson-classic-1 =
    Toto je vaša karta. Červený a žltý rad stúpajú, zelený a modrý klesajú a na konci každého čaká zámok.
    Zbierate krížiky. Čím viac ich je v jednom rade, tým väčšiu cenu má každý z nich.
    Dole je Ada, ktorá hrá s vami. Môžeme začať?
lesson-classic-2 =
    Ste na ťahu, takže ste aktívny hráč. Kociek je šesť: dve biele a z každej farby jedna.
    Hoďte všetkými!
lesson-classic-3 =
    Najprv dve biele kocky: 1 a 2 sú 3. To číslo je pre všetkých, v jednom ľubovoľnom rade.
    V každom rade sa krížikuje zľava doprava. Čísla smiete preskočiť, ale preskočené sú navždy preč.
    Červená 3 preskočí len dvojku. Zakrížikujte ju!
hint-classic-3 = To sa dá. Ale v zelenom a modrom je trojka až vzadu: prišli by ste o deväť čísel. Žltá 3 je rovnako dobrá, tu však vezmime červenú.
lesson-classic-4 =
    Ada si trojku zakrížikovala tiež. Teraz niečo len pre vás, lebo ste na ťahu: sčítajte jednu bielu a jednu farebnú kocku a súčet zakrížikujte v tej farbe.
    Biela 1 a červená 3 sú 4, hneď vedľa vašej trojky.
    Zakrížikujte červenú 4!
hint-classic-4 = Kocky to dovoľujú, ale preskočíte viac čísel, než treba. Červená 4 nepreskočí žiadne.
lesson-classic-5 =
    Teraz je na ťahu Ada a už hodila. Jej biele kocky platia aj pre vás: 6 a 6 je 12.
    V zelenom a modrom je dvanástka hneď prvá.
    Zakrížikujte zelenú 12!
hint-classic-5 = Modrá 12 je rovnako dobrá a krížikovať nikto nemusí. V tejto lekcii vezmite zelenú 12.
lesson-classic-6 =
    Bielou 6 a zelenou 3 zakrížikovala Ada zelenú 9. To bola jej druhá akcia, takže sa len pozeráte.
    Potom hádže ďalší hráč: vy.
lesson-classic-7 =
    Rady sa plnia a v červenom už máte päť krížikov. Znova ste na ťahu.
    Hoďte!
lesson-classic-8 =
    1 a 2 sú 3. V červenom a žltom je už za vami. V zelenom by ste preskočili päť čísel, v modrom šesť.
    Krížikovať nikto nemusí. Niekedy je lepšie počkať.
    Zvoľte „nič“.
hint-classic-8 = Smiete, ale pozrite, o koľko čísel by ste pre jeden krížik prišli. Tentoraz nekrížikujte nič.
lesson-classic-9 =
    Ani biela s farebnou nedajú nič dobré. Ak však aktívny hráč nezakrížikuje nič ani v jednej akcii, má chybný hod: mínus päť bodov.
    To hrozí len aktívnemu hráčovi. Lepšia malá strata než pokazený rad.
    Nekrížikujte nič a vezmite si chybný hod.
hint-classic-9 = Chybný hod by nebol, ale rad by bol pokazený: preskočili by ste takmer všetko, čo v ňom zostáva. Tu si vezmite chybný hod.
lesson-classic-10 =
    Ada hodila 6 a 6. Posledné číslo radu je zvláštne: smiete ho zakrížikovať, až keď v tom rade máte aspoň päť krížikov. V červenom ich máte práve päť.
    Kto zakrížikuje posledné číslo, zakrížikuje aj zámok a ten platí za ďalší krížik.
    Zakrížikujte červenú 12!
hint-classic-10 = Môžete ju nechať tak, ale taká príležitosť príde málokedy. Zakrížikujte červenú 12!
lesson-classic-11 =
    Uzamkli ste červený rad, a to pre všetkých. Červená kocka ide z hry.
    Ada má v červenom len tri krížiky, takže s vami zamknúť nemohla. S piatimi by mohla, v tej istej chvíli.
lesson-classic-12 =
    Už sme takmer na konci. Hra sa končí okamžite, keď sú dva rady uzamknuté alebo keď má niekto štvrtý chybný hod.
    Červený je uzamknutý a v zelenom máte päť krížikov. Hoďte!
lesson-classic-13 =
    1 a 1 sú 2, posledné číslo zeleného radu!
    Zakrížikujte zelenú 2 a hra sa hneď skončí.
hint-classic-13 = Mohlo by sa hrať ďalej, ale vediete o veľa. Zakrížikujte zelenú 2!
lesson-classic-14 =
    Druhý zámok hru ukončil. Teraz sa počítajú rady: jeden krížik je 1 bod, dva sú 3, tri 6 a tak ďalej. Každý chybný hod stojí 5.
    Máte 67 bodov a Ada 32. Vyhrali ste!

lesson-cards-1 =
    V kartovej hre sa nehádže. Máte kartu hráča so štyrmi radmi a štyri karty v ruke.
    Na stole ležia ďalšie štyri karty, to je ponuka. Vidíte ich čísla, ale nie farby. Vedľa je doberací balíček.
lesson-cards-2 =
    Ťah sa začína doberaním: doplňte si ruku na päť kariet. Máte štyri, takže si z ponuky vezmete jednu.
    Štvorka by sa hodila medzi červenú 3 a červenú 5, ak je červená.
    Zvoľte 4 a vezmite si ju.
hint-cards-2 = Vziať si smiete ktorúkoľvek kartu. Ale štvorka môže byť tá, ktorá vám chýba medzi červenou 3 a 5: skúste ju.
lesson-cards-3 =
    Je červená, to je šťastie! Ponuka sa doplní z balíčka a číslo, ktoré teraz leží na vrchu balíčka, je pre všetkých: 12.
    V každom rade sa krížikuje zľava doprava. Čísla smiete preskočiť, ale preskočené sú preč. V zelenom je dvanástka prvá.
    Zakrížikujte zelenú 12!
hint-cards-3 = Modrá 12 je rovnako dobrá. V tejto lekcii vezmite zelenú.
lesson-cards-4 =
    Teraz hráte karty: jednu, dve alebo tri rovnakej farby. Ich čísla smiete v tej farbe zakrížikovať.
    Zvoľte v ruke červenú 3, 4 a 5 a zakrížikujte všetky tri čísla.
hint-cards-4 = Smiete, ale získate menej. Zvoľte všetky tri červené karty a zakrížikujte 3, 4 a 5.
lesson-cards-5 =
    Tri krížiky naraz! Zahrané karty idú na odkladací balíček. Teraz je na ťahu Ada, kartu si už dobrala a číslo na balíčku platí aj pre vás: 6.
    Zakrížikujte červenú 6!
hint-cards-5 = To sa dá, ale tam by ste preskočili čísla. Červená 6 je hneď za vašou päťkou.
lesson-cards-6 =
    Ada zahrala kartu, to bola len jej vec. Ste na ťahu a zostali vám dve karty, takže si vezmete tri.
    Zvoľte 8, 5 a 10: v zelenom by mohli pokračovať za vašou dvanástkou.
hint-cards-6 = Dvanástka vám veľmi nepomôže: v zelenom ju máte a v červenom a žltom je posledná. Zvoľte 8, 5 a 10.
lesson-cards-7 =
    Všetky tri sú zelené! Ale najprv číslo na balíčku, pre všetkých: 2.
    Zakrížikujte žltú 2!
hint-cards-7 = Nemusíte, ale žltá 2 je prvé číslo radu: nič nepreskočí.
lesson-cards-8 =
    Keď jedným zahraním krížikujete viac čísel, smie byť medzi prvým a posledným z nich preskočené najviac jedno.
    Od 10 k 8 preskočíte len 9: to je v poriadku. Od 8 k 5 by to boli dve. Päťku si teda nechajte.
    Zahrajte zelenú 10 a zelenú 8 a obe zakrížikujte.
hint-cards-8 = Smiete, ale dá sa to lepšie. Zvoľte len zelenú 10 a zelenú 8 a zakrížikujte 10 a 8.
lesson-cards-9 =
    V každom svojom ťahu musíte zahrať kartu. Tu sa žiadna nehodí: všetky čísla ležia vľavo od vašich krížikov. Takže len odložíte.
    V tomto ťahu ste nič nezakrížikovali, takže máte aj chybný hod: mínus päť bodov.
    Zvoľte obe modré karty a odložte ich. Nabudúce si potom doberiete dve nové.
hint-cards-9 = Stačila by jedna, ale za dve dostanete dve nové. Zvoľte modrú 11 a modrú 12.
lesson-cards-10 =
    Posledné číslo radu potrebuje predtým päť krížikov. V žltom ich päť máte.
    Zahrajte žltú 11 a žltú 12 a obe zakrížikujte: s dvanástkou príde aj zámok a tiež platí za krížik.
hint-cards-10 = Skoro! Zvoľte žltú 11 a žltú 12 spolu a obe zakrížikujte.
lesson-cards-11 =
    Váš žltý rad je dokončený. V kartovej hre to platí len pre vás: Ada môže v žltom krížikovať ďalej.
    Hra sa končí okamžite, keď má jeden hráč dokončené dva rady alebo keď má niekto štvrtý chybný hod.
lesson-cards-12 =
    Ste na ťahu a na balíčku leží 2. V modrom máte päť krížikov, takže smiete vziať posledné číslo.
    Zakrížikujte modrú 2 a hra sa hneď skončí.
hint-cards-12 = Mohlo by sa hrať ďalej, ale vediete o veľa. Zakrížikujte modrú 2!
lesson-cards-13 =
    Teraz sa počítajú rady: jeden krížik je 1 bod, dva sú 3, tri 6 a tak ďalej; zámky sa počítajú tiež. Každý chybný hod stojí 5.
    Máte 84 bodov a Ada 32. Vyhrali ste!

lesson-onboard-1 =
    On Board je Qwixx s figúrkou. Karta hráča je rovnaká: krížikuje sa zľava doprava a čo preskočíte, je preč.
    Nová je dráha. Každé pole ukazuje farbu a číslo a pod ním body, ktoré na konci prinesie. Figúrky stoja na štarte.
lesson-onboard-2 =
    Ste aktívny hráč. Ťah má tri kroky a začína sa kockami.
    Hoďte!
lesson-onboard-3 =
    Prvý krok je pre všetkých: biele kocky 1 a 2 dajú 3. Krížikuje sa v ľubovoľnom rade.
    Zakrížikujte červenú 3!
hint-onboard-3 = To sa dá. Ale v zelenom a modrom je trojka až vzadu a žltý budeme potrebovať inak. Vezmite červenú 3.
lesson-onboard-4 =
    Druhý krok je len pre aktívneho hráča: biela kocka s farebnou, zakrížikuje sa v tej farbe. Biela 2 a červená 2 sú 4.
    Zakrížikujte červenú 4!
hint-onboard-4 = Kocky to dovoľujú, ale preskočíte viac čísel, než treba. Červená 4 nepreskočí žiadne.
lesson-onboard-5 =
    Tretí krok: vaša figúrka smie postúpiť o jedno až päť voľných polí. Číslo poľa, na ktoré príde, musíte vedieť teraz zakrížikovať alebo ho už mať zakrížikované.
    Červená 2 nejde, lebo leží vľavo od vašej trojky. Ale žltú 2 teraz zakrížikovať môžete.
    Posuňte figúrku na pole 4!
hint-onboard-5 = Aj tam smiete. Ale pole 4 je ďalej alebo vás nestojí žiadne čísla: choďte tam.
lesson-onboard-6 =
    To bol tretí krížik v jednom ťahu! Teraz hodila Ada a jej biele kocky platia aj pre vás: 6 a 6 je 12.
    Zakrížikujte zelenú 12!
hint-onboard-6 = Modrá 12 je rovnako dobrá. V tejto lekcii vezmite zelenú.
lesson-onboard-7 =
    Ada zakrížikovala modrú 11 a jej figúrka prišla na pole 6, kde zakrížikovala červenú 3. Figúrkou hýbe len aktívny hráč.
    Ste na ťahu. Hoďte!
lesson-onboard-8 =
    5 a 6 je 11. V zelenom je to ďalšie číslo.
    Zakrížikujte zelenú 11!
hint-onboard-8 = Tam by ste preskočili čísla. Zelená 11 je hneď za vašou dvanástkou.
lesson-onboard-9 =
    Biela 5 a zelená 5 je 10, zase hneď ďalšia.
    Zakrížikujte zelenú 10!
hint-onboard-9 = Kocky to dovoľujú, ale zelená 10 nič nepreskočí. Vezmite ju.
lesson-onboard-10 =
    Adina figúrka stojí na poli 6. Na poli smie stáť len jedna, takže ju preskočíte, a obsadené pole sa nepočíta.
    Vašich päť voľných polí je 5, 7, 8, 9 a 10. Na poli 10 je červená 4, ktorú už máte zakrížikovanú: tam prídete bez krížika.
    Bežte čo najďalej: na pole 10!
hint-onboard-10 = Smiete, a niekedy je to aj dobrý nápad. Ale tu nech figúrka beží čo najďalej: na pole 10.
lesson-onboard-11 =
    V prvom a druhom kroku ste nič nezakrížikovali. Ak krížik neprinesie ani tretí, máte chybný hod: mínus päť bodov.
    Na poli 20 už číslo zakrížikované máte, takže by krížik neprinieslo. Pole 22 ho prinesie: červenú 8.
    Zachráňte sa: posuňte figúrku na pole 22!
hint-onboard-11 = Bez krížika by ste mali chybný hod. Krížik prinesie pole 22.
lesson-onboard-12 =
    Čia figúrka príde na jedno z posledných piatich polí, 36 až 40, ten ohlási koniec: všetci ostatní majú ešte jeden ťah.
    Pole 36 je žltá 12, posledné číslo radu. Potrebuje predtým päť krížikov a vy ich máte. Tým zároveň uzamknete rad pre všetkých.
    Posuňte figúrku na pole 36!
hint-onboard-12 = Tam smiete. Ale pole 36 prinesie zámok, veľa bodov a koniec hry: choďte tam.
lesson-onboard-13 =
    Ohlásili ste koniec. Toto je Adin posledný ťah a jej biele kocky pre vás stále platia: 4 a 5 je 9. Žltá kocka už v hre nie je.
    Zakrížikujte červenú 9!
hint-onboard-13 = Každý krížik sa hodí: vezmite červenú 9.
lesson-onboard-14 =
    Je koniec. Dva uzamknuté rady alebo štvrtý chybný hod by hru ukončili okamžite, nech figúrky stoja kdekoľvek.
    Rady sa počítajú ako vždy a pripočítajú sa body poľa, na ktorom stojí figúrka: 18. Máte 105 bodov a Ada 48. Vyhrali ste!

## The browser: the rules of the games

rule-which = Pravidlá
rule-which-more = Všetko, čo hráč potrebuje vedieť, s obrázkami.
rule-read = Čítať
rule-title = { $game }: pravidlá
rule-intro-classic = Pre 2 až 5 hráčov. Šesť kociek, karta pre každého, štvrťhodina.
rule-intro-cards = Pre 2 až 5 hráčov. 44 kariet, so žolíkmi 55, a karta hráča pre každého.
rule-intro-onboard = Pre 2 až 4 hráčov. Šesť kociek, karta a figúrka pre každého a dráha.
rule-learn = Chcete sa to radšej naučiť hrou?
rule-contents = Obsah
rule-others = Ďalšie hry:
rule-may = Tu sa dá:
rule-head-goal = O čo ide
rule-head-sheet = Karta hráča
rule-head-turn = Ťah
rule-head-white = Biele kocky: pre všetkých
rule-head-mixed = Biela a farebná: pre aktívneho hráča
rule-head-pawn = Figúrka
rule-head-penalty = Chybné hody
rule-head-lock = Uzamknutie radu
rule-head-end = Koniec hry
rule-head-score = Počítanie bodov
rule-head-argue = O čom sa hráči sporia
rule-head-argue-pawn = O čom sa hráči sporia: figúrka
rule-head-deal = Pred hrou
rule-head-draw = Po prvé: dobrať
rule-head-number = Po druhé: číslo pre všetkých
rule-head-play = Po tretie: zahrať karty
rule-head-complete = Dokončenie radu
rule-head-jokers = So žolíkmi

rule-goal-classic =
    Krížikujete čísla v štyroch radoch. Čím viac krížikov rad má, tým väčšiu cenu má každý z nich. Ale kto čísla preskočí, ten ich už nedostane, a kto čaká pridlho, nájde rad uzamknutý.
    Vyhráva najvyšší súčet.
rule-goal-cards =
    Krížikujete čísla v štyroch radoch a namiesto kociek máte karty. Čo nazbierate v ruke, rozhoduje o tom, čo môžete zakrížikovať, niekedy aj niekoľko čísel naraz.
    Vyhráva najvyšší súčet.
rule-goal-onboard =
    On Board je hra s kockami, v ktorej má každý aj figúrku. Krížikuje sa presne ako v hre s kockami. Vo vlastnom ťahu môže vaša figúrka navyše bežať po dráhe a jej pole na konci prinesie body.
    Vyhráva najvyšší súčet.
rule-sheet =
    Karta hráča má štyri rady po jedenásť čísel. Červený a žltý idú od 2 do 12, zelený a modrý od 12 do 2. Na pravom konci každého radu je zámok.
    V každom rade sa krížikuje zľava doprava. Začať smiete kdekoľvek a preskočiť ľubovoľne veľa čísel, aj niekoľko naraz. Ale čo leží vľavo od krížika, sa už nikdy zakrížikovať nedá.
rule-turn =
    Prvého aktívneho hráča určí los. Aktívny hráč hodí všetkými kockami, ktoré sú ešte v hre. Nasledujú dve akcie, prísne jedna po druhej: najprv biele kocky, potom biela s farebnou.
    Potom je aktívny ďalší hráč v smere hodinových ručičiek.
rule-turn-onboard =
    Hráči sa dohodnú na strane plánu a všetky figúrky stoja na štarte. Prvého aktívneho hráča určí los; hodí všetkými kockami, ktoré sú ešte v hre. Nasledujú tri kroky, prísne jeden po druhom: biele kocky pre všetkých, biela s farebnou pre aktívneho hráča a napokon figúrka aktívneho hráča.
    V jednom ťahu tak možno urobiť až tri krížiky. Potom je aktívny ďalší hráč v smere hodinových ručičiek.
rule-white =
    Obe biele kocky sa sčítajú. Každý hráč smie toto číslo zakrížikovať v rade ľubovoľnej farby, ale len v jednom. Nikto nemusí.
    Všetci sa rozhodujú súčasne. Nikto nečaká, čo urobia ostatní, a nikto to potom nemení.
rule-mixed =
    Teraz smie aktívny hráč, a nikto iný, sčítať jednu z bielych kociek a jednu z farebných a súčet zakrížikovať v rade tej farby. Je to najviac jeden krížik a je dobrovoľný.
rule-penalty =
    Ak aktívny hráč nezakrížikuje nič ani v jednej z oboch akcií, má chybný hod: zakrížikuje jedno zo štyroch políčok a stojí ho to päť bodov.
    Stačí jeden krížik v jednej z akcií a chybný hod nie je. Naschvál nekrížikovať sa smie, ale chybný hod potom platí. Ostatní hráči chybný hod nikdy nemajú.
rule-penalty-cards =
    Ak aktívny hráč nezakrížikuje nič, ani číslo pre všetkých, ani kartami, má chybný hod: zakrížikuje jedno zo štyroch políčok a stojí ho to päť bodov.
    Ostatní hráči chybný hod nikdy nemajú.
rule-penalty-onboard =
    Ak žiadny z troch krokov neprinesie aktívnemu hráčovi krížik, má chybný hod, teda mínus päť bodov. Figúrka, ktorá príde na číslo zakrížikované už skôr, krížik neprinesie, a tak nepomôže.
    Ostatní hráči chybný hod nikdy nemajú.
rule-lock =
    Posledné číslo radu, 12 v červenom a žltom, 2 v zelenom a modrom, smie zakrížikovať len ten, kto už má v tom rade aspoň päť krížikov. S ním zakrížikuje aj zámok a ten platí za ďalší krížik.
    Od konca tejto akcie je rad uzamknutý pre všetkých: nikto už v ňom nekrížikuje. Kocka tej farby sa hneď odstráni. Krížiky, ktoré v rade urobili ostatní, zostávajú a počítajú sa.
rule-complete =
    Posledné číslo radu, 12 v červenom a žltom, 2 v zelenom a modrom, smiete zakrížikovať, len ak už v tom rade máte aspoň päť krížikov. S ním zakrížikujete aj zámok a ten platí za ďalší krížik.
    Rad je potom dokončený len pre vás. Všetci ostatní v ňom môžu krížikovať ďalej a tiež ho dokončiť.
rule-end =
    Hra sa končí okamžite, keď sú uzamknuté dva rady, nech ich uzamkol ktokoľvek, alebo keď má niekto štvrtý chybný hod.
    Ak sa druhý rad uzamkne bielymi kockami, druhá akcia sa už nekoná.
rule-end-cards =
    Hra sa končí okamžite, keď má jeden hráč dokončené dva rady alebo keď má niekto štvrtý chybný hod.
    Ak sa to stane pri čísle pre všetkých, zakrížikujú si ho ešte všetci, ktorí chcú, a je koniec: karty sa už nehrajú.
rule-end-onboard =
    Keď figúrka aktívneho hráča príde na jedno z posledných piatich polí, ohlási sa koniec: každý z ostatných je ešte práve raz aktívny, v smere hodinových ručičiek, a hra sa končí. Kto koniec ohlásil, už žiadny ťah nemá, ale v ťahoch ostatných ďalej krížikuje súčty bielych kociek.
    Ako v hre s kockami ukončia hru okamžite dva uzamknuté rady alebo niečí štvrtý chybný hod, v ktoromkoľvek kroku a nech figúrky stoja kdekoľvek.
rule-score =
    Každý rad sa počíta zvlášť. Body určuje počet jeho krížikov aj so zámkom; rad bez krížika nedá nič.
    Štyri rady sa sčítajú a za každý chybný hod sa odpočíta päť. Vyhráva najvyšší súčet; pri zhode vyhrávajú všetci, ktorí ho majú.
rule-score-onboard =
    Každý rad sa počíta zvlášť. Body určuje počet jeho krížikov aj so zámkom; rad bez krížika nedá nič.
    Štyri rady sa sčítajú, za každý chybný hod sa odpočíta päť a pripočítajú sa body poľa, na ktorom stojí figúrka, nech sa hra skončila akokoľvek. Vyhráva najvyšší súčet; pri zhode vyhrávajú všetci, ktorí ho majú.
rule-deal =
    44 kariet, 2 až 12 v štyroch farbách, sa zamieša a každý dostane štyri. Zvyšok je doberací balíček. Jeho štyri vrchné karty sa vyložia vedľa ako ponuka; vždy sú štyri.
    Rub karty ukazuje jej číslo, ale nie farbu. Všetci teda vidia čísla v ponuke, na balíčku aj v rukách ostatných, farby však len vo svojej ruke.
    Prvého aktívneho hráča určí los; ďalej sa hrá v smere hodinových ručičiek.
rule-draw =
    Aktívny hráč si berie karty z ponuky, kým ich nemá v ruke päť: v prvom ťahu jednu, neskôr možno dve alebo tri. Všetky vyberá zo štyroch, ktoré tam ležia. Potom sa ponuka doplní z balíčka na štyri.
rule-number =
    Číslo, ktoré teraz leží na vrchu balíčka, je pre všetkých: každý hráč ho smie zakrížikovať v rade ľubovoľnej farby, ale len v jednom. Nikto nemusí a všetci sa rozhodujú súčasne.
    Karta na balíčku zostane; do ponuky príde ako ďalšia.
rule-play =
    Aktívny hráč musí zahrať jednu kartu alebo dve či tri rovnakej farby. Z ukázaných čísel v tej farbe nezakrížikuje žiadne, jedno alebo niekoľko.
    Ak ich krížikuje niekoľko, smie byť medzi prvým a posledným z nich preskočené najviac jedno. Na číslach medzi skoršími krížikmi a prvým novým nezáleží.
    Všetky zahrané karty idú na odkladací balíček, či sa ich čísla zakrížikovali, alebo nie. Ostatní tu nič nekrížikujú.
rule-jokers =
    Primieša sa jedenásť žolíkov, 2 až 12. Číslo žolíka je dané, farba sa zvolí, až keď sa zahrá.
    Všetky žolíky zahrané s inými kartami majú ich farbu. Dve rôzne farby žolík nespojí. Ak žolík a karta ukazujú to isté číslo, zakrížikuje sa raz.
    Všetko ostatné zostáva.
rule-pawn =
    V treťom kroku smie aktívny hráč posunúť figúrku dopredu, nikdy späť, o jedno až päť voľných polí. Obsadené polia sa preskakujú a nepočítajú: na poli stojí jedna figúrka a nikto sa nevyhadzuje. Štart nie je pole a figúrok na ňom môže stáť koľkokoľvek.
    Prísť smiete len na číslo, ktoré podľa zvyčajných pravidiel teraz zakrížikujete alebo ktoré už zakrížikované máte. Ak sa zakrížikovať dá, musíte. Na poliach po ceste nezáleží.
    Ak nikam prísť nemôžete alebo nechcete, figúrka zostane stáť.
rule-argue-dice =
    Niekoľko hráčov chce uzamknúť ten istý rad tým istým súčtom bielych kociek. Kto smie?
    Všetci, ktorí v ňom majú päť krížikov. Každý z nich zakrížikuje zámok a každému sa počíta. Rad sa uzavrie, až keď sa všetci rozhodnú.
    Niekto uzamyká rad. Smiem sa pridať s menej než piatimi krížikmi?
    Nie. Päť krížikov treba mať na vlastnej karte.
    Rad sa uzamkol bielou a farebnou kockou. Smú sa ostatní pridať?
    Nie. V tejto akcii krížikuje len aktívny hráč.
    Piaty krížik urobím bielymi kockami. Smiem hneď potom zakrížikovať posledné číslo?
    Áno. Akcie idú jedna po druhej a nový krížik už platí.
    Môžu byť uzamknuté viac než dva rady?
    Áno: tretí zároveň s druhým, keď oba uzamkne ten istý súčet bielych kociek.
    Hra sa skončí bielymi kockami a aktívny hráč nič nezakrížikoval. Má chybný hod?
    Nie. Druhá akcia sa nekoná, takže nie je ani chybný hod.
    Dvaja hráči majú rovnaký súčet. Kto vyhral?
    Obaja. Ďalšie rozhodovanie nie je.
    Môže byť súčet menší než nula?
    Áno. Chybné hody sa jednoducho odpočítajú.
rule-argue-cards =
    Doberací balíček sa minie. Čo potom?
    V tej chvíli sa zamieša odkladací balíček a je z neho nový doberací, aj uprostred dopĺňania ponuky. Jeho vrchná karta ukazuje číslo pre všetkých.
    Smiem si vziať menej kariet, než mi chýba?
    Nie. Ruka sa vždy doplní presne na päť.
    Dopĺňa sa ponuka po každej vzatej karte?
    Nie. Vyberáte zo štyroch, ktoré tam ležia; doplní sa až potom.
    Žiadna karta sa mi nehodí. Musím hrať?
    Áno, aspoň jednu. Odložíte ju bez krížika.
    Smiem zahrať karty radu, ktorý mám dokončený?
    Áno, aby ste sa ich zbavili. Krížik neprinesú.
    Smiem jedným zahraním urobiť piaty krížik aj posledné číslo?
    Áno. Krížikuje sa zľava doprava a každý krížik hneď platí.
    Smiem zakrížikovať tri čísla a medzi každými dvoma jedno preskočiť?
    Nie. Preskočiť sa smie jedno celkovo, nie v každej medzere: z 2, 4 a 6 zakrížikujete 2 a 4 alebo 4 a 6.
    Platí číslo pre všetkých ako prvý krížik môjho zahrania?
    Nie. Záleží len na číslach samotného zahrania.
    Dvaja hráči majú rovnaký súčet. Kto vyhral?
    Obaja. Ďalšie rozhodovanie nie je.
rule-argue-onboard =
    Musím figúrkou hýbať?
    Nie, nikdy.
    Smiem prísť na číslo a nezakrížikovať ho?
    Len ak už zakrížikované je. Ak sa zakrížikovať dá, musíte.
    To číslo je zakrížikované až v tomto ťahu. Smiem naň prísť?
    Áno, platí za už zakrížikované.
    Rad je uzamknutý. Smiem prísť na jeho číslo?
    Len ak ste ho zakrížikovali skôr. Inak nie.
    Môže figúrka uzamknúť rad?
    Áno, s piatimi krížikmi ako vždy. Rad je uzamknutý pre všetkých a kocka ide z hry, ale ostatní sa pridať nemôžu. Ak je to druhý rad, hra sa hneď končí.
    Smiem prejsť za posledné pole?
    Nie. Ďalej než na posledné pole sa nedá.
    V posledných ťahoch príde na posledných päť polí ďalšia figúrka. Čo sa stane?
    Nič ďalšie. Nikto nedostane ťah navyše.
    Ťah, ktorým sa ohlásil koniec, nepriniesol krížik. Je to chybný hod?
    Áno, ak ho nepriniesli ani iné kroky. Ak je štvrtý, hra sa hneď končí.

example-crossing = Červený pokračuje od 10, žltý od 9, zelený od 9, modrý od 10. Tenko prečiarknuté čísla boli preskočené a sú preč.
example-white = Hodila Ada a biele kocky dajú 8. Môžete ju zakrížikovať v zelenom alebo v modrom. V červenom je už za vami a žltá 8 je zakrížikovaná.
example-mixed = Ste na ťahu. Biela 6 a červená 4 je červená 10, biela 6 a žltá 3 je žltá 9. V zelenom a modrom vyhovie ktorákoľvek biela kocka. Čokoľvek zvolíte, je to jeden krížik.
example-lock = V červenom máte päť krížikov, takže smiete zakrížikovať 12 a s ňou zámok. V žltom máte len dva: tam musí dvanástka počkať.
example-together = Vy aj Ada ste mali päť červených krížikov a obaja ste vzali 12. Obaja krížikujete zámok. Potom ide červená kocka z hry.
example-score = Sedem krížikov v červenom, aj so zámkom, je 28 bodov, tri v žltom 6, päť v zelenom 15 a sedem v modrom 28. Dva chybné hody stoja 10. To je 67.
example-draw = So štyrmi kartami v ruke si z ponuky vezmete jednu. Vidíte jej číslo, ale farbu spoznáte, až bude vaša.
example-play = Zahrali sa tri zelené karty. Môžete zakrížikovať 9 a 7, alebo 7 a 5, alebo jednu z nich. Všetky tri nie: preskočili by sa 8 aj 6.
example-jokers = Žolík 10 sa hrá so žltou 9, takže je tiež žltý.
example-complete = Červený máte dokončený a nič viac v ňom nekrížikujete. Ada v červenom pokračuje a môže ho tiež dokončiť.
example-pawn = Vaša figúrka stojí na poli 7, Adina na poli 9, ktoré sa nepočíta. Z piatich voľných polí 8, 10, 11, 12 a 13 môžete prísť na 11 a 13 s krížikom a na 10 preto, že červenú 4 už zakrížikovanú máte. Na 8 a 12 nie: žltá 3 a 4 ležia vľavo od vašej päťky.
example-bonus = Rady prinesú 28, 10, 15 a 15 bodov, chybný hod uberie 5 a pole figúrky pridá 19. To je 82.

## Hra s kockami pre jedného hráča, vyriešená

cli-solve = Vyrieši hru s kockami pre jedného hráča; vypíše očakávané body karty a stratu pri každej možnosti.
cli-solve-players = počet hráčov; ostatní dodávajú len súčty bielych kociek (predvolené: 1)
cli-solve-show = karta na ohodnotenie: jej krížiky, napríklad "r2 r3 g12 p1", alebo pozícia ako JSON či v súbore
cli-solve-dice = hod: dve biele kocky, červená, žltá, zelená, modrá, napríklad "4 1 3 2 5 6"
cli-solve-wait = počet ťahov ostatných pred vlastným (predvolené: 0)
cli-solve-json = vypísať hodnoty v JSON
solve-needs-show = --dice a --wait patria k --show.
solve-players = Pozícia už má počet hráčov { $count }; vynechajte --players.
solve-over = Hra na tejto karte sa skončila.
solve-not-a-sheet = „{ $word }“ sa na kartu nehodí. { $reason }
solve-how-to-write = Napíšte krížiky v každom rade zľava doprava, napríklad r2 r3 g12, a p2 za dva chybné hody.
solve-interrupted = Prerušené. Čo je hotové, je uložené, a ďalšie spustenie nadviaže.
solve-not-a-position = Toto nie je pozícia: { $reason }.
solve-no-json = Toto nie je JSON.
solve-classic-only = Vyriešená je len hra s kockami.
solve-has-dice = V tejto pozícii už kocky ležia; vynechajte --dice.
solve-has-turn = Pozícia hovorí, kto je na ťahu; vynechajte --wait.
solve-dice = "{ $value }" nie je hod: uveďte šesť čísel od 1 do 6, biela, biela, červená, žltá, zelená, modrá.
solve-takes = Riešenie potrebuje asi { $memory } MB pamäte a { $disk } MB na disku v { $folder }.
solve-solving =
    { $players ->
        [one] Rieši sa pre jedného hráča
        [few] Rieši sa pre { $players } hráčov
       *[other] Rieši sa pre { $players } hráčov
    }
solve-value =
    { $players ->
        [one] Pri najlepšej hre získa jeden hráč sám priemerne { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } bodu.
       *[other] Pri najlepšej hre sa získa priemerne { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } bodu, ak ostatní z { $players } hráčov dodávajú len súčty bielych kociek.
    }
solve-wait = Najprv ťahov ostatných
solve-penalties = Chybné hody
solve-with-penalties =
    { $count ->
        [0] Bez chybného hodu
        [one] { $count } chybný hod
        [few] { $count } chybné hody
       *[other] { $count } chybných hodov
    }
solve-worth = Očakávaný konečný výsledok: { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } bodu, z toho { NUMBER($more, minimumFractionDigits: 3, maximumFractionDigits: 3) } možno ešte získať.
solve-worth-thrown = Očakávaný konečný výsledok s týmto hodom: { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } bodu, z toho { NUMBER($more, minimumFractionDigits: 3, maximumFractionDigits: 3) } možno ešte získať.
solve-number = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
solve-option = Zakrížikovať
solve-then = Potom
solve-expected = Očakávané
solve-loss = Strata

## Laboratórium: rowlock simulate

cli-simulate = Simuluje veľa hier medzi botmi; vypíše výhry, body a ako sa hry končia.
cli-simulate-players = počet hráčov; 1 je classic sólo (predvolené: počet botov alebo 2)
cli-simulate-bots = bot pre každé miesto alebo jeden pre všetky, oddelené čiarkami: boti podľa mena, s časom ako champion@50, programy ako exec:PRÍKAZ, pri classic aj optimal (predvolené: greedy)
cli-simulate-games = počet hier (predvolené: 10 000)
cli-simulate-seed = celé číslo; rovnaké semienko dá rovnaké hry (predvolené: 0)
cli-threads = počet vlákien alebo procesov pre botov, ktorí nie sú skompilovaní (predvolené: jedno na jadro)
cli-on = kde sa počíta: threads sú vlákna alebo procesy tohto počítača, ray je klaster Ray
cli-simulate-json = vypísať správu vo formáte JSON
cli-simulate-out = súbor Parquet s výsledkom každej hry
cli-simulate-plot = obrázkový súbor s grafmi: .png, .svg alebo .pdf
lab-missing = Na to treba balík { $package }, ktorý tu nie je. Nainštalujte ho príkazom: { $command }
lab-range = { $parameter } musí byť celé číslo od { $least } do { $most }.
lab-on = --on nemôže mať hodnotu { $value }; na výber: { $places }.
lab-ray = Spúšťam Ray …
lab-no-cluster = Na adrese { $address } z premennej RAY_ADDRESS žiadny klaster Ray neodpovedá.
lab-no-ray = Ray nefunguje: { $reason }
simulate-seats =
    --bots uvádza { $count ->
        [one] { $count } bota
        [few] { $count } botov
       *[other] { $count } botov
    } pre { $players ->
        [one] { $players } hráča
       *[other] { $players } hráčov
    }: uveďte jedného pre každé miesto alebo jedného pre všetky; na výber: { $bots }.
simulate-only-classic = Bot { $bot } hrá iba classic; v tejto hre sú na výber: { $bots }.
simulate-out-suffix = Hry sa zapisujú vo formáte Parquet, názov { $file } sa preto musí končiť na { $suffixes }.
simulate-plot-suffix = Grafy nemožno nakresliť do súboru { $file }: jeho názov sa musí končiť na { $suffixes }.
simulate-not-written = Súbor { $file } nemožno zapísať: { $reason }.
simulate-compiling = Prekladá sa pre tento počítač: prvýkrát až pol minúty …
simulate-playing = Hrám
simulate-progress = { $done } / { $games }, { $rate } za sekundu
simulate-nothing = Prerušené skôr, než sa započítala jediná hra.
simulate-interrupted =
    { $games ->
        [one] Prerušené: odohratá { $games } hra z { $planned }.
        [few] Prerušené: odohraté { $games } hry z { $planned }.
       *[other] Prerušené: odohratých { $games } hier z { $planned }.
    }
simulate-title =
    { $game }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčov
    }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    }
simulate-speed =
    { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $rate ->
        [one] { $rate } hra
        [few] { $rate } hry
       *[other] { $rate } hier
    } za sekundu, semienko { $seed }
simulate-source = Semienko { $seed }, Rowlock { $version }
simulate-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent-axis = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
simulate-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-seat = Miesto
simulate-bot = Bot
simulate-mean = Body
simulate-margin = 95 %
simulate-sd = Sm. odch.
simulate-wins = Výhry
simulate-ci = Interval 95 %
simulate-penalties = Chyby
simulate-points-title = Body na konci hry
simulate-share-axis = podiel hier
simulate-mean-of = priemer { $mean }, sm. odch. { $sd }
simulate-order-title = Podľa poradia
simulate-turn = Poradie
simulate-order =
    { $turn ->
        [1] začína
        [2] druhý
        [3] tretí
        [4] štvrtý
       *[5] piaty
    }
simulate-wins-title = Výhry s 95 % intervalmi
simulate-fair = čiarkovane: rovnaký podiel, { $share }; remízy sa delia
simulate-turns-title = Dĺžka hier
simulate-turns-axis = ťahy
simulate-turns =
    Ťahy: priemer { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, sm. odch. { NUMBER($sd, minimumFractionDigits: 2, maximumFractionDigits: 2) }, medián { $median }; od 5 % do 95 %: { $low } až { $high }
simulate-ends-title = Ako sa hry končia
simulate-end =
    { $end ->
        [two_rows_locked] dva uzamknuté rady
        [two_rows_completed] dva dokončené rady
        [four_penalties] štvrtý chybný hod
       *[track_end] posledné ťahy na dráhe
    }
simulate-end-share = { $end }: { $share }
simulate-kept = Výsledky všetkých hier sú v súbore { $file }.
simulate-drawn = Grafy sú v súbore { $file }.

## Laboratórium: rowlock arena

cli-arena = Turnaj botov a programov, na všetkých miestach a s rovnakými hodmi a kartami; porovná ich silu.
cli-arena-bots = účastníci oddelení čiarkami: boti menom, prípadne s časom ako champion@50, a programy ako exec:PRÍKAZ
cli-arena-games = počet hier pri každom stole, zaokrúhlený nahor, aby mal každý bot každé miesto rovnako často (predvolené: 1 000)
cli-arena-players = počet miest pri stole (predvolené: všetci boti alebo 2, ak je botov viac než miest)
cli-arena-against = bot na všetkých ostatných miestach: každý z --bots hrá proti nemu sám
cli-arena-ms = milisekundy na premýšľanie pre botov a programy s nastaviteľným časom
cli-arena-workers = počet procesov (predvolené: jeden na jadro)
cli-arena-luck = zmerať aj šťastie v hodoch a uviesť výhry bez neho
cli-arena-picture = obrázkový súbor s výsledkom: .png, .svg alebo .pdf
arena-too-few = Aréna potrebuje aspoň dvoch botov alebo jedného a --against.
arena-too-many = Do arény sa zmestí najviac { $most } botov.
arena-seats =
    { $count ->
        [one] --bots uvádza { $count } bota
        [few] --bots uvádza { $count } botov
       *[other] --bots uvádza { $count } botov
    }, ale hráčov má byť { $players }: uveďte ich viac alebo cez --against bota na všetky ostatné miesta.
arena-no-time = Bot { $bot } neprijíma čas na premýšľanie.
arena-bad-time = V { $bot }@{ $time } nie je čas: po @ stojí celý počet milisekúnd od 0 do { $most }.
arena-bad-command = { $name } neuvádza program: po exec: stojí príkaz s uzavretými úvodzovkami.
arena-no-program = Program { $program } sa nedá nájsť alebo spustiť.
arena-no-luck = V hre { $game } sa šťastie nedá spočítať: --luck je pre classic a onboard.
arena-broken = Hry sa museli skončiť: { $reason }
arena-deals =
    { $deals ->
        [one] { $deals } rozdanie, odohrané z každého miesta s rovnakým šťastím.
        [few] { $deals } rozdania, každé odohrané z každého miesta s rovnakým šťastím.
       *[other] { $deals } rozdaní, každé odohrané z každého miesta s rovnakým šťastím.
    }
arena-earned = Bez šťastia
arena-earned-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ±{ NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-margin = Náskok
arena-rating = Hodnotenie
arena-rating-title = Hodnotenie (openskill), s jednou sigmou
arena-cross-title = Pred botom v stĺpci
arena-gaps-title =
    { $luck ->
        [apart] Výhry navyše oproti botovi v stĺpci, bez šťastia
       *[in] Výhry navyše oproti botovi v stĺpci
    }
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-axis = { NUMBER($value, maximumFractionDigits: 1) }
arena-failures-title = Hry prehrané bez odpovede
arena-failures =
    { $bot }: { $why }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    }
arena-failure =
    { $kind ->
        [no_start] nedalo sa spustiť
        [died] koniec uprostred hry
        [stalled] žiadna odpoveď včas
        [too_long] odpoveď bez konca
        [unasked] odpoveď bez otázky
        [not_json] odpoveď nie je JSON
        [no_choice] odpoveď neuvádza žiadnu možnosť
       *[no_option] voľba možnosti, ktorá nie je
    }

## Prečo je ťah dobrý alebo zlý: o rozhodnutí, nikdy o tom, kto ho robí

why-above-penalty =
    Zakrížikovať { $cell } znamená preskočiť { $count ->
        [one] jedno číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    } kvôli jednému krížiku: chybný hod stojí menej.
why-announces = Tým sa ohlási koniec: ostatní majú už len jeden ťah.
why-announces-behind = Tým sa ohlási koniec, hoci vedú iní.
why-announces-early = Tým sa ohlási koniec, hoci sa dá ešte viac získať.
why-blocks = Zakrížikovať { $cell } znamená prísť o { $other }, ktorú dávajú farebné kocky v tom istom rade.
why-bonus =
    Figúrka získa navyše { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
why-cheap =
    { $count ->
        [one] Zakrížikovať { $cell } znamená preskočiť len jedno číslo.
        [2] Zakrížikovať { $cell } znamená preskočiť len { $count } čísla.
        [few] Oplatí sa zakrížikovať { $cell }, aj keď sa preskočia { $count } čísla.
       *[other] Oplatí sa zakrížikovať { $cell }, aj keď sa preskočí { $count } čísel.
    }
why-cheaper-penalty =
    Každý krížik by preskočil aspoň { $count ->
        [one] jedno číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    }: chybný hod stojí menej.
why-completes = Tým sa dokončí { $row }; krížikov v ňom: { $count }.
why-discard = Z kariet v ruke sa dá najskôr oželieť { $cards }.
why-draw = Najužitočnejšie čísla pre túto kartu hráča: { $numbers }.
why-draw-better = Pre túto kartu hráča by bolo užitočnejšie: { $numbers }.
why-ends-alone = Tým sa hra končí.
why-ends-behind = Tým sa hra končí, hoci vedú iní.
why-ends-early = Tým sa hra končí, hoci sa dá ešte viac získať.
why-ends-tie = Tým sa hra končí remízou.
why-ends-win = Tým sa hra končí vo vedení.
why-equal = To je rovnako dobré.
why-fifth = Zakrížikovať { $cell } znamená mať piaty krížik: posledné číslo radu je teraz prístupné.
why-free = Zakrížikovať { $cell } znamená nepreskočiť nič.
why-gives-up = Zakrížikovať { $cell } znamená vzdať sa toho, čo padá najčastejšie: { $numbers }.
why-hurries = Figúrka míňa polia, ktoré by priniesli viac.
why-keeps = Zároveň sa dá odložiť aj { $cards }.
why-later = Zakrížikovať { $cell } možno aj neskôr: dávajú ju aj farebné kocky.
why-less = Iné rozhodnutia nechávajú viac možností.
why-locks = Tým sa uzamkne { $row }; krížikov v ňom: { $count }, a nikto iný ho už nevyužije.
why-locks-behind = Uzamknúť { $row } znamená priblížiť koniec, hoci vedú iní.
why-locks-early = Uzamknúť { $row } znamená priblížiť koniec, hoci sa dá ešte viac získať.
why-lucky = Presne to, čo bolo treba.
why-misses =
    { $count ->
        [0] Dá sa zakrížikovať { $cell } a nič nepreskočiť.
        [one] Dá sa zakrížikovať { $cell } a preskočiť len jedno číslo.
        [few] Oplatí sa zakrížikovať { $cell }, aj keď sa preskočia { $count } čísla.
       *[other] Oplatí sa zakrížikovať { $cell }, aj keď sa preskočí { $count } čísel.
    }
why-misses-bonus =
    Figúrka by mohla získať navyše ešte { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
why-misses-end = Hru možno tu ukončiť vo vedení.
why-misses-lock = Zakrížikovať { $cell } znamená dokončiť rad; krížikov v ňom: { $count }.
why-misses-set = Krížiky možné naraz: { $count } ({ $numbers }).
why-moves = Ísť ďalej tu nič nestojí.
why-nothing = Nie je čo zakrížikovať.
why-patience = Čakanie má tu väčšiu cenu ako akýkoľvek krížik.
why-penalty =
    { $count ->
        [3] Nezakrížikovať nič stojí päť bodov, a je to tretí chybný hod: ďalší už hru ukončí.
       *[other] Nezakrížikovať nič znamená chybný hod: päť bodov dole.
    }
why-richer =
    Zakrížikovať { $cell } prinesie hneď viac: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
why-room =
    Zakrížikovať { $cell } znamená nechať v rade { $count ->
        [one] jedno číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    }; najlepší krížik nechá { $other }.
why-saves-penalty =
    Zakrížikovať { $cell } znamená preskočiť { $count ->
        [one] jedno číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    }, ale vyhnúť sa chybnému hodu.
why-set = Krížiky naraz: { $count } ({ $numbers }).
why-skips =
    Zakrížikovať { $cell } znamená preskočiť { $count ->
        [one] jedno číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    } kvôli { $crosses ->
        [one] jednému krížiku
       *[other] { $crosses } krížikom
    }.
why-spends = Lepšie je nechať si na neskôr { $cards }.
why-stays = Figúrka urobí lepšie, ak počká.
why-unlucky = Málo užitočného.
why-waits =
    Každý krížik by preskočil aspoň { $count ->
        [one] jedno číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    }: lepšie je počkať.

## Rozbor hry

cli-review = Rozoberie hru: šance na výhru, šťastie a cenu každého rozhodnutia.
cli-review-seat = vypísať rozhodnutia len tohto miesta, počítané od 1
cli-review-all = vypísať všetky drahé rozhodnutia, nielen desať najdrahších
cli-review-html = zapísať rozbor ako stránku HTML do tohto súboru
cli-review-ms = koľko milisekúnd rozoberať rozhodnutie, ktoré vyzerá draho (predvolené: 50)
cli-review-json = vypísať rozbor vo formáte JSON
review-whole = --json vypíše celý rozbor: --seat k tomu nepatrí.
review-working = Rozbor
review-title = Rozbor hry: { $game }
review-result = Výsledok: { $standing }
review-unfinished = Hra sa ešte neskončila: { $standing }
review-curve-win = Šanca na výhru, ťah po ťahu
review-curve-points = Očakávané body, ťah po ťahu
review-curve-spoken = Čiary, ťah po ťahu. Na konci: { $players }. Čísla sú v tabuľke nižšie.
review-curve-table = Krivka v číslach
review-turn = Ťah
review-end-of-game = Koniec
review-parts-title = Šťastie a umenie
review-parts-note = Šťastie je to, čo dali kocky alebo karty pri najlepších rozhodnutiach; rozhodnutia to, čo sa oproti najlepším stratilo.
review-player = Hráč
review-start = Začiatok
review-luck = Šťastie
review-cost = Rozhodnutia
review-others = Ostatní
review-end = Koniec
review-told =
    { $kind ->
        [cards] { $sign ->
            [minus] { $player }: karty vzali { $luck }, rozhodnutia stáli { $cost }.
           *[plus] { $player }: karty dali { $luck }, rozhodnutia stáli { $cost }.
        }
       *[dice] { $sign ->
            [minus] { $player }: kocky vzali { $luck }, rozhodnutia stáli { $cost }.
           *[plus] { $player }: kocky dali { $luck }, rozhodnutia stáli { $cost }.
        }
    }
review-moments-title =
    { $count ->
        [one] Okamih, ktorý rozhodol hru
       *[other] Okamihy, ktoré rozhodli hru
    }
review-moment-luck =
    { $kind ->
        [cards] Ťah { $turn }: karty. { $player } { $swing }
       *[dice] Ťah { $turn }: kocky { $dice }. { $player } { $swing }
    }
review-moment-decision = Ťah { $turn }: rozhodnutie. { $player } { $swing }
review-instead = Volí: { $decision }. Najlepšie: { $best }.
review-lucky-best = Najlepšie: { $best }.
review-move = figúrka na { $cell } (pole { $field })
review-show = nič, odložiť { $cards }
review-costly-title = Drahé rozhodnutia
review-costly-none = Žiadne rozhodnutie nestálo nič, čo by stálo za reč.
review-more =
    { $count ->
        [one] Ešte jedno
       *[other] Ešte { $count }
    }
review-every = --all vypíše všetky drahé rozhodnutia, --seat N len rozhodnutia jedného hráča.
review-grades-title = Aké dobré boli rozhodnutia
review-grade-best = Najlepšie
review-grade-fine = Dobré
review-grade-slip = Nepresnosť
review-grade-mistake = Chyba
review-grade-blunder = Hrubá chyba
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-percent-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
review-written = Rozbor je v súbore { $file }.

## Cvičenie: pozícia na každý deň a vyriešená sólová hra

table-busy = Server má práve o čom premýšľať: skúste to o minútu znova.
table-no_such_day = Na ten deň žiadna pozícia nie je.
cli-practice = Vyriešte pozíciu dňa a pozrite sa, aké dobré je vaše rozhodnutie.
cli-practice-date = deň ako RRRR-MM-DD, jeden z posledných 30 (predvolené: dnešný)
cli-practice-solo = hrať s kockami sólo a porovnať každé rozhodnutie s dokonalou hrou
practice-no-date = „{ $value }“ nie je deň: napíšte ho ako 2026-05-31.
practice-no-day = Na { $date } žiadna pozícia nie je. Hrať možno dni od { $first } do { $last }.
practice-either = --date a --solo k sebe nepatria.
practice-seed-solo = --seed patrí k --solo.
practice-title = Pozícia z { $date }: { $game }
practice-left = Môžete sa k nej kedykoľvek vrátiť.
practice-right = To je najlepšia možnosť.
practice-place = To je číslo { $place } z { $options } možností.
practice-cost = Oproti najlepšej stojí: šanca na výhru { $win }, body { $points }.
practice-cost-richer = Oproti najlepšej stojí: šanca na výhru { $win }, hoci bodov prinesie priemerne viac o { $points }.
practice-streak =
    { $count ->
        [one] Prvý deň v rade.
        [few] { $count } dni v rade.
        [many] { $count } dňa v rade.
       *[other] { $count } dní v rade.
    }
practice-all = Napíšte „{ $word }“ a uvidíte všetkých { $count } možností, alebo skončite klávesom Enter.
practice-help-quit = { $word }: odchod
practice-perfect = Dokonalá hra rozhoduje rovnako.
practice-better = Dokonalá hra: { $decision }. Vaše rozhodnutie stojí priemerne { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } bodu.
solo-perfect = Dokonalá hra získa priemerne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu.
solo-same-dice =
    { $points ->
        [one] S rovnakými hodmi by dokonalé rozhodnutia dali { $points } bod.
        [few] S rovnakými hodmi by dokonalé rozhodnutia dali { $points } body.
        [many] S rovnakými hodmi by dokonalé rozhodnutia dali { $points } bodu.
       *[other] S rovnakými hodmi by dokonalé rozhodnutia dali { $points } bodov.
    }
solo-lost = Všetky vaše rozhodnutia spolu stáli priemerne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu.
web-practice = Cvičenie
web-practice-more = Pozícia na každý deň a sólo proti dokonalej hre.
web-practice-intro = Rovnaká pozícia pre všetkých, každý deň nová. Rozhodnite sa ako v hre a potom uvidíte, akú hodnotu má každá možnosť.
web-practice-solo = Sólo proti dokonalej hre
web-practice-solo-more = Qwixx pre jedného hráča je vyriešený. Každý ťah je váš a na konci uvidíte svoje body vedľa bodov dokonalej hry.
web-practice-solo-play = Hrať sólo
web-practice-ranking = Akú hodnotu možnosti majú
web-practice-yours = vaša odpoveď
web-practice-share-text = Rowlock, pozícia z { $date } ({ $game }): { $result }
web-practice-share-best = najlepšia možnosť
web-practice-share-place = možnosť { $place } z { $options }, odovzdaná šanca na výhru: { $lost }
web-practice-past = Predchádzajúce dni
web-practice-today = Dnes
web-practice-done =
    { $result ->
        [best] nájdená najlepšia
        [other] odohraté
       *[open] ešte nehrané
    }

## Prehliadač: rozbor hry

web-review = Rozbor
web-review-working = Prezerá sa každé rozhodnutie: { $percent }
web-review-none = Najprv otvorte hru a potom zvoľte jej rozbor.
web-review-curve = Šanca na výhru ťah po ťahu
web-review-curve-solo = Očakávané body ťah po ťahu
web-review-parts = Šťastie a rozhodnutia
web-review-parts-about =
    { $kind ->
        [solo] Čo priniesli kocky a čo rozhodnutia odovzdali: spolu je to cesta od začiatku do konca.
       *[other] Čo priniesli kocky alebo karty, čo rozhodnutia odovzdali a čo urobili ostatní: spolu je to cesta od začiatku do konca.
    }
web-review-luck = Šťastie
web-review-lost = Rozhodnutia
web-review-others = Ostatní
web-review-moments = Čo hru rozhodlo
web-review-decision = Rozhodnutie
web-review-costly = Drahé rozhodnutia
web-review-costly-none = Žiadne rozhodnutie neodovzdalo nič, čo by stálo za reč.
web-review-unfinished = Táto hra nebola dohraná: rozbor siaha tak ďaleko, kam sa hralo.
web-review-previous = Predchádzajúce drahé rozhodnutie
web-review-next = Ďalšie drahé rozhodnutie
web-review-better = Lepšie: { $decision }
web-review-chosen = zvolené
web-review-best = najlepšie
web-review-all =
    { $count ->
        [one] Ukázať ešte jedno
        [few] Ukázať ešte { $count }
        [many] Ukázať ešte { $count }
       *[other] Ukázať ešte { $count }
    }
web-review-retry = Skúsiť odtiaľto znova
web-review-back = Späť k rozboru
web-review-retry-more =
    { $kind ->
        [solo] Nová sólová hra, od tejto chvíle a s novými hodmi.
        [cards] Nový stôl s botmi, od tejto chvíle; doberací balíček sa znova zamieša.
       *[other] Nový stôl s botmi, od tejto chvíle a s novými hodmi.
    }
