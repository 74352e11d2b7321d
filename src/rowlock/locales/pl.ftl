# Polski. Nazwy komunikatów mówią, gdzie są używane; kolory nazywają się jak w zasadach.

## Gry

game-classic = Qwixx
game-cards = Qwixx Gra karciana
game-onboard = Qwixx On Board
about-classic = gra w kości, dla 2 do 5 osób
about-cards = karty zamiast kości, dla 2 do 5 osób
about-onboard = gra w kości z pionkiem na torze, dla 2 do 4 osób

## Kolory, rzędy, kostki, liczby

color-red = Czerwony
color-yellow = Żółty
color-green = Zielony
color-blue = Niebieski
row-red = czerwony rząd
row-yellow = żółty rząd
row-green = zielony rząd
row-blue = niebieski rząd
die-red = czerwona
die-yellow = żółta
die-green = zielona
die-blue = niebieska
cell-red = czerwone { $number }
cell-yellow = żółte { $number }
cell-green = zielone { $number }
cell-blue = niebieskie { $number }
card-joker = joker { $number }

## Kartka

sheet-of = Kartka: { $player }
sheet-penalties = Pudła { $boxes } { $points }
sheet-bonus = Punkty dodatkowe { $points }
sheet-total = Razem { $points }
spoken-none = nic
spoken-row =
    { $row }: skreślone { $crossed }; { $state ->
        [locked] z twoją kłódką
        [closed] zamknięty
       *[open] dalej od { $next }
    }. { $crosses ->
        [one] { $crosses } krzyżyk
        [few] { $crosses } krzyżyki
       *[many] { $crosses } krzyżyków
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
spoken-total = Pudła: { $penalties }. Punkty dodatkowe: { $bonus }. Razem: { $points }.
spoken-pawn = { $player }: pole { $field } z { $fields }, punkty dodatkowe: { $bonus }.

## Plansza i karty

track-start = Start: { $pawns } ({ $legend })
track-field = Pole
track-number = Liczba
track-bonus = Punkty
track-pawns = Pionki
hand = Twoje karty:
display = Wyłożenie: { $cards }. Na szczycie stosu: { $top }. Kart w stosie: { $pile }.

## Tura

started = { $game }: { $players }.
started-help = Wpisz „{ $help }”, żeby zobaczyć, co można wpisać.
turn = Tura { $turn }: aktywny gracz to { $player }.
rolled = Kości: białe { $one } i { $other }, razem { $sum }; { $colored }.
rolled-die = { $die } { $face }
own-dice = { $player }: rzuć i wpisz wyniki kości ({ $count }): dwie białe, potem { $dice }.
ask-action1 =
    { $active ->
        [yes] { $player }: białe kości dają { $number }. To twoja tura. Co skreślasz?
       *[no] { $player }: białe kości dają { $number }. Co skreślasz?
    }
ask-action2 = { $player }: biała kość z kolorową. Co skreślasz?
ask-step3 = { $player }: czy przesuwasz pionek?
ask-draw =
    { $count ->
        [one] { $player }: weź jedną kartę z wyłożenia. Wpisz jej miejsce, na przykład 2.
        [few] { $player }: weź { $count } karty z wyłożenia. Wpisz ich miejsca, na przykład 1 3.
       *[many] { $player }: weź { $count } kart z wyłożenia. Wpisz ich miejsca, na przykład 1 3.
    }
ask-number =
    { $active ->
        [yes] { $player }: { $number } dla wszystkich. To twoja tura. Co skreślasz?
       *[no] { $player }: { $number } dla wszystkich. Co skreślasz?
    }
ask-play = { $player }: zagraj od jednej do trzech kart w jednym kolorze.
hand-over = { $player }: podejdź do klawiatury i naciśnij Enter.
more-options =
    { $count ->
        [one] … i jeszcze jedna możliwość: wpisz „{ $options }”, żeby ją zobaczyć.
        [few] … i jeszcze { $count } możliwości: wpisz „{ $options }”, żeby je zobaczyć.
       *[many] … i jeszcze { $count } możliwości: wpisz „{ $options }”, żeby je zobaczyć.
    }
option-pass = nic
option-pass-penalty = nic, i pudło
option-stay = pionek zostaje
option-stay-penalty = pionek zostaje, i pudło
option-move = pole { $field }, skreśl { $cell }
option-move-free = pole { $field }, { $cell } jest już skreślone
option-play = { $crossed } za pomocą { $cards }
option-show = nic, odłóż { $cards }
option-show-penalty = nic, odłóż { $cards }, i pudło
note-skips = pomija { $numbers }
note-locks = zamyka rząd
note-completes = kończy rząd
note-bonus = punkty dodatkowe: { $points }
note-penalty = bez skreślenia, więc pudło
note-announces = ogłasza koniec

## Co się stało

told-pass = { $player } nic nie skreśla.
told-stays = { $player } nie przesuwa pionka.
told-cross = { $player } skreśla { $crossed }.
told-move = { $player } przesuwa pionek na pole { $field }: { $cell } jest już skreślone.
told-move-cross = { $player } przesuwa pionek na pole { $field } i skreśla { $cell }.
told-draw = { $player } dobiera { $numbers }.
told-show = { $player } odkłada { $cards } i nic nie skreśla.
told-play = { $player } zagrywa { $cards } i skreśla { $crossed }.
told-reshuffle = Stos odłożony jest przetasowany i staje się nowym stosem losowania.
told-locked = { $player } zamyka rząd: { $row }!
told-completed = { $player } kończy rząd: { $row }!
told-penalty =
    { $count ->
        [one] { $player } dostaje pudło, pierwsze.
        [few] { $player } dostaje pudło i ma teraz { $count } pudła.
       *[many] { $player } dostaje pudło i ma teraz { $count } pudeł.
    }
told-announced = { $player } ogłasza koniec: wszyscy pozostali mają jeszcze po jednej turze.
taken-back = Cofnięte.
over =
    { $reason ->
        [four_penalties] Koniec gry: czwarte pudło.
        [two_rows_completed] Koniec gry: ktoś ukończył dwa rzędy.
        [track_end] Koniec gry: ostatnie tury rozegrane.
       *[two_rows_locked] Koniec gry: dwa rzędy są zamknięte.
    }
result =
    { $points ->
        [one] { $player }: { $sum } = { $points } punkt
        [few] { $player }: { $sum } = { $points } punkty
       *[many] { $player }: { $sum } = { $points } punktów
    }
winners =
    { $count ->
        [one] Wygrywa { $players }!
       *[other] Remis, wygrywają razem: { $players }!
    }

## Zapisywanie

kept = Gra jest zapisana w { $file }.
left = Gra jest zapisana w { $file }. Ciąg dalszy: { $command }
left-before = Żadna gra się nie zaczęła.
not-saved = Gry nie można zapisać w { $file }: { $reason }.

## Co wpisuje gracz

command-help = pomoc, p
command-options = opcje, podpowiedź
command-sheets = kartki, k
command-undo = cofnij, c
command-save = zapisz
command-quit = koniec, q
help-help = { $word }: ta lista
help-options = { $word }: wszystko, co teraz wolno
help-sheets = { $word }: kartki wszystkich graczy
help-undo = { $word }: cofnij swoją ostatnią decyzję
help-save = { $word }: zapisz grę teraz (zapisuje się też po każdej decyzji)
help-quit = { $word }: zapisz i wyjdź
help-decisions = Decydujesz, wpisując numer przed możliwością.
help-classic = Możesz też wpisać, co skreślasz, na przykład r5 albo czerwony 5, a - to nic.
help-cards = Możesz też wpisać, co skreślasz, na przykład r5, a - to nic; zagranie to karty, potem > i liczby, na przykład g11 g9 > 11 9.
help-onboard = Możesz też wpisać, co skreślasz, na przykład r5, a - to nic; ruch to @ i pole, na przykład @7.
typed-pass = nic
typed-no-option = Nie ma możliwości { $number }; ostatnia to { $most }.
typed-cross = Wpisz numer możliwości albo rząd i liczbę, na przykład r5, albo - jeśli nic.
typed-move = Wpisz numer możliwości albo @ i pole, na przykład @7, albo - żeby zostać.
typed-draw = Wpisz miejsca wyłożenia, od 1 do 4, na przykład 1 3.
typed-play = Wpisz numer możliwości albo karty, > i liczby do skreślenia, na przykład g11 g9 > 11 9.
typed-joker-color = Podaj też kolor jokera, na przykład j5 > g5.
typed-dice = Wpisz wyniki { $count } kości, każdy od 1 do 6, na przykład 4 1 2 3 5 6.

## Początek

welcome = Rowlock gra w Qwixx. Nie jest związany z wydawcą, do którego należy znak towarowy Qwixx.
ask-game = Która gra? Wpisz jej numer albo naciśnij Enter, żeby wybrać pierwszą.
ask-game-again = Wpisz liczbę od 1 do { $count }.
ask-seats = Kto gra? Wpisz imiona, oddzielając je przecinkami; bot to jeden z: { $bots }. Enter to: { $usual }
you = Gracz
bot-random = Losowy
bot-greedy = Zachłanny

## Wiersz poleceń

cli-rowlock = Zagraj w Qwixx, Qwixx Gra karciana i Qwixx On Board.
cli-play = Zagraj tutaj, wiersz po wierszu, ze znajomymi przy tej samej klawiaturze i z botami.
cli-referee = Odpowiada na pytania o zasady: jeden obiekt JSON w wierszu na wejściu, jeden na wyjściu.
cli-perft = Liczy drogi przez pierwsze tury, żeby porównywać implementacje zasad.
cli-game = classic, cards albo onboard
cli-players = liczba graczy
cli-turns = liczba tur, od 1 do 5
cli-seed = to samo ziarno daje te same kości i karty
cli-perft-seed = ziarno, które tasuje karty
cli-seats = kto gra, na przykład "Ada,Bartek,bot:greedy"
cli-start = miejsce, które zaczyna, liczone od 1; bez podania przez losowanie
cli-jokers = gra karciana z jokerami
cli-track-option = tor gry On Board: a, b albo plik
cli-dice = own: rzucasz przy stole i wpisujesz wyniki
cli-spoken = kartki słowami, dla czytnika ekranu
cli-resume = kontynuuj zapisaną grę
cli-save = plik, w którym gra jest zapisywana
cli-lang = język: en, pl, cs albo sk
cli-version = pokaż wersję
cli-help = pokaż tę pomoc
cli-usage-line = Użycie:
cli-commands = Polecenia
cli-arguments = Argumenty
cli-options = Opcje
cli-usage = To polecenie jest niezrozumiałe; „rowlock --help” pokazuje, co jest.
cli-no-option = Nie ma opcji { $option }; „--help” pokazuje, jakie są.
cli-option-value = Opcja { $option } wymaga wartości.
cli-missing = Brakuje { $parameter }; „--help” pokazuje, co jest potrzebne.
cli-bad-value = Wartości { $parameter } nie można użyć; „--help” pokazuje, jakich można.
cli-no-language = Nie ma języka { $value }; są { $languages }.
cli-no-file = Nie można odczytać pliku { $file }: { $reason }.
cli-track = { $file }: { $reason }
cli-not-json = Plik { $file } to nie JSON: wiersz { $line }, kolumna { $column }.
cli-not-a-game = Plik { $file } to nie zapisana gra: { $reason }
cli-over = Gra w pliku { $file } jest skończona.
cli-no-bot = Nie ma bota { $name }; są { $bots }.
cli-bad-name = „{ $name }” nie może być imieniem: potrzeba od 1 do { $most } znaków.
cli-own-dice-cards = W grze karcianej nie ma kości, którymi można rzucić przy stole.
perft-counting = Liczenie

## Czego zasady nie pozwalają, według kodu

error-game_over = Gra jest skończona.
error-not_to_act = Miejsce { $seat } teraz nie decyduje.
error-decision_missing = Miejsce { $seat } jeszcze nie zdecydowało.
error-already_decided = Miejsce { $seat } już zdecydowało.
error-wrong_decision = Taka decyzja nie należy do tej części tury.
error-nothing_to_undo = Nie ma czego cofnąć.
error-not_the_white_sum = Białe kości dają { $sum }, nie { $number }.
error-not_the_number = Liczba dla wszystkich to { $sum }, nie { $number }.
error-not_a_sum = Żadna biała kość z kolorową ({ $die }) nie daje { $number }.
error-row_closed = Jest zamknięty: { $row }.
error-already_crossed = Już skreślone: { $cell }.
error-left_of_a_cross = Leży na lewo od skreślonej liczby: { $cell }.
error-needs_five = Ostatnia liczba rzędu wymaga wcześniej pięciu krzyżyków; krzyżyków jest { $crosses }.
error-no_such_field = Tor nie ma pola { $field }.
error-not_ahead = Pole { $field } nie leży przed pionkiem.
error-field_occupied = Na polu { $field } stoi inny pionek.
error-field_too_far = Pole { $field } leży dalej niż pięć wolnych pól.
error-cannot_land = Pionek nie może stanąć na polu { $field }: { $cell } nie jest skreślone i teraz nie można tego skreślić.
error-too_many_steps = Pionek może przejść najwyżej tyle pól: { $most }, a nie { $steps }.
error-move_contradicts_itself = Kroki, pole i skreślenie tego ruchu nie pasują do siebie.
error-draw_count =
    { $count ->
        [one] Trzeba dobrać dokładnie jedną kartę.
        [few] Trzeba dobrać dokładnie { $count } karty.
       *[many] Trzeba dobrać dokładnie { $count } kart.
    }
error-no_such_place = Na miejscu { $place } wyłożenia nie ma karty.
error-place_twice = Jedno miejsce wyłożenia jest podane dwa razy.
error-card_not_on_display = Karta { $card } nie leży w wyłożeniu.
error-card_not_in_hand = Nie masz w ręce karty { $card }.
error-card_twice = Karta { $card } jest podana dwa razy.
error-no_card = Trzeba zagrać kartę.
error-too_many_cards = Naraz można zagrać najwyżej trzy karty.
error-mixed_colors = Karty zagrane razem muszą być w jednym kolorze.
error-number_not_shown = Na pokazanych kartach nie ma liczby { $number }.
error-number_twice = Liczba { $number } jest podana dwa razy.
error-skips_too_many = Między pierwszą a ostatnią liczbą można pominąć najwyżej jedną.
error-dice_wanted = Najpierw trzeba rzucić kośćmi.
error-chance_not_wanted = Teraz nie ma czego rzucać ani tasować.
error-die_missing = Trzeba rzucić także tą kością: { $die }.
error-bad_die = Kość pokazuje od 1 do 6.
error-reshuffle_wanted = Stos się kończy: trzeba przetasować stos odłożony.
error-bad_reshuffle = Przetasowane karty to nie karty ze stosu odłożonego.
error-bad_players = { $game }: od { $least } do { $most } graczy.
error-bad_start = Nie ma miejsca { $seat }, które mogłoby zacząć.
error-bad_text = Imię, ziarno i data mają od 1 do { $most } drukowalnych znaków.
error-bad_deck = Talia musi składać się z kart tej gry ({ $count }).
error-unknown_game = Nie ma gry { $game }; są classic, cards i onboard.
error-unknown_option = { $game }: nie ma opcji { $option }.
error-unknown_track = Nie ma toru { $track }.
error-not_a_track = Tor to lista pól.
error-track_length = Tor ma od { $least } do { $most } pól, a ten ma { $count }.
error-track_field = Pole { $field } toru musi mieć postać [color, number, bonus].
error-track_color = Pole { $field } toru: kolor musi być red, yellow, green albo blue.
error-track_number = Pole { $field } toru: liczba musi być od 2 do 12.
error-track_bonus = Pole { $field } toru: punkty dodatkowe muszą być od 0 do 20.

## Co jest nie tak z zapisaną grą, według kodu

record-at = wiersz { $line }, kolumna { $column }: { $reason }
record-too_long = Tekst jest za długi na jedną grę.
record-bad_tag = Znacznik pisze się [Nazwa "wartość"].
record-tag_unknown = Nie ma tu znacznika { $tag }.
record-tag_twice = Znacznik { $tag } jest podany dwa razy.
record-tag_missing = Brakuje znacznika { $tag }.
record-tag_value = Znacznik { $tag } nie może mieć wartości „{ $value }”.
record-turn_number = Następny wiersz to musi być tura { $turn }.
record-token_missing = Wiersz kończy się za wcześnie: dalej powinno być: { $wanted }.
record-token_wrong = „{ $token }” jest w miejscu, gdzie powinno być: { $wanted }.
record-line_too_long = „{ $token }” nie należy już do tej tury.
record-after_the_end = Gra kończy się przed tym wierszem.
record-after_undecided = Po otwartej decyzji nic nie może następować.
record-no_lock_here = „{ $token }” nie zamyka rzędu.
record-no_cross_here = „{ $token }” nie skreśla tej liczby.
record-no_penalty_here = W tej turze nie ma pudła.
record-wrong_number = Liczba dla wszystkich to { $number }.
record-wrong_result = Punkty to { $result }.
record-wrong_end = Gra kończy się inaczej.
wanted-turn = początek tury (1A. i podobnie)
wanted-bar = kreska |
wanted-white = dwie białe kości, na przykład 4+1
wanted-die = kość, na przykład R2
wanted-decision = decyzja
wanted-cross = skreślenie, na przykład r5, albo -
wanted-same_color = skreślenie w tym samym kolorze
wanted-move = ruch, na przykład @5 albo @5+g10, albo -
wanted-card = karta, na przykład R7
wanted-display = karta z wyłożenia
wanted-marks = skreślenie, na przykład g11, albo g-
wanted-number = liczba dla wszystkich, na przykład 7:
