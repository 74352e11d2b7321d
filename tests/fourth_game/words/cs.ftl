game-hush = Ticho
about-hush = hra s kostkami a tajnými čísly
rules-hush = Každý hráč má tři tajná čísla. Jedno odevzdej a zakřížkuj je v libovolné řadě.
help-hush = Napiš číslo své volby.
ask-whisper = { $player }, co pošeptáš?
facts-hush = Tvá tajná čísla: { $own }. Hráči jich mají: { $held }.
option-hush = pošeptat { $decision }
told-hush = { $player } šeptá { $decision }.
