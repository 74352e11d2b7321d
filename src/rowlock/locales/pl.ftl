# Polski. Nazwy komunikatów mówią, gdzie są używane; kolory nazywają się jak w zasadach.

## Gry

game-classic = Qwixx
game-cards = Qwixx – gra karciana
game-onboard = Qwixx On Board
about-classic = gra w kości dla 2–5 osób albo solo
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
cell-red = czerwoną { $number }
cell-yellow = żółtą { $number }
cell-green = zieloną { $number }
cell-blue = niebieską { $number }
card-joker = jokera { $number }
name-red = czerwona { $number }
name-yellow = żółta { $number }
name-green = zielona { $number }
name-blue = niebieska { $number }
name-joker = joker { $number }

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
spoken-total =
    { $bonus ->
        [0] Pudła: { $penalties }. Razem: { $points }.
       *[other] Pudła: { $penalties }. Punkty dodatkowe: { $bonus }. Razem: { $points }.
    }
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
hand = Masz na ręce:
display = Wyłożenie: { $cards }. Na wierzchu stosu losowania: { $top }. Kart w stosie: { $pile }.

## Tura

started = { $game }: { $players }.
started-help = W każdej chwili możesz wpisać „{ $help }”, żeby zobaczyć listę poleceń.
turn = Tura { $turn }: aktywny gracz to { $player }. ({ $standing })
rolled = Kostki: białe { $one } i { $other }, razem { $sum }; { $colored }.
rolled-die = { $die } { $face }
own-dice = { $player }: rzuć i wpisz wyniki { $count } kostek: dwie białe, potem { $dice }.
ask-action1 =
    { $active ->
        [yes] { $player }: suma białych kostek to { $number }. To twoja tura. Co skreślasz?
       *[no] { $player }: suma białych kostek to { $number }. Co skreślasz?
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
        [yes] { $player }: liczba dla wszystkich to { $number }. To twoja tura. Co skreślasz?
       *[no] { $player }: liczba dla wszystkich to { $number }. Co skreślasz?
    }
ask-play = { $player }: zagraj od jednej do trzech kart w jednym kolorze. Co skreślasz?
ahead = Przed twoim pionkiem: { $fields }.
field = pole { $field } { $cell } (+{ $bonus })
holds = { $player } ma na ręce { $numbers }.
discard = Na wierzchu stosu odłożonego: { $top }.
hand-over = { $player }: podejdź do klawiatury i naciśnij Enter.
more-options =
    { $count ->
        [one] … i jeszcze jedna opcja: wpisz „{ $options }”, żeby ją zobaczyć.
        [few] … i jeszcze { $count } opcje: wpisz „{ $options }”, żeby je zobaczyć.
       *[many] … i jeszcze { $count } opcji: wpisz „{ $options }”, żeby je zobaczyć.
    }
hint-title = Ile warte są twoje opcje, od najlepszej
hint-win = Szansa na wygraną
hint-points = Punkty na koniec
hint-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
hint-number = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-spoken = { $option }. Szansa na wygraną: { $win }. Punkty na koniec: { $points }.
hint-spoken-solo = { $option }. Punkty na koniec: { $points }.
hint-why = { $option }: { $why }
hint-more =
    { $count ->
        [one] … i jeszcze jedna, nie lepsza od tych
        [few] … i jeszcze { $count }, nie lepsze od tych
       *[other] … i jeszcze { $count }, nie lepszych od tych
    }
hint-more-all =
    { $count ->
        [one] … i jeszcze jedna, nie lepsza od tych: wpisz „{ $all }”, żeby ją zobaczyć.
        [few] … i jeszcze { $count }, nie lepsze od tych: wpisz „{ $all }”, żeby je zobaczyć.
       *[other] … i jeszcze { $count }, nie lepszych od tych: wpisz „{ $all }”, żeby je zobaczyć.
    }
option-pass = nic
option-pass-penalty = nic (dostajesz pudło)
option-stay = pionek zostaje
option-stay-penalty = pionek zostaje (dostajesz pudło)
option-move = pole { $field }, skreślasz { $cell }
option-move-free = pole { $field }, { $cell } masz już skreśloną
option-play = { $crossed }, zagrywając { $cards }
option-show = nic, odkładasz { $cards }
option-show-penalty = nic, odkładasz { $cards } (dostajesz pudło)
span =
    { $spoken ->
        [yes] od { $first } do { $last }
       *[no] { $first }–{ $last }
    }
note-skips = pomijasz { $numbers }
# Beside what is crossed out, on a button. $cards is a list of cell-… or card-joker.
note-discards = odkładasz też { $cards }
note-locks = zamykasz rząd
note-completes = kończysz rząd
note-bonus = punkty dodatkowe: { $points }
note-penalty = nic nie skreślasz, więc pudło
note-announces = ogłaszasz koniec

## Co się stało

told-pass = { $player } nic nie skreśla.
told-stays = { $player } nie przesuwa pionka.
told-cross = { $player } skreśla { $crossed }.
told-move = { $player } przesuwa pionek na pole { $field }: { $cell } ma już skreśloną.
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
        [one] { $margin ->
            [0] Wygrywa { $players }!
            [one] Wygrywa { $players } z przewagą { $margin } punktu!
           *[other] Wygrywa { $players } z przewagą { $margin } punktów!
        }
       *[other] Remis! Wspólnie wygrywają: { $players }.
    }
you-win =
    { $margin ->
        [0] Wygrywasz!
        [one] Wygrywasz z przewagą { $margin } punktu!
       *[other] Wygrywasz z przewagą { $margin } punktów!
    }

## Zapisywanie

kept = Gra jest zapisana w pliku { $file }.
left = Gra jest zapisana w pliku { $file }. Żeby grać dalej, uruchom: { $command }
left-before = Nie zaczęto żadnej gry.
reason-missing = nie ma takiego pliku
reason-forbidden = brak uprawnień
reason-full = dysk jest pełny
reason-folder = to jest folder
reason-no-folder = część ścieżki nie jest folderem
reason-folder-missing = jego folder nie istnieje
reason-not-text = to nie jest tekst UTF-8
reason-other = system odmówił
not-saved = Nie udało się zapisać gry w pliku { $file }: { $reason }.

## Co wpisuje gracz

command-help = pomoc, p
command-options = opcje, o
command-hint = podpowiedź, ?h
command-all = wszystkie
command-table = stół, kostki, s
command-sheets = kartki, k
command-undo = cofnij, c
command-save = zapisz, z
command-quit = koniec, wyjdź, q
help-help = { $word }: ta lista
help-options = { $word }: wszystko, co możesz teraz zrobić
help-hint = { $word }: ile warte są twoje opcje, od najlepszej, i dlaczego
help-all = { $word }: podpowiedź o każdej opcji, nie tylko o najlepszych
help-table = { $word }: co leży na stole: kostki, karty, plansza
help-sheets = { $word }: kartki wszystkich graczy
help-undo = { $word }: cofnięcie twojej ostatniej decyzji
help-save = { $word }: zapis gry teraz (i tak zapisuje się po każdej decyzji)
help-quit = { $word }: zapis gry i wyjście
help-decisions = Żeby wybrać, wpisz numer stojący przed opcją.
help-classic = Możesz też wpisać, co skreślasz, na przykład r5 albo czerwona 5 (r to czerwony, y żółty, g zielony, b niebieski), albo - (nic).
help-cards = Możesz też wpisać, co skreślasz, na przykład r5 (r to czerwony, y żółty, g zielony, b niebieski, j joker), albo - (nic). Zagrywasz, wpisując karty, potem > i skreślane liczby, na przykład g11 g9 > 11 9. Jeśli po > nic nie ma, odkładasz karty bez krzyżyka.
help-onboard = Możesz też wpisać, co skreślasz, na przykład r5 (r to czerwony, y żółty, g zielony, b niebieski), albo - (nic). Pionek przesuwasz, wpisując @ i pole, na przykład @7.
help-dice = Wyniki kostek wpisuje się po kolei: dwie białe, potem czerwona, żółta, zielona i niebieska, o ile są jeszcze w grze.
help-points = Punkty za 1–12 krzyżyków w rzędzie: { $points }.
rules-classic = W skrócie: liczby skreśla się od lewej do prawej. Ostatnią liczbę rzędu można skreślić, mając w nim już pięć krzyżyków; zamyka ona rząd dla wszystkich. Jeśli w swojej turze nic nie skreślisz, dostajesz pudło: minus pięć punktów. Dwa zamknięte rzędy albo czwarte pudło kończą grę.
rules-cards = W skrócie: liczby skreśla się od lewej do prawej. Ostatnią liczbę rzędu można skreślić, mając w nim już pięć krzyżyków; kończy ona rząd tylko dla ciebie. Jeśli w swojej turze nic nie skreślisz, dostajesz pudło: minus pięć punktów. Dwa ukończone rzędy jednego gracza albo czwarte pudło kończą grę.
rules-onboard = W skrócie: jak w grze w kości, a w swojej turze możesz przesunąć pionek o 1–5 wolnych pól, jeśli liczba na polu jest skreślona albo można ją teraz skreślić. Pionek na jednym z pięciu ostatnich pól, oznaczonych gwiazdką, ogłasza koniec: wszyscy pozostali mają jeszcze po jednej turze.
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
ask-game-left = Masz niedokończoną grę, { $name }: wpisz 0, żeby grać dalej.
ask-game-again = Wpisz liczbę od 1 do { $count }.
ask-jokers = Z jokerami? Wpisz „t”, jeśli tak, albo naciśnij Enter, jeśli nie.
ask-track = Która strona planszy? Wpisz „a” albo „b”; sam Enter oznacza „a”.
typed-yes = tak, t
ask-seats = Kto gra? Wpisz imiona oddzielone przecinkami; dla bota wpisz jedną z poniższych nazw (od najsłabszego). Sam Enter oznacza: { $usual }
ask-seats-solo = Żeby poćwiczyć w pojedynkę, wpisz „{ $word }”.
typed-solo = solo
you = Gracz
bot-random = Losowy
bot-random-about = Wybiera na chybił trafił, byle zgodnie z zasadami.
bot-novice = Nowicjusz
bot-novice-about = Gra jak ktoś początkujący: bierze, co widzi, za dużo pomija i niejedno przeocza.
bot-greedy = Zachłanny
bot-greedy-about = Bardzo nie lubi pomijać liczb i nigdy nie patrzy na twoją kartkę.
bot-steady = Solidny
bot-steady-about = Wie, ile rząd może jeszcze dać, planuje całą turę i ma oko na twoją kartkę.
bot-expert = Ekspert
bot-expert-about = Uczył się, grając sam ze sobą; gra tak, jak się nauczył, i nie myśli naprzód.
bot-champion = Mistrz
bot-champion-about = Najsilniejszy: uczył się jak ekspert, a do tego myśli naprzód o tym, co może się zdarzyć.

## Wiersz poleceń

cli-rowlock = Zagraj w Qwixx: z kostkami, z kartami albo z pionkami (On Board).
cli-play = Zagraj w tym terminalu, z osobami przy tej samej klawiaturze i z botami.
cli-referee = Stosuje zasady dla innych programów: w każdym wierszu standardowego wejścia jedno żądanie JSON, w każdym wierszu standardowego wyjścia jedna odpowiedź.
cli-perft = Liczy możliwe przebiegi pierwszych tur, żeby porównać implementacje zasad.
cli-game = classic, cards albo onboard
cli-players = liczba graczy
cli-turns = liczba tur, od 1 do 5
cli-seed = ziarno rzutów i kart; to samo ziarno daje tę samą grę
cli-perft-seed = ziarno do tasowania kart
cli-seats = gracze, na przykład "Ada,Bartek,bot:greedy"; --bots wypisuje boty
cli-play-bots = wypisz boty z opisem, od najsłabszego
cli-start = miejsce, które zaczyna, liczone od 1 (domyślnie losowe)
cli-solo = gra w kości dla jednego gracza
cli-jokers = gra karciana z jokerami
cli-track-option = tor gry On Board: a, b albo plik
cli-dice = own: rzucasz prawdziwymi kostkami i wpisujesz wyniki
cli-spoken = kartki opisane słowami, dla czytnika ekranu
cli-resume = kontynuuj zapisaną grę
cli-save = plik, w którym gra ma być zapisywana
cli-lang = język: en, pl, cs, sk, de, nl albo fr
cli-version = pokaż wersję
cli-help = pokaż tę pomoc
cli-usage-line = Użycie:
cli-commands = Polecenia
cli-arguments = Argumenty
cli-options = Opcje
cli-usage = Niepoprawne polecenie; zobacz „rowlock --help”.
cli-no-option = Nie ma opcji { $option }; zobacz „--help”.
cli-option-value = Opcja { $option } wymaga wartości.
cli-missing = Brakuje parametru { $parameter }; zobacz „--help”.
cli-bad-value = Parametr { $parameter } ma niewłaściwą wartość; zobacz „--help”.
cli-no-game-module = Nie ma modułu gry { $module }, który podaje { $variable }.
cli-no-language = Nie ma języka { $value }; do wyboru: { $languages }.
cli-no-file = Nie można odczytać pliku { $file }: { $reason }.
cli-track = { $file }: { $reason }
cli-not-json = Plik { $file } nie jest poprawnym plikiem JSON: wiersz { $line }, kolumna { $column }.
cli-not-a-game = Plik { $file } nie zawiera zapisanej gry: { $reason }
cli-exists = Plik { $file } już istnieje; wybierz inny.
cli-resume-alone = --resume kontynuuje zapisaną grę; nie można podać innej gry, graczy ani opcji.
cli-no-bot = Nie ma bota { $name }; do wyboru: { $bots }.
cli-bad-name = „{ $name }” nie jest poprawnym imieniem: potrzeba od 1 do { $most } drukowalnych znaków.
cli-own-dice-cards = --dice own nie działa: w tej grze nie ma kostek.
perft-counting = Liczę

## Czego zasady nie pozwalają, według kodu

error-game_over = Gra jest skończona.
error-not_to_act = Gracz na miejscu { $seat } teraz nie decyduje.
error-decision_missing = Brakuje jeszcze decyzji gracza na miejscu { $seat }.
error-already_decided = Decyzja gracza na miejscu { $seat } już zapadła.
error-not_a_decision = „{ $text }” nie jest decyzją.
error-wrong_decision = Taka decyzja nie pasuje do tej części tury.
error-no_such_seat = Nie ma miejsca { $seat }.
error-no_such_step =
    { $count ->
        [one] Ta gra ma { $count } krok.
        [few] Ta gra ma { $count } kroki.
       *[many] Ta gra ma { $count } kroków.
    }
error-turn_begun = Liczenie zaczyna się na początku tury.
error-nothing_to_undo = Nie ma czego cofnąć.
error-no_such_number = W żadnym rzędzie nie ma liczby { $number }: są tam liczby od 2 do 12.
error-not_the_white_sum = Suma białych kostek to { $sum }, a nie { $number }.
error-not_the_number = Liczba dla wszystkich to { $sum }, a nie { $number }.
error-not_a_sum = Biała i { $die } kostka nie dają razem { $number }.
error-row_closed = Tu już nie można skreślać: { $row } jest zamknięty.
error-already_crossed = Skreślono już { $cell }.
error-left_of_a_cross = Pominięto już { $cell }: na prawo od niej jest krzyżyk.
error-needs_five =
    { $crosses ->
        [one] Ostatnią liczbę rzędu można skreślić, mając w nim co najmniej pięć krzyżyków; na razie jest { $crosses }.
       *[other] Ostatnią liczbę rzędu można skreślić, mając w nim co najmniej pięć krzyżyków; na razie jest ich { $crosses }.
    }
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
error-move_contradicts_itself = Kroki, pole i krzyżyk w tym ruchu nie pasują do siebie.
error-draw_count =
    { $count ->
        [one] Trzeba wziąć dokładnie jedną kartę.
        [few] Trzeba wziąć dokładnie { $count } karty.
       *[many] Trzeba wziąć dokładnie { $count } kart.
    }
error-no_such_place = W wyłożeniu nie ma karty na miejscu { $place }.
error-place_twice = Jedno miejsce w wyłożeniu jest podane dwa razy.
error-card_not_on_display = Karta { $card } nie leży w wyłożeniu.
error-card_not_in_hand = Nie masz na ręce karty { $card }.
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
error-bad_solo = Solo gra się w pojedynkę.
error-bad_start = Miejsce { $seat } nie może zaczynać: nie ma takiego przy stole.
error-bad_names =
    { $count ->
        [one] W tej grze jest { $count } gracz: potrzebuje imienia.
       *[other] W tej grze jest { $count } graczy: każdy potrzebuje imienia.
    }
error-bad_text = Imię, ziarno i data mają od 1 do { $most } drukowalnych znaków.
error-bad_deck = Talia musi się składać z { $count } kart tej gry.
error-unknown_game = Nie ma gry { $game }; do wyboru: classic, cards i onboard.
error-no_engine = { $game }: tej gry nie można analizować, bo nie ma dla niej wytrenowanych sieci.
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
record-after_undecided = Po decyzji, która jeszcze nie zapadła, nic już nie może następować.
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
wanted-cross = krzyżyk, na przykład r5, albo -
wanted-same_color = krzyżyk w tym samym kolorze
wanted-move = ruch, na przykład @5 albo @5+g10, albo -
wanted-card = karta, na przykład R7
wanted-display = karta z wyłożenia
wanted-marks = skreślana liczba, na przykład g11, albo g-
wanted-number = liczba dla wszystkich, na przykład 7:

## rowlock verify

cli-verify = Sprawdza, czy rzuty i karty w grze wynikają z jej ziarna.
cli-verify-file = zapisana gra; - czyta standardowe wejście
cli-verify-json = wypisz raport w formacie JSON
cli-verify-seen = notatki z gry, jakie zapisuje „rowlock join”
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
verify-uncommitted = Nie ma zobowiązania: ziarno mogło zostać wybrane celowo, a tego, kto zaczyna, i początkowej talii nie sprawdzono.
verify-finding =
    wiersz { $line }: { $code ->
        [wrong_commitment] zobowiązanie: jest { $found }, a z ziarna wynika { $expected }
        [wrong_start] kto zaczyna: jest { $found }, a z ziarna wynika { $expected }
        [wrong_deck] początkowa talia: jest { $found }, a z ziarna wynika { $expected }
        [wrong_shuffle] przetasowany stos odłożony: jest { $found }, a z ziarna wynika { $expected }
        [other_commitment] zobowiązanie to { $found }, a to urządzenie widziało { $expected }
        [other_text] w ziarnie miejsce { $seat } ma tekst { $found }, a to urządzenie zna { $expected }
        [wrong_pledge] tekst miejsca { $seat } to { $found }, co nie zgadza się z jego zapowiedzią { $expected }
        [other_draw] w zapisie jest { $found }, a to urządzenie widziało { $expected }
        [missing_draw] to urządzenie widziało { $expected }, a w zapisie tego nie ma
       *[wrong_dice] kostki: jest { $found }, a z ziarna wynika { $expected }
    }.
verify-unfair =
    { $count ->
        [one] NIEUCZCIWE: { $count } rzecz się nie zgadza.
        [few] NIEUCZCIWE: { $count } rzeczy się nie zgadzają.
       *[other] NIEUCZCIWE: { $count } rzeczy się nie zgadza.
    }
verify-no-seed = Plik { $file } nie zawiera ziarna, więc nie ma czego sprawdzać.
verify-bad-seen = Nie można odczytać notatek z pliku { $file }.
verify-voided =
    { $count ->
        [one] Wcześniej jedną rundę przerwano, gdy teksty były już ujawnione: zwróć uwagę, kto wtedy odszedł.
        [few] Wcześniej { $count } rundy przerwano, gdy teksty były już ujawnione: zwróć uwagę, kto wtedy odszedł.
       *[many] Wcześniej { $count } rund przerwano, gdy teksty były już ujawnione: zwróć uwagę, kto wtedy odszedł.
    }
check-question =
    { $name ->
        [commitment] Czy zobowiązanie zgadza się z sekretem serwera?
        [first_commitment] Czy zobowiązanie jest takie samo jak to, które to urządzenie widziało na początku?
        [own_text] Czy twój tekst jest w ziarnie, na twoim miejscu?
        [pledges] Czy każde miejsce ujawniło tekst, który zapowiedziało?
        [draws] Czy każdy rzut i każde tasowanie wynika z ziarna?
       *[seen_draws] Czy kostki i karty są takie, jakie widziało to urządzenie?
    }
check-state =
    { $state ->
        [passed] tak
        [failed] NIE
       *[not_made] nie sprawdzono
    }
check-why =
    { $why ->
        [no_seed] zapis nie zawiera ziarna
        [no_commitment] zapis nie zawiera zobowiązania
        [nothing_noted] to urządzenie nie ma notatek z tej gry
        [no_seat] ta gra była tylko oglądana
        [no_text] to urządzenie nie dodało tekstu
        [no_pledges] to urządzenie nie widziało ujawniania tekstów
       *[no_draws] to urządzenie nie widziało kostek ani kart
    }

## Stoły na żywo: czego odmawia stół albo jego serwer

problem-title = Tego nie można zrobić.
table-no_such_table = Nie ma stołu { $table }.
table-no_such_code = Pod tym kodem nie czeka żaden stół. Sprawdź oba słowa.
table-no_code = Ten stół nie ma kodu: użyj linku.
table-not_the_host = To może zrobić tylko gospodarz stołu.
table-not_seated = Nie masz miejsca przy tym stole.
table-already_seated = Masz już miejsce przy tym stole.
table-seat_taken = Miejsce { $seat } jest zajęte.
table-table_full = Przy tym stole wszystkie miejsca są zajęte.
table-seats_open = Niektóre miejsca są jeszcze wolne.
table-seats_reserved = Ktoś jeszcze nie przyszedł: poczekaj albo zwolnij miejsce.
table-nobody_plays = Co najmniej na jednym miejscu musi grać człowiek.
table-already_started = Gra już się zaczęła.
table-not_started = Gra jeszcze się nie zaczęła.
table-revealing = Gra zaraz się zacznie: trwa ujawnianie tekstów graczy do losowania.
table-not_revealing = Teksty nie są teraz ujawniane.
table-wrong_text = To nie jest tekst, który twoje miejsce zapowiedziało przed grą.
table-game_finished = Gra już się skończyła.
table-not_finished = Gra jeszcze trwa.
table-table_closed = Stół został zamknięty.
table-not_your_roll = Teraz rzuca ktoś inny.
table-out_of_date = Gra tymczasem poszła dalej.
table-undo_not_allowed = Przy tym stole decyzje są ostateczne.
table-too_late_to_undo = Za późno, żeby to cofnąć: inni zdążyli już zareagować albo rzucono już kostkami lub potasowano karty.
table-hints_not_allowed = Przy tym stole nie ma podpowiedzi.
table-no_hint_now = O podpowiedź możesz poprosić, gdy masz podjąć decyzję.
table-hint_under_way = Twoja podpowiedź zaraz będzie.
table-already_resigned = Po rezygnacji nie grasz już w tej grze.
table-not_away = Nikt za ciebie nie gra.
table-not_gone = Można to zrobić, gdy kogoś nie ma od minuty.
table-clock_decides = Tu za nieobecnych decyduje zegar.
table-no_spectators = Ten stół widzą tylko jego gracze.
table-unknown_bot = Nie ma bota { $bot }.
table-unknown_reaction = Nie ma takiej reakcji.
table-bot_cannot_play = Bot { $bot } nie umie w to grać: { $game }. Wybierz innego.
table-bad_name =
    { $most ->
        [one] Imię lub nazwa ma jeden drukowalny znak.
       *[other] Imię lub nazwa ma od 1 do { $most } drukowalnych znaków.
    }
table-bad_entropy = Twój własny tekst do losowania musi mieć od 1 do { $most } liter lub cyfr.
table-bad_option = Ta gra nie ma opcji { $option }.
table-nothing_changes = To niczego nie zmienia.
table-table_worn_out = Przy tym stole gra się już za długo: utwórz nowy.
table-not_by_token = Token programu do tego nie wystarcza: zrób to osobiście.
table-no_push = Ten serwer nie wysyła wiadomości.
table-bad_subscription = Nie da się użyć subskrypcji tej przeglądarki: { $where }.
table-bad_record = To nie jest zapis gry: wiersz { $line }, kolumna { $column }.
table-broken_log = Ten stół jest uszkodzony i nie da się go otworzyć. Daj znać osobie, która prowadzi serwer.
table-newer_log = Ten stół powstał w nowszej wersji serwera. Spróbuj ponownie, gdy ten serwer zostanie zaktualizowany.
table-unavailable = Stoły są w tej chwili niedostępne. Spróbuj ponownie.
table-no_such_page = Pod tym adresem nic nie ma.
table-no_documentation = Na tym serwerze nie zbudowano dokumentacji. Zbuduj ją poleceniem: make docs
table-wrong_method = Ten adres nie obsługuje tej metody.
table-too_large = To jest za duże.
table-wrong_media_type = Wyślij to jako JSON.
table-no_identity = Najpierw powiedz, kim jesteś: wejdź jako gość albo wyślij token.
table-bad_token = Ten token jest nieprawidłowy albo stracił ważność.
table-bad_code = Ten kod odzyskiwania jest nieprawidłowy albo został już użyty.
table-foreign_host = Pod tą nazwą serwer nie odpowiada. Użyj jego adresu albo poproś administratora, żeby dopisał ją do ROWLOCK_ORIGINS.
table-foreign_origin = Strony z innej witryny nie mogą tego robić.
table-forbidden = Nie masz do tego dostępu.
table-too_fast = To było za szybko. Poczekaj chwilę.
table-too_many_listed =
    { $most ->
        [one] Ty i twoja sieć macie już na liście { $most } stół, który czeka na graczy; więcej nie można. Najpierw zacznij grę albo go zamknij.
        [few] Ty i twoja sieć macie już na liście { $most } stoły, które czekają na graczy; więcej nie można. Najpierw zacznij grę przy jednym albo go zamknij.
       *[many] Ty i twoja sieć macie już na liście { $most } stołów, które czekają na graczy; więcej nie można. Najpierw zacznij grę przy jednym albo go zamknij.
    }
table-too_many_sockets =
    { $most ->
        [one] Masz otwarte { $most } połączenie; najpierw je zamknij.
        [few] Masz otwarte { $most } połączenia; najpierw zamknij jedno.
       *[many] Masz otwartych { $most } połączeń; najpierw zamknij jedno.
    }
table-too_many_strong_bots =
    { $most ->
        [one] Toczy się stąd już { $most } gra z botami Ekspert lub Mistrz; więcej naraz nie można. Najpierw ją dokończ albo wybierz inne boty.
        [few] Toczą się stąd już { $most } gry z botami Ekspert lub Mistrz; więcej naraz nie można. Najpierw dokończ jedną z nich albo wybierz inne boty.
       *[many] Toczy się stąd już { $most } gier z botami Ekspert lub Mistrz; więcej naraz nie można. Najpierw dokończ jedną z nich albo wybierz inne boty.
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

cli-serve = Uruchamia serwer do gry przez sieć.
cli-host = adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza całą sieć (domyślnie 127.0.0.1)
cli-port = port, na którym serwer nasłuchuje (domyślnie 8000)
cli-data = folder na bazę danych i tajny klucz
cli-database = baza danych: postgresql://… albo ścieżka pliku SQLite (domyślnie w folderze danych)
cli-redis = Redis, który łączy kilka serwerów: redis://…
cli-workers = liczba procesów serwera; więcej niż jeden wymaga Redisa
cli-open = otwórz serwer w przeglądarce
serve-ready = Rowlock działa pod adresem { $address }
serve-network = W twojej sieci: { $address }
serve-scan = Adres jako kod dla telefonu:
serve-stop = Ctrl+C zatrzymuje serwer. Każda potwierdzona decyzja jest zapisana.
serve-no-client = Strony dla przeglądarki nie są zbudowane: zbuduj je poleceniem „make web”. Programy i „rowlock join” obejdą się bez nich.
serve-bad-database = { $setting }: baza danych to postgresql://… albo ścieżka pliku SQLite.
serve-bad-redis = { $setting }: adres Redisa ma postać redis://host:port.
serve-bad-origin = { $setting }: zamiast { $value } powinien tu być adres witryny, na przykład https://play.example.org.
serve-bad-proxy = { $setting }: { $value } nie jest adresem IP ani siecią.
serve-bad-number = { $setting }: to musi być liczba, co najmniej 0.
serve-short-secret = { $setting }: tajny klucz jest za krótki; najmniejsza liczba znaków to { $value }.
serve-push-missing = { $setting }: wiadomości push wymagają dodatkowych pakietów. Zainstaluj je poleceniem: pip install 'rowlock[push]'
serve-bad-push-key = { $setting }: to nie jest klucz. Utwórz go poleceniem: rowlock push-key
serve-bad-push-contact = { $setting }: usługi push chcą wiedzieć, do kogo pisać. Podaj mailto:ty@example.org albo adres https.
serve-bad-push-service = { $setting }: zamiast { $value } powinien tu być adres usługi, na przykład https://push.example.org.
serve-workers-redis = Więcej niż jeden proces wymaga Redisa: uruchom go i podaj w opcji --redis.
serve-no-port = Nie można użyć portu { $port }: { $reason }.
serve-no-address = Adresu { $host } nie można użyć na tym komputerze.
serve-stopped = Zatrzymano. Każda potwierdzona decyzja jest zapisana.
serve-no-data = Nie można użyć folderu { $file }: { $reason }.
serve-newer-database = Ta baza danych należy do nowszej wersji programu Rowlock: zaktualizuj go.
serve-no-database = Baza danych jest nieosiągalna albo nie można jej zaktualizować: { $reason }.

## rowlock doctor

cli-push_key = Tworzy klucz, dzięki któremu serwer może wysyłać wiadomości push.
cli-doctor = Sprawdza wszystkie stoły w bazie danych serwera i naprawia, co się da.
cli-doctor-repair = odtwórz, co się da, a uszkodzone stoły odstaw na bok; nic nie jest usuwane
cli-doctor-json = wypisz raport w formacie JSON
doctor-progress = Sprawdzanie stołów
doctor-checked =
    Sprawdzono: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
       *[many] { $entries } wpisów
    }.
doctor-healthy = Wszystko jest w porządku.
doctor-wrong =
    NIE w porządku: { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }.
doctor-finding =
    Stół { $table }: { $code ->
        [no_log] jego dziennik zniknął
        [broken_log] wpis { $seq } jego dziennika jest uszkodzony ({ $detail })
        [newer_log] wpis { $seq } jego dziennika zapisała nowsza wersja programu Rowlock ({ $detail })
        [unknown_game] gra { $detail } nie jest tu zainstalowana; podaj jej moduł w ROWLOCK_GAMES
        [not_replayable] wpis { $seq } jego dziennika nie wynika z poprzednich ({ $detail })
       *[wrong_projection] listy i zegary pokazują o nim nieaktualne dane ({ $detail })
    }.{ $state ->
        [rebuilt] { " " }Naprawiono.
        [set_aside] { " " }Odstawiono na bok.
       *[found] { "" }
    }
doctor-no-file = Nie ma bazy danych { $file }.
doctor-no-database = Nie można odczytać bazy danych: { $reason }.
doctor-older-database = Ta baza danych należy do starszej wersji programu Rowlock: uruchom raz serwer, a potem sprawdź ją ponownie.

## Strony serwera

page-tables = Otwarte stoły
page-no-tables = W tej chwili nie ma otwartych stołów.
page-free = wolne miejsce
page-status =
    { $status ->
        [waiting] Gra jeszcze się nie zaczęła.
        [playing] Gra trwa.
        [finished] Gra się skończyła.
       *[closed] Stół zamknięto.
    }
page-trademark = Qwixx jest znakiem towarowym swojego wydawcy, z którym Rowlock nie jest powiązany.

## rowlock join

cli-join = Zagraj z tego terminala przy stole na serwerze.
cli-address = adres serwera albo stołu, na przykład http://localhost:8000/
cli-table-words = dwa słowa stołu na tym serwerze, na przykład: lampa tygrys
cli-name = twoje imię w grze
cli-code = zaloguj się kodem odzyskiwania albo kodem z innego urządzenia
cli-watch = tylko oglądaj, bez zajmowania miejsca
join-ask-name = Jak masz na imię?
join-not-remembered = Na tym komputerze nie udało się zapisać, kim jesteś ({ $reason }), więc nie wrócisz stąd na swoje miejsce.
join-code =
    Twój kod odzyskiwania: { $code }
    Zapisz go: z opcją --code znów zagrasz jako { $name }, tu albo gdziekolwiek indziej. Drugi raz się nie pokaże.
join-signed-out = Nie grasz już tutaj jako { $name }. Żeby zalogować się ponownie, uruchom program z opcją --code KOD.
join-ask-table = Który stół? Wpisz jego numer; sam Enter tworzy nowy stół.
join-ask-watch = Który stół chcesz oglądać? Wpisz jego numer.
join-table =
    { $game }: { $names } (zajęte miejsca: { $taken } z { $seats }){ $turn ->
        [yours] , twoja tura
        [seated] , masz tu miejsce
       *[no] { "" }
    }
join-new = Tworzymy nowy stół.
join-ask-seats = Ilu graczy, razem z botami? Wpisz od { $least } do { $most }; sam Enter oznacza { $usual }.
join-ask-bots =
    { $most ->
        [one] Czy na drugim miejscu ma grać bot? Wpisz jego nazwę ({ $bots }); sam Enter oznacza czekanie na kogoś znajomego.
       *[other] Na ilu z pozostałych { $most } miejsc mają grać boty? Wpisz liczbę albo ich nazwy ({ $bots }); sam Enter oznacza, że na żadnym.
    }
join-ask-listed = Czy stół ma być widoczny na liście dla wszystkich? Wpisz „t”, jeśli tak; sam Enter oznacza, że prowadzi do niego tylko link.
join-nothing-to-watch = Nie ma teraz otwartego stołu, który można by oglądać.
join-bad-address = „{ $address }” nie jest adresem takim jak http://localhost:8000/ albo http://localhost:8000/t/STÓŁ.
join-unreachable = Pod adresem { $address } nie odpowiada żaden serwer Rowlock.
join-unknown-game = Przy tym stole gra się w „{ $game }”, a tej gry tutaj nie zainstalowano.

## Przy stole na żywo

live-roll = rzuć
live-start = start, zacznij
live-bot = bot
live-free = zwolnij
live-say = powiedz
live-resign = rezygnuję, poddaję
live-rematch = rewanż
live-help-roll = { $word }: rzut kostkami (wystarczy też Enter)
live-help-start = { $word }: początek gry, jeśli jesteś gospodarzem
live-help-bot = { $word }: bot na wolne miejsce, jeśli jesteś gospodarzem
live-help-free = { $word } i imię: zwolnienie miejsca przed początkiem gry, jeśli jesteś gospodarzem
live-help-say = { $word } i numer: powiedz coś innym, na przykład „Dzięki!”
live-help-resign = { $word }: rezygnacja z gry
live-help-rematch = { $word }: jeszcze jedna gra z tymi samymi graczami
live-help-save = { $word }: zapis skończonej gry na tym komputerze
live-help-quit = { $word }: wyjście; twoje miejsce czeka
live-seat = miejsce { $seat }
live-waiting = (czekamy na: { $players })
live-lost = Połączenie przerwane. Próbuję ponownie…
live-found = Znów jest połączenie.
live-closed = Serwer zamknął połączenie.
live-resync = Tymczasem wiele się wydarzyło.
live-looking-on = Oglądasz grę.
live-only-players = Oglądasz grę: to mogą zrobić tylko gracze.
live-link-here = Ten link działa tylko na tym komputerze. Żeby zagrać z innymi, dołącz przez adres sieciowy, który wypisuje „rowlock serve”.
live-code = Albo podaj im te dwa słowa: { $code }
live-own-part = Twój udział w losowaniu (na końcu znajdziesz go w ziarnie): { $text }
live-commitment = Cyfrowy odcisk kostek i kart, do sprawdzenia po grze:
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
live-free-whom = Czyje miejsce? Wpisz „{ $word }” i imię.
live-say-what = Co powiedzieć? Wpisz „{ $word }” i numer:
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
live-revealing = Gra zaraz się zacznie. Czekamy jeszcze na: { $players }.
live-voided = { $player } odchodzi przed rozpoczęciem gry. Wszyscy dodają nowe teksty, a potem zaczyna się od nowa.
live-undone = { $player } cofa swoją decyzję.
live-hinted = { $player } prosi o podpowiedź.
reaction-hello = Cześć!
reaction-good_luck = Powodzenia!
reaction-wow = Łał!
reaction-well_played = Dobrze zagrane!
reaction-so_close = O włos!
reaction-oh_no = O nie!
reaction-thanks = Dzięki!
reaction-good_game = Świetna gra!
reacted = { $player }: { $reaction }
# News of a turn at the table, in brief. $what is a list: a cell, a dash for crossing out nothing, news-…
news-line = { $player }: { $what }
news-draws =
    { $count ->
        [one] bierze kartę
        [few] bierze { $count } karty
       *[many] bierze { $count } kart
    }
news-locks = zamyka { $row }
news-completes = kończy { $row }
news-announces = ogłasza koniec
news-penalty =
    { $count ->
        [1] pierwsze pudło
        [2] drugie pudło
        [3] trzecie pudło
       *[4] czwarte pudło
    }
news-resigns = rezygnuje
news-time-up = koniec czasu
web-you-news = Ty
live-went-away = { $player } się nie odzywa: do powrotu gra za tę osobę bot.
live-came-back = { $player } wraca do gry.
live-resigned = { $player } rezygnuje z gry.
live-rematched = Będzie rewanż: wpisz „{ $word }”, żeby dołączyć.
live-time-up = { $player }: czas minął, decyduje bot.
live-draws =
    { $count ->
        [one] { $player } bierze z wyłożenia jedną kartę.
        [few] { $player } bierze z wyłożenia { $count } karty.
       *[many] { $player } bierze z wyłożenia { $count } kart.
    }
live-confirm-resign = Czy rezygnujesz z gry? Wpisz „{ $word }”, jeśli tak; cokolwiek innego oznacza, że grasz dalej.
live-not-resigned = Grasz dalej.
live-not-now = Teraz nie masz żadnej decyzji do podjęcia. „{ $help }” pokaże, co można wpisać.
live-left = Twoje miejsce czeka. Żeby wrócić, uruchom:
live-over-resigned =
    { $who ->
        [you] Rezygnujesz z gry.
       *[others] { $count ->
            [one] { $players } rezygnuje z gry.
           *[other] { $players } rezygnują z gry.
        }
    }
live-over-alone = Koniec gry: rezygnacja.
live-fair = Uczciwie: każdy rzut i każde tasowanie wynika z ziarna zapowiedzianego przed grą. Sprawdził to ten komputer.
live-other-commitment = Nieuczciwie: ziarno nie jest tym, które zapowiedziano przed grą.
live-unfair = Nieuczciwie. To się nie zgadza:
live-unchecked = Nie udało się pobrać zapisu gry, więc rzuty nie są sprawdzone.
live-seen = Notatki tego komputera z gry:
live-not-noted = Ten komputer nie może zapisać notatek z gry: { $reason }
live-record = Zapis gry:
live-after = Wpisz „{ $rematch }”, żeby zagrać jeszcze raz, „{ $save }”, żeby zachować zapis gry, „{ $quit }”, żeby wyjść.
live-after-watching = Wpisz „{ $save }”, żeby zachować zapis gry, „{ $quit }”, żeby wyjść.
live-kept-there = Grę przechowuje serwer; jej zapis można zachować, gdy się skończy.

## Przeglądarka: wszędzie

web-skip = Przejdź do treści
web-home = Strona główna
web-docs = Dokumentacja
web-language = Język
web-preferences = Ustawienia
web-close = Zamknij
web-loading = Chwileczkę…
web-offline-title = Brak połączenia
web-offline = Serwer jest teraz nieosiągalny. Bez niego działają gra na jednym urządzeniu i notes do gry.
web-name = Twoje imię
web-theme = Wygląd
web-theme-name =
    { $theme ->
        [light] Jasny
        [dark] Ciemny
       *[auto] Jak w urządzeniu
    }
web-show-totals = Pokazuj bieżące sumy
web-sounds = Dźwięki
web-show-reactions = Reakcje graczy
web-mute = Wycisz dźwięki
web-reactions = Reakcje
web-reactions-off = Wyłącz reakcje
web-reactions-on = Włącz reakcje
web-reactions-are-off = Reakcje są wyłączone.
web-vibration = Wibracje
web-player = Gracz
web-game = Gra
web-total = Razem
web-penalties = Pudła
web-penalties-spoken =
    { $count ->
        [one] { $count } pudło
        [few] { $count } pudła
       *[many] { $count } pudeł
    }
web-copied = Skopiowano.
web-share = Udostępnij

## Przeglądarka: strona główna

web-hero = Rzucaj, skreślaj, zamykaj rzędy
web-hero-more = Qwixx ze znajomymi i z botami: na tym urządzeniu, przy kuchennym stole albo przez pół świata.
web-games = Gry
web-about-classic = Gra w kości: jeden rzut i grają wszyscy.
web-about-cards = Karty zamiast kostek: co zbierzesz, to możesz skreślić.
web-about-onboard = Gra w kości z pionkiem, który ściga się po spirali o punkty dodatkowe.
web-play-now = Zagraj teraz z botem: { $bot }
web-opponent = Bot, z którym grasz
web-with-friends = Stół ze znajomymi
web-learn = Nauka gry
web-learn-new = Pierwszy raz? Naucz się w trzy minuty
web-join = Masz kod?
web-join-more = Przy stole widać dwa słowa. Wpisz je tutaj i już grasz.
web-join-words = Dwa słowa
web-join-example = lampa tygrys
web-join-go = Dołącz
web-rules = Zasady
web-ways = Inne sposoby gry
web-pass = Na jednym urządzeniu
web-pass-more = Wszyscy na tym jednym urządzeniu, także bez sieci.
web-pad = Notes do gry
web-pad-more = Prawdziwe kostki na stole, kartki w telefonach.
web-print = Kartki do druku
web-print-more = Do wszystkich trzech gier, gotowe do wydrukowania.
web-replay = Powtórka gry
web-replay-more = Krok po kroku, z zapisanego pliku.
web-my-games = Moje gry
web-running-games = Gry w toku
web-your-turn = Twoja tura
web-title-turn =
    { $count ->
        [one] Twoja tura
       *[other] Twoja tura przy { $count } stołach
    }
web-title-turn-elsewhere =
    { $count ->
        [one] Twoja tura przy innym stole
       *[other] Twoja tura przy { $count } innych stołach
    }
web-seats-taken = Zajęte miejsca: { $taken } z { $seats }
web-time-left-days =
    { $days ->
        [one] został jeden dzień
        [few] zostały { $days } dni
       *[many] zostało { $days } dni
    }
web-time-left-hours =
    { $hours ->
        [one] została jedna godzina
        [few] zostały { $hours } godziny
       *[many] zostało { $hours } godzin
    }
web-time-left-minutes =
    { $minutes ->
        [one] została jedna minuta
        [few] zostały { $minutes } minuty
       *[many] zostało { $minutes } minut
    }

## Przeglądarka: nowy stół i czekanie na graczy

web-new = Nowy stół ze znajomymi
web-players = Gracze, razem z botami
web-players-solo = 1, solo
web-other-seats = Pozostałe miejsca
web-other-seats-people = dla ludzi: dostaniesz dla nich link
solo-about = Solo, dla wprawy: każda tura jest twoja, liczą się punkty.
web-jokers = Z jokerami
web-track-side = Strona planszy
web-clock = Czas na każdą decyzję
web-clock-none = Bez limitu
web-clock-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }
web-clock-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
web-clock-days-more = Każdy gra, gdy ma czas: można zamknąć stronę i wrócić później.
web-clock-total = Czas na całą grę
web-clock-total-minutes =
    { $minutes ->
        [one] { $minutes } minuta dla każdego gracza
        [few] { $minutes } minuty dla każdego gracza
       *[many] { $minutes } minut dla każdego gracza
    }
web-clock-total-left = Na całą grę zostało { $time }
web-grace = Gdy ktoś nie odpowiada
web-grace-none = Czekamy
web-grace-minutes =
    { $minutes ->
        [one] Po minucie gra za niego bot
        [few] Po { $minutes } minutach gra za niego bot
       *[many] Po { $minutes } minutach gra za niego bot
    }
web-stand-in = Bot na zastępstwo
web-hints-on = Gracze mogą prosić o podpowiedzi
web-listed = Każdy może znaleźć stół i usiąść
web-create = Utwórz stół
web-bot = bot
web-you = (ty)
web-add-bot = Bot: { $bot }
web-free = Zwolnij miejsce
web-agreed = zgoda
web-reserved = jeszcze bez zgody
web-sit = Usiądź
web-start = Zacznij
web-fill = Grę można zacząć, gdy wszystkie miejsca zajmą znajomi albo boty.
web-wait-for-players = Czekamy na pozostałych graczy…
web-close-table = Zamknij stół
web-stand = Odejdź od stołu
web-fair-missing = brakuje tekstu
web-fair-changed = Serwer pokazuje teraz inny cyfrowy odcisk kostek niż przedtem. Lepiej nie grać przy tym stole.
web-fair-other-device = Stół czeka na twój tekst, a ta przeglądarka go nie ma. Jeśli miejsce zostało zajęte na innym urządzeniu, otwórz stół właśnie tam. Jeśli nie, zajmij miejsce jeszcze raz: wtedy wszyscy dodadzą nowe teksty.
web-fair-sit-again = Zajmij miejsce jeszcze raz
web-fair-free = Jeśli ktoś nie wraca, zwolnij jego miejsce: wtedy wszyscy dodadzą nowe teksty.
web-invite = Zaproś znajomych
web-say-code = Podaj te dwa słowa:
web-say-code-more = Wpisuje się je na stronie głównej, w polu „Masz kod?”.
web-invite-more = Kto ma link, może usiąść.
web-here-only = Ten link działa tylko na tym komputerze.
web-link = Link
web-code = Link jako kod dla telefonu
web-copy = Kopiuj link
web-copy-yourself = Kopiowanie jest tu zablokowane: zaznacz link i skopiuj go.
web-room-settings = Przy tym stole
web-room-side = strona { $side }
web-room-clock = { $seconds } s na decyzję
web-room-clock-minutes =
    { $minutes ->
        [one] minuta na decyzję
        [few] { $minutes } minuty na decyzję
       *[many] { $minutes } minut na decyzję
    }
web-room-clock-hours =
    { $hours ->
        [one] godzina na decyzję
        [few] { $hours } godziny na decyzję
       *[many] { $hours } godzin na decyzję
    }
web-room-clock-days =
    { $days ->
        [one] jeden dzień na decyzję
        [few] { $days } dni na decyzję
       *[many] { $days } dni na decyzję
    }
web-room-total = po { $minutes } min na całą grę
web-room-no-clock = bez zegara
web-room-jokers = z jokerami
web-room-hints = podpowiedzi dozwolone
web-room-no-hints = bez podpowiedzi
web-room-grace =
    { $minutes ->
        [one] po minucie bez odpowiedzi gra bot
       *[other] po { $minutes } minutach bez odpowiedzi gra bot
    }
web-invites = { $player } zaprasza do gry: { $table }.
web-invites-nobody = Zapraszam do gry: { $table }.

## Przeglądarka: stół na dużym ekranie

web-screen = Pokaż na dużym ekranie
web-screen-how = Otwórz ten adres na telewizorze albo na komputerze z rzutnikiem. Na ekranie wszyscy widzą stół, a każdy gra na swoim telefonie.
web-screen-qr = Adres jako kod
web-screen-open = Otwórz na tym urządzeniu
web-screen-page = Duży ekran
web-screen-intro = Tutaj telewizor pokazuje stół: kostki, wszystkie kartki i punkty. Kod jest na każdym telefonie przy stole, pod „Pokaż na dużym ekranie”.
web-screen-code = Kod stołu albo jego dwa słowa
web-screen-show = Pokaż stół
web-screen-other = Inny stół
web-screen-small = Ta strona jest dla telewizora albo rzutnika. Na małym ekranie otwórz sam stół.
web-screen-table = Otwórz stół
web-screen-scan = Skieruj tu aparat telefonu i usiądź do gry
web-screen-sound = Dźwięk włączysz dowolnym klawiszem
web-screen-full = Pełny ekran
web-screen-leave = Wyjdź
web-screen-rematch = Jeszcze jedna gra? Wybierz „Rewanż” na telefonie, a ekran pokaże nowy stół.

## Przeglądarka: przy stole

web-others = Pozostali gracze
web-board = Na stole
web-your-sheet = Twoja kartka
web-show-sheet = Pokaż kartkę
web-track = Tor
web-track-whole = Pokaż cały tor
web-display = Wyłożenie
web-pile = Stos losowania
web-pile-spoken =
    { $count ->
        [one] Stos losowania: na wierzchu { $top }, { $count } karta
        [few] Stos losowania: na wierzchu { $top }, { $count } karty
       *[many] Stos losowania: na wierzchu { $top }, { $count } kart
    }
web-discards = Stos odłożony
web-hand-backs = Na ręce:
web-no-dice = Jeszcze nikt nie rzucił kostkami.
web-rolling = Kostki się toczą…
web-row-brief =
    { $last ->
        [0] { $row }: nic nie skreślono
       *[other] { $row }, skreślone: { $count }, ostatnia liczba: { $last }
    }
web-seat-state =
    { $state ->
        [thinking] myśli
        [away] z dala od stołu, gra bot
       *[resigned] rezygnacja
    }
web-left =
    { $minutes ->
        [0] poza stołem od { $seconds } s
       *[other] poza stołem od { $minutes } min
    }
web-left-told = { $player } – poza stołem.
web-left-back = { $player } – znów przy stole.
web-gone =
    { $minutes ->
        [one] { $player }: nieobecność trwa już minutę.
        [few] { $player }: nieobecność trwa już { $minutes } minuty.
       *[many] { $player }: nieobecność trwa już { $minutes } minut.
    }
web-gone-bot = Niech za { $player } gra bot
web-gone-more = { $player } może wrócić w każdej chwili i znów grać.
web-close-sure = Zamknąć stół?
web-close-more = Gra kończy się tutaj, bez zwycięzcy.
web-close-room-more = Stół zniknie dla wszystkich, którzy przy nim siedzą.
web-turn = Tura { $turn }
web-field = Pole { $field }
web-turn-of =
    { $active ->
        [you] Tura { $turn }: twoja
       *[other] Tura { $turn }: { $player }
    }
web-has-turn = aktywny gracz
web-pawn = Pionek:
web-keys-on = Skróty klawiszowe przy stole
web-menu = Menu
web-keys = Klawisze: 1–9 wybierają, co skreślić, 0 nic nie skreśla, R rzuca, T bierze karty, U cofa, H podpowiada.
web-log = Przebieg gry
web-log-empty = Jeszcze nic się nie wydarzyło.
web-your-decision = Twoja decyzja
web-ask-roll = Twoja tura: rzuć kostkami.
web-ask-action1 =
    { $can ->
        [yes] Suma białych kostek to { $number }, dla wszystkich. Skreślasz ją w jednym z rzędów?
        [alone] Suma białych kostek to { $number }. Skreślasz ją w jednym z rzędów?
       *[no] Suma białych kostek to { $number }, ale nigdzie nie możesz jej skreślić.
    }
web-ask-action2 =
    { $can ->
        [yes] Dodaj białą kostkę do kolorowej. Skreślasz sumę w tym kolorze?
       *[no] Żadna biała kostka z kolorową nie daje liczby, którą możesz skreślić.
    }
web-ask-step3 =
    { $can ->
        [yes] Czy przesuwasz pionek?
       *[no] Twój pionek nie może teraz nigdzie stanąć.
    }
web-ask-draw =
    { $count ->
        [one] Dotknij karty, którą bierzesz z wyłożenia.
        [few] Weź { $count } karty z wyłożenia.
       *[many] Weź { $count } kart z wyłożenia.
    }
web-ask-number =
    { $can ->
        [yes] { $number } jest dla wszystkich. W którym rzędzie skreślasz?
       *[no] { $number } jest dla wszystkich, ale nigdzie jej nie skreślisz.
    }
web-ask-play =
    { $can ->
       *[yes] Zagraj od jednej do trzech kart w jednym kolorze.
        [no] Żadna karta teraz nie pasuje: odłóż jedną.
        [penalty] Żadna karta teraz nie pasuje: odłóż jedną. To pudło.
    }
web-not-crossed = Teraz nie pasuje: { $cards }.
web-ask-marks =
    { $count ->
        [one] Co skreślasz tą kartą?
       *[other] Co skreślasz tymi kartami?
    }
web-roll = Rzuć
web-cross = Skreśl { $cell }
web-move = pionek na { $cell }, skreśl ją
web-move-free = pionek na { $cell }, już skreśloną
web-nothing = Nic
web-stay = Zostań tu
moment-closed = { $color } rząd jest zamknięty
moment-completed = { $player } kończy { $row }
moment-announced = { $player } ogłasza koniec
moment-passed = Nie ma czego skreślić: pas
moment-stays = Pionek zostaje na miejscu
web-discard = Nic, tylko odłóż
web-take = Weź { $number }
web-draw = Weź { $numbers }
web-play-more = { $crossed }, odłóż też { $cards }
web-take-back = Cofnij
web-take-back-cell = Cofnij { $cell }
web-hint = Podpowiedź
web-hint-wait = Zastanawiam się…
web-hint-close = Zamknij podpowiedź
web-hints-asked =
    { $count ->
        [one] Dotąd jedna podpowiedź.
       *[other] Dotąd { $count } podpowiedzi.
    }
web-decided = Zdecydowane.
web-waiting = Czekamy na: { $players }…
web-away = Podczas twojej nieobecności gra za ciebie bot.
web-back = Już jestem
web-you-resigned = Gra toczy się już bez ciebie; na twoim miejscu gra bot.
web-note-penalty = pudło
web-note-ends = kończysz grę
web-sure = Na pewno?
web-sure-penalty = W tej turze nie masz żadnego krzyżyka. To pudło: minus pięć punktów.
web-sure-locks = Zamykasz { $row }: nikt już nie będzie mógł tam skreślać.
web-sure-completes = Kończysz { $row } i nic więcej tam nie skreślisz.
web-sure-ends = To kończy grę.
web-go-back = Wróć
web-take-penalty = Biorę pudło
web-do-it = Tak, skreślam
web-resign = Zrezygnuj
web-resign-sure = Zrezygnować z gry?
web-resign-more = Twoje miejsce zajmie bot, żeby pozostali mogli grać dalej. Tego nie można cofnąć.
web-resign-alone = Gra się na tym skończy. Tego nie można cofnąć.
web-result = Wynik
solo-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
web-your-best =
    { $where ->
        [device] Twój rekord na tym urządzeniu: { $points }
       *[server] Twój rekord: { $points }
    }
web-new-best =
    { $where ->
        [device] Nowy rekord na tym urządzeniu! Poprzedni: { $points }.
       *[server] Nowy rekord! Poprzedni: { $points }.
    }
web-new-streak =
    { $count ->
        [one] Twoja najdłuższa seria: { $count } wygrana!
        [few] Twoja najdłuższa seria: { $count } wygrane z rzędu!
       *[many] Twoja najdłuższa seria: { $count } wygranych z rzędu!
    }
web-new-badge = Nowa odznaka: { $badge }
web-told-move = { $player } przesuwa pionek na { $cell }.
web-told-move-cross = { $player } przesuwa pionek na { $cell } i skreśla ją.
web-told-move-free = { $player } przesuwa pionek na { $cell }, już skreśloną.
web-rematch = Rewanż
web-rematch-wanted =
    { $count ->
        [one] { $players } chce rewanżu.
       *[other] { $players } chcą rewanżu.
    }
web-rematch-waiting = Czekamy na zgodę: { $players }.
web-beat =
    { $margin ->
        [one] Pokonujesz bota { $player } różnicą { $margin } punktu.
       *[other] Pokonujesz bota { $player } różnicą { $margin } punktów.
    }
web-try-bot = Spróbuj z botem: { $bot }
web-replay-this = Powtórka
web-save = Zapisz grę

## Przeglądarka: o tobie

web-me = Ty i twoje gry
web-me-name = Grasz jako { $name }.
web-devices = Na innym urządzeniu
web-devices-more = Kod przenosi twoje miejsca i gry na inne urządzenie.
web-new-code = Utwórz kod
web-code-minutes = Wpisz go tam w ciągu { $minutes } minut. Działa tylko raz.
push-title = Wiadomości
push-tell-me = Daj mi znać, gdy będzie moja tura
push-tell-me-more = Wiadomość przyjdzie na to urządzenie, także gdy strona jest zamknięta. Nigdy więcej niż jedna na turę.
push-on = To urządzenie da ci znać, gdy będzie twoja tura.
push-stop = Wyłącz wiadomości
push-denied = Ta przeglądarka blokuje wiadomości od Rowlock. Aby je włączyć, naciśnij znaczek obok adresu strony albo poszukaj powiadomień w ustawieniach urządzenia.
push-home-screen = Na iPhonie i iPadzie najpierw dodaj Rowlock do ekranu początkowego: naciśnij Udostępnij, potem Do ekranu początkowego. Otwarty stamtąd da ci znać, gdy będzie twoja tura.
push-unsupported = Ta przeglądarka nie umie dać znać, gdy strona jest zamknięta.
push-failed = Przeglądarce nie udało się włączyć wiadomości. Spróbuj ponownie później.
push-played = { $game }: { $player } ma już ruch za sobą.
push-begins = { $game }: gra się zaczyna.
web-recovery = Kod odzyskiwania
web-recovery-more = Dzięki niemu znów zagrasz jako { $name }, cokolwiek stanie się z twoimi urządzeniami. Trzymaj go na papierze.
web-recovery-written = Mam go zapisany
web-recovery-old = Twój kod odzyskiwania
web-recovery-replace = Wymień kod
web-sign-out-more = Zgubione urządzenie? Wyloguj się wszędzie: to wylogowuje wszystkie urządzenia i programy, to urządzenie też. Wrócisz dzięki kodowi odzyskiwania.
web-recover-everywhere = Wyloguj wszystkie inne urządzenia
web-sign-out = Wyloguj się wszędzie
web-no-games = Nie masz jeszcze żadnej gry.
web-nobody = Jeszcze się nie znamy. Zacznij grę, a się poznamy.
web-have-code = Masz kod?
web-recover = Użyj kodu

## Przeglądarka: twoje wyniki

stats-title = Twoje wyniki
stats-more = Wygrane, najlepsze gry i odznaki
stats-empty = Wszystko zaczyna się od pierwszej gry
stats-empty-more = Rozegraj ją do końca, a znajdziesz tu swoje wygrane, rekordy i odznaki.
stats-played =
    { $games ->
        [one] { $games } rozegrana gra
        [few] { $games } rozegrane gry
       *[many] { $games } rozegranych gier
    }
stats-won = Wygrane: { $wins } z { $games }
stats-streak = Wygrane z rzędu: teraz { $streak }, najwięcej { $longest }
stats-locks =
    { $count ->
        [one] zamknięty rząd
        [few] zamknięte rzędy
       *[many] zamkniętych rzędów
    }
stats-penalties =
    { $count ->
        [one] pudło
        [few] pudła
       *[many] pudeł
    }
stats-clean =
    { $count ->
        [one] gra bez pudła
        [few] gry bez pudła
       *[many] gier bez pudła
    }
stats-games = Każda gra z osobna
stats-solo = { $game } solo
stats-best = Rekord
stats-average = Średnia
stats-recent = Punkty w ostatnich grach, od najdawniejszej: { $points }.
stats-bots = Z botami
stats-badges = Odznaki
stats-goals = Następne odznaki
stats-more-goals = Więcej odznak
stats-device = Na tym urządzeniu
stats-device-more = Gry rozegrane tylko na tym urządzeniu. Są zapisane wyłącznie tutaj i nie dają odznak.
stats-device-own = Twoje gry z botami i solo
stats-device-together = Wspólne gry
stats-head-games = Gry
stats-head-wins = Wygrane
stats-forget = Usuń te wyniki
stats-forget-sure = Usunąć wyniki z tego urządzenia?
stats-forget-more = Nie da się ich odzyskać. Pozostałe wyniki zostaną.
stats-forget-yes = Usuń
stats-home-streak =
    { $count ->
        [one] { $count } wygrana z rzędu
        [few] { $count } wygrane z rzędu
       *[many] { $count } wygranych z rzędu
    }
stats-home-best = { $game }: twój rekord to { $points }
badge-beat = Wygrana: { $bot }
badge-beat-how = Wygraj z botem { $bot }.
badge-clean_win = Czysta kartka
badge-clean_win-how = Wygraj grę bez ani jednego pudła.
badge-two_locks = Dwie kłódki
badge-two_locks-how = Skreśl w jednej grze ostatnie liczby dwóch rzędów.
badge-all_games = Wszystkie trzy gry
badge-all_games-how = Wygraj w każdą z trzech gier.
badge-hundred = Setka
badge-hundred-how = Zdobądź 100 punktów w grze z innymi.
badge-five_in_a_row = Pięć z rzędu
badge-five_in_a_row-how = Wygraj pięć gier z rzędu.
badge-solo_perfect = Lepiej niż ideał
badge-solo_perfect-how = Zdobądź solo co najmniej { $points } punktów: więcej niż średnio doskonały gracz.

## Przeglądarka: notes do gry

pad-intro = Kostki, karty albo plansza leżą na stole, a kartki są tutaj.
pad-players = Gracze na tym urządzeniu
pad-player = Gracz { $number }
pad-name = Imię gracza { $number }
pad-add = Dodaj gracza
pad-remove = Usuń: { $player }
pad-own-phones = Każdy ma swój telefon? Wpisz tylko siebie. Gdy ktoś inny zamknie rząd, dotknij jego kłódki na swojej kartce.
pad-begin = Rozdaj kartki
pad-sheets = Kartki
pad-undo = Cofnij
pad-redo = Ponów
pad-menu = Menu
pad-penalty = Pudło
pad-penalty-of = Pudło: { $player }
pad-lock-elsewhere = Ktoś inny zamyka { $row }
pad-lock-back = Cofnij: ktoś inny zamyka { $row }
pad-closing = W tym rzucie ktoś zamyka { $row }. Jeśli białymi kostkami, każdy, kto ma tam pięć krzyżyków, może teraz zrobić to samo. Potem będzie zamknięte dla wszystkich.
pad-closed = Zamknięto { $row } dla wszystkich. Z gry wypada { $die } kostka.
pad-next-turn = Następna tura
pad-ending = Skreślcie jeszcze to, co należy do tego rzutu, i policzcie punkty.
pad-count = Policz punkty
pad-last-turns = Ostatnie tury rozegrane: policz punkty
pad-finish = Koniec gry: policz punkty
pad-stopped = Koniec gry.
pad-yes = Tak
pad-new-same = Nowa gra, ci sami gracze
pad-new-other = Inna gra albo inni gracze
pad-new-sure = Wyrzucić te kartki?
pad-new-more = Ta gra nie jest jeszcze podliczona. Nowe kartki zastąpią te.
pad-new-yes = Weź nowe kartki
pad-not-kept = Ta przeglądarka niczego nie zapisuje: po zamknięciu strony kartki przepadną.
pad-pawn-of = Dokąd może pójść pionek: { $player }
pad-move = { $player }: pionek na { $cell }, pole { $field }, punkty dodatkowe: { $points }
pad-told-move = { $player }: pionek wchodzi na { $cell }, pole { $field }.
pad-landed = Pionek wszedł na { $cell }.
pad-bonus = Punkty dodatkowe

## Przeglądarka: kartki do druku

print-intro = Wybierz, czego potrzebujesz, obejrzyj poniżej i wydrukuj. Wszystko mieści się na A4 i na Letter, w kolorze i czarno-biało.
print-paper = Papier
print-per-page = Kartki na stronie
print-pages = Strony z kartkami
print-ink = Druk
print-ink-name =
    { $ink ->
        [plain] Czarno-biały
       *[color] Kolorowy
    }
print-board = Plansza
print-board-name =
    { $board ->
        [none] Bez planszy
        [both] Obie strony
       *[other] Strona { $board }
    }
print-now = Drukuj
print-tip = W oknie drukowania zostaw rozmiar 100% i wyłącz nagłówki i stopki.
print-preview = Podgląd
print-page = Strona { $page } z { $pages }
print-name = Imię
print-crosses = Krzyżyki
print-points = Punkty
print-note-classic = Ostatnia liczba wymaga pięciu krzyżyków w rzędzie. Zamyka rząd dla wszystkich, a kłódka liczy się jak krzyżyk.
print-note-cards = Ostatnia liczba wymaga pięciu krzyżyków w rzędzie. Kończy rząd tylko dla ciebie, a kłódka liczy się jak krzyżyk.
print-note-onboard = Ostatnia liczba wymaga pięciu krzyżyków w rzędzie. Zamyka rząd dla wszystkich, a kłódka liczy się jak krzyżyk. Pole pionka daje punkty dodatkowe.
print-board-title = { $game }: strona { $side }
print-board-note = Pionki idą od startu do środka. Mała liczba przy polu to punkty dodatkowe; wejście na jedno z pól w obwódce ogłasza koniec.

## Gra na jednym urządzeniu

pass-intro = Wszyscy grają na tym jednym urządzeniu i podają je sobie. Po wczytaniu gra nie potrzebuje sieci.
pass-who = Kto gra, w kolejności miejsc
pass-player = Gracz { $number }
pass-name = Imię gracza { $number }
pass-bot = Bot na miejscu { $number }
pass-up = Przesuń wyżej: { $player }
pass-remove = Usuń: { $player }
pass-add = Dodaj gracza
pass-add-bot = Dodaj bota
pass-need =
    { $count ->
        [one] Potrzeba co najmniej jednego miejsca, a na nim człowieka.
        [few] Potrzeba co najmniej { $count } miejsc, a na jednym z nich człowieka.
       *[many] Potrzeba co najmniej { $count } miejsc, a na jednym z nich człowieka.
    }
pass-kept = Czeka niedokończona gra
pass-kept-more = { $game }, grają { $players }. Ostatni ruch: { $when }.
pass-go-on = Graj dalej
pass-anew = Zacznij od nowa
pass-anew-sure = Zacząć od nowa?
pass-anew-more = Niedokończona gra przepadnie.
pass-loading = Pobieranie zasad gry: około 6 MB, tylko ten jeden raz. Potem sieć nie jest potrzebna.
pass-not-loaded = Nie udało się pobrać zasad
pass-not-loaded-more = Pobiera się je raz z serwera, a ten jest teraz nieosiągalny. Spróbuj ponownie, gdy będzie połączenie.
web-old-browser = Ta przeglądarka jest za stara
web-old-browser-more = Rowlock potrzebuje przeglądarki Safari { $safari }, Firefox { $firefox }, Chrome albo Edge { $chrome } lub nowszej. Zaktualizuj przeglądarkę albo spróbuj na innym urządzeniu.
pass-try-again = Spróbuj ponownie
pass-elsewhere = Ta gra jest otwarta w innej karcie
pass-elsewhere-more = Grać można tylko w jednej. Jeśli zagrasz dalej tutaj, tamta się zatrzyma.
pass-take-over = Graj tutaj
pass-unreadable = Nie da się odczytać zapisanej gry. Możesz zacząć nową.
pass-not-kept = Ta przeglądarka niczego nie zapisuje: po zamknięciu strony gra przepadnie.
pass-trouble = Coś się nie udało na tym urządzeniu. Wczytaj stronę ponownie; gra jest zapisana.
pass-seats = Miejsca
pass-standing =
    { $state ->
        [acts] ma ruch
       *[decided] decyzja podjęta, można ją cofnąć
    }
pass-turn =
    { $what ->
        [roll] Rzuca { $player }
       *[decide] Decyduje { $player }
    }
pass-curtain = Podaj urządzenie dalej: teraz { $player }
pass-curtain-more = Do tej chwili karty są zakryte.
pass-take = To ja, { $player }
pass-return = { $player } chce cofnąć decyzję
pass-first = Najpierw decyduje { $player }
pass-again = Zagraj jeszcze raz
pass-others = Inni gracze, inna gra
pass-leave = Wyjdź z gry
pass-leave-more = Gra jest zapisana na tym urządzeniu: można ją dokończyć później.

## Przeglądarka: oglądanie gry jeszcze raz

web-film-intro = Otwórz plik zapisanej gry i obejrzyj ją krok po kroku.
web-film-drop = Upuść tutaj plik z grą
web-film-files = Plik zapisany przez „Zapisz grę” albo „rowlock play”, z rozszerzeniem .rowlock.
web-film-choose = Wybierz plik
web-film-paste = Albo wklej tekst gry
web-film-show = Pokaż grę
web-film-another = Inna gra
web-film-share = Udostępnij ten moment
web-film-too-large = Ten plik jest za duży jak na zapis gry: zapis ma najwyżej 64 KiB.
web-film-offline = Nie ma połączenia z serwerem, a to on odczytuje zapisy. Grę, która jest już otwarta, można bez niego obejrzeć do końca.
web-film-pending = Zdecydowano, ale to już się nie liczy: { $decisions }
web-film-mine = Twoje skończone gry
web-film-unfinished = Tu kończy się zapis: gry nie dokończono.
web-film-controls = Kroki gry
web-film-scrub = Moment gry
web-film-where = Tura { $turn }, aktywny gracz: { $player }
web-film-beginning = Początek
web-film-step = Krok { $step } z { $steps }
web-film-first = Na początek
web-film-back = Krok wstecz
web-film-play = Odtwarzaj
web-film-pause = Wstrzymaj
web-film-forward = Krok naprzód
web-film-last = Na koniec
web-film-speed = Szybkość
web-film-active = Aktywny gracz:
web-film-hand = { $player } ma na ręce
web-film-sheets = Kartki
web-film-side = Czyja perspektywa
web-film-everybody = Wszyscy
web-film-chart = Punkty w kolejnych turach
web-film-chart-spoken = Linie punktów wszystkich graczy. Na końcu: { $players }. W tabeli poniżej są punkty po każdej turze.
web-film-as-table = Jako tabela
web-film-turn = Tura
web-film-fair =
    { $game ->
        [cards] Czy karty potasowano uczciwie?
       *[other] Czy kostki były uczciwe?
    }
web-film-promise = Przed grą serwer wylosował sekret i pokazał jego cyfrowy odcisk (zobowiązanie), do którego nie pasuje żaden inny sekret. Urządzenie każdego gracza zrobiło to samo z własnym tekstem i dopiero potem ujawniono teksty: sekret i teksty to ziarno. Teraz, gdy jest znane, każdy może powtórzyć wszystkie rzuty i tasowania.
web-film-commitment = Zobowiązanie
web-film-seed = Ziarno
web-film-whole = Pokaż całe
web-film-shorten = Skróć
web-film-copy = Kopiuj
web-film-copy-yourself = Kopiowanie jest tu zablokowane: zaznacz tekst i skopiuj go.
web-film-check = Sprawdź na tym urządzeniu
web-film-size = Przeglądarka wczyta do tego prawdziwe zasady gry, około 6 MB, tylko raz.
web-film-loading = Wczytywanie i sprawdzanie…
web-film-no-record = Nie udało się pobrać zapisu gry, więc nie ma tu czego sprawdzać.
web-film-no-seed = Ten zapis nie zawiera ziarna, więc nie ma czego sprawdzać: rzucano kostkami przy stole albo gra jeszcze trwa.
web-fair-own-text = Twój tekst do losowania
web-fair-result =
    { $result ->
        [fair] Uczciwie: wszystko sprawdzono i wszystko się zgadza.
        [unfair] Ta gra nie była uczciwa.
       *[open] Nie znaleziono nic złego, ale nie wszystko dało się sprawdzić.
    }
web-fair-failed =
    { $name ->
        [commitment] Sekret serwera nie jest tym, do którego się zobowiązał.
        [first_commitment] Serwer zmienił zobowiązanie po tym, jak to urządzenie zobaczyło je pierwszy raz.
        [own_text] Twój tekst podmieniono na inny. Jest to w porządku tylko wtedy, gdy miejsce przy tym stole zajęto też z innego twojego urządzenia.
        [pledges] Tekst jednego z graczy nie jest tym, który zapowiedziano.
        [draws] Kostki lub karty nie wynikają z ziarna.
       *[seen_draws] Zapis pokazuje inne kostki lub karty, niż widziało to urządzenie.
    }
web-film-by-device = Sprawdzono na tym urządzeniu, bez udziału serwera.
web-film-by-server = Programu sprawdzającego nie udało się tu wczytać, więc serwer sprawdził sam siebie. Dla pewności zapisz grę i sprawdź ją poleceniem „rowlock verify”.

## Przeglądarka: nauka gry

learn-which = Naucz się, grając
learn-which-more = Pierwsza gra krok po kroku: kilka minut i już umiesz grać.
learn-begin = Zacznij
learn-go-on = Kontynuuj
learn-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }
learn-title = { $game }: pierwsza gra
learn-step = Krok { $step } z { $steps }
learn-back = Krok wstecz
learn-forward = Krok naprzód
learn-again = Od początku
learn-next = Dalej
learn-end = Gotowe!
learn-later = Jakiś czas później
learn-tap = Dotknij liczby na swojej kartce albo wybierz:
learn-you = Ty
learn-finished = To już cała lekcja!
learn-done = Już umiesz grać!
learn-done-short = Ukończona
learn-done-classic = Od lewej do prawej, białe dla wszystkich, pięć krzyżyków do kłódki: wiesz już wszystko, co ważne.
learn-done-cards = Dobieraj, korzystaj z liczby dla wszystkich, zagrywaj swoje kolory: wiesz już wszystko, co ważne.
learn-done-onboard = Skreśl, skreśl i biegnij: wiesz już wszystko, co ważne.
learn-others = Inna lekcja:
learn-crosses =
    { $count ->
        [one] { $count } krzyżyk
        [few] { $count } krzyżyki
       *[many] { $count } krzyżyków
    }
learn-crosses-row = Krzyżyki
learn-points-row = Punkty

lesson-classic-1 =
    To twoja kartka. W czerwonym i żółtym rzędzie liczby rosną, w zielonym i niebieskim maleją, a na końcu każdego czeka kłódka.
    Zbierasz krzyżyki. Im więcej ich w jednym rzędzie, tym więcej wart jest każdy.
    Niżej jest Ada, która gra z tobą. Zaczynamy?
lesson-classic-2 =
    To twoja tura, więc ty jesteś aktywnym graczem. Kostek jest sześć: dwie białe i po jednej w każdym kolorze.
    Rzuć wszystkimi!
lesson-classic-3 =
    Najpierw dwie białe kostki: 1 i 2 to razem 3. Tę liczbę może skreślić każdy, w jednym wybranym rzędzie.
    W każdym rzędzie skreśla się od lewej do prawej. Wolno pomijać liczby, ale pominięte przepadają na zawsze.
    Czerwona 3 pomija tylko dwójkę. Skreśl ją!
hint-classic-3 = Można, ale w zielonym i niebieskim trójka jest daleko: przepadłoby dziewięć liczb. Żółta 3 jest równie dobra jak czerwona, ale tu weźmy czerwoną.
lesson-classic-4 =
    Ada też skreśliła trójkę. Teraz coś tylko dla ciebie, bo to twoja tura: dodaj do siebie jedną białą i jedną kolorową kostkę i skreśl sumę w tym kolorze.
    Biała 1 i czerwona 3 to razem 4, tuż obok twojej trójki.
    Skreśl czerwoną 4!
hint-classic-4 = Kostki na to pozwalają, ale pominiesz więcej liczb, niż trzeba. Czerwona 4 nie pomija żadnej.
lesson-classic-5 =
    Teraz aktywna jest Ada i już rzuciła. Jej białe kostki liczą się też dla ciebie: 6 i 6 to 12.
    W zielonym i niebieskim rzędzie dwunastka jest pierwsza.
    Skreśl zieloną 12!
hint-classic-5 = Niebieska 12 jest równie dobra, a skreślać nikt nie musi. W tej lekcji weź zieloną 12.
lesson-classic-6 =
    Ada dodała białą 6 i zieloną 3 i skreśliła zieloną 9. To była jej druga akcja, więc tylko patrzysz.
    Potem rzuca następny gracz, czyli ty.
lesson-classic-7 =
    Rzędy się zapełniają, w czerwonym masz już pięć krzyżyków. Znowu twoja tura.
    Rzuć!
lesson-classic-8 =
    1 i 2 to 3. W czerwonym i żółtym masz ją już za sobą. W zielonym przepadłoby pięć liczb, w niebieskim sześć.
    Nikt nie musi skreślać. Czasem mądrzej jest poczekać.
    Wybierz „nic”.
hint-classic-8 = Można, ale zobacz, ile liczb przepadnie za jeden krzyżyk. Tym razem nie skreślaj nic.
lesson-classic-9 =
    Biała z kolorową też nie daje nic dobrego. Jeśli jednak aktywny gracz nie skreśli nic w żadnej z dwóch akcji, dostaje pudło: minus pięć punktów.
    Pudło grozi tylko aktywnemu graczowi. Lepsza mała strata niż zepsuty rząd.
    Nie skreślaj nic i weź pudło.
hint-classic-9 = Pudła by nie było, ale rząd byłby zepsuty: przepadłaby prawie cała reszta. Tu weź pudło.
lesson-classic-10 =
    Ada rzuca 6 i 6. Ostatnia liczba rzędu jest szczególna: żeby ją skreślić, trzeba mieć w tym rzędzie co najmniej pięć krzyżyków. W czerwonym masz dokładnie pięć.
    Skreślając ostatnią liczbę, skreślasz też kłódkę, a ona liczy się jako jeszcze jeden krzyżyk.
    Skreśl czerwoną 12!
hint-classic-10 = Można odpuścić, ale taka okazja zdarza się rzadko. Skreśl czerwoną 12!
lesson-classic-11 =
    Czerwony rząd jest zamknięty, i to dla wszystkich. Czerwona kostka wypada z gry.
    Ada ma w czerwonym tylko trzy krzyżyki, więc nie mogła zamknąć go razem z tobą. Z pięcioma by mogła, w tej samej chwili.
lesson-classic-12 =
    Już prawie koniec. Gra kończy się od razu, gdy dwa rzędy są zamknięte albo gdy ktoś dostanie czwarte pudło.
    Czerwony jest zamknięty, a w zielonym masz pięć krzyżyków. Rzuć!
lesson-classic-13 =
    1 i 1 to 2, ostatnia liczba zielonego rzędu!
    Skreśl zieloną 2, a gra od razu się skończy.
hint-classic-13 = Można by grać dalej, ale wyraźnie prowadzisz. Skreśl zieloną 2!
lesson-classic-14 =
    Druga kłódka zakończyła grę. Teraz liczymy rzędy: jeden krzyżyk to 1 punkt, dwa to 3, trzy to 6 i tak dalej. Każde pudło kosztuje 5.
    Masz 67 punktów, a Ada 32. Wygrywasz!

lesson-cards-1 =
    W grze karcianej nikt nie rzuca. Masz kartkę z czterema rzędami i cztery karty na ręce.
    Na stole leżą jeszcze cztery karty, to wyłożenie. Widać ich liczby, ale nie kolory. Obok jest stos losowania.
lesson-cards-2 =
    Tura zaczyna się od dobierania: uzupełnij rękę do pięciu kart. Masz cztery, więc bierzesz jedną z wyłożenia.
    Czwórka pasowałaby między czerwoną 3 i czerwoną 5, o ile jest czerwona.
    Wybierz 4 i weź ją.
hint-cards-2 = Możesz wziąć dowolną kartę. Ale czwórka może być tą, której brakuje między czerwoną 3 a 5: spróbuj jej.
lesson-cards-3 =
    Jest czerwona, masz szczęście! Wyłożenie zostaje uzupełnione ze stosu, a liczba, która leży teraz na wierzchu stosu, jest dla wszystkich: 12.
    W każdym rzędzie skreśla się od lewej do prawej. Wolno pomijać liczby, ale pominięte przepadają. W zielonym dwunastka jest pierwsza.
    Skreśl zieloną 12!
hint-cards-3 = Niebieska 12 jest równie dobra. W tej lekcji weź zieloną.
lesson-cards-4 =
    Teraz zagrywasz karty: jedną, dwie albo trzy w tym samym kolorze. Ich liczby możesz skreślić w tym kolorze.
    Wybierz z ręki czerwone 3, 4 i 5 i skreśl wszystkie trzy liczby.
hint-cards-4 = Można, ale to da mniej. Wybierz wszystkie trzy czerwone karty i skreśl 3, 4 i 5.
lesson-cards-5 =
    Trzy krzyżyki naraz! Zagrane karty trafiają na stos odłożony. Teraz aktywna jest Ada i już dobrała kartę, a liczba na stosie jest też dla ciebie: 6.
    Skreśl czerwoną 6!
hint-cards-5 = Można, ale tam pominiesz liczby. Czerwona 6 jest tuż za twoją piątką.
lesson-cards-6 =
    Ada zagrała kartę; to dotyczyło tylko jej. Twoja tura, a zostały ci tylko dwie karty, więc bierzesz trzy.
    Wybierz 8, 5 i 10: w zielonym mogłyby się przydać po twojej dwunastce.
hint-cards-6 = Dwunastka niewiele ci da: w zielonym już ją masz, a w czerwonym i żółtym jest ostatnia. Wybierz 8, 5 i 10.
lesson-cards-7 =
    Wszystkie trzy są zielone! Ale najpierw liczba na stosie, dla wszystkich: 2.
    Skreśl żółtą 2!
hint-cards-7 = Nie musisz, ale żółta 2 to pierwsza liczba rzędu: nie pomija niczego.
lesson-cards-8 =
    Gdy skreślasz kilka liczb w jednym zagraniu, między pierwszą a ostatnią wolno pominąć najwyżej jedną.
    Od 10 do 8 pomijasz tylko 9: to w porządku. Od 8 do 5 byłyby to już dwie. Piątkę więc zatrzymaj.
    Zagraj zieloną 10 i zieloną 8 i skreśl obie.
hint-cards-8 = Można, ale da się lepiej. Wybierz tylko zieloną 10 i zieloną 8 i skreśl 10 i 8.
lesson-cards-9 =
    W każdej swojej turze musisz zagrać kartę. Tu żadna nie pasuje: wszystkie liczby leżą na lewo od twoich krzyżyków. Więc tylko odkładasz.
    W tej turze nic nie skreślasz, więc dostajesz też pudło: minus pięć punktów.
    Wybierz obie niebieskie karty i odłóż je. Następnym razem dobierzesz dwie nowe.
hint-cards-9 = Wystarczyłaby jedna, ale za dwie dostaniesz dwie nowe. Wybierz niebieską 11 i niebieską 12.
lesson-cards-10 =
    Żeby skreślić ostatnią liczbę rzędu, trzeba mieć w nim pięć krzyżyków. W żółtym masz pięć.
    Zagraj żółtą 11 i żółtą 12 i skreśl obie: z dwunastką skreślasz kłódkę, a ona też liczy się jako krzyżyk.
hint-cards-10 = Prawie! Wybierz razem żółtą 11 i żółtą 12 i skreśl obie.
lesson-cards-11 =
    Twój żółty rząd jest ukończony. W grze karcianej dotyczy to tylko ciebie: Ada może w żółtym dalej skreślać.
    Gra kończy się od razu, gdy jeden gracz ukończy dwa rzędy albo gdy ktoś dostanie czwarte pudło.
lesson-cards-12 =
    Twoja tura, a na stosie leży 2. W niebieskim masz pięć krzyżyków, więc możesz wziąć ostatnią liczbę.
    Skreśl niebieską 2, a gra od razu się skończy.
hint-cards-12 = Można by grać dalej, ale wyraźnie prowadzisz. Skreśl niebieską 2!
lesson-cards-13 =
    Teraz liczymy rzędy: jeden krzyżyk to 1 punkt, dwa to 3, trzy to 6 i tak dalej; kłódki też się liczą. Każde pudło kosztuje 5.
    Masz 84 punkty, a Ada 32. Wygrywasz!

lesson-onboard-1 =
    On Board to Qwixx z pionkiem. Kartka jest ta sama: skreśla się od lewej do prawej, a co pominięte, to stracone.
    Nowy jest tor. Każde pole pokazuje kolor i liczbę, a pod nią punkty, które da na koniec. Pionki stoją na starcie.
lesson-onboard-2 =
    Ty jesteś aktywnym graczem. Tura ma trzy kroki, a zaczyna się od kostek.
    Rzuć!
lesson-onboard-3 =
    Krok pierwszy jest dla wszystkich: suma białych kostek, 1 i 2, to 3. Skreślasz ją w wybranym rzędzie.
    Skreśl czerwoną 3!
hint-onboard-3 = Można, ale w zielonym i niebieskim trójka jest daleko, a żółty przyda się do czegoś innego. Weź czerwoną 3.
lesson-onboard-4 =
    Krok drugi jest tylko dla aktywnego gracza: dodajesz białą kostkę do kolorowej i skreślasz sumę w tym kolorze. Biała 2 i czerwona 2 to 4.
    Skreśl czerwoną 4!
hint-onboard-4 = Kostki na to pozwalają, ale pominiesz więcej liczb, niż trzeba. Czerwona 4 nie pomija żadnej.
lesson-onboard-5 =
    Krok trzeci: twój pionek może ruszyć naprzód o 1–5 wolnych pól. Liczbę z pola, na którym staje, trzeba móc teraz skreślić albo mieć już skreśloną.
    Czerwona 2 odpada, bo leży na lewo od twojej trójki. Ale żółtą 2 można teraz skreślić.
    Przesuń pionek na pole 4!
hint-onboard-5 = Tam też można stanąć, ale pole 4 jest lepsze: leży dalej albo niczego nie pomija. Idź tam.
lesson-onboard-6 =
    To już trzeci krzyżyk w jednej turze! Teraz rzuciła Ada, a jej białe kostki liczą się też dla ciebie: 6 i 6 to 12.
    Skreśl zieloną 12!
hint-onboard-6 = Niebieska 12 jest równie dobra. W tej lekcji weź zieloną.
lesson-onboard-7 =
    Ada skreśliła niebieską 11, a jej pionek stanął na polu 6, więc skreśliła też czerwoną 3. Pionkiem rusza tylko aktywny gracz.
    Twoja tura. Rzuć!
lesson-onboard-8 =
    5 i 6 to 11. W zielonym to następna liczba.
    Skreśl zieloną 11!
hint-onboard-8 = Tam pominiesz liczby. Zielona 11 jest tuż za twoją dwunastką.
lesson-onboard-9 =
    Biała 5 i zielona 5 to 10, znowu następna.
    Skreśl zieloną 10!
hint-onboard-9 = Kostki na to pozwalają, ale zielona 10 nie pomija niczego. Weź tę.
lesson-onboard-10 =
    Pionek Ady stoi na polu 6. Na polu mieści się jeden pionek, więc go przeskakujesz, a zajętego pola się nie liczy.
    Twoje pięć wolnych pól to 5, 7, 8, 9 i 10. Na polu 10 jest czerwona 4, którą masz już skreśloną, więc stajesz tam bez nowego krzyżyka.
    Biegnij jak najdalej: na pole 10!
hint-onboard-10 = Można, a czasem to nawet dobry pomysł. Ale tu niech pionek biegnie jak najdalej: na pole 10.
lesson-onboard-11 =
    W kroku pierwszym i drugim nie było krzyżyka. Jeśli trzeci też go nie da, dostaniesz pudło: minus pięć punktów.
    Na polu 20 liczba jest już skreślona, więc nie byłoby krzyżyka. Pole 22 go daje: to czerwona 8.
    Ratuj się: przesuń pionek na pole 22!
hint-onboard-11 = Bez krzyżyka dostaniesz pudło. Krzyżyk daje pole 22.
lesson-onboard-12 =
    Czyj pionek stanie na jednym z pięciu ostatnich pól, od 36 do 40, ten ogłasza koniec: wszyscy pozostali mają jeszcze po jednej turze.
    Pole 36 to żółta 12, ostatnia liczba rzędu. Trzeba do niej pięciu krzyżyków, a ty je masz. Przy okazji zamykasz więc rząd dla wszystkich.
    Przesuń pionek na pole 36!
hint-onboard-12 = Można tam pójść, ale pole 36 daje kłódkę, dużo punktów i koniec gry: idź tam.
lesson-onboard-13 =
    Koniec jest ogłoszony. To ostatnia tura Ady, a jej białe kostki nadal liczą się dla ciebie: 4 i 5 to 9. Żółtej kostki już nie ma.
    Skreśl czerwoną 9!
hint-onboard-13 = Krzyżyk to krzyżyk: weź czerwoną 9.
lesson-onboard-14 =
    To koniec. Dwa zamknięte rzędy albo czwarte pudło zakończyłyby grę od razu, gdziekolwiek stoją pionki.
    Rzędy liczy się jak zawsze i dodaje punkty pola, na którym stoi pionek: 18. Masz 105 punktów, a Ada 48. Wygrywasz!

## Przeglądarka: zasady gier

rule-which = Zasady
rule-which-more = Wszystko, co trzeba wiedzieć, z obrazkami.
rule-read = Czytaj
rule-title = { $game }: zasady
rule-intro-classic = Dla 2–5 osób. Sześć kostek, kartka dla każdego, kwadrans.
rule-intro-cards = Dla 2–5 osób. 44 karty, z jokerami 55, i kartka dla każdego.
rule-intro-onboard = Dla 2–4 osób. Sześć kostek, kartka i pionek dla każdego oraz tor.
rule-learn = Wolisz nauczyć się, grając?
rule-contents = Spis treści
rule-others = Pozostałe gry:
rule-may = Tutaj można:
rule-head-goal = Cel gry
rule-head-sheet = Kartka
rule-head-turn = Tura
rule-head-white = Białe kostki: dla wszystkich
rule-head-mixed = Biała i kolorowa: dla aktywnego gracza
rule-head-pawn = Pionek
rule-head-penalty = Pudła
rule-head-lock = Zamykanie rzędu
rule-head-end = Koniec gry
rule-head-score = Liczenie punktów
rule-head-argue = O co gracze się spierają
rule-head-argue-pawn = O co gracze się spierają: pionek
rule-head-deal = Przed grą
rule-head-draw = Najpierw: dobieranie
rule-head-number = Potem: liczba dla wszystkich
rule-head-play = Na koniec: zagranie kart
rule-head-complete = Ukończenie rzędu
rule-head-jokers = Z jokerami

rule-goal-classic =
    Skreślasz liczby w czterech rzędach. Im więcej krzyżyków w rzędzie, tym więcej wart jest każdy z nich. Ale pominięte liczby przepadają na zawsze, a gdy czekasz za długo, ktoś inny zamyka rząd.
    Wygrywa najwyższa suma.
rule-goal-cards =
    Skreślasz liczby w czterech rzędach, a zamiast kostek są karty. To, co zbierzesz na ręce, decyduje, co możesz skreślić, czasem kilka liczb naraz.
    Wygrywa najwyższa suma.
rule-goal-onboard =
    On Board to gra w kości, w której każdy ma też pionek. Skreśla się dokładnie tak jak w grze w kości. W swojej turze możesz też przesunąć pionek po torze, a pole, na którym stoi, da na koniec punkty.
    Wygrywa najwyższa suma.
rule-sheet =
    Na kartce są cztery rzędy po jedenaście liczb. W czerwonym i żółtym liczby rosną od 2 do 12, w zielonym i niebieskim maleją od 12 do 2. Na prawym końcu każdego rzędu jest kłódka.
    W każdym rzędzie skreśla się od lewej do prawej. Można zacząć w dowolnym miejscu i pominąć dowolnie wiele liczb, także kilka naraz. Ale tego, co leży na lewo od krzyżyka, nie można już nigdy skreślić.
rule-turn =
    Pierwszego aktywnego gracza wyznacza los. Aktywny gracz rzuca wszystkimi kostkami, które są jeszcze w grze. Potem następują dwie akcje, ściśle jedna po drugiej: najpierw białe kostki, później biała z kolorową.
    Następną turę ma kolejny gracz, zgodnie z ruchem wskazówek zegara.
rule-turn-onboard =
    Gracze umawiają się na stronę planszy, a wszystkie pionki stoją na starcie. Pierwszego aktywnego gracza wyznacza los; rzuca on wszystkimi kostkami, które są jeszcze w grze. Potem następują trzy kroki, ściśle jeden po drugim: białe kostki dla wszystkich, biała z kolorową dla aktywnego gracza, a na koniec pionek aktywnego gracza.
    W jednej turze można więc postawić do trzech krzyżyków. Następną turę ma kolejny gracz, zgodnie z ruchem wskazówek zegara.
rule-white =
    Sumuje się oczka na dwóch białych kostkach. Każdy gracz może skreślić tę liczbę w rzędzie dowolnego koloru, ale tylko w jednym. Nikt nie musi.
    Wszyscy decydują jednocześnie. Nikt nie czeka na to, co zrobią inni, i nikt potem nie zmienia zdania.
rule-mixed = Teraz aktywny gracz, i tylko on, może dodać do siebie jedną z białych kostek i jedną z kolorowych, a sumę skreślić w rzędzie tego koloru. To najwyżej jeden krzyżyk i nie trzeba go stawiać.
rule-penalty =
    Jeśli aktywny gracz nie skreśli nic w żadnej z dwóch akcji, dostaje pudło: skreśla jedną z czterech kratek, a to kosztuje pięć punktów.
    Wystarczy jeden krzyżyk w jednej z akcji, żeby pudła nie było. Można celowo nic nie skreślić, ale wtedy dostaje się pudło. Pozostali gracze nigdy nie dostają pudła.
rule-penalty-cards =
    Jeśli aktywny gracz nie skreśli nic, ani liczby dla wszystkich, ani kartami, dostaje pudło: skreśla jedną z czterech kratek, a to kosztuje pięć punktów.
    Pozostali gracze nigdy nie dostają pudła.
rule-penalty-onboard =
    Jeśli żaden z trzech kroków nie da aktywnemu graczowi krzyżyka, dostaje on pudło, czyli minus pięć punktów. Pionek, który staje na liczbie już skreślonej, nie daje nowego krzyżyka, więc przed pudłem nie chroni.
    Pozostali gracze nigdy nie dostają pudła.
rule-lock =
    Ostatnią liczbę rzędu, 12 w czerwonym i żółtym, 2 w zielonym i niebieskim, wolno skreślić tylko temu, kto ma już w tym rzędzie co najmniej pięć krzyżyków. Razem z nią skreśla kłódkę, która liczy się jako jeszcze jeden krzyżyk.
    Z końcem tej akcji rząd jest zamknięty dla wszystkich: nikt już w nim nie skreśla. Kostkę tego koloru od razu się odkłada. Krzyżyki, które inni mają w tym rzędzie, zostają i się liczą.
rule-complete =
    Ostatnią liczbę rzędu, 12 w czerwonym i żółtym, 2 w zielonym i niebieskim, wolno skreślić tylko wtedy, gdy masz już w tym rzędzie co najmniej pięć krzyżyków. Razem z nią skreślasz kłódkę, która liczy się jako jeszcze jeden krzyżyk.
    Rząd jest wtedy ukończony tylko dla ciebie. Wszyscy inni mogą w nim dalej skreślać i też go ukończyć.
rule-end =
    Gra kończy się od razu, gdy dwa rzędy są zamknięte, obojętnie przez kogo, albo gdy ktoś dostanie czwarte pudło.
    Jeśli drugi rząd zamknięto białymi kostkami, drugiej akcji już nie ma.
rule-end-cards =
    Gra kończy się od razu, gdy jeden gracz ukończy dwa rzędy albo gdy ktoś dostanie czwarte pudło.
    Jeśli stanie się to przy liczbie dla wszystkich, liczą się jeszcze krzyżyki wszystkich, którzy ją wybrali, i to koniec: kart już się nie zagrywa.
rule-end-onboard =
    Gdy pionek aktywnego gracza stanie na jednym z pięciu ostatnich pól, gracz ogłasza koniec: każdy z pozostałych ma jeszcze dokładnie jedną turę, zgodnie z ruchem wskazówek zegara, i na tym gra się kończy. Kto ogłosił koniec, nie ma już tury, ale w turach innych nadal może skreślać sumę białych kostek.
    Tak jak w grze w kości dwa zamknięte rzędy albo czyjeś czwarte pudło kończą grę od razu, w każdym kroku i gdziekolwiek stoją pionki.
rule-score =
    Każdy rząd liczy się osobno. Punkty zależą od liczby krzyżyków razem z kłódką; rząd bez krzyżyka nie daje nic.
    Sumuje się cztery rzędy, a za każde pudło odejmuje się pięć. Wygrywa najwyższa suma; kto ma taką samą, też wygrywa.
rule-score-onboard =
    Każdy rząd liczy się osobno. Punkty zależą od liczby krzyżyków razem z kłódką; rząd bez krzyżyka nie daje nic.
    Sumuje się cztery rzędy, za każde pudło odejmuje się pięć i dodaje się punkty pola, na którym stoi pionek, jakkolwiek gra się skończyła. Wygrywa najwyższa suma; kto ma taką samą, też wygrywa.
rule-deal =
    44 karty, od 2 do 12 w czterech kolorach, tasuje się i każdy dostaje cztery. Reszta to stos losowania. Jego cztery wierzchnie karty kładzie się obok jako wyłożenie; zawsze jest ich cztery.
    Na odwrocie karty widać liczbę, ale nie kolor. Wszyscy widzą więc liczby w wyłożeniu, na stosie i na rękach innych, a kolory tylko na własnej ręce.
    Pierwszego aktywnego gracza wyznacza los; potem gra toczy się zgodnie z ruchem wskazówek zegara.
rule-draw = Aktywny gracz bierze karty z wyłożenia, aż ma ich na ręce pięć: w pierwszej turze jedną, później czasem dwie albo trzy. Wszystkie wybiera spośród czterech, które tam leżą. Potem wyłożenie uzupełnia się ze stosu do czterech.
rule-number =
    Liczba, która leży teraz na wierzchu stosu, jest dla wszystkich: każdy gracz może ją skreślić w rzędzie dowolnego koloru, ale tylko w jednym. Nikt nie musi, a wszyscy decydują jednocześnie.
    Karta zostaje na stosie; jako następna trafi do wyłożenia.
rule-play =
    W swojej turze musisz zagrać jedną kartę albo dwie lub trzy w tym samym kolorze. Z pokazanych liczb możesz skreślić w tym kolorze jedną lub kilka albo nie skreślić żadnej.
    Gdy skreślasz kilka, między pierwszą a ostatnią z nich wolno pominąć najwyżej jedną liczbę. Liczby między wcześniejszymi krzyżykami a pierwszym nowym nie mają znaczenia.
    Wszystkie zagrane karty trafiają na stos odłożony, niezależnie od tego, co skreślasz. Pozostali nic tu nie skreślają.
rule-jokers =
    Do talii wtasowuje się jedenaście jokerów, od 2 do 12. Liczba jokera jest stała, a kolor wybiera się przy zagraniu.
    Wszystkie jokery zagrane razem z innymi kartami przyjmują ich kolor; same jokery mają wspólny, dowolny kolor. Joker nie łączy dwóch różnych kolorów. Jeśli joker i karta pokazują tę samą liczbę, skreśla się ją raz.
    Wszystko inne zostaje bez zmian.
rule-pawn =
    W trzecim kroku aktywny gracz może przesunąć pionek naprzód, nigdy wstecz, o 1–5 wolnych pól. Zajęte pola się przeskakuje i nie liczy: na polu stoi jeden pionek i nikogo się nie zbija. Start nie jest polem: może na nim stać dowolnie wiele pionków.
    Stanąć wolno tylko na liczbie, którą zgodnie ze zwykłymi zasadami możesz teraz skreślić albo którą masz już skreśloną. Jeśli możesz ją skreślić, musisz. Pola mijane po drodze nie mają znaczenia.
    Jeśli nigdzie nie możesz stanąć albo nie chcesz się ruszać, pionek zostaje na miejscu.
rule-argue-dice =
    Kilku graczy chce zamknąć ten sam rząd tą samą sumą białych kostek. Kto może?
    Wszyscy, którzy mają w nim pięć krzyżyków. Każdy z nich skreśla kłódkę i każdemu się ona liczy. Rząd zamyka się dopiero, gdy wszyscy zdecydują.
    Ktoś zamyka rząd. Czy mogę dołączyć, mając mniej niż pięć krzyżyków?
    Nie. Pięć krzyżyków trzeba mieć na własnej kartce.
    Rząd zamknięto białą i kolorową kostką. Czy inni też mogą go wtedy zamknąć?
    Nie. W tej akcji skreśla tylko aktywny gracz.
    Piąty krzyżyk stawiam białymi kostkami. Czy zaraz potem mogę skreślić ostatnią liczbę?
    Tak. Akcje następują jedna po drugiej, a nowy krzyżyk już się liczy.
    Czy można zamknąć więcej niż dwa rzędy?
    Tak: trzeci razem z drugim, gdy oba zamyka ta sama suma białych kostek.
    Gra kończy się na białych kostkach, a aktywny gracz nic nie skreślił. Czy jest pudło?
    Nie. Drugiej akcji nie ma, więc nie ma i pudła.
    Dwoje graczy ma tę samą sumę. Kto wygrywa?
    Oboje. Nie ma rozstrzygania remisów.
    Czy suma może być mniejsza od zera?
    Tak. Pudła po prostu się odejmuje.
rule-argue-cards =
    Stos losowania się kończy. Co wtedy?
    W tej samej chwili tasuje się stos odłożony i to on jest nowym stosem losowania, nawet w środku uzupełniania wyłożenia. Jego wierzchnia karta pokazuje liczbę dla wszystkich.
    Czy mogę wziąć mniej kart, niż mi brakuje?
    Nie. Zawsze uzupełniasz rękę dokładnie do pięciu.
    Czy wyłożenie uzupełnia się po każdej wziętej karcie?
    Nie. Wybierasz spośród czterech, które tam leżą, a dopiero potem wyłożenie się uzupełnia.
    Żadna karta mi nie pasuje. Czy muszę zagrać?
    Tak, co najmniej jedną. Odkładasz ją bez krzyżyka.
    Czy mogę zagrać karty rzędu, który mam ukończony?
    Tak, żeby się ich pozbyć. Krzyżyka nie dają.
    Czy w jednym zagraniu mogę postawić piąty krzyżyk i skreślić ostatnią liczbę?
    Tak. Skreśla się od lewej do prawej i każdy krzyżyk liczy się od razu.
    Czy mogę skreślić trzy liczby, pomijając po jednej między nimi?
    Nie. W sumie wolno pominąć tylko jedną liczbę, a nie po jednej w każdej przerwie: z 2, 4 i 6 skreślasz 2 i 4 albo 4 i 6.
    Czy liczba dla wszystkich jest pierwszym krzyżykiem mojego zagrania?
    Nie. Liczą się tylko liczby skreślane w tym zagraniu.
    Dwoje graczy ma tę samą sumę. Kto wygrywa?
    Oboje. Nie ma rozstrzygania remisów.
rule-argue-onboard =
    Czy muszę ruszać pionkiem?
    Nie, nigdy.
    Czy mogę stanąć na liczbie i jej nie skreślić?
    Tylko jeśli jest już skreślona. Jeśli możesz ją skreślić, musisz.
    Ta liczba została skreślona w tej samej turze. Czy mogę na niej stanąć?
    Tak, liczy się jako już skreślona.
    Rząd jest zamknięty. Czy mogę stanąć na jego liczbie?
    Tylko jeśli masz ją skreśloną już wcześniej.
    Czy pionek może zamknąć rząd?
    Tak, przy pięciu krzyżykach, jak zawsze. Rząd jest zamknięty dla wszystkich, a kostka wypada z gry, ale inni nie mogą go zamknąć razem z tobą. Jeśli to drugi rząd, gra od razu się kończy.
    Czy mogę wyjść poza ostatnie pole?
    Nie. Dalej niż na ostatnie pole się nie da.
    W ostatnich turach inny pionek staje na jednym z pięciu ostatnich pól. Co wtedy?
    Nic więcej. Nikt nie dostaje dodatkowej tury.
    Ruch ogłaszający koniec nie dał krzyżyka. Czy jest pudło?
    Tak, jeśli inne kroki też go nie dały. Jeśli to czwarte, gra od razu się kończy.

example-crossing = Czerwony idzie dalej od 10, żółty od 9, zielony od 9, niebieski od 10. Liczby w paski zostały pominięte i przepadły.
example-white = Rzuciła Ada, a suma białych kostek to 8. Możesz ją skreślić w zielonym albo w niebieskim. W czerwonym masz ją już za sobą, a żółta 8 jest skreślona.
example-mixed = Twoja tura. Biała 6 i czerwona 4 to czerwona 10, biała 6 i żółta 3 to żółta 9. W zielonym i niebieskim pasuje każda z białych kostek. Cokolwiek wybierzesz, to jeden krzyżyk.
example-lock = W czerwonym masz pięć krzyżyków, więc możesz skreślić 12, a z nią kłódkę. W żółtym masz tylko dwa: tam dwunastka musi poczekać.
example-together = Ty i Ada macie po pięć czerwonych krzyżyków i bierzecie 12. Każde z was skreśla kłódkę. Potem czerwona kostka wypada z gry.
example-score = Siedem krzyżyków w czerwonym, razem z kłódką, to 28 punktów, trzy w żółtym 6, pięć w zielonym 15, siedem w niebieskim 28. Dwa pudła kosztują 10. Razem 67.
example-draw = Mając cztery karty, bierzesz jedną z wyłożenia. Widzisz jej liczbę, ale kolor poznasz dopiero, gdy będzie twoja.
example-play = Zagrano trzy zielone karty. Możesz skreślić 9 i 7, albo 7 i 5, albo jedną z nich. Wszystkich trzech nie: pominięte byłyby i 8, i 6.
example-jokers = Joker 10 jest zagrany z żółtą 9, więc też jest żółty.
example-complete = Masz ukończony czerwony i nic więcej w nim nie skreślasz. Ada gra w czerwonym dalej i też może go ukończyć.
example-pawn = Twój pionek stoi na polu 7, pionek Ady na polu 9, którego się nie liczy. Z pięciu wolnych pól 8, 10, 11, 12 i 13 możesz stanąć na 11 i 13 z krzyżykiem, a na 10 dlatego, że czerwona 4 jest już skreślona. Na 8 i 12 nie: żółta 3 i 4 leżą na lewo od twojej piątki.
example-bonus = Rzędy dają 28, 10, 15 i 15 punktów, pudło zabiera 5, a pole pionka dodaje 19. Razem 82.

## Gra w kości dla jednego gracza, rozwiązana

cli-solve = Rozwiązuje grę w kości dla jednego gracza; podaje oczekiwane punkty kartki i stratę przy każdej opcji.
cli-solve-players = liczba graczy; pozostali dostarczają tylko sumy białych kostek (domyślnie 1)
cli-solve-show = kartka do oceny: jej krzyżyki, na przykład "r2 r3 g12 p1", albo pozycja jako JSON lub w pliku
cli-solve-dice = rzut: dwie białe kostki, czerwona, żółta, zielona, niebieska, na przykład "4 1 3 2 5 6"
cli-solve-wait = liczba tur innych graczy przed własną (domyślnie 0)
cli-solve-json = wypisz wartości w formacie JSON
solve-needs-show = --dice i --wait wymagają --show.
solve-players =
    { $count ->
        [one] W tej pozycji jest { $count } gracz; pomiń --players.
       *[other] W tej pozycji jest { $count } graczy; pomiń --players.
    }
solve-over = Gra na tej kartce jest skończona.
solve-not-a-sheet = „{ $word }” nie pasuje do kartki. { $reason }
solve-how-to-write = Podaj krzyżyki w każdym rzędzie od lewej do prawej, na przykład r2 r3 g12, a p2 to dwa pudła.
solve-interrupted = Przerwano. To, co zrobiono, jest zapisane, a następne uruchomienie zacznie od tego miejsca.
solve-not-a-position = To nie jest pozycja: { $reason }.
solve-no-json = To nie jest JSON.
solve-classic-only = Rozwiązana jest tylko gra w kości.
solve-has-dice = W tej pozycji kostki już leżą; pomiń --dice.
solve-has-turn = Pozycja mówi, czyja jest tura; pomiń --wait.
solve-dice = „{ $value }” to nie jest rzut: podaj sześć liczb od 1 do 6: biała, biała, czerwona, żółta, zielona, niebieska.
solve-takes = Rozwiązanie wymaga około { $memory } MB pamięci i { $disk } MB dysku w { $folder }.
solve-solving =
    { $players ->
        [one] Rozwiązywanie dla jednego gracza
       *[other] Rozwiązywanie dla { $players } graczy
    }
solve-value =
    { $players ->
        [one] Przy najlepszej grze gracz grający solo zdobywa średnio { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } pkt.
       *[other] Przy najlepszej grze zdobywa się średnio { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } pkt, jeśli pozostali z { $players } graczy dostarczają tylko sumy białych kostek.
    }
solve-wait = Tury innych przed własną
solve-penalties = Pudła
solve-with-penalties =
    { $count ->
        [0] Bez pudła
        [one] { $count } pudło
        [few] { $count } pudła
       *[many] { $count } pudeł
    }
solve-worth = Oczekiwany wynik końcowy: { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } pkt, z tego { NUMBER($more, minimumFractionDigits: 3, maximumFractionDigits: 3) } jeszcze do zdobycia.
solve-worth-thrown = Oczekiwany wynik końcowy po tym rzucie: { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } pkt, z tego { NUMBER($more, minimumFractionDigits: 3, maximumFractionDigits: 3) } jeszcze do zdobycia.
solve-number = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
solve-option = Krzyżyk
solve-then = Potem
solve-expected = Oczekiwane
solve-loss = Strata

## Laboratorium: rowlock simulate

cli-simulate = Symuluje wiele gier między botami; podaje wygrane, punkty i sposób zakończenia gier.
cli-simulate-players = liczba graczy; 1 to classic solo (domyślnie liczba botów albo 2)
cli-simulate-bots = po jednym bocie na miejsce albo jeden dla wszystkich, rozdzielone przecinkami: boty według nazwy, z czasem jak w champion@50, programy jako exec:POLECENIE, w classic też optimal (domyślnie greedy)
cli-simulate-games = liczba gier (domyślnie 10 000)
cli-simulate-seed = liczba całkowita; to samo ziarno daje te same gry (domyślnie 0)
cli-threads = liczba wątków albo procesów dla botów, które nie są skompilowane (domyślnie po jednym na rdzeń)
cli-on = gdzie liczyć: threads to wątki lub procesy tego komputera, ray to klaster Ray
cli-simulate-json = wypisz raport w formacie JSON
cli-simulate-out = plik Parquet na wynik każdej gry
cli-simulate-plot = plik graficzny z wykresami: .png, .svg albo .pdf
lab-missing = Do tego potrzebny jest pakiet { $package }, którego tu nie ma. Zainstaluj go poleceniem: { $command }
lab-range = { $parameter } musi być liczbą całkowitą od { $least } do { $most }.
lab-on = --on nie może mieć wartości { $value }; do wyboru: { $places }.
lab-ray = Uruchamiam Ray…
lab-no-cluster = Pod adresem { $address } ze zmiennej RAY_ADDRESS nie odpowiada żaden klaster Ray.
lab-no-ray = Ray nie działa: { $reason }
simulate-seats =
    --bots wymienia { $count ->
        [one] { $count } bota
        [few] { $count } boty
       *[many] { $count } botów
    } dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }: podaj po jednym na miejsce albo jednego dla wszystkich; do wyboru: { $bots }.
simulate-only-classic = Bot { $bot } gra tylko w classic; w tej grze do wyboru są: { $bots }.
simulate-out-suffix = Gry są zapisywane w formacie Parquet, więc nazwa { $file } musi się kończyć na { $suffixes }.
simulate-plot-suffix = Wykresów nie można zapisać w pliku { $file }: jego nazwa musi się kończyć na { $suffixes }.
simulate-not-written = Nie można zapisać pliku { $file }: { $reason }.
simulate-compiling = Kompiluję dla tego komputera: za pierwszym razem do pół minuty…
simulate-playing = Gram
simulate-progress = { $done } / { $games }, { $rate } na sekundę
simulate-nothing = Przerwano, zanim policzono choć jedną grę.
simulate-interrupted =
    { $games ->
        [one] Przerwano: rozegrano { $games } grę z { $planned }.
        [few] Przerwano: rozegrano { $games } gry z { $planned }.
       *[many] Przerwano: rozegrano { $games } gier z { $planned }.
    }
simulate-title =
    { $game }, { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
simulate-speed =
    { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $rate ->
        [one] { $rate } gra
        [few] { $rate } gry
       *[many] { $rate } gier
    } na sekundę, ziarno { $seed }
simulate-source = Ziarno { $seed }, Rowlock { $version }
simulate-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent-axis = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
simulate-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
simulate-seat = Miejsce
simulate-bot = Bot
simulate-mean = Punkty
simulate-margin = 95%
simulate-sd = Odch. st.
simulate-wins = Wygrane
simulate-ci = Przedział 95%
simulate-penalties = Pudła
simulate-points-title = Punkty na koniec gry
simulate-share-axis = odsetek gier
simulate-mean-of = średnia { $mean }, odch. st. { $sd }
simulate-order-title = Według kolejności
simulate-turn = Kolejność
simulate-order =
    { $turn ->
        [1] zaczyna
        [2] drugi
        [3] trzeci
        [4] czwarty
       *[5] piąty
    }
simulate-wins-title = Wygrane z przedziałami ufności 95%
simulate-fair = linia przerywana: równy udział, { $share }; remisy dzielone
simulate-turns-title = Długość gier
simulate-turns-axis = tury
simulate-turns =
    Tury: średnia { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, odch. st. { NUMBER($sd, minimumFractionDigits: 2, maximumFractionDigits: 2) }, mediana { $median }; od 5% do 95%: { $low }–{ $high }
simulate-ends-title = Jak kończą się gry
simulate-end =
    { $end ->
        [two_rows_locked] dwa zamknięte rzędy
        [two_rows_completed] dwa ukończone rzędy
        [four_penalties] czwarte pudło
       *[track_end] ostatnie tury na torze
    }
simulate-end-share = { $end }: { $share }
simulate-kept = Wyniki wszystkich gier są w pliku { $file }.
simulate-drawn = Wykresy są w pliku { $file }.

## Laboratorium: rowlock arena

cli-arena = Przeprowadza turniej botów i programów, na wszystkich miejscach i z tymi samymi rzutami i kartami, i porównuje ich siłę.
cli-arena-bots = uczestnicy, rozdzieleni przecinkami: boty według nazwy, opcjonalnie z czasem jak w champion@50, i programy jako exec:POLECENIE
cli-arena-games = liczba gier przy każdym stole, zaokrąglona w górę, by każdy bot miał każde miejsce tak samo często (domyślnie 1000)
cli-arena-players = liczba miejsc przy stole (domyślnie wszystkie boty albo 2, gdy botów jest więcej niż miejsc)
cli-arena-against = bot na wszystkich pozostałych miejscach: każdy z --bots gra przeciw niemu sam
cli-arena-ms = milisekundy do namysłu dla botów i programów z ustawianym czasem
cli-arena-workers = liczba procesów (domyślnie po jednym na rdzeń)
cli-arena-luck = zmierz też szczęście w rzutach i podaj wygrane po jego odjęciu
cli-arena-picture = plik graficzny z wynikiem: .png, .svg albo .pdf
arena-too-few = Arena potrzebuje co najmniej dwóch botów albo jednego i --against.
arena-too-many = Arena mieści najwyżej { $most } botów.
arena-seats =
    { $count ->
        [one] --bots podaje { $count } bota
        [few] --bots podaje { $count } boty
       *[many] --bots podaje { $count } botów
    }, a graczy ma być { $players }: podaj więcej albo przez --against bota na wszystkie pozostałe miejsca.
arena-no-time = Bot { $bot } nie przyjmuje czasu do namysłu.
arena-bad-time = W { $bot }@{ $time } nie ma czasu: po @ musi stać całkowita liczba milisekund od 0 do { $most }.
arena-bad-command = { $name } nie podaje programu: po exec: musi stać polecenie, a cudzysłowy muszą być zamknięte.
arena-no-program = Programu { $program } nie można znaleźć albo uruchomić.
arena-no-luck = W grze { $game } szczęścia nie da się oszacować: --luck jest dla classic i onboard.
arena-broken = Gry musiały się zakończyć: { $reason }
arena-deals =
    { $deals ->
        [one] { $deals } rozdanie, rozegrane z każdego miejsca z tym samym szczęściem.
        [few] { $deals } rozdania, każde rozegrane z każdego miejsca z tym samym szczęściem.
       *[many] { $deals } rozdań, każde rozegrane z każdego miejsca z tym samym szczęściem.
    }
arena-earned = Po odjęciu szczęścia
arena-earned-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }% ±{ NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-margin = Przewaga
arena-rating = Ranking
arena-rating-title = Ranking (openskill), z jedną sigmą
arena-cross-title = Przed botem z kolumny
arena-gaps-title =
    { $luck ->
        [apart] Więcej wygranych niż bot z kolumny, po odjęciu szczęścia
       *[in] Więcej wygranych niż bot z kolumny
    }
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-axis = { NUMBER($value, maximumFractionDigits: 1) }
arena-failures-title = Gry przegrane bez odpowiedzi
arena-failures =
    { $bot }: { $why }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
arena-failure =
    { $kind ->
        [no_start] nie dało się uruchomić
        [died] koniec działania w środku gry
        [stalled] brak odpowiedzi na czas
        [too_long] odpowiedź bez końca
        [unasked] odpowiedź bez pytania
        [not_json] odpowiedź nie w formacie JSON
        [no_choice] odpowiedź nie wskazuje żadnej opcji
       *[no_option] wybór opcji, której nie ma
    }

## Dlaczego opcja jest dobra lub zła: o decyzji, nigdy o tym, kto ją podejmuje

why-above-penalty =
    Skreślając { $cell }, pomija się { $count ->
        [one] jedną liczbę
        [few] { $count } liczby
       *[other] { $count } liczb
    } dla jednego krzyżyka: pudło kosztuje mniej.
why-announces = To ogłasza koniec: wszyscy pozostali mają jeszcze po jednej turze.
why-announces-behind = To ogłasza koniec, choć prowadzi ktoś inny.
why-announces-early = To ogłasza koniec, choć można jeszcze sporo zyskać.
why-blocks = Skreślając { $cell }, zamyka się drogę liczbie { $other }, którą w tym samym rzędzie dają kolorowe kostki.
why-bonus =
    Pionek zyskuje { $points ->
        [one] jeden punkt dodatkowy
        [few] { $points } punkty dodatkowe
       *[other] { $points } punktów dodatkowych
    }.
why-cheap =
    { $count ->
        [one] Skreślając { $cell }, pomija się tylko jedną liczbę.
        [2] Skreślając { $cell }, pomija się tylko { $count } liczby.
        [few] Warto skreślić { $cell }, choć pomija się { $count } liczby.
       *[other] Warto skreślić { $cell }, choć pomija się { $count } liczb.
    }
why-cheaper-penalty =
    Przy każdym krzyżyku { $count ->
        [one] przepada co najmniej jedna liczba
        [few] przepadają co najmniej { $count } liczby
       *[other] przepada co najmniej { $count } liczb
    }: pudło kosztuje mniej.
why-completes = To kończy { $row } ({ $count } krzyżyków).
why-discard = Z kart na ręce najłatwiej odłożyć { $cards }.
why-draw = Liczby najbardziej przydatne na tej kartce: { $numbers }.
why-draw-better = Bardziej przydatne na tej kartce: { $numbers }.
why-ends-alone = To kończy grę.
why-ends-behind = To kończy grę, choć prowadzi ktoś inny.
why-ends-early = To kończy grę, choć można jeszcze sporo zyskać.
why-ends-tie = To kończy grę remisem.
why-ends-win = To kończy grę, póki jest przewaga.
why-equal = To równie dobra opcja.
why-fifth = Skreślając { $cell }, zdobywa się piąty krzyżyk: ostatnia liczba rzędu staje się dostępna.
why-free = Skreślając { $cell }, nie pomija się żadnej liczby.
why-gives-up = Skreślając { $cell }, traci się liczby, które wypadają najczęściej: { $numbers }.
why-hurries = Pionek mija pola, które dałyby więcej.
why-keeps = Przy okazji można odłożyć { $cards }.
why-later = Skreślić { $cell } można i później: dają ją też kolorowe kostki.
why-less = Inne opcje dają później więcej.
why-locks = To zamyka { $row } ({ $count } krzyżyków); nikt inny już z niego nie skorzysta.
why-locks-behind = Zamykając { $row }, przybliża się koniec, choć prowadzi ktoś inny.
why-locks-early = Zamykając { $row }, przybliża się koniec, choć można jeszcze sporo zyskać.
why-lucky = Dokładnie to, czego było trzeba.
why-misses =
    { $count ->
        [0] Skreślając { $cell }, nie pomija się żadnej liczby.
        [one] Skreślając { $cell }, pomija się tylko jedną liczbę.
        [few] Warto skreślić { $cell }, choć pomija się { $count } liczby.
       *[other] Warto skreślić { $cell }, choć pomija się { $count } liczb.
    }
why-misses-bonus =
    Pionek mógłby zyskać { $points ->
        [one] o jeden punkt dodatkowy
        [few] o { $points } punkty dodatkowe
       *[other] o { $points } punktów dodatkowych
    } więcej.
why-misses-end = Grę można tu zakończyć, póki jest przewaga.
why-misses-lock = Skreślając { $cell }, kończy się rząd ({ $count } krzyżyków).
why-misses-set = Można naraz postawić { $count } krzyżyki: { $numbers }.
why-moves = Ruch do przodu nic tu nie kosztuje.
why-nothing = Nie ma czego skreślić.
why-patience = Czekanie jest tu warte więcej niż jakikolwiek krzyżyk.
why-penalty =
    { $count ->
        [3] Nic nie skreślając, traci się pięć punktów, a to trzecie pudło: jeszcze jedno kończy grę.
       *[other] Nic nie skreślając, dostaje się pudło: minus pięć punktów.
    }
why-richer =
    Skreślając { $cell }, od razu zyskuje się więcej: { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
why-room =
    Skreślając { $cell }, zostawia się w rzędzie { $count ->
        [one] jedną liczbę
        [few] { $count } liczby
       *[other] { $count } liczb
    }; najlepszy krzyżyk zostawia { $other }.
why-saves-penalty =
    Skreślając { $cell }, pomija się { $count ->
        [one] jedną liczbę
        [few] { $count } liczby
       *[other] { $count } liczb
    }, ale unika się pudła.
why-set = { $count } krzyżyki naraz: { $numbers }.
why-skips =
    Skreślając { $cell }, pomija się { $count ->
        [one] jedną liczbę
        [few] { $count } liczby
       *[other] { $count } liczb
    } dla { $crosses ->
        [one] jednego krzyżyka
       *[other] { $crosses } krzyżyków
    }.
why-spends = Lepiej zatrzymać { $cards } na później.
why-stays = Lepiej, żeby pionek poczekał.
why-unlucky = Niewiele z tego pożytku.
why-waits =
    Przy każdym krzyżyku { $count ->
        [one] przepada co najmniej jedna liczba
        [few] przepadają co najmniej { $count } liczby
       *[other] przepada co najmniej { $count } liczb
    }: lepiej poczekać.

## Analiza gry

cli-review = Analizuje grę: szanse na wygraną, szczęście i koszt każdej decyzji.
cli-review-seat = wypisz decyzje tylko tego miejsca, licząc od 1
cli-review-all = wypisz wszystkie kosztowne decyzje, nie tylko dziesięć najkosztowniejszych
cli-review-html = zapisz analizę jako stronę HTML w tym pliku
cli-review-ms = ile milisekund analizować decyzję, która wygląda na kosztowną (domyślnie 50)
cli-review-json = wypisz analizę w formacie JSON
review-whole = --json podaje całą analizę, więc nie można użyć --seat.
review-working = Analiza
review-title = Analiza gry: { $game }
review-result = Wynik: { $standing }
review-unfinished = Gra jeszcze trwa: { $standing }
review-curve-win = Szansa na wygraną, tura po turze
review-curve-points = Oczekiwane punkty, tura po turze
review-curve-spoken = Linie, tura po turze. Na końcu: { $players }. Liczby są w tabeli poniżej.
review-curve-table = Krzywa w liczbach
review-turn = Tura
review-end-of-game = Koniec
review-parts-title = Szczęście i umiejętności
review-parts-note = Szczęście: co kostki lub karty dałyby komuś, kto zawsze decyduje najlepiej. Decyzje: ile stracono w porównaniu z najlepszymi.
review-player = Gracz
review-start = Początek
review-luck = Szczęście
review-cost = Decyzje
review-others = Inni
review-end = Koniec
review-told =
    { $kind ->
        [cards] { $sign ->
            [minus] { $player }: karty zabrały { $luck }, decyzje kosztowały { $cost }.
           *[plus] { $player }: karty dały { $luck }, decyzje kosztowały { $cost }.
        }
       *[dice] { $sign ->
            [minus] { $player }: kostki zabrały { $luck }, decyzje kosztowały { $cost }.
           *[plus] { $player }: kostki dały { $luck }, decyzje kosztowały { $cost }.
        }
    }
review-moments-title =
    { $count ->
        [one] Moment, który rozstrzygnął grę
        [few] { $count } momenty, które rozstrzygnęły grę
       *[many] { $count } momentów, które rozstrzygnęły grę
    }
review-moment-luck =
    { $kind ->
        [cards] Tura { $turn }: karty. { $player } { $swing }
       *[dice] Tura { $turn }: kostki { $dice }. { $player } { $swing }
    }
review-moment-decision = Tura { $turn }: decyzja. { $player } { $swing }
review-instead = Wybrano: { $decision }. Najlepiej: { $best }.
review-lucky-best = Najlepiej: { $best }.
review-move = pionek na { $cell } (pole { $field })
review-show = nic, odłożono { $cards }
review-costly-title = Kosztowne decyzje
review-costly-none = Żadna decyzja nie kosztowała tyle, żeby warto było o tym mówić.
review-more =
    { $count ->
        [one] Jeszcze jedna
       *[other] Jeszcze { $count }
    }
review-every = --all podaje wszystkie kosztowne decyzje, --seat N tylko decyzje jednego gracza.
review-grades-title = Jak dobre były decyzje
review-grade-best = Najlepsza
review-grade-fine = Dobra
review-grade-slip = Niedokładność
review-grade-mistake = Błąd
review-grade-blunder = Gruby błąd
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-percent-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt
review-written = Analiza jest w pliku { $file }.

## Ćwiczenia: pozycja na każdy dzień i rozwiązana gra solo

table-busy = Serwer jest teraz zajęty: spróbuj ponownie za minutę.
table-no_such_day = Na ten dzień nie ma pozycji.
cli-practice = Rozwiąż pozycję dnia i zobacz, jak dobra jest twoja decyzja.
cli-practice-date = dzień jako RRRR-MM-DD, jeden z ostatnich 30 (domyślnie dzisiejszy)
cli-practice-solo = zagraj w kości solo i porównaj każdą decyzję z grą doskonałą
practice-no-date = „{ $value }” to nie data: wpisz ją tak: 2026-05-31.
practice-no-day = Na { $date } nie ma pozycji. Dostępne są dni od { $first } do { $last }.
practice-either = --date i --solo nie można użyć naraz.
practice-seed-solo = --seed działa tylko z --solo.
practice-title = Pozycja z { $date }: { $game }
practice-left = Możesz do niej wrócić w każdej chwili.
practice-right = To najlepsza opcja.
practice-place = To { $place }. opcja z { $options }, licząc od najlepszej.
practice-cost = W porównaniu z najlepszą opcją szansa na wygraną spada o { $win }, a wynik o { $points } punktu.
practice-cost-richer = W porównaniu z najlepszą opcją szansa na wygraną spada o { $win }, choć średnio daje to o { $points } punktu więcej.
practice-streak =
    { $count ->
        [one] Pierwszy dzień serii.
        [few] { $count } dni z rzędu.
        [many] { $count } dni z rzędu.
       *[other] { $count } dnia z rzędu.
    }
practice-all = Wpisz „{ $word }”, żeby zobaczyć listę wszystkich { $count } opcji, albo naciśnij Enter, żeby skończyć.
practice-help-quit = { $word }: wyjście
practice-perfect = Doskonały gracz zdecydowałby tak samo.
practice-better = Doskonały gracz: { $decision }. Twoja decyzja kosztuje średnio { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } punktu.
solo-perfect = Doskonały gracz zdobywa średnio { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu.
solo-same-dice =
    { $points ->
        [one] Z tymi samymi rzutami doskonałe decyzje dałyby { $points } punkt.
        [few] Z tymi samymi rzutami doskonałe decyzje dałyby { $points } punkty.
        [many] Z tymi samymi rzutami doskonałe decyzje dałyby { $points } punktów.
       *[other] Z tymi samymi rzutami doskonałe decyzje dałyby { $points } punktu.
    }
solo-lost = Wszystkie twoje decyzje razem kosztowały średnio { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu.
web-practice = Ćwiczenia
web-practice-more = Pozycja na każdy dzień oraz solo kontra gra doskonała.
web-practice-intro = Ta sama pozycja dla wszystkich, codziennie nowa. Zdecyduj jak w grze, a potem zobacz, ile jest warta każda opcja.
web-practice-solo = Solo kontra gra doskonała
web-practice-solo-more = Qwixx dla jednej osoby jest rozwiązany. Każda tura jest twoja, a na końcu zobaczysz swoje punkty obok punktów doskonałego gracza.
web-practice-solo-play = Zagraj solo
web-practice-ranking = Ile warta jest każda opcja
web-practice-yours = twoja odpowiedź
web-practice-share-text = Rowlock, pozycja z { $date } ({ $game }): { $result }
web-practice-share-best = najlepsza opcja
web-practice-share-place = { $place }. opcja z { $options }, stracona szansa na wygraną: { $lost }
web-practice-past = Poprzednie dni
web-practice-today = Dzisiaj
web-practice-done =
    { $result ->
        [best] najlepsza opcja znaleziona
        [other] rozegrana
       *[open] jeszcze nierozegrana
    }

## Przeglądarka: analiza gry

web-review = Analiza
web-review-working = Analiza kolejnych decyzji: { $percent }
web-review-none = Najpierw otwórz grę, a potem wybierz jej analizę.
web-review-curve = Szansa na wygraną, tura po turze
web-review-curve-solo = Oczekiwane punkty, tura po turze
web-review-parts = Szczęście i decyzje
web-review-parts-about =
    { $kind ->
        [solo] Co przyniosły kostki i co kosztowały decyzje: z tego składa się droga od początku do końca.
       *[other] Co przyniosły kostki lub karty, co kosztowały decyzje i co zrobili pozostali: z tego składa się droga od początku do końca.
    }
web-review-luck = Szczęście
web-review-lost = Decyzje
web-review-others = Pozostali
web-review-moments = Co rozstrzygnęło grę
web-review-decision = Decyzja
web-review-costly = Kosztowne decyzje
web-review-costly-none = Żadna decyzja nie kosztowała tyle, żeby warto było o tym mówić.
web-review-unfinished = Tej gry nie dokończono: analiza obejmuje tylko rozegraną część.
web-review-previous = Poprzednia kosztowna decyzja
web-review-next = Następna kosztowna decyzja
web-review-better = Lepiej: { $decision }
web-review-chosen = wybrane
web-review-best = najlepsze
web-review-all =
    { $count ->
        [one] Pokaż jeszcze jedną
       *[other] Pokaż jeszcze { $count }
    }
web-review-retry = Spróbuj od tego miejsca
web-review-back = Wróć do analizy
web-review-retry-more =
    { $kind ->
        [solo] Nowa gra solo, od tego momentu i z nowymi rzutami.
        [cards] Nowy stół z botami, od tego momentu; stos losowania zostanie na nowo potasowany.
       *[other] Nowy stół z botami, od tego momentu i z nowymi rzutami.
    }
