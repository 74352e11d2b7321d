game-hush = Ticho
about-hush = hra s kockami a tajnými číslami
rules-hush = Každý hráč má tri tajné čísla. Jedno odovzdaj a zakrížikuj ho v ľubovoľnom rade.
help-hush = Napíš číslo svojej voľby.
ask-whisper = { $player }, čo pošepkáš?
facts-hush = Tvoje tajné čísla: { $own }. Hráči ich majú: { $held }.
option-hush = pošepkať { $decision }
told-hush = { $player } šepká { $decision }.
