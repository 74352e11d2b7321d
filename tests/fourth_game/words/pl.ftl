game-hush = Cisza
about-hush = gra z kośćmi i tajnymi liczbami
rules-hush = Każdy gracz ma trzy tajne liczby. Oddaj jedną, a skreślisz ją w dowolnym rzędzie.
help-hush = Wpisz numer swojego wyboru.
ask-whisper = { $player }, co szepczesz?
facts-hush = Twoje tajne liczby: { $own }. Gracze mają ich: { $held }.
option-hush = szept { $decision }
told-hush = { $player } szepcze { $decision }.
