# Čeština. Názvy zpráv říkají, kde se používají; barvy se jmenují jako v pravidlech.

## Hry

game-classic = Qwixx
game-cards = Qwixx karetní hra
game-onboard = Qwixx On Board
about-classic = hra s kostkami, pro 2 až 5 hráčů
about-cards = karty místo kostek, pro 2 až 5 hráčů
about-onboard = hra s kostkami a figurkou na dráze, pro 2 až 4 hráče

## Barvy, řady, kostky, čísla

color-red = Červená
color-yellow = Žlutá
color-green = Zelená
color-blue = Modrá
row-red = červená řada
row-yellow = žlutá řada
row-green = zelená řada
row-blue = modrá řada
die-red = červená
die-yellow = žlutá
die-green = zelená
die-blue = modrá
cell-red = červená { $number }
cell-yellow = žlutá { $number }
cell-green = zelená { $number }
cell-blue = modrá { $number }
card-joker = žolík { $number }

## Karta hráče

sheet-of = Karta hráče: { $player }
sheet-penalties = Chybné hody { $boxes } { $points }
sheet-bonus = Body navíc { $points }
sheet-total = Celkem { $points }
spoken-none = nic
spoken-row =
    { $row }: zakřížkováno { $crossed }; { $state ->
        [locked] uzamčena vámi
        [closed] uzamčena
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
spoken-pawn = { $player }: pole { $field } z { $fields }, body navíc: { $bonus }.

## Deska a karty

track-start = Start: { $pawns } ({ $legend })
track-field = Pole
track-number = Číslo
track-bonus = Body
track-pawns = Figurky
hand = Vaše karty:
display = Nabídka: { $cards }. Navrchu balíčku: { $top }. Karet v balíčku: { $pile }.

## Tah

started = { $game }: { $players }.
started-help = Napište „{ $help }“ a uvidíte, co můžete psát.
turn = Tah { $turn }: aktivní hráč je { $player }.
rolled = Kostky: bílé { $one } a { $other }, dohromady { $sum }; { $colored }.
rolled-die = { $die } { $face }
own-dice = { $player }: hoďte a napište výsledky kostek ({ $count }): dvě bílé, potom { $dice }.
ask-action1 =
    { $active ->
        [yes] { $player }: bílé kostky dávají { $number }. Jste na tahu. Co křížkujete?
       *[no] { $player }: bílé kostky dávají { $number }. Co křížkujete?
    }
ask-action2 = { $player }: bílá kostka s barevnou. Co křížkujete?
ask-step3 = { $player }: posunete figurku?
ask-draw =
    { $count ->
        [one] { $player }: vezměte jednu kartu z nabídky. Napište její místo, například 2.
        [few] { $player }: vezměte { $count } karty z nabídky. Napište jejich místa, například 1 3.
       *[other] { $player }: vezměte { $count } karet z nabídky. Napište jejich místa, například 1 3.
    }
ask-number =
    { $active ->
        [yes] { $player }: { $number } pro všechny. Jste na tahu. Co křížkujete?
       *[no] { $player }: { $number } pro všechny. Co křížkujete?
    }
ask-play = { $player }: zahrajte jednu až tři karty jedné barvy.
hand-over = { $player }: pojďte ke klávesnici a stiskněte Enter.
more-options =
    { $count ->
        [one] … a ještě jedna možnost: napište „{ $options }“ a uvidíte ji.
        [few] … a ještě { $count } možnosti: napište „{ $options }“ a uvidíte je.
       *[other] … a ještě { $count } možností: napište „{ $options }“ a uvidíte je.
    }
option-pass = nic
option-pass-penalty = nic, a chybný hod
option-stay = figurka zůstává
option-stay-penalty = figurka zůstává, a chybný hod
option-move = pole { $field }, zakřížkovat: { $cell }
option-move-free = pole { $field }, { $cell } už má křížek
option-play = { $crossed } pomocí { $cards }
option-show = nic, odložit { $cards }
option-show-penalty = nic, odložit { $cards }, a chybný hod
note-skips = přeskakuje { $numbers }
note-locks = uzamkne řadu
note-completes = dokončí řadu
note-bonus = body navíc: { $points }
note-penalty = bez křížku, tedy chybný hod
note-announces = ohlásí konec

## Co se stalo

told-pass = { $player } nekřížkuje nic.
told-stays = { $player } figurku neposouvá.
told-cross = { $player } křížkuje: { $crossed }.
told-move = { $player } posouvá figurku na pole { $field }: { $cell } už má křížek.
told-move-cross = { $player } posouvá figurku na pole { $field } a křížkuje: { $cell }.
told-draw = { $player } si bere { $numbers }.
told-show = { $player } odkládá { $cards } a nekřížkuje nic.
told-play = { $player } hraje { $cards } a křížkuje: { $crossed }.
told-reshuffle = Odkládací balíček je zamíchán a stává se novým dobíracím balíčkem.
told-locked = { $player } uzamyká: { $row }!
told-completed = { $player } dokončuje: { $row }!
told-penalty =
    { $count ->
        [one] { $player } má chybný hod, první.
        [few] { $player } má chybný hod, už { $count } chybné hody.
       *[other] { $player } má chybný hod, už { $count } chybných hodů.
    }
told-announced = { $player } ohlašuje konec: všichni ostatní mají ještě jeden tah.
taken-back = Vráceno zpět.
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
       *[other] Remíza, společně vítězí: { $players }!
    }

## Ukládání

kept = Hra je uložena v { $file }.
left = Hra je uložena v { $file }. Pokračování: { $command }
left-before = Žádná hra nezačala.
not-saved = Hru nelze uložit do { $file }: { $reason }.

## Co píše hráč

command-help = pomoc, p
command-options = možnosti, nápověda
command-sheets = karty, k
command-undo = zpět, z
command-save = uložit
command-quit = konec, q
help-help = { $word }: tento seznam
help-options = { $word }: vše, co teď smíte
help-sheets = { $word }: karty všech hráčů
help-undo = { $word }: vrátit své poslední rozhodnutí
help-save = { $word }: uložit hru hned (ukládá se i po každém rozhodnutí)
help-quit = { $word }: uložit a odejít
help-decisions = Rozhodnete se tím, že napíšete číslo před možností.
help-classic = Můžete také napsat, co křížkujete, například r5 nebo červená 5, nebo - pro nic.
help-cards = Můžete také napsat, co křížkujete, například r5, nebo - pro nic; zahrání jako karty, potom > a čísla, například g11 g9 > 11 9.
help-onboard = Můžete také napsat, co křížkujete, například r5, nebo - pro nic; tah figurkou jako @ a pole, například @7.
typed-pass = nic
typed-no-option = Možnost { $number } neexistuje; poslední je { $most }.
typed-cross = Napište číslo možnosti, nebo řadu a číslo, například r5, nebo - pro nic.
typed-move = Napište číslo možnosti, nebo @ a pole, například @7, nebo - pro setrvání.
typed-draw = Napište místa nabídky, 1 až 4, například 1 3.
typed-play = Napište číslo možnosti, nebo karty, > a čísla k zakřížkování, například g11 g9 > 11 9.
typed-joker-color = Uveďte i barvu žolíka, například j5 > g5.
typed-dice = Napište výsledky { $count } kostek, každý 1 až 6, například 4 1 2 3 5 6.

## Začátek

welcome = Rowlock hraje Qwixx. Není spojen s vydavatelem, jemuž patří ochranná známka Qwixx.
ask-game = Která hra? Napište její číslo, nebo stiskněte Enter pro první.
ask-game-again = Napište číslo od 1 do { $count }.
ask-seats = Kdo hraje? Napište jména oddělená čárkami; bot je jeden z: { $bots }. Enter znamená: { $usual }
you = Hráč
bot-random = Náhodný
bot-greedy = Hamižný

## Příkazový řádek

cli-rowlock = Hrajte Qwixx, Qwixx karetní hru a Qwixx On Board.
cli-play = Hrajte zde, řádek po řádku, s přáteli u téže klávesnice a s boty.
cli-referee = Odpovídá na otázky o pravidlech: jeden objekt JSON na řádek na vstupu, jeden na výstupu.
cli-perft = Počítá cesty prvními tahy, aby šlo porovnat implementace pravidel.
cli-game = classic, cards nebo onboard
cli-players = počet hráčů
cli-turns = počet tahů, 1 až 5
cli-seed = stejné semínko dává stejné kostky a karty
cli-perft-seed = semínko, které míchá karty
cli-seats = kdo hraje, například "Ema,Petr,bot:greedy"
cli-start = místo, které začíná, počítáno od 1; jinak rozhodne los
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
cli-usage = Tomuto příkazu nerozumím; „rowlock --help“ ukáže, co je k dispozici.
cli-no-option = Volba { $option } neexistuje; „--help“ ukáže, jaké jsou.
cli-option-value = Volba { $option } potřebuje hodnotu.
cli-missing = Chybí { $parameter }; „--help“ ukáže, co je potřeba.
cli-bad-value = Hodnotu { $parameter } nelze použít; „--help“ ukáže, jaké lze.
cli-no-language = Jazyk { $value } není k dispozici; jsou { $languages }.
cli-no-file = Soubor { $file } nelze přečíst: { $reason }.
cli-track = { $file }: { $reason }
cli-not-json = Soubor { $file } není JSON: řádek { $line }, sloupec { $column }.
cli-not-a-game = Soubor { $file } není uložená hra: { $reason }
cli-over = Hra v souboru { $file } je u konce.
cli-no-bot = Bot { $name } neexistuje; jsou { $bots }.
cli-bad-name = „{ $name }“ nemůže být jméno: je potřeba 1 až { $most } znaků.
cli-own-dice-cards = V karetní hře nejsou kostky, kterými by šlo házet u stolu.
perft-counting = Počítám

## Co pravidla nedovolí, podle kódu

error-game_over = Hra je u konce.
error-not_to_act = Místo { $seat } teď nerozhoduje.
error-decision_missing = Místo { $seat } se ještě nerozhodlo.
error-already_decided = Místo { $seat } se už rozhodlo.
error-wrong_decision = Takové rozhodnutí do této části tahu nepatří.
error-nothing_to_undo = Není co vrátit.
error-not_the_white_sum = Bílé kostky dávají { $sum }, ne { $number }.
error-not_the_number = Číslo pro všechny je { $sum }, ne { $number }.
error-not_a_sum = Žádná bílá kostka s barevnou ({ $die }) nedává { $number }.
error-row_closed = Je uzamčena: { $row }.
error-already_crossed = Už má křížek: { $cell }.
error-left_of_a_cross = Leží vlevo od zakřížkovaného čísla: { $cell }.
error-needs_five = Poslední číslo řady potřebuje předem pět křížků; křížků je { $crosses }.
error-no_such_field = Dráha nemá pole { $field }.
error-not_ahead = Pole { $field } neleží před figurkou.
error-field_occupied = Na poli { $field } stojí jiná figurka.
error-field_too_far = Pole { $field } je dál než pět volných polí.
error-cannot_land = Figurka nemůže stát na poli { $field }: { $cell } nemá křížek a teď ho nemůže dostat.
error-too_many_steps = Figurka může projít nejvýše tolik polí: { $most }, ne { $steps }.
error-move_contradicts_itself = Kroky, pole a křížek tohoto tahu k sobě nepatří.
error-draw_count =
    { $count ->
        [one] Je třeba vzít přesně jednu kartu.
        [few] Je třeba vzít přesně { $count } karty.
       *[other] Je třeba vzít přesně { $count } karet.
    }
error-no_such_place = Na místě { $place } nabídky není karta.
error-place_twice = Jedno místo nabídky je uvedeno dvakrát.
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
error-chance_not_wanted = Teď není co házet ani míchat.
error-die_missing = Je třeba hodit i touto kostkou: { $die }.
error-bad_die = Kostka ukazuje 1 až 6.
error-reshuffle_wanted = Balíček dochází: je třeba zamíchat odkládací balíček.
error-bad_reshuffle = Zamíchané karty nejsou ty z odkládacího balíčku.
error-bad_players = { $game }: { $least } až { $most } hráčů.
error-bad_start = Místo { $seat }, které by mohlo začít, neexistuje.
error-bad_text = Jméno, semínko a datum mají 1 až { $most } tisknutelných znaků.
error-bad_deck = Balíček musí mít karty této hry ({ $count }).
error-unknown_game = Hra { $game } neexistuje; jsou classic, cards a onboard.
error-unknown_option = { $game }: volba { $option } neexistuje.
error-unknown_track = Dráha { $track } neexistuje.
error-not_a_track = Dráha je seznam polí.
error-track_length = Dráha má { $least } až { $most } polí, tato má { $count }.
error-track_field = Pole { $field } dráhy musí být [color, number, bonus].
error-track_color = Pole { $field } dráhy: barva musí být red, yellow, green nebo blue.
error-track_number = Pole { $field } dráhy: číslo musí být 2 až 12.
error-track_bonus = Pole { $field } dráhy: body navíc musí být 0 až 20.

## Co je špatně v uložené hře, podle kódu

record-at = řádek { $line }, sloupec { $column }: { $reason }
record-too_long = Text je na jednu hru příliš dlouhý.
record-bad_tag = Značka se píše [Název "hodnota"].
record-tag_unknown = Značka { $tag } sem nepatří.
record-tag_twice = Značka { $tag } je uvedena dvakrát.
record-tag_missing = Chybí značka { $tag }.
record-tag_value = Značka { $tag } nemůže mít hodnotu „{ $value }“.
record-turn_number = Další řádek musí být tah { $turn }.
record-token_missing = Řádek končí příliš brzy: má následovat { $wanted }.
record-token_wrong = „{ $token }“ stojí tam, kde má být { $wanted }.
record-line_too_long = „{ $token }“ už do tohoto tahu nepatří.
record-after_the_end = Hra končí před tímto řádkem.
record-after_undecided = Po otevřeném rozhodnutí nemůže nic následovat.
record-no_lock_here = „{ $token }“ neuzamyká řadu.
record-no_cross_here = „{ $token }“ toto číslo nekřížkuje.
record-no_penalty_here = V tomto tahu není chybný hod.
record-wrong_number = Číslo pro všechny je { $number }.
record-wrong_result = Body jsou { $result }.
record-wrong_end = Hra takto nekončí.
wanted-turn = začátek tahu (1A. a podobně)
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
