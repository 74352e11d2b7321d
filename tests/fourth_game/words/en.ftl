game-hush = Hush
about-hush = the dice game with secret numbers
rules-hush = Each player holds three secret numbers. Give one up to cross it in any row.
help-hush = Type the number of your choice.
ask-whisper = { $player }, what do you whisper?
facts-hush = Your secret numbers: { $own }. Held by each player: { $held }.
option-hush = whisper { $decision }
told-hush = { $player } whispers { $decision }.
