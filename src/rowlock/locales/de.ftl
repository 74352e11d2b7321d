## Die Spiele

game-classic = Qwixx
game-cards = Qwixx Das Kartenspiel
game-onboard = Qwixx On Board
about-classic = das Würfelspiel, für 2 bis 5 Personen oder solo
about-cards = Karten statt Würfel, für 2 bis 5 Personen
about-onboard = das Würfelspiel mit einer Figur auf einer Laufstrecke, für 2 bis 4 Personen

## Farben, Reihen, Würfel, Zahlen

color-red = Rot
color-yellow = Gelb
color-green = Grün
color-blue = Blau
row-red = die rote Reihe
row-yellow = die gelbe Reihe
row-green = die grüne Reihe
row-blue = die blaue Reihe
die-red = Rot
die-yellow = Gelb
die-green = Grün
die-blue = Blau
cell-red = Rot { $number }
cell-yellow = Gelb { $number }
cell-green = Grün { $number }
cell-blue = Blau { $number }
card-joker = Joker { $number }
name-red = Rot { $number }
name-yellow = Gelb { $number }
name-green = Grün { $number }
name-blue = Blau { $number }
name-joker = Joker { $number }

## Das Spielblatt

sheet-of = Spielblatt von { $player }
sheet-penalties = Fehlwürfe { $boxes } { $points }
sheet-bonus = Bonus { $points }
sheet-total = Gesamt { $points }
spoken-none = nichts
spoken-row =
    { $row }: angekreuzt { $crossed }; { $state ->
        [locked] das Schloss ist auch angekreuzt
        [closed] von jemand anderem abgeschlossen
       *[open] weiter ab { $next }
    }. { $crosses ->
        [one] { $crosses } Kreuz
       *[other] { $crosses } Kreuze
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
spoken-total =
    { $bonus ->
        [0] Fehlwürfe: { $penalties }. Gesamt: { $points }.
       *[other] Fehlwürfe: { $penalties }. Bonus: { $bonus }. Gesamt: { $points }.
    }
spoken-pawn =
    { $field ->
        [0] { $player }: am Start, Bonus { $bonus }.
       *[other] { $player }: Feld { $field } von { $fields }, Bonus { $bonus }.
    }

## Der Spielplan und die Karten

track-start = Start: { $pawns } ({ $legend })
track-field = Feld
track-number = Zahl
track-bonus = Bonus
track-pawns = Figuren
hand = Deine Hand:
display = Auslage: { $cards }. Oben auf dem Nachziehstapel: { $top }. Karten im Stapel: { $pile }.

## Ein Zug

started = { $game }: { $players }.
started-help = Mit „{ $help }“ siehst du jederzeit alle Befehle.
turn = Zug { $turn }: { $player } ist dran. ({ $standing })
rolled = Würfel: Weiß { $one } und { $other } sind zusammen { $sum }; { $colored }.
rolled-die = { $die } { $face }
own-dice = { $player }, würfle und gib { $count } Würfel ein: zwei weiße, dann { $dice }.
ask-action1 =
    { $active ->
        [yes] { $player }, die weißen Würfel ergeben { $number }. Du bist dran. Was kreuzt du an?
       *[no] { $player }, die weißen Würfel ergeben { $number }. Was kreuzt du an?
    }
ask-action2 = { $player }, ein weißer Würfel mit einem farbigen: Was kreuzt du an?
ask-step3 = { $player }, ziehst du mit deiner Figur?
ask-draw =
    { $count ->
        [one] { $player }, nimm eine Karte aus der Auslage: Gib ihre Position ein, zum Beispiel 2.
       *[other] { $player }, nimm { $count } Karten aus der Auslage: Gib ihre Positionen ein, zum Beispiel { $example }.
    }
ask-number =
    { $active ->
        [yes] { $player }, die { $number } ist für alle. Du bist dran. Was kreuzt du an?
       *[no] { $player }, die { $number } ist für alle. Was kreuzt du an?
    }
ask-play = { $player }, spiele eine bis drei Karten einer Farbe aus. Was kreuzt du an?
ahead = Vor deiner Figur: { $fields }.
field = Feld { $field } { $cell } (+{ $bonus })
holds = { $player } hat { $numbers } auf der Hand.
discard = Oben auf dem Ablagestapel: { $top }.
hand-over = { $player }, nimm die Tastatur und drücke Enter.
more-options =
    { $count ->
        [one] … und noch eine: „{ $options }“ zeigt sie dir.
       *[other] … und { $count } weitere: „{ $options }“ zeigt sie dir.
    }
hint-title = Was deine Möglichkeiten wert sind, die besten zuerst
hint-win = Gewinnchance
hint-points = Punkte am Ende
hint-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
hint-number = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-spoken = { $option }. Gewinnchance: { $win }. Punkte am Ende: { $points }.
hint-spoken-solo = { $option }. Punkte am Ende: { $points }.
hint-why = { $option }: { $why }
hint-more =
    { $count ->
        [one] … und noch eine, nicht besser als diese
       *[other] … und { $count } weitere, nicht besser als diese
    }
hint-more-all =
    { $count ->
        [one] … und noch eine, nicht besser als diese: „{ $all }“ zeigt sie dir.
       *[other] … und { $count } weitere, nicht besser als diese: „{ $all }“ zeigt sie dir.
    }
option-pass = nichts
option-pass-penalty = nichts, dafür gibt es einen Fehlwurf
option-stay = die Figur bleibt stehen
option-stay-penalty = die Figur bleibt stehen, dafür gibt es einen Fehlwurf
option-move = Feld { $field }, { $cell } ankreuzen
option-move-free = Feld { $field }, { $cell } ist schon angekreuzt
option-play = { $crossed } mit { $cards }
option-show = nichts, { $cards } ablegen
option-show-penalty = nichts, { $cards } ablegen, dafür gibt es einen Fehlwurf
span =
    { $spoken ->
        [yes] { $first } bis { $last }
       *[no] { $first }–{ $last }
    }
note-skips = überspringt { $numbers }
# Beside what is crossed out, on a button. $cards is a list of cell-… or card-joker.
note-discards = legt auch { $cards } ab
note-locks = schließt die Reihe ab
note-completes = schließt deine Reihe ab
note-bonus = Bonus { $points }
note-penalty = kein Kreuz, also ein Fehlwurf
note-announces = läutet das Ende ein

## Was geschehen ist

told-pass = { $player } kreuzt nichts an.
told-stays = { $player } bleibt stehen.
told-cross = { $player } kreuzt { $crossed } an.
told-move = { $player } zieht auf Feld { $field }: { $cell } ist schon angekreuzt.
told-move-cross = { $player } zieht auf Feld { $field } und kreuzt { $cell } an.
told-draw = { $player } nimmt { $numbers }.
told-show = { $player } legt { $cards } ab und kreuzt nichts an.
told-play = { $player } spielt { $cards } aus und kreuzt { $crossed } an.
told-reshuffle = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
told-locked = { $player } schließt { $row } ab!
told-completed = { $player } schließt { $row } für sich ab!
told-penalty =
    { $player } bekommt den { $count ->
        [1] ersten
        [2] zweiten
        [3] dritten
       *[other] vierten
    } Fehlwurf.
told-announced = { $player } läutet das Ende ein: Alle anderen sind noch einmal dran.
taken-back = Zurückgenommen.
over =
    { $reason ->
        [four_penalties] Das Spiel ist zu Ende: ein vierter Fehlwurf.
        [two_rows_completed] Das Spiel ist zu Ende: Jemand hat zwei Reihen abgeschlossen.
        [track_end] Das Spiel ist zu Ende: Die letzten Züge sind gespielt.
       *[two_rows_locked] Das Spiel ist zu Ende: Zwei Reihen sind abgeschlossen.
    }
result =
    { $points ->
        [one] { $player }: { $sum } = { $points } Punkt
       *[other] { $player }: { $sum } = { $points } Punkte
    }
winners =
    { $count ->
        [one] { $margin ->
            [0] { $players } gewinnt!
            [one] { $players } gewinnt mit einem Punkt Vorsprung!
           *[other] { $players } gewinnt mit { $margin } Punkten Vorsprung!
        }
       *[other] Gleichstand: { $players } gewinnen gemeinsam!
    }
you-win =
    { $margin ->
        [0] Du gewinnst!
        [one] Du gewinnst mit einem Punkt Vorsprung!
       *[other] Du gewinnst mit { $margin } Punkten Vorsprung!
    }

## Speichern

kept = Die Partie ist in { $file } gespeichert.
left = Die Partie ist in { $file } gespeichert. Weiter geht es mit: { $command }
left-before = Es wurde keine Partie begonnen.
reason-missing = Datei nicht gefunden
reason-forbidden = keine Berechtigung
reason-full = Datenträger voll
reason-folder = keine Datei, sondern ein Ordner
reason-no-folder = ungültiger Pfad
reason-folder-missing = Ordner nicht gefunden
reason-not-text = kein UTF-8-Text
reason-other = vom System abgelehnt
not-saved = Die Partie lässt sich nicht in { $file } speichern: { $reason }.

## Was man eingeben kann

command-help = hilfe, h
command-options = auswahl, a
command-hint = tipp, ?h
command-all = alle
command-table = tisch, t
command-sheets = blätter, b
command-undo = zurück, z
command-save = speichern, s
command-quit = ende, e, q
help-help = { $word }: diese Liste
help-options = { $word }: alles, was du jetzt tun darfst
help-hint = { $word }: was deine Möglichkeiten wert sind, die besten zuerst, und warum
help-all = { $word }: der Tipp zu allen Möglichkeiten, nicht nur zu den besten
help-table = { $word }: was auf dem Tisch liegt: Würfel, Karten, Spielplan
help-sheets = { $word }: die Spielblätter von allen
help-undo = { $word }: die letzte Entscheidung zurücknehmen
help-save = { $word }: jetzt speichern (nach jeder Entscheidung geschieht das von selbst)
help-quit = { $word }: speichern und aufhören
help-decisions = Zum Entscheiden gibst du die Nummer ein, die vor einer Möglichkeit steht.
help-classic = Du kannst auch eingeben, was du ankreuzt, zum Beispiel r5 oder rot 5 (r ist Rot, y Gelb, g Grün, b Blau), oder - für nichts.
help-cards = Du kannst auch eingeben, was du ankreuzt, zum Beispiel r5 (r ist Rot, y Gelb, g Grün, b Blau, j Joker), oder - für nichts; zum Ausspielen die Karten, dann > und die Zahlen, zum Beispiel g11 g9 > 11 9. Steht nach > nichts, legst du sie ohne Kreuz ab.
help-onboard = Du kannst auch eingeben, was du ankreuzt, zum Beispiel r5 (r ist Rot, y Gelb, g Grün, b Blau), oder - für nichts; zum Ziehen @ und das Feld, zum Beispiel @7.
help-dice = Würfel gibst du der Reihe nach ein: zwei weiße, dann rot, gelb, grün und blau, soweit sie noch im Spiel sind.
help-points = Punkte für 1 bis 12 Kreuze in einer Reihe: { $points }.
rules-classic = Kurz gesagt: Zahlen werden von links nach rechts angekreuzt. Die letzte Zahl einer Reihe braucht vorher fünf Kreuze und schließt die Reihe für alle ab. Bist du dran und kreuzt nichts an, bekommst du einen Fehlwurf: fünf Punkte weniger. Zwei abgeschlossene Reihen oder ein vierter Fehlwurf beenden das Spiel.
rules-cards = Kurz gesagt: Zahlen werden von links nach rechts angekreuzt. Die letzte Zahl einer Reihe braucht vorher fünf Kreuze und schließt die Reihe nur für dich ab. Bist du dran und kreuzt nichts an, bekommst du einen Fehlwurf: fünf Punkte weniger. Zwei abgeschlossene Reihen auf einem Blatt oder ein vierter Fehlwurf beenden das Spiel.
rules-onboard = Kurz gesagt: Alles wie im Würfelspiel, und wenn du dran bist, darf deine Figur ein bis fünf freie Felder weit ziehen, sofern die Zahl dort angekreuzt ist oder jetzt angekreuzt werden kann. Eine Figur auf einem der letzten fünf Felder, die einen Stern tragen, läutet das Ende ein: Alle anderen sind noch einmal dran.
typed-pass = nichts, passen
typed-no-option = Eine Möglichkeit { $number } gibt es nicht; gib { $least } bis { $most } ein.
typed-cross = Gib die Nummer einer Möglichkeit ein, oder Reihe und Zahl wie r5, oder - für nichts.
typed-move = Gib die Nummer einer Möglichkeit ein, oder @ und ein Feld wie @7, oder - zum Stehenbleiben.
typed-draw = Gib Positionen der Auslage ein, 1 bis 4, zum Beispiel 1 3.
typed-play = Gib die Nummer einer Möglichkeit ein, oder Karten, > und die Zahlen zum Ankreuzen, zum Beispiel g11 g9 > 11 9.
typed-joker-color = Sag auch, welche Farbe der Joker haben soll, zum Beispiel j5 > g5.
typed-dice =
    { $count ->
        [6] Gib { $count } Würfel ein, jeder 1 bis 6, zum Beispiel 4 1 2 3 5 6.
       *[other] Gib { $count } Würfel ein, jeder 1 bis 6, zum Beispiel 4 1 2 3 5.
    }

## Der Anfang

welcome = Rowlock spielt Qwixx. Mit dem Verlag hat Rowlock nichts zu tun; Qwixx ist eine Marke des Verlags.
ask-game = Welches Spiel? Gib seine Nummer ein, oder drücke Enter für das erste.
ask-game-left = Eine Partie ist noch offen, { $name }: Mit 0 geht es weiter.
ask-game-again = Gib eine Zahl von 1 bis { $count } ein.
ask-jokers = Mit Jokern? Gib „j“ für ja ein, oder drücke Enter für nein.
ask-track = Welche Seite des Spielplans? Gib „a“ oder „b“ ein, oder drücke Enter für „a“.
typed-yes = ja, j
ask-seats = Wer spielt mit? Gib Namen ein, mit Kommas dazwischen; für einen Bot einen von diesen (der schwächste zuerst). Oder drücke Enter für: { $usual }
ask-seats-solo = Willst du allein üben, gib „{ $word }“ ein.
typed-solo = solo, allein
you = Gast
bot-random = Zufall
bot-random-about = Macht irgendetwas, was die Regeln erlauben, ohne nachzudenken.
bot-novice = Neuling
bot-novice-about = Spielt wie beim ersten Mal: nimmt, was gerade kommt, überspringt zu viel und übersieht manches.
bot-greedy = Nimmersatt
bot-greedy-about = Überspringt nur ungern Zahlen und schaut nie auf dein Blatt.
bot-steady = Kenner
bot-steady-about = Weiß, was aus einer Reihe noch werden kann, plant den ganzen Zug und behält dein Blatt im Auge.
bot-expert = Profi
bot-expert-about = Hat im Spiel gegen sich selbst gelernt und spielt danach, ohne vorauszuschauen.
bot-champion = Champion
bot-champion-about = Der stärkste: hat gelernt wie der Profi und schaut voraus, was kommen kann.

## Die Befehlszeile

cli-rowlock = Qwixx, Qwixx Das Kartenspiel und Qwixx On Board spielen.
cli-play = In diesem Terminal spielen, gemeinsam an einer Tastatur und mit Bots.
cli-referee = Die Regeln für andere Programme anwenden: je Zeile eine JSON-Anfrage auf der Standardeingabe, je Zeile eine Antwort auf der Standardausgabe.
cli-perft = Die möglichen Abläufe der ersten Züge zählen, um Umsetzungen der Regeln zu vergleichen.
cli-game = classic, cards oder onboard
cli-players = wie viele mitspielen
cli-turns = die Zahl der Züge, 1 bis 5
cli-seed = Startwert für Würfel und Karten; derselbe Startwert ergibt dieselbe Partie
cli-perft-seed = Startwert für das Mischen der Karten
cli-seats = wer mitspielt, zum Beispiel "Ada,Bob,bot:greedy"; --bots zeigt die Bots
cli-play-bots = die Bots mit Beschreibung zeigen, der schwächste zuerst
cli-start = der Platz, der beginnt, gezählt ab 1 (Standard: ausgelost)
cli-solo = das Würfelspiel für eine Person
cli-jokers = das Kartenspiel mit Jokern
cli-track-option = die Laufstrecke von On Board: a, b oder eine Datei
cli-dice = own: mit echten Würfeln würfeln und die Ergebnisse eingeben
cli-spoken = die Spielblätter in Worten beschreiben, für Screenreader
cli-resume = eine gespeicherte Partie fortsetzen
cli-save = die Datei, in der die Partie gespeichert wird
cli-lang = die Sprache: en, pl, cs, sk, de, nl oder fr
cli-version = die Version anzeigen
cli-help = diese Hilfe anzeigen
cli-usage-line = Aufruf:
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-usage = Die Befehlszeile ist unverständlich; siehe „rowlock --help“.
cli-no-option = Die Option { $option } gibt es nicht; siehe „--help“.
cli-option-value = Die Option { $option } braucht einen Wert.
cli-missing = { $parameter } fehlt; siehe „--help“.
cli-bad-value = Der Wert von { $parameter } ist ungültig; siehe „--help“.
cli-no-game-module = Das Spielmodul { $module }, das { $variable } nennt, ist nicht da.
cli-no-language = Die Sprache { $value } gibt es nicht; zur Wahl stehen { $languages }.
cli-no-file = Die Datei { $file } lässt sich nicht lesen: { $reason }.
cli-track = { $file }: { $reason }
cli-not-json = Die Datei { $file } ist kein JSON: Zeile { $line }, Spalte { $column }.
cli-not-a-game = Die Datei { $file } ist keine gespeicherte Partie: { $reason }
cli-exists = Die Datei { $file } gibt es schon; wähle eine andere.
cli-resume-alone = --resume setzt eine gespeicherte Partie fort; ein anderes Spiel, Plätze oder Optionen passen nicht dazu.
cli-no-bot = Den Bot { $name } gibt es nicht; zur Wahl stehen { $bots }.
cli-bad-name = „{ $name }“ geht nicht als Name: Erlaubt sind 1 bis { $most } druckbare Zeichen.
cli-own-dice-cards = --dice own geht hier nicht: Dieses Spiel hat keine Würfel.
perft-counting = Es wird gezählt

## Was die Regeln nicht erlauben, nach Code

error-game_over = Das Spiel ist zu Ende.
error-not_to_act = Platz { $seat } hat gerade nichts zu entscheiden.
error-decision_missing = Platz { $seat } hat noch nicht entschieden.
error-already_decided = Platz { $seat } hat schon entschieden.
error-not_a_decision = „{ $text }“ ist keine Entscheidung.
error-wrong_decision = So eine Entscheidung gehört nicht in diesen Teil des Zuges.
error-no_such_seat = Platz { $seat } gibt es nicht.
error-no_such_step =
    { $count ->
        [one] Die Partie hat { $count } Schritt.
       *[other] Die Partie hat { $count } Schritte.
    }
error-nothing_to_undo = Es gibt nichts zurückzunehmen.
error-no_such_number = Keine Reihe hat die Zahl { $number }: Es gibt nur 2 bis 12.
error-not_the_white_sum = Die weißen Würfel ergeben { $sum }, nicht { $number }.
error-not_the_number = Die Zahl für alle ist { $sum }, nicht { $number }.
error-not_a_sum = Mit Weiß und { $die } kommst du nicht auf { $number }.
error-row_closed = Dort geht kein Kreuz mehr, denn { $row } ist abgeschlossen.
error-already_crossed = Schon angekreuzt: { $cell }.
error-left_of_a_cross = Dort geht kein Kreuz: { $cell } liegt links von einer angekreuzten Zahl.
error-needs_five =
    { $crosses ->
        [one] Die letzte Zahl einer Reihe braucht vorher fünf Kreuze; bisher ist es { $crosses }.
       *[other] Die letzte Zahl einer Reihe braucht vorher fünf Kreuze; bisher sind es { $crosses }.
    }
error-no_such_field = Die Laufstrecke hat kein Feld { $field }.
error-not_ahead = Feld { $field } liegt nicht vor der Figur.
error-field_occupied = Auf Feld { $field } steht eine andere Figur.
error-field_too_far = Feld { $field } ist mehr als fünf freie Felder entfernt.
error-cannot_land = Die Figur darf nicht auf Feld { $field }: { $cell } ist nicht angekreuzt und lässt sich jetzt auch nicht ankreuzen.
error-too_many_steps =
    { $most ->
        [one] Die Figur darf höchstens { $most } Feld weit ziehen, nicht { $steps }.
       *[other] Die Figur darf höchstens { $most } Felder weit ziehen, nicht { $steps }.
    }
error-move_contradicts_itself = Schritte, Feld und Kreuz dieses Zuges passen nicht zusammen.
error-draw_count =
    { $count ->
        [one] Du musst genau eine Karte nehmen.
       *[other] Du musst genau { $count } Karten nehmen.
    }
error-no_such_place = An Position { $place } der Auslage liegt keine Karte.
error-place_twice = Eine Position der Auslage ist doppelt genannt.
error-card_not_on_display = { $card } liegt nicht in der Auslage.
error-card_not_in_hand = { $card } hast du nicht auf der Hand.
error-card_twice = { $card } ist doppelt genannt.
error-no_card = Eine Karte musst du ausspielen.
error-too_many_cards = Du darfst höchstens drei Karten zusammen ausspielen.
error-mixed_colors = Karten, die zusammen ausgespielt werden, müssen dieselbe Farbe haben.
error-number_not_shown = Die { $number } steht auf keiner der gezeigten Karten.
error-number_twice = Die { $number } ist doppelt genannt.
error-skips_too_many = Zwischen der ersten und der letzten Zahl darfst du höchstens eine überspringen.
error-turn_begun = Gezählt wird ab dem Anfang eines Zuges.
error-dice_wanted = Zuerst muss gewürfelt werden.
error-chance_not_wanted = Jetzt gibt es nichts zu würfeln oder zu mischen.
error-die_missing = Ein Würfel fehlt noch: { $die }.
error-bad_die = Ein Würfel zeigt 1 bis 6.
error-reshuffle_wanted = Der Nachziehstapel ist aufgebraucht: Der Ablagestapel muss gemischt werden.
error-bad_reshuffle = Die gemischten Karten sind nicht die des Ablagestapels.
error-bad_players = { $game } ist für { $least } bis { $most } Personen.
error-bad_solo = Solo spielt man allein.
error-bad_start = Platz { $seat } kann nicht beginnen: Es gibt ihn nicht.
error-bad_names =
    { $count ->
        [one] An dieser Partie nimmt { $count } Person teil, und sie braucht einen Namen.
       *[other] An dieser Partie nehmen { $count } Personen teil: Alle brauchen einen Namen.
    }
error-bad_text = Name, Startwert und Datum haben 1 bis { $most } druckbare Zeichen.
error-bad_deck = Das sind nicht die { $count } Karten dieses Spiels.
error-unknown_game = Ein Spiel { $game } gibt es nicht; es gibt classic, cards und onboard.
error-no_engine = { $game } lässt sich nicht analysieren: Dafür ist kein neuronales Netz trainiert.
error-unknown_option = { $game } hat keine Option { $option }.
error-unknown_track = Die Laufstrecke { $track } gibt es nicht.
error-not_a_track = Eine Laufstrecke ist eine Liste von Feldern.
error-track_length = Eine Laufstrecke hat { $least } bis { $most } Felder, diese hat { $count }.
error-track_field = Feld { $field } der Laufstrecke muss [color, number, bonus] sein.
error-track_color = Feld { $field } der Laufstrecke: Die Farbe muss red, yellow, green oder blue sein.
error-track_number = Feld { $field } der Laufstrecke: Die Zahl muss 2 bis 12 sein.
error-track_bonus = Feld { $field } der Laufstrecke: Der Bonus muss 0 bis 20 sein.

## Was an einer gespeicherten Partie nicht stimmt, nach Code

record-at = Zeile { $line }, Spalte { $column }: { $reason }
record-too_long = Der Text ist zu lang für eine Partie.
record-bad_tag = Ein Tag schreibt man so: [Name "Wert"].
record-tag_unknown = Das Tag { $tag } gibt es hier nicht.
record-tag_twice = Das Tag { $tag } kommt doppelt vor.
record-tag_missing = Das Tag { $tag } fehlt.
record-tag_value = Das Tag { $tag } kann nicht „{ $value }“ sein.
record-turn_number = Die nächste Zeile muss Zug { $turn } sein.
record-token_missing = Die Zeile endet zu früh; es fehlt: { $wanted }.
record-token_wrong = „{ $token }“ passt hier nicht; erwartet: { $wanted }.
record-line_too_long = „{ $token }“ gehört nicht mehr zu diesem Zug.
record-after_the_end = Vor dieser Zeile ist das Spiel schon zu Ende.
record-after_undecided = Nach einer offenen Entscheidung kann nichts mehr kommen.
record-no_lock_here = „{ $token }“ schließt keine Reihe ab.
record-no_cross_here = „{ $token }“ kreuzt diese Zahl nicht an.
record-no_penalty_here = In diesem Zug gibt es keinen Fehlwurf.
record-wrong_number = Die Zahl für alle ist { $number }.
record-wrong_result = Die Punkte sind { $result }.
record-wrong_end = So endet das Spiel nicht.
wanted-turn = der Anfang eines Zuges (etwa 1A.)
wanted-bar = ein Strich |
wanted-white = zwei weiße Würfel wie 4+1
wanted-die = ein Würfel wie R2
wanted-decision = eine Entscheidung
wanted-cross = ein Kreuz wie r5, oder -
wanted-same_color = ein Kreuz derselben Farbe
wanted-move = ein Zug der Figur wie @5 oder @5+g10, oder -
wanted-card = eine Karte wie R7
wanted-display = eine Karte aus der Auslage
wanted-marks = was angekreuzt wird, wie g11, oder g-
wanted-number = die Zahl für alle wie 7:

## rowlock verify

cli-verify = Prüfen, ob Würfel und Karten einer Partie aus ihrem Startwert folgen.
cli-verify-file = die gespeicherte Partie; - liest die Standardeingabe
cli-verify-json = den Bericht als JSON ausgeben
cli-verify-seen = Notizen darüber, was du gesehen hast, wie „rowlock join“ sie führt
verify-checked =
    Geprüft: { $rolls ->
        [one] { $rolls } Wurf
       *[other] { $rolls } Würfe
    }, { $shuffles ->
        [one] { $shuffles }-mal gemischt
       *[other] { $shuffles }-mal gemischt
    }.
verify-fair = Alles folgt aus dem Startwert.
verify-committed = Der Fingerabdruck passt zum Startwert. Vergleiche ihn mit dem, der vor dem Spiel gezeigt wurde.
verify-uncommitted = Es gibt keinen Fingerabdruck: Der Startwert kann mit Absicht gewählt worden sein, und wer beginnt und wie zuerst gemischt wurde, ist nicht geprüft.
verify-finding =
    Zeile { $line }: { $code ->
        [wrong_commitment] Fingerabdruck: gefunden { $found }, aus dem Startwert folgt { $expected }
        [wrong_start] Wer beginnt: gefunden { $found }, aus dem Startwert folgt { $expected }
        [wrong_deck] Erster Kartenstapel: gefunden { $found }, aus dem Startwert folgt { $expected }
        [wrong_shuffle] Gemischter Ablagestapel: gefunden { $found }, aus dem Startwert folgt { $expected }
        [other_commitment] Der Fingerabdruck ist { $found }, aber dieses Gerät hatte { $expected } gesehen
        [other_text] Platz { $seat } hat im Startwert den Text { $found }, aber dieses Gerät kennt { $expected }
        [wrong_pledge] Der Text von Platz { $seat } ist { $found }; das passt nicht zu dem, was zugesagt war: { $expected }
        [other_draw] In der Aufzeichnung steht { $found }, aber dieses Gerät sah { $expected }
        [missing_draw] Dieses Gerät sah { $expected }; in der Aufzeichnung fehlt das
       *[wrong_dice] Würfel: gefunden { $found }, aus dem Startwert folgt { $expected }
    }.
verify-unfair =
    { $count ->
        [one] NICHT fair: { $count } Stelle stimmt nicht.
       *[other] NICHT fair: { $count } Stellen stimmen nicht.
    }
verify-no-seed = Die Datei { $file } enthält keinen Startwert, also gibt es nichts zu prüfen.
verify-bad-seen = Die Notizen in { $file } lassen sich nicht lesen.
verify-voided =
    { $count ->
        [one] Ein früherer Anlauf wurde abgebrochen, nachdem Texte aufgedeckt waren: Merkt euch, wer gegangen ist.
       *[other] { $count } frühere Anläufe wurden abgebrochen, nachdem Texte aufgedeckt waren: Merkt euch, wer gegangen ist.
    }
check-question =
    { $name ->
        [commitment] Passt der Fingerabdruck zum Geheimnis des Servers?
        [first_commitment] Ist es der Fingerabdruck, den dieses Gerät zuerst gesehen hat?
        [own_text] Steht dein Text im Startwert, an deinem Platz?
        [pledges] Wurde an jedem Platz der Text aufgedeckt, der zugesagt war?
        [draws] Folgt jeder Wurf und jedes Mischen aus dem Startwert?
       *[seen_draws] Sind es die Würfel und Karten, die dieses Gerät gesehen hat?
    }
check-state =
    { $state ->
        [passed] ja
        [failed] NEIN
       *[not_made] nicht geprüft
    }
check-why =
    { $why ->
        [no_seed] die Aufzeichnung enthält keinen Startwert
        [no_commitment] die Aufzeichnung enthält keinen Fingerabdruck
        [nothing_noted] dieses Gerät hat keine Notizen zu der Partie
        [no_seat] du hast zugeschaut
        [no_text] dieses Gerät hat keinen Text beigesteuert
        [no_pledges] dieses Gerät hat das Aufdecken der Texte nicht gesehen
       *[no_draws] dieses Gerät hat keine Würfel oder Karten gesehen
    }

## Live-Tische: was ein Tisch oder sein Server nicht zulässt

problem-title = Das geht nicht.
table-no_such_table = Den Tisch { $table } gibt es nicht.
table-no_such_code = Unter diesem Code wartet kein Tisch. Prüfe beide Wörter.
table-no_code = Dieser Tisch hat keinen Code: nimm den Link.
table-not_the_host = Das kann nur, wer den Tisch eröffnet hat.
table-not_seated = Du hast keinen Platz an diesem Tisch.
table-already_seated = Du hast schon einen Platz an diesem Tisch.
table-seat_taken = Platz { $seat } ist besetzt.
table-table_full = An diesem Tisch sind alle Plätze besetzt.
table-seats_open = Es sind noch Plätze frei.
table-seats_reserved = Es fehlt noch jemand: Warte, oder gib den Platz frei.
table-nobody_plays = Auf mindestens einem Platz muss ein Mensch sitzen.
table-already_started = Das Spiel läuft schon.
table-not_started = Das Spiel hat noch nicht begonnen.
table-revealing = Gleich geht es los: Die Texte für die Würfel werden gerade aufgedeckt.
table-not_revealing = Gerade werden keine Texte aufgedeckt.
table-wrong_text = Das ist nicht der Text, den dein Platz vor dem Spiel zugesagt hat.
table-game_finished = Das Spiel ist zu Ende.
table-not_finished = Das Spiel läuft noch.
table-table_closed = Der Tisch wurde geschlossen.
table-not_your_roll = Jemand anders ist mit Würfeln dran.
table-out_of_date = Das Spiel ist inzwischen weiter.
table-undo_not_allowed = An diesem Tisch ist jede Entscheidung endgültig.
table-too_late_to_undo = Zum Zurücknehmen ist es zu spät: Andere haben darauf reagiert, oder es wurde seitdem gewürfelt oder gemischt.
table-hints_not_allowed = An diesem Tisch gibt es keine Tipps.
table-no_hint_now = Einen Tipp gibt es, wenn du etwas zu entscheiden hast.
table-hint_under_way = Dein Tipp ist schon unterwegs.
table-already_resigned = Du hast aufgegeben.
table-not_away = Niemand spielt für dich.
table-not_gone = Das geht erst, wenn jemand eine Minute lang weg ist.
table-clock_decides = Hier entscheidet die Uhr für alle, die nicht da sind.
table-no_spectators = Diesen Tisch sehen nur die, die mitspielen.
table-unknown_bot = Einen Bot namens { $bot } gibt es nicht.
table-unknown_reaction = Diese Reaktion gibt es nicht.
table-bot_cannot_play = Der Bot { $bot } kann { $game } nicht spielen. Wähle einen anderen.
table-bad_name =
    { $most ->
        [one] Ein Name hat ein druckbares Zeichen.
       *[other] Ein Name hat 1 bis { $most } druckbare Zeichen.
    }
table-bad_entropy = Dein eigener Text für die Würfel muss 1 bis { $most } Buchstaben oder Ziffern haben.
table-bad_option = Dieses Spiel hat keine Option { $option }.
table-nothing_changes = Das ändert nichts.
table-table_worn_out = Dieser Tisch ist schon zu lange in Gebrauch: Eröffne einen neuen.
table-not_by_token = Mit dem Token eines Programms geht das nicht: Mach es selbst.
table-no_push = Dieser Server verschickt keine Nachrichten.
table-bad_subscription = Die Anmeldung dieses Browsers für Nachrichten ist nicht brauchbar: { $where }.
table-bad_record = Das ist nicht die Aufzeichnung einer Partie: Zeile { $line }, Spalte { $column }.
table-broken_log = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Bitte sag denen Bescheid, die den Server betreiben.
table-newer_log = Dieser Tisch stammt von einer neueren Version des Servers. Versuch es wieder, wenn dieser Server aktualisiert ist.
table-unavailable = Die Tische sind gerade nicht erreichbar. Bitte versuch es noch einmal.
table-no_such_page = Unter dieser Adresse ist nichts.
table-no_documentation = Auf diesem Server ist die Dokumentation nicht gebaut. So geht es: make docs
table-wrong_method = Diese Adresse nimmt diese Methode nicht an.
table-too_large = Das ist zu groß.
table-wrong_media_type = Schick es als JSON.
table-no_identity = Sag uns zuerst, wer du bist: Komm als Gast dazu, oder schick ein Token mit.
table-bad_token = Dieses Token ist nicht oder nicht mehr gültig.
table-bad_code = Dieser Wiederherstellungscode ist ungültig oder wurde schon benutzt.
table-foreign_host = Auf diesen Namen hört der Server nicht. Nimm seine Adresse, oder bitte darum, den Namen in ROWLOCK_ORIGINS einzutragen.
table-foreign_origin = Seiten einer anderen Website dürfen das nicht.
table-forbidden = Darauf hast du keinen Zugriff.
table-too_fast = Das ging zu schnell. Warte bitte einen Moment.
table-too_many_listed = Von dir und deinem Netz warten schon { $most } öffentliche Tische auf weitere Leute, mehr geht nicht. Starte oder schließe erst einen davon.
table-too_many_sockets = Du hast { $most } offene Verbindungen; schließ zuerst eine davon.
table-too_many_strong_bots = Von hier laufen schon { $most } Partien mit den Bots Profi oder Champion, mehr geht nicht. Bring erst eine zu Ende, oder wähle andere Bots.
table-too_many_tokens = Du hast { $most } Token; widerrufe zuerst eines davon.
table-no_such_token = Dieses Token gibt es nicht.
table-frame_too_large = Ein Frame hat höchstens { $most } Byte.
table-bad_frame =
    { $where ->
        [none] Der Frame lässt sich nicht lesen.
       *[other] Der Frame lässt sich nicht lesen: Mit { $where } stimmt etwas nicht.
    }
table-bad_request =
    { $where ->
        [none] Die Anfrage lässt sich nicht lesen.
       *[other] Die Anfrage lässt sich nicht lesen: Mit { $where } stimmt etwas nicht.
    }
table-server_error = Hier ist etwas schiefgegangen. Der Fehler ist protokolliert.

## rowlock serve

cli-serve = Einen Server für Spiele im Netz betreiben.
cli-host = die Adresse, auf der der Server lauscht; 0.0.0.0 heißt: im ganzen Netz erreichbar (Standard: 127.0.0.1)
cli-port = der Port, auf dem der Server lauscht (Standard: 8000)
cli-data = der Ordner für die Datenbank und den geheimen Schlüssel
cli-database = die Datenbank: postgresql://… oder der Pfad einer SQLite-Datei (Standard: im Datenordner)
cli-redis = das Redis, das mehrere Server verbindet: redis://…
cli-workers = die Zahl der Serverprozesse; mehr als einer braucht Redis
cli-open = den Server im Browser öffnen
serve-ready = Rowlock läuft unter { $address }
serve-network = In deinem Netz: { $address }
serve-scan = Die Adresse als Code fürs Handy:
serve-stop = Strg+C beendet den Server. Jeder bestätigte Zug ist gespeichert.
serve-no-client = Die Browserseiten sind nicht gebaut: „make web“ baut sie. Programme und „rowlock join“ kommen ohne sie aus.
serve-bad-database = { $setting }: Eine Datenbank ist postgresql://… oder der Pfad einer SQLite-Datei.
serve-bad-redis = { $setting }: Redis gibt man als redis://host:port an.
serve-bad-origin = { $setting }: { $value } ist kein Ursprung wie https://play.example.org.
serve-bad-proxy = { $setting }: { $value } ist keine IP-Adresse und kein Netz.
serve-bad-number = { $setting }: Das muss 0 oder mehr sein.
serve-short-secret = { $setting }: Ein Geheimnis hat mindestens { $value } Zeichen.
serve-push-missing = { $setting }: Push-Nachrichten brauchen weitere Pakete. So werden sie installiert: pip install 'rowlock[push]'
serve-bad-push-key = { $setting }: Das ist kein Schlüssel. So entsteht einer: rowlock push-key
serve-bad-push-contact = { $setting }: Push-Dienste wollen wissen, wem sie schreiben können. Gib mailto:du@example.org oder eine https-Adresse an.
serve-bad-push-service = { $setting }: { $value } ist kein Ursprung wie https://push.example.org.
serve-workers-redis = Mehr als ein Prozess braucht Redis: Starte es und gib es mit --redis an.
serve-no-port = Port { $port } lässt sich nicht benutzen: { $reason }.
serve-no-address = Die Adresse { $host } lässt sich auf diesem Rechner nicht benutzen.
serve-stopped = Beendet. Jeder bestätigte Zug ist gespeichert.
serve-no-data = Der Ordner { $file } lässt sich nicht benutzen: { $reason }.
serve-newer-database = Die Datenbank gehört zu einer neueren Version von Rowlock: Aktualisiere diese hier.
serve-no-database = Die Datenbank ist nicht erreichbar oder lässt sich nicht aktualisieren: { $reason }.

## rowlock doctor

cli-push_key = Den Schlüssel erzeugen, mit dem ein Server Push-Nachrichten schickt.
cli-doctor = Jeden Tisch in der Datenbank eines Servers prüfen und reparieren, was sich reparieren lässt.
cli-doctor-repair = neu aufbauen, was sich aufbauen lässt, und kaputte Tische beiseitelegen; gelöscht wird nichts
cli-doctor-json = den Bericht als JSON ausgeben
doctor-progress = Tische werden geprüft
doctor-checked =
    Geprüft: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }.
doctor-healthy = Alles in Ordnung.
doctor-wrong =
    NICHT in Ordnung: { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }.
doctor-finding =
    Tisch { $table }: { $code ->
        [no_log] Das Protokoll ist weg
        [broken_log] Eintrag { $seq } des Protokolls ist beschädigt ({ $detail })
        [newer_log] Eintrag { $seq } des Protokolls stammt von einer neueren Version von Rowlock ({ $detail })
        [unknown_game] Das Spiel { $detail } ist hier nicht installiert; nenne sein Modul in ROWLOCK_GAMES
        [not_replayable] Eintrag { $seq } des Protokolls folgt nicht aus denen davor ({ $detail })
       *[wrong_projection] Listen und Uhren sind nicht auf dem neuesten Stand ({ $detail })
    }.{ $state ->
        [rebuilt] {" "}Repariert.
        [set_aside] {" "}Beiseitegelegt.
       *[found] {""}
    }
doctor-no-file = Die Datenbank { $file } gibt es nicht.
doctor-no-database = Die Datenbank lässt sich nicht lesen: { $reason }.
doctor-older-database = Die Datenbank gehört zu einer älteren Version von Rowlock: Starte den Server einmal, dann prüfe noch einmal.

## Die Seiten eines Servers

page-tables = Offene Tische
page-no-tables = Gerade gibt es keine offenen Tische.
page-free = ein freier Platz
page-status =
    { $status ->
        [waiting] Das Spiel hat noch nicht begonnen.
        [playing] Das Spiel läuft.
        [finished] Das Spiel ist zu Ende.
       *[closed] Der Tisch wurde geschlossen.
    }
page-trademark = Qwixx ist eine Marke seines Verlags, mit dem Rowlock nichts zu tun hat.

## rowlock join

cli-join = In diesem Terminal an einem Tisch eines Servers spielen.
cli-address = die Adresse eines Servers oder Tisches, zum Beispiel http://localhost:8000/
cli-table-words = die zwei Wörter eines Tisches auf diesem Server, zum Beispiel: lamp tiger
cli-name = dein Name im Spiel
cli-code = mit einem Wiederherstellungscode anmelden, oder mit einem Code von einem anderen Gerät
cli-watch = zuschauen, ohne einen Platz zu nehmen
join-ask-name = Wie heißt du?
join-not-remembered = Dieser Computer konnte sich nicht merken, wer du bist ({ $reason }). Von hier aus kommst du also nicht wieder auf deinen Platz.
join-code =
    Dein Wiederherstellungscode: { $code }
    Schreib ihn auf: Mit --code bist du wieder { $name }, hier oder anderswo. Er wird nicht noch einmal gezeigt.
join-signed-out = Du bist hier nicht mehr als { $name } angemeldet. Mit --code CODE meldest du dich wieder an.
join-ask-table = Welcher Tisch? Gib seine Nummer ein, oder drücke Enter für einen neuen.
join-ask-watch = An welchem Tisch willst du zuschauen? Gib seine Nummer ein.
join-table =
    { $game }: { $names } ({ $taken } von { $seats } Plätzen besetzt){ $turn ->
        [yours] , du bist dran
        [seated] , du hast einen Platz
       *[no] {""}
    }
join-new = Ein neuer Tisch wird eröffnet.
join-ask-seats = Wie viele spielen mit, Bots mitgezählt? Gib { $least } bis { $most } ein, oder drücke Enter für { $usual }.
join-ask-bots =
    { $most ->
        [one] Soll auf dem anderen Platz ein Bot spielen? Gib seinen Namen ein ({ $bots }), oder drücke Enter, um auf jemanden zu warten.
       *[other] Wo sollen Bots spielen? Es gibt { $most } andere Plätze. Gib ein, wie viele Bots, oder ihre Namen ({ $bots }); Enter heißt: keine.
    }
join-ask-listed = Sollen alle den Tisch in der Liste finden? Gib „j“ für ja ein, oder drücke Enter für nein: Dann führt nur der Link zu ihm.
join-nothing-to-watch = Gerade gibt es keinen offenen Tisch zum Zuschauen.
join-bad-address = „{ $address }“ ist keine Adresse wie http://localhost:8000/ oder http://localhost:8000/t/TABLE.
join-unreachable = Unter { $address } antwortet kein Rowlock-Server.
join-unknown-game = An diesem Tisch wird „{ $game }“ gespielt, und das ist hier nicht installiert.

## An einem Live-Tisch

live-roll = würfeln, w
live-start = start, los
live-bot = bot
live-free = frei, freigeben
live-say = sag, sagen
live-resign = aufgeben
live-rematch = revanche
live-help-roll = { $word }: würfeln (Enter geht auch)
live-help-start = { $word }: das Spiel starten, wenn du den Tisch eröffnet hast
live-help-bot = { $word }: einen freien Platz mit einem Bot besetzen, wenn du den Tisch eröffnet hast
live-help-free = { $word } und ein Name: diesen Platz vor dem Spiel freigeben, wenn du den Tisch eröffnet hast
live-help-say = { $word } und eine Nummer: den anderen etwas sagen, zum Beispiel „Danke!“
live-help-resign = { $word }: das Spiel aufgeben
live-help-rematch = { $word }: noch ein Spiel in derselben Runde
live-help-save = { $word }: die Aufzeichnung einer beendeten Partie auf diesem Computer speichern
live-help-quit = { $word }: gehen; dein Platz wartet auf dich
live-seat = Platz { $seat }
live-waiting = (wir warten auf { $players })
live-lost = Die Verbindung ist weg. Neuer Versuch…
live-found = Wieder verbunden.
live-closed = Der Server hat die Verbindung beendet.
live-resync = Inzwischen ist viel passiert.
live-looking-on = Du schaust zu.
live-only-players = Du schaust nur zu: Das können nur die, die mitspielen.
live-link-here = Dieser Link geht nur auf diesem Computer. Willst du mit anderen spielen, komm über die Netzadresse herein, die „rowlock serve“ anzeigt.
live-code = Oder sag ihnen diese zwei Wörter: { $code }
live-own-part = Dein Anteil am Zufall (am Ende steht er im Startwert): { $text }
live-commitment = Fingerabdruck von Würfeln und Karten, zum Nachprüfen:
live-room =
    { $game }: { $players }. { $free ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
live-link = Schick deinen Freunden diesen Link; im Terminal geben sie „rowlock join“ und den Link ein:
live-fill = Mit „{ $word }“ besetzt du einen freien Platz mit einem Bot.
live-ready = Alle sind da. Mit „{ $word }“ geht es los.
live-free-whom = Welcher Platz? Gib „{ $word }“ und einen Namen ein.
live-say-what = Was möchtest du sagen? Gib „{ $word }“ und eine Nummer ein:
live-host-starts = Alle sind da. Wer den Tisch eröffnet hat, kann jetzt starten.
live-you-away = Ein Bot spielt für dich. Mit Enter spielst du wieder selbst.
live-your-roll = { $player }, du bist dran: Drücke Enter zum Würfeln.
live-clock =
    { $seconds ->
        [one] Du hast eine Sekunde.
       *[other] Du hast { $seconds } Sekunden.
    }
live-sat = { $player } setzt sich an den Tisch.
live-stood = { $player } verlässt den Tisch.
live-revealing = Gleich geht es los. Wir warten noch auf: { $players }.
live-voided = { $player } ist vor dem Start gegangen. Alle steuern einen neuen Text bei, dann geht es von vorn los.
live-undone = { $player } nimmt eine Entscheidung zurück.
live-hinted = { $player } holt sich einen Tipp.
reaction-hello = Hallo!
reaction-good_luck = Viel Glück!
reaction-wow = Wow!
reaction-well_played = Gut gespielt!
reaction-so_close = So knapp!
reaction-oh_no = Oh nein!
reaction-thanks = Danke!
reaction-good_game = Schönes Spiel!
reacted = { $player }: { $reaction }
# News of a turn at the table, in brief. $what is a list: a cell, a dash for crossing out nothing, news-…
news-line = { $player }: { $what }
news-draws =
    { $count ->
        [one] zieht eine Karte
       *[other] zieht { $count } Karten
    }
news-locks = schließt { $row } ab
news-completes = schließt { $row } für sich ab
news-announces = läutet das Ende ein
news-penalty =
    { $count ->
        [1] erster Fehlwurf
        [2] zweiter Fehlwurf
        [3] dritter Fehlwurf
       *[4] vierter Fehlwurf
    }
news-resigns = gibt auf
news-time-up = Zeit abgelaufen
web-you-news = Du
live-went-away = { $player } antwortet nicht: Inzwischen spielt ein Bot.
live-came-back = { $player } ist wieder da.
live-resigned = { $player } gibt auf.
live-rematched = Es gibt eine Revanche: Mit „{ $word }“ bist du dabei.
live-time-up = Die Zeit ist um. Für { $player } entscheidet ein Bot.
live-draws =
    { $count ->
        [one] { $player } nimmt eine Karte.
       *[other] { $player } nimmt { $count } Karten.
    }
live-confirm-resign = Willst du aufgeben? Gib „{ $word }“ ein, wenn du sicher bist; alles andere heißt weiterspielen.
live-not-resigned = Du bist weiter dabei.
live-not-now = Du hast gerade nichts zu entscheiden. „{ $help }“ zeigt, was du eingeben kannst.
live-left = Dein Platz wartet auf dich. Zurück kommst du mit:
live-over-resigned =
    { $who ->
        [you] Du hast aufgegeben.
       *[others] { $count ->
            [one] { $players } hat aufgegeben.
           *[other] { $players } haben aufgegeben.
        }
    }
live-over-alone = Das Spiel wurde aufgegeben.
live-fair = Fair: Jeder Wurf und jedes Mischen folgt aus dem Startwert, der vor dem Spiel zugesagt war. Dieser Computer hat es geprüft.
live-other-commitment = Nicht fair: Der Startwert ist nicht der, der vor dem Spiel zugesagt war.
live-unfair = Nicht fair. Das hier stimmt nicht:
live-unchecked = Die Aufzeichnung ließ sich nicht abrufen, die Würfel sind also nicht geprüft.
live-seen = Notizen dieses Computers zur Partie:
live-not-noted = Dieser Computer kann seine Notizen zur Partie nicht speichern: { $reason }
live-record = Die Aufzeichnung der Partie:
live-after = „{ $rematch }“ für noch ein Spiel, „{ $save }“ zum Speichern der Aufzeichnung, „{ $quit }“ zum Gehen.
live-after-watching = „{ $save }“ zum Speichern der Aufzeichnung, „{ $quit }“ zum Gehen.
live-kept-there = Der Server bewahrt die Partie auf; ihre Aufzeichnung kannst du speichern, wenn das Spiel zu Ende ist.

## Der Browser: überall

web-skip = Zum Inhalt springen
web-home = Startseite
web-docs = Dokumentation
web-language = Sprache
web-preferences = Einstellungen
web-close = Schließen
web-loading = Einen Moment…
web-offline-title = Keine Verbindung
web-offline = Der Server ist gerade nicht erreichbar. „Reihum spielen“ und der Wertungsblock gehen auch ohne ihn.
web-name = Dein Name
web-theme = Darstellung
web-theme-name =
    { $theme ->
        [light] Hell
        [dark] Dunkel
       *[auto] Wie das Gerät
    }
web-show-totals = Zwischenstand anzeigen
web-sounds = Töne
web-show-reactions = Reaktionen am Tisch
web-mute = Ton aus
web-reactions = Reaktionen
web-reactions-off = Reaktionen aus
web-reactions-on = Reaktionen an
web-reactions-are-off = Die Reaktionen sind aus.
web-vibration = Vibration
web-player = Name
web-game = Spiel
web-total = Gesamt
web-penalties = Fehlwürfe
web-penalties-spoken =
    { $count ->
        [one] { $count } Fehlwurf
       *[other] { $count } Fehlwürfe
    }
web-copied = Kopiert.
web-share = Teilen

## Der Browser: Startseite

web-hero = Würfeln, ankreuzen, abschließen
web-hero-more = Qwixx mit Freunden und mit Bots: an einem Gerät, am Küchentisch oder rund um die Welt.
web-games = Die Spiele
web-about-classic = Das Würfelspiel: ein Wurf, und alle spielen mit.
web-about-cards = Karten statt Würfel: Was du sammelst, kannst du ankreuzen.
web-about-onboard = Das Würfelspiel mit einer Figur, die auf einer Spirale um Bonuspunkte läuft.
web-play-now = Jetzt gegen einen Bot spielen: { $bot }
web-opponent = Der Bot, gegen den du spielst
web-with-friends = Tisch mit Freunden
web-learn = Spielen lernen
web-learn-new = Neu hier? Lern es in drei Minuten
web-join = Hast du einen Code?
web-join-more = Am Tisch stehen zwei Wörter. Tipp sie hier ein, und du bist dabei.
web-join-words = Zwei Wörter
web-join-example = lamp tiger
web-join-go = Los
web-rules = Regeln
web-ways = Weitere Möglichkeiten
web-pass = Reihum spielen
web-pass-more = Alle an diesem einen Gerät, auch ohne Netz.
web-pad = Wertungsblock
web-pad-more = Echte Würfel auf dem Tisch, die Spielblätter auf dem Handy.
web-print = Spielblätter zum Ausdrucken
web-print-more = Blätter für alle drei Spiele.
web-replay = Partie ansehen
web-replay-more = Schritt für Schritt, aus einer gespeicherten Datei.
web-my-games = Meine Partien
web-running-games = Laufende Partien
web-your-turn = Du bist dran
web-title-turn =
    { $count ->
        [one] Du bist dran
       *[other] Du bist an { $count } Tischen dran
    }
web-title-turn-elsewhere =
    { $count ->
        [one] Du bist an einem anderen Tisch dran
       *[other] Du bist an { $count } anderen Tischen dran
    }
web-seats-taken = { $taken } von { $seats } Plätzen besetzt
web-time-left-days =
    { $days ->
        [one] noch { $days } Tag
       *[other] noch { $days } Tage
    }
web-time-left-hours =
    { $hours ->
        [one] noch { $hours } Stunde
       *[other] noch { $hours } Stunden
    }
web-time-left-minutes =
    { $minutes ->
        [one] noch { $minutes } Minute
       *[other] noch { $minutes } Minuten
    }

## Der Browser: ein neuer Tisch und wie er sich füllt

web-new = Neuer Tisch mit Freunden
web-players = Wie viele spielen mit, Bots mitgezählt
web-players-solo = 1, solo
web-other-seats = Die anderen Plätze
web-other-seats-people = für Menschen: Du bekommst einen Link für sie
solo-about = Solo, zum Üben: Du bist immer dran, und nur die Punkte zählen.
web-jokers = Mit Jokern
web-track-side = Seite des Spielplans
web-clock = Zeit für jede Entscheidung
web-clock-none = Unbegrenzt
web-clock-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
web-clock-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
web-clock-days-more = Alle spielen, wenn sie Zeit haben: Du kannst die Seite schließen und später wiederkommen.
web-clock-total = Zeit für das ganze Spiel
web-clock-total-minutes =
    { $minutes ->
        [one] { $minutes } Minute für alle Züge zusammen
       *[other] { $minutes } Minuten für alle Züge zusammen
    }
web-clock-total-left = Noch { $time } für das ganze Spiel
web-grace = Wenn jemand nicht antwortet
web-grace-none = Wir warten
web-grace-minutes =
    { $minutes ->
        [one] Nach einer Minute spielt ein Bot weiter
       *[other] Nach { $minutes } Minuten spielt ein Bot weiter
    }
web-stand-in = Der Bot, der einspringt
web-room-total = je { $minutes } min für das ganze Spiel
web-room-no-clock = ohne Uhr
web-room-jokers = mit Jokern
web-room-hints = Tipps erlaubt
web-room-no-hints = keine Tipps
web-room-grace =
    { $minutes ->
        [one] nach einer Minute ohne Antwort springt ein Bot ein
       *[other] nach { $minutes } Minuten ohne Antwort springt ein Bot ein
    }
web-invites = { $player } lädt dich ein: { $table }.
web-invites-nobody = Komm und spiel mit: { $table }.
web-room-clock-minutes =
    { $minutes ->
        [one] { $minutes } Minute pro Zug
       *[other] { $minutes } Minuten pro Zug
    }
web-room-clock-hours =
    { $hours ->
        [one] { $hours } Stunde pro Zug
       *[other] { $hours } Stunden pro Zug
    }
web-room-clock-days =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
web-hints-on = Tipps sind erlaubt
web-listed = Alle können den Tisch finden und sich dazusetzen
web-create = Tisch eröffnen
web-bot = Bot
web-you = (du)
web-add-bot = Bot: { $bot }
web-free = Platz freigeben
web-agreed = ist dabei
web-reserved = hat noch nicht zugesagt
web-sit = Hinsetzen
web-start = Starten
web-fill = Es kann losgehen, sobald auf jedem Platz jemand sitzt: Freunde oder Bots.
web-wait-for-players = Warten auf die anderen…
web-close-table = Tisch schließen
web-close-room-more = Der Tisch ist dann für alle weg, die hier sitzen.
web-stand = Tisch verlassen
web-fair-missing = Text fehlt
web-fair-changed = Der Server zeigt jetzt einen anderen Fingerabdruck der Würfel als vorher. An diesem Tisch spielst du besser nicht.
web-fair-other-device = Der Tisch wartet auf deinen Text, und dieser Browser hat ihn nicht. Hast du dich mit einem anderen Gerät hingesetzt, öffne den Tisch dort. Wenn nicht, setz dich neu hin: Dann steuern alle einen neuen Text bei.
web-fair-sit-again = Neu hinsetzen
web-fair-free = Kommt jemand nicht wieder, gib den Platz frei: Dann steuern alle einen neuen Text bei.
web-invite = Freunde einladen
web-say-code = Sag diese zwei Wörter:
web-say-code-more = Man tippt sie auf der Startseite bei „Hast du einen Code?“ ein.
web-invite-more = Wer den Link hat, kann sich dazusetzen.
web-here-only = Dieser Link geht nur auf diesem Computer.
web-link = Link
web-code = Der Link als Code fürs Handy
web-copy = Link kopieren
web-copy-yourself = Kopieren ist hier nicht erlaubt: Markiere den Link und kopiere ihn selbst.
web-room-settings = An diesem Tisch
web-room-side = Seite { $side }
web-room-clock = { $seconds } s für jede Entscheidung

## Der Browser: ein Tisch auf großem Bildschirm

web-screen = Auf großem Bildschirm zeigen
web-screen-how = Öffne diese Adresse am Fernseher oder an einem Computer mit Beamer. Dort sehen alle den Tisch, und gespielt wird auf dem eigenen Handy.
web-screen-qr = Die Adresse als Code
web-screen-open = Auf diesem Gerät öffnen
web-screen-page = Großer Bildschirm
web-screen-intro = Hier zeigt der Fernseher einen Tisch: die Würfel, alle Spielblätter und die Punkte. Den Code hat jedes Handy am Tisch, unter „Auf großem Bildschirm zeigen“.
web-screen-code = Code des Tischs oder seine zwei Wörter
web-screen-show = Tisch zeigen
web-screen-other = Anderer Tisch
web-screen-small = Diese Seite ist für Fernseher und Beamer. Auf einem kleinen Bildschirm öffnest du besser den Tisch selbst.
web-screen-table = Tisch öffnen
web-screen-scan = Handykamera hierher halten und hinsetzen
web-screen-sound = Für Ton eine Taste drücken
web-screen-full = Vollbild
web-screen-leave = Verlassen
web-screen-rematch = Noch eine Partie? Wähle am Handy „Revanche“, und der Bildschirm zieht mit.

## Der Browser: am Tisch

web-others = Die anderen
web-board = Auf dem Tisch
web-your-sheet = Dein Spielblatt
web-show-sheet = Spielblatt zeigen
web-track = Die Laufstrecke
web-track-whole = Die ganze Laufstrecke zeigen
web-display = Auslage
web-pile = Stapel
web-pile-spoken =
    { $count ->
        [one] Nachziehstapel: oben { $top }, { $count } Karte
       *[other] Nachziehstapel: oben { $top }, { $count } Karten
    }
web-discards = Ablage
web-hand-backs = Hand:
web-no-dice = Es ist noch nicht gewürfelt.
web-rolling = Die Würfel fallen …
web-row-brief =
    { $last ->
        [0] { $row }: nichts angekreuzt
       *[other] { $row }: { $count } angekreuzt, zuletzt die { $last }
    }
web-seat-state =
    { $state ->
        [thinking] überlegt
        [away] ist weg, ein Bot spielt
       *[resigned] hat aufgegeben
    }
web-left =
    { $minutes ->
        [0] seit { $seconds } s weg
       *[other] seit { $minutes } min weg
    }
web-left-told = { $player } hat den Tisch verlassen.
web-left-back = { $player } ist wieder am Tisch.
web-gone =
    { $minutes ->
        [one] { $player } ist seit einer Minute weg.
       *[other] { $player } ist seit { $minutes } Minuten weg.
    }
web-gone-bot = Ein Bot soll für { $player } spielen
web-gone-more = { $player } kann jederzeit zurückkommen und selbst weiterspielen.
web-close-sure = Den Tisch schließen?
web-close-more = Das Spiel endet hier, und niemand gewinnt.
web-turn = Zug { $turn }
web-field = Feld { $field }
web-turn-of =
    { $active ->
        [you] Zug { $turn }: du
       *[other] Zug { $turn }: { $player }
    }
web-has-turn = ist dran
web-pawn = Figur:
web-keys-on = Am Tisch einzelne Tasten als Kürzel nutzen
web-menu = Menü
web-keys = Tasten: 1 bis 9 wählt, was du ankreuzt, 0 kreuzt nichts an, R würfelt, T nimmt Karten, U nimmt zurück, H holt einen Tipp.
web-log = Was geschehen ist
web-log-empty = Noch ist nichts geschehen.
web-your-decision = Deine Entscheidung
web-ask-roll = Du bist dran: Würfle!
web-ask-action1 =
    { $can ->
        [yes] Die weißen Würfel ergeben { $number } für alle. In einer Reihe ankreuzen?
        [alone] Die weißen Würfel ergeben { $number }. In einer Reihe ankreuzen?
       *[no] Die weißen Würfel ergeben { $number }, und das kannst du nirgends ankreuzen.
    }
web-ask-action2 =
    { $can ->
        [yes] Zähle einen weißen und einen farbigen Würfel zusammen. Die Summe in dieser Farbe ankreuzen?
       *[no] Weiß und Farbe ergeben zusammen keine Zahl, die du ankreuzen kannst.
    }
web-ask-step3 =
    { $can ->
        [yes] Ziehst du mit deiner Figur?
       *[no] Deine Figur kann jetzt nirgends hin.
    }
web-ask-draw =
    { $count ->
        [one] Tippe auf die Karte, die du aus der Auslage nimmst.
       *[other] Nimm { $count } Karten aus der Auslage.
    }
web-ask-number =
    { $can ->
        [yes] Die { $number } ist für alle. In einer Reihe ankreuzen?
       *[no] Die { $number } ist für alle, aber du kannst sie nirgends ankreuzen.
    }
web-ask-play =
    { $can ->
       *[yes] Spiele eine bis drei Karten einer Farbe aus.
        [no] Keine Karte passt jetzt: Lege eine ab.
        [penalty] Keine Karte passt jetzt: Lege eine ab. Das ist ein Fehlwurf.
    }
web-not-crossed = Das lässt sich jetzt nicht ankreuzen: { $cards }.
web-ask-marks =
    { $count ->
        [one] Was kreuzt du damit an?
       *[other] Was kreuzt du mit ihnen an?
    }
web-roll = Würfeln
web-cross = { $cell } ankreuzen
web-move = Figur auf { $cell }, ankreuzen
web-move-free = Figur auf { $cell }, schon angekreuzt
web-nothing = Nichts
web-stay = Stehen bleiben
moment-closed = { $color } ist abgeschlossen
moment-completed = { $player } hat { $row } für sich abgeschlossen
moment-announced = { $player } läutet das Ende ein
moment-passed = Nichts anzukreuzen: gepasst
moment-stays = Die Figur bleibt stehen
web-discard = Nichts, nur ablegen
web-take = { $number } nehmen
web-draw = { $numbers } nehmen
web-play-more = { $crossed }, dazu { $cards } ablegen
web-take-back = Zurücknehmen
web-take-back-cell = { $cell } zurücknehmen
web-hint = Tipp
web-hint-wait = Ich überlege…
web-hint-close = Tipp schließen
web-hints-asked =
    { $count ->
        [one] Bisher einen Tipp geholt.
       *[other] Bisher { $count } Tipps geholt.
    }
web-decided = Entschieden.
web-waiting = Warten auf { $players }…
web-away = Solange du weg bist, spielt ein Bot für dich.
web-back = Ich bin wieder da
web-you-resigned = Du hast aufgegeben; auf deinem Platz spielt jetzt ein Bot.
web-note-penalty = Fehlwurf
web-note-ends = beendet das Spiel
web-sure = Bist du sicher?
web-sure-penalty = Du hast in diesem Zug nichts angekreuzt. Das gibt einen Fehlwurf: fünf Punkte weniger.
web-sure-locks = Du schließt { $row } ab: Danach kann dort niemand mehr etwas ankreuzen.
web-sure-completes = Du schließt { $row } für dich ab und kannst dort nichts mehr ankreuzen.
web-sure-ends = Damit ist das Spiel zu Ende.
web-go-back = Zurück
web-take-penalty = Fehlwurf nehmen
web-do-it = Ja, ankreuzen
web-resign = Aufgeben
web-resign-sure = Willst du aufgeben?
web-resign-more = Ein Bot übernimmt deinen Platz, damit die anderen zu Ende spielen können. Das lässt sich nicht zurücknehmen.
web-resign-alone = Das Spiel endet hier. Das lässt sich nicht zurücknehmen.
web-result = Ergebnis
solo-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-your-best =
    { $where ->
        [device] Dein bestes Ergebnis auf diesem Gerät: { $points }
       *[server] Dein bestes Ergebnis: { $points }
    }
web-new-best =
    { $where ->
        [device] Neue Bestleistung auf diesem Gerät! Bisher waren es { $points }.
       *[server] Neue Bestleistung! Bisher waren es { $points }.
    }
web-new-streak = Deine längste Serie bisher: { $count } Siege in Folge!
web-new-badge = Neues Abzeichen: { $badge }
web-told-move = { $player } zieht mit der Figur auf { $cell }.
web-told-move-cross = { $player } zieht mit der Figur auf { $cell } und kreuzt an.
web-told-move-free = { $player } zieht mit der Figur auf { $cell }; das ist schon angekreuzt.
web-rematch = Revanche
web-rematch-wanted =
    { $count ->
        [one] { $players } möchte eine Revanche.
       *[other] { $players } möchten eine Revanche.
    }
web-rematch-waiting = Es fehlt noch die Zusage von { $players }.
web-beat = Du hast { $player } mit { $margin } Punkten Vorsprung geschlagen.
web-try-bot = Gegen { $bot } versuchen
web-replay-this = Noch einmal ansehen
web-save = Partie speichern

## Der Browser: über dich

web-me = Du und deine Partien
web-me-name = Du spielst als { $name }.
web-devices = Auf einem anderen Gerät
web-devices-more = Ein Code nimmt deine Plätze und Partien auf ein anderes Gerät mit.
web-new-code = Code holen
web-code-minutes = Gib ihn dort innerhalb von { $minutes } Minuten ein. Er gilt nur einmal.
push-title = Nachrichten
push-tell-me = Sag mir, wenn ich dran bin
push-tell-me-more = Auf dieses Gerät kommt eine Nachricht, auch wenn die Seite geschlossen ist. Nie mehr als eine pro Zug.
push-on = Dieses Gerät sagt dir, wenn du dran bist.
push-stop = Nachrichten ausschalten
push-denied = Dieser Browser blockiert Nachrichten von Rowlock. Erlauben kannst du sie über das Zeichen neben der Adresse oder in den Einstellungen deines Geräts unter Mitteilungen.
push-home-screen = Auf iPhone und iPad lege Rowlock zuerst auf den Home-Bildschirm: Tippe auf Teilen, dann auf Zum Home-Bildschirm. Von dort geöffnet, sagt es dir, wenn du dran bist.
push-unsupported = Dieser Browser kann dir nichts sagen, wenn die Seite geschlossen ist.
push-failed = Der Browser konnte die Nachrichten nicht einrichten. Bitte versuch es später noch einmal.
push-played = { $game }: { $player } hat gespielt.
push-begins = { $game }: Das Spiel beginnt.
web-recovery = Wiederherstellungscode
web-recovery-more = Damit bist du wieder { $name }, was auch immer mit deinen Geräten passiert. Heb ihn auf Papier auf.
web-recovery-written = Ich habe ihn aufgeschrieben
web-recovery-old = Dein Wiederherstellungscode
web-recovery-replace = Ersetzen
web-sign-out-more = Gerät verloren? Melde dich überall ab: Das gilt für jedes Gerät und jedes Programm, auch für dieses hier. Mit deinem Wiederherstellungscode kommst du zurück.
web-recover-everywhere = Alle anderen Geräte abmelden
web-sign-out = Überall abmelden
web-no-games = Du hast noch nicht gespielt.
web-nobody = Wir kennen dich noch nicht. Fang ein Spiel an, dann ändert sich das.
web-have-code = Hast du einen Code?
web-recover = Code einlösen

## Der Browser: deine Statistik

stats-title = Deine Statistik
stats-more = Siege, beste Partien und Abzeichen
stats-empty = Alles beginnt mit der ersten Partie
stats-empty-more = Spiel eine zu Ende, dann findest du hier deine Siege, deine besten Ergebnisse und deine Abzeichen.
stats-played =
    { $games ->
        [one] { $games } Partie gespielt
       *[other] { $games } Partien gespielt
    }
stats-won = { $wins } von { $games } gewonnen
stats-streak = Siege in Folge: jetzt { $streak }, höchstens { $longest }
stats-locks =
    { $count ->
        [one] Reihe abgeschlossen
       *[other] Reihen abgeschlossen
    }
stats-penalties =
    { $count ->
        [one] Fehlwurf
       *[other] Fehlwürfe
    }
stats-clean =
    { $count ->
        [one] Partie ohne Fehlwurf
       *[other] Partien ohne Fehlwurf
    }
stats-games = Spiel für Spiel
stats-solo = { $game }, solo
stats-best = Bestwert
stats-average = Schnitt
stats-recent = Punkte deiner letzten Partien, die älteste zuerst: { $points }.
stats-bots = Gegen Bots
stats-badges = Abzeichen
stats-goals = Nächste Abzeichen
stats-more-goals = Weitere Abzeichen
stats-device = Auf diesem Gerät
stats-device-more = Partien, die nur auf diesem Gerät gespielt wurden. Sie sind nur hier gespeichert und bringen keine Abzeichen.
stats-device-own = Deine Partien gegen Bots und solo
stats-device-together = Gemeinsame Partien
stats-head-games = Partien
stats-head-wins = Siege
stats-forget = Diese Ergebnisse löschen
stats-forget-sure = Ergebnisse dieses Geräts löschen?
stats-forget-more = Sie lassen sich nicht wiederherstellen. Deine übrige Statistik bleibt.
stats-forget-yes = Löschen
stats-home-streak = { $count } Siege in Folge
stats-home-best = { $game }: dein bestes Ergebnis ist { $points }
badge-beat = { $bot } besiegt
badge-beat-how = Gewinne gegen den Bot { $bot }.
badge-clean_win = Weiße Weste
badge-clean_win-how = Gewinne eine Partie ohne Fehlwurf.
badge-two_locks = Zwei Schlösser
badge-two_locks-how = Kreuze in einer Partie die letzten Zahlen von zwei Reihen an.
badge-all_games = Alle drei Spiele
badge-all_games-how = Gewinne jedes der drei Spiele.
badge-hundred = Hundert
badge-hundred-how = Hol 100 Punkte in einer Partie mit anderen.
badge-five_in_a_row = Fünf in Folge
badge-five_in_a_row-how = Gewinne fünf Partien in Folge.
badge-solo_perfect = Besser als perfekt
badge-solo_perfect-how = Hol solo mindestens { $points } Punkte: mehr als das perfekte Spiel im Schnitt.

## Der Browser: Wertungsblock

pad-intro = Würfel, Karten oder Spielplan liegen vor euch auf dem Tisch; die Spielblätter sind hier.
pad-players = Wer an diesem Gerät spielt
pad-player = Person { $number }
pad-name = Name von Person { $number }
pad-add = Person hinzufügen
pad-remove = { $player } entfernen
pad-own-phones = Alle haben ein Handy? Dann trag nur dich ein. Schließt jemand anders eine Reihe ab, tippe auf deinem Blatt auf ihr Schloss.
pad-begin = Blätter austeilen
pad-sheets = Spielblätter
pad-undo = Rückgängig
pad-redo = Wiederholen
pad-menu = Menü
pad-penalty = Fehlwurf
pad-penalty-of = Fehlwurf für { $player }
pad-lock-elsewhere = Jemand anders hat { $row } abgeschlossen
pad-lock-back = Rückgängig: Jemand anders hat { $row } abgeschlossen
pad-closing = Jemand schließt mit diesem Wurf { $row } ab. War es mit den weißen Würfeln, dürfen alle mit fünf Kreuzen dort jetzt dasselbe tun. Danach gilt das Schloss für alle.
pad-closed = Für alle abgeschlossen: { $row }. { $die } wird nicht mehr gewürfelt.
pad-next-turn = Nächster Zug
pad-ending = Kreuzt noch an, was zu diesem Wurf gehört, dann wird gezählt.
pad-count = Punkte zählen
pad-last-turns = Die letzten Züge sind gespielt: zählen
pad-finish = Das Spiel ist zu Ende: zählen
pad-stopped = Das Spiel ist zu Ende.
pad-yes = Ja
pad-new-same = Neues Spiel, selbe Runde
pad-new-other = Anderes Spiel oder andere Leute
pad-new-sure = Diese Blätter wegwerfen?
pad-new-more = Dieses Spiel ist noch nicht gezählt. Neue Blätter ersetzen diese hier.
pad-new-yes = Neue Blätter nehmen
pad-not-kept = Dieser Browser speichert nichts: Wenn du die Seite schließt, sind die Blätter weg.
pad-pawn-of = Wohin { $player } ziehen kann
pad-move = { $player }: Figur auf Feld { $field }, { $cell }, Bonus { $points }
pad-told-move = { $player }: Figur auf Feld { $field }, { $cell }.
pad-landed = Die Figur steht auf { $cell }.
pad-bonus = Bonus

## Der Browser: Blätter auf Papier

print-intro = Wähle, was du brauchst, sieh es dir unten an und druck es aus. Alles passt auf A4 und auf Letter, in Farbe und in Schwarz-Weiß.
print-paper = Papier
print-per-page = Blätter pro Seite
print-pages = Seiten mit Spielblättern
print-ink = Druckfarbe
print-ink-name =
    { $ink ->
        [plain] Schwarz-Weiß
       *[color] Farbe
    }
print-board = Spielplan
print-board-name =
    { $board ->
        [none] Ohne Spielplan
        [both] Beide Seiten
       *[other] Seite { $board }
    }
print-now = Drucken
print-tip = Lass im Druckfenster die Größe auf 100 % und schalte Kopf- und Fußzeilen aus.
print-preview = Vorschau
print-page = Seite { $page } von { $pages }
print-name = Name
print-crosses = Kreuze
print-points = Punkte
print-note-classic = Die letzte Zahl braucht fünf Kreuze in ihrer Reihe. Sie schließt die Reihe für alle ab, und das Schloss zählt als Kreuz.
print-note-cards = Die letzte Zahl braucht fünf Kreuze in ihrer Reihe. Sie schließt die Reihe nur für dich ab, und das Schloss zählt als Kreuz.
print-note-onboard = Die letzte Zahl braucht fünf Kreuze in ihrer Reihe. Sie schließt die Reihe für alle ab, und das Schloss zählt als Kreuz. Das Feld der Figur bringt seinen Bonus.
print-board-title = { $game }: Seite { $side }
print-board-note = Die Figuren ziehen vom Start nach innen. Die kleine Zahl eines Feldes ist sein Bonus; wer eines der umrandeten Felder erreicht, läutet das Ende ein.

## Der Browser: ein Spiel lernen

learn-which = Spielend lernen
learn-which-more = Ein erstes Spiel, bei dem wir dir helfen: ein paar Minuten, und du weißt, wie es geht.
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
learn-title = { $game }: dein erstes Spiel
learn-step = Schritt { $step } von { $steps }
learn-back = Einen Schritt zurück
learn-forward = Einen Schritt vor
learn-again = Von vorn
learn-next = Weiter
learn-end = Fertig!
learn-later = Etwas später
learn-tap = Tippe auf eine Zahl auf deinem Blatt, oder wähle:
learn-you = Du
learn-finished = Das war’s!
learn-done = Jetzt kannst du spielen!
learn-done-short = Geschafft
learn-done-classic = Von links nach rechts, Weiß für alle, fünf Kreuze fürs Schloss: Mehr musst du nicht wissen.
learn-done-cards = Karten nehmen, die Zahl für alle nutzen, deine Farben ausspielen: Mehr musst du nicht wissen.
learn-done-onboard = Ankreuzen, ankreuzen, laufen: Mehr musst du nicht wissen.
learn-others = Noch eine Lektion:
learn-crosses =
    { $count ->
        [one] { $count } Kreuz
       *[other] { $count } Kreuze
    }
learn-crosses-row = Kreuze
learn-points-row = Punkte

lesson-classic-1 =
    Das ist dein Spielblatt. Rot und Gelb zählen aufwärts, Grün und Blau abwärts, und am Ende jeder Reihe wartet ein Schloss.
    Du sammelst Kreuze. Je mehr davon in einer Reihe stehen, desto mehr ist jedes wert.
    Darunter siehst du Ada, die mit dir spielt. Bereit?
lesson-classic-2 =
    Du bist dran. Es gibt sechs Würfel: zwei weiße und einen in jeder Farbe.
    Würfle mit allen!
lesson-classic-3 =
    Zuerst die beiden weißen Würfel: 1 und 2 sind 3. Diese Zahl ist für alle: Du und Ada dürft sie jeweils in einer Reihe eurer Wahl ankreuzen.
    In jeder Reihe kreuzt du die Zahlen von links nach rechts an. Du darfst Zahlen überspringen, aber was du überspringst, ist für immer weg.
    Bei der roten 3 überspringst du nur die 2. Kreuze sie an!
hint-classic-3 = Das ginge, aber in Grün und Blau kommt die 3 erst spät: Neun Zahlen wären weg. Die gelbe 3 ist so gut wie die rote, aber nehmen wir hier die rote.
lesson-classic-4 =
    Ada hat auch eine 3 angekreuzt. Jetzt kommt etwas nur für dich, weil du dran bist: Zähle einen weißen und einen farbigen Würfel zusammen und kreuze die Summe in dieser Farbe an.
    Die weiße 1 und die rote 3 sind 4, und die steht gleich neben deiner 3.
    Kreuze die rote 4 an!
hint-classic-4 = Die Würfel erlauben es, aber du würdest mehr Zahlen überspringen als nötig. Bei der roten 4 überspringst du keine.
lesson-classic-5 =
    Jetzt ist Ada dran und hat gewürfelt. Ihre weißen Würfel gelten auch für dich: 6 und 6 sind 12.
    In Grün und Blau ist die 12 die allererste Zahl.
    Kreuze die grüne 12 an!
hint-classic-5 = Die blaue 12 wäre genauso gut, und niemand muss etwas ankreuzen. Nimm in dieser Lektion die grüne 12.
lesson-classic-6 =
    Ada hat die weiße 6 und die grüne 3 zusammengezählt und die grüne 9 angekreuzt. Das war ihre zweite Aktion, da hast du nur zugeschaut.
    Danach würfelt die nächste Person: du.
lesson-classic-7 =
    Deine Reihen füllen sich, und in der roten stehen schon fünf Kreuze. Du bist wieder dran.
    Würfle!
lesson-classic-8 =
    1 und 2 sind 3. In Rot und Gelb bist du daran vorbei. In Grün würdest du fünf Zahlen überspringen, in Blau sechs.
    Niemand muss etwas ankreuzen. Manchmal ist es klüger, zu warten.
    Wähle „Nichts“.
hint-classic-8 = Das ist erlaubt, aber schau, wie viele Zahlen du für ein einziges Kreuz verlieren würdest. Kreuze diesmal nichts an.
lesson-classic-9 =
    Auch Weiß und Farbe ergeben nichts Gutes. Aber wer dran ist und in beiden Aktionen nichts ankreuzt, bekommt einen Fehlwurf: fünf Punkte weniger.
    Das trifft immer nur die Person, die dran ist. Lieber ein kleiner Verlust als eine verdorbene Reihe.
    Kreuze nichts an und nimm den Fehlwurf.
hint-classic-9 = Das würde dir den Fehlwurf ersparen, aber die Reihe wäre verdorben: Fast alles, was noch übrig ist, wäre übersprungen. Nimm hier den Fehlwurf.
lesson-classic-10 =
    Ada würfelt 6 und 6. Die letzte Zahl einer Reihe ist etwas Besonderes: Du darfst sie erst ankreuzen, wenn in dieser Reihe schon mindestens fünf Kreuze stehen. In Rot hast du genau fünf.
    Kreuzt du die letzte Zahl an, kreuzt du auch das Schloss an, und das zählt als ein weiteres Kreuz.
    Kreuze die rote 12 an!
hint-classic-10 = Du könntest sie auslassen, aber so eine Gelegenheit kommt selten. Kreuze die rote 12 an!
lesson-classic-11 =
    Du hast die rote Reihe abgeschlossen, und zwar für alle. Der rote Würfel kommt aus dem Spiel.
    Ada hat in Rot erst drei Kreuze, deshalb konnte sie nicht mit dir abschließen. Mit fünf hätte sie es im selben Moment gekonnt.
lesson-classic-12 =
    Fast geschafft. Das Spiel endet sofort, wenn zwei Reihen abgeschlossen sind oder wenn jemand den vierten Fehlwurf bekommt.
    Rot ist abgeschlossen, und in Grün hast du fünf Kreuze. Würfle!
lesson-classic-13 =
    1 und 1 sind 2, die letzte Zahl in Grün!
    Kreuze die grüne 2 an, und das Spiel ist sofort zu Ende.
hint-classic-13 = Das Spiel könnte weitergehen, aber du liegst weit vorn. Kreuze die grüne 2 an!
lesson-classic-14 =
    Das zweite Schloss hat das Spiel beendet. Jetzt werden die Reihen gezählt: Ein Kreuz ist 1 Punkt, zwei sind 3, drei sind 6 und so weiter. Jeder Fehlwurf kostet 5.
    Du hast 67 Punkte, Ada hat 32. Du gewinnst!

lesson-cards-1 =
    Im Kartenspiel wird nicht gewürfelt. Du hast ein Spielblatt mit vier Reihen und vier Karten auf der Hand.
    Auf dem Tisch liegen vier weitere Karten, die Auslage. Du siehst ihre Zahlen, aber nicht ihre Farben. Daneben liegt der Nachziehstapel.
lesson-cards-2 =
    Ein Zug beginnt damit, dass du deine Hand auf fünf Karten auffüllst. Du hast vier, also nimmst du eine aus der Auslage.
    Eine 4 würde zwischen deine rote 3 und deine rote 5 passen, wenn sie rot ist.
    Wähle die 4 und nimm sie.
hint-cards-2 = Du darfst jede Karte der Auslage nehmen. Aber eine 4 könnte genau die sein, die dir zwischen der roten 3 und 5 fehlt: Probier es mit ihr.
lesson-cards-3 =
    Sie ist rot, Glück gehabt! Die Auslage wird vom Stapel aufgefüllt, und die Zahl, die jetzt oben auf dem Stapel liegt, ist für alle: 12.
    In jeder Reihe kreuzt du die Zahlen von links nach rechts an. Du darfst Zahlen überspringen, aber was du überspringst, ist weg. In Grün kommt die 12 zuerst.
    Kreuze die grüne 12 an!
hint-cards-3 = Die blaue 12 wäre genauso gut. Nimm in dieser Lektion die grüne 12.
lesson-cards-4 =
    Jetzt spielst du Karten aus: eine, zwei oder drei derselben Farbe. Dann darfst du ihre Zahlen in dieser Farbe ankreuzen.
    Wähle die rote 3, 4 und 5 auf deiner Hand, und kreuze alle drei Zahlen an.
hint-cards-4 = Das ist erlaubt, bringt aber weniger. Wähle alle drei roten Karten, und kreuze 3, 4 und 5 an.
lesson-cards-5 =
    Drei Kreuze auf einmal! Die ausgespielten Karten kommen auf den Ablagestapel. Jetzt ist Ada dran und hat eine Karte genommen, und die Zahl auf dem Stapel gilt auch für dich: 6.
    Kreuze die rote 6 an!
hint-cards-5 = Das ginge, aber dort würdest du Zahlen überspringen. Die rote 6 kommt gleich nach deiner 5.
lesson-cards-6 =
    Ada hat eine Karte ausgespielt; das war nur für sie. Du bist dran und hast nur noch zwei Karten, also nimmst du drei.
    Wähle 8, 5 und 10: In Grün könnten sie nach deiner 12 weitergehen.
hint-cards-6 = Die 12 hilft dir wenig: In Grün hast du sie schon, und in Rot und Gelb ist sie die letzte Zahl. Wähle 8, 5 und 10.
lesson-cards-7 =
    Alle drei sind grün! Aber zuerst die Zahl auf dem Stapel, die für alle ist: 2.
    Kreuze die gelbe 2 an!
hint-cards-7 = Du musst sie nicht ankreuzen, aber die gelbe 2 ist die erste Zahl ihrer Reihe: Du überspringst nichts.
lesson-cards-8 =
    Kreuzt du mit deinen Karten mehrere Zahlen auf einmal an, darfst du zwischen der ersten und der letzten davon höchstens eine Zahl überspringen.
    Von 10 bis 8 überspringst du nur die 9: Das passt. Von 8 bis 5 wären es zwei. Behalte also die 5.
    Spiele die grüne 10 und die grüne 8 aus, und kreuze beide an.
hint-cards-8 = Erlaubt, aber nicht das Beste. Wähle nur die grüne 10 und die grüne 8, und kreuze 10 und 8 an.
lesson-cards-9 =
    Wenn du dran bist, musst du immer eine Karte ausspielen. Hier passt keine: Alle Zahlen liegen links von deinen Kreuzen. Du legst also nur ab.
    Du hast in diesem Zug nichts angekreuzt, deshalb bekommst du auch einen Fehlwurf: fünf Punkte weniger.
    Wähle beide blauen Karten und leg sie ab. Dann darfst du nächstes Mal zwei neue nehmen.
hint-cards-9 = Eine Karte würde reichen, aber für zwei bekommst du zwei neue. Wähle die blaue 11 und die blaue 12.
lesson-cards-10 =
    Die letzte Zahl einer Reihe braucht vorher fünf Kreuze. In Gelb hast du fünf.
    Spiele die gelbe 11 und die gelbe 12 aus, und kreuze beide an: Mit der 12 bekommst du das Schloss, und das zählt auch als Kreuz.
hint-cards-10 = Fast! Wähle die gelbe 11 und die gelbe 12 zusammen, und kreuze beide an.
lesson-cards-11 =
    Deine gelbe Reihe ist abgeschlossen. Im Kartenspiel gilt das nur für dich: Ada darf gelbe Zahlen weiter ankreuzen.
    Das Spiel endet sofort, wenn jemand zwei Reihen abgeschlossen hat oder den vierten Fehlwurf bekommt.
lesson-cards-12 =
    Du bist dran, und auf dem Stapel liegt die 2. In Blau hast du fünf Kreuze, also darfst du die letzte Zahl nehmen.
    Kreuze die blaue 2 an, und das Spiel ist sofort zu Ende.
hint-cards-12 = Das Spiel könnte weitergehen, aber du liegst weit vorn. Kreuze die blaue 2 an!
lesson-cards-13 =
    Jetzt werden die Reihen gezählt: Ein Kreuz ist 1 Punkt, zwei sind 3, drei sind 6 und so weiter, und auch Schlösser zählen. Jeder Fehlwurf kostet 5.
    Du hast 84 Punkte, Ada hat 32. Du gewinnst!

lesson-onboard-1 =
    On Board ist Qwixx mit einer Spielfigur. Das Blatt ist dasselbe: Du kreuzt Zahlen von links nach rechts an, und was du überspringst, ist weg.
    Neu ist die Laufstrecke. Jedes Feld zeigt eine Farbe und eine Zahl, und darunter steht, wie viele Punkte es am Ende wert ist. Die Figuren stehen am Start.
lesson-onboard-2 =
    Du bist dran. Ein Zug hat drei Schritte, und er beginnt mit den Würfeln.
    Würfle!
lesson-onboard-3 =
    Der erste Schritt ist für alle: Die weißen Würfel, 1 und 2, ergeben 3. Kreuze sie in einer Reihe deiner Wahl an.
    Kreuze die rote 3 an!
hint-onboard-3 = Das ginge, aber in Grün und Blau kommt die 3 erst spät, und Gelb brauchen wir noch für etwas anderes. Nimm die rote 3.
lesson-onboard-4 =
    Der zweite Schritt ist nur für dich, weil du dran bist: ein weißer Würfel plus ein farbiger; die Summe kreuzt du in dieser Farbe an. Die weiße 2 und die rote 2 sind 4.
    Kreuze die rote 4 an!
hint-onboard-4 = Die Würfel erlauben es, aber du würdest mehr Zahlen überspringen als nötig. Bei der roten 4 überspringst du keine.
lesson-onboard-5 =
    Dritter Schritt: Deine Figur darf vorwärtsziehen, ein bis fünf freie Felder weit. Die Zahl, auf der sie landet, musst du ankreuzen können oder schon angekreuzt haben.
    Die rote 2 geht nicht, sie liegt links von deiner 3. Aber die gelbe 2 kannst du jetzt ankreuzen.
    Zieh mit deiner Figur auf Feld 4!
hint-onboard-5 = Dort könntest du auch landen, aber Feld 4 ist besser: Es liegt weiter vorn, oder du überspringst dabei nichts. Zieh dorthin.
lesson-onboard-6 =
    Das war dein drittes Kreuz in einem Zug! Jetzt hat Ada gewürfelt, und ihre weißen Würfel gelten auch für dich: 6 und 6 sind 12.
    Kreuze die grüne 12 an!
hint-onboard-6 = Die blaue 12 wäre genauso gut. Nimm in dieser Lektion die grüne 12.
lesson-onboard-7 =
    Ada hat die blaue 11 angekreuzt, und ihre Figur ist auf Feld 6 gezogen, also hat sie auch die rote 3 angekreuzt. Mit der Figur zieht immer nur, wer dran ist.
    Jetzt bist du dran. Würfle!
lesson-onboard-8 =
    5 und 6 sind 11. In Grün ist das die nächste Zahl.
    Kreuze die grüne 11 an!
hint-onboard-8 = Dort würdest du Zahlen überspringen. Die grüne 11 kommt gleich nach deiner 12.
lesson-onboard-9 =
    Die weiße 5 und die grüne 5 sind 10, und wieder ist es die nächste.
    Kreuze die grüne 10 an!
hint-onboard-9 = Die Würfel erlauben es, aber bei der grünen 10 überspringst du nichts. Nimm die.
lesson-onboard-10 =
    Adas Figur steht auf Feld 6. Auf ein Feld passt nur eine Figur, also springst du darüber, und ein besetztes Feld zählt nicht mit.
    Deine fünf freien Felder sind 5, 7, 8, 9 und 10. Auf Feld 10 liegt die rote 4, die du schon angekreuzt hast. Dort landest du also ohne neues Kreuz.
    Lauf, so weit du kannst: auf Feld 10!
hint-onboard-10 = Das ist erlaubt und kann sogar klug sein. Aber lass die Figur hier so weit laufen, wie sie kann: auf Feld 10.
lesson-onboard-11 =
    Im ersten und zweiten Schritt hast du nichts angekreuzt. Bringt auch der dritte kein Kreuz, bekommst du einen Fehlwurf: fünf Punkte weniger.
    Auf Feld 20 ist die Zahl schon angekreuzt, das würde also kein Kreuz bringen. Feld 22 bringt eines: die rote 8.
    Rette dich auf Feld 22!
hint-onboard-11 = Ohne Kreuz bekommst du einen Fehlwurf. Feld 22 bringt ein Kreuz.
lesson-onboard-12 =
    Wer mit der Figur eines der letzten fünf Felder erreicht, 36 bis 40, läutet das Ende ein: Alle anderen sind noch einmal dran.
    Feld 36 ist die gelbe 12, die letzte Zahl ihrer Reihe. Sie braucht vorher fünf Kreuze, und die hast du. Du schließt also auch die Reihe für alle ab.
    Zieh auf Feld 36!
hint-onboard-12 = Dorthin könntest du. Aber Feld 36 bringt das Schloss, viele Punkte und das Ende des Spiels: Zieh dorthin.
lesson-onboard-13 =
    Du hast das Ende eingeläutet. Das ist Adas letzter Zug, und ihre weißen Würfel gelten noch für dich: 4 und 5 sind 9. Der gelbe Würfel ist weg.
    Kreuze die rote 9 an!
hint-onboard-13 = Ein Kreuz mehr ist ein Kreuz mehr: Nimm die rote 9.
lesson-onboard-14 =
    Das Spiel ist zu Ende. Zwei abgeschlossene Reihen oder ein vierter Fehlwurf hätten es sofort beendet, ganz gleich, wo die Figuren stehen.
    Die Reihen werden gezählt wie immer, und die Punkte vom Feld deiner Figur kommen dazu: 18. Du hast 105 Punkte, Ada hat 48. Du gewinnst!

## Der Browser: die Spielregeln

rule-which = Die Regeln
rule-which-more = Alles, was man zum Spielen wissen muss, mit Bildern.
rule-read = Lesen
rule-title = { $game }: die Regeln
rule-intro-classic = Für 2 bis 5 Personen. Sechs Würfel, je ein Spielblatt, eine Viertelstunde.
rule-intro-cards = Für 2 bis 5 Personen. 44 Karten, mit Jokern 55, und je ein Spielblatt.
rule-intro-onboard = Für 2 bis 4 Personen. Sechs Würfel, eine Laufstrecke und je ein Spielblatt und eine Figur.
rule-learn = Lieber gleich beim Spielen lernen?
rule-contents = Inhalt
rule-others = Die anderen Spiele:
rule-may = Hier möglich:
rule-head-goal = Das Ziel
rule-head-sheet = Das Spielblatt
rule-head-turn = Ein Zug
rule-head-white = Die weißen Würfel: für alle
rule-head-mixed = Weiß und Farbe: nur wer dran ist
rule-head-pawn = Die Figur
rule-head-penalty = Fehlwürfe
rule-head-lock = Eine Reihe abschließen
rule-head-end = Das Ende des Spiels
rule-head-score = Punkte zählen
rule-head-argue = Streitfragen
rule-head-argue-pawn = Streitfragen: die Figur
rule-head-deal = Vor dem Spiel
rule-head-draw = Erstens: Karten nehmen
rule-head-number = Zweitens: die Zahl für alle
rule-head-play = Drittens: Karten ausspielen
rule-head-complete = Eine Reihe abschließen
rule-head-jokers = Mit Jokern

rule-goal-classic =
    Du kreuzt in vier Reihen Zahlen an. Je mehr Kreuze eine Reihe hat, desto mehr ist jedes davon wert. Aber übersprungene Zahlen sind für immer weg, und wenn du zu lange wartest, schließt jemand anders die Reihe ab.
    Wer die meisten Punkte hat, gewinnt.
rule-goal-cards =
    Du kreuzt in vier Reihen Zahlen an, mit Karten statt mit Würfeln. Was du auf der Hand sammelst, bestimmt, was du ankreuzen kannst, manchmal mehrere Zahlen auf einmal.
    Wer die meisten Punkte hat, gewinnt.
rule-goal-onboard =
    On Board ist das Würfelspiel, und alle haben dazu eine Spielfigur. Zahlen kreuzt du genauso an wie im Würfelspiel. Wenn du dran bist, darf außerdem deine Figur die Laufstrecke entlanglaufen, und ihr Feld bringt am Ende Punkte.
    Wer die meisten Punkte hat, gewinnt.
rule-sheet =
    Ein Spielblatt hat vier Reihen mit je elf Zahlen. Rot und Gelb laufen von 2 aufwärts bis 12, Grün und Blau von 12 abwärts bis 2. Am rechten Ende jeder Reihe ist ein Schloss.
    In jeder Reihe kreuzt du Zahlen von links nach rechts an. Du darfst irgendwo anfangen und so viele Zahlen überspringen, wie du magst, auch mehrere auf einmal. Aber was links von einem Kreuz liegt, kannst du nie mehr ankreuzen.
rule-turn =
    Wer anfängt, wird ausgelost. Wer dran ist, würfelt mit allen Würfeln, die noch im Spiel sind. Dann folgen zwei Aktionen, streng nacheinander: zuerst die weißen Würfel, dann ein weißer Würfel mit einem farbigen.
    Danach geht es im Uhrzeigersinn weiter.
rule-turn-onboard =
    Einigt euch auf eine Seite des Spielplans; alle Figuren stehen am Start. Wer anfängt, wird ausgelost. Wer dran ist, würfelt mit allen Würfeln, die noch im Spiel sind. Dann folgen drei Schritte, streng nacheinander: die weißen Würfel für alle, ein weißer Würfel mit einem farbigen nur für die Person, die dran ist, und dann deren Figur.
    So sind bis zu drei Kreuze in einem Zug möglich. Danach geht es im Uhrzeigersinn weiter.
rule-white =
    Die beiden weißen Würfel werden zusammengezählt. Alle dürfen diese Zahl in einer Reihe beliebiger Farbe ankreuzen, aber nur in einer. Niemand muss.
    Alle entscheiden gleichzeitig. Niemand wartet ab, was die anderen tun, und niemand überlegt es sich hinterher anders.
rule-mixed =
    Wer dran ist, und sonst niemand, darf jetzt einen der weißen und einen der farbigen Würfel zusammenzählen und die Summe in der Reihe dieser Farbe ankreuzen. Mehr als ein Kreuz gibt es hier nicht, und es ist freiwillig.
rule-penalty =
    Wer dran ist und in beiden Aktionen nichts ankreuzt, bekommt einen Fehlwurf: Eines der vier Kästchen wird angekreuzt, und das kostet fünf Punkte.
    Ein Kreuz in einer der beiden Aktionen genügt, um ihn zu vermeiden. Du darfst auch mit Absicht nichts ankreuzen, aber dann bekommst du den Fehlwurf. Die anderen bekommen nie einen Fehlwurf.
rule-penalty-cards =
    Wer dran ist und gar nichts ankreuzt, weder die Zahl für alle noch etwas mit Karten, bekommt einen Fehlwurf: Eines der vier Kästchen wird angekreuzt, und das kostet fünf Punkte.
    Die anderen bekommen nie einen Fehlwurf.
rule-penalty-onboard =
    Wer dran ist und in keinem der drei Schritte ein Kreuz macht, bekommt einen Fehlwurf: fünf Punkte weniger. Landet die Figur auf einer Zahl, die schon angekreuzt ist, ist das kein neues Kreuz und hilft also nicht.
    Die anderen bekommen nie einen Fehlwurf.
rule-lock =
    Die letzte Zahl einer Reihe, die 12 in Rot und Gelb, die 2 in Grün und Blau, darf nur ankreuzen, wer in dieser Reihe schon mindestens fünf Kreuze hat. Mit ihr wird auch das Schloss angekreuzt, und das Schloss zählt als ein weiteres Kreuz.
    Vom Ende dieser Aktion an ist die Reihe für alle abgeschlossen: Niemand kreuzt dort mehr etwas an. Der Würfel dieser Farbe kommt sofort aus dem Spiel. Kreuze, die andere in der Reihe gemacht haben, bleiben und zählen.
rule-complete =
    Die letzte Zahl einer Reihe, die 12 in Rot und Gelb, die 2 in Grün und Blau, darfst du nur ankreuzen, wenn in dieser Reihe vorher mindestens fünf Kreuze stehen. Mit ihr kreuzt du auch das Schloss an, und das Schloss zählt als ein weiteres Kreuz.
    Die Reihe ist dann nur für dich abgeschlossen. Alle anderen dürfen dort weiter ankreuzen und sie auch abschließen.
rule-end =
    Das Spiel endet sofort, wenn zwei Reihen abgeschlossen sind, ganz gleich, von wem, oder wenn jemand den vierten Fehlwurf bekommt.
    Wird die zweite Reihe mit den weißen Würfeln abgeschlossen, entfällt die zweite Aktion.
rule-end-cards =
    Das Spiel endet sofort, wenn jemand zwei Reihen abgeschlossen hat oder den vierten Fehlwurf bekommt.
    Geschieht das mit der Zahl für alle, gelten noch die Kreuze aller, die sie gewählt haben, und dann ist Schluss: Karten werden nicht mehr ausgespielt.
rule-end-onboard =
    Wer mit der Figur eines der letzten fünf Felder erreicht, läutet das Ende ein: Alle anderen sind im Uhrzeigersinn noch genau einmal dran, dann ist Schluss. Wer das Ende eingeläutet hat, hat keinen eigenen Zug mehr, darf aber in den Zügen der anderen noch die Summe der weißen Würfel ankreuzen.
    Wie im Würfelspiel beenden zwei abgeschlossene Reihen oder ein vierter Fehlwurf das Spiel sofort, in jedem Schritt und ganz gleich, wo die Figuren stehen.
rule-score =
    Jede Reihe wird für sich gezählt. Aus der Zahl ihrer Kreuze, das Schloss eingerechnet, ergeben sich ihre Punkte; eine Reihe ohne Kreuz bringt keine.
    Die vier Reihen werden zusammengezählt, und jeder Fehlwurf zieht fünf Punkte ab. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen alle, die vorn liegen.
rule-score-onboard =
    Jede Reihe wird für sich gezählt. Aus der Zahl ihrer Kreuze, das Schloss eingerechnet, ergeben sich ihre Punkte; eine Reihe ohne Kreuz bringt keine.
    Die vier Reihen werden zusammengezählt, jeder Fehlwurf zieht fünf Punkte ab, und die Punkte vom Feld der Figur kommen dazu, egal wie das Spiel zu Ende ging. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen alle, die vorn liegen.
rule-deal =
    Die 44 Karten, 2 bis 12 in vier Farben, werden gemischt, und alle bekommen vier. Der Rest ist der Nachziehstapel. Seine obersten vier Karten werden daneben als Auslage ausgelegt; dort liegen immer vier.
    Die Rückseiten der Karten zeigen ihre Zahl, aber nicht ihre Farbe. Alle sehen also die Zahlen in der Auslage, auf dem Stapel und auf der Hand der anderen, Farben aber nur auf der eigenen Hand.
    Wer anfängt, wird ausgelost; dann geht es im Uhrzeigersinn weiter.
rule-draw =
    Wer dran ist, nimmt Karten aus der Auslage, bis es fünf auf der Hand sind: im ersten Zug eine, später vielleicht zwei oder drei. Gewählt wird nur aus den vier, die dort liegen. Dann wird die Auslage vom Stapel wieder auf vier aufgefüllt.
rule-number =
    Die Zahl, die jetzt oben auf dem Stapel liegt, ist für alle: Ihr dürft sie in einer Reihe beliebiger Farbe ankreuzen, aber nur in einer. Niemand muss, und alle entscheiden gleichzeitig.
    Die Karte bleibt auf dem Stapel; sie kommt als Nächste in die Auslage.
rule-play =
    Wenn du dran bist, musst du eine Karte ausspielen, oder zwei oder drei derselben Farbe. Dann darfst du eine oder mehrere der gezeigten Zahlen in dieser Farbe ankreuzen, oder auch keine.
    Kreuzt du mehrere an, darfst du zwischen der ersten und der letzten davon höchstens eine Zahl überspringen. Zahlen zwischen deinen früheren Kreuzen und dem ersten neuen spielen keine Rolle.
    Alle ausgespielten Karten kommen auf den Ablagestapel, angekreuzt oder nicht. Die anderen kreuzen hier nichts an.
rule-jokers =
    Elf Joker, 2 bis 12, werden mit eingemischt. Die Zahl eines Jokers steht fest, seine Farbe wird beim Ausspielen gewählt.
    Alle Joker, die zusammen mit anderen Karten ausgespielt werden, nehmen deren Farbe an; Joker, die allein ausgespielt werden, haben gemeinsam eine Farbe deiner Wahl. Zwei verschiedene Farben kann ein Joker nicht verbinden. Zeigen ein Joker und eine Karte dieselbe Zahl, wird sie nur einmal angekreuzt.
    Alles andere bleibt gleich.
rule-pawn =
    Im dritten Schritt darf, wer dran ist, mit der Figur vorwärtsziehen, nie zurück, und zwar ein bis fünf freie Felder weit. Besetzte Felder werden übersprungen und zählen nicht mit: Auf ein Feld passt nur eine Figur, und keine wird je zurückgeschickt. Der Start ist kein Feld: Dort dürfen beliebig viele Figuren stehen.
    Landen darfst du nur auf einer Zahl, die du jetzt nach den üblichen Regeln ankreuzen kannst oder schon angekreuzt hast. Kannst du sie ankreuzen, musst du es auch. Felder, über die du unterwegs ziehst, spielen keine Rolle.
    Kannst du nirgends landen oder willst du nicht ziehen, bleibt die Figur stehen.
rule-argue-dice =
    Mehrere wollen mit derselben weißen Summe dieselbe Reihe abschließen. Wer darf?
    Alle, die dort fünf Kreuze haben. Sie alle kreuzen das Schloss an, und bei allen zählt es. Die Reihe ist erst zu, wenn alle entschieden haben.
    Jemand schließt eine Reihe ab. Darf ich mit weniger als fünf Kreuzen mitmachen?
    Nein. Fünf Kreuze müssen auf jedem Blatt stehen.
    Eine Reihe wird mit einem weißen und einem farbigen Würfel abgeschlossen. Dürfen die anderen sie auch abschließen?
    Nein. In dieser Aktion kreuzt nur an, wer dran ist.
    Mit den weißen Würfeln mache ich mein fünftes Kreuz. Darf ich gleich danach die letzte Zahl nehmen?
    Ja. Die Aktionen kommen nacheinander, und das neue Kreuz zählt.
    Können mehr als zwei Reihen abgeschlossen werden?
    Ja: eine dritte zusammen mit der zweiten, wenn beide mit derselben weißen Summe abgeschlossen werden.
    Das Spiel endet mit den weißen Würfeln, und wer dran war, hat nichts angekreuzt. Ist das ein Fehlwurf?
    Nein. Die zweite Aktion entfällt, also gibt es auch keinen Fehlwurf.
    Zwei haben gleich viele Punkte. Wer gewinnt?
    Beide. Es bleibt beim Gleichstand.
    Kann jemand weniger als null Punkte haben?
    Ja. Fehlwürfe werden einfach abgezogen.
rule-argue-cards =
    Der Nachziehstapel ist aufgebraucht. Was dann?
    In diesem Moment wird der Ablagestapel gemischt und zum neuen Nachziehstapel, auch mitten im Auffüllen der Auslage. Seine oberste Karte zeigt die Zahl für alle.
    Darf ich weniger Karten nehmen, als mir fehlen?
    Nein. Du füllst deine Hand immer auf genau fünf auf.
    Wird die Auslage nach jeder Karte aufgefüllt, die ich nehme?
    Nein. Du wählst aus den vier, die dort liegen; danach wird aufgefüllt.
    Keine meiner Karten passt. Muss ich eine ausspielen?
    Ja, mindestens eine. Du legst sie ohne Kreuz ab.
    Darf ich Karten einer Reihe ausspielen, die ich abgeschlossen habe?
    Ja, um sie loszuwerden. Ein Kreuz bringen sie nicht.
    Darf ich mit denselben Karten das fünfte Kreuz machen und die letzte Zahl nehmen?
    Ja. Angekreuzt wird von links nach rechts, und jedes Kreuz zählt sofort.
    Darf ich drei Zahlen ankreuzen und dazwischen jeweils eine überspringen?
    Nein. Eine übersprungene Zahl ist insgesamt erlaubt, nicht in jeder Lücke: Von 2, 4 und 6 darfst du 2 und 4 ankreuzen oder 4 und 6.
    Zählt die Zahl für alle als erstes Kreuz beim Ausspielen?
    Nein. Es zählen nur die Zahlen der ausgespielten Karten.
    Zwei haben gleich viele Punkte. Wer gewinnt?
    Beide. Es bleibt beim Gleichstand.
rule-argue-onboard =
    Muss ich mit meiner Figur ziehen?
    Nein, nie.
    Darf ich auf einer Zahl landen und sie nicht ankreuzen?
    Nur wenn sie schon angekreuzt ist. Kannst du sie ankreuzen, musst du es.
    Ich habe die Zahl eben in diesem Zug angekreuzt. Darf ich auf ihr landen?
    Ja, sie gilt als schon angekreuzt.
    Die Reihe ist abgeschlossen. Darf ich auf einer ihrer Zahlen landen?
    Nur wenn du diese Zahl vorher angekreuzt hast.
    Kann meine Figur eine Reihe abschließen?
    Ja, mit fünf Kreuzen, wie immer. Die Reihe ist für alle abgeschlossen, und der Würfel kommt aus dem Spiel, aber die anderen können nicht mit dir abschließen. Ist es die zweite Reihe, ist das Spiel sofort zu Ende.
    Darf ich über das letzte Feld hinausziehen?
    Nein. Weiter als bis zum letzten Feld geht es nicht.
    In den letzten Zügen erreicht noch eine Figur die letzten fünf Felder. Was passiert?
    Nichts weiter. Niemand bekommt einen zusätzlichen Zug.
    Der Zug, der das Ende eingeläutet hat, brachte kein Kreuz. Ist das ein Fehlwurf?
    Ja, wenn auch die anderen Schritte keines gebracht haben. Ist es der vierte, ist das Spiel sofort zu Ende.

example-crossing = Rot geht ab 10 weiter, Gelb ab 9, Grün ab 9, Blau ab 10. Die gestreiften Zahlen wurden übersprungen und sind weg.
example-white = Ada hat gewürfelt, und die weißen Würfel ergeben 8. Du darfst sie in Grün oder in Blau ankreuzen. In Rot bist du daran vorbei, und die gelbe 8 ist schon angekreuzt.
example-mixed = Du bist dran. Die weiße 6 und die rote 4 ergeben die rote 10, die weiße 6 und die gelbe 3 die gelbe 9. In Grün und Blau passt jeder der weißen Würfel. Was du auch nimmst, es ist ein Kreuz.
example-lock = In Rot hast du fünf Kreuze, also steht dir die 12 offen und mit ihr das Schloss. In Gelb hast du erst zwei Kreuze: Dort muss die 12 noch warten.
example-together = Du und Ada hattet beide fünf rote Kreuze und habt beide die 12 genommen. Ihr kreuzt beide das Schloss an. Dann kommt der rote Würfel aus dem Spiel.
example-score = Sieben Kreuze in Rot, mit dem Schloss, sind 28 Punkte, drei in Gelb 6, fünf in Grün 15 und sieben in Blau 28. Zwei Fehlwürfe kosten 10. Das macht 67.
example-draw = Mit vier Karten auf der Hand nimmst du eine aus der Auslage. Ihre Zahl siehst du, ihre Farbe aber erst, wenn sie dir gehört.
example-play = Drei grüne Karten werden ausgespielt. Du darfst 9 und 7 ankreuzen, oder 7 und 5, oder nur eine davon. Alle drei darfst du nicht: Dann wären 8 und 6 übersprungen.
example-jokers = Der Joker 10 wird mit der gelben 9 ausgespielt, also ist auch er gelb.
example-complete = Du hast Rot abgeschlossen und kreuzt dort nichts mehr an. Ada macht in Rot weiter und darf die Reihe auch abschließen.
example-pawn = Deine Figur steht auf Feld 7, Adas auf Feld 9, und das zählt nicht mit. Von den fünf freien Feldern 8, 10, 11, 12 und 13 kannst du auf 11 und 13 mit einem Kreuz landen, und auf 10, weil die rote 4 schon angekreuzt ist. Auf 8 und 12 nicht: Die gelbe 3 und die gelbe 4 liegen links von deiner 5.
example-bonus = Die Reihen bringen 28, 10, 15 und 15 Punkte, ein Fehlwurf zieht 5 ab, und das Feld der Figur bringt 19 dazu. Das macht 82.

## Reihum spielen: alle an einem Gerät

pass-intro = Alle spielen an diesem einen Gerät und geben es weiter. Ist das Spiel einmal geladen, braucht ihr kein Netz.
pass-who = Wer mitspielt, in der Reihenfolge der Plätze
pass-player = Person { $number }
pass-name = Name von Person { $number }
pass-bot = Bot auf Platz { $number }
pass-up = { $player } nach oben
pass-remove = { $player } entfernen
pass-add = Person hinzufügen
pass-add-bot = Bot hinzufügen
pass-need =
    { $count ->
        [one] Mindestens ein Platz, und darauf ein Mensch.
       *[other] Mindestens { $count } Plätze, und auf mindestens einem ein Mensch.
    }
pass-kept = Eure Partie wartet
pass-kept-more = { $game } mit { $players }. Zuletzt gespielt: { $when }.
pass-go-on = Weiterspielen
pass-anew = Neu anfangen
pass-anew-sure = Neu anfangen?
pass-anew-more = Die angefangene Partie geht verloren.
pass-loading = Die Spielregeln werden geholt: etwa 6 MB, nur dieses eine Mal. Danach braucht ihr kein Netz.
pass-not-loaded = Die Spielregeln ließen sich nicht holen
pass-not-loaded-more = Sie kommen einmal vom Server, und der ist gerade nicht erreichbar. Versuch es wieder, wenn du verbunden bist.
web-old-browser = Dieser Browser ist zu alt
web-old-browser-more = Rowlock braucht Safari { $safari }, Firefox { $firefox }, Chrome oder Edge { $chrome } oder etwas Neueres. Aktualisiere den Browser oder versuch es auf einem anderen Gerät.
pass-try-again = Noch einmal versuchen
pass-elsewhere = Diese Partie ist in einem anderen Tab offen
pass-elsewhere-more = Spielen kannst du sie nur in einem Tab. Machst du hier weiter, hört der andere auf.
pass-take-over = Hier spielen
pass-unreadable = Die gespeicherte Partie lässt sich nicht lesen. Du kannst eine neue anfangen.
pass-not-kept = Dieser Browser speichert nichts: Wenn du die Seite schließt, ist die Partie weg.
pass-trouble = Auf diesem Gerät ist etwas schiefgegangen. Lade die Seite neu; die Partie ist gespeichert.
pass-seats = Plätze
pass-standing =
    { $state ->
        [acts] muss sich entscheiden
       *[decided] hat entschieden und kann es zurücknehmen
    }
pass-turn =
    { $what ->
        [roll] { $player } würfelt
       *[decide] { $player } entscheidet
    }
pass-curtain = Gib das Gerät an { $player } weiter
pass-curtain-more = Bis dahin bleiben die Karten verdeckt.
pass-take = Ich bin { $player }
pass-return = { $player } will etwas zurücknehmen
pass-first = { $player } entscheidet zuerst
pass-again = Noch einmal spielen
pass-others = Andere Leute, anderes Spiel
pass-leave = Spiel verlassen
pass-leave-more = Die Partie ist auf diesem Gerät gespeichert: Ihr könnt später weiterspielen.

## Der Browser: eine Partie ansehen

web-film-intro = Öffne eine gespeicherte Partie und geh sie Schritt für Schritt durch.
web-film-drop = Zieh die Datei einer Partie hierher
web-film-files = Die Datei, die „Partie speichern“ oder „rowlock play“ gespeichert hat; sie endet auf .rowlock.
web-film-choose = Datei wählen
web-film-paste = Oder füge den Text einer Partie ein
web-film-show = Partie zeigen
web-film-another = Andere Partie
web-film-share = Diesen Moment teilen
web-film-too-large = Diese Datei ist zu groß für eine Partie: Eine Partie hat höchstens 64 KiB.
web-film-offline = Der Server ist nicht erreichbar, und zum Öffnen von Partien wird er gebraucht. Eine schon geöffnete Partie kannst du auch ohne ihn zu Ende ansehen.
web-film-pending = Entschieden, zählt aber nicht mehr: { $decisions }
web-film-mine = Deine beendeten Partien
web-film-unfinished = Die Partie wurde nicht zu Ende gespielt: Hier hört sie auf.
web-film-controls = Schritte der Partie
web-film-scrub = Stelle in der Partie
web-film-where = Zug { $turn }, { $player } ist dran
web-film-beginning = Der Anfang
web-film-step = Schritt { $step } von { $steps }
web-film-first = Zum Anfang
web-film-back = Einen Schritt zurück
web-film-play = Abspielen
web-film-pause = Pause
web-film-forward = Einen Schritt vor
web-film-last = Zum Ende
web-film-speed = Tempo
web-film-active = Dran ist:
web-film-hand = Hand von { $player }
web-film-sheets = Spielblätter
web-film-side = Blickwinkel
web-film-everybody = Alle
web-film-chart = Punkte von Zug zu Zug
web-film-chart-spoken = Linien mit den Punkten von allen. Am Ende: { $players }. In der Tabelle darunter stehen die Punkte nach jedem Zug.
web-film-as-table = Als Tabelle
web-film-turn = Zug
web-film-fair =
    { $game ->
        [cards] Wurden die Karten fair gemischt?
       *[other] Waren die Würfel fair?
    }
web-film-promise = Vor dem Spiel hat der Server ein Geheimnis gezogen und dessen Fingerabdruck gezeigt, der zu keinem anderen Geheimnis passt. Jedes Gerät in der Runde hat mit einem eigenen Text dasselbe getan, und erst dann wurden die Texte aufgedeckt: Geheimnis und Texte zusammen sind der Startwert. Jetzt ist er bekannt, und alle können jeden Wurf und jedes Mischen nachrechnen.
web-film-commitment = Fingerabdruck
web-film-seed = Startwert
web-film-whole = Ganz zeigen
web-film-shorten = Kürzen
web-film-copy = Kopieren
web-film-copy-yourself = Kopieren ist hier nicht erlaubt: Markiere den Text und kopiere ihn selbst.
web-film-check = Auf diesem Gerät prüfen
web-film-size = Dafür lädt dein Browser einmal die echten Spielregeln, etwa 6 MB.
web-film-loading = Wird geladen und geprüft…
web-film-no-record = Die Aufzeichnung ließ sich nicht abrufen, also gibt es hier nichts zu prüfen.
web-film-no-seed = Diese Aufzeichnung enthält keinen Startwert, also gibt es nichts zu prüfen: Es wurde am Tisch gewürfelt, oder die Partie läuft noch.
web-fair-own-text = Dein Text für die Würfel
web-fair-result =
    { $result ->
        [fair] Fair: Alles ist geprüft und stimmt.
        [unfair] Diese Partie war nicht fair.
       *[open] Es fand sich kein Fehler, aber nicht alles ließ sich prüfen.
    }
web-fair-failed =
    { $name ->
        [commitment] Das Geheimnis des Servers passt nicht zu dem Fingerabdruck, den er gezeigt hatte.
        [first_commitment] Der Server hat seinen Fingerabdruck geändert, seit dieses Gerät ihn zuerst gesehen hat.
        [own_text] Dein Text wurde durch einen anderen ersetzt. Das ist nur in Ordnung, wenn du auch mit einem anderen Gerät an diesem Tisch gesessen hast.
        [pledges] Ein Text aus der Runde ist nicht der, der zugesagt war.
        [draws] Würfel oder Karten folgen nicht aus dem Startwert.
       *[seen_draws] Die Aufzeichnung zeigt andere Würfel oder Karten, als dieses Gerät gesehen hat.
    }
web-film-by-device = Auf diesem Gerät geprüft, ohne den Server.
web-film-by-server = Die Prüfung ließ sich auf diesem Gerät nicht laden, deshalb hat der Server sich selbst geprüft. Um sicherzugehen, speichere die Partie und prüfe sie mit „rowlock verify“.

## Das Würfelspiel für eine Person, gelöst

cli-solve = Das Würfelspiel für eine Person lösen; zeigt die erwarteten Punkte eines Spielblatts und was jede Möglichkeit kostet.
cli-solve-players = wie viele mitspielen; die anderen liefern nur weiße Summen (Standard: 1)
cli-solve-show = das Spielblatt, das bewertet wird: seine Kreuze, etwa "r2 r3 g12 p1", oder eine Stellung als JSON oder in einer Datei
cli-solve-dice = der Wurf: zwei weiße Würfel, rot, gelb, grün, blau, etwa "4 1 3 2 5 6"
cli-solve-wait = wie viele Züge der anderen noch vor deinem kommen (Standard: 0)
cli-solve-json = die Werte als JSON ausgeben
solve-needs-show = --dice und --wait gehören zu --show.
solve-players =
    { $count ->
        [one] Die Stellung gibt { $count } Person vor; lass --players weg.
       *[other] Die Stellung gibt { $count } Personen vor; lass --players weg.
    }
solve-over = Auf diesem Blatt ist das Spiel schon zu Ende.
solve-not-a-sheet = „{ $word }“ passt nicht auf das Blatt. { $reason }
solve-how-to-write = Schreib seine Kreuze in jeder Reihe von links nach rechts, etwa r2 r3 g12, und p2 für zwei Fehlwürfe.
solve-interrupted = Unterbrochen. Was fertig ist, ist gespeichert, und beim nächsten Mal geht es dort weiter.
solve-not-a-position = Das ist keine Stellung: { $reason }.
solve-no-json = Das ist kein JSON.
solve-classic-only = Gelöst ist nur das Würfelspiel.
solve-has-dice = Diese Stellung hat ihre Würfel schon; lass --dice weg.
solve-has-turn = Die Stellung sagt, wer dran ist; lass --wait weg.
solve-dice = „{ $value }“ ist kein Wurf: Gib sechs Zahlen von 1 bis 6 an, für Weiß, Weiß, Rot, Gelb, Grün, Blau.
solve-takes = Das Lösen braucht etwa { $memory } MB Arbeitsspeicher und { $disk } MB Speicherplatz in { $folder }.
solve-solving =
    { $players ->
        [one] Wird für eine Person gelöst
       *[other] Wird für { $players } Personen gelöst
    }
solve-value =
    { $players ->
        [one] Wer allein bestmöglich spielt, erzielt im Schnitt { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } Punkte.
       *[other] Wer zu { $players } Personen bestmöglich spielt, erzielt im Schnitt { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } Punkte, wenn die anderen nur weiße Summen liefern.
    }
solve-wait = Vorher andere
solve-penalties = Fehlwürfe
solve-with-penalties =
    { $count ->
        [0] Kein Fehlwurf
        [one] { $count } Fehlwurf
       *[other] { $count } Fehlwürfe
    }
solve-worth = Am Ende zu erwarten: { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } Punkte, davon kommen noch { NUMBER($more, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
solve-worth-thrown = Mit diesem Wurf am Ende zu erwarten: { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } Punkte, davon kommen noch { NUMBER($more, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
solve-number = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
solve-option = Kreuz
solve-then = Dann
solve-expected = Erwartet
solve-loss = Verlust

## Das Labor: rowlock simulate

cli-simulate = Viele Spiele zwischen Bots durchspielen und berichten, wer gewinnt, mit wie vielen Punkten, und wie die Spiele enden.
cli-simulate-players = wie viele mitspielen; 1 ist das Solospiel von classic (Standard: so viele wie Bots, oder 2)
cli-simulate-bots = ein Bot je Platz oder einer für alle, durch Kommas getrennt: Bots beim Namen, mit Zeit wie in champion@50, Programme als exec:BEFEHL, in classic auch optimal (Standard: greedy)
cli-simulate-games = die Zahl der Spiele (Standard: 10.000)
cli-simulate-seed = eine ganze Zahl; derselbe Startwert ergibt dieselben Spiele (Standard: 0)
cli-threads = die Zahl der Threads, oder der Prozesse bei nicht kompilierten Bots (Standard: einer je Kern)
cli-on = wo gerechnet wird: Threads oder Prozesse dieses Computers oder ein Ray-Cluster
cli-simulate-json = den Bericht als JSON ausgeben
cli-simulate-out = eine Parquet-Datei für das Ergebnis jedes Spiels
cli-simulate-plot = eine Bilddatei für die Diagramme: .png, .svg oder .pdf
lab-missing = Dafür wird { $package } gebraucht, und das ist nicht installiert. Installieren mit: { $command }
lab-range = { $parameter } muss eine ganze Zahl von { $least } bis { $most } sein.
lab-on = --on kann nicht { $value } sein; zur Wahl stehen { $places }.
lab-ray = Ray startet…
lab-no-cluster = Unter { $address }, das RAY_ADDRESS nennt, antwortet kein Ray-Cluster.
lab-no-ray = Ray funktioniert nicht: { $reason }
simulate-seats =
    { $count ->
        [one] --bots nennt { $count } Bot
       *[other] --bots nennt { $count } Bots
    } für { $players ->
        [one] { $players } Platz
       *[other] { $players } Plätze
    }: Nenne einen für jeden Platz oder einen für alle: { $bots }.
simulate-only-classic = Der Bot { $bot } spielt nur classic; für dieses Spiel gibt es { $bots }.
simulate-out-suffix = Die Spiele werden als Parquet geschrieben, also muss { $file } auf { $suffixes } enden.
simulate-plot-suffix = In { $file } lassen sich die Diagramme nicht zeichnen: Der Name muss auf eines von { $suffixes } enden.
simulate-not-written = Die Datei { $file } lässt sich nicht schreiben: { $reason }.
simulate-compiling = Wird für diesen Computer kompiliert: beim ersten Mal bis zu einer halben Minute…
simulate-playing = Es wird gespielt
simulate-progress = { $done } / { $games }, { $rate } pro Sekunde
simulate-nothing = Unterbrochen, bevor ein Spiel gezählt wurde.
simulate-interrupted =
    { $games ->
        [one] Unterbrochen: { $games } von { $planned } Spielen wurde gespielt.
       *[other] Unterbrochen: { $games } von { $planned } Spielen wurden gespielt.
    }
simulate-title =
    { $game }, { $players ->
        [one] { $players } Platz
       *[other] { $players } Plätze
    }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
simulate-speed =
    { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $rate ->
        [one] { $rate } Spiel
       *[other] { $rate } Spiele
    } pro Sekunde, Startwert { $seed }
simulate-source = Startwert { $seed }, Rowlock { $version }
simulate-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent-axis = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
simulate-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-seat = Platz
simulate-bot = Bot
simulate-mean = Punkte
simulate-margin = 95 %
simulate-sd = SD
simulate-wins = Siege
simulate-ci = 95-%-Intervall
simulate-penalties = Fehlwürfe
simulate-points-title = Punkte am Ende
simulate-share-axis = Anteil der Spiele
simulate-mean-of = Mittel { $mean }, SD { $sd }
simulate-order-title = Nach Reihenfolge der Züge
simulate-turn = Reihenfolge
simulate-order =
    { $turn ->
        [1] begann
        [2] als Zweiter
        [3] als Dritter
        [4] als Vierter
       *[5] als Fünfter
    }
simulate-wins-title = Siege, mit 95-%-Intervallen
simulate-fair = gestrichelt: gleicher Anteil, { $share }; bei Gleichstand wird geteilt
simulate-turns-title = Dauer der Spiele
simulate-turns-axis = Züge
simulate-turns =
    Züge: Mittel { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, SD { NUMBER($sd, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Median { $median }; 5 % bis 95 %: { $low } bis { $high }
simulate-ends-title = Wie die Spiele endeten
simulate-end =
    { $end ->
        [two_rows_locked] zwei Reihen abgeschlossen
        [two_rows_completed] zwei Reihen auf einem Blatt abgeschlossen
        [four_penalties] ein vierter Fehlwurf
       *[track_end] die letzten Züge auf der Laufstrecke
    }
simulate-end-share = { $end }: { $share }
simulate-kept = Das Ergebnis jedes Spiels steht in { $file }.
simulate-drawn = Die Diagramme sind in { $file }.

## Das Labor: rowlock arena

cli-arena = Ein Turnier zwischen Bots und Programmen austragen, auf allen Plätzen mit denselben Würfeln und Karten, und ihre Stärke vergleichen.
cli-arena-bots = wer antritt, durch Kommas getrennt: Bots beim Namen, wahlweise mit Zeit wie in champion@50, und Programme als exec:BEFEHL
cli-arena-games = die Zahl der Spiele je Tisch, aufgerundet, damit jeder Bot gleich oft auf jedem Platz sitzt (Standard: 1.000)
cli-arena-players = die Zahl der Plätze je Tisch (Standard: alle Bots, oder 2, wenn es mehr Bots als Plätze gibt)
cli-arena-against = der Bot auf allen anderen Plätzen: Jeder von --bots spielt allein gegen ihn
cli-arena-ms = Bedenkzeit in Millisekunden, für Bots und Programme mit einstellbarer Zeit
cli-arena-workers = die Zahl der Prozesse (Standard: einer je Kern)
cli-arena-luck = auch das Würfelglück messen und die Siege ohne Glück berichten
cli-arena-picture = eine Bilddatei für das Ergebnis: .png, .svg oder .pdf
arena-too-few = Eine Arena braucht mindestens zwei Bots, oder einen und --against.
arena-too-many = In eine Arena passen { $most } Bots.
arena-seats =
    { $count ->
        [one] --bots nennt { $count } Bot
       *[other] --bots nennt { $count } Bots
    } für { $players } Plätze: Nenne mehr, oder mit --against den Bot für alle anderen Plätze.
arena-no-time = Der Bot { $bot } braucht keine Bedenkzeit.
arena-bad-time = { $bot }@{ $time } hat keine gültige Zeit: Nach @ steht eine ganze Zahl von Millisekunden, 0 bis { $most }.
arena-bad-command = { $name } nennt kein Programm: Nach exec: steht ein Befehl, und seine Anführungszeichen sind geschlossen.
arena-no-program = Das Programm { $program } lässt sich nicht finden oder nicht starten.
arena-no-luck = In { $game } lässt sich das Glück nicht schätzen: --luck gibt es für classic und onboard.
arena-broken = Die Spiele mussten abgebrochen werden: { $reason }
arena-deals =
    { $deals ->
        [one] { $deals } Zufallsfolge, von jedem Platz aus mit demselben Glück gespielt.
       *[other] { $deals } Zufallsfolgen, jede von jedem Platz aus mit demselben Glück gespielt.
    }
arena-earned = Ohne Glück
arena-earned-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ±{ NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-margin = Vorsprung
arena-rating = Wertung
arena-rating-title = Wertungen (openskill), mit einem Sigma
arena-cross-title = Vor dem Bot in der Spalte
arena-gaps-title =
    { $luck ->
        [apart] Mehr Siege als der Bot in der Spalte, ohne Glück
       *[in] Mehr Siege als der Bot in der Spalte
    }
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-axis = { NUMBER($value, maximumFractionDigits: 1) }
arena-failures-title = Ohne Antwort verlorene Spiele
arena-failures =
    { $bot }: { $why }, { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
arena-failure =
    { $kind ->
        [no_start] ließ sich nicht starten
        [died] brach mitten im Spiel ab
        [stalled] antwortete nicht rechtzeitig
        [too_long] die Antwort nahm kein Ende
        [unasked] antwortete ungefragt
        [not_json] die Antwort war kein JSON
        [no_choice] die Antwort nannte keine Möglichkeit
       *[no_option] wählte eine Möglichkeit, die es nicht gibt
    }

## Warum eine Möglichkeit gut oder schlecht ist: immer über die Entscheidung, nie über die Person

why-above-penalty =
    { $cell } überspringt für ein Kreuz { $count ->
        [one] eine Zahl
       *[other] { $count } Zahlen
    }: Da ist ein Fehlwurf billiger.
why-announces = Das läutet das Ende ein: Alle anderen sind noch einmal dran.
why-announces-behind = Das läutet trotz Rückstand das Ende ein.
why-announces-early = Das läutet das Ende ein, obwohl noch mehr zu holen ist.
why-blocks = { $cell } verbaut die { $other }, die mit einem farbigen Würfel in derselben Reihe möglich ist.
why-bonus =
    Die Figur gewinnt { $points ->
        [one] einen Bonuspunkt
       *[other] { $points } Bonuspunkte
    }.
why-cheap =
    { $count ->
        [one] { $cell } überspringt nur eine Zahl.
        [2] { $cell } überspringt nur { $count } Zahlen.
       *[other] { $cell } ist die { $count } übersprungenen Zahlen wert.
    }
why-cheaper-penalty =
    Jedes Kreuz würde mindestens { $count ->
        [one] eine Zahl
       *[other] { $count } Zahlen
    } überspringen: Da ist ein Fehlwurf billiger.
why-completes = Das schließt { $row } ab: { $count } Kreuze.
why-discard = Von der Hand am wenigsten gebraucht: { $cards }.
why-draw = Die nützlichsten Zahlen für dieses Blatt: { $numbers }.
why-draw-better = Nützlicher für dieses Blatt: { $numbers }.
why-ends-alone = Das beendet das Spiel.
why-ends-behind = Das beendet das Spiel trotz Rückstand.
why-ends-early = Das beendet das Spiel, obwohl noch mehr zu holen ist.
why-ends-tie = Das beendet das Spiel mit einem Gleichstand.
why-ends-win = Das beendet das Spiel mit Vorsprung.
why-equal = Das ist genauso gut.
why-fifth = { $cell } ist das fünfte Kreuz: Jetzt ist die letzte Zahl der Reihe erlaubt.
why-free = { $cell } überspringt nichts.
why-gives-up = { $cell } gibt die Zahlen auf, die am häufigsten fallen: { $numbers }.
why-hurries = Die Figur läuft an Feldern vorbei, die mehr wert sind.
why-keeps = Im selben Zug ließe sich auch das loswerden: { $cards }.
why-later = { $cell } kann warten: Auch die farbigen Würfel ergeben diese Zahl.
why-less = Andere Möglichkeiten bringen später mehr.
why-locks = Das schließt { $row } ab, und niemand sonst kann sie noch nutzen: { $count } Kreuze.
why-locks-behind = Das schließt { $row } ab und bringt trotz Rückstand das Ende näher.
why-locks-early = Das schließt { $row } ab und bringt das Ende näher, obwohl noch mehr zu holen ist.
why-lucky = Genau das Richtige.
why-misses =
    { $count ->
        [0] { $cell } würde nichts überspringen.
        [one] { $cell } würde nur eine Zahl überspringen.
       *[other] { $cell } wäre die { $count } übersprungenen Zahlen wert.
    }
why-misses-bonus =
    Die Figur könnte { $points ->
        [one] einen Bonuspunkt mehr
       *[other] { $points } Bonuspunkte mehr
    } gewinnen.
why-misses-end = Das Spiel ließe sich hier mit Vorsprung beenden.
why-misses-lock = { $cell } würde die Reihe abschließen: { $count } Kreuze.
why-misses-set = { $count } Kreuze auf einmal sind möglich: { $numbers }.
why-moves = Weiterziehen kostet hier nichts.
why-nothing = Es gibt nichts anzukreuzen.
why-patience = Warten ist hier mehr wert als jedes Kreuz.
why-penalty =
    { $count ->
        [3] Nichts anzukreuzen kostet fünf Punkte, und es ist der dritte Fehlwurf: Noch einer, und das Spiel ist zu Ende.
       *[other] Nichts anzukreuzen kostet einen Fehlwurf: fünf Punkte.
    }
why-richer =
    { $cell } bringt sofort mehr: { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
why-room =
    { $cell } lässt in der Reihe noch { $count ->
        [one] eine Zahl
       *[other] { $count } Zahlen
    } übrig, beim besten Kreuz wären es { $other }.
why-saves-penalty =
    { $cell } überspringt { $count ->
        [one] eine Zahl
       *[other] { $count } Zahlen
    }, erspart aber einen Fehlwurf.
why-set = { $count } Kreuze auf einmal: { $numbers }.
why-skips =
    { $cell } überspringt { $count ->
        [one] eine Zahl
       *[other] { $count } Zahlen
    } für { $crosses ->
        [one] ein Kreuz
       *[other] { $crosses } Kreuze
    }.
why-spends = Besser für später aufheben: { $cards }.
why-stays = Die Figur wartet besser.
why-unlucky = Davon war wenig zu gebrauchen.
why-waits =
    Jedes Kreuz würde mindestens { $count ->
        [one] eine Zahl
       *[other] { $count } Zahlen
    } überspringen: lieber warten.

## Die Analyse einer Partie

cli-review = Eine Partie analysieren: Gewinnchancen, Glück und was jede Entscheidung gekostet hat.
cli-review-seat = nur die Entscheidungen dieses Platzes zeigen, gezählt ab 1
cli-review-all = alle teuren Entscheidungen zeigen, nicht nur die zehn teuersten
cli-review-html = die Analyse als HTML-Seite in diese Datei schreiben
cli-review-ms = Millisekunden für eine Entscheidung, die teuer aussieht (Standard: 50)
cli-review-json = die Analyse als JSON ausgeben
review-whole = --json gibt die ganze Analyse aus, --seat passt nicht dazu.
review-working = Wird analysiert
review-title = Analyse: { $game }
review-result = Ergebnis: { $standing }
review-unfinished = Noch nicht zu Ende: { $standing }
review-curve-win = Gewinnchance von Zug zu Zug
review-curve-points = Erwartete Punkte von Zug zu Zug
review-curve-spoken = Linien von Zug zu Zug. Am Ende: { $players }. In der Tabelle darunter stehen die Zahlen.
review-curve-table = Die Kurve in Zahlen
review-turn = Zug
review-end-of-game = Ende
review-parts-title = Glück und Können
review-parts-note = Glück: was Würfel oder Karten einer Person brachten, die immer am besten entscheidet. Entscheidungen: was gegenüber den besten verloren ging.
review-player = Name
review-start = Start
review-luck = Glück
review-cost = Entscheidungen
review-others = Die anderen
review-end = Ende
review-told =
    { $kind ->
        [cards] { $sign ->
            [minus] { $player }: Die Karten nahmen { $luck }, Entscheidungen kosteten { $cost }.
           *[plus] { $player }: Die Karten gaben { $luck }, Entscheidungen kosteten { $cost }.
        }
       *[dice] { $sign ->
            [minus] { $player }: Die Würfel nahmen { $luck }, Entscheidungen kosteten { $cost }.
           *[plus] { $player }: Die Würfel gaben { $luck }, Entscheidungen kosteten { $cost }.
        }
    }
review-moments-title =
    { $count ->
        [one] Der Moment, der das Spiel entschied
       *[other] Die { $count } Momente, die das Spiel entschieden
    }
review-moment-luck =
    { $kind ->
        [cards] Zug { $turn }: die Karten. { $player } { $swing }
       *[dice] Zug { $turn }: die Würfel { $dice }. { $player } { $swing }
    }
review-moment-decision = Zug { $turn }: eine Entscheidung. { $player } { $swing }
review-instead = Gewählt: { $decision }. Am besten: { $best }.
review-lucky-best = Am besten: { $best }.
review-move = Figur auf { $cell } (Feld { $field })
review-show = nichts, { $cards } abgelegt
review-costly-title = Teure Entscheidungen
review-costly-none = Keine Entscheidung war teuer genug, um sie zu erwähnen.
review-more =
    { $count ->
        [one] Noch eine
       *[other] { $count } weitere
    }
review-every = --all zeigt alle teuren Entscheidungen, --seat N nur die von einem Platz.
review-grades-title = Wie gut die Entscheidungen waren
review-grade-best = Optimal
review-grade-fine = Gut
review-grade-slip = Ungenau
review-grade-mistake = Fehler
review-grade-blunder = Patzer
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-percent-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
review-written = Die Analyse ist in { $file }.

## Üben: jeden Tag eine Aufgabe, und das gelöste Solospiel

table-busy = Der Server hat gerade viel zu tun: Versuch es in einer Minute noch einmal.
table-no_such_day = Für diesen Tag gibt es keine Aufgabe.
cli-practice = Die Aufgabe des Tages lösen und sehen, wie gut deine Entscheidung ist.
cli-practice-date = der Tag als JJJJ-MM-TT, einer der letzten 30 (Standard: heute)
cli-practice-solo = das Würfelspiel solo spielen und jede Entscheidung mit dem perfekten Spiel vergleichen
practice-no-date = „{ $value }“ ist kein Datum: Schreib es wie 2026-05-31.
practice-no-day = Für { $date } gibt es keine Aufgabe. Zur Wahl stehen die Tage von { $first } bis { $last }.
practice-either = --date und --solo gehen nicht zusammen.
practice-seed-solo = --seed gehört zu --solo.
practice-title = Aufgabe vom { $date }: { $game }
practice-left = Du kannst jederzeit zu ihr zurückkommen.
practice-right = Das ist die beste Möglichkeit.
practice-place = Das ist Platz { $place } unter { $options } Möglichkeiten.
practice-cost = Gegenüber der besten Möglichkeit sinkt die Gewinnchance um { $win } und das Ergebnis um { $points } Punkte.
practice-cost-richer = Gegenüber der besten Möglichkeit sinkt die Gewinnchance um { $win }, auch wenn es im Schnitt { $points } Punkte mehr bringt.
practice-streak =
    { $count ->
        [one] Tag 1 einer neuen Serie.
       *[other] { $count } Tage in Folge.
    }
practice-all = „{ $word }“ zeigt alle { $count } Möglichkeiten, Enter beendet.
practice-help-quit = { $word }: aufhören
practice-perfect = Das perfekte Spiel würde genauso entscheiden.
practice-better = Das perfekte Spiel: { $decision }. Deine Entscheidung kostet im Schnitt { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte.
solo-perfect = Perfekt gespielt sind es im Schnitt { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
solo-same-dice =
    { $points ->
        [one] Mit denselben Würfeln hätten perfekte Entscheidungen { $points } Punkt gebracht.
       *[other] Mit denselben Würfeln hätten perfekte Entscheidungen { $points } Punkte gebracht.
    }
solo-lost = Alle deine Entscheidungen zusammen kosten im Schnitt { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
web-practice = Üben
web-practice-more = Jeden Tag eine Aufgabe, und solo gegen das perfekte Spiel.
web-practice-intro = Dieselbe Aufgabe für alle, jeden Tag eine neue. Entscheide wie im Spiel und sieh dann, was jede Möglichkeit wert ist.
web-practice-solo = Solo gegen das perfekte Spiel
web-practice-solo-more = Qwixx für eine Person ist gelöst. Du bist immer dran; am Ende siehst du deine Punkte neben denen des perfekten Spiels.
web-practice-solo-play = Solo spielen
web-practice-ranking = Was die Möglichkeiten wert sind
web-practice-yours = deine Antwort
web-practice-share-text = Rowlock, Aufgabe vom { $date } ({ $game }): { $result }
web-practice-share-best = die beste Möglichkeit
web-practice-share-place = Platz { $place } von { $options }, verlorene Gewinnchance: { $lost }
web-practice-past = Frühere Tage
web-practice-today = Heute
web-practice-done =
    { $result ->
        [best] optimal gelöst
        [other] gespielt
       *[open] noch nicht gespielt
    }

## Der Browser: die Analyse einer Partie

web-review = Analyse
web-review-working = Jede Entscheidung wird angesehen: { $percent }
web-review-none = Öffne zuerst eine Partie, dann wähle ihre Analyse.
web-review-curve = Gewinnchance von Zug zu Zug
web-review-curve-solo = Erwartete Punkte von Zug zu Zug
web-review-parts = Glück und Entscheidungen
web-review-parts-about =
    { $kind ->
        [solo] Was die Würfel brachten und was Entscheidungen verschenkten: Zusammen ist das der Weg vom Anfang bis zum Ende.
       *[other] Was Würfel oder Karten brachten, was Entscheidungen verschenkten und was die anderen taten: Zusammen ist das der Weg vom Anfang bis zum Ende.
    }
web-review-luck = Glück
web-review-lost = Entscheidungen
web-review-others = Die anderen
web-review-moments = Was das Spiel entschied
web-review-decision = Eine Entscheidung
web-review-costly = Teure Entscheidungen
web-review-costly-none = Keine Entscheidung war teuer genug, um sie zu erwähnen.
web-review-unfinished = Diese Partie wurde nicht zu Ende gespielt: Die Analyse reicht so weit wie die Partie.
web-review-previous = Vorige teure Entscheidung
web-review-next = Nächste teure Entscheidung
web-review-better = Besser: { $decision }
web-review-chosen = gewählt
web-review-best = am besten
web-review-all =
    { $count ->
        [one] Noch eine zeigen
       *[other] { $count } weitere zeigen
    }
web-review-retry = Von hier noch einmal versuchen
web-review-back = Zurück zur Analyse
web-review-retry-more =
    { $kind ->
        [solo] Ein neues Solospiel, ab diesem Moment und mit neuen Würfeln.
        [cards] Ein neuer Tisch gegen Bots, ab diesem Moment; der Nachziehstapel wird neu gemischt.
       *[other] Ein neuer Tisch gegen Bots, ab diesem Moment und mit neuen Würfeln.
    }
