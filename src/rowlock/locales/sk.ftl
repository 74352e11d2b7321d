# Slovenčina. Názvy správ hovoria, kde sa používajú; farby sa volajú ako v pravidlách.

## Hry

game-classic = Qwixx
game-cards = Qwixx kartová hra
game-onboard = Qwixx On Board
about-classic = hra s kockami pre 2 až 5 hráčov
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
option-pass = nič
option-pass-penalty = nič (zapíšete si chybný hod)
option-stay = figúrka zostáva
option-stay-penalty = figúrka zostáva (zapíšete si chybný hod)
option-move = pole { $field }, zakrížikujete { $cell }
option-move-free = pole { $field }, { $cell } už máte zakrížikovanú
option-play = { $crossed } pomocou { $cards }
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
reason-not-text = nie je to text UTF-8
reason-other = systém to odmieta
not-saved = Hru sa nepodarilo uložiť do súboru { $file }: { $reason }.

## Čo píše hráč

command-help = pomoc, nápoveda, p
command-options = možnosti, m
command-table = stôl, kocky, t
command-sheets = stav, karty, s, k
command-undo = späť, vrátiť, v
command-save = uložiť, u
command-quit = koniec, q
help-help = { $word }: tento zoznam
help-options = { $word }: všetko, čo teraz môžete urobiť
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
ask-seats = Kto hrá? Napíšte mená oddelené čiarkami; pre bota napíšte jedno z: { $bots }. Samotný Enter znamená: { $usual }
you = Hráč
bot-random = Náhodný
bot-greedy = Chamtivý

## Príkazový riadok

cli-rowlock = Hrajte Qwixx, Qwixx kartovú hru a Qwixx On Board.
cli-play = Hrajte tu, riadok po riadku, s priateľmi pri tej istej klávesnici a s botmi.
cli-referee = Odpovedá na otázky o pravidlách: na každý riadok vstupu s objektom JSON jeden taký riadok výstupu.
cli-perft = Počíta možné priebehy prvých ťahov, aby sa dali porovnať implementácie pravidiel.
cli-game = classic, cards alebo onboard
cli-players = počet hráčov
cli-turns = počet ťahov, 1 až 5
cli-seed = rovnaké semienko dá rovnaké hody a karty
cli-perft-seed = semienko na miešanie kariet
cli-seats = kto hrá, napríklad "Ema,Peter,bot:greedy"
cli-start = miesto, ktoré začína, počítané od 1; bez tejto voľby rozhodne žreb
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
cli-usage = Tomuto príkazu nerozumiem; „rowlock --help“ ukáže, čo sa dá napísať.
cli-no-option = Voľba { $option } neexistuje; „--help“ ukáže, aké sú.
cli-option-value = Voľba { $option } potrebuje hodnotu.
cli-missing = Chýba parameter { $parameter }; „--help“ ukáže, čo treba.
cli-bad-value = Parameter { $parameter } má nevhodnú hodnotu; „--help“ ukáže, aká môže byť.
cli-no-language = Jazyk { $value } nie je k dispozícii; na výber: { $languages }.
cli-no-file = Súbor { $file } nemožno prečítať: { $reason }.
cli-track = { $file }: { $reason }
cli-not-json = Súbor { $file } nie je platný JSON: riadok { $line }, stĺpec { $column }.
cli-not-a-game = Súbor { $file } neobsahuje uloženú hru: { $reason }
cli-exists = Súbor { $file } už existuje; zvoľte iný.
cli-resume-alone = --resume pokračuje v uloženej hre takej, aká je: bez inej hry, hráčov a volieb.
cli-no-bot = Bot { $name } neexistuje; na výber: { $bots }.
cli-bad-name = „{ $name }“ nemôže byť meno: treba 1 až { $most } tlačiteľných znakov.
cli-own-dice-cards = Kartová hra sa hrá bez kociek, pri stole teda nie je čím hádzať.
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
error-bad_start = Miesto { $seat } nemôže začať: pri stole žiadne také nie je.
error-bad_names = Počet hráčov tejto hry je { $count }: každý potrebuje meno.
error-bad_text = Meno, semienko a dátum majú 1 až { $most } tlačiteľných znakov.
error-bad_deck = Balíček musí tvoriť { $count } kariet tejto hry.
error-unknown_game = Hra { $game } neexistuje; na výber: classic, cards a onboard.
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
cli-verify-file = zápis hry; - ho číta zo štandardného vstupu
cli-verify-json = vypísať správu vo formáte JSON
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
        [wrong_commitment] záväzok
        [wrong_start] kto začína
        [wrong_deck] karty na začiatku hry
        [wrong_shuffle] zamiešaný odkladací balíček
       *[wrong_dice] kocky
    }: zapísané je { $found }, zo semienka vychádza { $expected }.
verify-unfair =
    { $count ->
        [one] NIE JE poctivé: { $count } vec nevyplýva zo semienka.
        [few] NIE JE poctivé: { $count } veci nevyplývajú zo semienka.
       *[other] NIE JE poctivé: { $count } vecí nevyplýva zo semienka.
    }
verify-no-seed = Súbor { $file } neobsahuje semienko, takže nie je čo overovať.

## Živé stoly: čo odmieta stôl alebo jeho server

problem-title = To sa nedá urobiť.
table-no_such_table = Stôl { $table } neexistuje.
table-not_the_host = To môže urobiť len hostiteľ stola.
table-not_seated = Pri tomto stole nemáte miesto.
table-already_seated = Pri tomto stole už miesto máte.
table-seat_taken = Miesto { $seat } je obsadené.
table-table_full = Pri tomto stole sú všetky miesta obsadené.
table-seats_open = Niektoré miesta sú ešte voľné.
table-nobody_plays = Aspoň na jednom mieste musí hrať človek.
table-already_started = Hra sa už začala.
table-not_started = Hra sa ešte nezačala.
table-game_finished = Hra sa už skončila.
table-not_finished = Hra sa ešte hrá.
table-table_closed = Stôl bol zrušený.
table-not_your_roll = Teraz hádže niekto iný.
table-out_of_date = Hra medzitým pokročila.
table-undo_not_allowed = Pri tomto stole sú rozhodnutia konečné.
table-too_late_to_undo = Nemáte čo vziať späť: ostatní už na to nadviazali, alebo medzitým rozhodla náhoda.
table-already_resigned = Túto hru ste už vzdali.
table-not_away = Nikto za vás nehrá.
table-no_spectators = Tento stôl vidia len jeho hráči.
table-unknown_bot = Bot { $bot } neexistuje.
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
table-unavailable = Stoly teraz nie sú dostupné. Skúste to znova.
table-no_such_page = Na tejto adrese nič nie je.
table-wrong_method = Táto adresa túto metódu nepodporuje.
table-too_large = To je príliš veľké.
table-wrong_media_type = Pošlite to ako JSON.
table-no_identity = Najprv povedzte, kto ste: vstúpte ako hosť alebo pošlite token.
table-bad_token = Tento token je neplatný alebo sa jeho platnosť už skončila.
table-bad_code = Tento obnovovací kód je neplatný alebo už bol použitý.
table-foreign_origin = Stránky z iného webu to robiť nemôžu.
table-forbidden = K tomu nemáte prístup.
table-too_fast = Priveľa naraz. Chvíľu počkajte.
table-too_many_sockets =
    { $most ->
        [one] Máte otvorené { $most } spojenie; najprv ho zatvorte.
        [few] Máte otvorené { $most } spojenia; najprv jedno zatvorte.
       *[other] Máte otvorených { $most } spojení; najprv jedno zatvorte.
    }
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

cli-serve = Ponúka stoly na hru po sieti: v klube aj po celom svete.
cli-host = adresa, na ktorej server počúva; 0.0.0.0 je pre všetkých v sieti (bez tejto voľby 127.0.0.1)
cli-port = port, na ktorom server počúva (bez tejto voľby 8000)
cli-data = priečinok pre stoly a tajný kľúč
cli-database = databáza: postgresql://… alebo cesta k súboru SQLite (bez tejto voľby v priečinku údajov)
cli-redis = Redis, cez ktorý sa servery dorozumievajú: redis://…
cli-workers = počet procesov servera; viac ako jeden potrebuje Redis
serve-ready = Rowlock beží na adrese { $address }
serve-network = Vo vašej sieti: { $address }
serve-scan = Adresa ako kód pre telefón:
serve-stop = Ctrl+C server zastaví. Každé potvrdené rozhodnutie je uložené.
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

## Stránky servera

page-about = Qwixx, Qwixx kartová hra a Qwixx On Board: s priateľmi aj s botmi.
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
page-how = Prisadnite si
page-terminal = S nainštalovaným programom Rowlock v termináli:
page-programs = Pre programy:
page-trademark = Qwixx je ochranná známka svojho vydavateľa, s ktorým Rowlock nie je spojený.

## rowlock join

cli-join = Hrajte pri stole na serveri, v tomto termináli.
cli-address = adresa servera alebo stola, napríklad http://localhost:8000/
cli-name = meno, pod ktorým hráte
cli-watch = iba sa pozerať, bez miesta pri stole
join-ask-name = Ako sa voláte?
join-not-remembered = Na tomto počítači sa nepodarilo uložiť, kto ste ({ $reason }): odtiaľto sa na svoje miesto už nevrátite.
join-ask-table = Ktorý stôl? Napíšte jeho číslo; samotný Enter založí nový stôl.
join-ask-watch = Na ktorý stôl sa chcete pozerať? Napíšte jeho číslo.
join-table =
    { $game }: { $names } (obsadené miesta: { $taken } z { $seats }){ $turn ->
        [yours] , ste na rade
        [seated] , máte tu miesto
       *[no] {""}
    }
join-new = Zakladáme nový stôl.
join-ask-seats = Koľko hráčov, vrátane botov? Napíšte { $least } až { $most }; Enter znamená { $least }.
join-ask-bots =
    { $most ->
        [one] Má na druhom mieste hrať bot? Napíšte jeho názov ({ $bots }); samotný Enter znamená čakať na niekoho z priateľov.
       *[other] Na koľkých zo zvyšných { $most } miest majú hrať boti? Napíšte počet alebo ich názvy ({ $bots }); Enter znamená na žiadnom.
    }
join-ask-listed = Majú stôl v zozname vidieť všetci? Napíšte a ako áno; samotný Enter znamená, že k nemu vedie iba odkaz.
join-nothing-to-watch = Teraz tu nie je žiadny otvorený stôl, na ktorý by sa dalo pozerať.
join-bad-address = „{ $address }“ nie je adresa ako http://localhost:8000/ alebo http://localhost:8000/t/STÔL.
join-unreachable = Na adrese { $address } neodpovedá žiadny server Rowlock.

## Pri živom stole

live-roll = hodiť, hod
live-start = štart, začať
live-bot = bot
live-resign = vzdať
live-rematch = odveta
live-help-roll = { $word }: hod kockami (stačí aj Enter)
live-help-start = { $word }: začiatok hry, ak ste hostiteľ
live-help-bot = { $word }: bot na voľné miesto, ak ste hostiteľ
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
live-undone = { $player } berie svoje rozhodnutie späť.
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
live-fair = Poctivé: každý hod a každé zamiešanie vyplýva zo semienka sľúbeného na začiatku. Overil to tento počítač.
live-other-commitment = Nepoctivé: semienko nie je to, ktoré bolo sľúbené na začiatku.
live-unfair = Nepoctivé: nie všetko vyplýva zo semienka.
live-unchecked = Zápis hry sa nepodarilo stiahnuť, kocky teda nie sú overené.
live-record = Zápis hry:
live-after = Napíšte „{ $rematch }“ a budete hrať znova, „{ $save }“ uloží zápis, „{ $quit }“ znamená odísť.
live-after-watching = „{ $save }“ uloží zápis, „{ $quit }“ znamená odísť.
live-kept-there = Hru uchováva server; zápis možno uložiť, keď sa skončí.
