# Čeština. Názvy zpráv říkají, kde se používají; barvy se jmenují jako v pravidlech.

## Hry

game-classic = Qwixx
game-cards = Qwixx – karetní hra
game-onboard = Qwixx On Board
about-classic = hra s kostkami pro 2 až 5 hráčů i sólo
about-cards = karty místo kostek, pro 2 až 5 hráčů
about-onboard = hra s kostkami a figurkou na dráze, pro 2 až 4 hráče

## Barvy, řady, kostky, čísla

color-red = Červená
color-yellow = Žlutá
color-green = Zelená
color-blue = Modrá
row-red = červenou řadu
row-yellow = žlutou řadu
row-green = zelenou řadu
row-blue = modrou řadu
die-red = červená
die-yellow = žlutá
die-green = zelená
die-blue = modrá
cell-red = červenou { $number }
cell-yellow = žlutou { $number }
cell-green = zelenou { $number }
cell-blue = modrou { $number }
card-joker = žolíka { $number }
name-red = červená { $number }
name-yellow = žlutá { $number }
name-green = zelená { $number }
name-blue = modrá { $number }
name-joker = žolík { $number }

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
spoken-total =
    { $bonus ->
        [0] Chybné hody: { $penalties }. Celkem: { $points }.
       *[other] Chybné hody: { $penalties }. Body navíc: { $bonus }. Celkem: { $points }.
    }
spoken-pawn =
    { $field ->
        [0] { $player }: na startu, body navíc: { $bonus }.
       *[other] { $player }: pole { $field } z { $fields }, body navíc: { $bonus }.
    }

## Plán a karty

track-start = Start: { $pawns } ({ $legend })
track-field = Pole
track-number = Číslo
track-bonus = Body
track-pawns = Figurky
hand = V ruce máte:
display = Nabídka: { $cards }. Nahoře na dobíracím balíčku: { $top }. Karet v balíčku: { $pile }.

## Tah

started = { $game }: { $players }.
started-help = Kdykoli můžete napsat „{ $help }“ a uvidíte seznam příkazů.
turn = Tah { $turn }: aktivní hráč je { $player }. ({ $standing })
rolled = Kostky: bílé { $one } a { $other }, dohromady { $sum }; { $colored }.
rolled-die = { $die } { $face }
own-dice = { $player }: hoďte a napište výsledky { $count } kostek: dvě bílé, potom { $dice }.
ask-action1 =
    { $active ->
        [yes] { $player }: na bílých kostkách je dohromady { $number }. Jste na tahu. Co zakřížkujete?
       *[no] { $player }: na bílých kostkách je dohromady { $number }. Co zakřížkujete?
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
hint-title = Vaše možnosti od nejlepší
hint-win = Šance na výhru
hint-points = Body na konci
hint-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
hint-number = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-spoken = { $option }. Šance na výhru: { $win }. Body na konci: { $points }.
hint-spoken-solo = { $option }. Body na konci: { $points }.
hint-why = { $option }: { $why }
hint-more =
    { $count ->
        [one] … a ještě jedna možnost, o nic lepší
        [few] … a ještě { $count } možnosti, o nic lepší
       *[other] … a ještě { $count } možností, o nic lepších
    }
hint-more-all =
    { $count ->
        [one] … a ještě jedna možnost, o nic lepší: napište „{ $all }“ a uvidíte ji.
        [few] … a ještě { $count } možnosti, o nic lepší: napište „{ $all }“ a uvidíte je.
       *[other] … a ještě { $count } možností, o nic lepších: napište „{ $all }“ a uvidíte je.
    }
option-pass = nic
option-pass-penalty = nic (zapíšete si chybný hod)
option-stay = figurka zůstává
option-stay-penalty = figurka zůstává (zapíšete si chybný hod)
option-move = pole { $field }, zakřížkujete { $cell }
option-move-free = pole { $field }, { $cell } už máte zakřížkovanou
option-play = { $crossed } (zahrajete { $cards })
option-show = nic, odložíte { $cards }
option-show-penalty = nic, odložíte { $cards } (zapíšete si chybný hod)
span =
    { $spoken ->
        [yes] { $first } až { $last }
       *[no] { $first }–{ $last }
    }
note-skips = přeskočíte { $numbers }
# Beside what is crossed out, on a button. $cards is a list of cell-… or card-joker.
note-discards = odložíte i { $cards }
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
taken-back = Vzato zpět.
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
        [one] { $margin ->
            [0] Vítězí { $players }!
            [one] Vítězí { $players } s náskokem { $margin } bodu!
           *[other] Vítězí { $players } s náskokem { $margin } bodů!
        }
       *[other] Remíza! Společně vítězí { $players }.
    }
you-win =
    { $margin ->
        [0] Vyhráváte!
        [one] Vyhráváte o { $margin } bod!
        [few] Vyhráváte o { $margin } body!
       *[other] Vyhráváte o { $margin } bodů!
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
reason-folder-missing = jeho složka neexistuje
reason-not-text = není to text UTF-8
reason-other = systém to odmítl
not-saved = Hru se nepodařilo uložit do souboru { $file }: { $reason }.

## Co píše hráč

command-help = pomoc, nápověda, p
command-options = možnosti, m
command-hint = rada, poradit, ?h
command-all = všechny
command-table = stůl, kostky, t
command-sheets = stav, karty, s, k
command-undo = zpět, vrátit, z
command-save = uložit, u
command-quit = konec, q
help-help = { $word }: tento seznam
help-options = { $word }: vše, co teď můžete udělat
help-hint = { $word }: jakou hodnotu mají vaše možnosti, od nejlepší, a proč
help-all = { $word }: rada ke všem možnostem, nejen k těm nejlepším
help-table = { $word }: co leží na stole: kostky, karty, plán
help-sheets = { $word }: karty všech hráčů
help-undo = { $word }: vezme zpět vaše poslední rozhodnutí
help-save = { $word }: uloží hru hned (ukládá se i po každém rozhodnutí)
help-quit = { $word }: uloží hru a skončí
help-decisions = Vyberete tak, že napíšete číslo, které stojí před možností.
help-classic = Můžete také napsat, co zakřížkujete, například r5 nebo červená 5 (r je červená, y žlutá, g zelená, b modrá), nebo - (nic).
help-cards = Můžete také napsat, co zakřížkujete, například r5 (r je červená, y žlutá, g zelená, b modrá, j žolík), nebo - (nic). Karty zahrajete tak, že je napíšete, potom > a čísla k zakřížkování, například g11 g9 > 11 9. Když za > nic není, karty se odloží bez křížku.
help-onboard = Můžete také napsat, co zakřížkujete, například r5 (r je červená, y žlutá, g zelená, b modrá), nebo - (nic). Figurku posunete tak, že napíšete @ a pole, například @7.
help-dice = Výsledky kostek se píšou po řadě: dvě bílé, potom červená, žlutá, zelená a modrá, pokud jsou ještě ve hře.
help-points = Body za 1 až 12 křížků v řadě: { $points }.
rules-classic = Stručně: čísla se křížkují zleva doprava. Poslední číslo řady lze zakřížkovat, až když v ní máte pět křížků; tím se řada uzamkne pro všechny. Když jste na tahu a nic nezakřížkujete, zapíšete si chybný hod: mínus pět bodů. Dvě uzamčené řady nebo čtvrtý chybný hod ukončí hru.
rules-cards = Stručně: čísla se křížkují zleva doprava. Poslední číslo řady lze zakřížkovat, až když v ní máte pět křížků; tím řadu dokončíte, ale jen pro sebe. Když jste na tahu a nic nezakřížkujete, zapíšete si chybný hod: mínus pět bodů. Dvě dokončené řady jednoho hráče nebo čtvrtý chybný hod ukončí hru.
rules-onboard = Stručně: hraje se jako hra s kostkami a ve svém tahu smíte navíc posunout figurku o jedno až pět volných polí, pokud je číslo pole zakřížkované nebo ho teď můžete zakřížkovat. Figurka na jednom z posledních pěti polí, označených hvězdičkou, ohlásí konec: všichni ostatní mají ještě jeden tah.
typed-pass = nic
typed-no-option = Možnost { $number } neexistuje; napište { $least } až { $most }.
typed-cross = Napište číslo možnosti, řadu s číslem (například r5), nebo - (nic).
typed-move = Napište číslo možnosti, @ s polem (například @7), nebo - (figurka zůstává).
typed-draw = Napište místa karet v nabídce, 1 až 4, například 1 3.
typed-play = Napište číslo možnosti, nebo karty, > a čísla k zakřížkování, například g11 g9 > 11 9.
typed-joker-color = Uveďte i barvu žolíka, například j5 > g5.
typed-dice =
    { $count ->
        [6] Napište výsledky { $count } kostek, každý od 1 do 6, například 4 1 2 3 5 6.
       *[other] Napište výsledky { $count } kostek, každý od 1 do 6, například 4 1 2 3 5.
    }

## Začátek

welcome = V Rowlocku si zahrajete Qwixx. S vydavatelem hry, kterému patří ochranná známka Qwixx, Rowlock nijak nesouvisí.
ask-game = Co budeme hrát? Napište číslo hry; samotný Enter vybere první.
ask-game-left = Máte nedohranou hru { $name }: napište 0 a můžete pokračovat.
ask-game-again = Napište číslo od 1 do { $count }.
ask-jokers = Se žolíky? Pokud ano, napište „a“; pokud ne, stiskněte Enter.
ask-track = Která strana plánu? Napište „a“ nebo „b“; samotný Enter znamená „a“.
typed-yes = ano, a
ask-seats = Kdo hraje? Napište jména oddělená čárkami; bota přidáte jedním z těchto jmen (od nejslabšího). Samotný Enter znamená: { $usual }
ask-seats-solo = Pro cvičnou hru jednoho hráče napište „{ $word }“.
typed-solo = sólo
you = Hráč
bot-random = Náhodný
bot-random-about = Udělá cokoli, co pravidla dovolí, bez přemýšlení.
bot-novice = Nováček
bot-novice-about = Hraje jako začátečník: bere, co vidí, příliš přeskakuje a leccos přehlédne.
bot-greedy = Hamižný
bot-greedy-about = Velmi nerad přeskakuje čísla a na vaši kartu hráče se nikdy nepodívá.
bot-steady = Rozvážný
bot-steady-about = Ví, co z řady ještě může být, plánuje celý tah a sleduje i vaši kartu hráče.
bot-expert = Expert
bot-expert-about = Učil se tím, že hrál sám proti sobě; hraje, jak se naučil, a nedívá se dopředu.
bot-champion = Šampion
bot-champion-about = Nejsilnější: učil se jako Expert a navíc se dívá dopředu, co může přijít.

## Příkazový řádek

cli-rowlock = Hrajte Qwixx, jeho karetní hru a Qwixx On Board.
cli-play = Hrajte v tomto terminálu, s lidmi u jedné klávesnice i s boty.
cli-referee = Uplatňuje pravidla pro jiné programy: jeden požadavek JSON na řádku vstupu, jedna odpověď na řádku výstupu.
cli-perft = Počítá možné průběhy prvních tahů, aby šlo porovnat implementace pravidel.
cli-game = classic, cards nebo onboard
cli-players = počet hráčů
cli-turns = počet tahů, 1 až 5
cli-seed = semínko hodů a karet; stejné semínko dá stejnou hru
cli-perft-seed = semínko pro míchání karet
cli-seats = hráči, například "Ema,Petr,bot:greedy"; --bots vypíše boty
cli-play-bots = vypsat boty s popisem, od nejslabšího
cli-start = místo, které začíná, počítáno od 1 (výchozí: určí los)
cli-solo = hra s kostkami pro jednoho hráče
cli-jokers = karetní hra se žolíky
cli-track-option = dráha hry On Board: a, b nebo soubor
cli-dice = own: házíte skutečnými kostkami a píšete výsledky
cli-spoken = popsat karty hráčů slovy, pro čtečku obrazovky
cli-resume = pokračovat v uložené hře
cli-save = soubor, do kterého hru ukládat
cli-lang = jazyk: en, pl, cs, sk, de, nl nebo fr
cli-version = ukázat verzi
cli-help = ukázat tuto nápovědu
cli-usage-line = Použití:
cli-commands = Příkazy
cli-arguments = Argumenty
cli-options = Volby
cli-usage = Příkaz je zadán chybně; viz „rowlock --help“.
cli-no-option = Volba { $option } neexistuje; viz „--help“.
cli-option-value = Volba { $option } potřebuje hodnotu.
cli-missing = Chybí parametr { $parameter }; viz „--help“.
cli-bad-value = Parametr { $parameter } má neplatnou hodnotu; viz „--help“.
cli-no-game-module = Modul hry { $module }, který uvádí { $variable }, neexistuje.
cli-no-language = Jazyk { $value } není k dispozici; na výběr: { $languages }.
cli-no-file = Soubor { $file } nelze přečíst: { $reason }.
cli-track = { $file }: { $reason }
cli-not-json = Soubor { $file } není platný JSON: řádek { $line }, sloupec { $column }.
cli-not-a-game = Soubor { $file } neobsahuje uloženou hru: { $reason }
cli-exists = Soubor { $file } už existuje; zvolte jiný.
cli-resume-alone = --resume pokračuje v uložené hře; nelze zadat jinou hru, hráče ani volby.
cli-no-bot = Bot { $name } neexistuje; na výběr: { $bots }.
cli-bad-name = „{ $name }“ není platné jméno: je potřeba 1 až { $most } tisknutelných znaků.
cli-own-dice-cards = --dice own nefunguje: tato hra se nehraje s kostkami.
perft-counting = Počítám

## Co pravidla nedovolí, podle kódu

error-game_over = Hra už skončila.
error-not_to_act = Hráč na místě { $seat } teď nerozhoduje.
error-decision_missing = Hráč na místě { $seat } se ještě nerozhodl.
error-already_decided = Hráč na místě { $seat } se už rozhodl.
error-not_a_decision = „{ $text }“ není rozhodnutí.
error-wrong_decision = Takové rozhodnutí do této části tahu nepatří.
error-no_such_seat = Místo { $seat } neexistuje.
error-no_such_step =
    { $count ->
        [one] Hra má { $count } krok.
        [few] Hra má { $count } kroky.
       *[other] Hra má { $count } kroků.
    }
error-turn_begun = Počítání začíná na začátku tahu.
error-nothing_to_undo = Není co vzít zpět.
error-no_such_number = V žádné řadě není číslo { $number }: jsou tam čísla od 2 do 12.
error-not_the_white_sum = Na bílých kostkách je dohromady { $sum }, ne { $number }.
error-not_the_number = Číslo pro všechny je { $sum }, ne { $number }.
error-not_a_sum = Bílá a { $die } kostka nedají dohromady { $number }.
error-row_closed = Tady už křížkovat nelze: někdo uzamkl { $row }.
error-already_crossed = Znovu nelze zakřížkovat { $cell }: křížek tam už je.
error-left_of_a_cross = Nelze zakřížkovat { $cell }: leží vlevo od zakřížkovaného čísla.
error-needs_five =
    { $crosses ->
        [one] Poslední číslo řady lze zakřížkovat, až když je v ní aspoň pět křížků; zatím je { $crosses }.
        [few] Poslední číslo řady lze zakřížkovat, až když je v ní aspoň pět křížků; zatím jsou { $crosses }.
       *[other] Poslední číslo řady lze zakřížkovat, až když je v ní aspoň pět křížků; zatím jich je { $crosses }.
    }
error-no_such_field = Dráha nemá pole { $field }.
error-not_ahead = Pole { $field } neleží před figurkou.
error-field_occupied = Na poli { $field } stojí jiná figurka.
error-field_too_far = K poli { $field } je to víc než pět volných polí.
error-cannot_land = Figurka nemůže na pole { $field }: je třeba mít zakřížkovanou { $cell }, nebo ji teď zakřížkovat.
error-too_many_steps =
    { $most ->
        [one] Figurka může projít nejvýše { $most } pole, ne { $steps }.
        [few] Figurka může projít nejvýše { $most } pole, ne { $steps }.
       *[other] Figurka může projít nejvýše { $most } polí, ne { $steps }.
    }
error-move_contradicts_itself = Kroky, pole a křížek tohoto tahu si odporují.
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
error-mixed_colors = Karty zahrané najednou musí mít stejnou barvu.
error-number_not_shown = Číslo { $number } na zahraných kartách není.
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
error-bad_solo = Sólo je pro jednoho hráče.
error-bad_start = Místo { $seat } nemůže začít: u stolu žádné takové není.
error-bad_names =
    { $count ->
        [one] Tato hra má { $count } hráče a ten potřebuje jméno.
        [few] Tato hra má { $count } hráče: každý potřebuje jméno.
       *[other] Tato hra má { $count } hráčů: každý potřebuje jméno.
    }
error-bad_text = Jméno, semínko a datum mají 1 až { $most } tisknutelných znaků.
error-bad_deck = Balíček musí tvořit { $count } karet této hry.
error-unknown_game = Hra { $game } neexistuje; na výběr: classic, cards a onboard.
error-no_engine = { $game }: tuto hru nelze analyzovat, protože pro ni nejsou natrénovány sítě.
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
wanted-same_color = křížek stejné barvy
wanted-move = tah figurkou, například @5 nebo @5+g10, nebo -
wanted-card = karta, například R7
wanted-display = karta z nabídky
wanted-marks = křížek, například g11, nebo g-
wanted-number = číslo pro všechny, například 7:

## rowlock verify

cli-verify = Ověří, zda hody a karty ve hře vyplývají z jejího semínka.
cli-verify-file = uložená hra; - čte standardní vstup
cli-verify-json = vypsat zprávu ve formátu JSON
cli-verify-seen = vaše poznámky o hře, jak je ukládá „rowlock join“
verify-checked =
    Ověřeno: { $rolls ->
        [one] { $rolls } hod
        [few] { $rolls } hody
       *[other] { $rolls } hodů
    }, { $shuffles } zamíchání.
verify-fair = Všechno vyplývá ze semínka.
verify-committed = Závazek odpovídá semínku. Porovnejte ho s tím, který se ukázal před hrou.
verify-uncommitted = Závazek chybí: semínko mohl někdo vybrat záměrně a první hráč ani první zamíchání karet se neověřovaly.
verify-finding =
    řádek { $line }: { $code ->
        [wrong_commitment] závazek: zapsáno je { $found }, ze semínka vychází { $expected }
        [wrong_start] první hráč: zapsáno je { $found }, ze semínka vychází { $expected }
        [wrong_deck] první zamíchání karet: zapsáno je { $found }, ze semínka vychází { $expected }
        [wrong_shuffle] zamíchaný odkládací balíček: zapsáno je { $found }, ze semínka vychází { $expected }
        [other_commitment] závazek je { $found }, ale toto zařízení vidělo { $expected }
        [other_text] v semínku má místo { $seat } text { $found }, ale toto zařízení zná { $expected }
        [wrong_pledge] text místa { $seat } je { $found } a neodpovídá předem slíbenému otisku { $expected }
        [other_draw] v zápisu je { $found }, ale toto zařízení vidělo { $expected }
        [missing_draw] toto zařízení vidělo { $expected }, ale v zápisu to není
       *[wrong_dice] kostky: zapsáno je { $found }, ze semínka vychází { $expected }
    }.
verify-unfair =
    { $count ->
        [one] NEPOCTIVÉ: { $count } věc nesouhlasí.
        [few] NEPOCTIVÉ: { $count } věci nesouhlasí.
       *[other] NEPOCTIVÉ: { $count } věcí nesouhlasí.
    }
verify-no-seed = Soubor { $file } neobsahuje semínko, takže není co ověřovat.
verify-bad-seen = Poznámky v souboru { $file } nelze přečíst.
verify-voided =
    { $count ->
        [one] Jedno dřívější kolo bylo přerušeno, když už byly texty odkryté: všimněte si, kdo odešel.
        [few] { $count } dřívější kola byla přerušena, když už byly texty odkryté: všimněte si, kdo odešel.
       *[other] { $count } dřívějších kol bylo přerušeno, když už byly texty odkryté: všimněte si, kdo odešel.
    }
check-question =
    { $name ->
        [commitment] Odpovídá závazek tajemství serveru?
        [first_commitment] Je to závazek, který toto zařízení vidělo jako první?
        [own_text] Je váš text v semínku, na vašem místě?
        [pledges] Odkryli všichni hráči text, který předem slíbili?
        [draws] Vyplývá každý hod a každé zamíchání ze semínka?
       *[seen_draws] Jsou kostky a karty ty, které toto zařízení vidělo?
    }
check-state =
    { $state ->
        [passed] ano
        [failed] NE
       *[not_made] neověřeno
    }
check-why =
    { $why ->
        [no_seed] v zápisu není semínko
        [no_commitment] v zápisu není závazek
        [nothing_noted] toto zařízení nemá o hře poznámky
        [no_seat] u tohoto stolu nemáte místo
        [no_text] toto zařízení nepřidalo text
        [no_pledges] toto zařízení nevidělo odkrývání textů
       *[no_draws] toto zařízení nevidělo kostky ani karty
    }

## Živé stoly: co odmítá stůl nebo jeho server

problem-title = To nelze udělat.
table-no_such_table = Stůl { $table } neexistuje.
table-no_such_code = Pod tímto kódem nečeká žádný stůl. Zkontrolujte obě slova.
table-no_code = Tento stůl nemá kód: použijte odkaz.
table-not_the_host = To může udělat jen hostitel stolu.
table-not_seated = U tohoto stolu nemáte místo.
table-already_seated = U tohoto stolu už místo máte.
table-seat_taken = Místo { $seat } je obsazené.
table-table_full = U tohoto stolu jsou všechna místa obsazená.
table-seats_open = Některá místa jsou ještě volná.
table-seats_reserved = Někdo ještě nepřišel: počkejte, nebo jeho místo uvolněte.
table-nobody_plays = Aspoň na jednom místě musí hrát člověk.
table-already_started = Hra už začala.
table-not_started = Hra ještě nezačala.
table-revealing = Hra za chvíli začne: právě se odkrývají texty hráčů do semínka.
table-not_revealing = Texty se teď neodkrývají.
table-wrong_text = To není text slíbený před hrou z vašeho místa.
table-game_finished = Hra už skončila.
table-not_finished = Hra se ještě hraje.
table-table_closed = Stůl byl zrušen.
table-not_your_roll = Teď hází někdo jiný.
table-out_of_date = Hra mezitím pokročila.
table-undo_not_allowed = U tohoto stolu jsou rozhodnutí konečná.
table-too_late_to_undo = Vzít zpět už to nejde: ostatní na to navázali, nebo se mezitím házelo či míchalo.
table-hints_not_allowed = U tohoto stolu se neradí.
table-no_hint_now = Poradit si můžete nechat, když máte o čem rozhodovat.
table-hint_under_way = Rada pro vás se už připravuje.
table-already_resigned = Tuto hru už máte vzdanou.
table-not_away = Nikdo za vás nehraje.
table-not_gone = To jde, až když je někdo minutu pryč.
table-clock_decides = Tady za nepřítomné rozhodují hodiny.
table-no_spectators = Tento stůl vidí jen jeho hráči.
table-unknown_bot = Bot { $bot } neexistuje.
table-unknown_reaction = Taková reakce neexistuje.
table-bot_cannot_play = Bot { $bot } neumí hrát { $game }. Vyberte jiného.
table-bad_name =
    { $most ->
        [one] Jméno má jeden tisknutelný znak.
        [few] Jméno má 1 až { $most } tisknutelné znaky.
       *[other] Jméno má 1 až { $most } tisknutelných znaků.
    }
table-bad_entropy =
    { $most ->
        [one] Váš vlastní text do semínka musí mít { $most } písmeno nebo číslici.
        [few] Váš vlastní text do semínka musí mít 1 až { $most } písmena nebo číslice.
       *[other] Váš vlastní text do semínka musí mít 1 až { $most } písmen nebo číslic.
    }
table-bad_option = Tato hra nemá volbu { $option }.
table-nothing_changes = To nic nezmění.
table-table_worn_out = U tohoto stolu se hraje už příliš dlouho: založte nový.
table-not_by_token = Token programu na to nestačí: musíte to udělat osobně.
table-no_push = Tento server zprávy neposílá.
table-bad_subscription = Přihlášení tohoto prohlížeče k odběru zpráv nejde použít: { $where }.
table-bad_record = To není zápis hry: řádek { $line }, sloupec { $column }.
table-broken_log = Tento stůl je poškozený a nedá se otevřít. Dejte prosím vědět správci serveru.
table-newer_log = Tento stůl vytvořila novější verze serveru. Zkuste to znovu, až bude tento server aktualizovaný.
table-unavailable = Stoly teď nejsou dostupné. Zkuste to prosím znovu.
table-no_such_page = Na této adrese nic není.
table-no_documentation = Na tomto serveru není dokumentace sestavena. Sestavte ji příkazem: make docs
table-wrong_method = Tato adresa tuto metodu nepodporuje.
table-too_large = To je příliš velké.
table-wrong_media_type = Pošlete to jako JSON.
table-no_identity = Nejdřív řekněte, kdo jste: vstupte jako host, nebo pošlete token.
table-bad_token = Tento token neplatí, nebo už jeho platnost skončila.
table-bad_code = Tento obnovovací kód neplatí, nebo už byl použit.
table-foreign_host = Pod tímto jménem server neodpovídá. Použijte jeho adresu, nebo požádejte správce, ať jméno přidá do ROWLOCK_ORIGINS.
table-foreign_origin = Stránky z jiného webu to dělat nemohou.
table-forbidden = K tomu nemáte přístup.
table-too_fast = To bylo moc rychle. Chvilku počkejte.
table-too_many_listed = V seznamu už čeká na hráče nejvyšší možný počet stolů od vás a z vaší sítě: { $most }. Nejdřív u jednoho začněte hrát, nebo ho zrušte.
table-too_many_sockets =
    { $most ->
        [one] Máte otevřené { $most } spojení; nejdřív ho zavřete.
        [few] Máte otevřená { $most } spojení; nejdřív jedno zavřete.
       *[other] Máte otevřených { $most } spojení; nejdřív jedno zavřete.
    }
table-too_many_strong_bots = Her s boty Expert nebo Šampion odtud může běžet nejvýše { $most } a tolik jich už běží. Nejdřív některou dohrajte, nebo vyberte jiné boty.
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

cli-serve = Spustí server pro hru po síti.
cli-host = adresa, na které server naslouchá; 0.0.0.0 přijímá celou síť (výchozí: 127.0.0.1)
cli-port = port, na kterém server naslouchá (výchozí: 8000)
cli-data = složka pro databázi a tajný klíč
cli-database = databáze: postgresql://… nebo cesta k souboru SQLite (výchozí: ve složce dat)
cli-redis = Redis, který propojuje více serverů: redis://…
cli-workers = počet procesů serveru; víc než jeden potřebuje Redis
cli-open = otevřít server v prohlížeči
serve-ready = Rowlock běží na adrese { $address }
serve-network = Ve vaší síti: { $address }
serve-scan = Adresa jako kód pro telefon:
serve-stop = Ctrl+C server zastaví. Každé potvrzené rozhodnutí je uloženo.
serve-no-client = Stránky pro prohlížeč nejsou sestavené: sestavte je příkazem „make web“. Programy a „rowlock join“ se bez nich obejdou.
serve-bad-database = { $setting }: databáze je postgresql://… nebo cesta k souboru SQLite.
serve-bad-redis = { $setting }: adresa Redisu má tvar redis://host:port.
serve-bad-origin = { $setting }: místo { $value } tu má být adresa webu, například https://play.example.org.
serve-bad-proxy = { $setting }: { $value } není adresa IP ani síť.
serve-bad-number = { $setting }: musí to být číslo 0 nebo větší.
serve-short-secret = { $setting }: tajný klíč má aspoň { $value } znaků.
serve-push-missing = { $setting }: zprávy push potřebují další balíčky. Nainstalujte je příkazem: pip install 'rowlock[push]'
serve-bad-push-key = { $setting }: to není klíč. Vytvořte ho příkazem: rowlock push-key
serve-bad-push-contact = { $setting }: služby push chtějí vědět, komu psát. Zadejte mailto:vy@example.org, nebo adresu https.
serve-bad-push-service = { $setting }: místo { $value } tu má být adresa služby, například https://push.example.org.
serve-workers-redis = Víc než jeden proces potřebuje Redis: spusťte ho a uveďte ve volbě --redis.
serve-no-port = Port { $port } nelze použít: { $reason }.
serve-no-address = Adresu { $host } nelze na tomto počítači použít.
serve-stopped = Zastaveno. Každé potvrzené rozhodnutí je uloženo.
serve-no-data = Složku { $file } nelze použít: { $reason }.
serve-newer-database = Databáze patří k novější verzi programu Rowlock: aktualizujte ho.
serve-no-database = Databáze není dostupná nebo ji nelze aktualizovat: { $reason }.

## rowlock doctor

cli-push_key = Vytvoří klíč, se kterým server může posílat zprávy push.
cli-doctor = Zkontroluje všechny stoly v databázi serveru a opraví, co se dá.
cli-doctor-repair = obnovit, co se dá, a poškozené stoly odložit stranou; nic se nemaže
cli-doctor-json = vypsat zprávu ve formátu JSON
doctor-progress = Kontrola stolů
doctor-checked =
    Zkontrolováno: { $tables ->
        [one] { $tables } stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    }, { $entries ->
        [one] { $entries } záznam
        [few] { $entries } záznamy
       *[other] { $entries } záznamů
    }.
doctor-healthy = Všechno je v pořádku.
doctor-wrong =
    NENÍ v pořádku: { $count ->
        [one] { $count } stůl
        [few] { $count } stoly
       *[other] { $count } stolů
    }.
doctor-finding =
    Stůl { $table }: { $code ->
        [no_log] jeho protokol chybí
        [broken_log] záznam { $seq } v jeho protokolu je poškozený ({ $detail })
        [newer_log] záznam { $seq } v jeho protokolu pochází z novější verze programu Rowlock ({ $detail })
        [unknown_game] hra { $detail } tu není nainstalovaná; uveďte její modul v ROWLOCK_GAMES
        [not_replayable] záznam { $seq } v jeho protokolu nenavazuje na předchozí ({ $detail })
       *[wrong_projection] seznamy a časovače o něm mají zastaralé údaje ({ $detail })
    }.{ $state ->
        [rebuilt] {" "}Opraveno.
        [set_aside] {" "}Odloženo stranou.
       *[found] {""}
    }
doctor-no-file = Databáze { $file } neexistuje.
doctor-no-database = Databázi nelze přečíst: { $reason }.
doctor-older-database = Databáze patří ke starší verzi programu Rowlock: spusťte jednou server a pak ji zkontrolujte znovu.

## Stránky serveru

page-tables = Otevřené stoly
page-no-tables = Právě není žádný otevřený stůl.
page-free = volné místo
page-status =
    { $status ->
        [waiting] Hra ještě nezačala.
        [playing] Hraje se.
        [finished] Hra skončila.
       *[closed] Stůl byl zrušen.
    }
page-trademark = Qwixx je ochranná známka svého vydavatele, se kterým Rowlock nijak nesouvisí.

## rowlock join

cli-join = Hrajte z tohoto terminálu u stolu na serveru.
cli-address = adresa serveru nebo stolu, například http://localhost:8000/
cli-table-words = dvě slova stolu na tomto serveru, například: lampa tygr
cli-name = vaše jméno ve hře
cli-code = přihlásit se obnovovacím kódem nebo kódem z jiného zařízení
cli-watch = jen se dívat, bez místa u stolu
join-ask-name = Jak se jmenujete?
join-not-remembered = Na tomto počítači se nepodařilo uložit, kdo jste ({ $reason }), takže se odtud na své místo už nevrátíte.
join-code =
    Váš obnovovací kód: { $code }
    Zapište si ho: s volbou --code se tady i jinde znovu přihlásíte jako { $name }. Podruhé se neukáže.
join-signed-out = Přihlášení pod jménem { $name } tu už neplatí. Znovu se přihlásíte s volbou --code KÓD.
join-ask-table = Který stůl? Napište jeho číslo; samotný Enter založí nový stůl.
join-ask-watch = Na který stůl se chcete dívat? Napište jeho číslo.
join-table =
    { $game }: { $names } (obsazená místa: { $taken } z { $seats }){ $turn ->
        [yours] , jste na tahu
        [seated] , máte tu místo
       *[no] {""}
    }
join-new = Zakládáme nový stůl.
join-ask-seats = Kolik hráčů, včetně botů? Napište { $least } až { $most }; samotný Enter znamená { $usual }.
join-ask-bots =
    { $most ->
        [one] Má na druhém místě hrát bot? Napište jeho název ({ $bots }); samotný Enter znamená, že počkáte na někoho z přátel.
       *[other] Na kolika ze zbývajících { $most } míst mají hrát boti? Napište počet nebo jejich názvy ({ $bots }); samotný Enter znamená, že na žádném.
    }
join-ask-listed = Mají všichni vidět stůl v seznamu? Pokud ano, napište „a“; samotný Enter znamená ne: povede k němu jen odkaz.
join-nothing-to-watch = Teď tu není žádný otevřený stůl, na který by se dalo dívat.
join-bad-address = „{ $address }“ není adresa jako http://localhost:8000/ nebo http://localhost:8000/t/STŮL.
join-unreachable = Na adrese { $address } neodpovídá žádný server Rowlock.
join-unknown-game = U tohoto stolu se hraje „{ $game }“, a tato hra tu není nainstalovaná.

## U živého stolu

live-roll = hodit, hod
live-start = start, začít
live-bot = bot
live-free = uvolnit, uvolni
live-say = říct, řekni
live-resign = vzdát
live-rematch = odveta
live-help-roll = { $word }: hodí kostkami (stačí i Enter)
live-help-start = { $word }: začne hru (jen hostitel)
live-help-bot = { $word }: posadí na volné místo bota (jen hostitel)
live-help-free = { $word } a jméno: uvolní to místo před začátkem hry (jen hostitel)
live-help-say = { $word } a číslo: řekne ostatním třeba „Díky!“
live-help-resign = { $word }: vzdá hru
live-help-rematch = { $word }: další hra se stejnými hráči
live-help-save = { $word }: uloží zápis dohrané hry na tomto počítači
live-help-quit = { $word }: odejdete; vaše místo na vás počká
live-seat = místo { $seat }
live-waiting = (čeká se na: { $players })
live-lost = Spojení se přerušilo. Zkouším to znovu…
live-found = Spojení je obnoveno.
live-closed = Server ukončil spojení.
live-resync = Mezitím se toho hodně stalo.
live-looking-on = Díváte se na hru.
live-only-players = Vy se jen díváte: tohle mohou dělat pouze hráči.
live-link-here = Tento odkaz funguje jen na tomto počítači. Chcete-li hrát s ostatními, připojte se přes síťovou adresu, kterou vypíše „rowlock serve“.
live-code = Nebo jim řekněte tato dvě slova: { $code }
live-own-part = Váš podíl na náhodě (na konci ho najdete v semínku): { $text }
live-commitment = Otisk hodů a karet, podle kterého se na konci ověří:
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
live-free-whom = Čí místo? Napište „{ $word }“ a jméno.
live-say-what = Co chcete říct? Napište „{ $word }“ a číslo:
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
live-revealing = Hra za chvíli začne. Ještě se čeká na: { $players }.
live-voided = { $player } odchází dřív, než hra začala. Všichni přidají nový text a začne se znovu.
live-undone = { $player } bere své rozhodnutí zpět.
live-hinted = { $player } si nechává poradit.
reaction-hello = Ahoj!
reaction-good_luck = Držím palce!
reaction-wow = Páni!
reaction-well_played = Pěkně zahráno!
reaction-so_close = O fous!
reaction-oh_no = Ale ne!
reaction-thanks = Díky!
reaction-good_game = Pěkná hra!
reacted = { $player }: { $reaction }
# News of a turn at the table, in brief. $what is a list: a cell, a dash for crossing out nothing, news-…
news-line = { $player }: { $what }
news-draws =
    { $count ->
        [one] bere kartu
        [few] bere { $count } karty
       *[many] bere { $count } karet
    }
news-locks = uzamyká { $row }
news-completes = dokončuje { $row }
news-announces = ohlašuje konec
news-penalty =
    { $count ->
        [1] první chybný hod
        [2] druhý chybný hod
        [3] třetí chybný hod
       *[4] čtvrtý chybný hod
    }
news-resigns = vzdává se
news-time-up = vypršel čas
web-you-news = Ty
live-went-away = { $player } neodpovídá: do návratu hraje bot.
live-came-back = { $player } je zpět.
live-resigned = { $player } se vzdává.
live-rematched = Bude odveta: napište „{ $word }“ a přidáte se.
live-time-up = { $player }: čas vypršel, rozhoduje bot.
live-draws =
    { $count ->
        [one] { $player } si bere z nabídky jednu kartu.
        [few] { $player } si bere z nabídky { $count } karty.
       *[other] { $player } si bere z nabídky { $count } karet.
    }
live-confirm-resign = Chcete hru vzdát? Pokud ano, napište „{ $word }“; cokoli jiného znamená, že hrajete dál.
live-not-resigned = Hrajete dál.
live-not-now = Teď není o čem rozhodovat. „{ $help }“ ukáže, co můžete napsat.
live-left = Vaše místo na vás počká. Vrátit se můžete příkazem:
live-over-resigned =
    { $who ->
        [you] Vzdali jste hru.
       *[others] { $count ->
            [one] { $players } se vzdává.
           *[other] { $players } se vzdávají.
        }
    }
live-over-alone = Konec hry: hra byla vzdána.
live-fair = Poctivé: každý hod a každé zamíchání vyplývá ze semínka slíbeného před hrou. Ověřil to tento počítač.
live-other-commitment = Nepoctivé: semínko není to, které bylo slíbeno před hrou.
live-unfair = Nepoctivé. Tohle nesouhlasí:
live-unchecked = Zápis hry se nepodařilo stáhnout, kostky tedy nejsou ověřené.
live-seen = Poznámky tohoto počítače o hře:
live-not-noted = Tento počítač nemůže uložit své poznámky o hře: { $reason }
live-record = Zápis hry:
live-after = Napište „{ $rematch }“ pro odvetu, „{ $save }“ pro uložení zápisu, „{ $quit }“ pro odchod.
live-after-watching = Napište „{ $save }“ pro uložení zápisu, „{ $quit }“ pro odchod.
live-kept-there = Hru uchovává server; zápis lze uložit, až hra skončí.

## Prohlížeč: všude

web-skip = Přejít k obsahu
web-home = Domů
web-docs = Dokumentace
web-language = Jazyk
web-preferences = Nastavení
web-close = Zavřít
web-loading = Okamžik…
web-offline-title = Bez spojení
web-offline = Server teď není dostupný. Bez něj funguje hra na jednom zařízení a zápisník.
web-name = Vaše jméno
web-theme = Vzhled
web-theme-name =
    { $theme ->
        [light] Světlý
        [dark] Tmavý
       *[auto] Podle zařízení
    }
web-show-totals = Ukazovat průběžné součty
web-sounds = Zvuky
web-show-reactions = Reakce hráčů
web-mute = Ztlumit zvuky
web-reactions = Reakce
web-reactions-off = Vypnout reakce
web-reactions-on = Zapnout reakce
web-reactions-are-off = Reakce jsou vypnuté.
web-vibration = Vibrace
web-player = Hráč
web-game = Hra
web-total = Celkem
web-penalties = Chybné hody
web-penalties-spoken =
    { $count ->
        [one] { $count } chybný hod
        [few] { $count } chybné hody
       *[other] { $count } chybných hodů
    }
web-copied = Zkopírováno.
web-share = Sdílet

## Prohlížeč: úvodní stránka

web-hero = Házejte, křížkujte, uzamykejte řady
web-hero-more = Qwixx s přáteli i s boty: na tomto zařízení, u kuchyňského stolu nebo přes půl světa.
web-games = Hry
web-about-classic = Hra s kostkami: jeden hod a křížkují všichni.
web-about-cards = Karty místo kostek: co nasbíráte, to můžete zakřížkovat.
web-about-onboard = Hra s kostkami a figurkou, která se žene po spirále za body navíc.
web-play-now = Hrát hned proti botovi: { $bot }
web-opponent = Bot, proti kterému hrajete
web-with-friends = Stůl s přáteli
web-learn = Naučit se hrát
web-learn-new = Poprvé tady? Naučte se to za tři minuty
web-join = Máte kód?
web-join-more = U stolu je vidět dvojice slov. Napište ji sem a jste u něj.
web-join-words = Dvě slova
web-join-example = lampa tygr
web-join-go = Ke stolu
web-rules = Pravidla
web-ways = Další způsoby hry
web-pass = Na jednom zařízení
web-pass-more = Všichni na tomto jednom zařízení, i bez sítě.
web-pad = Zápisník
web-pad-more = Skutečné kostky na stole, karty hráčů v telefonech.
web-print = Karty hráčů k vytištění
web-print-more = Na papír, ke všem třem hrám.
web-replay = Přehrát hru znovu
web-replay-more = Krok za krokem, z uloženého souboru.
web-my-games = Moje hry
web-running-games = Rozehrané hry
web-your-turn = Jste na tahu
web-title-turn =
    { $count ->
        [one] Jste na tahu
       *[other] Jste na tahu u { $count } stolů
    }
web-title-turn-elsewhere =
    { $count ->
        [one] Jste na tahu u jiného stolu
       *[other] Jste na tahu u { $count } jiných stolů
    }
web-seats-taken = Obsazená místa: { $taken } z { $seats }
web-time-left-days =
    { $days ->
        [one] zbývá jeden den
        [few] zbývají { $days } dny
       *[other] zbývá { $days } dní
    }
web-time-left-hours =
    { $hours ->
        [one] zbývá jedna hodina
        [few] zbývají { $hours } hodiny
       *[other] zbývá { $hours } hodin
    }
web-time-left-minutes =
    { $minutes ->
        [one] zbývá jedna minuta
        [few] zbývají { $minutes } minuty
       *[other] zbývá { $minutes } minut
    }

## Prohlížeč: nový stůl a čekání na hráče

web-new = Nový stůl s přáteli
web-players = Hráči včetně botů
web-players-solo = 1, sólo
web-other-seats = Ostatní místa
web-other-seats-people = pro lidi: dostanete pro ně odkaz
solo-about = Sólo pro cvik: každý tah je váš a počítají se body.
web-jokers = Se žolíky
web-track-side = Strana plánu
web-clock = Čas na každé rozhodnutí
web-clock-none = Bez omezení
web-clock-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
web-clock-days =
    { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
web-clock-days-more = Každý hraje, když má čas: stránku můžete zavřít a vrátit se později.
web-clock-total = Čas na celou hru
web-clock-total-minutes =
    { $minutes ->
        [one] { $minutes } minuta pro každého hráče
        [few] { $minutes } minuty pro každého hráče
       *[other] { $minutes } minut pro každého hráče
    }
web-clock-total-left = Na celou hru zbývá { $time }
web-grace = Když někdo neodpovídá
web-grace-none = Počkáme
web-grace-minutes =
    { $minutes ->
        [one] Po minutě za něj hraje bot
       *[other] Po { $minutes } minutách za něj hraje bot
    }
web-stand-in = Bot, který zaskočí
web-hints-on = Hráči si mohou nechat poradit
web-listed = Kdokoli může stůl najít a posadit se
web-create = Založit stůl
web-bot = bot
web-you = (vy)
web-add-bot = Bot: { $bot }
web-free = Uvolnit místo
web-agreed = souhlasí
web-reserved = zatím bez souhlasu
web-sit = Posadit se
web-start = Začít
web-fill = Hra může začít, až všechna místa obsadí přátelé nebo boti.
web-wait-for-players = Čeká se na ostatní hráče…
web-close-table = Zrušit stůl
web-stand = Odejít od stolu
web-fair-missing = chybí text
web-fair-changed = Server teď ukazuje jiný otisk hodů než předtím. U tohoto stolu raději nehrajte.
web-fair-other-device = Stůl čeká na váš text a tento prohlížeč ho nemá. Máte místo z jiného zařízení? Otevřete stůl tam. Pokud ne, posaďte se znovu: všichni pak přidají nový text.
web-fair-sit-again = Posadit se znovu
web-fair-free = Když se někdo nevrátí, uvolněte jeho místo: všichni pak přidají nový text.
web-invite = Pozvat přátele
web-say-code = Řekněte tato dvě slova:
web-say-code-more = Píšou se na úvodní stránce do pole „Máte kód?“.
web-invite-more = Kdo má odkaz, může se posadit.
web-here-only = Tento odkaz funguje jen na tomto počítači.
web-link = Odkaz
web-code = Odkaz jako kód pro telefon
web-copy = Kopírovat odkaz
web-copy-yourself = Kopírovat tu není dovoleno: označte odkaz a zkopírujte ho.
web-room-settings = U tohoto stolu
web-room-side = strana { $side }
web-room-clock = { $seconds } s na rozhodnutí
web-room-clock-minutes =
    { $minutes ->
        [one] minuta na rozhodnutí
        [few] { $minutes } minuty na rozhodnutí
       *[other] { $minutes } minut na rozhodnutí
    }
web-room-clock-hours =
    { $hours ->
        [one] hodina na rozhodnutí
        [few] { $hours } hodiny na rozhodnutí
       *[other] { $hours } hodin na rozhodnutí
    }
web-room-clock-days =
    { $days ->
        [one] jeden den na rozhodnutí
        [few] { $days } dny na rozhodnutí
       *[other] { $days } dní na rozhodnutí
    }
web-room-total = po { $minutes } min na celou hru
web-room-no-clock = bez hodin
web-room-jokers = se žolíky
web-room-hints = nápovědy povoleny
web-room-no-hints = bez nápověd
web-room-grace =
    { $minutes ->
        [one] po minutě bez odpovědi zaskočí bot
       *[other] po { $minutes } minutách bez odpovědi zaskočí bot
    }
web-invites = { $player } tě zve ke hře: { $table }.
web-invites-nobody = Pojď si zahrát: { $table }.

## Prohlížeč: stůl na velké obrazovce

web-screen = Ukázat na velké obrazovce
web-screen-how = Otevřete tuto adresu na televizi nebo na počítači s projektorem. Stůl tam vidí všichni a každý hraje na svém telefonu.
web-screen-qr = Adresa jako kód
web-screen-open = Otevřít na tomto zařízení
web-screen-page = Velká obrazovka
web-screen-intro = Tady televize ukazuje stůl: kostky, karty všech hráčů a body. Kód je na každém telefonu u stolu, pod „Ukázat na velké obrazovce“.
web-screen-code = Kód stolu nebo jeho dvě slova
web-screen-show = Ukázat stůl
web-screen-other = Jiný stůl
web-screen-small = Tato stránka je pro televizi nebo projektor. Na malé obrazovce otevřete přímo stůl.
web-screen-table = Otevřít stůl
web-screen-scan = Namiřte sem fotoaparát telefonu a posaďte se
web-screen-sound = Zvuk zapnete libovolnou klávesou
web-screen-full = Celá obrazovka
web-screen-leave = Odejít
web-screen-rematch = Ještě jednu hru? Zvolte na telefonu „Odveta“ a obrazovka ukáže nový stůl.

## Prohlížeč: u stolu

web-others = Ostatní hráči
web-board = Na stole
web-your-sheet = Vaše karta hráče
web-show-sheet = Ukázat kartu hráče
web-track = Dráha
web-track-whole = Ukázat celou dráhu
web-display = Nabídka
web-pile = Dobírací balíček
web-pile-spoken =
    { $count ->
        [one] Dobírací balíček: nahoře { $top }, { $count } karta
        [few] Dobírací balíček: nahoře { $top }, { $count } karty
       *[other] Dobírací balíček: nahoře { $top }, { $count } karet
    }
web-discards = Odkládací balíček
web-hand-backs = V ruce:
web-no-dice = Ještě se neházelo.
web-rolling = Kostky se kutálejí…
web-row-brief =
    { $last ->
        [0] { $row }: zatím bez křížku
       *[other] { $row }, zakřížkováno: { $count }, poslední číslo: { $last }
    }
web-seat-state =
    { $state ->
        [thinking] přemýšlí
        [away] je pryč, hraje bot
       *[resigned] vzdaná hra
    }
web-left =
    { $minutes ->
        [0] pryč { $seconds } s
       *[other] pryč { $minutes } min
    }
web-left-told = { $player } už není u stolu.
web-left-back = { $player } je zase u stolu.
web-gone =
    { $minutes ->
        [one] { $player } je pryč už minutu.
        [few] { $player } je pryč už { $minutes } minuty.
       *[other] { $player } je pryč už { $minutes } minut.
    }
web-gone-bot = Ať hraje bot: { $player }
web-gone-more = { $player } se může kdykoli vrátit a hrát dál.
web-close-sure = Zrušit stůl?
web-close-more = Hra tady skončí, bez vítěze.
web-close-room-more = Stůl zmizí všem, kdo u něj sedí.
web-turn = Tah { $turn }
web-field = Pole { $field }
web-turn-of =
    { $active ->
        [you] Tah { $turn }: vy
       *[other] Tah { $turn }: { $player }
    }
web-has-turn = aktivní hráč
web-pawn = Figurka:
web-keys-on = Klávesové zkratky u stolu
web-menu = Menu
web-keys = Klávesy: 1 až 9 vybírají, co zakřížkovat, 0 nekřížkuje nic, R hází, T bere karty, U bere zpět, H poradí.
web-log = Průběh hry
web-log-empty = Zatím tu nic není.
web-your-decision = Vaše rozhodnutí
web-ask-roll = Jste na tahu: hoďte kostkami.
web-ask-action1 =
    { $can ->
        [yes] Na bílých kostkách je dohromady { $number } a platí to pro všechny. Zakřížkujete to číslo v některé řadě?
        [alone] Na bílých kostkách je dohromady { $number }. Zakřížkujete to číslo v některé řadě?
       *[no] Na bílých kostkách je dohromady { $number }, ale nemáte kde to číslo zakřížkovat.
    }
web-ask-action2 =
    { $can ->
        [yes] Sečtěte bílou kostku s barevnou. Zakřížkujete součet v té barvě?
       *[no] Žádný součet bílé a barevné kostky nemáte kde zakřížkovat.
    }
web-ask-step3 =
    { $can ->
        [yes] Posunete figurku?
       *[no] Vaše figurka teď nemůže vstoupit na žádné pole.
    }
web-ask-draw =
    { $count ->
        [one] Klepněte na kartu, kterou si z nabídky vezmete.
        [few] Vezměte { $count } karty z nabídky.
       *[other] Vezměte { $count } karet z nabídky.
    }
web-ask-number =
    { $can ->
        [yes] { $number } je pro všechny. Ve které řadě číslo zakřížkujete?
       *[no] { $number } je pro všechny, ale nemáte kde číslo zakřížkovat.
    }
web-ask-play =
    { $can ->
       *[yes] Zahrajte jednu až tři karty jedné barvy.
        [no] Žádná karta se teď nehodí: jednu odložte.
        [penalty] Žádná karta se teď nehodí: jednu odložte. Je to chybný hod.
    }
web-not-crossed = Teď se nehodí: { $cards }.
web-ask-marks =
    { $count ->
        [one] Co touto kartou zakřížkujete?
       *[other] Co těmito kartami zakřížkujete?
    }
web-roll = Hodit
web-cross = Zakřížkovat { $cell }
web-move = figurka na { $cell }, s křížkem
web-move-free = figurka na { $cell }, křížek tam už je
web-nothing = Nic
web-stay = Zůstat tady
moment-closed = { $color } řada je uzamčená
moment-completed = { $player } dokončuje { $row }
moment-announced = { $player } ohlašuje konec
moment-passed = Není co zakřížkovat, hraje se dál
moment-stays = Figurka zůstává na místě
web-discard = Nic, jen odložit
web-take = Vzít { $number }
web-draw = Vzít { $numbers }
web-play-more = { $crossed }, k tomu odložit { $cards }
web-take-back = Vzít zpět
web-take-back-cell = Vzít zpět { $cell }
web-hint = Rada
web-hint-wait = Přemýšlím…
web-hint-close = Zavřít radu
web-hints-asked =
    { $count ->
        [one] Zatím jedna rada.
        [few] Zatím { $count } rady.
       *[other] Zatím { $count } rad.
    }
web-decided = Rozhodnuto.
web-waiting = Čeká se na: { $players }…
web-away = Hraje za vás bot, dokud jste pryč.
web-back = Jsem zpět
web-you-resigned = Tuto hru máte vzdanou; na vašem místě teď hraje bot.
web-note-penalty = chybný hod
web-note-ends = ukončíte hru
web-sure = Opravdu?
web-sure-penalty = V tomto tahu nemáte žádný křížek. To je chybný hod: mínus pět bodů.
web-sure-locks = Uzamknete { $row }: nikdo už tam nebude moci křížkovat.
web-sure-completes = Dokončíte { $row } a nic dalšího tam už nezakřížkujete.
web-sure-ends = Tím hra skončí.
web-go-back = Zpět
web-take-penalty = Zapsat chybný hod
web-do-it = Ano, zakřížkovat
web-resign = Vzdát hru
web-resign-sure = Chcete hru vzdát?
web-resign-more = Na vašem místě bude hrát bot, aby ostatní mohli dohrát. Nelze to vzít zpět.
web-resign-alone = Hra tím skončí. Nelze to vzít zpět.
web-result = Výsledek
solo-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-your-best =
    { $where ->
        [device] Váš rekord na tomto zařízení: { $points }
       *[server] Váš rekord: { $points }
    }
web-new-best =
    { $where ->
        [device] Nový rekord na tomto zařízení! Předchozí: { $points }.
       *[server] Nový rekord! Předchozí: { $points }.
    }
web-new-streak =
    { $count ->
        [one] Vaše nejdelší série: { $count } výhra!
        [few] Vaše nejdelší série: { $count } výhry za sebou!
       *[other] Vaše nejdelší série: { $count } výher za sebou!
    }
web-new-badge = Nový odznak: { $badge }
web-told-move = { $player } posouvá figurku na { $cell }.
web-told-move-cross = { $player } posouvá figurku na { $cell } a křížkuje to číslo.
web-told-move-free = { $player } posouvá figurku na { $cell }, křížek tam už je.
web-rematch = Odveta
web-rematch-wanted =
    { $count ->
        [one] { $players } chce odvetu.
       *[other] { $players } chtějí odvetu.
    }
web-rematch-waiting = Čeká se na souhlas: { $players }.
web-beat =
    { $margin ->
        [one] Porazili jste bota { $player } o { $margin } bod.
        [few] Porazili jste bota { $player } o { $margin } body.
       *[other] Porazili jste bota { $player } o { $margin } bodů.
    }
web-try-bot = Zkusit bota: { $bot }
web-replay-this = Přehrát znovu
web-save = Uložit hru

## Prohlížeč: o vás

web-me = Vy a vaše hry
web-me-name = Hrajete jako { $name }.
web-devices = Na jiném zařízení
web-devices-more = Kód přenese vaše místa a hry na jiné zařízení.
web-new-code = Chci kód
web-code-minutes = Zadejte ho tam do { $minutes } minut. Funguje jen jednou.
push-title = Zprávy
push-tell-me = Dejte mi vědět, až budu na tahu
push-tell-me-more = Na toto zařízení přijde zpráva, i když je stránka zavřená. Vždy nejvýš jedna na tah.
push-on = Toto zařízení vám dá vědět, až budete na tahu.
push-stop = Vypnout zprávy
push-denied = Tento prohlížeč blokuje zprávy z Rowlocku. Povolíte je značkou vedle adresy stránky, nebo v nastavení zařízení pod oznámeními.
push-home-screen = Na iPhonu a iPadu nejdřív přidejte Rowlock na plochu: klepněte na Sdílet a pak na Přidat na plochu. Když ho otevřete odtud, dá vám vědět, až budete na tahu.
push-unsupported = Tento prohlížeč vám nemůže dát vědět, když je stránka zavřená.
push-failed = Prohlížeči se nepodařilo zprávy zapnout. Zkuste to prosím později.
push-played = { $game }: { $player } má odehráno.
push-begins = { $game }: hra začíná.
web-recovery = Obnovovací kód
web-recovery-more = S ním se znovu přihlásíte jako { $name }, ať se s vašimi zařízeními stane cokoli. Uschovejte si ho na papíře.
web-recovery-written = Mám ho zapsaný
web-recovery-old = Váš obnovovací kód
web-recovery-replace = Vyměnit kód
web-sign-out-more = Ztratilo se vám zařízení? Odhlaste se všude: odhlásí se všechna zařízení i programy, včetně tohoto zařízení. Znovu se přihlásíte obnovovacím kódem.
web-recover-everywhere = Odhlásit všechna ostatní zařízení
web-sign-out = Odhlásit všude
web-no-games = Zatím nemáte žádnou hru.
web-nobody = Zatím se neznáme. Začněte hru a poznáme se.
web-have-code = Máte kód?
web-recover = Použít kód

## Prohlížeč: vaše výsledky

stats-title = Vaše výsledky
stats-more = Výhry, nejlepší hry a odznaky
stats-empty = Všechno začíná první hrou
stats-empty-more = Dohrajte ji a najdete tu své výhry, rekordy a odznaky.
stats-played =
    { $games ->
        [one] { $games } odehraná hra
        [few] { $games } odehrané hry
       *[other] { $games } odehraných her
    }
stats-won = Výhry: { $wins } z { $games }
stats-streak = Výhry za sebou: teď { $streak }, nejvíc { $longest }
stats-locks =
    { $count ->
        [one] uzamčená řada
        [few] uzamčené řady
       *[other] uzamčených řad
    }
stats-penalties =
    { $count ->
        [one] chybný hod
        [few] chybné hody
       *[other] chybných hodů
    }
stats-clean =
    { $count ->
        [one] hra bez chybného hodu
        [few] hry bez chybného hodu
       *[other] her bez chybného hodu
    }
stats-games = Jednotlivé hry
stats-solo = { $game } sólo
stats-best = Rekord
stats-average = Průměr
stats-recent = Body v posledních hrách, od nejstarší: { $points }.
stats-bots = Proti botům
stats-badges = Odznaky
stats-goals = Příští odznaky
stats-more-goals = Další odznaky
stats-device = Na tomto zařízení
stats-device-more = Hry odehrané jen na tomto zařízení. Uložené jsou pouze tady a odznaky za ně nejsou.
stats-device-own = Vaše hry s boty a sólo
stats-device-together = Společné hry
stats-head-games = Hry
stats-head-wins = Výhry
stats-forget = Smazat tyto výsledky
stats-forget-sure = Smazat výsledky z tohoto zařízení?
stats-forget-more = Už je nepůjde obnovit. Vaše ostatní výsledky zůstanou.
stats-forget-yes = Smazat
stats-home-streak =
    { $count ->
        [one] { $count } výhra v řadě
        [few] { $count } výhry za sebou
       *[other] { $count } výher za sebou
    }
stats-home-best = { $game }: váš rekord je { $points }
badge-beat = Výhra: { $bot }
badge-beat-how = Vyhrajte proti botovi: { $bot }.
badge-clean_win = Čistý štít
badge-clean_win-how = Vyhrajte hru bez jediného chybného hodu.
badge-two_locks = Dva zámky
badge-two_locks-how = Zakřížkujte v jedné hře poslední čísla dvou řad.
badge-all_games = Všechny tři hry
badge-all_games-how = Vyhrajte každou ze tří her.
badge-hundred = Stovka
badge-hundred-how = Získejte 100 bodů ve hře s ostatními.
badge-five_in_a_row = Pět za sebou
badge-five_in_a_row-how = Vyhrajte pět her za sebou.
badge-solo_perfect = Lepší než dokonalý
badge-solo_perfect-how = Získejte sólo aspoň { $points } bodů: víc než dokonalý hráč v průměru.

## Prohlížeč: zápisník

pad-intro = Kostky, karty nebo plán leží před vámi na stole a karty hráčů jsou tady.
pad-players = Hráči na tomto zařízení
pad-player = Hráč { $number }
pad-name = Jméno hráče { $number }
pad-add = Přidat hráče
pad-remove = Odebrat: { $player }
pad-own-phones = Má každý svůj telefon? Pak přidejte jen sebe. Když řadu uzamkne někdo jiný, klepněte na její zámek na své kartě.
pad-begin = Rozdat karty hráčů
pad-sheets = Karty hráčů
pad-undo = Zpět
pad-redo = Znovu
pad-menu = Menu
pad-penalty = Chybný hod
pad-penalty-of = Chybný hod: { $player }
pad-lock-elsewhere = Někdo jiný uzamkl { $row }
pad-lock-back = Vzít zpět: někdo jiný uzamkl { $row }
pad-closing = V tomto hodu někdo uzamyká { $row }. Pokud bílými kostkami, smí teď totéž každý, kdo tam má pět křížků. Potom uzamčení platí pro všechny.
pad-closed = Všichni teď mají uzamčenou { $row }. Ze hry jde { $die } kostka.
pad-next-turn = Další tah
pad-ending = Zakřížkujte ještě, co patří k tomuto hodu, a potom sečtěte body.
pad-count = Sečíst body
pad-last-turns = Poslední tahy jsou odehrané: sečíst body
pad-finish = Konec hry: sečíst body
pad-stopped = Konec hry.
pad-yes = Ano
pad-new-same = Nová hra, stejní hráči
pad-new-other = Jiná hra nebo jiní hráči
pad-new-sure = Zahodit tyto karty hráčů?
pad-new-more = Body této hry ještě nejsou sečtené. Nové karty hráčů nahradí tyto.
pad-new-yes = Vzít nové karty hráčů
pad-not-kept = Tento prohlížeč nic neukládá: když stránku zavřete, karty hráčů se ztratí.
pad-pawn-of = Kam může figurka: { $player }
pad-move = { $player }: figurka na { $cell }, pole { $field }, body navíc: { $points }
pad-told-move = { $player }: figurka jde na { $cell }, pole { $field }.
pad-landed = Figurka vstoupila na { $cell }.
pad-bonus = Body navíc

## Prohlížeč: karty k tisku

print-intro = Vyberte, co potřebujete, prohlédněte si to níže a vytiskněte. Vše se vejde na A4 i na Letter, barevně i černobíle.
print-paper = Papír
print-per-page = Karet hráčů na stránku
print-pages = Stránek s kartami hráčů
print-ink = Tisk
print-ink-name =
    { $ink ->
        [plain] Černobíle
       *[color] Barevně
    }
print-board = Plán
print-board-name =
    { $board ->
        [none] Bez plánu
        [both] Obě strany
       *[other] Strana { $board }
    }
print-now = Vytisknout
print-tip = V okně tisku nechte velikost 100 % a vypněte záhlaví a zápatí.
print-preview = Náhled
print-page = Stránka { $page } z { $pages }
print-name = Jméno
print-crosses = Křížky
print-points = Body
print-note-classic = Na poslední číslo je třeba mít v řadě pět křížků. Uzamkne řadu všem a zámek se počítá jako křížek.
print-note-cards = Na poslední číslo je třeba mít v řadě pět křížků. Dokončí řadu jen vám a zámek se počítá jako křížek.
print-note-onboard = Na poslední číslo je třeba mít v řadě pět křížků. Uzamkne řadu všem a zámek se počítá jako křížek. Pole, na kterém stojí figurka, přinese body navíc.
print-board-title = { $game }: strana { $side }
print-board-note = Figurky jdou od startu dovnitř. Malé číslo u pole jsou body navíc; kdo vstoupí na některé ze zakroužkovaných polí, ohlásí konec.

## Hra na jednom zařízení

pass-intro = Všichni hrají na tomto jednom zařízení a podávají si ho. Po načtení hra nepotřebuje síť.
pass-who = Kdo hraje, v pořadí míst
pass-player = Hráč { $number }
pass-name = Jméno hráče { $number }
pass-bot = Bot na místě { $number }
pass-up = Posunout výš: { $player }
pass-remove = Odebrat: { $player }
pass-add = Přidat hráče
pass-add-bot = Přidat bota
pass-need =
    { $count ->
        [one] Je potřeba aspoň jedno místo a na něm člověk.
        [few] Jsou potřeba aspoň { $count } místa a na jednom z nich člověk.
       *[other] Je potřeba aspoň { $count } míst a na jednom z nich člověk.
    }
pass-kept = Čeká na vás rozehraná hra
pass-kept-more = { $game }, hráči: { $players }. Naposledy: { $when }.
pass-go-on = Pokračovat
pass-anew = Začít od začátku
pass-anew-sure = Začít od začátku?
pass-anew-more = Rozehraná hra se ztratí.
pass-loading = Stahují se pravidla hry: asi 6 MB, jen jednou. Potom už síť není potřeba.
pass-not-loaded = Pravidla se nepodařilo stáhnout
pass-not-loaded-more = Stahují se jednou ze serveru a ten teď není dostupný. Zkuste to znovu, až bude připojení.
web-old-browser = Tento prohlížeč je příliš starý
web-old-browser-more = Rowlock potřebuje Safari { $safari }, Firefox { $firefox }, Chrome nebo Edge { $chrome }, případně cokoli novějšího. Aktualizujte prohlížeč, nebo to zkuste na jiném zařízení.
pass-try-again = Zkusit znovu
pass-elsewhere = Tato hra je otevřená v jiném panelu prohlížeče
pass-elsewhere-more = Hrát ji lze jen v jednom panelu. Když budete hrát tady, v tom druhém se zastaví.
pass-take-over = Hrát tady
pass-unreadable = Uloženou hru nelze přečíst. Můžete začít novou.
pass-not-kept = Tento prohlížeč nic neukládá: když stránku zavřete, hra se ztratí.
pass-trouble = Na tomto zařízení se něco nepovedlo. Načtěte stránku znovu; hra je uložená.
pass-seats = Místa
pass-standing =
    { $state ->
        [acts] je na tahu
       *[decided] rozhodnuto, lze vzít zpět
    }
pass-turn =
    { $what ->
        [roll] Hází { $player }
       *[decide] Rozhoduje { $player }
    }
pass-curtain = Předejte zařízení dál: teď { $player }
pass-curtain-more = Do té doby zůstanou karty zakryté.
pass-take = To jsem já, { $player }
pass-return = { $player } chce vzít rozhodnutí zpět
pass-first = Nejdřív rozhoduje { $player }
pass-again = Hrát znovu
pass-others = Jiní hráči, jiná hra
pass-leave = Odejít ze hry
pass-leave-more = Hra zůstane uložená na tomto zařízení: můžete pokračovat později.

## Prohlížeč: hra ještě jednou

web-film-intro = Otevřete uloženou hru a projděte si ji krok za krokem.
web-film-drop = Přetáhněte sem soubor se hrou
web-film-files = Soubor, který uložilo „Uložit hru“ nebo „rowlock play“, s příponou .rowlock.
web-film-choose = Vybrat soubor
web-film-paste = Nebo vložte text hry
web-film-show = Ukázat hru
web-film-another = Jiná hra
web-film-share = Sdílet tento okamžik
web-film-too-large = Ten soubor je na zápis hry příliš velký: zápis má nejvýše 64 KiB.
web-film-offline = Server není dostupný a bez něj hru otevřít nelze. Tu, která už je otevřená, si bez něj můžete přehrát až do konce.
web-film-pending = Rozhodnuto, ale už se to nepočítá: { $decisions }
web-film-mine = Vaše dohrané hry
web-film-unfinished = Hra se nedohrála: tady končí.
web-film-controls = Kroky hry
web-film-scrub = Okamžik hry
web-film-where = Tah { $turn }, aktivní hráč: { $player }
web-film-beginning = Začátek
web-film-step = Krok { $step } z { $steps }
web-film-first = Na začátek
web-film-back = O krok zpět
web-film-play = Přehrát
web-film-pause = Pozastavit
web-film-forward = O krok dál
web-film-last = Na konec
web-film-speed = Rychlost
web-film-active = Aktivní hráč:
web-film-hand = Karty v ruce: { $player }
web-film-sheets = Karty hráčů
web-film-side = Čí pohled
web-film-everybody = Všichni
web-film-chart = Body v průběhu tahů
web-film-chart-spoken = Čáry bodů všech hráčů. Na konci: { $players }. V tabulce níže jsou body po každém tahu.
web-film-as-table = Jako tabulka
web-film-turn = Tah
web-film-fair =
    { $game ->
        [cards] Byly karty zamíchány poctivě?
       *[other] Byly kostky poctivé?
    }
web-film-promise = Před hrou server vylosoval tajemství a ukázal jeho otisk (závazek), kterému neodpovídá žádné jiné tajemství. Zařízení každého hráče udělalo totéž s vlastním textem a teprve potom se texty odkryly: tajemství a texty dohromady jsou semínko. Teď, když je známé, může kdokoli všechny hody i zamíchání zopakovat.
web-film-commitment = Závazek
web-film-seed = Semínko
web-film-whole = Ukázat celé
web-film-shorten = Zkrátit
web-film-copy = Kopírovat
web-film-copy-yourself = Kopírovat tu není dovoleno: označte text a zkopírujte ho.
web-film-check = Ověřit na tomto zařízení
web-film-size = Prohlížeč k tomu jednou načte skutečná pravidla, asi 6 MB.
web-film-loading = Načítání a ověřování…
web-film-no-record = Zápis hry se nepodařilo načíst, takže tu není co ověřovat.
web-film-no-seed = Tento zápis neobsahuje semínko, takže není co ověřovat: házelo se u stolu, nebo hra ještě trvá.
web-fair-own-text = Váš text do semínka
web-fair-result =
    { $result ->
        [fair] Poctivé: všechno bylo ověřeno a souhlasí.
        [unfair] Tato hra nebyla poctivá.
       *[open] Nic špatného se nenašlo, ale ne všechno se dalo ověřit.
    }
web-fair-failed =
    { $name ->
        [commitment] Tajemství serveru není to, ke kterému se zavázal.
        [first_commitment] Server změnil závazek poté, co ho toto zařízení vidělo poprvé.
        [own_text] Váš text byl nahrazen jiným. V pořádku je to, jen když máte u tohoto stolu místo i z jiného zařízení.
        [pledges] Text některého hráče není ten, který byl předem slíben.
        [draws] Kostky nebo karty nevyplývají ze semínka.
       *[seen_draws] Zápis ukazuje jiné kostky nebo karty, než vidělo toto zařízení.
    }
web-film-by-device = Ověřeno na tomto zařízení, bez serveru.
web-film-by-server = Ověření se na tomto zařízení nepodařilo načíst, takže server ověřil sám sebe. Pro jistotu hru uložte a ověřte příkazem „rowlock verify“.

## Prohlížeč: naučit se hrát

learn-which = Naučte se to hrou
learn-which-more = První hra s nápovědou: pár minut a umíte to.
learn-begin = Začít
learn-go-on = Pokračovat
learn-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
learn-title = { $game }: vaše první hra
learn-step = Krok { $step } z { $steps }
learn-back = O krok zpět
learn-forward = O krok dál
learn-again = Od začátku
learn-next = Dál
learn-end = Hotovo!
learn-later = O chvíli později
learn-tap = Klepněte na číslo na své kartě, nebo zvolte:
learn-you = Vy
learn-finished = To byla celá lekce!
learn-done = Už umíte hrát!
learn-done-short = Hotovo
learn-done-classic = Zleva doprava, bílé pro všechny, pět křížků pro zámek: víte všechno důležité.
learn-done-cards = Dobrat karty, využít číslo pro všechny, hrát své barvy: víte všechno důležité.
learn-done-onboard = Křížek, křížek a běžet: víte všechno důležité.
learn-others = Jiná lekce:
learn-crosses =
    { $count ->
        [one] { $count } křížek
        [few] { $count } křížky
       *[other] { $count } křížků
    }
learn-crosses-row = Křížky
learn-points-row = Body

lesson-classic-1 =
    Tohle je vaše karta hráče. V červené a žluté řadě čísla rostou, v zelené a modré klesají a na konci každé čeká zámek.
    Sbíráte křížky. Čím víc jich je v jedné řadě, tím víc bodů každý přinese.
    Dole je Ada, která hraje s vámi. Můžeme začít?
lesson-classic-2 =
    Jste na tahu, takže jste aktivní hráč. Kostek je šest: dvě bílé a od každé barvy jedna.
    Hoďte všemi!
lesson-classic-3 =
    Nejdřív dvě bílé kostky: 1 a 2 jsou 3. To číslo smí zakřížkovat každý, v jedné libovolné řadě.
    V každé řadě se křížkuje zleva doprava. Čísla smíte přeskočit, ale přeskočená jsou navždy pryč.
    Červená 3 přeskočí jen dvojku. Zakřížkujte ji!
hint-classic-3 = To jde, ale v zelené a modré je trojka až vzadu: přijdete o devět čísel. Žlutá 3 je stejně dobrá jako červená, tady ale vezměme červenou.
lesson-classic-4 =
    Ada si trojku zakřížkovala také. Teď něco jen pro vás, protože jste na tahu: sečtěte jednu bílou a jednu barevnou kostku a součet zakřížkujte v té barvě.
    Bílá 1 a červená 3 jsou 4, hned vedle vaší trojky.
    Zakřížkujte červenou 4!
hint-classic-4 = Kostky to dovolují, ale přeskočíte víc čísel, než je nutné. Červená 4 nepřeskočí žádné.
lesson-classic-5 =
    Teď je aktivní hráč Ada a už hodila. Její bílé kostky platí i pro vás: 6 a 6 je 12.
    V zelené a modré je dvanáctka hned první.
    Zakřížkujte zelenou 12!
hint-classic-5 = Modrá 12 je stejně dobrá a křížkovat nikdo nemusí. V této lekci vezměte zelenou 12.
lesson-classic-6 =
    Ada sečetla bílou 6 se zelenou 3 a zakřížkovala zelenou 9. To byla její druhá akce, takže jen přihlížíte.
    Potom hází další hráč: vy.
lesson-classic-7 =
    Řady se plní a v červené už máte pět křížků. Zase jste na tahu.
    Hoďte!
lesson-classic-8 =
    1 a 2 jsou 3. V červené a žluté už je za vámi. V zelené by se přeskočilo pět čísel, v modré šest.
    Křížkovat nikdo nemusí. Někdy je lepší počkat.
    Zvolte „nic“.
hint-classic-8 = Můžete, ale podívejte, o kolik čísel kvůli jednomu křížku přijdete. Tentokrát nekřížkujte nic.
lesson-classic-9 =
    Ani bílá s barevnou nedají nic dobrého. Když ale aktivní hráč nezakřížkuje nic ani v jedné z obou akcí, zapíše si chybný hod: mínus pět bodů.
    To hrozí jen aktivnímu hráči. Lepší malá ztráta než zkažená řada.
    Nekřížkujte nic a zapište si chybný hod.
hint-classic-9 = Chybnému hodu se tím vyhnete, ale zkazíte si řadu: přeskočí se skoro všechno, co v ní zbývá. Tady si raději zapište chybný hod.
lesson-classic-10 =
    Ada hodila 6 a 6. Poslední číslo řady je zvláštní: smíte ho zakřížkovat, až když v té řadě máte aspoň pět křížků. V červené jich máte právě pět.
    Kdo zakřížkuje poslední číslo, zakřížkuje i zámek a ten se počítá jako další křížek.
    Zakřížkujte červenou 12!
hint-classic-10 = Můžete ji nechat být, ale taková příležitost přijde málokdy. Zakřížkujte červenou 12!
lesson-classic-11 =
    Červená řada je uzamčená, a to pro všechny. Červená kostka jde ze hry.
    Ada má v červené jen tři křížky, takže ji uzamknout s vámi nemohla. S pěti by mohla, ve stejné chvíli.
lesson-classic-12 =
    Už jsme skoro u konce. Hra končí okamžitě, když jsou dvě řady uzamčené nebo když má někdo čtvrtý chybný hod.
    Červená je uzamčená a v zelené máte pět křížků. Hoďte!
lesson-classic-13 =
    1 a 1 jsou 2, poslední číslo zelené řady!
    Zakřížkujte zelenou 2 a hra hned skončí.
hint-classic-13 = Mohlo by se hrát dál, ale vedete o hodně. Zakřížkujte zelenou 2!
lesson-classic-14 =
    Druhý zámek hru ukončil. Teď se počítají řady: jeden křížek je 1 bod, dva jsou 3, tři 6 a tak dále. Každý chybný hod stojí 5.
    Máte 67 bodů a Ada 32. Vyhráváte!

lesson-cards-1 =
    V karetní hře se nehází. Máte kartu hráče se čtyřmi řadami a čtyři karty v ruce.
    Na stole leží další čtyři karty, to je nabídka. Vidíte jejich čísla, ale ne barvy. Vedle je dobírací balíček.
lesson-cards-2 =
    Tah začíná dobíráním: doplňte si ruku na pět karet. Máte čtyři, takže si z nabídky vezmete jednu.
    Čtyřka by se hodila mezi červenou 3 a červenou 5, pokud je červená.
    Zvolte 4 a vezměte si ji.
hint-cards-2 = Vzít si smíte kteroukoli kartu. Ale čtyřka může být ta, která vám chybí mezi červenou 3 a 5: zkuste ji.
lesson-cards-3 =
    Je červená, to je štěstí! Nabídka se doplní z balíčku a číslo, které teď leží na balíčku nahoře, je pro všechny: 12.
    V každé řadě se křížkuje zleva doprava. Čísla smíte přeskočit, ale přeskočená jsou pryč. V zelené je dvanáctka první.
    Zakřížkujte zelenou 12!
hint-cards-3 = Modrá 12 je stejně dobrá. V této lekci vezměte zelenou 12.
lesson-cards-4 =
    Teď hrajete karty: jednu, dvě nebo tři stejné barvy. Jejich čísla smíte v té barvě zakřížkovat.
    Zvolte v ruce červenou 3, 4 a 5 a zakřížkujte všechna tři čísla.
hint-cards-4 = Můžete, ale získáte méně. Zvolte všechny tři červené karty a zakřížkujte 3, 4 a 5.
lesson-cards-5 =
    Tři křížky najednou! Zahrané karty jdou na odkládací balíček. Teď je aktivní hráč Ada, kartu už si dobrala a číslo na balíčku platí i pro vás: 6.
    Zakřížkujte červenou 6!
hint-cards-5 = To jde, ale tam přeskočíte čísla. Červená 6 je hned za vaší pětkou.
lesson-cards-6 =
    Ada zahrála kartu; to se týkalo jen jí. Jste na tahu a zbyly vám dvě karty, takže si vezmete tři.
    Zvolte 8, 5 a 10: v zelené by mohly pokračovat za vaší dvanáctkou.
hint-cards-6 = Dvanáctka vám moc nepomůže: v zelené ji máte a v červené a žluté je poslední. Zvolte 8, 5 a 10.
lesson-cards-7 =
    Všechny tři jsou zelené! Ale nejdřív číslo na balíčku, pro všechny: 2.
    Zakřížkujte žlutou 2!
hint-cards-7 = Křížkovat nemusíte, ale žlutá 2 je první číslo své řady: nic nepřeskočí.
lesson-cards-8 =
    Když jedním zahráním křížkujete víc čísel, smí být mezi prvním a posledním z nich přeskočeno nejvýše jedno.
    Od 10 k 8 přeskočíte jen 9: to je v pořádku. Od 8 k 5 by to byla dvě. Pětku si tedy nechte.
    Zahrajte zelenou 10 a zelenou 8 a obě zakřížkujte.
hint-cards-8 = Můžete, ale jde to lépe. Zvolte jen zelenou 10 a zelenou 8 a zakřížkujte 10 a 8.
lesson-cards-9 =
    V každém svém tahu musíte zahrát kartu. Tady se žádná nehodí: všechna čísla leží vlevo od vašich křížků. Takže jen odložíte.
    V tomto tahu nemáte žádný křížek, takže si zapíšete i chybný hod (říká se tomu tak i bez kostek): mínus pět bodů.
    Zvolte obě modré karty a odložte je. Příště si pak doberete dvě nové.
hint-cards-9 = Stačila by jedna, ale za dvě dostanete dvě nové. Zvolte modrou 11 a modrou 12.
lesson-cards-10 =
    Poslední číslo řady smíte zakřížkovat, až když v ní máte pět křížků. Ve žluté jich pět máte.
    Zahrajte žlutou 11 a žlutou 12 a obě zakřížkujte: s dvanáctkou přijde i zámek a také se počítá jako křížek.
hint-cards-10 = Skoro! Zvolte žlutou 11 a žlutou 12 společně a obě zakřížkujte.
lesson-cards-11 =
    Vaše žlutá řada je dokončená. V karetní hře to platí jen pro vás: Ada může ve žluté křížkovat dál.
    Hra končí okamžitě, když má jeden hráč dokončené dvě řady nebo když má někdo čtvrtý chybný hod.
lesson-cards-12 =
    Jste na tahu a na balíčku leží 2. V modré máte pět křížků, takže smíte zakřížkovat poslední číslo.
    Zakřížkujte modrou 2 a hra hned skončí.
hint-cards-12 = Mohlo by se hrát dál, ale vedete o hodně. Zakřížkujte modrou 2!
lesson-cards-13 =
    Teď se počítají řady: jeden křížek je 1 bod, dva jsou 3, tři 6 a tak dále; zámky se počítají také. Každý chybný hod stojí 5.
    Máte 84 bodů a Ada 32. Vyhráváte!

lesson-onboard-1 =
    On Board je Qwixx s figurkou. Karta hráče je stejná: křížkuje se zleva doprava a co přeskočíte, je pryč.
    Nová je dráha. Každé pole ukazuje barvu a číslo a pod ním body, které na konci přinese. Figurky stojí na startu.
lesson-onboard-2 =
    Jste aktivní hráč. Tah má tři kroky a začíná kostkami.
    Hoďte!
lesson-onboard-3 =
    První krok je pro všechny: bílé kostky 1 a 2 jsou dohromady 3. To číslo zakřížkujete v libovolné řadě.
    Zakřížkujte červenou 3!
hint-onboard-3 = To jde, ale v zelené a modré je trojka až vzadu a žlutou budeme potřebovat na něco jiného. Vezměte červenou 3.
lesson-onboard-4 =
    Druhý krok je jen pro aktivního hráče: bílá kostka plus barevná; součet zakřížkujete v té barvě. Bílá 2 a červená 2 jsou 4.
    Zakřížkujte červenou 4!
hint-onboard-4 = Kostky to dovolují, ale přeskočíte víc čísel, než je nutné. Červená 4 nepřeskočí žádné.
lesson-onboard-5 =
    Třetí krok: vaše figurka smí postoupit o jedno až pět volných polí. Číslo pole, na které vstoupí, musí jít teď zakřížkovat, nebo už musí být zakřížkované.
    Červená 2 nejde, protože leží vlevo od vaší trojky. Ale žlutou 2 teď zakřížkovat můžete.
    Posuňte figurku na pole 4!
hint-onboard-5 = Tam můžete také, ale pole 4 je lepší: je dál, nebo nic nepřeskočí. Jděte tam.
lesson-onboard-6 =
    To byl třetí křížek v jednom tahu! Teď hodila Ada a její bílé kostky platí i pro vás: 6 a 6 je 12.
    Zakřížkujte zelenou 12!
hint-onboard-6 = Modrá 12 je stejně dobrá. V této lekci vezměte zelenou 12.
lesson-onboard-7 =
    Ada zakřížkovala modrou 11 a její figurka vstoupila na pole 6, takže si zakřížkovala i červenou 3. Figurkou hýbe jen aktivní hráč.
    Jste na tahu. Hoďte!
lesson-onboard-8 =
    5 a 6 je 11. V zelené je to další číslo.
    Zakřížkujte zelenou 11!
hint-onboard-8 = Tam přeskočíte čísla. Zelená 11 je hned za vaší dvanáctkou.
lesson-onboard-9 =
    Bílá 5 a zelená 5 je 10, zase hned další.
    Zakřížkujte zelenou 10!
hint-onboard-9 = Kostky to dovolují, ale zelená 10 nic nepřeskočí. Vezměte ji.
lesson-onboard-10 =
    Adina figurka stojí na poli 6. Na poli smí stát jen jedna, takže ji přeskočíte, a obsazené pole se nepočítá.
    Vašich pět volných polí je 5, 7, 8, 9 a 10. Na poli 10 je červená 4, kterou už máte zakřížkovanou, takže tam vstoupíte bez nového křížku.
    Běžte co nejdál: na pole 10!
hint-onboard-10 = Můžete, a někdy je to i dobrý nápad. Ale tady ať figurka běží co nejdál: na pole 10.
lesson-onboard-11 =
    Z prvního ani z druhého kroku nemáte žádný křížek. Když ho nepřinese ani třetí, zapíšete si chybný hod: mínus pět bodů.
    Na poli 20 už číslo zakřížkované máte, takže tam žádný nový křížek nezískáte. Na poli 22 ano: červenou 8.
    Zachraňte se: posuňte figurku na pole 22!
hint-onboard-11 = Bez křížku si zapíšete chybný hod. Křížek přinese pole 22.
lesson-onboard-12 =
    Hráč, jehož figurka vstoupí na jedno z posledních pěti polí, 36 až 40, ohlásí konec: všichni ostatní mají ještě jeden tah.
    Pole 36 je žlutá 12, poslední číslo řady. Je k němu třeba pět křížků a vy je máte. Tím zároveň uzamknete řadu pro všechny.
    Posuňte figurku na pole 36!
hint-onboard-12 = Tam můžete, ale pole 36 přinese zámek, hodně bodů a konec hry: jděte tam.
lesson-onboard-13 =
    Konec je ohlášený. Tohle je Adin poslední tah a její bílé kostky pro vás stále platí: 4 a 5 je 9. Žlutá kostka už ve hře není.
    Zakřížkujte červenou 9!
hint-onboard-13 = Každý křížek se hodí: vezměte červenou 9.
lesson-onboard-14 =
    Je konec. Dvě uzamčené řady nebo čtvrtý chybný hod by hru ukončily okamžitě, ať figurky stojí kdekoli.
    Řady se počítají jako vždy a přičtou se body pole, na kterém stojí figurka: 18. Máte 105 bodů a Ada 48. Vyhráváte!

## Prohlížeč: pravidla her

rule-which = Pravidla
rule-which-more = Všechno, co hráč potřebuje vědět, s obrázky.
rule-read = Číst
rule-title = { $game }: pravidla
rule-intro-classic = Pro 2 až 5 hráčů. Šest kostek, karta hráče pro každého, čtvrthodina.
rule-intro-cards = Pro 2 až 5 hráčů. 44 karet, se žolíky 55, a karta hráče pro každého.
rule-intro-onboard = Pro 2 až 4 hráče. Šest kostek, karta hráče a figurka pro každého a dráha.
rule-learn = Chcete se to raději naučit hrou?
rule-contents = Obsah
rule-others = Další hry:
rule-may = Tady lze:
rule-head-goal = Cíl hry
rule-head-sheet = Karta hráče
rule-head-turn = Tah
rule-head-white = Bílé kostky: pro všechny
rule-head-mixed = Bílá a barevná: pro aktivního hráče
rule-head-pawn = Figurka
rule-head-penalty = Chybné hody
rule-head-lock = Uzamčení řady
rule-head-end = Konec hry
rule-head-score = Počítání bodů
rule-head-argue = O čem se hráči přou
rule-head-argue-pawn = O čem se hráči přou: figurka
rule-head-deal = Před hrou
rule-head-draw = Za prvé: dobírání
rule-head-number = Za druhé: číslo pro všechny
rule-head-play = Za třetí: zahrání karet
rule-head-complete = Dokončení řady
rule-head-jokers = Se žolíky

rule-goal-classic =
    Křížkujete čísla ve čtyřech řadách. Čím víc křížků řada má, tím víc bodů každý z nich přinese. Přeskočená čísla jsou ale navždy pryč, a když čekáte příliš dlouho, řadu uzamkne někdo jiný.
    Vyhrává nejvyšší součet.
rule-goal-cards =
    Křížkujete čísla ve čtyřech řadách a místo kostek máte karty. Co nasbíráte v ruce, rozhoduje o tom, co můžete zakřížkovat, někdy i několik čísel najednou.
    Vyhrává nejvyšší součet.
rule-goal-onboard =
    On Board je hra s kostkami, ve které má každý i figurku. Křížkuje se přesně jako ve hře s kostkami. Ve vlastním tahu může vaše figurka navíc běžet po dráze a její pole na konci přinese body.
    Vyhrává nejvyšší součet.
rule-sheet =
    Karta hráče má čtyři řady po jedenácti číslech. Červená a žlutá jdou od 2 do 12, zelená a modrá od 12 do 2. Na pravém konci každé řady je zámek.
    V každé řadě se křížkuje zleva doprava. Začít smíte kdekoli a přeskočit libovolně mnoho čísel, i několik najednou. Ale co leží vlevo od křížku, už nikdy zakřížkovat nelze.
rule-turn =
    Prvního aktivního hráče určí los. Aktivní hráč hodí všemi kostkami, které jsou ještě ve hře. Následují dvě akce, vždy jedna po druhé: nejdřív bílé kostky, potom bílá s barevnou.
    Pak je na tahu další hráč po směru hodinových ručiček.
rule-turn-onboard =
    Hráči se dohodnou na straně plánu a všechny figurky stojí na startu. Prvního aktivního hráče určí los. Aktivní hráč hodí všemi kostkami, které jsou ještě ve hře. Následují tři kroky, vždy jeden po druhém: bílé kostky pro všechny, bílá s barevnou pro aktivního hráče a nakonec figurka aktivního hráče.
    V jednom tahu tak lze udělat až tři křížky. Pak je na tahu další hráč po směru hodinových ručiček.
rule-white =
    Obě bílé kostky se sečtou. Každý hráč smí toto číslo zakřížkovat v řadě libovolné barvy, ale jen v jedné. Nikdo nemusí.
    Všichni se rozhodují současně. Nikdo nečeká, co udělají ostatní, a nikdo svou volbu dodatečně nemění.
rule-mixed =
    Teď smí aktivní hráč, a nikdo jiný, sečíst jednu z bílých kostek a jednu z barevných a součet zakřížkovat v řadě té barvy. Je to nejvýše jeden křížek a je dobrovolný.
rule-penalty =
    Když aktivní hráč nezakřížkuje nic ani v jedné z obou akcí, zapíše si chybný hod: zakřížkuje jedno ze čtyř políček a stojí ho to pět bodů.
    Stačí jediný křížek v jedné z akcí a chybnému hodu se vyhnete. Záměrně nic nezakřížkovat je dovoleno, chybný hod si pak ale musíte zapsat. Ostatní hráči si chybný hod nikdy nezapisují.
rule-penalty-cards =
    Když aktivní hráč nezakřížkuje nic, ani číslo pro všechny, ani kartami, zapíše si chybný hod (jmenuje se tak i v karetní hře): zakřížkuje jedno ze čtyř políček a stojí ho to pět bodů.
    Ostatní hráči si chybný hod nikdy nezapisují.
rule-penalty-onboard =
    Když žádný ze tří kroků nepřinese aktivnímu hráči křížek, zapíše si chybný hod, tedy mínus pět bodů. Figurka, která vstoupí na číslo zakřížkované už dřív, nový křížek nepřinese, a tak nepomůže.
    Ostatní hráči si chybný hod nikdy nezapisují.
rule-lock =
    Poslední číslo řady, 12 v červené a žluté, 2 v zelené a modré, smí zakřížkovat jen ten, kdo už má v té řadě aspoň pět křížků. S ním zakřížkuje i zámek a ten se počítá jako další křížek.
    Od konce této akce je řada uzamčená pro všechny: nikdo už v ní nekřížkuje. Kostka té barvy jde hned ze hry. Křížky, které v řadě udělali ostatní, zůstávají a počítají se.
rule-complete =
    Poslední číslo řady, 12 v červené a žluté, 2 v zelené a modré, smíte zakřížkovat, jen když už v té řadě máte aspoň pět křížků. S ním zakřížkujete i zámek a ten se počítá jako další křížek.
    Řada je pak dokončená jen pro vás. Všichni ostatní v ní mohou křížkovat dál a také ji dokončit.
rule-end =
    Hra končí okamžitě, když jsou uzamčené dvě řady, ať je uzamkl kdokoli, nebo když má někdo čtvrtý chybný hod.
    Když se druhá řada uzamkne bílými kostkami, druhá akce už se nekoná.
rule-end-cards =
    Hra končí okamžitě, když má jeden hráč dokončené dvě řady nebo když má někdo čtvrtý chybný hod.
    Když se to stane u čísla pro všechny, platí ještě křížky všech, kdo se pro něj rozhodli, a je konec: karty už se nehrají.
rule-end-onboard =
    Když figurka aktivního hráče vstoupí na jedno z posledních pěti polí, ohlásí se konec: každý z ostatních má ještě právě jeden tah, po směru hodinových ručiček, a hra končí. Kdo konec ohlásil, už žádný tah nemá, ale v tazích ostatních smí dál křížkovat součty bílých kostek.
    Jako ve hře s kostkami ukončí hru okamžitě dvě uzamčené řady nebo něčí čtvrtý chybný hod, v kterémkoli kroku a ať figurky stojí kdekoli.
rule-score =
    Každá řada se počítá zvlášť. Body určuje počet jejích křížků i se zámkem; řada bez křížku nedá nic.
    Čtyři řady se sečtou a za každý chybný hod se odečte pět. Vyhrává nejvyšší součet; při shodě vyhrávají všichni, kdo ho mají.
rule-score-onboard =
    Každá řada se počítá zvlášť. Body určuje počet jejích křížků i se zámkem; řada bez křížku nedá nic.
    Čtyři řady se sečtou, za každý chybný hod se odečte pět a přičtou se body pole, na kterém stojí figurka, ať hra skončila jakkoli. Vyhrává nejvyšší součet; při shodě vyhrávají všichni, kdo ho mají.
rule-deal =
    44 karet, 2 až 12 ve čtyřech barvách, se zamíchá a každý dostane čtyři. Zbytek je dobírací balíček. Jeho čtyři horní karty se vyloží vedle jako nabídka; vždy jsou čtyři.
    Rub karty ukazuje její číslo, ale ne barvu. Všichni tedy vidí čísla v nabídce, na balíčku i v rukou ostatních, barvy však jen ve své ruce.
    Prvního aktivního hráče určí los; dál se hraje po směru hodinových ručiček.
rule-draw =
    Aktivní hráč si bere karty z nabídky, dokud jich nemá v ruce pět: v prvním tahu jednu, později třeba dvě nebo tři. Všechny vybírá ze čtyř, které tam leží. Potom se nabídka doplní z balíčku na čtyři.
rule-number =
    Číslo, které teď leží na balíčku nahoře, je pro všechny: každý hráč ho smí zakřížkovat v řadě libovolné barvy, ale jen v jedné. Nikdo nemusí a všichni se rozhodují současně.
    Karta na balíčku zůstane; do nabídky přijde jako další.
rule-play =
    Ve svém tahu musíte zahrát jednu kartu, nebo dvě či tři stejné barvy. Z jejich čísel smíte v té barvě zakřížkovat jedno nebo několik, nebo také žádné.
    Když jich křížkujete několik, smíte mezi prvním a posledním z nich přeskočit nejvýše jedno číslo. Na číslech mezi dřívějšími křížky a prvním novým nezáleží.
    Všechny zahrané karty jdou na odkládací balíček, ať se jejich čísla zakřížkovala, nebo ne. Ostatní hráči tu nic nekřížkují.
rule-jokers =
    Přimíchá se jedenáct žolíků, 2 až 12. Číslo žolíka je dané, barvu zvolíte, až když ho zahrajete.
    Všichni žolíci zahraní s jinými kartami mají jejich barvu; samotní žolíci mají společnou barvu podle vaší volby. Dvě různé barvy žolík nespojí. Když žolík a karta ukazují stejné číslo, zakřížkuje se jednou.
    Všechno ostatní zůstává.
rule-pawn =
    Ve třetím kroku smí aktivní hráč posunout figurku dopředu, nikdy zpět, o jedno až pět volných polí. Obsazená pole se přeskakují a nepočítají: na poli smí stát jen jedna figurka a žádná se nevyhazuje. Start není pole: figurek na něm může stát libovolně mnoho.
    Vstoupit smíte jen na číslo, které podle obvyklých pravidel teď můžete zakřížkovat nebo které už zakřížkované máte. Když ho zakřížkovat lze, musíte to udělat. Na polích po cestě nezáleží.
    Když nikam vstoupit nemůžete nebo nechcete, figurka zůstane stát.
rule-argue-dice =
    Několik hráčů chce uzamknout stejnou řadu stejným součtem bílých kostek. Kdo smí?
    Všichni, kdo v ní mají pět křížků. Každý z nich zakřížkuje zámek a každému se počítá. Řada se uzamkne, až když se všichni rozhodnou.
    Někdo uzamyká řadu. Smím se přidat s méně než pěti křížky?
    Ne. Pět křížků je třeba mít na vlastní kartě hráče.
    Řada se uzamkla bílou a barevnou kostkou. Smějí se ostatní přidat?
    Ne. V této akci křížkuje jen aktivní hráč.
    Pátý křížek udělám bílými kostkami. Smím hned potom zakřížkovat poslední číslo?
    Ano. Akce jdou jedna po druhé a nový křížek už platí.
    Lze uzamknout víc než dvě řady?
    Ano: třetí zároveň s druhou, když obě uzamkne stejný součet bílých kostek.
    Hra skončí bílými kostkami a aktivní hráč nic nezakřížkoval. Zapíše si chybný hod?
    Ne. Druhá akce se nekoná, takže není ani chybný hod.
    Dva hráči mají stejný součet. Kdo vyhrál?
    Oba. Remíza se nijak nerozhoduje.
    Může být součet menší než nula?
    Ano. Chybné hody se prostě odečtou.
rule-argue-cards =
    Dobírací balíček dojde. Co potom?
    V tu chvíli se zamíchá odkládací balíček a je z něj nový dobírací, i uprostřed doplňování nabídky. Jeho horní karta ukazuje číslo pro všechny.
    Smím si vzít méně karet, než mi chybí?
    Ne. Ruka se vždy doplní přesně na pět.
    Doplňuje se nabídka po každé vzaté kartě?
    Ne. Vybíráte ze čtyř, které tam leží; doplní se až potom.
    Žádná karta se mi nehodí. Musím nějakou zahrát?
    Ano, aspoň jednu. Odložíte ji bez křížku.
    Smím zahrát karty řady, kterou mám dokončenou?
    Ano, můžete se jich tak zbavit. Křížek nepřinesou.
    Smím jedním zahráním karet udělat pátý křížek a zakřížkovat i poslední číslo?
    Ano. Křížkuje se zleva doprava a každý křížek hned platí.
    Smím zakřížkovat tři čísla a mezi každými dvěma jedno přeskočit?
    Ne. Přeskočit se smí jedno celkem, ne v každé mezeře: z 2, 4 a 6 zakřížkujete 2 a 4, nebo 4 a 6.
    Platí číslo pro všechny jako první křížek mého zahrání karet?
    Ne. Záleží jen na číslech zakřížkovaných tímto zahráním.
    Dva hráči mají stejný součet. Kdo vyhrál?
    Oba. Remíza se nijak nerozhoduje.
rule-argue-onboard =
    Musím figurkou hýbat?
    Ne, nikdy.
    Smím vstoupit na číslo a nezakřížkovat ho?
    Jen když už zakřížkované je. Pokud ho zakřížkovat lze, musíte.
    To číslo je zakřížkované až z tohoto tahu. Smím na ně vstoupit?
    Ano, platí za už zakřížkované.
    Řada je uzamčená. Smím vstoupit na její číslo?
    Jen když ho máte zakřížkované už z dřívějška.
    Může figurka uzamknout řadu?
    Ano, s pěti křížky jako vždy. Řada je uzamčená pro všechny a kostka jde ze hry, ale ostatní se přidat nemohou. Je-li to druhá řada, hra hned končí.
    Smím přejít za poslední pole?
    Ne. Dál než na poslední pole to nejde.
    V posledních tazích vstoupí na jedno z posledních pěti polí další figurka. Co se stane?
    Nic dalšího. Nikdo nedostane tah navíc.
    Tah, kterým se ohlásil konec, nepřinesl křížek. Je to chybný hod?
    Ano, pokud ho nepřinesly ani jiné kroky. Je-li čtvrtý, hra hned končí.

example-crossing = Červená pokračuje od 10, žlutá od 9, zelená od 9, modrá od 10. Šrafovaná čísla byla přeskočena a jsou pryč.
example-white = Hodila Ada a na bílých kostkách je dohromady 8. Zakřížkovat ji můžete v zelené, nebo v modré. V červené už je za vámi a žlutá 8 už zakřížkovaná je.
example-mixed = Jste na tahu. Bílá 6 a červená 4 je červená 10, bílá 6 a žlutá 3 je žlutá 9. V zelené a modré vyhoví kterákoli bílá kostka. Ať zvolíte cokoli, je to jeden křížek.
example-lock = V červené máte pět křížků, takže smíte zakřížkovat 12 a s ní zámek. Ve žluté máte jen dva: tam musí dvanáctka počkat.
example-together = S pěti červenými křížky smíte vy i Ada ve stejné chvíli zakřížkovat 12, a s ní i zámek. Potom jde červená kostka ze hry.
example-score = Sedm křížků v červené, i se zámkem, je 28 bodů, tři ve žluté 6, pět v zelené 15 a sedm v modré 28. Dva chybné hody stojí 10. To je 67.
example-draw = Se čtyřmi kartami v ruce si z nabídky vezmete jednu. Vidíte její číslo, ale barvu poznáte, až bude vaše.
example-play = Zahrály se tři zelené karty. Můžete zakřížkovat 9 a 7, nebo 7 a 5, nebo jedno z těch čísel. Všechna tři ne: přeskočily by se 8 i 6.
example-jokers = Žolík 10 se hraje se žlutou 9, takže je také žlutý.
example-complete = Červenou máte dokončenou a nic víc v ní nekřížkujete. Ada v červené pokračuje a může ji také dokončit.
example-pawn = Vaše figurka stojí na poli 7, Adina na poli 9, které se nepočítá. Z pěti volných polí 8, 10, 11, 12 a 13 můžete vstoupit na 11 a 13 s křížkem a na 10 proto, že červenou 4 už zakřížkovanou máte. Na 8 a 12 ne: žlutá 3 a 4 leží vlevo od vaší pětky.
example-bonus = Řady přinesou 28, 10, 15 a 15 bodů, chybný hod ubere 5 a pole figurky přidá 19. To je 82.

## Hra s kostkami pro jednoho hráče, vyřešená

cli-solve = Vyřeší hru s kostkami pro jednoho hráče; vypíše očekávané body karty a ztrátu u každé možnosti.
cli-solve-players = počet hráčů; ostatní dodávají jen součty bílých kostek (výchozí: 1)
cli-solve-show = karta k ohodnocení: její křížky, například "r2 r3 g12 p1", nebo pozice jako JSON či v souboru
cli-solve-dice = hod: dvě bílé kostky, červená, žlutá, zelená, modrá, například "4 1 3 2 5 6"
cli-solve-wait = počet tahů ostatních před vlastním (výchozí: 0)
cli-solve-json = vypsat hodnoty v JSON
solve-needs-show = --dice a --wait patří k --show.
solve-players =
    { $count ->
        [one] V pozici je { $count } hráč; vynechte --players.
        [few] V pozici jsou { $count } hráči; vynechte --players.
       *[other] V pozici je { $count } hráčů; vynechte --players.
    }
solve-over = Hra na této kartě skončila.
solve-not-a-sheet = „{ $word }“ se na kartu nehodí. { $reason }
solve-how-to-write = Napište křížky v každé řadě zleva doprava, například r2 r3 g12, a p2 za dva chybné hody.
solve-interrupted = Přerušeno. Co je hotovo, je uloženo, a příští spuštění na to naváže.
solve-not-a-position = Toto není pozice: { $reason }.
solve-no-json = Toto není JSON.
solve-classic-only = Vyřešena je jen hra s kostkami.
solve-has-dice = V této pozici už je hozeno; vynechte --dice.
solve-has-turn = Pozice říká, kdo je na tahu; vynechte --wait.
solve-dice = „{ $value }“ není hod: uveďte šest čísel od 1 do 6, v pořadí bílá, bílá, červená, žlutá, zelená, modrá.
solve-takes = Řešení potřebuje asi { $memory } MB paměti a { $disk } MB na disku ve složce { $folder }.
solve-solving =
    { $players ->
        [one] Řeší se pro jednoho hráče
        [few] Řeší se pro { $players } hráče
       *[other] Řeší se pro { $players } hráčů
    }
solve-value =
    { $players ->
        [one] Při nejlepší hře získá jeden hráč průměrně { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } bodu.
       *[other] Při nejlepší hře získá hráč průměrně { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } bodu, pokud ostatní z { $players } hráčů dodávají jen součty bílých kostek.
    }
solve-wait = Tahy ostatních předtím
solve-penalties = Chybné hody
solve-with-penalties =
    { $count ->
        [0] Bez chybného hodu
        [one] { $count } chybný hod
        [few] { $count } chybné hody
       *[other] { $count } chybných hodů
    }
solve-worth = Očekávaný konečný výsledek: { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } bodu, z toho { NUMBER($more, minimumFractionDigits: 3, maximumFractionDigits: 3) } lze ještě získat.
solve-worth-thrown = Očekávaný konečný výsledek s tímto hodem: { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } bodu, z toho { NUMBER($more, minimumFractionDigits: 3, maximumFractionDigits: 3) } lze ještě získat.
solve-number = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
solve-option = Křížek
solve-then = Potom
solve-expected = Očekávané
solve-loss = Ztráta

## Laboratoř: rowlock simulate

cli-simulate = Simuluje mnoho her mezi boty; vypíše výhry, body a jak hry končí.
cli-simulate-players = počet hráčů; 1 je classic sólo (výchozí: počet botů, nebo 2)
cli-simulate-bots = bot pro každé místo, nebo jeden pro všechna, oddělené čárkami: boti podle jména, s časem jako champion@50, programy jako exec:PŘÍKAZ, u classic také optimal (výchozí: greedy)
cli-simulate-games = počet her (výchozí: 10 000)
cli-simulate-seed = celé číslo; stejné semínko dá stejné hry (výchozí: 0)
cli-threads = počet vláken, nebo procesů pro boty, kteří nejsou zkompilovaní (výchozí: jedno na jádro)
cli-on = kde se počítá: threads jsou vlákna nebo procesy tohoto počítače, ray je cluster Ray
cli-simulate-json = vypsat zprávu ve formátu JSON
cli-simulate-out = soubor Parquet s výsledkem každé hry
cli-simulate-plot = obrázkový soubor s grafy: .png, .svg nebo .pdf
lab-missing = K tomu je potřeba balíček { $package }, který tu není. Nainstalujte ho příkazem: { $command }
lab-range = { $parameter } musí být celé číslo od { $least } do { $most }.
lab-on = --on nemůže mít hodnotu { $value }; na výběr: { $places }.
lab-ray = Spouštím Ray…
lab-no-cluster = Na adrese { $address } z proměnné RAY_ADDRESS žádný cluster Ray neodpovídá.
lab-no-ray = Ray nefunguje: { $reason }
simulate-seats =
    --bots uvádí { $count ->
        [one] { $count } bota
        [few] { $count } boty
       *[other] { $count } botů
    } pro { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    }: uveďte jednoho pro každé místo, nebo jednoho pro všechna; na výběr: { $bots }.
simulate-only-classic = Bot { $bot } hraje jen classic; v této hře jsou na výběr: { $bots }.
simulate-out-suffix = Hry se zapisují ve formátu Parquet, název { $file } proto musí končit na { $suffixes }.
simulate-plot-suffix = Grafy nelze nakreslit do souboru { $file }: jeho název musí končit na { $suffixes }.
simulate-not-written = Soubor { $file } nelze zapsat: { $reason }.
simulate-compiling = Překládá se pro tento počítač: poprvé až půl minuty…
simulate-playing = Hraji
simulate-progress = { $done } / { $games }, { $rate } za sekundu
simulate-nothing = Přerušeno dřív, než se započítala jediná hra.
simulate-interrupted =
    { $games ->
        [one] Přerušeno: odehrána { $games } hra z { $planned }.
        [few] Přerušeno: odehrány { $games } hry z { $planned }.
       *[other] Přerušeno: odehráno { $games } her z { $planned }.
    }
simulate-title =
    { $game }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }
simulate-speed =
    { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $rate ->
        [one] { $rate } hra
        [few] { $rate } hry
       *[other] { $rate } her
    } za sekundu, semínko { $seed }
simulate-source = Semínko { $seed }, Rowlock { $version }
simulate-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent-axis = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
simulate-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-seat = Místo
simulate-bot = Bot
simulate-mean = Body
simulate-margin = 95 %
simulate-sd = Sm. odch.
simulate-wins = Výhry
simulate-ci = 95% interval
simulate-penalties = Chybné hody
simulate-points-title = Body na konci hry
simulate-share-axis = podíl her
simulate-mean-of = průměr { $mean }, sm. odch. { $sd }
simulate-order-title = Podle pořadí
simulate-turn = Pořadí
simulate-order =
    { $turn ->
        [1] začíná
        [2] druhý
        [3] třetí
        [4] čtvrtý
       *[5] pátý
    }
simulate-wins-title = Výhry s 95% intervaly
simulate-fair = čárkovaně: stejný podíl, { $share }; remízy se dělí
simulate-turns-title = Délka her
simulate-turns-axis = tahy
simulate-turns =
    Tahy: průměr { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, sm. odch. { NUMBER($sd, minimumFractionDigits: 2, maximumFractionDigits: 2) }, medián { $median }; od 5 % do 95 %: { $low } až { $high }
simulate-ends-title = Jak hry končí
simulate-end =
    { $end ->
        [two_rows_locked] dvě uzamčené řady
        [two_rows_completed] dvě dokončené řady
        [four_penalties] čtvrtý chybný hod
       *[track_end] poslední tahy na dráze
    }
simulate-end-share = { $end }: { $share }
simulate-kept = Výsledky všech her jsou v souboru { $file }.
simulate-drawn = Grafy jsou v souboru { $file }.

## Laboratoř: rowlock arena

cli-arena = Uspořádá turnaj botů a programů, na všech místech se stejnými hody a kartami, a porovná jejich sílu.
cli-arena-bots = účastníci oddělení čárkami: boti jménem, případně s časem jako champion@50, a programy jako exec:PŘÍKAZ
cli-arena-games = počet her u každého stolu, zaokrouhlený nahoru, aby měl každý bot každé místo stejně často (výchozí: 1 000)
cli-arena-players = počet míst u stolu (výchozí: všichni boti, nebo 2, je-li botů víc než míst)
cli-arena-against = bot na všech ostatních místech: každý z --bots hraje proti němu sám
cli-arena-ms = milisekundy na přemýšlení pro boty a programy s nastavitelným časem
cli-arena-workers = počet procesů (výchozí: jeden na jádro)
cli-arena-luck = změřit i štěstí v hodech a uvést výhry bez něj
cli-arena-picture = obrázkový soubor s výsledkem: .png, .svg nebo .pdf
arena-too-few = Aréna potřebuje aspoň dva boty, nebo jednoho a --against.
arena-too-many = Do arény se vejde nejvýše { $most } botů.
arena-seats =
    { $count ->
        [one] --bots uvádí { $count } bota
        [few] --bots uvádí { $count } boty
       *[other] --bots uvádí { $count } botů
    }, ale hráčů má být { $players }: uveďte jich víc, nebo přes --against bota na všechna ostatní místa.
arena-no-time = Bot { $bot } nepřijímá čas na přemýšlení.
arena-bad-time = V { $bot }@{ $time } není platný čas: po @ patří celý počet milisekund od 0 do { $most }.
arena-bad-command = { $name } neuvádí program: po exec: patří příkaz s uzavřenými uvozovkami.
arena-no-program = Program { $program } nelze najít nebo spustit.
arena-no-luck = Ve hře { $game } nelze štěstí odhadnout: --luck je pro classic a onboard.
arena-broken = Hry se musely zastavit: { $reason }
arena-deals =
    { $deals ->
        [one] { $deals } rozdání, odehrané z každého místa se stejným štěstím.
        [few] { $deals } rozdání, každé odehrané z každého místa se stejným štěstím.
       *[other] { $deals } rozdání, každé odehrané z každého místa se stejným štěstím.
    }
arena-earned = Bez štěstí
arena-earned-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ±{ NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-margin = Náskok
arena-rating = Hodnocení
arena-rating-title = Hodnocení (openskill), s jednou sigmou
arena-cross-title = Před botem ve sloupci
arena-gaps-title =
    { $luck ->
        [apart] Výhry navíc oproti botovi ve sloupci, bez štěstí
       *[in] Výhry navíc oproti botovi ve sloupci
    }
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-axis = { NUMBER($value, maximumFractionDigits: 1) }
arena-failures-title = Hry prohrané bez odpovědi
arena-failures =
    { $bot }: { $why }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }
arena-failure =
    { $kind ->
        [no_start] nešlo spustit
        [died] konec uprostřed hry
        [stalled] žádná odpověď včas
        [too_long] odpověď bez konce
        [unasked] odpověď bez otázky
        [not_json] odpověď není JSON
        [no_choice] odpověď neuvádí žádnou možnost
       *[no_option] volba možnosti, která není
    }

## Proč je tah dobrý nebo špatný: o rozhodnutí, nikdy o tom, kdo ho dělá

why-above-penalty =
    Zakřížkovat { $cell } znamená přeskočit { $count ->
        [one] jedno číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    } kvůli jednomu křížku: chybný hod stojí méně.
why-announces = Tím se ohlásí konec: ostatní mají už jen jeden tah.
why-announces-behind = Tím se ohlásí konec, i když na body vede někdo jiný.
why-announces-early = Tím se ohlásí konec, i když by se dalo získat ještě víc.
why-blocks = Zakřížkovat { $cell } znamená přijít o { $other }, kterou ve stejné řadě nabízejí barevné kostky.
why-bonus =
    Figurka získá navíc { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
why-cheap =
    { $count ->
        [one] Zakřížkovat { $cell } znamená přeskočit jen jedno číslo.
        [2] Zakřížkovat { $cell } znamená přeskočit jen { $count } čísla.
        [few] Vyplatí se zakřížkovat { $cell }, i když se přeskočí { $count } čísla.
       *[other] Vyplatí se zakřížkovat { $cell }, i když se přeskočí { $count } čísel.
    }
why-cheaper-penalty =
    Každý křížek by přeskočil aspoň { $count ->
        [one] jedno číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    }: chybný hod stojí méně.
why-completes = Tento křížek dokončí { $row } ({ $count } křížků).
why-discard = Z karet v ruce lze nejsnáze oželet { $cards }.
why-draw = Nejužitečnější čísla pro tuto kartu hráče: { $numbers }.
why-draw-better = Užitečnější čísla pro tuto kartu hráče: { $numbers }.
why-ends-alone = Tím hra skončí.
why-ends-behind = Tím hra skončí, i když na body vede někdo jiný.
why-ends-early = Tím hra skončí, i když by se dalo získat ještě víc.
why-ends-tie = Tím hra skončí remízou.
why-ends-win = Tím hra skončí výhrou.
why-equal = To je stejně dobré.
why-fifth = Zakřížkovat { $cell } přinese pátý křížek: tím se otevře poslední číslo řady.
why-free = Zakřížkovat { $cell } se dá bez přeskakování.
why-gives-up = Zakřížkovat { $cell } znamená vzdát se čísel, která padají nejčastěji: { $numbers }.
why-hurries = Figurka míjí pole, která by přinesla víc.
why-keeps = Zároveň lze odložit i { $cards }.
why-later = Zakřížkovat { $cell } lze i později: nabízejí ji také barevné kostky.
why-less = Jiné možnosti později přinesou víc.
why-locks = Tento křížek uzamkne { $row } ({ $count } křížků) a nikdo jiný ji už nevyužije.
why-locks-behind = Uzamknout { $row } znamená přiblížit konec, i když na body vede někdo jiný.
why-locks-early = Uzamknout { $row } znamená přiblížit konec, i když by se dalo získat ještě víc.
why-lucky = Přesně to, co bylo třeba.
why-misses =
    { $count ->
        [0] Zakřížkovat { $cell } by se dalo bez přeskakování.
        [one] Zakřížkovat { $cell } by znamenalo přeskočit jen jedno číslo.
        [few] Vyplatilo by se zakřížkovat { $cell }, i když se přeskočí { $count } čísla.
       *[other] Vyplatilo by se zakřížkovat { $cell }, i když se přeskočí { $count } čísel.
    }
why-misses-bonus =
    Figurka by mohla navíc získat ještě { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
why-misses-end = Hru lze tady ukončit výhrou.
why-misses-lock = Zakřížkovat { $cell } by znamenalo dokončit řadu ({ $count } křížků).
why-misses-set = Najednou lze udělat { $count } křížky: { $numbers }.
why-moves = Jít dál tady nic nestojí.
why-nothing = Není co zakřížkovat.
why-patience = Počkat je tady lepší než jakýkoli křížek.
why-penalty =
    { $count ->
        [3] Nezakřížkovat nic stojí pět bodů, a je to třetí chybný hod: další už hru ukončí.
       *[other] Nezakřížkovat nic znamená chybný hod: mínus pět bodů.
    }
why-richer =
    Zakřížkovat { $cell } přinese hned víc: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
why-room =
    Zakřížkovat { $cell } znamená nechat v řadě { $count ->
        [one] jedno číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    }; nejlepší křížek nechá { $other }.
why-saves-penalty =
    Zakřížkovat { $cell } znamená přeskočit { $count ->
        [one] jedno číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    }, zato se vyhnout chybnému hodu.
why-set = { $count } křížky najednou: { $numbers }.
why-skips =
    Zakřížkovat { $cell } znamená přeskočit { $count ->
        [one] jedno číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    } kvůli { $crosses ->
        [one] jednomu křížku
       *[other] { $crosses } křížkům
    }.
why-spends = Lepší je nechat si na později { $cards }.
why-stays = Pro figurku je lepší počkat.
why-unlucky = Málo z toho bylo k užitku.
why-waits =
    Každý křížek by přeskočil aspoň { $count ->
        [one] jedno číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    }: lepší je počkat.

## Rozbor hry

cli-review = Rozebere hru: šance na výhru, štěstí a cenu každého rozhodnutí.
cli-review-seat = vypsat rozhodnutí jen tohoto místa, počítáno od 1
cli-review-all = vypsat všechna slabá rozhodnutí, nejen deset nejslabších
cli-review-html = zapsat rozbor jako stránku HTML do tohoto souboru
cli-review-ms = kolik milisekund rozebírat rozhodnutí, které vypadá slabě (výchozí: 50)
cli-review-json = vypsat rozbor ve formátu JSON
review-whole = --json vypíše celý rozbor, --seat s ním proto použít nelze.
review-working = Rozebírám
review-title = Rozbor hry: { $game }
review-result = Výsledek: { $standing }
review-unfinished = Hra ještě neskončila: { $standing }
review-curve-win = Šance na výhru, tah po tahu
review-curve-points = Očekávané body, tah po tahu
review-curve-spoken = Čáry, tah po tahu. Na konci: { $players }. Čísla jsou v tabulce níže.
review-curve-table = Křivka v číslech
review-turn = Tah
review-end-of-game = Konec
review-parts-title = Štěstí a dovednost
review-parts-note = Štěstí: co kostky nebo karty daly hráči, který vždy rozhoduje nejlépe. Rozhodnutí: co se oproti těm nejlepším ztratilo.
review-player = Hráč
review-start = Začátek
review-luck = Štěstí
review-cost = Rozhodnutí
review-others = Ostatní
review-end = Konec
review-told =
    { $kind ->
        [cards] { $sign ->
            [minus] { $player }: karty vzaly { $luck }, rozhodnutí stála { $cost }.
           *[plus] { $player }: karty daly { $luck }, rozhodnutí stála { $cost }.
        }
       *[dice] { $sign ->
            [minus] { $player }: kostky vzaly { $luck }, rozhodnutí stála { $cost }.
           *[plus] { $player }: kostky daly { $luck }, rozhodnutí stála { $cost }.
        }
    }
review-moments-title =
    { $count ->
        [one] Okamžik, který rozhodl hru
        [few] { $count } okamžiky, které rozhodly hru
       *[other] { $count } okamžiků, které rozhodly hru
    }
review-moment-luck =
    { $kind ->
        [cards] Tah { $turn }: karty. { $player } { $swing }
       *[dice] Tah { $turn }: kostky { $dice }. { $player } { $swing }
    }
review-moment-decision = Tah { $turn }: rozhodnutí. { $player } { $swing }
review-instead = Zvoleno: { $decision }. Nejlepší: { $best }.
review-lucky-best = Nejlepší: { $best }.
review-move = figurka na { $cell } (pole { $field })
review-show = nic, odložit { $cards }
review-costly-title = Slabá rozhodnutí
review-costly-none = Žádné rozhodnutí nebylo tak slabé, aby stálo za zmínku.
review-more =
    { $count ->
        [one] Ještě jedno
       *[other] Ještě { $count }
    }
review-every = --all vypíše všechna slabá rozhodnutí, --seat N jen ta jednoho hráče.
review-grades-title = Jak dobrá byla rozhodnutí
review-grade-best = Nejlepší
review-grade-fine = Dobré
review-grade-slip = Nepřesnost
review-grade-mistake = Chyba
review-grade-blunder = Hrubá chyba
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-percent-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
review-written = Rozbor je v souboru { $file }.

## Cvičení: pozice na každý den a vyřešená sólová hra

table-busy = Server je teď vytížený: zkuste to za minutu znovu.
table-no_such_day = Na ten den žádná pozice není.
cli-practice = Vyřešte pozici dne a podívejte se, jak dobré je vaše rozhodnutí.
cli-practice-date = den jako RRRR-MM-DD, jeden z posledních 30 (výchozí: dnešní)
cli-practice-solo = hrát s kostkami sólo a porovnat každé rozhodnutí s dokonalým hráčem
practice-no-date = „{ $value }“ není datum: napište ho jako 2026-05-31.
practice-no-day = Na den { $date } žádná pozice není. K dispozici jsou dny od { $first } do { $last }.
practice-either = --date a --solo nelze použít zároveň.
practice-seed-solo = --seed patří k --solo.
practice-title = Pozice ze dne { $date }: { $game }
practice-left = Můžete se k ní kdykoli vrátit.
practice-right = To je nejlepší možnost.
practice-place = To je { $place }. nejlepší z { $options } možností.
practice-cost = Oproti nejlepší možnosti klesne šance na výhru o { $win } a výsledek o { $points } bodu.
practice-cost-richer = Oproti nejlepší možnosti klesne šance na výhru o { $win }, i když průměrně přinese o { $points } bodu víc.
practice-streak =
    { $count ->
        [one] První den nové série.
        [few] { $count } dny po sobě.
        [many] { $count } dne po sobě.
       *[other] { $count } dní po sobě.
    }
practice-all =
    { $count ->
        [few] Napište „{ $word }“ a uvidíte všechny { $count } možnosti, nebo skončete klávesou Enter.
       *[other] Napište „{ $word }“ a uvidíte všech { $count } možností, nebo skončete klávesou Enter.
    }
practice-help-quit = { $word }: skončí
practice-perfect = Dokonalý hráč by rozhodl stejně.
practice-better = Dokonalý hráč: { $decision }. Vaše rozhodnutí stojí průměrně { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } bodu.
solo-perfect = Dokonalý hráč získá průměrně { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu.
solo-same-dice =
    { $points ->
        [one] Se stejnými hody by dokonalá rozhodnutí přinesla { $points } bod.
        [few] Se stejnými hody by dokonalá rozhodnutí přinesla { $points } body.
        [many] Se stejnými hody by dokonalá rozhodnutí přinesla { $points } bodu.
       *[other] Se stejnými hody by dokonalá rozhodnutí přinesla { $points } bodů.
    }
solo-lost = Všechna vaše rozhodnutí dohromady stála průměrně { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu.
web-practice = Cvičení
web-practice-more = Pozice na každý den a sólo proti dokonalému hráči.
web-practice-intro = Stejná pozice pro všechny, každý den nová. Rozhodněte se jako ve hře a pak uvidíte, jakou hodnotu má každá možnost.
web-practice-solo = Sólo proti dokonalému hráči
web-practice-solo-more = Qwixx pro jednoho hráče je vyřešený. Každý tah je váš a na konci uvidíte své body vedle bodů dokonalého hráče.
web-practice-solo-play = Hrát sólo
web-practice-ranking = Jakou hodnotu mají možnosti
web-practice-yours = vaše odpověď
web-practice-share-text = Rowlock, pozice ze dne { $date } ({ $game }): { $result }
web-practice-share-best = nejlepší možnost
web-practice-share-place = { $place }. nejlepší možnost z { $options }, ztráta šance na výhru: { $lost }
web-practice-past = Předchozí dny
web-practice-today = Dnes
web-practice-done =
    { $result ->
        [best] nejlepší možnost nalezena
        [other] odehráno
       *[open] ještě nehráno
    }

## Prohlížeč: rozbor hry

web-review = Rozbor
web-review-working = Procházím každé rozhodnutí: { $percent }
web-review-none = Nejdřív otevřete hru a pak zvolte její rozbor.
web-review-curve = Šance na výhru tah po tahu
web-review-curve-solo = Očekávané body tah po tahu
web-review-parts = Štěstí a rozhodnutí
web-review-parts-about =
    { $kind ->
        [solo] Co přinesly kostky a co stála rozhodnutí: z toho se skládá cesta od začátku do konce.
       *[other] Co přinesly kostky nebo karty, co stála rozhodnutí a co udělali ostatní: z toho se skládá cesta od začátku do konce.
    }
web-review-luck = Štěstí
web-review-lost = Rozhodnutí
web-review-others = Ostatní
web-review-moments = Co hru rozhodlo
web-review-decision = Rozhodnutí
web-review-costly = Slabá rozhodnutí
web-review-costly-none = Žádné rozhodnutí nebylo tak slabé, aby stálo za zmínku.
web-review-unfinished = Tato hra nebyla dohrána: rozbor končí tam, kde se přestalo hrát.
web-review-previous = Předchozí slabé rozhodnutí
web-review-next = Další slabé rozhodnutí
web-review-better = Lépe: { $decision }
web-review-chosen = zvoleno
web-review-best = nejlepší
web-review-all =
    { $count ->
        [one] Ukázat ještě jedno
        [few] Ukázat ještě { $count }
        [many] Ukázat ještě { $count }
       *[other] Ukázat ještě { $count }
    }
web-review-retry = Zkusit odsud znovu
web-review-back = Zpět k rozboru
web-review-retry-more =
    { $kind ->
        [solo] Nová sólová hra od této chvíle, s novými hody.
        [cards] Nový stůl s boty od této chvíle; dobírací balíček se znovu zamíchá.
       *[other] Nový stůl s boty od této chvíle, s novými hody.
    }
