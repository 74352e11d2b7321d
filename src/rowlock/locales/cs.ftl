# Čeština. Názvy zpráv říkají, kde se používají; barvy se jmenují jako v pravidlech.

## Hry

game-classic = Qwixx
game-cards = Qwixx karetní hra
game-onboard = Qwixx On Board
about-classic = hra s kostkami pro 2 až 5 hráčů
about-cards = karty místo kostek, pro 2 až 5 hráčů
about-onboard = hra s kostkami a figurkou na dráze, pro 2 až 4 hráče

## Barvy, řady, kostky, čísla

color-red = Červená
color-yellow = Žlutá
color-green = Zelená
color-blue = Modrá
# Řada, vždy ve 4. pádě: „uzamyká červenou řadu“.
row-red = červenou řadu
row-yellow = žlutou řadu
row-green = zelenou řadu
row-blue = modrou řadu
die-red = červená
die-yellow = žlutá
die-green = zelená
die-blue = modrá
# Číslo v řadě nebo karta, vždy ve 4. pádě: „křížkuje červenou 5“, „v ruce máte: červenou 5“.
cell-red = červenou { $number }
cell-yellow = žlutou { $number }
cell-green = zelenou { $number }
cell-blue = modrou { $number }
card-joker = žolíka { $number }

## Karta hráče

sheet-of = Karta hráče: { $player }
sheet-penalties = Chybné hody { $boxes } { $points }
sheet-bonus = Body navíc { $points }
sheet-total = Celkem { $points }
spoken-none = nic
spoken-row =
    { $row }, zakřížkováno: { $crossed }; { $state ->
        [locked] včetně zámku
        [closed] uzamkl ji někdo jiný
       *[open] pokračuje od { $next }
    }. { $crosses ->
        [one] { $crosses } křížek
        [few] { $crosses } křížky
       *[other] { $crosses } křížků
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
spoken-total = Chybné hody: { $penalties }. Body navíc: { $bonus }. Celkem: { $points }.
spoken-pawn =
    { $field ->
        [0] { $player }: na startu, body navíc: { $bonus }.
       *[other] { $player }: pole { $field } z { $fields }, body navíc: { $bonus }.
    }

## Deska a karty

track-start = Start: { $pawns } ({ $legend })
track-field = Pole
track-number = Číslo
track-bonus = Body
track-pawns = Figurky
hand = V ruce máte:
display = Nabídka: { $cards }. Nahoře na dobíracím balíčku: { $top }. Karet v balíčku: { $pile }.

## Tah

started = { $game }: { $players }.
started-help = Kdykoli můžete napsat „{ $help }“ a uvidíte, co lze psát.
turn = Tah { $turn }: aktivní hráč je { $player }. ({ $standing })
rolled = Kostky: bílé { $one } a { $other }, dohromady { $sum }; { $colored }.
rolled-die = { $die } { $face }
own-dice = { $player }: hoďte a napište výsledky { $count } kostek: dvě bílé, potom { $dice }.
ask-action1 =
    { $active ->
        [yes] { $player }: bílé kostky dávají { $number }. Jste na tahu. Co zakřížkujete?
       *[no] { $player }: bílé kostky dávají { $number }. Co zakřížkujete?
    }
ask-action2 = { $player }: bílá kostka plus barevná. Co zakřížkujete?
ask-step3 = { $player }: posunete figurku?
ask-draw =
    { $count ->
        [one] { $player }: vezměte jednu kartu z nabídky. Napište její místo, například 2.
        [few] { $player }: vezměte { $count } karty z nabídky. Napište jejich místa, například { $example }.
       *[other] { $player }: vezměte { $count } karet z nabídky. Napište jejich místa, například { $example }.
    }
ask-number =
    { $active ->
        [yes] { $player }: { $number } pro všechny. Jste na tahu. Co zakřížkujete?
       *[no] { $player }: { $number } pro všechny. Co zakřížkujete?
    }
ask-play = { $player }: zahrajte jednu až tři karty jedné barvy. Co zakřížkujete?
ahead = Před vaší figurkou: { $fields }.
field = pole { $field } { $cell } (+{ $bonus })
holds = { $player } má v ruce { $numbers }.
discard = Nahoře na odkládacím balíčku: { $top }.
hand-over = { $player }: pojďte ke klávesnici a stiskněte Enter.
more-options =
    { $count ->
        [one] … a ještě jedna možnost: napište „{ $options }“ a uvidíte ji.
        [few] … a ještě { $count } možnosti: napište „{ $options }“ a uvidíte je.
       *[other] … a ještě { $count } možností: napište „{ $options }“ a uvidíte je.
    }
option-pass = nic
option-pass-penalty = nic (zapíšete si chybný hod)
option-stay = figurka zůstává
option-stay-penalty = figurka zůstává (zapíšete si chybný hod)
option-move = pole { $field }, zakřížkujete { $cell }
option-move-free = pole { $field }, { $cell } už máte zakřížkovanou
option-play = { $crossed } pomocí { $cards }
option-show = nic, odložíte { $cards }
option-show-penalty = nic, odložíte { $cards } (zapíšete si chybný hod)
span =
    { $spoken ->
        [yes] { $first } až { $last }
       *[no] { $first }-{ $last }
    }
note-skips = přeskočíte { $numbers }
note-locks = uzamknete řadu
note-completes = dokončíte řadu
note-bonus = body navíc: { $points }
note-penalty = bez křížku, takže chybný hod
note-announces = ohlásíte konec

## Co se stalo

told-pass = { $player } nic nekřížkuje.
told-stays = { $player } figurku neposouvá.
told-cross = { $player } křížkuje { $crossed }.
told-move = { $player } posouvá figurku na pole { $field }, { $cell } už má zakřížkovanou.
told-move-cross = { $player } posouvá figurku na pole { $field } a křížkuje { $cell }.
told-draw = { $player } si bere z nabídky { $numbers }.
told-show = { $player } odkládá { $cards } a nic nekřížkuje.
told-play = { $player } hraje { $cards } a křížkuje { $crossed }.
told-reshuffle = Odkládací balíček se zamíchá a stane se novým dobíracím balíčkem.
told-locked = { $player } uzamyká { $row }!
told-completed = { $player } dokončuje { $row }!
told-penalty =
    { $player } si zapisuje { $count ->
        [1] první
        [2] druhý
        [3] třetí
       *[other] čtvrtý
    } chybný hod.
told-announced = { $player } ohlašuje konec: všichni ostatní mají ještě jeden tah.
taken-back = Vráceno.
over =
    { $reason ->
        [four_penalties] Konec hry: čtvrtý chybný hod.
        [two_rows_completed] Konec hry: někdo dokončil dvě řady.
        [track_end] Konec hry: poslední tahy jsou odehrány.
       *[two_rows_locked] Konec hry: dvě řady jsou uzamčeny.
    }
result =
    { $points ->
        [one] { $player }: { $sum } = { $points } bod
        [few] { $player }: { $sum } = { $points } body
       *[other] { $player }: { $sum } = { $points } bodů
    }
winners =
    { $count ->
        [one] Vítězí { $players }!
       *[other] Remíza! Společně vítězí: { $players }.
    }

## Ukládání

kept = Hra je uložena v souboru { $file }.
left = Hra je uložena v souboru { $file }. Pokračovat můžete příkazem: { $command }
left-before = Žádná hra nezačala.
reason-missing = takový soubor neexistuje
reason-forbidden = chybí oprávnění
reason-full = disk je plný
reason-folder = je to složka
reason-no-folder = část cesty není složka
reason-not-text = není to text UTF-8
reason-other = systém to odmítá
not-saved = Hru se nepodařilo uložit do souboru { $file }: { $reason }.

## Co píše hráč

command-help = pomoc, nápověda, p
command-options = možnosti, m
command-table = stůl, kostky, t
command-sheets = stav, karty, s, k
command-undo = zpět, vrátit, z
command-save = uložit, u
command-quit = konec, q
help-help = { $word }: tento seznam
help-options = { $word }: vše, co teď můžete udělat
help-table = { $word }: co leží na stole: kostky, karty, deska
help-sheets = { $word }: křížky a body všech hráčů
help-undo = { $word }: vrácení vašeho posledního rozhodnutí
help-save = { $word }: uložení hry (ukládá se i po každém rozhodnutí)
help-quit = { $word }: uložení hry a odchod
help-decisions = Vyberete tak, že napíšete číslo, které stojí před možností.
help-classic = Můžete také napsat, co zakřížkujete, například r5 či červená 5 (r je červená, y žlutá, g zelená, b modrá), nebo - (nic).
help-cards = Můžete také napsat, co zakřížkujete, například r5 (r je červená, y žlutá, g zelená, b modrá, j žolík), nebo - (nic). Zahrajete tak, že napíšete karty, potom > a křížkovaná čísla, například g11 g9 > 11 9. Nic po > znamená odložit karty bez křížku.
help-onboard = Můžete také napsat, co zakřížkujete, například r5 (r je červená, y žlutá, g zelená, b modrá), nebo - (nic). Figurku posunete tak, že napíšete @ a pole, například @7.
help-dice = Výsledky kostek se píšou po řadě: dvě bílé, potom červená, žlutá, zelená a modrá, pokud jsou ještě ve hře.
help-points = Body za 1 až 12 křížků v řadě: { $points }.
rules-classic = Stručně: čísla se křížkují zleva doprava. Poslední číslo řady potřebuje předem pět křížků a uzamkne řadu pro všechny. Aktivní hráč, který nic nezakřížkuje, má chybný hod, tedy minus pět bodů. Dvě uzamčené řady nebo čtvrtý chybný hod ukončí hru.
rules-cards = Stručně: čísla se křížkují zleva doprava. Poslední číslo řady potřebuje předem pět křížků a dokončí řadu jen pro vás. Aktivní hráč, který nic nezakřížkuje, má chybný hod, tedy minus pět bodů. Dvě dokončené řady jednoho hráče nebo čtvrtý chybný hod ukončí hru.
rules-onboard = Stručně: jako ve hře s kostkami, a ve svém tahu můžete posunout figurku o jedno až pět volných polí, pokud je číslo pole zakřížkované nebo ho teď můžete zakřížkovat. Figurka na jednom z posledních pěti polí, označených hvězdičkou, ohlásí konec: všichni ostatní mají ještě jeden tah.
typed-pass = nic
typed-no-option = Možnost { $number } neexistuje; napište { $least } až { $most }.
typed-cross = Napište číslo možnosti, řadu s číslem (například r5), nebo - (nic).
typed-move = Napište číslo možnosti, @ s polem (například @7), nebo - (figurka zůstává).
typed-draw = Napište místa karet v nabídce, 1 až 4, například 1 3.
typed-play = Napište číslo možnosti, nebo karty, > a křížkovaná čísla, například g11 g9 > 11 9.
typed-joker-color = Uveďte i barvu žolíka, například j5 > g5.
typed-dice =
    { $count ->
        [6] Napište výsledky { $count } kostek, každý od 1 do 6, například 4 1 2 3 5 6.
       *[other] Napište výsledky { $count } kostek, každý od 1 do 6, například 4 1 2 3 5.
    }

## Začátek

welcome = Rowlock je program na hraní Qwixxu. Není spojen s vydavatelem, jemuž patří ochranná známka Qwixx.
ask-game = Co budeme hrát? Napište číslo hry; samotný Enter vybere první.
ask-game-left = Je tu nedohraná hra, { $name }: napište 0 a budete pokračovat.
ask-game-again = Napište číslo od 1 do { $count }.
ask-jokers = Se žolíky? Napište a jako ano, nebo stiskněte Enter, pokud ne.
ask-track = Která strana desky? Napište a nebo b; Enter znamená a.
typed-yes = ano, a
ask-seats = Kdo hraje? Napište jména oddělená čárkami; pro bota napište jedno z: { $bots }. Samotný Enter znamená: { $usual }
you = Hráč
bot-random = Náhodný
bot-greedy = Hamižný

## Příkazový řádek

cli-rowlock = Hrajte Qwixx, Qwixx karetní hru a Qwixx On Board.
cli-play = Hrajte zde, řádek po řádku, s přáteli u téže klávesnice a s boty.
cli-referee = Odpovídá na otázky o pravidlech: na každý řádek vstupu s objektem JSON jeden takový řádek výstupu.
cli-perft = Počítá možné průběhy prvních tahů, aby šlo porovnat implementace pravidel.
cli-game = classic, cards nebo onboard
cli-players = počet hráčů
cli-turns = počet tahů, 1 až 5
cli-seed = stejné semínko dá stejné hody a karty
cli-perft-seed = semínko pro míchání karet
cli-seats = kdo hraje, například "Ema,Petr,bot:greedy"
cli-start = místo, které začíná, počítáno od 1; bez této volby rozhodne los
cli-jokers = karetní hra s žolíky
cli-track-option = dráha hry On Board: a, b nebo soubor
cli-dice = own: házíte u stolu a píšete výsledky
cli-spoken = karty hráčů slovy, pro čtečku obrazovky
cli-resume = pokračovat v uložené hře
cli-save = soubor, do kterého se hra ukládá
cli-lang = jazyk: en, pl, cs nebo sk
cli-version = ukázat verzi
cli-help = ukázat tuto nápovědu
cli-usage-line = Použití:
cli-commands = Příkazy
cli-arguments = Argumenty
cli-options = Volby
cli-usage = Tomuto příkazu nerozumím; „rowlock --help“ ukáže, co lze napsat.
cli-no-option = Volba { $option } neexistuje; „--help“ ukáže, jaké jsou.
cli-option-value = Volba { $option } potřebuje hodnotu.
cli-missing = Chybí parametr { $parameter }; „--help“ ukáže, co je potřeba.
cli-bad-value = Parametr { $parameter } má nevhodnou hodnotu; „--help“ ukáže, jaká může být.
cli-no-language = Jazyk { $value } není k dispozici; na výběr: { $languages }.
cli-no-file = Soubor { $file } nelze přečíst: { $reason }.
cli-track = { $file }: { $reason }
cli-not-json = Soubor { $file } není platný JSON: řádek { $line }, sloupec { $column }.
cli-not-a-game = Soubor { $file } neobsahuje uloženou hru: { $reason }
cli-exists = Soubor { $file } už existuje; zvolte jiný.
cli-resume-alone = --resume pokračuje v uložené hře tak, jak je: bez jiné hry, hráčů a voleb.
cli-no-bot = Bot { $name } neexistuje; na výběr: { $bots }.
cli-bad-name = „{ $name }“ nemůže být jméno: je potřeba 1 až { $most } tisknutelných znaků.
cli-own-dice-cards = Karetní hra se hraje bez kostek, u stolu tedy není čím házet.
perft-counting = Počítám

## Co pravidla nedovolí, podle kódu

error-game_over = Hra už skončila.
error-not_to_act = Hráč na místě { $seat } teď nerozhoduje.
error-decision_missing = Hráč na místě { $seat } se ještě nerozhodl.
error-already_decided = Hráč na místě { $seat } se už rozhodl.
error-not_a_decision = „{ $text }“ není rozhodnutí.
error-wrong_decision = Takové rozhodnutí do této části tahu nepatří.
error-no_such_seat = Místo { $seat } neexistuje.
error-no_such_step = Počet kroků této hry je { $count }.
error-turn_begun = Počítání začíná na začátku tahu.
error-nothing_to_undo = Není co vrátit.
error-not_the_white_sum = Bílé kostky dávají { $sum }, ne { $number }.
error-not_the_number = Číslo pro všechny je { $sum }, ne { $number }.
error-not_a_sum = Bílá a { $die } kostka nedávají dohromady { $number }.
error-row_closed = Tady už křížkovat nelze: někdo uzamkl { $row }.
error-already_crossed = Nelze znovu zakřížkovat { $cell }.
error-left_of_a_cross = Nelze zakřížkovat { $cell }: leží vlevo od zakřížkovaného čísla.
error-needs_five = Poslední číslo řady lze zakřížkovat, až když je v ní aspoň pět křížků; zatím jich je { $crosses }.
error-no_such_field = Dráha nemá pole { $field }.
error-not_ahead = Pole { $field } neleží před figurkou.
error-field_occupied = Na poli { $field } stojí jiná figurka.
error-field_too_far = K poli { $field } je to víc než pět volných polí.
error-cannot_land = Figurka nemůže stát na poli { $field }: je třeba mít zakřížkovanou { $cell }, nebo mít možnost ji teď zakřížkovat.
error-too_many_steps =
    { $most ->
        [one] Figurka může projít nejvýše { $most } pole, ne { $steps }.
        [few] Figurka může projít nejvýše { $most } pole, ne { $steps }.
       *[other] Figurka může projít nejvýše { $most } polí, ne { $steps }.
    }
error-move_contradicts_itself = Kroky, pole a křížek v tomto tahu k sobě nepatří.
error-draw_count =
    { $count ->
        [one] Je třeba vzít přesně jednu kartu.
        [few] Je třeba vzít přesně { $count } karty.
       *[other] Je třeba vzít přesně { $count } karet.
    }
error-no_such_place = V nabídce není na místě { $place } žádná karta.
error-place_twice = Jedno místo v nabídce je uvedeno dvakrát.
error-card_not_on_display = Karta { $card } není v nabídce.
error-card_not_in_hand = Kartu { $card } nemáte v ruce.
error-card_twice = Karta { $card } je uvedena dvakrát.
error-no_card = Je třeba zahrát kartu.
error-too_many_cards = Najednou lze zahrát nejvýše tři karty.
error-mixed_colors = Karty zahrané najednou musí mít jednu barvu.
error-number_not_shown = Číslo { $number } na ukázaných kartách není.
error-number_twice = Číslo { $number } je uvedeno dvakrát.
error-skips_too_many = Mezi prvním a posledním číslem lze přeskočit nejvýše jedno.
error-dice_wanted = Nejdřív je třeba hodit kostkami.
error-chance_not_wanted = Teď není čím házet ani co míchat.
error-die_missing = K hodu patří i { $die } kostka.
error-bad_die = Na kostce padá 1 až 6.
error-reshuffle_wanted = Dobírací balíček dochází: je třeba zamíchat odkládací balíček.
error-bad_reshuffle = Zamíchané karty nejsou ty z odkládacího balíčku.
error-bad_players =
    { $most ->
        [few] { $game } je pro { $least } až { $most } hráče.
       *[other] { $game } je pro { $least } až { $most } hráčů.
    }
error-bad_start = Místo { $seat } nemůže začít: u stolu žádné takové není.
error-bad_names = Počet hráčů této hry je { $count }: každý potřebuje jméno.
error-bad_text = Jméno, semínko a datum mají 1 až { $most } tisknutelných znaků.
error-bad_deck = Balíček musí tvořit { $count } karet této hry.
error-unknown_game = Hra { $game } neexistuje; na výběr: classic, cards a onboard.
error-unknown_option = { $game }: volba { $option } neexistuje.
error-unknown_track = Dráha { $track } neexistuje.
error-not_a_track = Dráha je seznam polí.
error-track_length = Dráha má { $least } až { $most } polí, tato má { $count }.
error-track_field = Pole { $field } dráhy musí být [color, number, bonus].
error-track_color = Pole { $field } dráhy: barva musí být red, yellow, green nebo blue.
error-track_number = Pole { $field } dráhy: číslo musí být od 2 do 12.
error-track_bonus = Pole { $field } dráhy: bodů navíc musí být od 0 do 20.

## Co je špatně v uložené hře, podle kódu

record-at = řádek { $line }, sloupec { $column }: { $reason }
record-too_long = Text je na jednu hru příliš dlouhý.
record-bad_tag = Značka se píše [Název "hodnota"].
record-tag_unknown = Značka { $tag } sem nepatří.
record-tag_twice = Značka { $tag } je uvedena dvakrát.
record-tag_missing = Chybí značka { $tag }.
record-tag_value = Značka { $tag } nemůže mít hodnotu „{ $value }“.
record-turn_number = Na dalším řádku musí být tah { $turn }.
record-token_missing = Řádek končí příliš brzy; má následovat: { $wanted }.
record-token_wrong = Místo „{ $token }“ tu má být: { $wanted }.
record-line_too_long = „{ $token }“ už do tohoto tahu nepatří.
record-after_the_end = Hra končí před tímto řádkem.
record-after_undecided = Po rozhodnutí, které ještě nepadlo, nemůže nic následovat.
record-no_lock_here = „{ $token }“ neuzamyká řadu.
record-no_cross_here = „{ $token }“ toto číslo nekřížkuje.
record-no_penalty_here = V tomto tahu není chybný hod.
record-wrong_number = Číslo pro všechny je { $number }.
record-wrong_result = Správné body jsou { $result }.
record-wrong_end = Takto hra nekončí.
wanted-turn = začátek tahu (například 1A.)
wanted-bar = čára |
wanted-white = dvě bílé kostky, například 4+1
wanted-die = kostka, například R2
wanted-decision = rozhodnutí
wanted-cross = křížek, například r5, nebo -
wanted-same_color = křížek téže barvy
wanted-move = tah figurkou, například @5 nebo @5+g10, nebo -
wanted-card = karta, například R7
wanted-display = karta z nabídky
wanted-marks = křížek, například g11, nebo g-
wanted-number = číslo pro všechny, například 7:

## rowlock verify

cli-verify = Ověří, zda hody a karty ve hře vyplývají z jejího semínka.
cli-verify-file = zápis hry; - ho čte ze standardního vstupu
cli-verify-json = vypsat zprávu ve formátu JSON
verify-checked =
    Ověřeno: { $rolls ->
        [one] { $rolls } hod
        [few] { $rolls } hody
       *[other] { $rolls } hodů
    }, { $shuffles } zamíchání.
verify-fair = Všechno vyplývá ze semínka.
verify-committed = Závazek odpovídá semínku. Porovnejte ho s tím, který byl oznámen před hrou.
verify-uncommitted = Závazek chybí: semínko si někdo mohl vybrat, a kdo začíná a jak ležel balíček na začátku, se neověřovalo.
verify-finding =
    řádek { $line }: { $code ->
        [wrong_commitment] závazek
        [wrong_start] kdo začíná
        [wrong_deck] karty na začátku hry
        [wrong_shuffle] zamíchaný odkládací balíček
       *[wrong_dice] kostky
    }: zapsáno je { $found }, ze semínka vychází { $expected }.
verify-unfair =
    { $count ->
        [one] NENÍ poctivé: { $count } věc neplyne ze semínka.
        [few] NENÍ poctivé: { $count } věci neplynou ze semínka.
       *[other] NENÍ poctivé: { $count } věcí neplyne ze semínka.
    }
verify-no-seed = Soubor { $file } neobsahuje semínko, takže není co ověřovat.

## Živé stoly: co odmítá stůl nebo jeho server

problem-title = To nelze udělat.
table-no_such_table = Stůl { $table } neexistuje.
table-not_the_host = To může udělat jen hostitel stolu.
table-not_seated = U tohoto stolu nemáte místo.
table-already_seated = U tohoto stolu už místo máte.
table-seat_taken = Místo { $seat } je obsazené.
table-table_full = U tohoto stolu jsou všechna místa obsazená.
table-seats_open = Některá místa jsou ještě volná.
table-nobody_plays = Aspoň na jednom místě musí hrát člověk.
table-already_started = Hra už začala.
table-not_started = Hra ještě nezačala.
table-game_finished = Hra už skončila.
table-not_finished = Hra se ještě hraje.
table-table_closed = Stůl byl zrušen.
table-not_your_roll = Teď hází někdo jiný.
table-out_of_date = Hra mezitím pokročila.
table-undo_not_allowed = U tohoto stolu jsou rozhodnutí konečná.
table-too_late_to_undo = Nemáte co vzít zpět: ostatní už na to navázali, nebo mezitím rozhodla náhoda.
table-already_resigned = Tuto hru už máte vzdanou.
table-not_away = Nikdo za vás nehraje.
table-no_spectators = Tento stůl vidí jen jeho hráči.
table-unknown_bot = Bot { $bot } neexistuje.
table-bad_name =
    { $most ->
        [one] Jméno má jeden tisknutelný znak.
        [few] Jméno má 1 až { $most } tisknutelné znaky.
       *[other] Jméno má 1 až { $most } tisknutelných znaků.
    }
table-bad_entropy =
    { $most ->
        [few] Váš vlastní text pro kostky má 1 až { $most } písmena nebo číslice.
       *[other] Váš vlastní text pro kostky má 1 až { $most } písmen nebo číslic.
    }
table-bad_option = Tato hra nemá volbu { $option }.
table-nothing_changes = To nic nezmění.
table-table_worn_out = Tento stůl už trvá příliš dlouho: začněte nový.
table-not_by_token = Token programu na to nestačí: udělejte to sami.
table-bad_record = To není zápis hry: řádek { $line }, sloupec { $column }.
table-unavailable = Stoly teď nejsou dostupné. Zkuste to znovu.
table-no_such_page = Na této adrese nic není.
table-wrong_method = Tato adresa tuto metodu nepodporuje.
table-too_large = To je příliš velké.
table-wrong_media_type = Pošlete to jako JSON.
table-no_identity = Nejdřív řekněte, kdo jste: vstupte jako host, nebo pošlete token.
table-bad_token = Tento token je neplatný, nebo jeho platnost už skončila.
table-bad_code = Tento obnovovací kód je neplatný, nebo už byl použit.
table-foreign_origin = Stránky z jiného webu to dělat nemohou.
table-forbidden = K tomu nemáte přístup.
table-too_fast = Příliš mnoho najednou. Chvilku počkejte.
table-too_many_sockets =
    { $most ->
        [one] Máte otevřené { $most } spojení; nejdřív ho zavřete.
        [few] Máte otevřená { $most } spojení; nejdřív jedno zavřete.
       *[other] Máte otevřených { $most } spojení; nejdřív jedno zavřete.
    }
table-too_many_tokens =
    { $most ->
        [one] Máte { $most } token; nejdřív ho zneplatněte.
        [few] Máte { $most } tokeny; nejdřív jeden z nich zneplatněte.
       *[other] Máte { $most } tokenů; nejdřív jeden z nich zneplatněte.
    }
table-no_such_token = Takový token neexistuje.
table-frame_too_large =
    { $most ->
        [one] Rámec má nejvýše { $most } bajt.
        [few] Rámec má nejvýše { $most } bajty.
       *[other] Rámec má nejvýše { $most } bajtů.
    }
table-bad_frame =
    { $where ->
        [none] Rámec nelze přečíst.
       *[other] Rámec nelze přečíst: nesprávná hodnota { $where }.
    }
table-bad_request =
    { $where ->
        [none] Požadavek nelze přečíst.
       *[other] Požadavek nelze přečíst: nesprávná hodnota { $where }.
    }
table-server_error = Něco se tu pokazilo. Chyba byla zaznamenána.

## rowlock serve

cli-serve = Nabízí stoly ke hře po síti: v klubu i po celém světě.
cli-host = adresa, na které server naslouchá; 0.0.0.0 je pro všechny v síti (bez této volby 127.0.0.1)
cli-port = port, na kterém server naslouchá (bez této volby 8000)
cli-data = složka pro stoly a tajný klíč
cli-database = databáze: postgresql://… nebo cesta k souboru SQLite (bez této volby ve složce dat)
cli-redis = Redis, přes který se servery dorozumívají: redis://…
cli-workers = počet procesů serveru; víc než jeden potřebuje Redis
serve-ready = Rowlock běží na adrese { $address }
serve-network = Ve vaší síti: { $address }
serve-scan = Adresa jako kód pro telefon:
serve-stop = Ctrl+C server zastaví. Každé potvrzené rozhodnutí je uloženo.
serve-bad-database = { $setting }: databáze je postgresql://… nebo cesta k souboru SQLite.
serve-bad-redis = { $setting }: adresa Redisu má tvar redis://host:port.
serve-bad-origin = { $setting }: místo { $value } tu má být adresa webu, například https://play.example.org.
serve-bad-proxy = { $setting }: { $value } není adresa IP ani síť.
serve-bad-number = { $setting }: musí to být číslo, nejméně 0.
serve-short-secret = { $setting }: tajný klíč má aspoň { $value } znaků.
serve-workers-redis = Víc než jeden proces potřebuje Redis: spusťte ho a uveďte ve volbě --redis.
serve-no-port = Port { $port } nelze použít: { $reason }.
serve-no-address = Adresu { $host } nelze na tomto počítači použít.
serve-stopped = Zastaveno. Každý potvrzený tah je uložen.
serve-no-data = Složku { $file } nelze použít: { $reason }.
serve-newer-database = Databáze patří k novější verzi programu Rowlock: aktualizujte ho.
serve-no-database = Databáze není dostupná nebo ji nelze aktualizovat: { $reason }.

## Stránky serveru

page-about = Qwixx, Qwixx karetní hra a Qwixx On Board: s přáteli i s boty.
page-tables = Volné stoly
page-no-tables = Právě není žádný volný stůl.
page-free = volné místo
page-status =
    { $status ->
        [waiting] Hra ještě nezačala.
        [playing] Hraje se.
        [finished] Hra skončila.
       *[closed] Stůl byl zavřen.
    }
page-how = Přisedněte si
page-terminal = S nainstalovaným programem Rowlock v terminálu:
page-programs = Pro programy:
page-trademark = Qwixx je ochranná známka svého vydavatele, s nímž Rowlock není spojen.

## rowlock join

cli-join = Hrajte u stolu na serveru, v tomto terminálu.
cli-address = adresa serveru nebo stolu, například http://localhost:8000/
cli-name = jméno, pod kterým hrajete
cli-watch = jen se dívat, bez místa u stolu
join-ask-name = Jak se jmenujete?
join-not-remembered = Na tomto počítači se nepodařilo uložit, kdo jste ({ $reason }): odtud se na své místo už nevrátíte.
join-ask-table = Který stůl? Napište jeho číslo; samotný Enter založí nový stůl.
join-ask-watch = Na který stůl se chcete dívat? Napište jeho číslo.
join-table =
    { $game }: { $names } (obsazená místa: { $taken } z { $seats }){ $turn ->
        [yours] , jste na řadě
        [seated] , máte tu místo
       *[no] {""}
    }
join-new = Zakládáme nový stůl.
join-ask-seats = Kolik hráčů, včetně botů? Napište { $least } až { $most }; Enter znamená { $least }.
join-ask-bots =
    { $most ->
        [one] Má na druhém místě hrát bot? Napište jeho název ({ $bots }); samotný Enter znamená čekat na někoho z přátel.
       *[other] Na kolika ze zbývajících { $most } míst mají hrát boti? Napište počet nebo jejich názvy ({ $bots }); Enter znamená na žádném.
    }
join-ask-listed = Mají stůl v seznamu vidět všichni? Napište a jako ano; samotný Enter znamená, že k němu vede jen odkaz.
join-nothing-to-watch = Teď tu není žádný otevřený stůl, na který by se dalo dívat.
join-bad-address = „{ $address }“ není adresa jako http://localhost:8000/ nebo http://localhost:8000/t/STŮL.
join-unreachable = Na adrese { $address } neodpovídá žádný server Rowlock.

## U živého stolu

live-roll = hodit, hod
live-start = start, začít
live-bot = bot
live-resign = vzdát
live-rematch = odveta
live-help-roll = { $word }: hod kostkami (stačí i Enter)
live-help-start = { $word }: začátek hry, pokud jste hostitel
live-help-bot = { $word }: bot na volné místo, pokud jste hostitel
live-help-resign = { $word }: vzdání hry
live-help-rematch = { $word }: další hra se stejnými hráči
live-help-save = { $word }: uložení zápisu dohrané hry na tomto počítači
live-help-quit = { $word }: odchod; vaše místo na vás počká
live-seat = místo { $seat }
live-waiting = (čeká se na: { $players })
live-lost = Spojení se přerušilo. Zkouším to znovu …
live-found = Spojení je obnoveno.
live-closed = Server ukončil spojení.
live-resync = Mezitím se toho hodně stalo.
live-looking-on = Díváte se na hru.
live-only-players = Jen se díváte: to mohou jen hráči.
live-link-here = Tento odkaz funguje jen na tomto počítači: pro ostatní se připojte přes síťovou adresu, kterou vypíše „rowlock serve“.
live-own-part = Vaše část kostek, kterou na konci najdete v semínku: { $text }
live-commitment = Závazek ke kostkám a kartám:
live-room =
    { $game }: { $players }. { $free ->
        [0] Všechna místa jsou obsazená.
        [one] Jedno místo je volné.
        [few] Volná jsou { $free } místa.
       *[other] Volných je { $free } míst.
    }
live-link = Pošlete přátelům tento odkaz; v terminálu napíšou „rowlock join“ a odkaz:
live-fill = Napište „{ $word }“ a na volném místě bude hrát bot.
live-ready = Všichni jsou tady. Napište „{ $word }“ a hra začne.
live-host-starts = Všichni jsou tady. Hostitel může začít.
live-you-away = Hraje za vás bot. Stiskněte Enter a vrátíte se na své místo.
live-your-roll = { $player }: jste na tahu, stiskněte Enter a hoďte.
live-clock =
    { $seconds ->
        [one] Máte jednu sekundu.
        [few] Máte { $seconds } sekundy.
       *[other] Máte { $seconds } sekund.
    }
live-sat = { $player } si sedá ke stolu.
live-stood = { $player } odchází od stolu.
live-undone = { $player } bere své rozhodnutí zpět.
live-went-away = { $player } neodpovídá: zatím hraje bot.
live-came-back = { $player } je zpět.
live-resigned = { $player } se vzdává.
live-rematched = Bude odveta: napište „{ $word }“ a posaďte se.
live-time-up = { $player }: čas vypršel, rozhoduje bot.
live-draws =
    { $count ->
        [one] { $player } si bere z nabídky jednu kartu.
        [few] { $player } si bere z nabídky { $count } karty.
       *[other] { $player } si bere z nabídky { $count } karet.
    }
live-confirm-resign = Vzdáváte hru? Napište „{ $word }“, pokud ano; cokoli jiného znamená, že hrajete dál.
live-not-resigned = Hrajete dál.
live-not-now = Teď není o čem rozhodovat. „{ $help }“ ukáže, co lze psát.
live-left = Vaše místo na vás počká. Vrátit se můžete příkazem:
live-over-resigned = Konec hry: zbylo příliš málo hráčů.
live-fair = Poctivé: každý hod a každé zamíchání vyplývá ze semínka slíbeného na začátku. Ověřil to tento počítač.
live-other-commitment = Nepoctivé: semínko není to, které bylo slíbeno na začátku.
live-unfair = Nepoctivé: ne všechno vyplývá ze semínka.
live-unchecked = Zápis hry se nepodařilo stáhnout, kostky tedy nejsou ověřené.
live-record = Zápis hry:
live-after = Napište „{ $rematch }“ a budete hrát znovu, „{ $save }“ uloží zápis, „{ $quit }“ znamená odejít.
live-after-watching = „{ $save }“ uloží zápis, „{ $quit }“ znamená odejít.
live-kept-there = Hru uchovává server; zápis lze uložit, až skončí.
