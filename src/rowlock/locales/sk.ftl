# Slovenčina. Názvy správ hovoria, kde sa používajú; farby sa volajú ako v pravidlách.

## Hry

game-classic = Qwixx
game-cards = Qwixx – kartová hra
game-onboard = Qwixx On Board
about-classic = hra s kockami pre 2 až 5 hráčov aj sólo
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
cell-red = červenú { $number }
cell-yellow = žltú { $number }
cell-green = zelenú { $number }
cell-blue = modrú { $number }
card-joker = žolíka { $number }
name-red = červená { $number }
name-yellow = žltá { $number }
name-green = zelená { $number }
name-blue = modrá { $number }
name-joker = žolík { $number }

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
spoken-total =
    { $bonus ->
        [0] Chybné hody: { $penalties }. Spolu: { $points }.
       *[other] Chybné hody: { $penalties }. Body navyše: { $bonus }. Spolu: { $points }.
    }
spoken-pawn =
    { $field ->
        [0] { $player }: na štarte, body navyše: { $bonus }.
       *[other] { $player }: pole { $field } z { $fields }, body navyše: { $bonus }.
    }

## Plán a karty

track-start = Štart: { $pawns } ({ $legend })
track-field = Pole
track-number = Číslo
track-bonus = Body
track-pawns = Figúrky
hand = V ruke máte:
display = Ponuka: { $cards }. Na vrchu doberacieho balíčka: { $top }. Kariet v balíčku: { $pile }.

## Ťah

started = { $game }: { $players }.
started-help = Kedykoľvek môžete napísať „{ $help }“ a uvidíte zoznam príkazov.
turn = Ťah { $turn }: aktívny hráč je { $player }. ({ $standing })
rolled = Kocky: biele { $one } a { $other }, spolu { $sum }; { $colored }.
rolled-die = { $die } { $face }
own-dice = { $player }: hoďte a napíšte výsledky { $count } kociek: dve biele, potom { $dice }.
ask-action1 =
    { $active ->
        [yes] { $player }: na bielych kockách je spolu { $number }. Ste na ťahu. Čo zakrížikujete?
       *[no] { $player }: na bielych kockách je spolu { $number }. Čo zakrížikujete?
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
hint-title = Vaše možnosti od najlepšej
hint-win = Šanca na výhru
hint-points = Body na konci
hint-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
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
option-play = { $crossed } (zahráte { $cards })
option-show = nič, odložíte { $cards }
option-show-penalty = nič, odložíte { $cards } (zapíšete si chybný hod)
span =
    { $spoken ->
        [yes] { $first } až { $last }
       *[no] { $first } – { $last }
    }
note-skips = preskočíte { $numbers }
# Beside what is crossed out, on a button. $cards is a list of cell-… or card-joker.
note-discards = odložíte aj { $cards }
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
taken-back = Vzaté späť.
over =
    { $reason ->
        [four_penalties] Koniec hry: štvrtý chybný hod.
        [two_rows_completed] Koniec hry: niekto dokončil dva rady.
        [track_end] Koniec hry: posledné ťahy sú odohrané.
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
        [one] { $margin ->
            [0] { $players } víťazí!
            [one] { $players } víťazí o { $margin } bod!
            [few] { $players } víťazí o { $margin } body!
           *[other] { $players } víťazí o { $margin } bodov!
        }
       *[other] Remíza! Spoločne víťazia { $players }.
    }
you-win =
    { $margin ->
        [0] Vyhrali ste!
        [one] Vyhrali ste o { $margin } bod!
        [few] Vyhrali ste o { $margin } body!
       *[other] Vyhrali ste o { $margin } bodov!
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
help-hint = { $word }: vaše možnosti od najlepšej, s vysvetlením
help-all = { $word }: rada ku každej možnosti, nielen k najlepším
help-table = { $word }: čo leží na stole: kocky, karty, plán
help-sheets = { $word }: karty všetkých hráčov s krížikmi a bodmi
help-undo = { $word }: vziať späť svoje posledné rozhodnutie
help-save = { $word }: uložiť hru hneď (aj tak sa ukladá po každom rozhodnutí)
help-quit = { $word }: uložiť hru a odísť
help-decisions = Vyberiete tak, že napíšete číslo, ktoré stojí pred možnosťou.
help-classic = Môžete tiež napísať, čo zakrížikujete, napríklad r5 či červená 5 (r je červená, y žltá, g zelená, b modrá), alebo - (nič).
help-cards = Môžete tiež napísať, čo zakrížikujete, napríklad r5 (r je červená, y žltá, g zelená, b modrá, j žolík), alebo - (nič). Karty zahráte tak, že napíšete karty, potom > a čísla, ktoré zakrížikujete, napríklad g11 g9 > 11 9. Ak po > nič nenapíšete, karty odložíte bez krížika.
help-onboard = Môžete tiež napísať, čo zakrížikujete, napríklad r5 (r je červená, y žltá, g zelená, b modrá), alebo - (nič). Figúrku posuniete tak, že napíšete @ a pole, napríklad @7.
help-dice = Výsledky kociek sa píšu v tomto poradí: dve biele, potom červená, žltá, zelená a modrá, ak sú ešte v hre.
help-points = Body za 1 až 12 krížikov v rade: { $points }.
rules-classic = Stručne: čísla sa krížikujú zľava doprava. Posledné číslo radu možno zakrížikovať, až keď v ňom máte päť krížikov; tým sa rad uzamkne pre všetkých. Ak ste na ťahu a nič nezakrížikujete, zapíšete si chybný hod: mínus päť bodov. Dva uzamknuté rady alebo štvrtý chybný hod ukončia hru.
rules-cards = Stručne: čísla sa krížikujú zľava doprava. Posledné číslo radu možno zakrížikovať, až keď v ňom máte päť krížikov; tým rad dokončíte, ale iba pre seba. Ak ste na ťahu a nič nezakrížikujete, zapíšete si chybný hod: mínus päť bodov. Dva dokončené rady jedného hráča alebo štvrtý chybný hod ukončia hru.
rules-onboard = Stručne: ako v hre s kockami, a vo svojom ťahu môžete posunúť figúrku o jedno až päť voľných polí, ak je číslo poľa zakrížikované alebo ho teraz môžete zakrížikovať. Figúrka na jednom z posledných piatich polí, označených hviezdičkou, ohlási koniec: všetci ostatní majú ešte jeden ťah.
typed-pass = nič
typed-no-option = Možnosť { $number } neexistuje; napíšte { $least } až { $most }.
typed-cross = Napíšte číslo možnosti, rad s číslom (napríklad r5) alebo - (nič).
typed-move = Napíšte číslo možnosti, @ s poľom (napríklad @7) alebo - (figúrka zostáva).
typed-draw = Napíšte miesta kariet v ponuke, 1 až 4, napríklad 1 3.
typed-play = Napíšte číslo možnosti alebo karty, > a čísla, ktoré chcete zakrížikovať, napríklad g11 g9 > 11 9.
typed-joker-color = Uveďte aj farbu žolíka, napríklad j5 > g5.
typed-dice =
    { $count ->
        [6] Napíšte výsledky { $count } kociek, každý od 1 do 6, napríklad 4 1 2 3 5 6.
       *[other] Napíšte výsledky { $count } kociek, každý od 1 do 6, napríklad 4 1 2 3 5.
    }

## Začiatok

welcome = Rowlock je program na hranie Qwixxu. Nie je spojený s vydavateľom, ktorému patrí ochranná známka Qwixx.
ask-game = Čo budeme hrať? Napíšte číslo hry; samotný Enter vyberie prvú.
ask-game-left = Máte nedohranú hru, { $name }: ak v nej chcete pokračovať, napíšte 0.
ask-game-again = Napíšte číslo od 1 do { $count }.
ask-jokers = So žolíkmi? Ak áno, napíšte „a“; ak nie, stlačte Enter.
ask-track = Ktorá strana plánu? Napíšte „a“ alebo „b“; samotný Enter znamená „a“.
typed-yes = áno, a
ask-seats = Kto hrá? Napíšte mená oddelené čiarkami; ak chcete bota, napíšte jedno z týchto mien (od najslabšieho). Samotný Enter znamená: { $usual }
ask-seats-solo = Ak si chcete zahrať sólo na precvičenie, napíšte „{ $word }“.
typed-solo = sólo
you = Hráč
bot-random = Náhodný
bot-random-about = Hrá čokoľvek, čo pravidlá dovolia, bez rozmýšľania.
bot-novice = Nováčik
bot-novice-about = Hrá ako začiatočník: berie, čo vidí, priveľa preskakuje a kadečo prehliadne.
bot-greedy = Chamtivý
bot-greedy-about = Veľmi nerád preskakuje čísla a na vašu kartu hráča sa nikdy nepozrie.
bot-steady = Rozvážny
bot-steady-about = Vie, čo z radu ešte môže byť, plánuje celý ťah a sleduje aj vašu kartu hráča.
bot-expert = Expert
bot-expert-about = Učil sa tým, že hral sám proti sebe; hrá, ako sa naučil, a nepozerá sa dopredu.
bot-champion = Šampión
bot-champion-about = Najsilnejší: učil sa ako expert a navyše premýšľa dopredu o tom, čo môže prísť.

## Príkazový riadok

cli-rowlock = Hrajte Qwixx, Qwixx – kartovú hru a Qwixx On Board.
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
cli-lang = jazyk: en, pl, cs, sk, de, nl alebo fr
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
cli-resume-alone = --resume pokračuje v uloženej hre; nemožno s ním zadať inú hru, hráčov ani voľby.
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
error-no_such_step =
    { $count ->
        [one] Hra má { $count } krok.
        [few] Hra má { $count } kroky.
       *[other] Hra má { $count } krokov.
    }
error-turn_begun = Počítať možno len od začiatku ťahu.
error-nothing_to_undo = Nie je čo vziať späť.
error-no_such_number = V žiadnom rade nie je číslo { $number }: sú tam čísla od 2 do 12.
error-not_the_white_sum = Na bielych kockách je spolu { $sum }, nie { $number }.
error-not_the_number = Číslo pre všetkých je { $sum }, nie { $number }.
error-not_a_sum = Biela a { $die } kocka spolu nedajú { $number }.
error-row_closed = Tu sa už krížikovať nedá: { $row } je uzamknutý.
error-already_crossed = Nemožno zakrížikovať { $cell }: krížik tam už je.
error-left_of_a_cross = Nemožno zakrížikovať { $cell }: leží vľavo od zakrížikovaného čísla.
error-needs_five =
    { $crosses ->
        [one] Posledné číslo radu možno zakrížikovať, až keď je v ňom aspoň päť krížikov; zatiaľ je tam { $crosses }.
        [few] Posledné číslo radu možno zakrížikovať, až keď je v ňom aspoň päť krížikov; zatiaľ sú tam { $crosses }.
       *[other] Posledné číslo radu možno zakrížikovať, až keď je v ňom aspoň päť krížikov; zatiaľ ich je tam { $crosses }.
    }
error-no_such_field = Dráha nemá pole { $field }.
error-not_ahead = Pole { $field } neleží pred figúrkou.
error-field_occupied = Na poli { $field } stojí iná figúrka.
error-field_too_far = Pole { $field } je ďalej než päť voľných polí.
error-cannot_land = Figúrka nemôže vstúpiť na pole { $field }: { $cell } nemáte zakrížikovanú a teraz ju ani zakrížikovať nemôžete.
error-too_many_steps =
    { $most ->
        [one] Figúrka môže prejsť najviac { $most } pole, nie { $steps }.
        [few] Figúrka môže prejsť najviac { $most } polia, nie { $steps }.
       *[other] Figúrka môže prejsť najviac { $most } polí, nie { $steps }.
    }
error-move_contradicts_itself = Kroky, pole a krížik v tomto ťahu spolu nesedia.
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
error-mixed_colors = Karty zahrané naraz musia mať rovnakú farbu.
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
error-bad_start = Miesto { $seat } nemôže začať: také pri stole nie je.
error-bad_names =
    { $count ->
        [one] Táto hra má { $count } hráča a ten potrebuje meno.
       *[other] Táto hra má { $count } hráčov a každý potrebuje meno.
    }
error-bad_text = Meno, semienko a dátum musia mať 1 až { $most } tlačiteľných znakov.
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
verify-committed = Záväzok zodpovedá semienku. Porovnajte ho s tým, ktorý bol zobrazený pred hrou.
verify-uncommitted = Záväzok chýba: semienko mohol niekto vybrať zámerne a neoverilo sa, kto začína, ani ako na začiatku ležal balíček.
verify-finding =
    riadok { $line }: { $code ->
        [wrong_commitment] záväzok: zapísané je { $found }, zo semienka vychádza { $expected }
        [wrong_start] prvý hráč: zapísané je { $found }, zo semienka vychádza { $expected }
        [wrong_deck] balíček na začiatku hry: zapísané je { $found }, zo semienka vychádza { $expected }
        [wrong_shuffle] zamiešaný odkladací balíček: zapísané je { $found }, zo semienka vychádza { $expected }
        [other_commitment] záväzok je { $found }, ale toto zariadenie videlo { $expected }
        [other_text] v semienku má miesto { $seat } text { $found }, ale toto zariadenie pozná { $expected }
        [wrong_pledge] text miesta { $seat } je { $found }, čo nezodpovedá jeho prísľubu { $expected }
        [other_draw] v zápise je { $found }, ale toto zariadenie videlo { $expected }
        [missing_draw] toto zariadenie videlo { $expected }, ale v zápise to nie je
       *[wrong_dice] kocky: zapísané je { $found }, zo semienka vychádza { $expected }
    }.
verify-unfair =
    { $count ->
        [one] NIE JE to poctivé: { $count } vec nesedí.
        [few] NIE JE to poctivé: { $count } veci nesedia.
       *[other] NIE JE to poctivé: { $count } vecí nesedí.
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
        [first_commitment] Je to záväzok, ktorý toto zariadenie videlo ako prvý?
        [own_text] Je váš text v semienku, na vašom mieste?
        [pledges] Odkrylo každé miesto text, ktorý prisľúbilo?
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
table-no_such_code = Pod týmto kódom nečaká žiaden stôl. Skontrolujte obe slová.
table-no_code = Tento stôl nemá kód: použite odkaz.
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
table-wrong_text = To nie je text, ktorý vaše miesto prisľúbilo pred hrou.
table-game_finished = Hra sa už skončila.
table-not_finished = Hra sa ešte hrá.
table-table_closed = Stôl bol zrušený.
table-not_your_roll = Teraz hádže niekto iný.
table-out_of_date = Hra medzitým pokročila.
table-undo_not_allowed = Pri tomto stole sú rozhodnutia konečné.
table-too_late_to_undo = Späť to už vziať nemožno: ostatní na to už nadviazali alebo sa medzitým hádzalo či miešalo.
table-hints_not_allowed = Rady sú pri tomto stole vypnuté.
table-no_hint_now = O radu môžete požiadať, keď máte o čom rozhodovať.
table-hint_under_way = Rada pre vás sa už pripravuje.
table-already_resigned = Túto hru ste už vzdali.
table-not_away = Nikto za vás nehrá.
table-not_gone = To ide, až keď je niekto minútu preč.
table-clock_decides = Tu za neprítomných rozhodujú hodiny.
table-no_spectators = Tento stôl vidia len jeho hráči.
table-unknown_bot = Bot { $bot } neexistuje.
table-unknown_reaction = Taká reakcia neexistuje.
table-bot_cannot_play = Bot { $bot } nevie hrať hru { $game }. Vyberte iného.
table-bad_name =
    { $most ->
        [one] Meno má jeden tlačiteľný znak.
        [few] Meno má 1 až { $most } tlačiteľné znaky.
       *[other] Meno má 1 až { $most } tlačiteľných znakov.
    }
table-bad_entropy =
    { $most ->
        [few] Váš vlastný text pre kocky musí mať 1 až { $most } písmená alebo číslice.
       *[other] Váš vlastný text pre kocky musí mať 1 až { $most } písmen alebo číslic.
    }
table-bad_option = Táto hra nemá voľbu { $option }.
table-nothing_changes = To nič nezmení.
table-table_worn_out = Pri tomto stole sa hrá už príliš dlho: založte nový.
table-not_by_token = Token programu na to nestačí: musíte to urobiť osobne.
table-no_push = Tento server správy neposiela.
table-bad_subscription = Prihlásenie tohto prehliadača na odber správ sa nedá použiť: { $where }.
table-bad_record = To nie je zápis hry: riadok { $line }, stĺpec { $column }.
table-broken_log = Tento stôl je poškodený a nedá sa otvoriť. Dajte, prosím, vedieť správcovi servera.
table-newer_log = Tento stôl vytvorila novšia verzia servera. Skúste to znova, keď bude tento server aktualizovaný.
table-unavailable = Stoly teraz nie sú dostupné. Skúste to, prosím, znova.
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
table-too_fast = To bolo príliš rýchlo. Chvíľu, prosím, počkajte.
table-too_many_listed = Vy a vaša sieť už máte v zozname toľko stolov čakajúcich na hráčov, koľko je dovolené: { $most }. Najprv pri jednom začnite hru alebo ho zrušte.
table-too_many_sockets =
    { $most ->
        [one] Máte otvorené { $most } spojenie; najprv ho zatvorte.
        [few] Máte otvorené { $most } spojenia; najprv jedno zatvorte.
       *[other] Máte otvorených { $most } spojení; najprv jedno zatvorte.
    }
table-too_many_strong_bots = Odtiaľto už beží toľko hier s botmi Expert alebo Šampión, koľko je dovolené: { $most }. Najprv niektorú dohrajte alebo vyberte iných botov.
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
serve-bad-number = { $setting }: musí to byť 0 alebo viac.
serve-short-secret = { $setting }: tajný kľúč musí mať aspoň { $value } znakov.
serve-push-missing = { $setting }: správy push potrebujú ďalšie balíčky. Nainštalujte ich príkazom: pip install 'rowlock[push]'
serve-bad-push-key = { $setting }: to nie je kľúč. Vytvorte ho príkazom: rowlock push-key
serve-bad-push-contact = { $setting }: služby push chcú vedieť, komu písať. Zadajte mailto:vy@example.org alebo adresu https.
serve-bad-push-service = { $setting }: namiesto { $value } tu má byť adresa služby, napríklad https://push.example.org.
serve-workers-redis = Viac ako jeden proces potrebuje Redis: spustite ho a uveďte vo voľbe --redis.
serve-no-port = Port { $port } nemožno použiť: { $reason }.
serve-no-address = Adresu { $host } nemožno na tomto počítači použiť.
serve-stopped = Zastavené. Každé potvrdené rozhodnutie je uložené.
serve-no-data = Priečinok { $file } nemožno použiť: { $reason }.
serve-newer-database = Databáza patrí k novšej verzii programu Rowlock: aktualizujte ho.
serve-no-database = Databáza nie je dostupná alebo ju nemožno aktualizovať: { $reason }.

## rowlock doctor

cli-push_key = Vytvorí kľúč, s ktorým server môže posielať správy push.
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
        [one] { $entries } položka
        [few] { $entries } položky
       *[other] { $entries } položiek
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
        [broken_log] položka { $seq } v jeho protokole je poškodená ({ $detail })
        [newer_log] položka { $seq } v jeho protokole pochádza z novšej verzie programu Rowlock ({ $detail })
        [unknown_game] hra { $detail } tu nie je nainštalovaná; uveďte jej modul v ROWLOCK_GAMES
        [not_replayable] položka { $seq } v jeho protokole nenadväzuje na predchádzajúce ({ $detail })
       *[wrong_projection] zoznamy a časovače ukazujú o ňom zastarané údaje ({ $detail })
    }.{ $state ->
        [rebuilt] {" "}Opravené.
        [set_aside] {" "}Odložené nabok.
       *[found] {""}
    }
doctor-no-file = Databáza { $file } neexistuje.
doctor-no-database = Databázu nemožno prečítať: { $reason }.
doctor-older-database = Databáza patrí k staršej verzii programu Rowlock: spustite raz server a potom ju skontrolujte znova.

## Stránky servera

page-tables = Otvorené stoly
page-no-tables = Práve nie je žiadny otvorený stôl.
page-free = voľné miesto
page-status =
    { $status ->
        [waiting] Hra sa ešte nezačala.
        [playing] Hra prebieha.
        [finished] Hra sa skončila.
       *[closed] Stôl bol zrušený.
    }
page-trademark = Qwixx je ochranná známka svojho vydavateľa, s ktorým Rowlock nie je spojený.

## rowlock join

cli-join = Hrajte z tohto terminálu pri stole na serveri.
cli-address = adresa servera alebo stola, napríklad http://localhost:8000/
cli-table-words = dve slová stola na tomto serveri, napríklad: lampa tiger
cli-name = vaše meno v hre
cli-code = prihlásiť sa obnovovacím kódom alebo kódom z iného zariadenia
cli-watch = iba sa pozerať, bez miesta pri stole
join-ask-name = Ako sa voláte?
join-not-remembered = Tento počítač si nedokázal uložiť, kto ste ({ $reason }), takže sa odtiaľto na svoje miesto už nevrátite.
join-code =
    Váš obnovovací kód: { $code }
    Zapíšte si ho: s voľbou --code budete znova { $name }, tu aj kdekoľvek inde. Druhýkrát sa už nezobrazí.
join-signed-out = Prihlásenie ako { $name } tu už neplatí. Ak sa chcete prihlásiť znova, použite voľbu --code KÓD.
join-ask-table = Ktorý stôl? Napíšte jeho číslo; samotný Enter založí nový stôl.
join-ask-watch = Na ktorý stôl sa chcete pozerať? Napíšte jeho číslo.
join-table =
    { $game }: { $names } (obsadené miesta: { $taken } z { $seats }){ $turn ->
        [yours] , ste na ťahu
        [seated] , máte tu miesto
       *[no] {""}
    }
join-new = Zakladáme nový stôl.
join-ask-seats = Koľko hráčov, vrátane botov? Napíšte { $least } až { $most }; Enter znamená { $usual }.
join-ask-bots =
    { $most ->
        [one] Má na druhom mieste hrať bot? Napíšte jeho meno ({ $bots }); samotný Enter znamená čakať na niekoho z priateľov.
       *[other] Na koľkých zo zvyšných { $most } miest majú hrať boti? Napíšte počet alebo ich mená ({ $bots }); Enter znamená na žiadnom.
    }
join-ask-listed = Majú stôl v zozname vidieť všetci? Ak áno, napíšte „a“; samotný Enter znamená nie: potom k nemu vedie iba odkaz.
join-nothing-to-watch = Teraz tu nie je žiadny otvorený stôl, na ktorý by sa dalo pozerať.
join-bad-address = „{ $address }“ nie je adresa ako http://localhost:8000/ alebo http://localhost:8000/t/STÔL.
join-unreachable = Na adrese { $address } neodpovedá žiadny server Rowlock.
join-unknown-game = Pri tomto stole sa hrá „{ $game }“, a táto hra tu nie je nainštalovaná.

## Pri živom stole

live-roll = hodiť, hod
live-start = štart, začať
live-bot = bot
live-free = uvoľniť, uvoľni
live-say = povedať, povedz
live-resign = vzdať
live-rematch = odveta
live-help-roll = { $word }: hodiť kockami (stačí aj Enter)
live-help-start = { $word }: začať hru, ak ste hostiteľ
live-help-bot = { $word }: posadiť bota na voľné miesto, ak ste hostiteľ
live-help-free = { $word } a meno: uvoľniť toto miesto pred začiatkom hry, ak ste hostiteľ
live-help-say = { $word } a číslo: povie ostatným napríklad „Vďaka!“
live-help-resign = { $word }: vzdať hru
live-help-rematch = { $word }: ďalšia hra s tými istými hráčmi
live-help-save = { $word }: uložiť zápis dohranej hry do tohto počítača
live-help-quit = { $word }: odísť; vaše miesto na vás počká
live-seat = miesto { $seat }
live-waiting = (čaká sa na: { $players })
live-lost = Spojenie sa prerušilo. Skúšam to znova…
live-found = Spojenie je obnovené.
live-closed = Server ukončil spojenie.
live-resync = Medzitým sa toho veľa stalo.
live-looking-on = Pozeráte sa na hru.
live-only-players = Vy sa len pozeráte: toto môžu robiť iba hráči.
live-link-here = Tento odkaz funguje len na tomto počítači. Ak chcete hrať s ostatnými, pripojte sa cez sieťovú adresu, ktorú vypíše „rowlock serve“.
live-code = Alebo im povedzte tieto dve slová: { $code }
live-own-part = Váš podiel na náhode (na konci ho nájdete v semienku): { $text }
live-commitment = Odtlačok kociek a kariet na neskoršie overenie:
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
live-say-what = Čo chcete povedať? Napíšte „{ $word }“ a číslo:
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
live-revealing = Hra sa o chvíľu začne. Ešte sa čaká na: { $players }.
live-voided = { $player } odchádza skôr, než sa hra mohla začať. Všetci pridajú nový text a začne sa znova.
live-undone = { $player } berie svoje rozhodnutie späť.
live-hinted = { $player } žiada o radu.
reaction-hello = Ahoj!
reaction-good_luck = Držím palce!
reaction-wow = Fíha!
reaction-well_played = Pekne zahrané!
reaction-so_close = O vlások!
reaction-oh_no = Ale nie!
reaction-thanks = Vďaka!
reaction-good_game = Pekná hra!
reacted = { $player }: { $reaction }
# News of a turn at the table, in brief. $what is a list: a cell, a dash for crossing out nothing, news-…
news-line = { $player }: { $what }
news-draws =
    { $count ->
        [one] berie kartu
        [few] berie { $count } karty
       *[many] berie { $count } kariet
    }
news-locks = uzamyká { $row }
news-completes = dokončuje { $row }
news-announces = ohlasuje koniec
news-penalty =
    { $count ->
        [1] prvý chybný hod
        [2] druhý chybný hod
        [3] tretí chybný hod
       *[4] štvrtý chybný hod
    }
news-resigns = vzdáva sa
news-time-up = vypršal čas
web-you-news = Ty
live-went-away = { $player } neodpovedá: kým sa nevráti, hrá bot.
live-came-back = { $player } je späť.
live-resigned = { $player } sa vzdáva.
live-rematched = Bude odveta: ak sa chcete pridať, napíšte „{ $word }“.
live-time-up = { $player }: čas vypršal, rozhoduje bot.
live-draws =
    { $count ->
        [one] { $player } si berie z ponuky jednu kartu.
        [few] { $player } si berie z ponuky { $count } karty.
       *[other] { $player } si berie z ponuky { $count } kariet.
    }
live-confirm-resign = Chcete hru vzdať? Ak áno, napíšte „{ $word }“; čokoľvek iné znamená, že hráte ďalej.
live-not-resigned = Hráte ďalej.
live-not-now = Teraz nemáte o čom rozhodovať. „{ $help }“ ukáže, čo môžete napísať.
live-left = Vaše miesto na vás počká. Vrátiť sa môžete príkazom:
live-over-resigned =
    { $who ->
        [you] Vzdali ste hru.
       *[others] { $count ->
            [one] { $players } sa vzdáva.
           *[other] { $players } sa vzdávajú.
        }
    }
live-over-alone = Hra bola vzdaná.
live-fair = Poctivé: každý hod a každé zamiešanie vyplýva zo semienka, ktoré bolo prisľúbené pred hrou. Overil to tento počítač.
live-other-commitment = Nepoctivé: semienko nie je to, ktoré bolo prisľúbené pred hrou.
live-unfair = Nepoctivé. Toto nesedí:
live-unchecked = Zápis hry sa nepodarilo stiahnuť, kocky teda nie sú overené.
live-seen = Poznámky tohto počítača o hre:
live-not-noted = Tento počítač si nemôže uložiť poznámky o hre: { $reason }
live-record = Zápis hry:
live-after = Napíšte „{ $rematch }“, ak chcete odvetu, „{ $save }“, ak chcete uložiť zápis, „{ $quit }“, ak chcete odísť.
live-after-watching = Napíšte „{ $save }“, ak chcete uložiť zápis, „{ $quit }“, ak chcete odísť.
live-kept-there = Hru uchováva server; zápis možno uložiť, keď sa hra skončí.

## Prehliadač: všade

web-skip = Prejsť na obsah
web-home = Domov
web-docs = Dokumentácia
web-language = Jazyk
web-preferences = Nastavenia
web-close = Zavrieť
web-loading = Moment, prosím…
web-offline-title = Bez spojenia
web-offline = Server teraz nie je dostupný. Bez neho funguje hra na jednom zariadení a zápisník.
web-name = Vaše meno
web-theme = Vzhľad
web-theme-name =
    { $theme ->
        [light] Svetlý
        [dark] Tmavý
       *[auto] Podľa zariadenia
    }
web-show-totals = Ukazovať priebežné súčty
web-sounds = Zvuky
web-show-reactions = Reakcie hráčov
web-mute = Stlmiť zvuky
web-reactions = Reakcie
web-reactions-off = Vypnúť reakcie
web-reactions-on = Zapnúť reakcie
web-reactions-are-off = Reakcie sú vypnuté.
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
web-about-classic = Hra s kockami: jeden hod a hrajú všetci.
web-about-cards = Karty namiesto kociek: čo nazbierate, to môžete zakrížikovať.
web-about-onboard = Hra s kockami a figúrkou, ktorá sa ženie po špirále za bodmi navyše.
web-play-now = Hrať hneď proti botovi: { $bot }
web-opponent = Bot, proti ktorému hráte
web-with-friends = Stôl s priateľmi
web-learn = Naučiť sa hrať
web-learn-new = Prvýkrát tu? Naučte sa to za tri minúty
web-join = Máte kód?
web-join-more = Pri stole vidno dve slová. Napíšte ich sem a ste pri ňom.
web-join-words = Dve slová
web-join-example = lampa tiger
web-join-go = K stolu
web-rules = Pravidlá
web-ways = Ďalšie spôsoby hry
web-pass = Na jednom zariadení
web-pass-more = Všetci na tomto jednom zariadení, aj bez siete.
web-pad = Zápisník
web-pad-more = Skutočné kocky na stole, karty hráčov v telefónoch.
web-print = Karty hráčov na tlač
web-print-more = Vytlačte si karty ku všetkým trom hrám.
web-replay = Pozrieť si hru znova
web-replay-more = Krok za krokom, z uloženého súboru.
web-my-games = Moje hry
web-running-games = Rozohrané hry
web-your-turn = Ste na ťahu
web-title-turn =
    { $count ->
        [one] Ste na ťahu
       *[other] Ste na ťahu pri { $count } stoloch
    }
web-title-turn-elsewhere =
    { $count ->
        [one] Ste na ťahu pri inom stole
       *[other] Ste na ťahu pri { $count } iných stoloch
    }
web-seats-taken = Obsadené miesta: { $taken } z { $seats }
web-time-left-days =
    { $days ->
        [one] zostáva jeden deň
        [few] zostávajú { $days } dni
       *[other] zostáva { $days } dní
    }
web-time-left-hours =
    { $hours ->
        [one] zostáva jedna hodina
        [few] zostávajú { $hours } hodiny
       *[other] zostáva { $hours } hodín
    }
web-time-left-minutes =
    { $minutes ->
        [one] zostáva jedna minúta
        [few] zostávajú { $minutes } minúty
       *[other] zostáva { $minutes } minút
    }

## Prehliadač: nový stôl a čakanie na hráčov

web-new = Nový stôl s priateľmi
web-players = Hráči vrátane botov
web-players-solo = 1, sólo
web-other-seats = Ostatné miesta
web-other-seats-people = pre ľudí: dostanete pre nich odkaz
solo-about = Sólo na precvičenie: každý ťah je váš a počítajú sa body.
web-jokers = So žolíkmi
web-track-side = Strana plánu
web-clock = Čas na každé rozhodnutie
web-clock-none = Bez obmedzenia
web-clock-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekúnd
    }
web-clock-days =
    { $days ->
        [one] { $days } deň
        [few] { $days } dni
       *[other] { $days } dní
    }
web-clock-days-more = Každý hrá, keď má čas: stránku môžete zavrieť a vrátiť sa neskôr.
web-clock-total = Čas na celú hru
web-clock-total-minutes =
    { $minutes ->
        [one] { $minutes } minúta pre každého hráča
        [few] { $minutes } minúty pre každého hráča
       *[other] { $minutes } minút pre každého hráča
    }
web-clock-total-left = Na celú hru zostáva { $time }
web-grace = Keď niekto neodpovedá
web-grace-none = Počkáme
web-grace-minutes =
    { $minutes ->
        [one] Po minúte zaňho hrá bot
       *[other] Po { $minutes } minútach zaňho hrá bot
    }
web-stand-in = Bot, ktorý zaskočí
web-hints-on = Hráči môžu požiadať o radu
web-listed = Ktokoľvek môže stôl nájsť a posadiť sa
web-create = Založiť stôl
web-bot = bot
web-you = (vy)
web-add-bot = Bot: { $bot }
web-free = Uvoľniť miesto
web-agreed = súhlasí
web-reserved = zatiaľ bez súhlasu
web-sit = Posadiť sa
web-start = Začať
web-fill = Hra sa môže začať, keď všetky miesta obsadia priatelia alebo boti.
web-wait-for-players = Čaká sa na ostatných hráčov…
web-close-table = Zrušiť stôl
web-stand = Odísť od stola
web-fair-missing = chýba text
web-fair-changed = Server teraz ukazuje iný odtlačok kociek než predtým. Pri tomto stole radšej nehrajte.
web-fair-other-device = Stôl čaká na váš text a tento prehliadač ho nemá. Ak ste sa posadili na inom zariadení, otvorte stôl tam. Ak nie, posaďte sa znova: všetci potom pridajú nový text.
web-fair-sit-again = Posadiť sa znova
web-fair-free = Ak sa niekto nevráti, uvoľnite jeho miesto: všetci potom pridajú nový text.
web-invite = Pozvať priateľov
web-say-code = Povedzte tieto dve slová:
web-say-code-more = Píšu sa na úvodnej stránke do poľa „Máte kód?“.
web-invite-more = Kto má odkaz, môže sa posadiť.
web-here-only = Tento odkaz funguje len na tomto počítači.
web-link = Odkaz
web-code = Odkaz ako kód pre telefón
web-copy = Kopírovať odkaz
web-copy-yourself = Kopírovanie tu nie je povolené: označte odkaz a skopírujte ho.
web-room-settings = Pri tomto stole
web-room-side = strana { $side }
web-room-clock = { $seconds } s na rozhodnutie
web-room-clock-minutes =
    { $minutes ->
        [one] minúta na rozhodnutie
        [few] { $minutes } minúty na rozhodnutie
       *[other] { $minutes } minút na rozhodnutie
    }
web-room-clock-hours =
    { $hours ->
        [one] hodina na rozhodnutie
        [few] { $hours } hodiny na rozhodnutie
       *[other] { $hours } hodín na rozhodnutie
    }
web-room-clock-days =
    { $days ->
        [one] jeden deň na rozhodnutie
        [few] { $days } dni na rozhodnutie
       *[other] { $days } dní na rozhodnutie
    }
web-room-total = po { $minutes } min na celú hru
web-room-no-clock = bez hodín
web-room-jokers = so žolíkmi
web-room-hints = nápovedy povolené
web-room-no-hints = bez nápovied
web-room-grace =
    { $minutes ->
        [one] po minúte bez odpovede zaskočí bot
       *[other] po { $minutes } minútach bez odpovede zaskočí bot
    }
web-invites = { $player } ťa pozýva na hru: { $table }.
web-invites-nobody = Poď si zahrať: { $table }.

## Prehliadač: stôl na veľkej obrazovke

web-screen = Ukázať na veľkej obrazovke
web-screen-how = Otvorte túto adresu na televízore alebo na počítači s projektorom. Stôl tam vidia všetci a každý hrá na svojom telefóne.
web-screen-qr = Adresa ako kód
web-screen-open = Otvoriť na tomto zariadení
web-screen-page = Veľká obrazovka
web-screen-intro = Tu televízor ukazuje stôl: kocky, karty všetkých hráčov a body. Kód je na každom telefóne pri stole, pod „Ukázať na veľkej obrazovke“.
web-screen-code = Kód stola alebo jeho dve slová
web-screen-show = Ukázať stôl
web-screen-other = Iný stôl
web-screen-small = Táto stránka je pre televízor alebo projektor. Na malej obrazovke otvorte priamo stôl.
web-screen-table = Otvoriť stôl
web-screen-scan = Namierte sem fotoaparát telefónu a posaďte sa
web-screen-sound = Zvuk zapnete ľubovoľným klávesom
web-screen-full = Celá obrazovka
web-screen-leave = Odísť
web-screen-rematch = Ešte jednu hru? Zvoľte na telefóne „Odveta“ a obrazovka ukáže nový stôl.

## Prehliadač: pri stole

web-others = Ostatní hráči
web-board = Na stole
web-your-sheet = Vaša karta hráča
web-show-sheet = Ukázať kartu hráča
web-track = Dráha
web-track-whole = Ukázať celú dráhu
web-display = Ponuka
web-pile = Doberací balíček
web-pile-spoken =
    { $count ->
        [one] Doberací balíček: na vrchu { $top }, { $count } karta
        [few] Doberací balíček: na vrchu { $top }, { $count } karty
       *[other] Doberací balíček: na vrchu { $top }, { $count } kariet
    }
web-discards = Odkladací balíček
web-hand-backs = V ruke:
web-no-dice = Ešte sa nehádzalo.
web-rolling = Kocky sa kotúľajú…
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
web-left =
    { $minutes ->
        [0] preč { $seconds } s
       *[other] preč { $minutes } min
    }
web-left-told = { $player } už nie je pri stole.
web-left-back = { $player } je zasa pri stole.
web-gone =
    { $minutes ->
        [one] { $player } je preč už minútu.
        [few] { $player } je preč už { $minutes } minúty.
       *[other] { $player } je preč už { $minutes } minút.
    }
web-gone-bot = Nech hrá bot: { $player }
web-gone-more = { $player } sa môže kedykoľvek vrátiť a hrať ďalej.
web-close-sure = Zrušiť stôl?
web-close-more = Hra sa tu skončí, bez víťaza.
web-close-room-more = Stôl zmizne všetkým, ktorí pri ňom sedia.
web-turn = Ťah { $turn }
web-field = Pole { $field }
web-turn-of =
    { $active ->
        [you] Ťah { $turn }: vy
       *[other] Ťah { $turn }: { $player }
    }
web-has-turn = aktívny hráč
web-pawn = Figúrka:
web-keys-on = Klávesové skratky pri stole
web-menu = Menu
web-keys = Klávesy: 1 až 9 vyberajú, čo zakrížikovať, 0 nekrížikuje nič, R hádže, T berie karty, U berie späť, H žiada o radu.
web-log = Priebeh hry
web-log-empty = Zatiaľ tu nič nie je.
web-your-decision = Vaše rozhodnutie
web-ask-roll = Ste na ťahu: hoďte kockami.
web-ask-action1 =
    { $can ->
        [yes] Na bielych kockách je spolu { $number }, pre všetkých. Zakrížikujete to číslo v niektorom rade?
        [alone] Na bielych kockách je spolu { $number }. Zakrížikujete to číslo v niektorom rade?
       *[no] Na bielych kockách je spolu { $number }, ale nemáte kde to číslo zakrížikovať.
    }
web-ask-action2 =
    { $can ->
        [yes] Sčítajte bielu kocku s farebnou. Zakrížikujete súčet v tej farbe?
       *[no] Žiadna biela kocka s farebnou nedá číslo, ktoré môžete zakrížikovať.
    }
web-ask-step3 =
    { $can ->
        [yes] Posuniete figúrku?
       *[no] Vaša figúrka teraz nemôže vstúpiť na žiadne pole.
    }
web-ask-draw =
    { $count ->
        [one] Ťuknite na kartu, ktorú si z ponuky vezmete.
        [few] Vezmite { $count } karty z ponuky.
       *[other] Vezmite { $count } kariet z ponuky.
    }
web-ask-number =
    { $can ->
        [yes] { $number } je pre všetkých. V ktorom rade číslo zakrížikujete?
       *[no] { $number } je pre všetkých, ale nemáte kde číslo zakrížikovať.
    }
web-ask-play =
    { $can ->
       *[yes] Zahrajte jednu až tri karty jednej farby.
        [no] Žiadna karta sa teraz nehodí: jednu odložte.
        [penalty] Žiadna karta sa teraz nehodí: jednu odložte. Je to chybný hod.
    }
web-not-crossed = Teraz sa nehodí: { $cards }.
web-ask-marks =
    { $count ->
        [one] Čo touto kartou zakrížikujete?
       *[other] Čo týmito kartami zakrížikujete?
    }
web-roll = Hodiť
web-cross = Zakrížikovať { $cell }
web-move = figúrka na { $cell }, zakrížikovať ju
web-move-free = figúrka na { $cell }, už zakrížikovanú
web-nothing = Nič
web-stay = Zostať tu
moment-closed = { $color } rad je uzamknutý
moment-completed = { $player } dokončuje { $row }
moment-announced = { $player } ohlasuje koniec
moment-passed = Nie je čo zakrížikovať, hrá sa ďalej
moment-stays = Figúrka zostáva na mieste
web-discard = Nič, len odložiť
web-take = Vziať { $number }
web-draw = Vziať { $numbers }
web-play-more = { $crossed }, k tomu odložiť { $cards }
web-take-back = Vziať späť
web-take-back-cell = Vziať späť { $cell }
web-hint = Rada
web-hint-wait = Rozmýšľam…
web-hint-close = Zavrieť radu
web-hints-asked =
    { $count ->
        [one] Zatiaľ jedna rada.
        [few] Zatiaľ { $count } rady.
       *[other] Zatiaľ { $count } rád.
    }
web-decided = Rozhodnuté.
web-waiting = Čaká sa na: { $players }…
web-away = Kým ste preč, hrá za vás bot.
web-back = Som späť
web-you-resigned = Túto hru ste vzdali; na vašom mieste teraz hrá bot.
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
web-resign-sure = Chcete hru vzdať?
web-resign-more = Na vašom mieste bude hrať bot, aby ostatní mohli dohrať. Nedá sa to vziať späť.
web-resign-alone = Hra sa tým skončí. Nedá sa to vziať späť.
web-result = Výsledok
solo-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
web-your-best =
    { $where ->
        [device] Váš rekord na tomto zariadení: { $points }
       *[server] Váš rekord: { $points }
    }
web-new-best =
    { $where ->
        [device] Nový rekord na tomto zariadení! Predošlý bol { $points }.
       *[server] Nový rekord! Predošlý bol { $points }.
    }
web-new-streak =
    { $count ->
        [one] Vaša najdlhšia séria: { $count } výhra!
        [few] Vaša najdlhšia séria: { $count } výhry za sebou!
       *[other] Vaša najdlhšia séria: { $count } výhier za sebou!
    }
web-new-badge = Nový odznak: { $badge }
web-told-move = { $player } posúva figúrku na { $cell }.
web-told-move-cross = { $player } posúva figúrku na { $cell } a krížikuje ju.
web-told-move-free = { $player } posúva figúrku na { $cell }, ktorá je už zakrížikovaná.
web-rematch = Odveta
web-rematch-wanted =
    { $count ->
        [one] { $players } chce odvetu.
       *[other] { $players } chcú odvetu.
    }
web-rematch-waiting = Čaká sa na súhlas: { $players }.
web-beat =
    { $margin ->
        [one] Porazili ste bota { $player } o { $margin } bod.
        [few] Porazili ste bota { $player } o { $margin } body.
       *[other] Porazili ste bota { $player } o { $margin } bodov.
    }
web-try-bot = Skúsiť bota: { $bot }
web-replay-this = Pozrieť znova
web-save = Uložiť hru

## Prehliadač: o vás

web-me = Vy a vaše hry
web-me-name = Hráte ako { $name }.
web-devices = Na inom zariadení
web-devices-more = Kód prenesie vaše miesta a hry na iné zariadenie.
web-new-code = Chcem kód
web-code-minutes = Zadajte ho tam do { $minutes } minút. Funguje len raz.
push-title = Správy
push-tell-me = Dajte mi vedieť, keď budem na ťahu
push-tell-me-more = Na toto zariadenie príde správa, aj keď je stránka zatvorená. Vždy najviac jedna na ťah.
push-on = Toto zariadenie vám dá vedieť, keď budete na ťahu.
push-stop = Vypnúť správy
push-denied = Tento prehliadač blokuje správy z Rowlocku. Povolíte ich značkou vedľa adresy stránky alebo v nastaveniach zariadenia pri upozorneniach.
push-home-screen = Na iPhone a iPade najprv pridajte Rowlock na plochu: ťuknite na Zdieľať a potom na Pridať na plochu. Keď ho otvoríte odtiaľ, dá vám vedieť, keď budete na ťahu.
push-unsupported = Tento prehliadač vám nemôže dať vedieť, keď je stránka zatvorená.
push-failed = Prehliadaču sa nepodarilo správy zapnúť. Skúste to, prosím, neskôr.
push-played = { $game }: { $player } má odohrané.
push-begins = { $game }: hra sa začína.
web-recovery = Obnovovací kód
web-recovery-more = S ním budete znova { $name }, nech sa s vašimi zariadeniami stane čokoľvek. Uchovajte si ho na papieri.
web-recovery-written = Mám ho zapísaný
web-recovery-old = Váš obnovovací kód
web-recovery-replace = Vymeniť kód
web-sign-out-more = Stratili ste zariadenie? Odhláste sa všade: odhlásite tým všetky zariadenia a programy, aj toto zariadenie. Vrátite sa pomocou obnovovacieho kódu.
web-recover-everywhere = Odhlásiť všetky ostatné zariadenia
web-sign-out = Odhlásiť sa všade
web-no-games = Zatiaľ nemáte žiadnu hru.
web-nobody = Zatiaľ sa nepoznáme. Začnite hru a spoznáme sa.
web-have-code = Máte kód?
web-recover = Použiť kód

## Prehliadač: vaše výsledky

stats-title = Vaše výsledky
stats-more = Výhry, najlepšie hry a odznaky
stats-empty = Všetko sa začína prvou hrou
stats-empty-more = Dohrajte ju a nájdete tu svoje výhry, rekordy a odznaky.
stats-played =
    { $games ->
        [one] { $games } odohratá hra
        [few] { $games } odohraté hry
       *[other] { $games } odohratých hier
    }
stats-won = Výhry: { $wins } z { $games }
stats-streak = Výhry za sebou: teraz { $streak }, najviac { $longest }
stats-locks =
    { $count ->
        [one] uzamknutý rad
        [few] uzamknuté rady
       *[other] uzamknutých radov
    }
stats-penalties =
    { $count ->
        [one] chybný hod
        [few] chybné hody
       *[other] chybných hodov
    }
stats-clean =
    { $count ->
        [one] hra bez chybného hodu
        [few] hry bez chybného hodu
       *[other] hier bez chybného hodu
    }
stats-games = Jednotlivé hry
stats-solo = { $game } sólo
stats-best = Rekord
stats-average = Priemer
stats-recent = Body v posledných hrách, od najstaršej: { $points }.
stats-bots = Proti botom
stats-badges = Odznaky
stats-goals = Najbližšie odznaky
stats-more-goals = Ďalšie odznaky
stats-device = Na tomto zariadení
stats-device-more = Hry odohraté len na tomto zariadení. Uložené sú iba tu a odznaky za ne nie sú.
stats-device-own = Vaše hry s botmi a sólo
stats-device-together = Spoločné hry
stats-head-games = Hry
stats-head-wins = Výhry
stats-forget = Vymazať tieto výsledky
stats-forget-sure = Vymazať výsledky z tohto zariadenia?
stats-forget-more = Už sa nebudú dať obnoviť. Vaše ostatné výsledky zostanú.
stats-forget-yes = Vymazať
stats-home-streak =
    { $count ->
        [one] { $count } výhra za sebou
        [few] { $count } výhry za sebou
       *[other] { $count } výhier za sebou
    }
stats-home-best = { $game }: váš rekord je { $points }
badge-beat = Výhra: { $bot }
badge-beat-how = Vyhrajte proti botovi: { $bot }.
badge-clean_win = Čistý štít
badge-clean_win-how = Vyhrajte hru bez jediného chybného hodu.
badge-two_locks = Dva zámky
badge-two_locks-how = Zakrížikujte v jednej hre posledné čísla dvoch radov.
badge-all_games = Všetky tri hry
badge-all_games-how = Vyhrajte každú z troch hier.
badge-hundred = Stovka
badge-hundred-how = Získajte 100 bodov v hre s ostatnými.
badge-five_in_a_row = Päť za sebou
badge-five_in_a_row-how = Vyhrajte päť hier za sebou.
badge-solo_perfect = Lepší ako dokonalý
badge-solo_perfect-how = Získajte sólo aspoň { $points } bodov: viac ako dokonalý hráč v priemere.

## Prehliadač: zápisník

pad-intro = Kocky, karty alebo plán máte na stole pred sebou; karty hráčov sú tu.
pad-players = Hráči na tomto zariadení
pad-player = Hráč { $number }
pad-name = Meno hráča { $number }
pad-add = Pridať hráča
pad-remove = Odobrať: { $player }
pad-own-phones = Má každý svoj telefón? Potom pridajte len seba. Keď rad uzamkne niekto iný, ťuknite na svojej karte na zámok tohto radu.
pad-begin = Rozdať karty hráčov
pad-sheets = Karty hráčov
pad-undo = Späť
pad-redo = Znova
pad-menu = Menu
pad-penalty = Chybný hod
pad-penalty-of = Chybný hod: { $player }
pad-lock-elsewhere = Niekto iný uzamkol { $row }
pad-lock-back = Vziať späť: niekto iný uzamkol { $row }
pad-closing = V tomto hode niekto uzamyká { $row }. Ak bielymi kockami, smie teraz urobiť to isté každý, kto tam má päť krížikov. Potom uzamknutie platí pre všetkých.
pad-closed = Uzamknuté pre všetkých: { $row }. Z hry ide { $die } kocka.
pad-next-turn = Ďalší ťah
pad-ending = Zakrížikujte ešte, čo patrí k tomuto hodu, a spočítajte body.
pad-count = Spočítať body
pad-last-turns = Posledné ťahy sú odohrané: spočítať body
pad-finish = Koniec hry: spočítať body
pad-stopped = Koniec hry.
pad-yes = Áno
pad-new-same = Nová hra, tí istí hráči
pad-new-other = Iná hra alebo iní hráči
pad-new-sure = Zahodiť tieto karty hráčov?
pad-new-more = Táto hra ešte nie je spočítaná. Nové karty nahradia súčasné.
pad-new-yes = Vziať nové karty
pad-not-kept = Tento prehliadač nič neukladá: keď stránku zavriete, karty hráčov sa stratia.
pad-pawn-of = Kam môže ísť figúrka: { $player }
pad-move = { $player }: figúrka na { $cell }, pole { $field }, body navyše: { $points }
pad-told-move = { $player }: figúrka ide na { $cell }, pole { $field }.
pad-landed = Figúrka vstúpila na { $cell }.
pad-bonus = Body navyše

## Prehliadač: karty na tlač

print-intro = Vyberte, čo potrebujete, pozrite si to nižšie a vytlačte. Všetko sa zmestí na A4 aj na Letter, farebne aj čiernobielo.
print-paper = Papier
print-per-page = Karty na strane
print-pages = Strany s kartami
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
print-note-classic = Na posledné číslo treba mať v rade päť krížikov. Uzamkne rad pre všetkých a zámok sa počíta ako krížik.
print-note-cards = Na posledné číslo treba mať v rade päť krížikov. Dokončí rad len pre vás a zámok sa počíta ako krížik.
print-note-onboard = Na posledné číslo treba mať v rade päť krížikov. Uzamkne rad pre všetkých a zámok sa počíta ako krížik. Pole s figúrkou prináša body navyše.
print-board-title = { $game }: strana { $side }
print-board-note = Figúrky idú od štartu dovnútra. Malé číslo pri poli sú body navyše; vstup na niektoré zo zakrúžkovaných polí ohlási koniec.

## Hra na jednom zariadení

pass-intro = Všetci hrajú na tomto jednom zariadení a podávajú si ho. Po načítaní hra nepotrebuje sieť.
pass-who = Kto hrá, v poradí pri stole
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
pass-kept-more = { $game }: { $players }. Naposledy: { $when }.
pass-go-on = Pokračovať
pass-anew = Začať odznova
pass-anew-sure = Začať odznova?
pass-anew-more = Rozohraná hra sa stratí.
pass-loading = Sťahujú sa pravidlá hry: asi 6 MB, iba raz. Potom už sieť netreba.
pass-not-loaded = Pravidlá sa nepodarilo stiahnuť
pass-not-loaded-more = Sťahujú sa raz zo servera a ten teraz nie je dostupný. Skúste to znova, keď bude pripojenie.
web-old-browser = Tento prehliadač je príliš starý
web-old-browser-more = Rowlock potrebuje Safari { $safari }, Firefox { $firefox }, Chrome alebo Edge { $chrome }, prípadne čokoľvek novšie. Aktualizujte prehliadač alebo to skúste na inom zariadení.
pass-try-again = Skúsiť znova
pass-elsewhere = Táto hra je otvorená na inej karte prehliadača
pass-elsewhere-more = Hrať sa dá len na jednej. Ak budete hrať tu, na tej druhej sa hra zastaví.
pass-take-over = Hrať tu
pass-unreadable = Uloženú hru nemožno prečítať. Môžete začať novú.
pass-not-kept = Tento prehliadač nič neukladá: keď stránku zavriete, hra sa stratí.
pass-trouble = Na tomto zariadení sa niečo pokazilo. Načítajte stránku znova; hra je uložená.
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
pass-curtain = Zariadenie teraz dostane { $player }
pass-curtain-more = Dovtedy zostanú karty zakryté.
pass-take = To som ja, { $player }
pass-return = { $player } chce vziať rozhodnutie späť
pass-first = Najprv rozhoduje { $player }
pass-again = Hrať znova
pass-others = Iní hráči, iná hra
pass-leave = Odísť z hry
pass-leave-more = Hra zostane uložená na tomto zariadení: pokračovať môžete neskôr.

## Prehliadač: hra ešte raz

web-film-intro = Otvorte uloženú hru a prejdite si ju krok za krokom.
web-film-drop = Presuňte sem súbor s hrou
web-film-files = Súbor s príponou .rowlock, uložený tlačidlom „Uložiť hru“ alebo príkazom „rowlock play“.
web-film-choose = Vybrať súbor
web-film-paste = Alebo vložte text hry
web-film-show = Ukázať hru
web-film-another = Iná hra
web-film-share = Zdieľať tento okamih
web-film-too-large = Ten súbor je na zápis hry príliš veľký: zápis má najviac 64 KiB.
web-film-offline = Server nie je dostupný a na otvorenie hry je potrebný. Už otvorenú hru si bez neho môžete pozrieť do konca.
web-film-pending = Rozhodnuté, ale už sa to nepočíta: { $decisions }
web-film-mine = Vaše dohrané hry
web-film-unfinished = Hra nebola dohraná: tu sa končí.
web-film-controls = Kroky hry
web-film-scrub = Okamih hry
web-film-where = Ťah { $turn }, aktívny hráč: { $player }
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
web-film-side = Čí pohľad
web-film-everybody = Všetci
web-film-chart = Body v priebehu ťahov
web-film-chart-spoken = Čiary bodov všetkých hráčov. Na konci: { $players }. V tabuľke nižšie sú body po každom ťahu.
web-film-as-table = Ako tabuľka
web-film-turn = Ťah
web-film-fair =
    { $game ->
        [cards] Boli karty zamiešané poctivo?
       *[other] Boli kocky poctivé?
    }
web-film-promise = Pred hrou server náhodne zvolil tajomstvo a ukázal jeho odtlačok (záväzok), ku ktorému sa žiadne iné tajomstvo nehodí. Zariadenie každého hráča urobilo to isté s vlastným textom a až potom sa texty odkryli: tajomstvo a texty spolu tvoria semienko. Teraz, keď je známe, môže ktokoľvek zopakovať každý hod aj každé zamiešanie.
web-film-commitment = Záväzok
web-film-seed = Semienko
web-film-whole = Ukázať celé
web-film-shorten = Skrátiť
web-film-copy = Kopírovať
web-film-copy-yourself = Kopírovanie tu nie je povolené: označte text a skopírujte ho.
web-film-check = Overiť na tomto zariadení
web-film-size = Prehliadač na to raz načíta skutočné pravidlá, asi 6 MB.
web-film-loading = Načítava a overuje sa…
web-film-no-record = Zápis hry sa nepodarilo načítať, takže tu nie je čo overovať.
web-film-no-seed = Tento zápis neobsahuje semienko, takže nie je čo overovať: hádzalo sa pri stole alebo hra ešte trvá.
web-fair-own-text = Váš text pre kocky
web-fair-result =
    { $result ->
        [fair] Poctivé: všetko bolo overené a sedí.
        [unfair] Táto hra nebola poctivá.
       *[open] Nenašlo sa nič zlé, ale nie všetko sa dalo overiť.
    }
web-fair-failed =
    { $name ->
        [commitment] Tajomstvo servera nie je to, ku ktorému sa zaviazal.
        [first_commitment] Server zmenil záväzok po tom, čo ho toto zariadenie videlo prvýkrát.
        [own_text] Váš text bol nahradený iným. V poriadku je to len vtedy, keď ste pri tomto stole sedeli aj s iným zariadením.
        [pledges] Text niektorého hráča nie je ten, ktorý bol prisľúbený.
        [draws] Kocky alebo karty nevyplývajú zo semienka.
       *[seen_draws] Zápis ukazuje iné kocky alebo karty, než videlo toto zariadenie.
    }
web-film-by-device = Overené na tomto zariadení, bez servera.
web-film-by-server = Overenie sa na tomto zariadení nepodarilo načítať, takže server overil sám seba. Pre istotu hru uložte a overte príkazom „rowlock verify“.

## Prehliadač: učenie sa hrou

learn-which = Naučte sa to hrou
learn-which-more = Prvá hra s pomocou: pár minút a viete hrať.
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
learn-done-cards = Dobrať karty, využiť číslo pre všetkých, zahrať svoje farby: viete všetko dôležité.
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
    Toto je vaša karta hráča. V červenom a žltom rade čísla stúpajú, v zelenom a modrom klesajú a na konci každého čaká zámok.
    Zbierate krížiky. Čím viac ich je v jednom rade, tým viac bodov každý prinesie.
    Dole je Ada, ktorá hrá s vami. Môžeme začať?
lesson-classic-2 =
    Ste na ťahu, takže ste aktívny hráč. Kociek je šesť: dve biele a z každej farby jedna.
    Hoďte všetkými!
lesson-classic-3 =
    Najprv dve biele kocky: 1 a 2 sú 3. To číslo smie zakrížikovať každý, v jednom ľubovoľnom rade.
    V každom rade sa krížikuje zľava doprava. Čísla smiete preskočiť, ale preskočené sú navždy preč.
    Červená 3 preskočí len dvojku. Zakrížikujte ju!
hint-classic-3 = Môžete, ale v zelenom a modrom je trojka až vzadu: prišli by ste o deväť čísel. Žltá 3 je rovnako dobrá, tu však vezmime červenú.
lesson-classic-4 =
    Ada si trojku zakrížikovala tiež. Teraz niečo len pre vás, lebo ste na ťahu: sčítajte jednu bielu a jednu farebnú kocku a súčet zakrížikujte v tej farbe.
    Biela 1 a červená 3 sú 4, hneď vedľa vašej trojky.
    Zakrížikujte červenú 4!
hint-classic-4 = Kocky to dovoľujú, ale preskočili by ste viac čísel, než treba. Červená 4 nepreskočí žiadne.
lesson-classic-5 =
    Teraz je na ťahu Ada a už hodila. Jej biele kocky platia aj pre vás: 6 a 6 je 12.
    V zelenom a modrom je dvanástka hneď prvá.
    Zakrížikujte zelenú 12!
hint-classic-5 = Modrá 12 je rovnako dobrá a krížikovať nikto nemusí. V tejto lekcii vezmite zelenú 12.
lesson-classic-6 =
    Ada sčítala bielu 6 so zelenou 3 a zakrížikovala zelenú 9. To bola jej druhá akcia, takže ste sa len pozerali.
    Potom hádže ďalší hráč: vy.
lesson-classic-7 =
    Rady sa plnia a v červenom už máte päť krížikov. Znova ste na ťahu.
    Hoďte!
lesson-classic-8 =
    1 a 2 sú 3. V červenom a žltom je už za vami. V zelenom by ste preskočili päť čísel, v modrom šesť.
    Krížikovať nikto nemusí. Niekedy je lepšie počkať.
    Zvoľte „nič“.
hint-classic-8 = Môžete, ale pozrite, o koľko čísel by ste pre jeden krížik prišli. Tentoraz nekrížikujte nič.
lesson-classic-9 =
    Ani biela s farebnou nedajú nič dobré. Ak však aktívny hráč nezakrížikuje nič ani v jednej akcii, zapíše si chybný hod: mínus päť bodov.
    To hrozí len aktívnemu hráčovi. Lepšia malá strata než pokazený rad.
    Nekrížikujte nič a zapíšte si chybný hod.
hint-classic-9 = Chybnému hodu sa tým vyhnete, ale pokazíte si rad: preskočíte takmer všetko, čo v ňom zostáva. Tu si radšej zapíšte chybný hod.
lesson-classic-10 =
    Ada hodila 6 a 6. Posledné číslo radu je zvláštne: smiete ho zakrížikovať, až keď v tom rade máte aspoň päť krížikov. V červenom ich máte práve päť.
    Kto zakrížikuje posledné číslo, zakrížikuje aj zámok a ten sa počíta ako ďalší krížik.
    Zakrížikujte červenú 12!
hint-classic-10 = Môžete ju nechať tak, ale taká príležitosť príde málokedy. Zakrížikujte červenú 12!
lesson-classic-11 =
    Uzamkli ste červený rad, a to pre všetkých. Červená kocka ide z hry.
    Ada má v červenom len tri krížiky, takže ho s vami uzamknúť nemohla. S piatimi by mohla, v tej istej chvíli.
lesson-classic-12 =
    Už sme takmer na konci. Hra sa končí okamžite, keď sú dva rady uzamknuté alebo keď si niekto zapíše štvrtý chybný hod.
    Červený je uzamknutý a v zelenom máte päť krížikov. Hoďte!
lesson-classic-13 =
    1 a 1 sú 2, posledné číslo zeleného radu!
    Zakrížikujte zelenú 2 a hra sa hneď skončí.
hint-classic-13 = Mohlo by sa hrať ďalej, ale výrazne vediete. Zakrížikujte zelenú 2!
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
hint-cards-4 = Môžete, ale získate menej. Zvoľte všetky tri červené karty a zakrížikujte 3, 4 a 5.
lesson-cards-5 =
    Tri krížiky naraz! Zahrané karty idú na odkladací balíček. Teraz je na ťahu Ada, kartu si už dobrala a číslo na balíčku platí aj pre vás: 6.
    Zakrížikujte červenú 6!
hint-cards-5 = Môžete, ale tam by ste preskočili čísla. Červená 6 je hneď za vašou päťkou.
lesson-cards-6 =
    Ada zahrala kartu; to sa týkalo len jej. Ste na ťahu a zostali vám dve karty, takže si vezmete tri.
    Zvoľte 8, 5 a 10: v zelenom by mohli pokračovať za vašou dvanástkou.
hint-cards-6 = Dvanástka vám veľmi nepomôže: v zelenom ju máte a v červenom a žltom je posledná. Zvoľte 8, 5 a 10.
lesson-cards-7 =
    Všetky tri sú zelené! Ale najprv číslo na balíčku, pre všetkých: 2.
    Zakrížikujte žltú 2!
hint-cards-7 = Nemusíte, ale žltá 2 je prvé číslo radu: nič nepreskočí.
lesson-cards-8 =
    Keď jedným zahraním krížikujete viac čísel, smiete medzi prvým a posledným z nich preskočiť najviac jedno.
    Od 10 k 8 preskočíte len 9: to je v poriadku. Od 8 k 5 by to boli dve. Päťku si teda nechajte.
    Zahrajte zelenú 10 a zelenú 8 a obe zakrížikujte.
hint-cards-8 = Môžete, ale dá sa to lepšie. Zvoľte len zelenú 10 a zelenú 8 a zakrížikujte 10 a 8.
lesson-cards-9 =
    V každom svojom ťahu musíte zahrať kartu. Tu sa žiadna nehodí: všetky čísla ležia vľavo od vašich krížikov. Takže karty len odložíte.
    V tomto ťahu ste nič nezakrížikovali, takže si zapíšete aj chybný hod: mínus päť bodov.
    Zvoľte obe modré karty a odložte ich. Nabudúce si potom doberiete dve nové.
hint-cards-9 = Stačila by jedna, ale za dve dostanete dve nové. Zvoľte modrú 11 a modrú 12.
lesson-cards-10 =
    Posledné číslo radu smiete zakrížikovať, až keď v ňom máte päť krížikov. V žltom ich päť máte.
    Zahrajte žltú 11 a žltú 12 a obe zakrížikujte: s dvanástkou príde aj zámok a ten sa tiež počíta ako krížik.
hint-cards-10 = Skoro! Zvoľte žltú 11 a žltú 12 spolu a obe zakrížikujte.
lesson-cards-11 =
    Váš žltý rad je dokončený. V kartovej hre to platí len pre vás: Ada môže v žltom krížikovať ďalej.
    Hra sa končí okamžite, keď má jeden hráč dokončené dva rady alebo keď si niekto zapíše štvrtý chybný hod.
lesson-cards-12 =
    Ste na ťahu a na balíčku leží 2. V modrom máte päť krížikov, takže smiete vziať posledné číslo.
    Zakrížikujte modrú 2 a hra sa hneď skončí.
hint-cards-12 = Mohlo by sa hrať ďalej, ale výrazne vediete. Zakrížikujte modrú 2!
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
    Prvý krok je pre všetkých: biele kocky 1 a 2 dajú 3. Zakrížikovať ju smiete v ľubovoľnom rade.
    Zakrížikujte červenú 3!
hint-onboard-3 = Môžete, ale v zelenom a modrom je trojka až vzadu a žltý rad budeme potrebovať na niečo iné. Vezmite červenú 3.
lesson-onboard-4 =
    Druhý krok je len pre aktívneho hráča: biela kocka plus farebná; súčet zakrížikujete v tej farbe. Biela 2 a červená 2 sú 4.
    Zakrížikujte červenú 4!
hint-onboard-4 = Kocky to dovoľujú, ale preskočili by ste viac čísel, než treba. Červená 4 nepreskočí žiadne.
lesson-onboard-5 =
    Tretí krok: vaša figúrka smie postúpiť o jedno až päť voľných polí. Číslo poľa, na ktoré vstúpi, sa musí dať teraz zakrížikovať alebo už musí byť zakrížikované.
    Červená 2 nejde, lebo leží vľavo od vašej trojky. Ale žltú 2 teraz zakrížikovať môžete.
    Posuňte figúrku na pole 4!
hint-onboard-5 = Aj tam môžete, ale pole 4 je lepšie: je ďalej alebo nič nepreskočí. Choďte tam.
lesson-onboard-6 =
    To bol tretí krížik v jednom ťahu! Teraz hodila Ada a jej biele kocky platia aj pre vás: 6 a 6 je 12.
    Zakrížikujte zelenú 12!
hint-onboard-6 = Modrá 12 je rovnako dobrá. V tejto lekcii vezmite zelenú.
lesson-onboard-7 =
    Ada zakrížikovala modrú 11 a jej figúrka vstúpila na pole 6, takže si zakrížikovala aj červenú 3. Figúrkou hýbe len aktívny hráč.
    Ste na ťahu. Hoďte!
lesson-onboard-8 =
    5 a 6 je 11. V zelenom je to ďalšie číslo.
    Zakrížikujte zelenú 11!
hint-onboard-8 = Tam by ste preskočili čísla. Zelená 11 je hneď za vašou dvanástkou.
lesson-onboard-9 =
    Biela 5 a zelená 5 je 10, znova hneď ďalšie číslo.
    Zakrížikujte zelenú 10!
hint-onboard-9 = Kocky to dovoľujú, ale zelená 10 nič nepreskočí. Vezmite ju.
lesson-onboard-10 =
    Adina figúrka stojí na poli 6. Na poli smie stáť len jedna, takže ju preskočíte, a obsadené pole sa nepočíta.
    Vašich päť voľných polí je 5, 7, 8, 9 a 10. Na poli 10 je červená 4, ktorú už máte zakrížikovanú: tam vstúpite bez nového krížika.
    Bežte čo najďalej: na pole 10!
hint-onboard-10 = Môžete, a niekedy je to aj dobrý nápad. Ale tu nech figúrka beží čo najďalej: na pole 10.
lesson-onboard-11 =
    V prvom a druhom kroku ste nič nezakrížikovali. Ak krížik neprinesie ani tretí, zapíšete si chybný hod: mínus päť bodov.
    Na poli 20 už číslo zakrížikované máte, takže by krížik neprinieslo. Pole 22 ho prinesie: červenú 8.
    Zachráňte sa: posuňte figúrku na pole 22!
hint-onboard-11 = Bez krížika by ste si zapísali chybný hod. Krížik prinesie pole 22.
lesson-onboard-12 =
    Hráč, ktorého figúrka vstúpi na jedno z posledných piatich polí, 36 až 40, ohlási koniec: všetci ostatní majú ešte jeden ťah.
    Pole 36 je žltá 12, posledné číslo radu. Treba naň päť krížikov a vy ich máte. Tým zároveň uzamknete rad pre všetkých.
    Posuňte figúrku na pole 36!
hint-onboard-12 = Tam môžete, ale pole 36 prinesie zámok, veľa bodov a koniec hry: choďte tam.
lesson-onboard-13 =
    Ohlásili ste koniec. Toto je Adin posledný ťah a jej biele kocky pre vás stále platia: 4 a 5 je 9. Žltá kocka už v hre nie je.
    Zakrížikujte červenú 9!
hint-onboard-13 = Každý krížik sa hodí: vezmite červenú 9.
lesson-onboard-14 =
    Je koniec. Dva uzamknuté rady alebo štvrtý chybný hod by hru ukončili okamžite, nech figúrky stoja kdekoľvek.
    Rady sa počítajú ako vždy a pripočítajú sa body poľa, na ktorom stojí figúrka: 18. Máte 105 bodov a Ada 48. Vyhrali ste!

## Prehliadač: pravidlá hier

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
rule-head-draw = Po prvé: doberanie
rule-head-number = Po druhé: číslo pre všetkých
rule-head-play = Po tretie: zahranie kariet
rule-head-complete = Dokončenie radu
rule-head-jokers = So žolíkmi

rule-goal-classic =
    Krížikujete čísla v štyroch radoch. Čím viac krížikov rad má, tým viac bodov každý prinesie. Preskočené čísla sú však navždy preč, a ak čakáte pridlho, rad uzamkne niekto iný.
    Vyhráva najvyšší súčet.
rule-goal-cards =
    Krížikujete čísla v štyroch radoch a namiesto kociek máte karty. Čo nazbierate v ruke, rozhoduje o tom, čo môžete zakrížikovať, niekedy aj niekoľko čísel naraz.
    Vyhráva najvyšší súčet.
rule-goal-onboard =
    On Board je hra s kockami, v ktorej má každý aj figúrku. Krížikuje sa presne ako v hre s kockami. Vo vlastnom ťahu môže vaša figúrka navyše bežať po dráhe a jej pole na konci prinesie body.
    Vyhráva najvyšší súčet.
rule-sheet =
    Karta hráča má štyri rady po jedenástich číslach. Červený a žltý idú od 2 do 12, zelený a modrý od 12 do 2. Na pravom konci každého radu je zámok.
    V každom rade sa krížikuje zľava doprava. Začať smiete kdekoľvek a preskočiť ľubovoľne veľa čísel, aj niekoľko naraz. Ale čo leží vľavo od krížika, sa už nikdy zakrížikovať nedá.
rule-turn =
    Prvého aktívneho hráča určí žreb. Aktívny hráč hodí všetkými kockami, ktoré sú ešte v hre. Nasledujú dve akcie, prísne jedna po druhej: najprv biele kocky, potom biela s farebnou.
    Potom je na ťahu ďalší hráč v smere hodinových ručičiek.
rule-turn-onboard =
    Hráči sa dohodnú na strane plánu a všetky figúrky stoja na štarte. Prvého aktívneho hráča určí žreb. Aktívny hráč hodí všetkými kockami, ktoré sú ešte v hre. Nasledujú tri kroky, prísne jeden po druhom: biele kocky pre všetkých, biela s farebnou pre aktívneho hráča a napokon figúrka aktívneho hráča.
    V jednom ťahu tak možno urobiť až tri krížiky. Potom je na ťahu ďalší hráč v smere hodinových ručičiek.
rule-white =
    Obe biele kocky sa sčítajú. Každý hráč smie toto číslo zakrížikovať v rade ľubovoľnej farby, ale len v jednom. Nikto nemusí.
    Všetci sa rozhodujú súčasne. Nikto nečaká, čo urobia ostatní, a nikto svoje rozhodnutie potom nemení.
rule-mixed =
    Teraz smie aktívny hráč, a nikto iný, sčítať jednu z bielych kociek a jednu z farebných a súčet zakrížikovať v rade tej farby. Je to najviac jeden krížik a je dobrovoľný.
rule-penalty =
    Ak aktívny hráč nezakrížikuje nič ani v jednej z oboch akcií, zapíše si chybný hod: zakrížikuje jedno zo štyroch políčok a stojí ho to päť bodov.
    Stačí jediný krížik v jednej z akcií a chybnému hodu sa vyhnete. Zámerne nič nezakrížikovať je dovolené, chybný hod si však potom musíte zapísať. Ostatní hráči si chybný hod nikdy nezapisujú.
rule-penalty-cards =
    Ak aktívny hráč nezakrížikuje nič, ani číslo pre všetkých, ani kartami, zapíše si chybný hod: zakrížikuje jedno zo štyroch políčok a stojí ho to päť bodov.
    Ostatní hráči si chybný hod nikdy nezapisujú.
rule-penalty-onboard =
    Ak žiadny z troch krokov neprinesie aktívnemu hráčovi krížik, zapíše si chybný hod, teda mínus päť bodov. Figúrka, ktorá vstúpi na číslo zakrížikované už skôr, krížik neprinesie, a tak nepomôže.
    Ostatní hráči si chybný hod nikdy nezapisujú.
rule-lock =
    Posledné číslo radu, 12 v červenom a žltom, 2 v zelenom a modrom, smie zakrížikovať len ten, kto už má v tom rade aspoň päť krížikov. S ním zakrížikuje aj zámok a ten sa počíta ako ďalší krížik.
    Od konca tejto akcie je rad uzamknutý pre všetkých: nikto už v ňom nekrížikuje. Kocka tej farby sa hneď odstráni. Krížiky, ktoré v rade urobili ostatní, zostávajú a počítajú sa.
rule-complete =
    Posledné číslo radu, 12 v červenom a žltom, 2 v zelenom a modrom, smiete zakrížikovať, len ak už v tom rade máte aspoň päť krížikov. S ním zakrížikujete aj zámok a ten sa počíta ako ďalší krížik.
    Rad je potom dokončený len pre vás. Všetci ostatní v ňom môžu krížikovať ďalej a tiež ho dokončiť.
rule-end =
    Hra sa končí okamžite, keď sú uzamknuté dva rady, nech ich uzamkol ktokoľvek, alebo keď si niekto zapíše štvrtý chybný hod.
    Ak sa druhý rad uzamkne bielymi kockami, druhá akcia sa už nekoná.
rule-end-cards =
    Hra sa končí okamžite, keď má jeden hráč dokončené dva rady alebo keď si niekto zapíše štvrtý chybný hod.
    Ak sa to stane pri čísle pre všetkých, platia ešte krížiky všetkých, ktorí sa preň rozhodli, a je koniec: karty sa už nehrajú.
rule-end-onboard =
    Keď figúrka aktívneho hráča vstúpi na jedno z posledných piatich polí, ohlási sa koniec: každý z ostatných má ešte práve jeden ťah, v smere hodinových ručičiek, a hra sa končí. Kto koniec ohlásil, už žiadny ťah nemá, ale v ťahoch ostatných smie ďalej krížikovať súčty bielych kociek.
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
    Prvého aktívneho hráča určí žreb; ďalej sa hrá v smere hodinových ručičiek.
rule-draw =
    Aktívny hráč si berie karty z ponuky, kým ich nemá v ruke päť: v prvom ťahu jednu, neskôr možno dve alebo tri. Všetky vyberá zo štyroch, ktoré tam ležia. Potom sa ponuka doplní z balíčka na štyri.
rule-number =
    Číslo, ktoré teraz leží na vrchu balíčka, je pre všetkých: každý hráč ho smie zakrížikovať v rade ľubovoľnej farby, ale len v jednom. Nikto nemusí a všetci sa rozhodujú súčasne.
    Karta na balíčku zostane; do ponuky príde ako ďalšia.
rule-play =
    Vo svojom ťahu musíte zahrať jednu kartu alebo dve či tri rovnakej farby. Z ukázaných čísel potom smiete v tej farbe zakrížikovať jedno alebo niekoľko, prípadne žiadne.
    Ak ich zakrížikujete niekoľko, smiete medzi prvým a posledným z nich preskočiť najviac jedno. Na číslach medzi skoršími krížikmi a prvým novým nezáleží.
    Všetky zahrané karty idú na odkladací balíček, či sa ich čísla zakrížikovali, alebo nie. Ostatní tu nič nekrížikujú.
rule-jokers =
    Primieša sa jedenásť žolíkov, 2 až 12. Číslo žolíka je dané, farbu zvolíte, až keď ho zahráte.
    Všetky žolíky zahrané s inými kartami majú ich farbu; samotné žolíky majú spoločnú farbu podľa vašej voľby. Dve rôzne farby žolík nespojí. Ak žolík a karta ukazujú to isté číslo, zakrížikuje sa raz.
    Všetko ostatné zostáva rovnaké.
rule-pawn =
    V treťom kroku smie aktívny hráč posunúť figúrku dopredu, nikdy späť, o jedno až päť voľných polí. Obsadené polia sa preskakujú a nepočítajú: na poli smie stáť len jedna figúrka a žiadna sa nevyhadzuje. Štart nie je pole a figúrok na ňom môže stáť koľkokoľvek.
    Vstúpiť smiete len na číslo, ktoré teraz podľa zvyčajných pravidiel môžete zakrížikovať alebo ktoré už zakrížikované máte. Ak sa zakrížikovať dá, musíte. Na poliach po ceste nezáleží.
    Ak figúrka nikam vstúpiť nemôže alebo ňou nechcete hýbať, zostane stáť.
rule-argue-dice =
    Niekoľko hráčov chce uzamknúť ten istý rad tým istým súčtom bielych kociek. Kto smie?
    Všetci, ktorí v ňom majú päť krížikov. Každý z nich zakrížikuje zámok a každému sa počíta. Rad sa uzamkne, až keď sa všetci rozhodnú.
    Niekto uzamyká rad. Smiem sa pridať s menej než piatimi krížikmi?
    Nie. Päť krížikov treba mať na vlastnej karte.
    Rad sa uzamkol bielou a farebnou kockou. Smú sa ostatní pridať?
    Nie. V tejto akcii krížikuje len aktívny hráč.
    Piaty krížik urobím bielymi kockami. Smiem hneď potom zakrížikovať posledné číslo?
    Áno. Akcie idú jedna po druhej a nový krížik už platí.
    Môžu byť uzamknuté viac než dva rady?
    Áno: tretí zároveň s druhým, keď oba uzamkne ten istý súčet bielych kociek.
    Hra sa skončí pri bielych kockách a aktívny hráč nič nezakrížikoval. Zapíše si chybný hod?
    Nie. Druhá akcia sa nekoná, takže nie je ani chybný hod.
    Dvaja hráči majú rovnaký súčet. Kto vyhráva?
    Obaja. Remíza sa nijako nerozhoduje.
    Môže byť súčet menší než nula?
    Áno. Chybné hody sa jednoducho odpočítajú.
rule-argue-cards =
    Doberací balíček sa minie. Čo potom?
    V tej chvíli sa zamieša odkladací balíček a je z neho nový doberací, aj uprostred dopĺňania ponuky. Jeho vrchná karta ukazuje číslo pre všetkých.
    Smiem si vziať menej kariet, než mi chýba?
    Nie. Ruka sa vždy doplní presne na päť.
    Dopĺňa sa ponuka po každej vzatej karte?
    Nie. Vyberáte zo štyroch, ktoré tam ležia; doplní sa až potom.
    Žiadna karta sa mi nehodí. Musím nejakú zahrať?
    Áno, aspoň jednu. Odložíte ju bez krížika.
    Smiem zahrať karty radu, ktorý mám dokončený?
    Áno, aby ste sa ich zbavili. Krížik neprinesú.
    Smiem jedným zahraním kariet urobiť piaty krížik a zakrížikovať aj posledné číslo?
    Áno. Krížikuje sa zľava doprava a každý krížik hneď platí.
    Smiem zakrížikovať tri čísla a medzi každými dvoma jedno preskočiť?
    Nie. Preskočiť sa smie jedno celkovo, nie v každej medzere: z 2, 4 a 6 zakrížikujete 2 a 4 alebo 4 a 6.
    Počíta sa číslo pre všetkých ako prvý krížik môjho zahrania?
    Nie. Záleží len na číslach samotného zahrania.
    Dvaja hráči majú rovnaký súčet. Kto vyhráva?
    Obaja. Remíza sa nijako nerozhoduje.
rule-argue-onboard =
    Musím figúrkou hýbať?
    Nie, nikdy.
    Smiem vstúpiť na číslo a nezakrížikovať ho?
    Len ak už zakrížikované je. Ak sa zakrížikovať dá, musíte.
    To číslo mám zakrížikované až v tomto ťahu. Smiem naň vstúpiť?
    Áno, platí za už zakrížikované.
    Rad je uzamknutý. Smiem vstúpiť na niektoré z jeho čísel?
    Len ak ste to číslo zakrížikovali skôr.
    Môže figúrka uzamknúť rad?
    Áno, s piatimi krížikmi ako vždy. Rad je uzamknutý pre všetkých a kocka ide z hry, ale ostatní sa pridať nemôžu. Ak je to druhý rad, hra sa hneď končí.
    Smiem prejsť za posledné pole?
    Nie. Ďalej než na posledné pole sa nedá.
    V posledných ťahoch vstúpi na jedno z posledných piatich polí ďalšia figúrka. Čo sa stane?
    Nič ďalšie. Nikto nedostane ťah navyše.
    Ťah, ktorým sa ohlásil koniec, nepriniesol krížik. Je to chybný hod?
    Áno, ak ho nepriniesli ani iné kroky. Ak je štvrtý, hra sa hneď končí.

example-crossing = Červený pokračuje od 10, žltý od 9, zelený od 9, modrý od 10. Šrafované čísla boli preskočené a sú preč.
example-white = Hodila Ada a biele kocky dajú 8. Môžete ju zakrížikovať v zelenom alebo v modrom. V červenom je už za vami a žltá 8 je zakrížikovaná.
example-mixed = Ste na ťahu. Biela 6 a červená 4 je červená 10, biela 6 a žltá 3 je žltá 9. V zelenom a modrom vyhovie ktorákoľvek biela kocka. Čokoľvek zvolíte, je to jeden krížik.
example-lock = V červenom máte päť krížikov, takže smiete zakrížikovať 12 a s ňou zámok. V žltom máte len dva: tam musí dvanástka počkať.
example-together = Vy aj Ada ste mali päť červených krížikov a obaja ste vzali 12. Obaja krížikujete zámok. Potom ide červená kocka z hry.
example-score = Sedem krížikov v červenom, aj so zámkom, je 28 bodov, tri v žltom 6, päť v zelenom 15 a sedem v modrom 28. Dva chybné hody stoja 10. To je 67.
example-draw = So štyrmi kartami v ruke si z ponuky vezmete jednu. Vidíte jej číslo, ale farbu spoznáte, až keď bude vaša.
example-play = Zahrali sa tri zelené karty. Môžete zakrížikovať 9 a 7, 7 a 5 alebo len jedno z týchto čísel. Všetky tri nie: preskočili by sa 8 aj 6.
example-jokers = Žolík 10 sa hrá so žltou 9, takže je tiež žltý.
example-complete = Červený máte dokončený a nič viac v ňom nekrížikujete. Ada v červenom pokračuje a môže ho tiež dokončiť.
example-pawn = Vaša figúrka stojí na poli 7, Adina na poli 9, ktoré sa nepočíta. Z piatich voľných polí 8, 10, 11, 12 a 13 môžete vstúpiť na 11 a 13 s krížikom a na 10 preto, že červenú 4 už zakrížikovanú máte. Na 8 a 12 nie: žltá 3 a 4 ležia vľavo od vašej päťky.
example-bonus = Rady prinesú 28, 10, 15 a 15 bodov, chybný hod uberie 5 a pole figúrky pridá 19. To je 82.

## Hra s kockami pre jedného hráča, vyriešená

cli-solve = Vyrieši hru s kockami pre jedného hráča; vypíše očakávané body pre kartu hráča a stratu každej možnosti.
cli-solve-players = počet hráčov; ostatní dodávajú len súčty bielych kociek (predvolené: 1)
cli-solve-show = karta na ohodnotenie: jej krížiky, napríklad "r2 r3 g12 p1", alebo pozícia ako JSON či v súbore
cli-solve-dice = hod: dve biele kocky, červená, žltá, zelená, modrá, napríklad "4 1 3 2 5 6"
cli-solve-wait = počet ťahov ostatných pred vlastným (predvolené: 0)
cli-solve-json = vypísať hodnoty vo formáte JSON
solve-needs-show = --dice a --wait patria k --show.
solve-players =
    { $count ->
        [one] Pozícia má { $count } hráča; vynechajte --players.
       *[other] Pozícia má { $count } hráčov; vynechajte --players.
    }
solve-over = Hra na tejto karte sa skončila.
solve-not-a-sheet = „{ $word }“ sa na kartu nehodí. { $reason }
solve-how-to-write = Napíšte krížiky v každom rade zľava doprava, napríklad r2 r3 g12, a p2 za dva chybné hody.
solve-interrupted = Prerušené. Čo je hotové, je uložené; ďalšie spustenie bude pokračovať odtiaľ.
solve-not-a-position = Toto nie je pozícia: { $reason }.
solve-no-json = Toto nie je JSON.
solve-classic-only = Vyriešená je len hra s kockami.
solve-has-dice = V tejto pozícii už kocky ležia; vynechajte --dice.
solve-has-turn = Pozícia hovorí, kto je na ťahu; vynechajte --wait.
solve-dice = „{ $value }“ nie je hod: uveďte šesť čísel od 1 do 6, biela, biela, červená, žltá, zelená, modrá.
solve-takes = Riešenie potrebuje asi { $memory } MB pamäte a { $disk } MB na disku v priečinku { $folder }.
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
solve-wait = Ťahy ostatných predtým
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
solve-option = Krížik
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
lab-ray = Spúšťam Ray…
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
simulate-compiling = Kompiluje sa pre tento počítač: prvýkrát až pol minúty…
simulate-playing = Hrám
simulate-progress = { $done } / { $games }, { $rate } za sekundu
simulate-nothing = Prerušené skôr, než sa započítala jediná hra.
simulate-interrupted =
    { $games ->
        [one] Prerušené: odohraná { $games } hra z { $planned }.
        [few] Prerušené: odohrané { $games } hry z { $planned }.
       *[other] Prerušené: odohraných { $games } hier z { $planned }.
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
simulate-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-seat = Miesto
simulate-bot = Bot
simulate-mean = Body
simulate-margin = 95 %
simulate-sd = Sm. odch.
simulate-wins = Výhry
simulate-ci = Interval 95 %
simulate-penalties = Chybné hody
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
simulate-wins-title = Výhry s 95-percentnými intervalmi
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

cli-arena = Usporiada turnaj botov a programov, na všetkých miestach a s rovnakými hodmi a kartami, a porovná ich silu.
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
arena-bad-time = V { $bot }@{ $time } nie je platný čas: po @ nasleduje celý počet milisekúnd od 0 do { $most }.
arena-bad-command = { $name } neuvádza program: po exec: nasleduje príkaz s uzavretými úvodzovkami.
arena-no-program = Program { $program } sa nedá nájsť alebo spustiť.
arena-no-luck = V hre { $game } sa šťastie nedá odhadnúť: --luck je pre classic a onboard.
arena-broken = Hry sa museli zastaviť: { $reason }
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
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
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
       *[no_option] voľba možnosti, ktorá neexistuje
    }

## Prečo je ťah dobrý alebo zlý: o rozhodnutí, nikdy o tom, kto ho robí

why-above-penalty =
    Zakrížikovať { $cell } znamená preskočiť { $count ->
        [one] jedno číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    } kvôli jednému krížiku: chybný hod stojí menej.
why-announces = Tým sa ohlási koniec: všetci ostatní majú ešte jeden ťah.
why-announces-behind = Tým sa ohlási koniec, hoci vedú iní.
why-announces-early = Tým sa ohlási koniec, hoci sa dá ešte viac získať.
why-blocks = Zakrížikovať { $cell } znamená prísť o { $other }, ktorá v tom istom rade vychádza s farebnou kockou.
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
why-completes = Tým sa dokončí { $row } ({ $count } krížikov).
why-discard = Z kariet v ruke možno najľahšie oželieť { $cards }.
why-draw = Najužitočnejšie čísla pre túto kartu hráča: { $numbers }.
why-draw-better = Pre túto kartu hráča by bolo užitočnejšie: { $numbers }.
why-ends-alone = Tým sa hra končí.
why-ends-behind = Tým sa hra končí, hoci vedú iní.
why-ends-early = Tým sa hra končí, hoci sa dá ešte viac získať.
why-ends-tie = Tým sa hra končí remízou.
why-ends-win = Tým sa hra skončí, kým trvá náskok.
why-equal = To je rovnako dobré.
why-fifth = Zakrížikovať { $cell } prinesie piaty krížik: posledné číslo radu je potom prístupné.
why-free = Zakrížikovať { $cell } znamená nič nepreskočiť.
why-gives-up = Zakrížikovať { $cell } znamená vzdať sa čísel, ktoré padajú najčastejšie: { $numbers }.
why-hurries = Figúrka míňa polia, ktoré by priniesli viac.
why-keeps = Zároveň možno odložiť aj { $cards }.
why-later = Zakrížikovať { $cell } možno aj neskôr: vychádza aj s farebnou kockou.
why-less = Iné možnosti prinesú neskôr viac.
why-locks = Tým sa uzamkne { $row } ({ $count } krížikov) a nikto iný ho už nevyužije.
why-locks-behind = Uzamknúť { $row } znamená priblížiť koniec, hoci vedú iní.
why-locks-early = Uzamknúť { $row } znamená priblížiť koniec, hoci sa dá ešte viac získať.
why-lucky = Presne to, čo bolo treba.
why-misses =
    { $count ->
        [0] Tu možno zakrížikovať { $cell } a nič nepreskočiť.
        [one] Tu možno zakrížikovať { $cell } a preskočiť len jedno číslo.
        [few] Oplatilo by sa zakrížikovať { $cell }, aj keď sa preskočia { $count } čísla.
       *[other] Oplatilo by sa zakrížikovať { $cell }, aj keď sa preskočí { $count } čísel.
    }
why-misses-bonus =
    Figúrka by mohla získať navyše ešte { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
why-misses-end = Hru by tu bolo možné ukončiť, kým trvá náskok.
why-misses-lock = Zakrížikovať { $cell } by znamenalo dokončiť rad ({ $count } krížikov).
why-misses-set = Naraz sa dajú urobiť { $count } krížiky: { $numbers }.
why-moves = Ísť ďalej tu nič nestojí.
why-nothing = Nie je čo zakrížikovať.
why-patience = Čakanie má tu väčšiu hodnotu než akýkoľvek krížik.
why-penalty =
    { $count ->
        [3] Nezakrížikovať nič stojí päť bodov, a je to tretí chybný hod: ďalší už hru ukončí.
       *[other] Nezakrížikovať nič znamená chybný hod: mínus päť bodov.
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
why-set = { $count } krížiky naraz: { $numbers }.
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
why-stays = Pre figúrku je lepšie počkať.
why-unlucky = Užitočného bolo málo.
why-waits =
    Každý krížik by preskočil aspoň { $count ->
        [one] jedno číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    }: lepšie je počkať.

## Rozbor hry

cli-review = Rozoberie hru: šance na výhru, šťastie a cenu každého rozhodnutia.
cli-review-seat = vypísať rozhodnutia len tohto miesta, počítané od 1
cli-review-all = vypísať všetky stratové rozhodnutia, nielen desať najhorších
cli-review-html = zapísať rozbor ako stránku HTML do tohto súboru
cli-review-ms = koľko milisekúnd rozoberať rozhodnutie, ktoré vyzerá ako stratové (predvolené: 50)
cli-review-json = vypísať rozbor vo formáte JSON
review-whole = --json vypíše celý rozbor, preto s ním nemožno použiť --seat.
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
review-parts-title = Šťastie a schopnosti
review-parts-note = Šťastie: čo kocky alebo karty priniesli hráčovi, ktorý sa vždy rozhoduje najlepšie. Rozhodnutia: čo sa oproti najlepším stratilo.
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
review-instead = Zvolené: { $decision }. Najlepšie: { $best }.
review-lucky-best = Najlepšie: { $best }.
review-move = figúrka na { $cell } (pole { $field })
review-show = nič, odložiť { $cards }
review-costly-title = Stratové rozhodnutia
review-costly-none = Žiadne rozhodnutie nestálo toľko, aby sa o ňom oplatilo hovoriť.
review-more =
    { $count ->
        [one] Ešte jedno
       *[other] Ešte { $count }
    }
review-every = --all vypíše všetky stratové rozhodnutia, --seat N len rozhodnutia jedného hráča.
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

table-busy = Server je teraz zaneprázdnený: skúste to o minútu znova.
table-no_such_day = Na ten deň žiadna pozícia nie je.
cli-practice = Vyriešte pozíciu dňa a pozrite sa, aké dobré je vaše rozhodnutie.
cli-practice-date = deň ako RRRR-MM-DD, jeden z posledných 30 (predvolené: dnešný)
cli-practice-solo = hrať hru s kockami sólo a porovnať každé rozhodnutie s dokonalým hráčom
practice-no-date = „{ $value }“ nie je dátum: napíšte ho ako 2026-05-31.
practice-no-day = Na { $date } žiadna pozícia nie je. K dispozícii sú dni od { $first } do { $last }.
practice-either = --date a --solo nemožno použiť zároveň.
practice-seed-solo = --seed patrí k --solo.
practice-title = Pozícia z { $date }: { $game }
practice-left = Môžete sa k nej kedykoľvek vrátiť.
practice-right = To je najlepšia možnosť.
practice-place = Je to { $place }. najlepšia z { $options } možností.
practice-cost = Oproti najlepšej možnosti klesne šanca na výhru o { $win } a výsledok o { $points } bodu.
practice-cost-richer = Oproti najlepšej možnosti klesne šanca na výhru o { $win }, hoci priemerne prinesie o { $points } bodu viac.
practice-streak =
    { $count ->
        [one] Prvý deň novej série.
        [few] { $count } dni za sebou.
       *[other] { $count } dní za sebou.
    }
practice-all = Napíšte „{ $word }“ a uvidíte všetkých { $count } možností, alebo skončite klávesom Enter.
practice-help-quit = { $word }: odísť
practice-perfect = Dokonalý hráč by rozhodol rovnako.
practice-better = Dokonalý hráč: { $decision }. Vaše rozhodnutie stojí priemerne { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } bodu.
solo-perfect = Dokonalý hráč získa priemerne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu.
solo-same-dice =
    { $points ->
        [one] S rovnakými hodmi by dokonalé rozhodnutia priniesli { $points } bod.
        [few] S rovnakými hodmi by dokonalé rozhodnutia priniesli { $points } body.
       *[other] S rovnakými hodmi by dokonalé rozhodnutia priniesli { $points } bodov.
    }
solo-lost = Všetky vaše rozhodnutia spolu stáli priemerne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu.
web-practice = Cvičenie
web-practice-more = Pozícia na každý deň a sólo proti dokonalému hráčovi.
web-practice-intro = Rovnaká pozícia pre všetkých, každý deň nová. Rozhodnite sa ako v hre a potom uvidíte, akú hodnotu má každá možnosť.
web-practice-solo = Sólo proti dokonalému hráčovi
web-practice-solo-more = Qwixx pre jedného hráča je vyriešený. Každý ťah je váš a na konci uvidíte svoje body vedľa bodov dokonalého hráča.
web-practice-solo-play = Hrať sólo
web-practice-ranking = Akú hodnotu majú možnosti
web-practice-yours = vaša odpoveď
web-practice-share-text = Rowlock, pozícia z { $date } ({ $game }): { $result }
web-practice-share-best = najlepšia možnosť
web-practice-share-place = možnosť { $place } z { $options }, strata šance na výhru: { $lost }
web-practice-past = Predchádzajúce dni
web-practice-today = Dnes
web-practice-done =
    { $result ->
        [best] nájdená najlepšia
        [other] odohrané
       *[open] ešte nehrané
    }

## Prehliadač: rozbor hry

web-review = Rozbor
web-review-working = Prezerá sa každé rozhodnutie: { $percent }
web-review-none = Najprv otvorte hru a potom zvoľte jej rozbor.
web-review-curve = Šanca na výhru, ťah po ťahu
web-review-curve-solo = Očakávané body, ťah po ťahu
web-review-parts = Šťastie a rozhodnutia
web-review-parts-about =
    { $kind ->
        [solo] Čo priniesli kocky a čo stáli rozhodnutia: spolu je to cesta od začiatku do konca.
       *[other] Čo priniesli kocky alebo karty, čo stáli rozhodnutia a čo urobili ostatní: spolu je to cesta od začiatku do konca.
    }
web-review-luck = Šťastie
web-review-lost = Rozhodnutia
web-review-others = Ostatní
web-review-moments = Čo hru rozhodlo
web-review-decision = Rozhodnutie
web-review-costly = Stratové rozhodnutia
web-review-costly-none = Žiadne rozhodnutie nestálo toľko, aby sa o ňom oplatilo hovoriť.
web-review-unfinished = Táto hra nebola dohraná: rozbor siaha tak ďaleko, kam sa hralo.
web-review-previous = Predchádzajúce stratové rozhodnutie
web-review-next = Ďalšie stratové rozhodnutie
web-review-better = Lepšie: { $decision }
web-review-chosen = zvolené
web-review-best = najlepšie
web-review-all =
    { $count ->
        [one] Ukázať ešte jedno
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
