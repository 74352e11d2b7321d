# Polski. Nazwy komunikatów mówią, gdzie są używane; kolory nazywają się jak w zasadach.

## Gry

game-classic = Qwixx
game-cards = Qwixx Gra karciana
game-onboard = Qwixx On Board
about-classic = gra w kości dla 2–5 osób
about-cards = karty zamiast kostek, dla 2–5 osób
about-onboard = gra w kości z pionkiem na torze, dla 2–4 osób

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
# Liczba w rzędzie albo karta, zawsze w bierniku: „skreśla czerwoną 5”, „masz w ręce: czerwoną 5”.
cell-red = czerwoną { $number }
cell-yellow = żółtą { $number }
cell-green = zieloną { $number }
cell-blue = niebieską { $number }
card-joker = jokera { $number }

## Kartka

sheet-of = Kartka: { $player }
sheet-penalties = Pudła { $boxes } { $points }
sheet-bonus = Punkty dodatkowe { $points }
sheet-total = Razem { $points }
spoken-none = nic
spoken-row =
    { $row }, skreślone: { $crossed }; { $state ->
        [locked] razem z kłódką
        [closed] zamknięty przez kogoś innego
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
spoken-pawn =
    { $field ->
        [0] { $player }: na starcie, punkty dodatkowe: { $bonus }.
       *[other] { $player }: pole { $field } z { $fields }, punkty dodatkowe: { $bonus }.
    }

## Plansza i karty

track-start = Start: { $pawns } ({ $legend })
track-field = Pole
track-number = Liczba
track-bonus = Punkty
track-pawns = Pionki
hand = Masz w ręce:
display = Wyłożenie: { $cards }. Na szczycie stosu losowania: { $top }. Kart w stosie: { $pile }.

## Tura

started = { $game }: { $players }.
started-help = W każdej chwili możesz wpisać „{ $help }”, żeby zobaczyć, co można wpisać.
turn = Tura { $turn }: aktywny gracz to { $player }. ({ $standing })
rolled = Kostki: białe { $one } i { $other }, razem { $sum }; { $colored }.
rolled-die = { $die } { $face }
own-dice = { $player }: rzuć i wpisz wyniki { $count } kostek: dwie białe, potem { $dice }.
ask-action1 =
    { $active ->
        [yes] { $player }: białe kostki dają { $number }. To twoja tura. Co skreślasz?
       *[no] { $player }: białe kostki dają { $number }. Co skreślasz?
    }
ask-action2 = { $player }: biała kostka plus kolorowa. Co skreślasz?
ask-step3 = { $player }: czy przesuwasz pionek?
ask-draw =
    { $count ->
        [one] { $player }: weź jedną kartę z wyłożenia. Wpisz jej miejsce, na przykład 2.
        [few] { $player }: weź { $count } karty z wyłożenia. Wpisz ich miejsca, na przykład { $example }.
       *[many] { $player }: weź { $count } kart z wyłożenia. Wpisz ich miejsca, na przykład { $example }.
    }
ask-number =
    { $active ->
        [yes] { $player }: { $number } dla wszystkich. To twoja tura. Co skreślasz?
       *[no] { $player }: { $number } dla wszystkich. Co skreślasz?
    }
ask-play = { $player }: zagraj od jednej do trzech kart w jednym kolorze. Co skreślasz?
ahead = Przed twoim pionkiem: { $fields }.
field = pole { $field } { $cell } (+{ $bonus })
holds = { $player } ma w ręce { $numbers }.
discard = Na szczycie stosu odłożonego: { $top }.
hand-over = { $player }: podejdź do klawiatury i naciśnij Enter.
more-options =
    { $count ->
        [one] … i jeszcze jedna opcja: wpisz „{ $options }”, żeby ją zobaczyć.
        [few] … i jeszcze { $count } opcje: wpisz „{ $options }”, żeby je zobaczyć.
       *[many] … i jeszcze { $count } opcji: wpisz „{ $options }”, żeby je zobaczyć.
    }
option-pass = nic
option-pass-penalty = nic (dostajesz pudło)
option-stay = pionek zostaje
option-stay-penalty = pionek zostaje (dostajesz pudło)
option-move = pole { $field }, skreślasz { $cell }
option-move-free = pole { $field }, { $cell } masz już skreśloną
option-play = { $crossed }, grając { $cards }
option-show = nic, odkładasz { $cards }
option-show-penalty = nic, odkładasz { $cards } (dostajesz pudło)
span =
    { $spoken ->
        [yes] od { $first } do { $last }
       *[no] { $first }-{ $last }
    }
note-skips = pomijasz { $numbers }
note-locks = zamykasz rząd
note-completes = kończysz rząd
note-bonus = punkty dodatkowe: { $points }
note-penalty = nic nie skreślasz, więc pudło
note-announces = ogłaszasz koniec

## Co się stało

told-pass = { $player } nic nie skreśla.
told-stays = { $player } nie przesuwa pionka.
told-cross = { $player } skreśla { $crossed }.
told-move = { $player } przesuwa pionek na pole { $field }, { $cell } ma już skreśloną.
told-move-cross = { $player } przesuwa pionek na pole { $field } i skreśla { $cell }.
told-draw = { $player } bierze z wyłożenia { $numbers }.
told-show = { $player } odkłada { $cards } i nic nie skreśla.
told-play = { $player } zagrywa { $cards } i skreśla { $crossed }.
told-reshuffle = Stos odłożony zostaje przetasowany i staje się nowym stosem losowania.
told-locked = { $player } zamyka { $row }!
told-completed = { $player } kończy { $row }!
told-penalty =
    { $player } dostaje { $count ->
        [1] pierwsze
        [2] drugie
        [3] trzecie
       *[other] czwarte
    } pudło.
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
       *[other] Remis! Wspólnie wygrywają: { $players }.
    }

## Zapisywanie

kept = Gra jest zapisana w pliku { $file }.
left = Gra jest zapisana w pliku { $file }. Żeby grać dalej, uruchom: { $command }
left-before = Gra się nie zaczęła.
reason-missing = nie ma takiego pliku
reason-forbidden = brak uprawnień
reason-full = dysk jest pełny
reason-folder = to jest folder
reason-no-folder = część ścieżki nie jest folderem
reason-not-text = to nie jest tekst UTF-8
reason-other = system odmawia
not-saved = Nie udało się zapisać gry w pliku { $file }: { $reason }.

## Co wpisuje gracz

command-help = pomoc, p
command-options = opcje, podpowiedź, o
command-table = stół, kostki, s
command-sheets = kartki, k
command-undo = cofnij, c
command-save = zapisz, z
command-quit = koniec, wyjdź, q
help-help = { $word }: ta lista
help-options = { $word }: wszystko, co możesz teraz zrobić
help-table = { $word }: co leży na stole: kostki, karty, plansza
help-sheets = { $word }: kartki wszystkich graczy
help-undo = { $word }: wycofanie twojej ostatniej decyzji
help-save = { $word }: zapis gry teraz (gra zapisuje się też po każdej decyzji)
help-quit = { $word }: zapis gry i wyjście
help-decisions = Żeby wybrać, wpisz numer stojący przed opcją.
help-classic = Możesz też wpisać, co skreślasz, na przykład r5 lub czerwony 5 (r to czerwony, y żółty, g zielony, b niebieski), albo - (nic).
help-cards = Możesz też wpisać, co skreślasz, na przykład r5 (r to czerwony, y żółty, g zielony, b niebieski, j joker), albo - (nic). Zagrywasz, wpisując karty, potem > i skreślane liczby, na przykład g11 g9 > 11 9. Nic po > to odłożenie kart bez skreślenia.
help-onboard = Możesz też wpisać, co skreślasz, na przykład r5 (r to czerwony, y żółty, g zielony, b niebieski), albo - (nic). Pionek przesuwasz, wpisując @ i pole, na przykład @7.
help-dice = Wyniki kostek wpisuje się po kolei: dwie białe, potem czerwona, żółta, zielona i niebieska, o ile są jeszcze w grze.
help-points = Punkty za 1 do 12 krzyżyków w rzędzie: { $points }.
rules-classic = W skrócie: liczby skreśla się od lewej do prawej. Ostatnia liczba rzędu wymaga wcześniej pięciu krzyżyków i zamyka rząd dla wszystkich. Aktywny gracz, który nic nie skreśli, dostaje pudło, czyli minus pięć punktów. Dwa zamknięte rzędy albo czwarte pudło kończą grę.
rules-cards = W skrócie: liczby skreśla się od lewej do prawej. Ostatnia liczba rzędu wymaga wcześniej pięciu krzyżyków i kończy rząd tylko dla ciebie. Aktywny gracz, który nic nie skreśli, dostaje pudło, czyli minus pięć punktów. Dwa ukończone rzędy jednego gracza albo czwarte pudło kończą grę.
rules-onboard = W skrócie: jak w grze w kości, a w swojej turze możesz przesunąć pionek o jedno do pięciu wolnych pól, jeśli liczba na polu jest skreślona albo można ją teraz skreślić. Pionek na jednym z ostatnich pięciu pól, oznaczonych gwiazdką, ogłasza koniec: wszyscy pozostali mają jeszcze po jednej turze.
typed-pass = nic, pas
typed-no-option = Nie ma opcji { $number }; wpisz od { $least } do { $most }.
typed-cross = Wpisz numer opcji, rząd z liczbą (na przykład r5) albo - (nic).
typed-move = Wpisz numer opcji, @ z polem (na przykład @7) albo - (pionek zostaje).
typed-draw = Wpisz miejsca kart w wyłożeniu, od 1 do 4, na przykład 1 3.
typed-play = Wpisz numer opcji albo karty, > i skreślane liczby, na przykład g11 g9 > 11 9.
typed-joker-color = Podaj też kolor jokera, na przykład j5 > g5.
typed-dice =
    { $count ->
        [6] Wpisz wyniki { $count } kostek, każdy od 1 do 6, na przykład 4 1 2 3 5 6.
       *[other] Wpisz wyniki { $count } kostek, każdy od 1 do 6, na przykład 4 1 2 3 5.
    }

## Początek

welcome = Rowlock to program do gry w Qwixx. Nie jest powiązany z wydawcą, do którego należy znak towarowy Qwixx.
ask-game = W co gramy? Wpisz numer gry; sam Enter wybiera pierwszą.
ask-game-left = Jest nieskończona gra, { $name }: wpisz 0, żeby grać dalej.
ask-game-again = Wpisz liczbę od 1 do { $count }.
ask-jokers = Z jokerami? Wpisz t, jeśli tak, albo naciśnij Enter, jeśli nie.
ask-track = Która strona planszy? Wpisz a albo b; Enter to a.
typed-yes = tak, t
ask-seats = Kto gra? Wpisz imiona oddzielone przecinkami; za bota wpisz jedno z: { $bots }. Sam Enter oznacza: { $usual }
you = Gracz
bot-random = Losowy
bot-greedy = Zachłanny

## Wiersz poleceń

cli-rowlock = Zagraj w Qwixx, Qwixx Gra karciana i Qwixx On Board.
cli-play = Zagraj tutaj, wiersz po wierszu, ze znajomymi przy tej samej klawiaturze i z botami.
cli-referee = Odpowiada na pytania o zasady: na każdy wiersz wejścia z obiektem JSON jeden taki wiersz wyjścia.
cli-perft = Liczy możliwe przebiegi pierwszych tur, żeby porównać implementacje zasad.
cli-game = classic, cards albo onboard
cli-players = liczba graczy
cli-turns = liczba tur, od 1 do 5
cli-seed = to samo ziarno daje te same rzuty i karty
cli-perft-seed = ziarno do tasowania kart
cli-seats = kto gra, na przykład "Ada,Bartek,bot:greedy"
cli-start = miejsce, które zaczyna, liczone od 1; bez tej opcji decyduje los
cli-jokers = gra karciana z jokerami
cli-track-option = tor gry On Board: a, b albo plik
cli-dice = own: rzucasz przy stole i wpisujesz wyniki
cli-spoken = kartki opisane słowami, dla czytnika ekranu
cli-resume = kontynuuj zapisaną grę
cli-save = plik, w którym gra jest zapisywana
cli-lang = język: en, pl, cs albo sk
cli-version = pokaż wersję
cli-help = pokaż tę pomoc
cli-usage-line = Użycie:
cli-commands = Polecenia
cli-arguments = Argumenty
cli-options = Opcje
cli-usage = Nie rozumiem tego polecenia; „rowlock --help” pokaże, co można wpisać.
cli-no-option = Nie ma opcji { $option }; „--help” pokaże, jakie są.
cli-option-value = Opcja { $option } wymaga wartości.
cli-missing = Brakuje parametru { $parameter }; „--help” pokaże, co jest potrzebne.
cli-bad-value = Parametr { $parameter } ma niewłaściwą wartość; „--help” pokaże, jaka może być.
cli-no-language = Nie ma języka { $value }; do wyboru: { $languages }.
cli-no-file = Nie można odczytać pliku { $file }: { $reason }.
cli-track = { $file }: { $reason }
cli-not-json = Plik { $file } nie jest poprawnym plikiem JSON: wiersz { $line }, kolumna { $column }.
cli-not-a-game = Plik { $file } nie zawiera zapisanej gry: { $reason }
cli-exists = Plik { $file } już istnieje; wybierz inny.
cli-resume-alone = --resume kontynuuje zapisaną grę taką, jaka jest: bez innej gry, graczy i opcji.
cli-no-bot = Nie ma bota { $name }; do wyboru: { $bots }.
cli-bad-name = „{ $name }” nie może być imieniem: potrzeba od 1 do { $most } drukowalnych znaków.
cli-own-dice-cards = Gra karciana obywa się bez kostek, więc przy stole nie ma czym rzucać.
perft-counting = Liczę

## Czego zasady nie pozwalają, według kodu

error-game_over = Gra jest skończona.
error-not_to_act = Gracz na miejscu { $seat } teraz nie decyduje.
error-decision_missing = Gracz na miejscu { $seat } jeszcze nie zdecydował.
error-already_decided = Gracz na miejscu { $seat } już zdecydował.
error-not_a_decision = „{ $text }” nie jest decyzją.
error-wrong_decision = Taka decyzja nie pasuje do tej części tury.
error-no_such_seat = Nie ma miejsca { $seat }.
error-no_such_step = Liczba kroków tej gry to { $count }.
error-turn_begun = Liczenie zaczyna się na początku tury.
error-nothing_to_undo = Nie ma czego cofnąć.
error-not_the_white_sum = Białe kostki dają { $sum }, a nie { $number }.
error-not_the_number = Liczba dla wszystkich to { $sum }, a nie { $number }.
error-not_a_sum = Biała i { $die } kostka nie dają razem { $number }.
error-row_closed = Tu już nie można skreślać: { $row } jest zamknięty.
error-already_crossed = Skreślono już { $cell }.
error-left_of_a_cross = Pominięto już { $cell }: na prawo od niej jest krzyżyk.
error-needs_five = Ostatnią liczbę rzędu można skreślić, mając w nim co najmniej pięć krzyżyków; na razie jest ich { $crosses }.
error-no_such_field = Tor nie ma pola { $field }.
error-not_ahead = Pole { $field } nie leży przed pionkiem.
error-field_occupied = Na polu { $field } stoi inny pionek.
error-field_too_far = Do pola { $field } jest więcej niż pięć wolnych pól.
error-cannot_land = Pionek nie może stanąć na polu { $field }: trzeba mieć skreśloną { $cell } albo móc ją teraz skreślić.
error-too_many_steps =
    { $most ->
        [one] Pionek może przejść najwyżej { $most } pole, a nie { $steps }.
        [few] Pionek może przejść najwyżej { $most } pola, a nie { $steps }.
       *[many] Pionek może przejść najwyżej { $most } pól, a nie { $steps }.
    }
error-move_contradicts_itself = Kroki, pole i skreślenie w tym ruchu nie pasują do siebie.
error-draw_count =
    { $count ->
        [one] Trzeba wziąć dokładnie jedną kartę.
        [few] Trzeba wziąć dokładnie { $count } karty.
       *[many] Trzeba wziąć dokładnie { $count } kart.
    }
error-no_such_place = W wyłożeniu nie ma karty na miejscu { $place }.
error-place_twice = Jedno miejsce w wyłożeniu jest podane dwa razy.
error-card_not_on_display = Karta { $card } nie leży w wyłożeniu.
error-card_not_in_hand = Nie masz w ręce karty { $card }.
error-card_twice = Karta { $card } jest podana dwa razy.
error-no_card = Trzeba zagrać kartę.
error-too_many_cards = Naraz można zagrać najwyżej trzy karty.
error-mixed_colors = Karty zagrane razem muszą być w jednym kolorze.
error-number_not_shown = Na pokazanych kartach nie ma liczby { $number }.
error-number_twice = Liczba { $number } jest podana dwa razy.
error-skips_too_many = Między pierwszą a ostatnią liczbą można pominąć najwyżej jedną.
error-dice_wanted = Najpierw trzeba rzucić kostkami.
error-chance_not_wanted = Teraz nie ma czym rzucać ani czego tasować.
error-die_missing = Do rzutu należy też { $die } kostka.
error-bad_die = Na kostce wypada od 1 do 6.
error-reshuffle_wanted = Stos losowania się kończy: trzeba przetasować stos odłożony.
error-bad_reshuffle = Przetasowane karty to nie karty ze stosu odłożonego.
error-bad_players = { $game }: od { $least } do { $most } graczy.
error-bad_start = Gry nie może zacząć miejsce { $seat }: nie ma takiego przy stole.
error-bad_names = Liczba graczy w tej grze to { $count }: każdy potrzebuje imienia.
error-bad_text = Imię, ziarno i data mają od 1 do { $most } drukowalnych znaków.
error-bad_deck = Talia musi się składać z { $count } kart tej gry.
error-unknown_game = Nie ma gry { $game }; do wyboru: classic, cards i onboard.
error-unknown_option = { $game }: nie ma opcji { $option }.
error-unknown_track = Nie ma toru { $track }.
error-not_a_track = Tor to lista pól.
error-track_length = Tor ma od { $least } do { $most } pól, a ten ma { $count }.
error-track_field = Pole { $field } toru musi mieć postać [color, number, bonus].
error-track_color = Pole { $field } toru: kolor musi być red, yellow, green albo blue.
error-track_number = Pole { $field } toru: liczba musi wynosić od 2 do 12.
error-track_bonus = Pole { $field } toru: punktów dodatkowych musi być od 0 do 20.

## Co jest nie tak z zapisaną grą, według kodu

record-at = wiersz { $line }, kolumna { $column }: { $reason }
record-too_long = Tekst jest za długi na jedną grę.
record-bad_tag = Znacznik pisze się [Nazwa "wartość"].
record-tag_unknown = Nie ma tu znacznika { $tag }.
record-tag_twice = Znacznik { $tag } jest podany dwa razy.
record-tag_missing = Brakuje znacznika { $tag }.
record-tag_value = Znacznik { $tag } nie może mieć wartości „{ $value }”.
record-turn_number = W następnym wierszu musi być tura { $turn }.
record-token_missing = Wiersz kończy się za wcześnie; dalej powinno być: { $wanted }.
record-token_wrong = Zamiast „{ $token }” powinno tu być: { $wanted }.
record-line_too_long = „{ $token }” nie należy już do tej tury.
record-after_the_end = Gra kończy się przed tym wierszem.
record-after_undecided = Po decyzji, która jeszcze nie zapadła, nic nie może następować.
record-no_lock_here = „{ $token }” nie zamyka rzędu.
record-no_cross_here = „{ $token }” nie skreśla tej liczby.
record-no_penalty_here = W tej turze nie ma pudła.
record-wrong_number = Liczba dla wszystkich to { $number }.
record-wrong_result = Prawidłowe punkty to { $result }.
record-wrong_end = Gra kończy się inaczej.
wanted-turn = początek tury (na przykład 1A.)
wanted-bar = kreska |
wanted-white = dwie białe kostki, na przykład 4+1
wanted-die = kostka, na przykład R2
wanted-decision = decyzja
wanted-cross = skreślenie, na przykład r5, albo -
wanted-same_color = skreślenie w tym samym kolorze
wanted-move = ruch, na przykład @5 albo @5+g10, albo -
wanted-card = karta, na przykład R7
wanted-display = karta z wyłożenia
wanted-marks = skreślenie, na przykład g11, albo g-
wanted-number = liczba dla wszystkich, na przykład 7:

## rowlock verify

cli-verify = Sprawdza, czy rzuty i karty w grze wynikają z jej ziarna.
cli-verify-file = zapis gry; - czyta go ze standardowego wejścia
cli-verify-json = wypisz raport w formacie JSON
verify-checked =
    Sprawdzono: { $rolls ->
        [one] { $rolls } rzut
        [few] { $rolls } rzuty
       *[many] { $rolls } rzutów
    }, { $shuffles ->
        [one] { $shuffles } tasowanie
        [few] { $shuffles } tasowania
       *[many] { $shuffles } tasowań
    }.
verify-fair = Wszystko wynika z ziarna.
verify-committed = Zobowiązanie zgadza się z ziarnem. Porównaj je z tym, które podano przed grą.
verify-uncommitted = Nie ma zobowiązania: ziarno mogło zostać wybrane, a tego, kto zaczyna, i początkowej talii nie sprawdzono.
verify-finding =
    wiersz { $line }: { $code ->
        [wrong_commitment] zobowiązanie
        [wrong_start] kto zaczyna
        [wrong_deck] karty na początku gry
        [wrong_shuffle] przetasowany stos odłożony
       *[wrong_dice] kostki
    }: jest { $found }, a z ziarna wynika { $expected }.
verify-unfair =
    { $count ->
        [one] NIEUCZCIWE: { $count } rzecz nie wynika z ziarna.
        [few] NIEUCZCIWE: { $count } rzeczy nie wynikają z ziarna.
       *[other] NIEUCZCIWE: { $count } rzeczy nie wynika z ziarna.
    }
verify-no-seed = Plik { $file } nie zawiera ziarna, więc nie ma czego sprawdzać.

## Stoły na żywo: czego odmawia stół albo jego serwer

problem-title = Tego nie można zrobić.
table-no_such_table = Nie ma stołu { $table }.
table-not_the_host = To może zrobić tylko gospodarz stołu.
table-not_seated = Nie masz miejsca przy tym stole.
table-already_seated = Masz już miejsce przy tym stole.
table-seat_taken = Miejsce { $seat } jest zajęte.
table-table_full = Przy tym stole wszystkie miejsca są zajęte.
table-seats_open = Niektóre miejsca są jeszcze wolne.
table-nobody_plays = Co najmniej na jednym miejscu musi grać człowiek.
table-already_started = Gra już się zaczęła.
table-not_started = Gra jeszcze się nie zaczęła.
table-game_finished = Gra już się skończyła.
table-not_finished = Gra jeszcze trwa.
table-table_closed = Stół został zamknięty.
table-not_your_roll = Teraz rzuca ktoś inny.
table-out_of_date = Gra tymczasem poszła dalej.
table-undo_not_allowed = Przy tym stole decyzje są ostateczne.
table-too_late_to_undo = Nie masz czego cofnąć: inni już na tym oparli swój ruch albo padł nowy los.
table-already_resigned = Twoja rezygnacja z tej gry została już przyjęta.
table-not_away = Nikt za ciebie nie gra.
table-no_spectators = Ten stół widzą tylko jego gracze.
table-unknown_bot = Nie ma bota { $bot }.
table-bad_name =
    { $most ->
        [one] Imię lub nazwa ma jeden drukowalny znak.
       *[other] Imię lub nazwa ma od 1 do { $most } drukowalnych znaków.
    }
table-bad_entropy = Twój własny tekst do rzutów ma od 1 do { $most } liter lub cyfr.
table-bad_option = Ta gra nie ma opcji { $option }.
table-nothing_changes = To niczego nie zmienia.
table-table_worn_out = Ten stół trwa już zbyt długo: zacznij nowy.
table-not_by_token = Token programu do tego nie wystarcza: zrób to osobiście.
table-bad_record = To nie jest zapis gry: wiersz { $line }, kolumna { $column }.
table-unavailable = Stoły są w tej chwili niedostępne. Spróbuj ponownie.
table-no_such_page = Pod tym adresem nic nie ma.
table-wrong_method = Ten adres nie obsługuje tej metody.
table-too_large = To jest za duże.
table-wrong_media_type = Wyślij to jako JSON.
table-no_identity = Najpierw powiedz, kim jesteś: wejdź jako gość albo wyślij token.
table-bad_token = Ten token jest nieprawidłowy albo stracił ważność.
table-bad_code = Ten kod odzyskiwania jest nieprawidłowy albo został już użyty.
table-foreign_origin = Strony z innej witryny nie mogą tego robić.
table-forbidden = Nie masz do tego dostępu.
table-too_fast = Za dużo naraz. Poczekaj chwilę.
table-too_many_sockets =
    { $most ->
        [one] Masz otwarte { $most } połączenie; najpierw je zamknij.
        [few] Masz otwarte { $most } połączenia; najpierw zamknij jedno.
       *[many] Masz otwartych { $most } połączeń; najpierw zamknij jedno.
    }
table-too_many_tokens =
    { $most ->
        [one] Masz { $most } token; najpierw go unieważnij.
        [few] Masz { $most } tokeny; najpierw unieważnij jeden z nich.
       *[many] Masz { $most } tokenów; najpierw unieważnij jeden z nich.
    }
table-no_such_token = Nie ma takiego tokenu.
table-frame_too_large =
    { $most ->
        [one] Ramka ma najwyżej { $most } bajt.
        [few] Ramka ma najwyżej { $most } bajty.
       *[many] Ramka ma najwyżej { $most } bajtów.
    }
table-bad_frame =
    { $where ->
        [none] Nie można odczytać ramki.
       *[other] Nie można odczytać ramki: niewłaściwa wartość { $where }.
    }
table-bad_request =
    { $where ->
        [none] Nie można odczytać żądania.
       *[other] Nie można odczytać żądania: niewłaściwa wartość { $where }.
    }
table-server_error = Coś poszło tu nie tak. Błąd został odnotowany.

## rowlock serve

cli-serve = Udostępnia stoły do gry przez sieć: w klubie albo na cały świat.
cli-host = adres, na którym serwer nasłuchuje; 0.0.0.0 jest dla wszystkich w sieci (bez tej opcji 127.0.0.1)
cli-port = port, na którym serwer nasłuchuje (bez tej opcji 8000)
cli-data = folder na stoły i tajny klucz
cli-database = baza danych: postgresql://… albo ścieżka pliku SQLite (bez tej opcji w folderze danych)
cli-redis = Redis, przez który porozumiewają się serwery: redis://…
cli-workers = liczba procesów serwera; więcej niż jeden wymaga Redisa
serve-ready = Rowlock działa pod adresem { $address }
serve-network = W twojej sieci: { $address }
serve-scan = Adres jako kod dla telefonu:
serve-stop = Ctrl+C zatrzymuje serwer. Każda potwierdzona decyzja jest zapisana.
serve-bad-database = { $setting }: baza danych to postgresql://… albo ścieżka pliku SQLite.
serve-bad-redis = { $setting }: adres Redisa ma postać redis://host:port.
serve-bad-origin = { $setting }: zamiast { $value } powinien tu być adres witryny, na przykład https://play.example.org.
serve-bad-proxy = { $setting }: { $value } nie jest adresem IP ani siecią.
serve-bad-number = { $setting }: to musi być liczba, co najmniej 0.
serve-short-secret = { $setting }: tajny klucz jest za krótki; najmniejsza liczba znaków to { $value }.
serve-workers-redis = Więcej niż jeden proces wymaga Redisa: uruchom go i podaj w opcji --redis.
serve-no-port = Nie można użyć portu { $port }: { $reason }.
serve-no-address = Adresu { $host } nie można użyć na tym komputerze.
serve-stopped = Zatrzymano. Każdy potwierdzony ruch jest zachowany.
serve-no-data = Nie można użyć folderu { $file }: { $reason }.
serve-newer-database = Ta baza danych należy do nowszej wersji programu Rowlock: zaktualizuj go.
serve-no-database = Baza danych jest nieosiągalna albo nie można jej zaktualizować: { $reason }.

## Strony serwera

page-about = Qwixx, Qwixx Gra karciana i Qwixx On Board: ze znajomymi i z botami.
page-tables = Otwarte stoły
page-no-tables = W tej chwili nie ma otwartego stołu.
page-free = wolne miejsce
page-status =
    { $status ->
        [waiting] Gra jeszcze się nie zaczęła.
        [playing] Gra trwa.
        [finished] Gra się skończyła.
       *[closed] Stół zamknięto.
    }
page-how = Usiądź do gry
page-terminal = Z zainstalowanym programem Rowlock, w terminalu:
page-programs = Dla programów:
page-trademark = Qwixx jest znakiem towarowym swojego wydawcy, z którym Rowlock nie jest związany.

## rowlock join

cli-join = Graj przy stole na serwerze, w tym terminalu.
cli-address = adres serwera albo stołu, na przykład http://localhost:8000/
cli-name = imię, pod którym grasz
cli-watch = tylko oglądaj, bez zajmowania miejsca
join-ask-name = Jak masz na imię?
join-not-remembered = Na tym komputerze nie udało się zapamiętać, kim jesteś ({ $reason }): nie wrócisz stąd na swoje miejsce.
join-ask-table = Który stół? Wpisz jego numer; sam Enter tworzy nowy stół.
join-ask-watch = Który stół chcesz oglądać? Wpisz jego numer.
join-table =
    { $game }: { $names } (zajęte miejsca: { $taken } z { $seats }){ $turn ->
        [yours] , twoja kolej
        [seated] , masz tu miejsce
       *[no] {""}
    }
join-new = Tworzymy nowy stół.
join-ask-seats = Ilu graczy, razem z botami? Wpisz od { $least } do { $most }; Enter to { $least }.
join-ask-bots =
    { $most ->
        [one] Czy na drugim miejscu ma grać bot? Wpisz jego nazwę ({ $bots }); sam Enter oznacza czekanie na kogoś znajomego.
        [few] Na ilu z pozostałych { $most } miejsc mają grać boty? Wpisz liczbę albo ich nazwy ({ $bots }); Enter oznacza, że na żadnym.
       *[many] Na ilu z pozostałych { $most } miejsc mają grać boty? Wpisz liczbę albo ich nazwy ({ $bots }); Enter oznacza, że na żadnym.
    }
join-ask-listed = Czy stół ma być widoczny na liście dla wszystkich? Wpisz t, jeśli tak; sam Enter oznacza, że prowadzi do niego tylko link.
join-nothing-to-watch = Nie ma teraz otwartego stołu, który można by oglądać.
join-bad-address = „{ $address }” nie jest adresem takim jak http://localhost:8000/ albo http://localhost:8000/t/STÓŁ.
join-unreachable = Pod adresem { $address } nie odpowiada żaden serwer Rowlock.

## Przy stole na żywo

live-roll = rzuć
live-start = start, zacznij
live-bot = bot
live-resign = rezygnuję, poddaję
live-rematch = rewanż
live-help-roll = { $word }: rzut kostkami (wystarczy też Enter)
live-help-start = { $word }: początek gry, jeśli jesteś gospodarzem
live-help-bot = { $word }: bot na wolne miejsce, jeśli jesteś gospodarzem
live-help-resign = { $word }: rezygnacja z gry
live-help-rematch = { $word }: jeszcze jedna gra z tymi samymi graczami
live-help-save = { $word }: zapis skończonej gry na tym komputerze
live-help-quit = { $word }: wyjście; twoje miejsce czeka
live-seat = miejsce { $seat }
live-waiting = (czekamy na: { $players })
live-lost = Połączenie przerwane. Próbuję ponownie …
live-found = Znów jest połączenie.
live-closed = Serwer zamknął połączenie.
live-resync = Tymczasem wiele się wydarzyło.
live-looking-on = Oglądasz grę.
live-only-players = Przyglądasz się: to mogą zrobić tylko gracze.
live-link-here = Ten odnośnik działa tylko na tym komputerze: dla innych dołącz przez adres sieciowy, który wypisuje „rowlock serve”.
live-own-part = Twoja część kości, do odnalezienia w ziarnie na końcu: { $text }
live-commitment = Zobowiązanie co do kostek i kart:
live-room =
    { $game }: { $players }. { $free ->
        [0] Wszystkie miejsca są zajęte.
        [one] Jedno miejsce jest wolne.
        [few] Wolne są { $free } miejsca.
       *[many] Wolnych jest { $free } miejsc.
    }
live-link = Wyślij znajomym ten link; w terminalu wpisują „rowlock join” i link:
live-fill = Wpisz „{ $word }”, żeby na wolnym miejscu zagrał bot.
live-ready = Wszyscy już są. Wpisz „{ $word }”, żeby zacząć.
live-host-starts = Wszyscy już są. Gospodarz może zaczynać.
live-you-away = Gra za ciebie bot. Naciśnij Enter, żeby wrócić na swoje miejsce.
live-your-roll = { $player }: twoja tura, naciśnij Enter, żeby rzucić.
live-clock =
    { $seconds ->
        [one] Masz jedną sekundę.
        [few] Masz { $seconds } sekundy.
       *[many] Masz { $seconds } sekund.
    }
live-sat = { $player } siada przy stole.
live-stood = { $player } odchodzi od stołu.
live-undone = { $player } cofa swoją decyzję.
live-went-away = { $player } się nie odzywa: na razie gra za tę osobę bot.
live-came-back = { $player } wraca do gry.
live-resigned = { $player } rezygnuje z gry.
live-rematched = Będzie rewanż: wpisz „{ $word }”, żeby usiąść do niego.
live-time-up = { $player }: czas minął, decyduje bot.
live-draws =
    { $count ->
        [one] { $player } bierze z wyłożenia jedną kartę.
        [few] { $player } bierze z wyłożenia { $count } karty.
       *[many] { $player } bierze z wyłożenia { $count } kart.
    }
live-confirm-resign = Czy rezygnujesz z gry? Wpisz „{ $word }”, jeśli tak; cokolwiek innego oznacza, że grasz dalej.
live-not-resigned = Grasz dalej.
live-not-now = Teraz nie ma nic do zdecydowania. „{ $help }” pokaże, co można wpisać.
live-left = Twoje miejsce czeka. Żeby wrócić, uruchom:
live-over-resigned = Koniec gry: zostało za mało graczy.
live-fair = Uczciwie: każdy rzut i każde tasowanie wynika z ziarna zapowiedzianego na początku. Sprawdził to ten komputer.
live-other-commitment = Nieuczciwie: ziarno nie jest tym, które zapowiedziano na początku.
live-unfair = Nieuczciwie: nie wszystko wynika z ziarna.
live-unchecked = Nie udało się pobrać zapisu gry, więc kostki nie są sprawdzone.
live-record = Zapis gry:
live-after = Wpisz „{ $rematch }”, żeby zagrać jeszcze raz, „{ $save }”, żeby zachować zapis, „{ $quit }”, żeby wyjść.
live-after-watching = Wpisz „{ $save }”, żeby zachować zapis, „{ $quit }”, żeby wyjść.
live-kept-there = Grę przechowuje serwer; jej zapis można zachować, gdy się skończy.
