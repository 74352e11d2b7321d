## Les jeux

game-classic = Qwixx
game-cards = Qwixx – Le jeu de cartes
game-onboard = Qwixx On Board
about-classic = le jeu de dés, de 2 à 5 joueurs ou en solo
about-cards = des cartes à la place des dés, de 2 à 5 joueurs
about-onboard = le jeu de dés avec un pion sur une piste, de 2 à 4 joueurs

## Couleurs, rangées, dés, nombres

color-red = Rouge
color-yellow = Jaune
color-green = Vert
color-blue = Bleu
row-red = la rangée rouge
row-yellow = la rangée jaune
row-green = la rangée verte
row-blue = la rangée bleue
die-red = rouge
die-yellow = jaune
die-green = vert
die-blue = bleu
cell-red = le { $number } rouge
cell-yellow = le { $number } jaune
cell-green = le { $number } vert
cell-blue = le { $number } bleu
card-joker = le joker { $number }
name-red = { $number } rouge
name-yellow = { $number } jaune
name-green = { $number } vert
name-blue = { $number } bleu
name-joker = joker { $number }

## La feuille de score

sheet-of = Feuille : { $player }
sheet-penalties = Pénalités { $boxes } { $points }
sheet-bonus = Bonus { $points }
sheet-total = Total { $points }
spoken-none = aucun
spoken-row =
    { $row }, nombres cochés : { $crossed } ; { $state ->
        [locked] le cadenas est coché aussi
        [closed] quelqu’un d’autre a verrouillé la rangée
       *[open] on continue à partir de { $next }
    }. { $crosses ->
        [one] { $crosses } croix
       *[other] { $crosses } croix
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
spoken-total =
    { $bonus ->
        [0] Pénalités : { $penalties }. Total : { $points }.
       *[other] Pénalités : { $penalties }. Bonus : { $bonus }. Total : { $points }.
    }
spoken-pawn =
    { $field ->
        [0] { $player } : au départ, bonus { $bonus }.
       *[other] { $player } : case { $field } sur { $fields }, bonus { $bonus }.
    }

## La piste et les cartes

track-start = Départ : { $pawns } ({ $legend })
track-field = Case
track-number = Nombre
track-bonus = Bonus
track-pawns = Pions
hand = Votre main :
display = Rivière : { $cards }. Sur la pioche : { $top }. Cartes dans la pioche : { $pile }.

## Un tour

started = { $game } : { $players }.
started-help = Tapez « { $help } » à tout moment pour voir les commandes.
turn = Tour { $turn } : c’est à { $player } de jouer. ({ $standing })
rolled = Dés blancs : { $one } et { $other }, soit { $sum }. Dés de couleur : { $colored }.
rolled-die = { $die } { $face }
own-dice = { $player }, lancez { $count } dés et tapez le résultat : deux blancs, puis { $dice }.
ask-action1 =
    { $active ->
        [yes] { $player }, les dés blancs donnent { $number }. C’est votre tour. Que cochez-vous ?
       *[no] { $player }, les dés blancs donnent { $number }. Que cochez-vous ?
    }
ask-action2 = { $player }, un dé blanc avec un dé de couleur : que cochez-vous ?
ask-step3 = { $player }, avancez-vous votre pion ?
ask-draw =
    { $count ->
        [one] { $player }, prenez une carte de la rivière : tapez sa position, par exemple 2.
       *[other] { $player }, prenez { $count } cartes de la rivière : tapez leurs positions, par exemple { $example }.
    }
ask-number =
    { $active ->
        [yes] { $player }, { $number } est pour tout le monde. C’est votre tour. Que cochez-vous ?
       *[no] { $player }, { $number } est pour tout le monde. Que cochez-vous ?
    }
ask-play = { $player }, jouez une à trois cartes d’une même couleur. Que cochez-vous ?
ahead = Devant votre pion : { $fields }.
field = case { $field } { $cell } (+{ $bonus })
holds = { $player } a en main : { $numbers }.
discard = Sur la défausse : { $top }.
hand-over = { $player }, prenez le clavier et appuyez sur Entrée.
more-options =
    { $count ->
        [one] … et encore un : tapez « { $options } » pour le voir.
       *[other] … et encore { $count } : tapez « { $options } » pour les voir.
    }
hint-title = Ce que valent vos choix, du meilleur au moins bon
hint-win = Chances de gagner
hint-points = Points à la fin
hint-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
hint-number = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-spoken = { $option }. Chances de gagner : { $win }. Points à la fin : { $points }.
hint-spoken-solo = { $option }. Points à la fin : { $points }.
hint-why = { $option } : { $why }
hint-more =
    { $count ->
        [one] … et encore un, pas meilleur que ceux-ci
       *[other] … et encore { $count }, pas meilleurs que ceux-ci
    }
hint-more-all =
    { $count ->
        [one] … et encore un, pas meilleur que ceux-ci : tapez « { $all } » pour le voir.
       *[other] … et encore { $count }, pas meilleurs que ceux-ci : tapez « { $all } » pour les voir.
    }
option-pass = rien
option-pass-penalty = rien, et c’est une pénalité
option-stay = le pion reste là
option-stay-penalty = le pion reste là, et c’est une pénalité
option-move = case { $field }, cocher { $cell }
option-move-free = case { $field }, { $cell } est déjà coché
option-play = { $crossed } avec { $cards }
option-show = rien, défausser { $cards }
option-show-penalty = rien, défausser { $cards }, et c’est une pénalité
span =
    { $spoken ->
        [yes] { $first } à { $last }
       *[no] { $first }–{ $last }
    }
note-skips = saute { $numbers }
# Beside what is crossed out, on a button. $cards is a list of cell-… or card-joker.
note-discards = défausse aussi { $cards }
note-locks = verrouille la rangée
note-completes = complète la rangée
note-bonus = bonus { $points }
note-penalty = aucune croix, donc une pénalité
note-announces = annonce la fin

## Ce qui s’est passé

told-pass = { $player } ne coche rien.
told-stays = { $player } ne bouge pas.
told-cross = { $player } coche { $crossed }.
told-move = { $player } avance à la case { $field } : { $cell } est déjà coché.
told-move-cross = { $player } avance à la case { $field } et coche { $cell }.
told-draw = { $player } prend dans la rivière : { $numbers }.
told-show = { $player } défausse { $cards } et ne coche rien.
told-play = { $player } joue { $cards } et coche { $crossed }.
told-reshuffle = La défausse est mélangée et devient la nouvelle pioche.
told-locked = { $player } verrouille { $row } !
told-completed = { $player } complète { $row } !
told-penalty =
    { $player } prend une { $count ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] quatrième
    } pénalité.
told-announced = { $player } annonce la fin : encore un tour pour tous les autres.
taken-back = C’est annulé.
over =
    { $reason ->
        [four_penalties] La partie est finie : quatrième pénalité.
        [two_rows_completed] La partie est finie : quelqu’un a complété deux rangées.
        [track_end] La partie est finie : les derniers tours sont joués.
       *[two_rows_locked] La partie est finie : deux rangées sont verrouillées.
    }
result =
    { $points ->
        [one] { $player } : { $sum } = { $points } point
       *[other] { $player } : { $sum } = { $points } points
    }
winners =
    { $count ->
        [one] { $margin ->
            [0] { $players } gagne !
            [one] { $players } gagne avec { $margin } point d’avance !
           *[other] { $players } gagne avec { $margin } points d’avance !
        }
       *[other] Égalité : { $players } gagnent ensemble !
    }
you-win =
    { $margin ->
        [0] Vous gagnez !
        [one] Vous gagnez avec { $margin } point d’avance !
       *[other] Vous gagnez avec { $margin } points d’avance !
    }

## Enregistrer

kept = La partie est enregistrée dans { $file }.
left = La partie est enregistrée dans { $file }. Pour la reprendre, tapez : { $command }
left-before = Aucune partie n’a commencé.
reason-missing = ce fichier n’existe pas
reason-forbidden = accès refusé
reason-full = le disque est plein
reason-folder = c’est un dossier
reason-no-folder = un élément du chemin n’est pas un dossier
reason-folder-missing = son dossier n’existe pas
reason-not-text = ce n’est pas du texte UTF-8
reason-other = le système a refusé
not-saved = Impossible d’enregistrer la partie dans { $file } : { $reason }.

## Ce que l’on tape

command-help = aide, a
command-options = choix, c
command-hint = conseil, ?h
command-all = tout
command-table = table, dés, t
command-sheets = feuilles, f
command-undo = annuler, z
command-save = enregistrer
command-quit = quitter, q
help-help = { $word } : cette liste
help-options = { $word } : tout ce que vous pouvez faire maintenant
help-hint = { $word } : ce que valent vos choix, du meilleur au moins bon, et pourquoi
help-all = { $word } : le conseil pour tous les choix, pas seulement les meilleurs
help-table = { $word } : ce qui se trouve sur la table : dés, cartes, piste
help-sheets = { $word } : les feuilles de tout le monde
help-undo = { $word } : revenir sur votre dernière décision
help-save = { $word } : enregistrer la partie maintenant (de toute façon, elle l’est après chaque décision)
help-quit = { $word } : enregistrer et quitter
help-decisions = Pour décider, tapez le numéro qui précède un choix.
help-classic = Vous pouvez aussi taper ce que vous cochez, par exemple r5 ou rouge 5, ou - pour rien.
help-cards = Vous pouvez aussi taper ce que vous cochez, par exemple r5, ou - pour rien ; pour jouer, tapez les cartes, puis > et les nombres, par exemple g11 g9 > 11 9. Sans rien après >, vous les défaussez sans croix. Les lettres : r rouge, y jaune, g vert, b bleu, j joker.
help-onboard = Vous pouvez aussi taper ce que vous cochez, par exemple r5, ou - pour rien ; pour avancer, tapez @ et la case, par exemple @7.
help-dice = Les dés se tapent l’un après l’autre : deux blancs, puis le rouge, le jaune, le vert et le bleu, s’ils sont encore en jeu.
help-points = Points pour 1 à 12 croix dans une rangée : { $points }.
rules-classic = En bref : les nombres se cochent de gauche à droite. Pour cocher le dernier d’une rangée, il faut déjà y avoir cinq croix ; la rangée est alors verrouillée pour tout le monde. Si vous ne cochez rien à votre tour, c’est une pénalité : cinq points de moins. Deux rangées verrouillées ou une quatrième pénalité, et la partie est finie.
rules-cards = En bref : les nombres se cochent de gauche à droite. Pour cocher le dernier d’une rangée, il faut déjà y avoir cinq croix ; la rangée est alors complète, mais pour vous seulement. Si vous ne cochez rien à votre tour, c’est une pénalité : cinq points de moins. Deux rangées complètes sur une même feuille ou une quatrième pénalité, et la partie est finie.
rules-onboard = En bref : comme au jeu de dés, et en plus, à votre tour, votre pion peut avancer d’une à cinq cases libres si le nombre de la case est déjà coché ou peut l’être maintenant. Un pion sur l’une des cinq dernières cases, marquées d’une étoile, annonce la fin : encore un tour pour tous les autres.
typed-pass = rien, passer
typed-no-option = Le choix { $number } n’existe pas ; tapez un numéro de { $least } à { $most }.
typed-cross = Tapez le numéro d’un choix, ou une rangée et un nombre comme r5, ou - pour rien.
typed-move = Tapez le numéro d’un choix, ou @ et une case comme @7, ou - pour rester sur place.
typed-draw = Tapez des positions de la rivière, de 1 à 4, par exemple 1 3.
typed-play = Tapez le numéro d’un choix, ou bien les cartes, > et les nombres à cocher, par exemple g11 g9 > 11 9.
typed-joker-color = Indiquez aussi la couleur du joker, par exemple j5 > g5.
typed-dice =
    { $count ->
        [6] Tapez { $count } dés, chacun de 1 à 6, par exemple 4 1 2 3 5 6.
       *[other] Tapez { $count } dés, chacun de 1 à 6, par exemple 4 1 2 3 5.
    }

## Pour commencer

welcome = Avec Rowlock, on joue à Qwixx. Rowlock n’est pas lié à l’éditeur du jeu ; Qwixx est une marque de cet éditeur.
ask-game = Quel jeu ? Tapez son numéro, ou appuyez sur Entrée pour le premier.
ask-game-left = Vous avez une partie en cours, { $name } : tapez 0 pour la reprendre.
ask-game-again = Tapez un numéro de 1 à { $count }.
ask-jokers = Avec des jokers ? Tapez « o » pour oui, ou appuyez sur Entrée pour non.
ask-track = Quel côté du plateau ? Tapez « a » ou « b », ou appuyez sur Entrée pour « a ».
typed-yes = oui, o
ask-seats = Qui joue ? Tapez les noms, séparés par des virgules ; pour un robot, tapez l’un de ceux-ci (du plus faible au plus fort). Appuyez sur Entrée pour : { $usual }
ask-seats-solo = Pour jouer en solo, tapez « { $word } ».
typed-solo = solo, seul, seule
you = Joueur
bot-random = Hasard
bot-random-about = Joue n’importe quel coup permis par les règles, sans réfléchir.
bot-novice = Novice
bot-novice-about = Joue comme un débutant : prend ce qu’il voit, saute trop de nombres et laisse passer des occasions.
bot-greedy = Glouton
bot-greedy-about = Déteste sauter des nombres et ne regarde jamais votre feuille.
bot-steady = Solide
bot-steady-about = Sait ce qu’une rangée peut devenir, prévoit tout son tour et garde un œil sur votre feuille.
bot-expert = Expert
bot-expert-about = A appris en jouant contre lui-même ; joue d’après ce qu’il a appris, sans calculer la suite.
bot-champion = Champion
bot-champion-about = Le plus fort : il a appris comme l’expert, et il calcule aussi ce qui peut venir.

## La ligne de commande

cli-rowlock = Jouer à Qwixx, à Qwixx – Le jeu de cartes et à Qwixx On Board.
cli-play = Jouer une partie dans ce terminal, à plusieurs sur le même clavier et avec des robots.
cli-referee = Appliquer les règles pour d’autres programmes : une requête JSON par ligne sur l’entrée standard, une réponse par ligne sur la sortie standard.
cli-perft = Compter les déroulements possibles des premiers tours, pour comparer des programmes qui appliquent les règles.
cli-game = classic, cards ou onboard
cli-players = le nombre de joueurs
cli-turns = le nombre de tours, de 1 à 5
cli-seed = la graine des dés et des cartes ; une même graine donne la même partie
cli-perft-seed = la graine pour mélanger les cartes
cli-seats = les joueurs, par exemple "Ada,Bob,bot:greedy" ; --bots donne la liste des robots
cli-play-bots = décrire les robots, du plus faible au plus fort
cli-start = la place qui commence, comptée à partir de 1 (par défaut : tirée au sort)
cli-solo = le jeu de dés en solo
cli-jokers = le jeu de cartes avec jokers
cli-track-option = la piste de On Board : a, b ou un fichier
cli-dice = own : lancer de vrais dés et taper le résultat
cli-spoken = décrire les feuilles avec des mots, pour un lecteur d’écran
cli-resume = reprendre une partie enregistrée
cli-save = le fichier où enregistrer la partie
cli-lang = la langue : en, pl, cs, sk, de, nl ou fr
cli-version = afficher la version
cli-help = afficher cette aide
cli-usage-line = Utilisation :
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options
cli-usage = Cette ligne de commande n’est pas comprise ; voir « rowlock --help ».
cli-no-option = L’option { $option } n’existe pas ; voir « --help ».
cli-option-value = L’option { $option } a besoin d’une valeur.
cli-missing = Il manque { $parameter } ; voir « --help ».
cli-bad-value = La valeur de { $parameter } n’est pas valable ; voir « --help ».
cli-no-game-module = Le module de jeu { $module }, indiqué par { $variable }, est introuvable.
cli-no-language = La langue { $value } n’existe pas ici ; choisissez parmi { $languages }.
cli-no-file = Impossible de lire le fichier { $file } : { $reason }.
cli-track = { $file } : { $reason }
cli-not-json = Le fichier { $file } n’est pas du JSON : ligne { $line }, colonne { $column }.
cli-not-a-game = Le fichier { $file } n’est pas une partie enregistrée : { $reason }
cli-exists = Le fichier { $file } existe déjà ; choisissez-en un autre.
cli-resume-alone = --resume reprend une partie enregistrée, sans autre jeu, places ni options.
cli-no-bot = Le robot { $name } n’existe pas ; choisissez parmi { $bots }.
cli-bad-name = « { $name } » n’est pas un nom valable : il faut 1 à { $most } caractères imprimables.
cli-own-dice-cards = --dice own est impossible : ce jeu n’a pas de dés.
perft-counting = Comptage

## Ce que les règles refusent, par code

error-game_over = La partie est finie.
error-not_to_act = La place { $seat } n’a rien à décider maintenant.
error-decision_missing = La place { $seat } n’a pas encore décidé.
error-already_decided = La place { $seat } a déjà décidé.
error-not_a_decision = « { $text } » n’est pas une décision.
error-wrong_decision = Ce n’est pas le moment du tour pour une telle décision.
error-no_such_seat = La place { $seat } n’existe pas.
error-no_such_step =
    { $count ->
        [one] La partie a { $count } étape.
       *[other] La partie a { $count } étapes.
    }
error-nothing_to_undo = Il n’y a rien à annuler.
error-no_such_number = Aucune rangée n’a le nombre { $number } : elles vont de 2 à 12.
error-not_the_white_sum = Les dés blancs donnent { $sum }, pas { $number }.
error-not_the_number = Le nombre commun est { $sum }, pas { $number }.
error-not_a_sum = Aucun dé blanc ne donne { $number } avec le dé { $die }.
error-row_closed = Plus de croix ici : { $row } est verrouillée.
error-already_crossed = Déjà coché : { $cell }.
error-left_of_a_cross = Pas de croix ici : { $cell } se trouve à gauche d’un nombre coché.
error-needs_five =
    { $crosses ->
        [one] Pour le dernier nombre d’une rangée, il faut déjà cinq croix ; il y en a { $crosses }.
       *[other] Pour le dernier nombre d’une rangée, il faut déjà cinq croix ; il y en a { $crosses }.
    }
error-no_such_field = La piste n’a pas de case { $field }.
error-not_ahead = La case { $field } n’est pas devant le pion.
error-field_occupied = Un autre pion occupe la case { $field }.
error-field_too_far = La case { $field } est à plus de cinq cases libres.
error-cannot_land = Le pion ne peut pas aller à la case { $field } : { $cell } n’est pas coché et ne peut pas l’être maintenant.
error-too_many_steps =
    { $most ->
        [one] Le pion peut avancer d’au plus { $most } case, pas de { $steps }.
       *[other] Le pion peut avancer d’au plus { $most } cases, pas de { $steps }.
    }
error-move_contradicts_itself = Les pas, la case et la croix de ce déplacement ne vont pas ensemble.
error-draw_count =
    { $count ->
        [one] Il faut prendre exactement une carte.
       *[other] Il faut prendre exactement { $count } cartes.
    }
error-no_such_place = Il n’y a pas de carte à la position { $place } de la rivière.
error-place_twice = Une position de la rivière est indiquée deux fois.
error-card_not_on_display = La carte { $card } n’est pas dans la rivière.
error-card_not_in_hand = La carte { $card } n’est pas dans votre main.
error-card_twice = La carte { $card } est indiquée deux fois.
error-no_card = Il faut jouer une carte.
error-too_many_cards = Vous pouvez jouer au plus trois cartes ensemble.
error-mixed_colors = Les cartes jouées ensemble doivent être de la même couleur.
error-number_not_shown = { $number } n’est sur aucune des cartes jouées.
error-number_twice = { $number } est indiqué deux fois.
error-skips_too_many = Entre le premier et le dernier nombre, vous pouvez en sauter un seul.
error-turn_begun = Le calcul part du début d’un tour.
error-dice_wanted = Il faut d’abord lancer les dés.
error-chance_not_wanted = Il n’y a rien à lancer ni à mélanger maintenant.
error-die_missing = Il faut lancer aussi le dé { $die }.
error-bad_die = Un dé va de 1 à 6.
error-reshuffle_wanted = La pioche est épuisée : il faut mélanger la défausse.
error-bad_reshuffle = Les cartes mélangées ne sont pas celles de la défausse.
error-bad_players = { $game } se joue de { $least } à { $most } joueurs.
error-bad_solo = Le solo se joue à une seule personne.
error-bad_start = La place { $seat } n’existe pas et ne peut pas commencer.
error-bad_names =
    { $count ->
        [one] Cette partie se joue à { $count } : il faut un nom.
       *[other] Cette partie se joue à { $count } : il faut un nom pour chaque place.
    }
error-bad_text = Un nom, une graine ou une date compte de 1 à { $most } caractères imprimables.
error-bad_deck = Ce paquet n’est pas celui des { $count } cartes de ce jeu.
error-unknown_game = Le jeu { $game } n’existe pas ; il y a classic, cards et onboard.
error-no_engine = Impossible d’analyser { $game } : aucun réseau n’est entraîné pour ce jeu.
error-unknown_option = { $game } n’a pas d’option { $option }.
error-unknown_track = La piste { $track } n’existe pas.
error-not_a_track = Une piste est une liste de cases.
error-track_length = Une piste a de { $least } à { $most } cases, celle-ci en a { $count }.
error-track_field = La case { $field } de la piste doit s’écrire [couleur, nombre, bonus].
error-track_color = Case { $field } de la piste : la couleur doit être red, yellow, green ou blue.
error-track_number = Case { $field } de la piste : le nombre doit être compris entre 2 et 12.
error-track_bonus = Case { $field } de la piste : le bonus doit être compris entre 0 et 20.

## Ce qui ne va pas dans une partie enregistrée, par code

record-at = ligne { $line }, colonne { $column } : { $reason }
record-too_long = Le texte est trop long pour une partie.
record-bad_tag = Une étiquette s’écrit [Nom "valeur"].
record-tag_unknown = L’étiquette { $tag } n’a pas sa place ici.
record-tag_twice = L’étiquette { $tag } apparaît deux fois.
record-tag_missing = L’étiquette { $tag } manque.
record-tag_value = L’étiquette { $tag } ne peut pas valoir « { $value } ».
record-turn_number = La ligne suivante doit être le tour { $turn }.
record-token_missing = La ligne s’arrête trop tôt : il manque { $wanted }.
record-token_wrong = Au lieu de « { $token } », il faut { $wanted }.
record-line_too_long = « { $token } » ne fait plus partie de ce tour.
record-after_the_end = La partie est finie avant cette ligne.
record-after_undecided = Rien ne peut suivre une décision encore ouverte.
record-no_lock_here = « { $token } » ne verrouille aucune rangée.
record-no_cross_here = « { $token } » ne coche pas ce nombre.
record-no_penalty_here = Il n’y a pas de pénalité dans ce tour.
record-wrong_number = Le nombre commun est { $number }.
record-wrong_result = Les points sont { $result }.
record-wrong_end = La partie ne se termine pas ainsi.
wanted-turn = le début d’un tour (1A. ou semblable)
wanted-bar = une barre |
wanted-white = deux dés blancs comme 4+1
wanted-die = un dé comme R2
wanted-decision = une décision
wanted-cross = une croix comme r5, ou -
wanted-same_color = une croix de la même couleur
wanted-move = un déplacement comme @5 ou @5+g10, ou -
wanted-card = une carte comme R7
wanted-display = une carte de la rivière
wanted-marks = ce qui est coché, comme g11, ou g-
wanted-number = le nombre commun, comme 7:

## rowlock verify

cli-verify = Vérifier que les dés et les cartes d’une partie découlent de sa graine.
cli-verify-file = la partie enregistrée ; - lit l’entrée standard
cli-verify-json = afficher le rapport en JSON
cli-verify-seen = les notes de ce que vous avez vu, telles que « rowlock join » les garde
verify-checked =
    Vérifié : { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    }, { $shuffles ->
        [one] { $shuffles } mélange
       *[other] { $shuffles } mélanges
    }.
verify-fair = Tout découle de la graine.
verify-committed = L’engagement correspond à la graine. Comparez-le avec celui qui était affiché avant la partie.
verify-uncommitted = Il n’y a pas d’engagement : la graine a pu être choisie exprès, et ni la première place à jouer ni le premier paquet n’ont été vérifiés.
verify-finding =
    ligne { $line } : { $code ->
        [wrong_commitment] l’engagement : ici { $found }, la graine donne { $expected }
        [wrong_start] qui commence : ici { $found }, la graine donne { $expected }
        [wrong_deck] le premier paquet : ici { $found }, la graine donne { $expected }
        [wrong_shuffle] la défausse mélangée : ici { $found }, la graine donne { $expected }
        [other_commitment] l’engagement est { $found }, mais cet appareil avait vu { $expected }
        [other_text] la place { $seat } a le texte { $found } dans la graine, mais cet appareil connaît { $expected }
        [wrong_pledge] le texte de la place { $seat } est { $found }, ce qui ne correspond pas à sa promesse { $expected }
        [other_draw] le relevé donne { $found }, mais cet appareil a vu { $expected }
        [missing_draw] cet appareil a vu { $expected }, qui n’est pas dans le relevé
       *[wrong_dice] les dés : ici { $found }, la graine donne { $expected }
    }.
verify-unfair =
    { $count ->
        [one] PAS équitable : { $count } point ne colle pas.
       *[other] PAS équitable : { $count } points ne collent pas.
    }
verify-no-seed = Le fichier { $file } n’a pas de graine : il n’y a rien à vérifier.
verify-bad-seen = Impossible de lire les notes dans { $file }.
verify-voided =
    { $count ->
        [one] Un premier départ a été interrompu alors que des textes étaient déjà révélés : notez qui a quitté la table.
       *[other] { $count } départs ont été interrompus alors que des textes étaient déjà révélés : notez qui a quitté la table.
    }
check-question =
    { $name ->
        [commitment] L’engagement correspond-il au secret du serveur ?
        [first_commitment] Est-ce l’engagement que cet appareil a vu en premier ?
        [own_text] Votre texte est-il dans la graine, à votre place ?
        [pledges] Chaque place a-t-elle révélé le texte promis ?
        [draws] Chaque lancer et chaque mélange découlent-ils de la graine ?
       *[seen_draws] Les dés et les cartes sont-ils ceux que cet appareil a vus ?
    }
check-state =
    { $state ->
        [passed] oui
        [failed] NON
       *[not_made] pas vérifié
    }
check-why =
    { $why ->
        [no_seed] le relevé n’a pas de graine
        [no_commitment] le relevé n’a pas d’engagement
        [nothing_noted] cet appareil n’a pas de notes sur la partie
        [no_seat] vous regardiez seulement
        [no_text] cet appareil n’a pas ajouté de texte
        [no_pledges] cet appareil n’a pas vu révéler les textes
       *[no_draws] cet appareil n’a vu ni dés ni cartes
    }

## Tables en direct : ce que refuse une table ou son serveur

problem-title = Ce n’est pas possible.
table-no_such_table = La table { $table } n’existe pas.
table-no_such_code = Aucune table n’attend sous ce code. Vérifiez les deux mots.
table-no_code = Cette table n’a pas de code : utilisez le lien.
table-not_the_host = Seul l’hôte de la table peut faire cela.
table-not_seated = Vous n’avez pas de place à cette table.
table-already_seated = Vous avez déjà une place à cette table.
table-seat_taken = La place { $seat } est prise.
table-table_full = Toutes les places de cette table sont prises.
table-seats_open = Il reste des places libres.
table-seats_reserved = Quelqu’un n’est pas encore là : attendez, ou libérez la place.
table-nobody_plays = Il faut au moins une personne à table.
table-already_started = La partie a déjà commencé.
table-not_started = La partie n’a pas encore commencé.
table-revealing = La partie va commencer : les textes pour les dés sont en train d’être révélés.
table-not_revealing = Aucun texte n’est à révéler maintenant.
table-wrong_text = Ce n’est pas le texte promis par votre place avant la partie.
table-game_finished = La partie est terminée.
table-not_finished = La partie est encore en cours.
table-table_closed = La table a été fermée.
table-not_your_roll = C’est à quelqu’un d’autre de lancer les dés.
table-out_of_date = La partie a avancé entre-temps.
table-undo_not_allowed = À cette table, les décisions sont définitives.
table-too_late_to_undo = Trop tard pour annuler : d’autres ont joué depuis, ou des dés ont été lancés, ou des cartes mélangées.
table-hints_not_allowed = Pas de conseils à cette table.
table-no_hint_now = Vous pouvez demander un conseil quand vous avez quelque chose à décider.
table-hint_under_way = Votre conseil arrive.
table-already_resigned = Vous avez abandonné.
table-not_away = Personne ne joue pour vous.
table-not_gone = C’est possible quand quelqu’un est absent depuis une minute.
table-clock_decides = Ici, c’est la pendule qui décide pour les absents.
table-no_spectators = Cette table n’est visible que pour les joueurs.
table-unknown_bot = Le robot { $bot } n’existe pas.
table-unknown_reaction = Cette réaction n’existe pas.
table-bot_cannot_play = Le robot { $bot } ne sait pas jouer à { $game }. Choisissez-en un autre.
table-bad_name =
    { $most ->
        [one] Un nom compte un caractère imprimable.
       *[other] Un nom compte de 1 à { $most } caractères imprimables.
    }
table-bad_entropy = Votre propre texte pour les dés doit compter de 1 à { $most } lettres ou chiffres.
table-bad_option = Ce jeu n’a pas d’option { $option }.
table-nothing_changes = Cela ne change rien.
table-table_worn_out = Cette table a beaucoup servi : ouvrez-en une nouvelle.
table-not_by_token = Un programme ne peut pas faire cela avec son jeton : faites-le vous-même.
table-no_push = Ce serveur n’envoie pas de messages.
table-bad_subscription = L’abonnement de ce navigateur n’est pas utilisable : { $where }.
table-bad_record = Ce n’est pas le relevé d’une partie : ligne { $line }, colonne { $column }.
table-broken_log = Cette table est endommagée et ne s’ouvre pas. Merci de prévenir les responsables du serveur.
table-newer_log = Cette table vient d’une version plus récente du serveur. Réessayez quand ce serveur sera à jour.
table-unavailable = Les tables ne répondent pas pour le moment. Merci de réessayer.
table-no_such_page = Il n’y a rien à cette adresse.
table-no_documentation = La documentation n’est pas construite sur ce serveur. Pour la construire : make docs
table-wrong_method = Cette adresse n’accepte pas cette méthode.
table-too_large = C’est trop volumineux.
table-wrong_media_type = Envoyez cela en JSON.
table-no_identity = Dites-nous d’abord qui vous êtes : choisissez un nom, ou envoyez un jeton.
table-bad_token = Ce jeton n’est pas valable, ou ne l’est plus.
table-bad_code = Ce code de secours n’est pas valable, ou a déjà servi.
table-foreign_host = Ce serveur ne répond pas à ce nom. Utilisez son adresse, ou demandez à qui l’administre d’ajouter ce nom à ROWLOCK_ORIGINS.
table-foreign_origin = Les pages d’un autre site ne peuvent pas faire cela.
table-forbidden = Vous n’y avez pas accès.
table-too_fast = C’était trop rapide. Patientez un instant.
table-too_many_listed = Vous et votre réseau avez déjà { $most } tables publiques en attente, et c’est le maximum. Commencez ou fermez d’abord l’une d’elles.
table-too_many_sockets = Vous avez { $most } connexions ouvertes ; fermez-en d’abord une.
table-too_many_strong_bots = { $most } parties avec le robot Expert ou Champion sont déjà en cours depuis ici, et c’est le maximum. Terminez-en d’abord une, ou choisissez d’autres robots.
table-too_many_tokens =
    { $most ->
        [one] Vous avez { $most } jeton ; révoquez-le d’abord.
       *[other] Vous avez { $most } jetons ; révoquez-en d’abord un.
    }
table-no_such_token = Ce jeton n’existe pas.
table-frame_too_large = Une trame compte au plus { $most } octets.
table-bad_frame =
    { $where ->
        [none] Cette trame est illisible.
       *[other] Cette trame est illisible : { $where } n’a pas la bonne forme.
    }
table-bad_request =
    { $where ->
        [none] Cette requête est illisible.
       *[other] Cette requête est illisible : { $where } n’a pas la bonne forme.
    }
table-server_error = Un problème est survenu ici. L’erreur a été notée.

## rowlock serve

cli-serve = Lancer un serveur pour jouer en réseau.
cli-host = l’adresse d’écoute ; 0.0.0.0 accepte tout le réseau (par défaut : 127.0.0.1)
cli-port = le port d’écoute (par défaut : 8000)
cli-data = le dossier de la base de données et de la clé secrète
cli-database = la base de données : postgresql://… ou le chemin d’un fichier SQLite (par défaut : dans le dossier des données)
cli-redis = le Redis qui relie plusieurs serveurs : redis://…
cli-workers = le nombre de processus du serveur ; au-delà d’un seul, il faut Redis
cli-open = ouvrir le serveur dans un navigateur
serve-ready = Rowlock est en marche à l’adresse { $address }
serve-network = Sur votre réseau : { $address }
serve-scan = L’adresse en QR code, pour un téléphone :
serve-stop = Ctrl+C pour arrêter. Chaque coup confirmé est enregistré.
serve-no-client = Les pages pour le navigateur ne sont pas construites : construisez-les avec « make web ». Les programmes et « rowlock join » fonctionnent sans elles.
serve-bad-database = { $setting } : une base de données s’écrit postgresql://… ou est le chemin d’un fichier SQLite.
serve-bad-redis = { $setting } : Redis s’écrit redis://host:port.
serve-bad-origin = { $setting } : { $value } n’est pas une origine comme https://play.example.org.
serve-bad-proxy = { $setting } : { $value } n’est ni une adresse IP ni un réseau.
serve-bad-number = { $setting } : il faut 0 ou plus.
serve-short-secret = { $setting } : un secret compte au moins { $value } caractères.
serve-push-missing = { $setting } : les messages push demandent d’autres paquets. Pour les installer : pip install 'rowlock[push]'
serve-bad-push-key = { $setting } : ce n’est pas une clé. Pour en créer une : rowlock push-key
serve-bad-push-contact = { $setting } : les services push veulent savoir à qui écrire. Indiquez mailto:vous@example.org ou une adresse https.
serve-bad-push-service = { $setting } : { $value } n’est pas une origine comme https://push.example.org.
serve-workers-redis = Au-delà d’un seul processus, il faut Redis : démarrez-le et indiquez-le avec --redis.
serve-no-port = Impossible d’utiliser le port { $port } : { $reason }.
serve-no-address = Impossible d’utiliser l’adresse { $host } sur cette machine.
serve-stopped = Arrêté. Chaque coup confirmé est enregistré.
serve-no-data = Impossible d’utiliser le dossier { $file } : { $reason }.
serve-newer-database = La base de données vient d’une version plus récente de Rowlock : mettez celle-ci à jour.
serve-no-database = La base de données ne répond pas ou ne peut pas être mise à jour : { $reason }.

## rowlock doctor

cli-push_key = Créer la clé qui permet à un serveur d’envoyer des messages push.
cli-doctor = Vérifier toutes les tables de la base de données d’un serveur, et réparer ce qui peut l’être.
cli-doctor-repair = reconstruire ce qui peut l’être et mettre de côté les tables endommagées ; rien n’est effacé
cli-doctor-json = afficher le rapport en JSON
doctor-progress = Vérification des tables
doctor-checked =
    Vérifié : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }.
doctor-healthy = Tout est en ordre.
doctor-wrong =
    PAS en ordre : { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }.
doctor-finding =
    Table { $table } : { $code ->
        [no_log] son journal a disparu
        [broken_log] l’entrée { $seq } de son journal est endommagée ({ $detail })
        [newer_log] une version plus récente de Rowlock a écrit l’entrée { $seq } de son journal ({ $detail })
        [unknown_game] son jeu { $detail } n’est pas installé ici ; indiquez son module dans ROWLOCK_GAMES
        [not_replayable] l’entrée { $seq } de son journal ne découle pas des précédentes ({ $detail })
       *[wrong_projection] les listes et les minuteries n’en donnent pas l’état actuel ({ $detail })
    }.{ $state ->
        [rebuilt] {" "}Réparé.
        [set_aside] {" "}Mis de côté.
       *[found] {""}
    }
doctor-no-file = La base de données { $file } n’existe pas.
doctor-no-database = Impossible de lire la base de données : { $reason }.
doctor-older-database = La base de données vient d’une version plus ancienne de Rowlock : démarrez une fois le serveur, puis recommencez la vérification.

## Les pages d’un serveur

page-tables = Tables ouvertes
page-no-tables = Aucune table n’est ouverte en ce moment.
page-free = une place libre
page-status =
    { $status ->
        [waiting] La partie n’a pas commencé.
        [playing] La partie est en cours.
        [finished] La partie est terminée.
       *[closed] La table a été fermée.
    }
page-trademark = Qwixx est une marque de son éditeur, avec lequel Rowlock n’a aucun lien.

## rowlock join

cli-join = Jouer à la table d’un serveur dans ce terminal.
cli-address = l’adresse d’un serveur ou d’une table, par exemple http://localhost:8000/
cli-table-words = les deux mots d’une table de ce serveur, par exemple : lamp tiger
cli-name = votre nom dans la partie
cli-code = se connecter avec un code de secours, ou un code donné par un autre appareil
cli-watch = regarder sans prendre de place
join-ask-name = Quel est votre nom ?
join-not-remembered = Cet ordinateur n’a pas pu retenir qui vous êtes ({ $reason }) : vous ne pourrez pas reprendre votre place d’ici.
join-code =
    Votre code de secours : { $code }
    Notez-le : avec --code, vous redevenez { $name }, ici ou ailleurs. Il ne sera plus affiché.
join-signed-out = Vous ne jouez plus ici sous le nom { $name }. Pour vous reconnecter, démarrez avec --code CODE.
join-ask-table = Quelle table ? Tapez son numéro, ou appuyez sur Entrée pour en ouvrir une nouvelle.
join-ask-watch = Quelle table voulez-vous regarder ? Tapez son numéro.
join-table =
    { $game } : { $names } (places prises : { $taken } sur { $seats }){ $turn ->
        [yours] , c’est votre tour
        [seated] , vous y avez une place
       *[no] {""}
    }
join-new = Ouverture d’une nouvelle table.
join-ask-seats = Combien de joueurs, robots compris ? Tapez un nombre de { $least } à { $most }, ou appuyez sur Entrée pour { $usual }.
join-ask-bots =
    { $most ->
        [one] Un robot pour l’autre place ? Tapez son nom ({ $bots }), ou appuyez sur Entrée pour attendre quelqu’un.
       *[other] Des robots pour les { $most } autres places ? Tapez combien, ou leurs noms ({ $bots }) ; appuyez sur Entrée pour aucun.
    }
join-ask-listed = La table doit-elle être visible de tous dans la liste ? Tapez « o » pour oui, ou appuyez sur Entrée pour non : alors seul le lien y mène.
join-nothing-to-watch = Aucune table à regarder en ce moment.
join-bad-address = « { $address } » n’est pas une adresse comme http://localhost:8000/ ou http://localhost:8000/t/TABLE.
join-unreachable = Aucun serveur Rowlock ne répond à l’adresse { $address }.
join-unknown-game = À cette table, on joue à « { $game } », un jeu qui n’est pas installé ici.

## À une table en direct

live-roll = lancer, l
live-start = commencer, démarrer
live-bot = robot
live-free = libérer
live-say = dire
live-resign = abandonner
live-rematch = revanche
live-help-roll = { $word } : lancer les dés (Entrée le fait aussi)
live-help-start = { $word } : commencer la partie, si vous êtes l’hôte
live-help-bot = { $word } : confier une place libre à un robot, si vous êtes l’hôte
live-help-free = { $word } et un nom : libérer cette place avant le début de la partie, si vous êtes l’hôte
live-help-say = { $word } et un numéro : dire quelque chose aux autres, par exemple « Merci ! »
live-help-resign = { $word } : abandonner la partie
live-help-rematch = { $word } : une autre partie avec les mêmes joueurs
live-help-save = { $word } : enregistrer sur cet ordinateur le relevé d’une partie terminée
live-help-quit = { $word } : partir ; votre place vous attend
live-seat = place { $seat }
live-waiting = (on attend { $players })
live-lost = La connexion est coupée. Nouvel essai…
live-found = La connexion est rétablie.
live-closed = Le serveur a fermé la connexion.
live-resync = Il s’est passé beaucoup de choses entre-temps.
live-looking-on = Vous regardez la partie.
live-only-players = Vous regardez la partie : seuls les joueurs peuvent faire cela.
live-link-here = Ce lien ne marche que sur cet ordinateur. Pour jouer à plusieurs, passez par l’adresse réseau qu’affiche « rowlock serve ».
live-code = Ou dites-leur ces deux mots : { $code }
live-own-part = Votre part de hasard (vous la retrouverez à la fin dans la graine) : { $text }
live-commitment = Empreinte des dés et des cartes, à vérifier après la partie :
live-room =
    { $game } : { $players }. { $free ->
        [0] Toutes les places sont prises.
        [one] Il reste une place libre.
       *[other] Il reste { $free } places libres.
    }
live-link = Envoyez ce lien à vos amis ; dans un terminal, on tape « rowlock join » et le lien :
live-fill = Tapez « { $word } » pour confier une place libre à un robot.
live-ready = Tout le monde est là. Tapez « { $word } » pour commencer.
live-free-whom = La place de qui ? Tapez « { $word } » et un nom.
live-say-what = Que voulez-vous dire ? Tapez « { $word } » et un numéro :
live-host-starts = Tout le monde est là. L’hôte peut commencer.
live-you-away = Un robot joue pour vous. Appuyez sur Entrée pour reprendre votre place.
live-your-roll = { $player }, c’est votre tour : appuyez sur Entrée pour lancer les dés.
live-clock =
    { $seconds ->
        [one] Vous avez { $seconds } seconde.
       *[other] Vous avez { $seconds } secondes.
    }
live-sat = { $player } prend place.
live-stood = { $player } quitte la table.
live-revealing = La partie va commencer. On attend encore : { $players }.
live-voided = { $player } a quitté la table avant le début. Chacun ajoute un nouveau texte, puis on recommence.
live-undone = { $player } revient sur une décision.
live-hinted = { $player } demande un conseil.
reaction-hello = Salut !
reaction-good_luck = Bonne chance !
reaction-wow = Ouah !
reaction-well_played = Bien joué !
reaction-so_close = À un cheveu !
reaction-oh_no = Oh non !
reaction-thanks = Merci !
reaction-good_game = Belle partie !
reacted = { $player } : { $reaction }
news-line = { $player } : { $what }
news-draws =
    { $count ->
        [one] prend une carte
       *[other] prend { $count } cartes
    }
news-locks = verrouille { $row }
news-completes = complète { $row }
news-announces = annonce la fin
news-penalty =
    { $count ->
        [1] première pénalité
        [2] deuxième pénalité
        [3] troisième pénalité
       *[4] quatrième pénalité
    }
news-resigns = abandonne
news-time-up = temps écoulé
web-you-news = Vous
live-went-away = { $player } ne répond pas : un robot joue en attendant son retour.
live-came-back = { $player } est de retour.
live-resigned = { $player } abandonne.
live-rematched = Une revanche se prépare : tapez « { $word } » pour en être.
live-time-up = Le temps est écoulé pour { $player } : un robot décide.
live-draws =
    { $count ->
        [one] { $player } prend une carte.
       *[other] { $player } prend { $count } cartes.
    }
live-confirm-resign = Voulez-vous abandonner ? Tapez « { $word } » pour confirmer, autre chose pour continuer.
live-not-resigned = Vous jouez toujours.
live-not-now = Vous n’avez rien à décider pour l’instant. « { $help } » montre ce que vous pouvez taper.
live-left = Votre place vous attend. Pour revenir :
live-over-resigned =
    { $who ->
        [you] Vous avez abandonné.
       *[others] { $count ->
            [one] { $players } a abandonné.
           *[other] { $players } ont abandonné.
        }
    }
live-over-alone = La partie a été abandonnée.
live-fair = Équitable : chaque lancer et chaque mélange découlent de la graine promise avant la partie. Cet ordinateur l’a vérifié.
live-other-commitment = Pas équitable : la graine n’est pas celle qui était promise avant la partie.
live-unfair = Pas équitable. Voici ce qui ne colle pas :
live-unchecked = Impossible d’obtenir le relevé : les dés n’ont pas été vérifiés.
live-seen = Les notes de cet ordinateur sur la partie :
live-not-noted = Cet ordinateur ne peut pas enregistrer ses notes sur la partie : { $reason }
live-record = Le relevé de la partie :
live-after = Tapez « { $rematch } » pour rejouer, « { $save } » pour enregistrer le relevé, « { $quit } » pour partir.
live-after-watching = Tapez « { $save } » pour enregistrer le relevé, « { $quit } » pour partir.
live-kept-there = Le serveur garde la partie ; son relevé pourra être enregistré à la fin.

## Le navigateur : partout

web-skip = Aller au contenu
web-home = Accueil
web-docs = Documentation
web-language = Langue
web-preferences = Préférences
web-close = Fermer
web-loading = Un instant…
web-offline-title = Pas de connexion
web-offline = Le serveur ne répond pas en ce moment. « Chacun son tour » et le carnet de score fonctionnent sans lui.
web-name = Votre nom
web-theme = Apparence
web-theme-name =
    { $theme ->
        [light] Claire
        [dark] Sombre
       *[auto] Comme l’appareil
    }
web-show-totals = Afficher les totaux en cours de partie
web-sounds = Sons
web-show-reactions = Réactions des joueurs
web-mute = Couper le son
web-reactions = Réactions
web-reactions-off = Couper les réactions
web-reactions-on = Activer les réactions
web-reactions-are-off = Les réactions sont coupées.
web-vibration = Vibrations
web-player = Joueur
web-game = Jeu
web-total = Total
web-penalties = Pénalités
web-penalties-spoken =
    { $count ->
        [one] { $count } pénalité
       *[other] { $count } pénalités
    }
web-copied = Copié.
web-share = Partager

## Le navigateur : l’accueil

web-hero = Lancez, cochez, verrouillez la rangée
web-hero-more = Qwixx entre amis et avec des robots : sur cet appareil, autour de la table de la cuisine ou d’un bout du monde à l’autre.
web-games = Les jeux
web-about-classic = Le jeu de dés : un lancer, et tout le monde joue.
web-about-cards = Des cartes à la place des dés : ce que vous réunissez, vous pouvez le cocher.
web-about-onboard = Le jeu de dés, avec un pion qui file le long d’une spirale pour gagner des points bonus.
web-play-now = Jouer contre un robot : { $bot }
web-opponent = Le robot que vous affrontez
web-with-friends = Table entre amis
web-learn = Apprendre à jouer
web-learn-new = Première fois ici ? Apprenez en trois minutes
web-join = Vous avez un code ?
web-join-more = Deux mots s’affichent à la table. Tapez-les ici, et vous y êtes.
web-join-words = Deux mots
web-join-example = lamp tiger
web-join-go = Rejoindre
web-rules = Règles
web-ways = Autres façons de jouer
web-pass = Chacun son tour
web-pass-more = Tout le monde sur cet appareil, même sans réseau.
web-pad = Carnet de score
web-pad-more = De vrais dés sur la table, les feuilles sur vos téléphones.
web-print = Feuilles de score à imprimer
web-print-more = Des feuilles pour les trois jeux.
web-replay = Revoir une partie
web-replay-more = Étape par étape, à partir d’un fichier enregistré.
web-my-games = Mes parties
web-running-games = Parties en cours
web-your-turn = C’est votre tour
web-title-turn =
    { $count ->
        [one] C’est votre tour
       *[other] C’est votre tour à { $count } tables
    }
web-title-turn-elsewhere =
    { $count ->
        [one] C’est votre tour à une autre table
       *[other] C’est votre tour à { $count } autres tables
    }
web-seats-taken = Places prises : { $taken } sur { $seats }
web-time-left-days =
    { $days ->
        [one] reste { $days } jour
       *[other] reste { $days } jours
    }
web-time-left-hours =
    { $hours ->
        [one] reste { $hours } heure
       *[other] reste { $hours } heures
    }
web-time-left-minutes =
    { $minutes ->
        [one] reste { $minutes } minute
       *[other] reste { $minutes } minutes
    }

## Le navigateur : une nouvelle table et sa salle

web-new = Nouvelle table entre amis
web-players = Joueurs, robots compris
web-players-solo = 1, en solo
web-other-seats = Autres places
web-other-seats-people = pour vos amis : vous aurez un lien à leur donner
solo-about = En solo, pour s’entraîner : tous les tours sont à vous, et seuls les points comptent.
web-jokers = Avec des jokers
web-track-side = Côté du plateau
web-clock = Temps pour chaque décision
web-clock-none = Sans limite
web-clock-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
web-clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-clock-days-more = Chacun joue quand il a le temps : fermez la page et revenez plus tard.
web-clock-total = Temps pour toute la partie
web-clock-total-minutes =
    { $minutes ->
        [one] { $minutes } minute par joueur
       *[other] { $minutes } minutes par joueur
    }
web-clock-total-left = Reste { $time } pour toute la partie
web-grace = Si quelqu’un ne répond pas
web-grace-none = On attend
web-grace-minutes =
    { $minutes ->
        [one] Au bout d’une minute, un robot joue à sa place
       *[other] Au bout de { $minutes } minutes, un robot joue à sa place
    }
web-stand-in = Le robot qui remplace
web-room-total = { $minutes } min chacun pour toute la partie
web-room-no-clock = sans pendule
web-room-jokers = avec jokers
web-room-hints = conseils permis
web-room-no-hints = sans conseils
web-room-grace =
    { $minutes ->
        [one] au bout d’une minute sans réponse, un robot prend le relais
       *[other] au bout de { $minutes } minutes sans réponse, un robot prend le relais
    }
web-invites = { $player } vous invite : { $table }.
web-invites-nobody = Venez jouer : { $table }.
web-room-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute par coup
       *[other] { $minutes } minutes par coup
    }
web-room-clock-hours =
    { $hours ->
        [one] { $hours } heure par coup
       *[other] { $hours } heures par coup
    }
web-room-clock-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
web-hints-on = On peut demander des conseils
web-listed = Tout le monde peut trouver la table et y prendre place
web-create = Ouvrir la table
web-bot = robot
web-you = (vous)
web-add-bot = Robot : { $bot }
web-free = Libérer la place
web-agreed = d’accord
web-reserved = pas encore d’accord
web-sit = Prendre place
web-start = Commencer
web-fill = La partie peut commencer quand toutes les places sont prises, par des amis ou des robots.
web-wait-for-players = On attend les autres joueurs…
web-close-table = Fermer la table
web-close-room-more = La table disparaît pour tous ceux qui y sont assis.
web-stand = Quitter la table
web-fair-missing = texte manquant
web-fair-changed = Le serveur montre maintenant une autre empreinte des dés qu’avant. Mieux vaut ne pas jouer à cette table.
web-fair-other-device = La table attend votre texte, et ce navigateur ne l’a pas. Si vous avez pris place avec un autre appareil, ouvrez-y la table. Sinon, reprenez votre place : chacun ajoutera alors un nouveau texte.
web-fair-sit-again = Reprendre la place
web-fair-free = Si quelqu’un ne revient pas, libérez sa place : chacun ajoutera alors un nouveau texte.
web-invite = Inviter des amis
web-say-code = Dites ces deux mots :
web-say-code-more = On les tape sur la page d’accueil, sous « Vous avez un code ? ».
web-invite-more = Toute personne qui a le lien peut prendre place.
web-here-only = Ce lien ne marche que sur cet ordinateur.
web-link = Lien
web-code = Le lien en QR code, pour un téléphone
web-copy = Copier le lien
web-copy-yourself = La copie n’est pas permise ici : sélectionnez le lien et copiez-le.
web-room-settings = À cette table
web-room-side = côté { $side }
web-room-clock = { $seconds } s par décision

## Le navigateur : une table sur un grand écran

web-screen = Afficher sur un grand écran
web-screen-how = Ouvrez cette adresse sur la télévision, ou sur un ordinateur relié à un projecteur. Tout le monde y voit la table, et chacun joue sur son téléphone.
web-screen-qr = L’adresse en QR code
web-screen-open = Ouvrir sur cet appareil
web-screen-page = Grand écran
web-screen-intro = Ici, la télévision montre une table : les dés, toutes les feuilles et les points. Le code est sur chaque téléphone de la table, sous « Afficher sur un grand écran ».
web-screen-code = Code de la table ou ses deux mots
web-screen-show = Afficher la table
web-screen-other = Une autre table
web-screen-small = Cette page est faite pour une télévision ou un projecteur. Sur un petit écran, ouvrez plutôt la table elle-même.
web-screen-table = Ouvrir la table
web-screen-scan = Visez ce code avec votre téléphone et prenez place
web-screen-sound = Appuyez sur une touche pour avoir le son
web-screen-full = Plein écran
web-screen-leave = Quitter
web-screen-rematch = Encore une partie ? Choisissez « Revanche » sur un téléphone, et l’écran suit.

## Le navigateur : à la table

web-others = Les autres joueurs
web-board = Sur la table
web-your-sheet = Votre feuille
web-show-sheet = Voir la feuille
web-track = La piste
web-track-whole = Montrer toute la piste
web-display = Rivière
web-pile = Pioche
web-pile-spoken =
    { $count ->
        [one] Pioche : { $top } sur le dessus, { $count } carte
       *[other] Pioche : { $top } sur le dessus, { $count } cartes
    }
web-discards = Défausse
web-hand-backs = Main :
web-no-dice = Les dés ne sont pas encore lancés.
web-rolling = Les dés roulent…
web-row-brief =
    { $last ->
        [0] { $row } : rien de coché
       *[other] { $row } : { $count } croix, la dernière sur { $last }
    }
web-seat-state =
    { $state ->
        [thinking] réfléchit
        [away] pas là, un robot joue
       *[resigned] a abandonné
    }
web-left =
    { $minutes ->
        [0] absence : { $seconds } s
       *[other] absence : { $minutes } min
    }
web-left-told = { $player } a quitté la table.
web-left-back = { $player } est de retour à la table.
web-gone =
    { $minutes ->
        [one] { $player } a quitté la table il y a une minute.
       *[other] { $player } a quitté la table il y a { $minutes } minutes.
    }
web-gone-bot = Faire jouer un robot pour { $player }
web-gone-more = { $player } peut revenir à tout moment et reprendre sa place.
web-close-sure = Fermer la table ?
web-close-more = La partie s’arrête ici, sans gagnant.
web-turn = Tour { $turn }
web-field = Case { $field }
web-turn-of =
    { $active ->
        [you] Tour { $turn } : à vous
       *[other] Tour { $turn } : { $player }
    }
web-has-turn = c’est son tour
web-pawn = Pion :
web-keys-on = Raccourcis à une touche pendant la partie
web-menu = Menu
web-keys = Touches : 1 à 9 pour choisir quoi cocher, 0 pour ne rien cocher, R pour lancer, T pour prendre des cartes, U pour annuler, H pour un conseil.
web-log = Ce qui s’est passé
web-log-empty = Rien ne s’est encore passé.
web-your-decision = Votre décision
web-ask-roll = C’est votre tour : lancez les dés.
web-ask-action1 =
    { $can ->
        [yes] Les dés blancs donnent { $number } pour tout le monde. Voulez-vous le cocher dans une rangée ?
        [alone] Les dés blancs donnent { $number }. Voulez-vous le cocher dans une rangée ?
       *[no] Les dés blancs donnent { $number }, et vous ne pouvez le cocher nulle part.
    }
web-ask-action2 =
    { $can ->
        [yes] Additionnez un dé blanc et un dé de couleur. Voulez-vous cocher la somme dans cette couleur ?
       *[no] Aucun dé blanc ne donne, avec un dé de couleur, un nombre que vous pouvez cocher.
    }
web-ask-step3 =
    { $can ->
        [yes] Avancez-vous votre pion ?
       *[no] Votre pion ne peut aller nulle part maintenant.
    }
web-ask-draw =
    { $count ->
        [one] Touchez la carte que vous prenez dans la rivière.
       *[other] Prenez { $count } cartes de la rivière.
    }
web-ask-number =
    { $can ->
        [yes] Le { $number } est pour tout le monde. Le cocher dans une rangée ?
       *[no] Le { $number } est pour tout le monde, mais vous ne pouvez le cocher nulle part.
    }
web-ask-play =
    { $can ->
       *[yes] Jouez une à trois cartes d’une même couleur.
        [no] Aucune carte ne convient : défaussez-en une.
        [penalty] Aucune carte ne convient : défaussez-en une. C’est une pénalité.
    }
web-not-crossed = Impossible à cocher maintenant : { $cards }.
web-ask-marks =
    { $count ->
        [one] Que cochez-vous avec cette carte ?
       *[other] Que cochez-vous avec ces cartes ?
    }
web-roll = Lancer
web-cross = Cocher { $cell }
web-move = pion sur { $cell }, à cocher
web-move-free = pion sur { $cell }, déjà coché
web-nothing = Rien
web-stay = Rester ici
moment-closed = { $color } : rangée verrouillée
moment-completed = { $player } a complété { $row }
moment-announced = { $player } annonce la fin
moment-passed = Rien à cocher : on passe
moment-stays = Le pion reste en place
web-discard = Rien, seulement défausser
web-take = Prendre le { $number }
web-draw = Prendre { $numbers }
web-play-more = { $crossed }, défausser aussi { $cards }
web-take-back = Annuler mon choix
web-take-back-cell = Décocher { $cell }
web-hint = Conseil
web-hint-wait = Réflexion en cours…
web-hint-close = Fermer le conseil
web-hints-asked =
    { $count ->
        [one] { $count } conseil demandé jusqu’ici.
       *[other] { $count } conseils demandés jusqu’ici.
    }
web-decided = C’est décidé.
web-waiting = On attend { $players }…
web-away = Un robot joue pour vous pendant votre absence.
web-back = Me revoilà
web-you-resigned = Vous avez abandonné ; un robot joue maintenant à votre place.
web-note-penalty = pénalité
web-note-ends = finit la partie
web-sure = Vous confirmez ?
web-sure-penalty = Vous n’avez rien coché pendant ce tour. C’est une pénalité : cinq points de moins.
web-sure-locks = Vous verrouillez { $row } : ensuite, plus personne ne pourra rien y cocher.
web-sure-completes = Vous complétez { $row } et ne pourrez plus rien y cocher.
web-sure-ends = Cela met fin à la partie.
web-go-back = Retour
web-take-penalty = Prendre la pénalité
web-do-it = Oui, cocher
web-resign = Abandonner
web-resign-sure = Voulez-vous abandonner ?
web-resign-more = Un robot prend votre place pour que les autres puissent finir. C’est définitif.
web-resign-alone = La partie s’arrête ici. C’est définitif.
web-result = Résultat
solo-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-your-best =
    { $where ->
        [device] Votre record sur cet appareil : { $points }
       *[server] Votre record : { $points }
    }
web-new-best =
    { $where ->
        [device] Nouveau record sur cet appareil ! L’ancien était de { $points }.
       *[server] Nouveau record ! L’ancien était de { $points }.
    }
web-new-streak = Votre plus longue série : { $count } victoires d’affilée !
web-new-badge = Nouvelle médaille : { $badge }
web-told-move = { $player } avance son pion sur { $cell }.
web-told-move-cross = { $player } avance son pion sur { $cell } et le coche.
web-told-move-free = { $player } avance son pion sur { $cell }, déjà coché.
web-rematch = Revanche
web-rematch-wanted =
    { $count ->
        [one] { $players } veut une revanche.
       *[other] { $players } veulent une revanche.
    }
web-rematch-waiting = On attend l’accord de { $players }.
web-beat = Vous battez { $player } avec { $margin } points d’avance.
web-try-bot = Essayer { $bot }
web-replay-this = Revoir la partie
web-save = Enregistrer la partie

## Le navigateur : à propos de vous

web-me = Vous et vos parties
web-me-name = Vous jouez sous le nom { $name }.
web-devices = Sur un autre appareil
web-devices-more = Un code emmène vos places et vos parties sur un autre appareil.
web-new-code = Obtenir un code
web-code-minutes = Tapez-le là-bas dans les { $minutes } minutes. Il sert une seule fois.
push-title = Messages
push-tell-me = Prévenez-moi quand c’est mon tour
push-tell-me-more = Un message arrive sur cet appareil, même quand la page est fermée. Jamais plus d’un par tour.
push-on = Cet appareil vous prévient quand c’est votre tour.
push-stop = Ne plus recevoir de messages
push-denied = Ce navigateur bloque les messages de Rowlock. Pour les autoriser, touchez le signe à côté de l’adresse, ou cherchez les notifications dans les réglages de votre appareil.
push-home-screen = Sur iPhone et iPad, ajoutez d’abord Rowlock à l’écran d’accueil : touchez Partager, puis Sur l’écran d’accueil. Ouvert de là, il vous prévient quand c’est votre tour.
push-unsupported = Ce navigateur ne peut pas vous prévenir quand la page est fermée.
push-failed = Le navigateur n’a pas pu activer les messages. Réessayez plus tard.
push-played = { $game } : { $player } a joué.
push-begins = { $game } : la partie commence.
web-recovery = Code de secours
web-recovery-more = Avec lui, vous redevenez { $name }, quoi qu’il arrive à vos appareils. Gardez-le sur papier.
web-recovery-written = Je l’ai noté
web-recovery-old = Votre code de secours
web-recovery-replace = Le remplacer
web-sign-out-more = Un appareil perdu ? Déconnectez-vous partout : de tous les appareils et programmes, celui-ci compris. Votre code de secours vous rendra tout.
web-recover-everywhere = Déconnecter tous les autres appareils
web-sign-out = Se déconnecter partout
web-no-games = Vous n’avez pas encore joué.
web-nobody = On ne se connaît pas encore. Commencez une partie, et ce sera fait.
web-have-code = Vous avez un code ?
web-recover = Utiliser le code

## Le navigateur : vos résultats

stats-title = Vos résultats
stats-more = Victoires, records et médailles
stats-empty = Tout commence par une première partie
stats-empty-more = Jouez-la jusqu’au bout : vous trouverez ici vos victoires, vos records et vos médailles.
stats-played =
    { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    }
stats-won = Victoires : { $wins } sur { $games }
stats-streak = Victoires d’affilée : { $streak } en ce moment, { $longest } au mieux
stats-locks =
    { $count ->
        [one] rangée verrouillée
       *[other] rangées verrouillées
    }
stats-penalties =
    { $count ->
        [one] pénalité
       *[other] pénalités
    }
stats-clean =
    { $count ->
        [one] partie sans pénalité
       *[other] parties sans pénalité
    }
stats-games = Jeu par jeu
stats-solo = { $game } en solo
stats-best = Record
stats-average = Moyenne
stats-recent = Points de vos dernières parties, de la plus ancienne à la plus récente : { $points }.
stats-bots = Contre les robots
stats-badges = Médailles
stats-goals = Prochaines médailles
stats-more-goals = Autres médailles
stats-device = Sur cet appareil
stats-device-more = Les parties jouées seulement sur cet appareil. Elles ne sont gardées qu’ici et ne rapportent pas de médailles.
stats-device-own = Vos parties contre des robots et en solo
stats-device-together = Parties à plusieurs
stats-head-games = Parties
stats-head-wins = Victoires
stats-forget = Effacer ces résultats
stats-forget-sure = Effacer les résultats de cet appareil ?
stats-forget-more = Ils seront perdus pour de bon. Vos autres résultats restent.
stats-forget-yes = Effacer
stats-home-streak = { $count } victoires d’affilée
stats-home-best = { $game } : votre record est de { $points }
badge-beat = { $bot } battu
badge-beat-how = Gagnez contre le robot { $bot }.
badge-clean_win = Sans faute
badge-clean_win-how = Gagnez une partie sans pénalité.
badge-two_locks = Deux cadenas
badge-two_locks-how = Cochez les derniers nombres de deux rangées dans une même partie.
badge-all_games = Les trois jeux
badge-all_games-how = Gagnez à chacun des trois jeux.
badge-hundred = Cent
badge-hundred-how = Atteignez 100 points dans une partie à plusieurs.
badge-five_in_a_row = Cinq d’affilée
badge-five_in_a_row-how = Gagnez cinq parties d’affilée.
badge-solo_perfect = Mieux que parfait
badge-solo_perfect-how = Marquez au moins { $points } points en solo : plus que le jeu parfait en moyenne.

## Le navigateur : le carnet de score

pad-intro = Les dés, les cartes ou le plateau sont sur la table devant vous ; les feuilles sont ici.
pad-players = Joueurs sur cet appareil
pad-player = Joueur { $number }
pad-name = Nom du joueur { $number }
pad-add = Ajouter un joueur
pad-remove = Retirer { $player }
pad-own-phones = Chacun a son téléphone ? Alors n’ajoutez que vous. Quand quelqu’un d’autre verrouille une rangée, touchez son cadenas sur votre feuille.
pad-begin = Distribuer les feuilles
pad-sheets = Feuilles
pad-undo = Annuler
pad-redo = Rétablir
pad-menu = Menu
pad-penalty = Pénalité
pad-penalty-of = Pénalité pour { $player }
pad-lock-elsewhere = Quelqu’un d’autre a verrouillé { $row }
pad-lock-back = Annuler : quelqu’un d’autre a verrouillé { $row }
pad-closing = Pendant ce lancer, quelqu’un verrouille { $row }. Si c’est avec les dés blancs, toute personne qui y a cinq croix peut faire de même maintenant. Ensuite, le cadenas vaut pour tout le monde.
pad-closed = Verrouillage pour tout le monde : { $row }. Le dé { $die } quitte la partie.
pad-next-turn = Tour suivant
pad-ending = Cochez ce qui vient encore de ce lancer, puis comptez.
pad-count = Compter les points
pad-last-turns = Les derniers tours sont joués : compter
pad-finish = La partie est finie : compter
pad-stopped = La partie est finie.
pad-yes = Oui
pad-new-same = Nouvelle partie, mêmes joueurs
pad-new-other = Autre jeu ou autres joueurs
pad-new-sure = Jeter ces feuilles ?
pad-new-more = Cette partie n’est pas encore comptée. De nouvelles feuilles remplacent celles-ci.
pad-new-yes = Prendre de nouvelles feuilles
pad-not-kept = Ce navigateur ne garde rien : les feuilles seront perdues quand vous fermerez cette page.
pad-pawn-of = Où peut aller le pion : { $player }
pad-move = { $player } : pion à la case { $field }, { $cell }, bonus { $points }
pad-told-move = { $player } : pion à la case { $field }, { $cell }.
pad-landed = Le pion est sur { $cell }.
pad-bonus = Bonus

## Le navigateur : les feuilles en papier

print-intro = Choisissez ce qu’il vous faut, regardez l’aperçu, imprimez. Tout tient sur une page A4 ou Letter, en couleur comme en noir et blanc.
print-paper = Papier
print-per-page = Feuilles par page
print-pages = Pages de feuilles
print-ink = Encre
print-ink-name =
    { $ink ->
        [plain] Noir et blanc
       *[color] Couleur
    }
print-board = Plateau
print-board-name =
    { $board ->
        [none] Sans plateau
        [both] Les deux côtés
       *[other] Côté { $board }
    }
print-now = Imprimer
print-tip = Dans la fenêtre d’impression, laissez la taille à 100 % et désactivez les en-têtes et pieds de page.
print-preview = Aperçu
print-page = Page { $page } sur { $pages }
print-name = Nom
print-crosses = Croix
print-points = Points
print-note-classic = Pour le dernier nombre, il faut déjà cinq croix dans la rangée. Il la verrouille pour tout le monde, et le cadenas compte comme une croix.
print-note-cards = Pour le dernier nombre, il faut déjà cinq croix dans la rangée. Il la complète pour vous seulement, et le cadenas compte comme une croix.
print-note-onboard = Pour le dernier nombre, il faut déjà cinq croix dans la rangée. Il la verrouille pour tout le monde, et le cadenas compte comme une croix. La case du pion rapporte son bonus.
print-board-title = { $game } : côté { $side }
print-board-note = Les pions avancent du départ vers le centre. Le petit nombre d’une case est son bonus ; arriver sur une case cerclée annonce la fin.

## Le navigateur : apprendre un jeu

learn-which = Apprendre en jouant
learn-which-more = Une première partie guidée pas à pas : quelques minutes, et vous savez jouer.
learn-begin = Commencer
learn-go-on = Continuer
learn-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
learn-title = { $game } : votre première partie
learn-step = Étape { $step } sur { $steps }
learn-back = Une étape en arrière
learn-forward = Une étape en avant
learn-again = Depuis le début
learn-next = Suivant
learn-end = Terminé !
learn-later = Un peu plus tard
learn-tap = Touchez un nombre sur votre feuille, ou choisissez :
learn-you = Vous
learn-finished = La leçon est finie !
learn-done = Vous savez jouer !
learn-done-short = Terminé
learn-done-classic = De gauche à droite, les dés blancs pour tout le monde, cinq croix pour le cadenas : vous savez l’essentiel.
learn-done-cards = Prendre des cartes, profiter du nombre commun, jouer vos couleurs : vous savez l’essentiel.
learn-done-onboard = Cocher, cocher encore, avancer : vous savez l’essentiel.
learn-others = Une autre leçon :
learn-crosses =
    { $count ->
        [one] { $count } croix
       *[other] { $count } croix
    }
learn-crosses-row = Croix
learn-points-row = Points

lesson-classic-1 =
    Voici votre feuille de score. Le rouge et le jaune montent, le vert et le bleu descendent, et un cadenas attend au bout de chaque rangée.
    Vous collectionnez les croix. Plus une rangée en a, plus chacune rapporte.
    En dessous, c’est Ada, qui joue avec vous. On y va ?
lesson-classic-2 =
    C’est votre tour : le joueur actif, c’est vous. Il y a six dés : deux blancs et un de chaque couleur.
    Lancez-les tous !
lesson-classic-3 =
    D’abord, les deux dés blancs : 1 et 2 font 3. Ce nombre est pour tout le monde, dans une rangée au choix.
    Dans chaque rangée, on coche les nombres de gauche à droite. On peut en sauter, mais un nombre sauté est perdu pour de bon.
    Le 3 rouge ne saute que le 2. Cochez-le !
hint-classic-3 = C’est possible, mais en vert et en bleu, le 3 vient tard : neuf nombres seraient perdus. Le 3 jaune vaut le 3 rouge, mais ici, prenons le rouge.
lesson-classic-4 =
    Ada a coché un 3, elle aussi. Ce qui vient maintenant est pour vous, car c’est votre tour : additionnez un dé blanc et un dé de couleur, et cochez la somme dans cette couleur.
    Le dé blanc 1 et le dé rouge 3 font 4, juste à côté de votre 3.
    Cochez le 4 rouge !
hint-classic-4 = Les dés le permettent, mais vous sauteriez plus de nombres qu’il ne faut. Le 4 rouge n’en saute aucun.
lesson-classic-5 =
    Maintenant, c’est le tour d’Ada, qui a lancé les dés. Ses dés blancs comptent aussi pour vous : 6 et 6 font 12.
    En vert et en bleu, le 12 est le tout premier nombre.
    Cochez le 12 vert !
hint-classic-5 = Le 12 bleu serait tout aussi bon, et on n’est jamais obligé de cocher. Pour cette leçon, prenez le 12 vert.
lesson-classic-6 =
    Ada a additionné le dé blanc 6 et le dé vert 3, et coché le 9 vert. C’était sa deuxième action : vous n’aviez qu’à regarder.
    Ensuite, les dés passent à la personne suivante : vous.
lesson-classic-7 =
    Vos rangées se remplissent, et la rouge a déjà cinq croix. C’est de nouveau votre tour.
    Lancez !
lesson-classic-8 =
    1 et 2 font 3. En rouge et en jaune, vous l’avez dépassé. En vert, vous sauteriez cinq nombres, en bleu six.
    On n’est jamais obligé de cocher. Parfois, il vaut mieux attendre.
    Choisissez « Rien ».
hint-classic-8 = C’est permis, mais voyez combien de nombres vous perdriez pour une seule croix. Cette fois, ne cochez rien.
lesson-classic-9 =
    Un dé blanc avec un dé de couleur ne donne rien de bon non plus. Mais si le joueur actif ne coche rien dans aucune des deux actions, c’est une pénalité : cinq points de moins.
    Elle ne touche jamais que le joueur actif. Mieux vaut une petite perte qu’une rangée gâchée.
    Ne cochez rien, et prenez la pénalité.
hint-classic-9 = Cela vous éviterait la pénalité, mais gâcherait la rangée : presque tout ce qui reste serait sauté. Ici, prenez la pénalité.
lesson-classic-10 =
    Ada lance 6 et 6. Le dernier nombre d’une rangée est particulier : pour le cocher, il faut déjà au moins cinq croix dans cette rangée. En rouge, vous en avez juste cinq.
    Avec le dernier nombre, vous cochez aussi le cadenas, qui compte comme une croix de plus.
    Cochez le 12 rouge !
hint-classic-10 = Vous pourriez laisser passer, mais une telle occasion est rare. Cochez le 12 rouge !
lesson-classic-11 =
    Vous avez verrouillé la rangée rouge, pour tout le monde. Le dé rouge quitte la partie.
    Ada n’a que trois croix en rouge et ne pouvait pas la verrouiller avec vous. Avec cinq, elle aurait pu, au même moment.
lesson-classic-12 =
    C’est presque fini. La partie s’arrête aussitôt quand deux rangées sont verrouillées, ou quand quelqu’un prend une quatrième pénalité.
    Le rouge est verrouillé, et en vert vous avez cinq croix. Lancez !
lesson-classic-13 =
    1 et 1 font 2, le dernier nombre en vert !
    Cochez le 2 vert, et la partie est finie aussitôt.
hint-classic-13 = La partie pourrait continuer, mais vous avez une belle avance. Cochez le 2 vert !
lesson-classic-14 =
    Le deuxième cadenas a mis fin à la partie. On compte maintenant les rangées : une croix vaut 1 point, deux en valent 3, trois en valent 6, et ainsi de suite. Chaque pénalité coûte 5 points.
    Vous avez 67 points et Ada en a 32. Vous gagnez !

lesson-cards-1 =
    Dans le jeu de cartes, personne ne lance de dés. Vous avez une feuille avec quatre rangées, et quatre cartes en main.
    Sur la table sont étalées quatre autres cartes : la rivière. Vous en voyez les nombres, mais pas les couleurs. À côté se trouve la pioche.
lesson-cards-2 =
    Au début de votre tour, complétez votre main à cinq cartes. Vous en avez quatre : prenez-en donc une dans la rivière.
    Un 4 irait bien entre votre 3 rouge et votre 5 rouge, s’il est rouge.
    Choisissez le 4 et prenez-le.
hint-cards-2 = Vous pouvez prendre n’importe quelle carte de la rivière. Mais un 4 pourrait être celui qui vous manque entre le 3 et le 5 rouges : essayez-le.
lesson-cards-3 =
    Il est rouge, quelle chance ! La rivière est complétée avec la pioche, et le nombre qui se trouve maintenant sur la pioche est pour tout le monde : 12.
    Dans chaque rangée, on coche les nombres de gauche à droite. On peut en sauter, mais un nombre sauté est perdu. En vert, le 12 vient en premier.
    Cochez le 12 vert !
hint-cards-3 = Le 12 bleu serait tout aussi bon. Pour cette leçon, prenez le 12 vert.
lesson-cards-4 =
    Maintenant, vous jouez des cartes : une, deux ou trois de la même couleur. Vous pouvez alors cocher leurs nombres dans cette couleur.
    Choisissez le 3, le 4 et le 5 rouges dans votre main, et cochez les trois nombres.
hint-cards-4 = C’est permis, mais cela rapporte moins. Choisissez les trois cartes rouges, et cochez 3, 4 et 5.
lesson-cards-5 =
    Trois croix d’un coup ! Les cartes jouées vont dans la défausse. C’est maintenant le tour d’Ada, qui a pris une carte, et le nombre de la pioche est aussi pour vous : 6.
    Cochez le 6 rouge !
hint-cards-5 = C’est possible, mais vous sauteriez des nombres. Le 6 rouge vient juste après votre 5.
lesson-cards-6 =
    Ada a joué une carte, pour elle seule. C’est votre tour : il ne vous reste que deux cartes, prenez-en donc trois.
    Choisissez le 8, le 5 et le 10 : en vert, ils pourraient faire suite à votre 12.
hint-cards-6 = Le 12 ne vous aide guère : en vert, vous l’avez déjà, et en rouge comme en jaune, c’est le dernier nombre. Choisissez le 8, le 5 et le 10.
lesson-cards-7 =
    Les trois sont vertes ! Mais d’abord, le nombre de la pioche pour tout le monde : 2.
    Cochez le 2 jaune !
hint-cards-7 = Vous pouvez vous en passer, mais le 2 jaune est le premier nombre de sa rangée : il ne saute rien.
lesson-cards-8 =
    Quand vous cochez plusieurs nombres d’un coup, vous pouvez en sauter un seul entre le premier et le dernier.
    Du 10 au 8, seul le 9 est sauté : c’est bon. Du 8 au 5, cela en ferait deux. Gardez donc le 5.
    Jouez le 10 et le 8 verts, et cochez les deux.
hint-cards-8 = C’est permis, mais il y a mieux. Choisissez seulement le 10 et le 8 verts, et cochez 10 et 8.
lesson-cards-9 =
    À chacun de vos tours, il faut jouer une carte. Ici, aucune ne convient : tous leurs nombres sont à gauche de vos croix. Vous ne faites donc que défausser.
    Comme vous n’avez rien coché pendant ce tour, c’est aussi une pénalité : cinq points de moins.
    Choisissez les deux cartes bleues et défaussez-les. Vous pourrez en prendre deux nouvelles la prochaine fois.
hint-cards-9 = Une carte suffirait, mais avec deux, vous en aurez deux nouvelles. Choisissez le 11 et le 12 bleus.
lesson-cards-10 =
    Pour cocher le dernier nombre d’une rangée, il faut déjà y avoir cinq croix. En jaune, vous en avez cinq.
    Jouez le 11 et le 12 jaunes, et cochez les deux : le cadenas vient avec le 12 et compte aussi comme une croix.
hint-cards-10 = Presque ! Choisissez ensemble le 11 et le 12 jaunes, et cochez les deux.
lesson-cards-11 =
    Votre rangée jaune est complète. Dans le jeu de cartes, cela ne vaut que pour vous : Ada peut encore cocher des nombres jaunes.
    La partie s’arrête aussitôt quand quelqu’un a complété deux rangées, ou prend une quatrième pénalité.
lesson-cards-12 =
    C’est votre tour, et le nombre de la pioche est 2. En bleu, vous avez cinq croix : vous pouvez cocher le dernier nombre.
    Cochez le 2 bleu, et la partie est finie aussitôt.
hint-cards-12 = La partie pourrait continuer, mais vous avez une belle avance. Cochez le 2 bleu !
lesson-cards-13 =
    On compte maintenant les rangées : une croix vaut 1 point, deux en valent 3, trois en valent 6, et ainsi de suite ; les cadenas comptent aussi. Chaque pénalité coûte 5 points.
    Vous avez 84 points et Ada en a 32. Vous gagnez !

lesson-onboard-1 =
    On Board, c’est Qwixx avec un pion. La feuille est la même : on coche les nombres de gauche à droite, et un nombre sauté est perdu.
    La nouveauté, c’est la piste. Chaque case montre une couleur et un nombre et, en dessous, les points qu’elle rapporte à la fin. Les pions sont au départ.
lesson-onboard-2 =
    Le joueur actif, c’est vous. Un tour a trois étapes, et il commence par les dés.
    Lancez !
lesson-onboard-3 =
    La première étape est pour tout le monde : les dés blancs, 1 et 2, font 3. Cochez-le dans la rangée de votre choix.
    Cochez le 3 rouge !
hint-onboard-3 = C’est possible, mais en vert et en bleu, le 3 vient tard, et le jaune nous servira à autre chose. Prenez le 3 rouge.
lesson-onboard-4 =
    La deuxième étape n’est que pour le joueur actif : un dé blanc plus un dé de couleur, et la somme se coche dans cette couleur. Le dé blanc 2 et le dé rouge 2 font 4.
    Cochez le 4 rouge !
hint-onboard-4 = Les dés le permettent, mais vous sauteriez plus de nombres qu’il ne faut. Le 4 rouge n’en saute aucun.
lesson-onboard-5 =
    Troisième étape : votre pion peut avancer d’une à cinq cases libres. Il faut pouvoir cocher le nombre de la case d’arrivée, ou l’avoir déjà coché.
    Le 2 rouge est exclu : il est à gauche de votre 3. Mais le 2 jaune peut être coché maintenant.
    Avancez votre pion à la case 4 !
hint-onboard-5 = Vous pourriez aussi vous arrêter là, mais la case 4 est meilleure : elle est plus loin, ou elle ne saute rien. Allez-y.
lesson-onboard-6 =
    C’était votre troisième croix en un seul tour ! Ada a maintenant lancé les dés, et ses dés blancs comptent aussi pour vous : 6 et 6 font 12.
    Cochez le 12 vert !
hint-onboard-6 = Le 12 bleu serait tout aussi bon. Pour cette leçon, prenez le 12 vert.
lesson-onboard-7 =
    Ada a coché le 11 bleu, et son pion a avancé à la case 6 : elle a donc coché aussi le 3 rouge. Seul le joueur actif avance un pion.
    C’est votre tour. Lancez !
lesson-onboard-8 =
    5 et 6 font 11. En vert, c’est le nombre suivant.
    Cochez le 11 vert !
hint-onboard-8 = Vous y sauteriez des nombres. Le 11 vert vient juste après votre 12.
lesson-onboard-9 =
    Le dé blanc 5 et le dé vert 5 font 10, et c’est encore le nombre suivant.
    Cochez le 10 vert !
hint-onboard-9 = Les dés le permettent, mais le 10 vert ne saute rien. Prenez celui-là.
lesson-onboard-10 =
    Le pion d’Ada est sur la case 6. Une case n’accueille qu’un pion : vous sautez donc par-dessus, et une case occupée ne compte pas.
    Vos cinq cases libres sont 5, 7, 8, 9 et 10. Sur la case 10, il y a le 4 rouge, que vous avez déjà coché : vous pouvez donc vous y arrêter, sans nouvelle croix.
    Filez le plus loin possible : à la case 10 !
hint-onboard-10 = C’est permis, et cela peut même être une bonne idée. Mais ici, faites avancer le pion le plus loin possible : à la case 10.
lesson-onboard-11 =
    Aux deux premières étapes, vous n’avez rien coché. Si la troisième n’apporte pas de croix non plus, c’est une pénalité : cinq points de moins.
    À la case 20, le nombre est déjà coché : elle n’apporterait pas de croix. La case 22 en apporte une : le 8 rouge.
    Évitez la pénalité : avancez à la case 22 !
hint-onboard-11 = Sans croix, ce serait une pénalité. La case 22 apporte une croix.
lesson-onboard-12 =
    Quand un pion atteint l’une des cinq dernières cases, 36 à 40, la fin est annoncée : encore un tour pour tous les autres.
    La case 36 est le 12 jaune, le dernier nombre de sa rangée. Il faut déjà cinq croix, et vous les avez. Vous verrouillez donc aussi la rangée pour tout le monde.
    Avancez à la case 36 !
hint-onboard-12 = Ce serait possible. Mais la case 36 apporte le cadenas, beaucoup de points et la fin de la partie : choisissez-la.
lesson-onboard-13 =
    Vous avez annoncé la fin. C’est le dernier tour d’Ada, et ses dés blancs comptent encore pour vous : 4 et 5 font 9. Le dé jaune n’est plus là.
    Cochez le 9 rouge !
hint-onboard-13 = Une croix de plus est toujours bonne à prendre : cochez le 9 rouge.
lesson-onboard-14 =
    C’est fini. Deux rangées verrouillées ou une quatrième pénalité auraient arrêté la partie aussitôt, où que soient les pions.
    Les rangées se comptent comme toujours, et on ajoute les points de la case de votre pion : 18. Vous avez 105 points et Ada en a 48. Vous gagnez !

## Le navigateur : les règles des jeux

rule-which = Les règles
rule-which-more = Tout ce qu’il faut savoir pour jouer, en images.
rule-read = Lire
rule-title = { $game } : les règles
rule-intro-classic = De 2 à 5 joueurs. Six dés, une feuille par personne, un quart d’heure.
rule-intro-cards = De 2 à 5 joueurs. 44 cartes, 55 avec les jokers, et une feuille par personne.
rule-intro-onboard = De 2 à 4 joueurs. Six dés, une feuille et un pion par personne, et une piste.
rule-learn = Envie d’apprendre plutôt en jouant ?
rule-contents = Sommaire
rule-others = Les autres jeux :
rule-may = Possible ici :
rule-head-goal = Le but du jeu
rule-head-sheet = La feuille
rule-head-turn = Un tour
rule-head-white = Les dés blancs : pour tout le monde
rule-head-mixed = Blanc et couleur : pour le joueur actif
rule-head-pawn = Le pion
rule-head-penalty = Les pénalités
rule-head-lock = Verrouiller une rangée
rule-head-end = La fin de la partie
rule-head-score = Le décompte des points
rule-head-argue = Ce qui fait débat
rule-head-argue-pawn = Ce qui fait débat : le pion
rule-head-deal = Avant la partie
rule-head-draw = D’abord : prendre des cartes
rule-head-number = Ensuite : le nombre commun
rule-head-play = Enfin : jouer des cartes
rule-head-complete = Compléter une rangée
rule-head-jokers = Avec des jokers

rule-goal-classic =
    Vous cochez des nombres dans quatre rangées. Plus une rangée a de croix, plus chacune rapporte. Mais les nombres sautés sont perdus pour de bon, et si vous attendez trop longtemps, quelqu’un d’autre verrouille la rangée.
    Le plus grand total gagne.
rule-goal-cards =
    Vous cochez des nombres dans quatre rangées, avec des cartes à la place des dés. Ce que vous réunissez en main décide de ce que vous pourrez cocher, parfois plusieurs nombres d’un coup.
    Le plus grand total gagne.
rule-goal-onboard =
    On Board est le jeu de dés, avec un pion par personne. On coche les nombres exactement comme au jeu de dés. À votre tour, votre pion peut aussi avancer sur la piste, et sa case rapporte des points à la fin.
    Le plus grand total gagne.
rule-sheet =
    Une feuille a quatre rangées de onze nombres. Le rouge et le jaune montent de 2 à 12, le vert et le bleu descendent de 12 à 2. Au bout de chaque rangée, à droite, il y a un cadenas.
    Dans chaque rangée, on coche les nombres de gauche à droite. On peut commencer où l’on veut et sauter autant de nombres que l’on veut, même plusieurs à la fois. Mais ce qui est à gauche d’une croix ne pourra plus jamais être coché.
rule-turn =
    Le premier joueur actif est tiré au sort. Le joueur actif lance tous les dés encore en jeu. Suivent deux actions, toujours l’une après l’autre : d’abord les dés blancs, puis un dé blanc avec un dé de couleur.
    Ensuite, le tour passe à la personne suivante, dans le sens des aiguilles d’une montre.
rule-turn-onboard =
    On se met d’accord sur un côté du plateau, et tous les pions sont au départ. Le premier joueur actif est tiré au sort et lance tous les dés encore en jeu. Suivent trois étapes, toujours l’une après l’autre : les dés blancs pour tout le monde, un dé blanc avec un dé de couleur pour le joueur actif, puis le pion du joueur actif.
    Cela fait jusqu’à trois croix en un tour. Ensuite, le tour passe à la personne suivante, dans le sens des aiguilles d’une montre.
rule-white =
    On additionne les deux dés blancs. Chacun peut cocher ce nombre dans une rangée de n’importe quelle couleur, mais dans une seule. Personne n’y est obligé.
    Tout le monde décide en même temps. On n’attend pas de voir ce que font les autres, et on ne change pas d’avis après coup.
rule-mixed =
    Maintenant, le joueur actif, et personne d’autre, peut additionner l’un des dés blancs et l’un des dés de couleur, et cocher la somme dans la rangée de cette couleur. C’est une croix au plus, et rien n’y oblige.
rule-penalty =
    Si le joueur actif ne coche rien dans aucune des deux actions, c’est une pénalité : on coche l’une des quatre cases prévues, et cela coûte cinq points.
    Une croix dans l’une des deux actions suffit pour l’éviter. On peut choisir de ne rien cocher, mais c’est alors une pénalité. Les autres joueurs n’en prennent jamais.
rule-penalty-cards =
    Si le joueur actif ne coche rien, ni le nombre commun ni avec ses cartes, c’est une pénalité : on coche l’une des quatre cases prévues, et cela coûte cinq points.
    Les autres joueurs ne prennent jamais de pénalité.
rule-penalty-onboard =
    Si aucune des trois étapes n’apporte de croix au joueur actif, c’est une pénalité de cinq points. Un pion qui s’arrête sur un nombre déjà coché ne fait pas de nouvelle croix et n’y change donc rien.
    Les autres joueurs ne prennent jamais de pénalité.
rule-lock =
    Le dernier nombre d’une rangée, 12 en rouge et en jaune, 2 en vert et en bleu, ne peut être coché que si l’on a déjà au moins cinq croix dans cette rangée. On coche en même temps le cadenas, qui compte comme une croix de plus.
    Dès la fin de cette action, la rangée est verrouillée pour tout le monde : personne n’y coche plus rien. Le dé de cette couleur est retiré aussitôt. Les croix déjà faites par les autres dans la rangée restent et comptent.
rule-complete =
    Le dernier nombre d’une rangée, 12 en rouge et en jaune, 2 en vert et en bleu, ne peut être coché qu’avec déjà au moins cinq croix dans cette rangée. Vous cochez en même temps le cadenas, qui compte comme une croix de plus.
    La rangée est alors complète, mais pour vous seulement. Tous les autres peuvent encore y cocher des nombres, et la compléter aussi.
rule-end =
    La partie s’arrête aussitôt quand deux rangées sont verrouillées, peu importe par qui, ou quand quelqu’un prend une quatrième pénalité.
    Si la deuxième rangée est verrouillée avec les dés blancs, la deuxième action n’a pas lieu.
rule-end-cards =
    La partie s’arrête aussitôt quand quelqu’un a complété deux rangées, ou prend une quatrième pénalité.
    Si cela arrive avec le nombre commun, les croix de tous ceux qui l’ont choisi comptent encore, puis c’est fini : on ne joue plus de cartes.
rule-end-onboard =
    Quand le pion du joueur actif atteint l’une des cinq dernières cases, la fin est annoncée : tous les autres ont exactement un dernier tour, dans le sens des aiguilles d’une montre, puis c’est fini. Qui a annoncé la fin n’a plus de tour, mais peut encore cocher la somme des dés blancs pendant les tours des autres.
    Comme au jeu de dés, deux rangées verrouillées ou une quatrième pénalité arrêtent la partie aussitôt, à n’importe quelle étape et où que soient les pions.
rule-score =
    Chaque rangée se compte à part. Le nombre de ses croix, cadenas compris, donne ses points ; une rangée sans croix ne donne rien.
    On additionne les quatre rangées, et chaque pénalité enlève cinq points. Le plus grand total gagne ; en cas d’égalité en tête, la victoire est partagée.
rule-score-onboard =
    Chaque rangée se compte à part. Le nombre de ses croix, cadenas compris, donne ses points ; une rangée sans croix ne donne rien.
    On additionne les quatre rangées, chaque pénalité enlève cinq points, et on ajoute les points de la case du pion, quelle que soit la façon dont la partie s’est terminée. Le plus grand total gagne ; en cas d’égalité en tête, la victoire est partagée.
rule-deal =
    On mélange les 44 cartes, de 2 à 12 en quatre couleurs, et on en donne quatre à chacun. Le reste forme la pioche. Ses quatre premières cartes sont étalées à côté : c’est la rivière, qui compte toujours quatre cartes.
    Le dos des cartes montre leur nombre, mais pas leur couleur. Tout le monde voit donc les nombres de la rivière, de la pioche et des mains des autres, mais chacun ne voit les couleurs que dans sa propre main.
    Le premier joueur actif est tiré au sort ; ensuite, on joue dans le sens des aiguilles d’une montre.
rule-draw =
    Le joueur actif prend des cartes dans la rivière jusqu’à en avoir cinq en main : une au premier tour, plus tard peut-être deux ou trois. On les choisit toutes parmi les quatre étalées. Ensuite, la rivière est complétée à quatre avec la pioche.
rule-number =
    Le nombre qui se trouve maintenant sur la pioche est pour tout le monde : chacun peut le cocher dans une rangée de n’importe quelle couleur, mais dans une seule. Personne n’y est obligé, et tout le monde décide en même temps.
    La carte reste sur la pioche ; elle sera la prochaine à rejoindre la rivière.
rule-play =
    À votre tour, vous devez jouer une carte, ou deux ou trois de la même couleur. Vous pouvez alors cocher un ou plusieurs de leurs nombres dans cette couleur, ou aucun.
    Si vous en cochez plusieurs, vous pouvez sauter un seul nombre entre le premier et le dernier. Les nombres entre vos anciennes croix et la première nouvelle ne comptent pas.
    Toutes les cartes jouées vont dans la défausse, que leur nombre soit coché ou non. Les autres joueurs ne cochent rien ici.
rule-jokers =
    On ajoute onze jokers, de 2 à 12, avant de mélanger. Le nombre d’un joker est fixe, mais sa couleur se choisit au moment de le jouer.
    Tous les jokers joués avec d’autres cartes prennent leur couleur ; joués sans autre carte, ils ont tous une même couleur de votre choix. Un joker ne peut pas réunir deux couleurs différentes. Si un joker et une carte montrent le même nombre, on le coche une seule fois.
    Tout le reste ne change pas.
rule-pawn =
    À la troisième étape, le joueur actif peut faire avancer son pion, jamais reculer, d’une à cinq cases libres. On saute les cases occupées sans les compter : une case n’accueille qu’un pion, et aucun pion n’est jamais renvoyé. Le départ n’est pas une case : il peut accueillir autant de pions que l’on veut.
    On ne peut s’arrêter que sur un nombre que l’on peut cocher maintenant, selon les règles habituelles, ou que l’on a déjà coché. Si on peut le cocher, on doit le faire. Les cases traversées ne comptent pas.
    Si le pion ne peut s’arrêter nulle part, ou si vous ne voulez pas avancer, il reste où il est.
rule-argue-dice =
    Plusieurs joueurs veulent verrouiller la même rangée avec la même somme des dés blancs. Qui peut le faire ?
    Tous ceux qui y ont cinq croix. Chacun coche le cadenas, et il compte pour chacun. La rangée ne se ferme que lorsque tout le monde a décidé.
    Quelqu’un verrouille une rangée. Puis-je suivre avec moins de cinq croix ?
    Non. Il faut cinq croix sur chaque feuille.
    Une rangée est verrouillée avec un dé blanc et un dé de couleur. Les autres peuvent-ils la verrouiller aussi ?
    Non. Dans cette action, seul le joueur actif coche un nombre.
    Je fais ma cinquième croix avec les dés blancs. Puis-je cocher le dernier nombre juste après ?
    Oui. Les actions se suivent, et la nouvelle croix compte.
    Peut-on verrouiller plus de deux rangées ?
    Oui : une troisième en même temps que la deuxième, quand les deux sont verrouillées avec la même somme des dés blancs.
    La partie s’arrête avec les dés blancs, et le joueur actif n’a rien coché. Est-ce une pénalité ?
    Non. La deuxième action n’a pas lieu, donc il n’y a pas non plus de pénalité.
    Deux joueurs ont le même total. Qui gagne ?
    Les deux. Rien ne les départage.
    Un total peut-il être inférieur à zéro ?
    Oui. Les pénalités sont simplement soustraites.
rule-argue-cards =
    La pioche est épuisée. Que se passe-t-il ?
    La défausse est aussitôt mélangée et devient la nouvelle pioche, même pendant que l’on complète la rivière. Sa première carte montre le nombre commun.
    Puis-je prendre moins de cartes qu’il ne m’en manque ?
    Non. On complète toujours sa main à cinq cartes exactement.
    La rivière est-elle complétée après chaque carte que je prends ?
    Non. Vous choisissez parmi les quatre étalées ; on complète ensuite.
    Aucune de mes cartes ne convient. Dois-je en jouer une ?
    Oui, au moins une. Vous la défaussez sans croix.
    Puis-je jouer des cartes d’une rangée que j’ai complétée ?
    Oui, pour vous en débarrasser. Elles n’apportent pas de croix.
    Puis-je faire la cinquième croix et cocher le dernier nombre d’un même coup ?
    Oui. Les croix se font de gauche à droite, et chacune compte aussitôt.
    Puis-je cocher trois nombres en en sautant un entre chacun d’eux ?
    Non. Un seul nombre sauté est permis en tout, et non entre chaque paire : de 2, 4 et 6, vous pouvez cocher 2 et 4, ou 4 et 6.
    Le nombre commun compte-t-il comme la première croix quand je joue mes cartes ?
    Non. Seuls comptent les nombres des cartes jouées.
    Deux joueurs ont le même total. Qui gagne ?
    Les deux. Rien ne les départage.
rule-argue-onboard =
    Dois-je avancer mon pion ?
    Non, jamais.
    Puis-je m’arrêter sur un nombre sans le cocher ?
    Seulement s’il est déjà coché. Si vous pouvez le cocher, vous devez le faire.
    J’ai coché le nombre pendant ce même tour. Puis-je m’y arrêter ?
    Oui, il compte comme déjà coché.
    La rangée est verrouillée. Puis-je m’arrêter sur l’un de ses nombres ?
    Seulement si vous aviez coché ce nombre avant.
    Mon pion peut-il verrouiller une rangée ?
    Oui, avec cinq croix, comme toujours. La rangée est verrouillée pour tout le monde et le dé s’en va, mais les autres ne peuvent pas la verrouiller avec vous. Si c’est la deuxième, la partie est finie aussitôt.
    Puis-je dépasser la dernière case ?
    Non. On ne va pas plus loin que la dernière case.
    Un autre pion atteint les cinq dernières cases pendant les derniers tours. Que se passe-t-il ?
    Rien de plus. Personne n’a de tour supplémentaire.
    Le déplacement qui a annoncé la fin n’a pas apporté de croix. Est-ce une pénalité ?
    Oui, si les autres étapes n’en ont pas apporté non plus. Si c’est la quatrième, la partie est finie aussitôt.

example-crossing = La suite : à partir de 10 en rouge, de 9 en jaune, de 9 en vert et de 10 en bleu. Les nombres hachurés ont été sautés et sont perdus.
example-white = Ada a lancé les dés, et les blancs font 8. Vous pouvez le cocher en vert ou en bleu. En rouge, vous l’avez dépassé, et le 8 jaune est déjà coché.
example-mixed = C’est votre tour. Le dé blanc 6 et le dé rouge 4 donnent le 10 rouge, le dé blanc 6 et le dé jaune 3 donnent le 9 jaune. En vert et en bleu, n’importe quel dé blanc convient. Quel que soit votre choix, cela fait une croix.
example-lock = Vous avez cinq croix en rouge : le 12 vous est ouvert, et le cadenas avec lui. En jaune, vous n’avez que deux croix : là, le 12 doit attendre.
example-together = Vous aviez cinq croix rouges, Ada aussi, et vous avez coché le 12 au même moment. Le cadenas est coché sur les deux feuilles. Ensuite, le dé rouge quitte la partie.
example-score = Sept croix en rouge, avec le cadenas, font 28 points, trois en jaune 6, cinq en vert 15, et sept en bleu 28. Deux pénalités en coûtent 10. Cela fait 67.
example-draw = Avec quatre cartes en main, vous en prenez une dans la rivière. Vous voyez son nombre, mais vous ne découvrez sa couleur que lorsqu’elle est à vous.
example-play = Trois cartes vertes sont jouées. Vous pouvez cocher 9 et 7, ou 7 et 5, ou un seul des trois. Mais pas les trois : le 8 et le 6 seraient sautés tous les deux.
example-jokers = Le joker 10 est joué avec le 9 jaune : il est donc jaune, lui aussi.
example-complete = Vous avez complété le rouge et n’y cochez plus rien. Ada continue en rouge et peut le compléter aussi.
example-pawn = Votre pion est sur la case 7, celui d’Ada sur la case 9, qui ne compte pas. Parmi les cinq cases libres 8, 10, 11, 12 et 13, vous pouvez vous arrêter sur 11 et 13 avec une croix, et sur 10 parce que le 4 rouge est déjà coché. Sur 8 et 12, non : le 3 et le 4 jaunes sont à gauche de votre 5.
example-bonus = Les rangées rapportent 28, 10, 15 et 15 points, une pénalité en enlève 5, et la case du pion en ajoute 19. Cela fait 82.

## Chacun son tour : tout le monde sur un seul appareil

pass-intro = Tout le monde joue sur cet appareil et se le passe. Une fois le jeu chargé, plus besoin de réseau.
pass-who = Qui joue, dans l’ordre des places
pass-player = Joueur { $number }
pass-name = Nom du joueur { $number }
pass-bot = Robot à la place { $number }
pass-up = Faire monter { $player }
pass-remove = Retirer { $player }
pass-add = Ajouter un joueur
pass-add-bot = Ajouter un robot
pass-need =
    { $count ->
        [one] Il faut au moins une place, dont une pour une personne.
       *[other] Il faut au moins { $count } places, dont une pour une personne.
    }
pass-kept = Votre partie vous attend
pass-kept-more = { $game } avec { $players }. Dernier coup : { $when }.
pass-go-on = Continuer
pass-anew = Recommencer
pass-anew-sure = Recommencer ?
pass-anew-more = La partie en cours sera perdue.
pass-loading = Chargement des règles du jeu : environ 6 Mo, une seule fois. Ensuite, plus besoin de réseau.
pass-not-loaded = Impossible de charger les règles
pass-not-loaded-more = Elles viennent une fois du serveur, qui ne répond pas en ce moment. Réessayez quand vous aurez une connexion.
web-old-browser = Ce navigateur est trop ancien
web-old-browser-more = Rowlock a besoin de Safari { $safari }, Firefox { $firefox }, Chrome ou Edge { $chrome }, ou plus récent. Mettez le navigateur à jour ou essayez un autre appareil.
pass-try-again = Réessayer
pass-elsewhere = Cette partie est ouverte dans un autre onglet
pass-elsewhere-more = Un seul onglet peut la jouer. Si vous jouez ici, l’autre s’arrête.
pass-take-over = Jouer ici
pass-unreadable = La partie enregistrée est illisible. Vous pouvez en commencer une nouvelle.
pass-not-kept = Ce navigateur ne garde rien : la partie sera perdue quand vous fermerez cette page.
pass-trouble = Un problème est survenu sur cet appareil. Rechargez la page ; la partie est enregistrée.
pass-seats = Places
pass-standing =
    { $state ->
        [acts] doit jouer
       *[decided] a décidé et peut encore changer d’avis
    }
pass-turn =
    { $what ->
        [roll] { $player } lance les dés
       *[decide] { $player } décide
    }
pass-curtain = Passez l’appareil à { $player }
pass-curtain-more = D’ici là, les cartes restent cachées.
pass-take = Je suis { $player }
pass-return = { $player } veut revenir sur une décision
pass-first = { $player } décide d’abord
pass-again = Rejouer
pass-others = Autres joueurs, autre jeu
pass-leave = Quitter la partie
pass-leave-more = La partie est enregistrée sur cet appareil : vous pourrez la continuer plus tard.

## Le navigateur : revoir une partie

web-film-intro = Ouvrez une partie enregistrée et parcourez-la étape par étape.
web-film-drop = Déposez ici le fichier d’une partie
web-film-files = Le fichier enregistré par « Enregistrer la partie » ou « rowlock play », qui se termine par .rowlock.
web-film-choose = Choisir un fichier
web-film-paste = Ou collez le texte d’une partie
web-film-show = Voir la partie
web-film-another = Une autre partie
web-film-share = Partager ce moment
web-film-too-large = Ce fichier est trop gros pour une partie : une partie fait au plus 64 Kio.
web-film-offline = Le serveur ne répond pas, et il le faut pour ouvrir une partie. Une partie déjà ouverte peut être revue jusqu’au bout sans lui.
web-film-pending = Décidé, mais ne compte plus : { $decisions }
web-film-mine = Vos parties terminées
web-film-unfinished = La partie n’a pas été terminée : elle s’arrête ici.
web-film-controls = Étapes de la partie
web-film-scrub = Moment de la partie
web-film-where = Tour { $turn }, joueur actif : { $player }
web-film-beginning = Le début
web-film-step = Étape { $step } sur { $steps }
web-film-first = Au début
web-film-back = Une étape en arrière
web-film-play = Lecture
web-film-pause = Pause
web-film-forward = Une étape en avant
web-film-last = À la fin
web-film-speed = Vitesse
web-film-active = Joueur actif :
web-film-hand = Main : { $player }
web-film-sheets = Feuilles
web-film-side = Point de vue
web-film-everybody = Tout le monde
web-film-chart = Les points au fil des tours
web-film-chart-spoken = Les courbes des points. À la fin : { $players }. Le tableau ci-dessous donne les points après chaque tour.
web-film-as-table = En tableau
web-film-turn = Tour
web-film-fair =
    { $game ->
        [cards] Les cartes ont-elles été bien mélangées ?
       *[other] Les dés étaient-ils équitables ?
    }
web-film-promise = Avant la partie, le serveur a tiré un secret et montré son empreinte (l’engagement), qui ne correspond à aucun autre secret. Chaque appareil a fait de même avec un texte à lui, et c’est seulement ensuite que les textes ont été révélés : le secret et les textes forment la graine. Maintenant qu’elle est connue, on peut refaire chaque lancer et chaque mélange.
web-film-commitment = Engagement
web-film-seed = Graine
web-film-whole = Tout afficher
web-film-shorten = Raccourcir
web-film-copy = Copier
web-film-copy-yourself = La copie n’est pas permise ici : sélectionnez le texte et copiez-le.
web-film-check = Vérifier sur cet appareil
web-film-size = Votre navigateur charge pour cela les vraies règles, environ 6 Mo, une seule fois.
web-film-loading = Chargement et vérification…
web-film-no-record = Impossible d’obtenir le relevé : il n’y a rien à vérifier ici.
web-film-no-seed = Ce relevé n’a pas de graine : il n’y a rien à vérifier. Les dés ont été lancés à table, ou la partie est encore en cours.
web-fair-own-text = Votre texte pour les dés
web-fair-result =
    { $result ->
        [fair] Équitable : tout a été vérifié et tout est juste.
        [unfair] Cette partie n’était pas équitable.
       *[open] Rien d’anormal, mais tout n’a pas pu être vérifié.
    }
web-fair-failed =
    { $name ->
        [commitment] Le secret du serveur n’est pas celui de son engagement.
        [first_commitment] Le serveur a changé son engagement depuis que cet appareil l’a vu pour la première fois.
        [own_text] Votre texte a été remplacé par un autre. C’est normal seulement si vous avez aussi pris place à cette table avec un autre appareil.
        [pledges] Le texte d’une place n’est pas celui qui était promis.
        [draws] Des dés ou des cartes ne découlent pas de la graine.
       *[seen_draws] Le relevé montre d’autres dés ou d’autres cartes que ceux qu’a vus cet appareil.
    }
web-film-by-device = Vérifié sur cet appareil, sans le serveur.
web-film-by-server = Impossible de charger la vérification sur cet appareil : le serveur s’est donc vérifié lui-même. Pour en avoir le cœur net, enregistrez la partie et vérifiez-la avec « rowlock verify ».

## Le jeu de dés en solo, résolu

cli-solve = Résoudre le jeu de dés en solo ; afficher les points attendus d’une feuille et la perte de chaque choix.
cli-solve-players = le nombre de joueurs ; les autres ne fournissent que des sommes de dés blancs (par défaut : 1)
cli-solve-show = la feuille à évaluer : ses croix, comme "r2 r3 g12 p1", ou une position en JSON ou dans un fichier
cli-solve-dice = le lancer : deux dés blancs, rouge, jaune, vert, bleu, comme "4 1 3 2 5 6"
cli-solve-wait = le nombre de tours des autres avant le vôtre (par défaut : 0)
cli-solve-json = afficher les valeurs en JSON
solve-needs-show = --dice et --wait vont avec --show.
solve-players =
    { $count ->
        [one] La position compte { $count } joueur ; enlevez --players.
       *[other] La position compte { $count } joueurs ; enlevez --players.
    }
solve-over = Sur cette feuille, la partie est finie.
solve-not-a-sheet = « { $word } » ne va pas sur la feuille. { $reason }
solve-how-to-write = Écrivez ses croix de gauche à droite dans chaque rangée, comme r2 r3 g12, et p2 pour deux pénalités.
solve-interrupted = Interrompu. Ce qui est fait est enregistré, et la prochaine exécution continuera de là.
solve-not-a-position = Ce n’est pas une position : { $reason }.
solve-no-json = Ce n’est pas du JSON.
solve-classic-only = Seul le jeu de dés est résolu.
solve-has-dice = Cette position a déjà ses dés ; enlevez --dice.
solve-has-turn = La position dit à qui est le tour ; enlevez --wait.
solve-dice = « { $value } » n’est pas un lancer : donnez six nombres de 1 à 6, pour blanc, blanc, rouge, jaune, vert, bleu.
solve-takes = La résolution demande environ { $memory } Mo de mémoire, et { $disk } Mo de disque dans { $folder }.
solve-solving =
    { $players ->
        [one] Résolution en solo
       *[other] Résolution à { $players } joueurs
    }
solve-value =
    { $players ->
        [one] En jouant au mieux, on marque en solo { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } points en moyenne.
       *[other] En jouant au mieux à { $players } joueurs, on marque { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } points en moyenne, si les autres ne fournissent que des sommes de dés blancs.
    }
solve-wait = Tours des autres avant
solve-penalties = Pénalités
solve-with-penalties =
    { $count ->
        [0] Aucune pénalité
        [one] { $count } pénalité
       *[other] { $count } pénalités
    }
solve-worth = Attendu à la fin : { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } points, dont { NUMBER($more, minimumFractionDigits: 3, maximumFractionDigits: 3) } encore à venir.
solve-worth-thrown = Attendu à la fin avec ce lancer : { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } points, dont { NUMBER($more, minimumFractionDigits: 3, maximumFractionDigits: 3) } encore à venir.
solve-number = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
solve-option = Croix
solve-then = Puis
solve-expected = Attendu
solve-loss = Perte

## Le laboratoire : rowlock simulate

cli-simulate = Simuler de nombreuses parties entre robots ; donner les victoires, les points et la façon dont elles finissent.
cli-simulate-players = le nombre de joueurs ; 1 est une partie de classic en solo (par défaut : le nombre de robots, ou 2)
cli-simulate-bots = un robot par place, ou un pour toutes, séparés par des virgules : robots par leur nom, avec un temps comme dans champion@50, programmes sous la forme exec:COMMAND, et pour classic aussi optimal (par défaut : greedy)
cli-simulate-games = le nombre de parties (par défaut : 10 000)
cli-simulate-seed = un nombre entier ; une même graine donne les mêmes parties (par défaut : 0)
cli-threads = le nombre de fils d’exécution, ou de processus pour les robots qui ne sont pas compilés (par défaut : un par cœur)
cli-on = où calculer : fils ou processus de cet ordinateur, ou un cluster Ray
cli-simulate-json = afficher le rapport en JSON
cli-simulate-out = un fichier Parquet pour le résultat de chaque partie
cli-simulate-plot = un fichier image pour les graphiques : .png, .svg ou .pdf
lab-missing = Il faut pour cela { $package }, qui n’est pas installé. Installez-le avec : { $command }
lab-range = { $parameter } doit être un nombre entier de { $least } à { $most }.
lab-on = --on ne peut pas être { $value } ; il y a { $places }.
lab-ray = Démarrage de Ray…
lab-no-cluster = Aucun cluster Ray ne répond à { $address }, l’adresse donnée par RAY_ADDRESS.
lab-no-ray = Ray ne fonctionne pas : { $reason }
simulate-seats =
    { $count ->
        [one] --bots nomme { $count } robot
       *[other] --bots nomme { $count } robots
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : nommez-en un pour chaque place, ou un pour toutes : { $bots }.
simulate-only-classic = Le robot { $bot } ne joue qu’à classic ; pour ce jeu, il y a { $bots }.
simulate-out-suffix = Les parties sont écrites en Parquet : { $file } doit se terminer par { $suffixes }.
simulate-plot-suffix = Impossible de dessiner les graphiques dans { $file } : son nom doit se terminer par l’un de ceux-ci : { $suffixes }.
simulate-not-written = Impossible d’écrire le fichier { $file } : { $reason }.
simulate-compiling = Compilation pour cet ordinateur : jusqu’à une demi-minute, la première fois…
simulate-playing = Parties en cours
simulate-progress = { $done } / { $games }, { $rate } par seconde
simulate-nothing = Interrompu avant qu’une partie ait été comptée.
simulate-interrupted =
    { $games ->
        [one] Interrompu : { $games } partie jouée sur { $planned }.
       *[other] Interrompu : { $games } parties jouées sur { $planned }.
    }
simulate-title =
    { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
simulate-speed =
    { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $rate ->
        [one] { $rate } partie
       *[other] { $rate } parties
    } par seconde, graine { $seed }
simulate-source = Graine { $seed }, Rowlock { $version }
simulate-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent-axis = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
simulate-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-seat = Place
simulate-bot = Robot
simulate-mean = Points
simulate-margin = 95 %
simulate-sd = Écart type
simulate-wins = Victoires
simulate-ci = Intervalle à 95 %
simulate-penalties = Pénalités
simulate-points-title = Points à la fin
simulate-share-axis = part des parties
simulate-mean-of = moyenne { $mean }, écart type { $sd }
simulate-order-title = Selon l’ordre de jeu
simulate-turn = Ordre
simulate-order =
    { $turn ->
        [1] a commencé
        [2] en deuxième
        [3] en troisième
        [4] en quatrième
       *[5] en cinquième
    }
simulate-wins-title = Victoires, avec intervalles à 95 %
simulate-fair = en pointillé : une part égale, { $share } ; les égalités sont partagées
simulate-turns-title = Durée des parties
simulate-turns-axis = tours
simulate-turns =
    Tours : moyenne { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, écart type { NUMBER($sd, minimumFractionDigits: 2, maximumFractionDigits: 2) }, médiane { $median } ; de 5 % à 95 % : { $low } à { $high }
simulate-ends-title = Comment les parties ont fini
simulate-end =
    { $end ->
        [two_rows_locked] deux rangées verrouillées
        [two_rows_completed] deux rangées complètes
        [four_penalties] une quatrième pénalité
       *[track_end] les derniers tours sur la piste
    }
simulate-end-share = { $end } : { $share }
simulate-kept = Le résultat de chaque partie est dans { $file }.
simulate-drawn = Les graphiques sont dans { $file }.

## Le laboratoire : rowlock arena

cli-arena = Organiser un tournoi entre robots et programmes, à toutes les places avec les mêmes dés et les mêmes cartes, et comparer leur force.
cli-arena-bots = les concurrents, séparés par des virgules : robots par leur nom, avec au besoin un temps comme dans champion@50, et programmes sous la forme exec:COMMAND
cli-arena-games = le nombre de parties par table, arrondi vers le haut pour que chaque robot ait chaque place aussi souvent (par défaut : 1000)
cli-arena-players = le nombre de places par table (par défaut : tous les robots, ou 2 s’il y a plus de robots que de places)
cli-arena-against = le robot de toutes les autres places : chacun de --bots joue contre lui seul
cli-arena-ms = le temps de réflexion en millisecondes, pour les robots et les programmes dont il se règle
cli-arena-workers = le nombre de processus (par défaut : un par cœur)
cli-arena-luck = mesurer aussi la chance aux dés, et donner les victoires sans elle
cli-arena-picture = un fichier image pour le résultat : .png, .svg ou .pdf
arena-too-few = Un tournoi demande deux robots ou plus, ou bien un seul et --against.
arena-too-many = Un tournoi accueille au plus { $most } robots.
arena-seats =
    { $count ->
        [one] --bots nomme { $count } robot
       *[other] --bots nomme { $count } robots
    } pour { $players } joueurs : nommez-en d’autres, ou indiquez avec --against le robot de toutes les autres places.
arena-no-time = Le robot { $bot } n’a pas de temps de réflexion.
arena-bad-time = { $bot }@{ $time } n’a pas de temps valable : après @ vient un nombre entier de millisecondes, de 0 à { $most }.
arena-bad-command = { $name } ne nomme aucun programme : après exec: vient une commande, guillemets fermés.
arena-no-program = Le programme { $program } est introuvable ou ne démarre pas.
arena-no-luck = Impossible d’estimer la chance dans { $game } : --luck est pour classic et onboard.
arena-broken = Les parties ont dû s’arrêter : { $reason }
arena-deals =
    { $deals ->
        [one] { $deals } donne, jouée de chaque place avec la même chance.
       *[other] { $deals } donnes, jouées chacune de chaque place avec la même chance.
    }
arena-earned = Sans la chance
arena-earned-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ±{ NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-margin = Écart
arena-rating = Cote
arena-rating-title = Cotes (openskill), avec un sigma
arena-cross-title = Devant le robot de la colonne
arena-gaps-title =
    { $luck ->
        [apart] Victoires de plus que le robot de la colonne, sans la chance
       *[in] Victoires de plus que le robot de la colonne
    }
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-axis = { NUMBER($value, maximumFractionDigits: 1) }
arena-failures-title = Parties perdues faute de réponse
arena-failures =
    { $bot } : { $why }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-failure =
    { $kind ->
        [no_start] n’a pas pu démarrer
        [died] s’est arrêté au milieu d’une partie
        [stalled] n’a pas répondu à temps
        [too_long] la réponse n’avait pas de fin
        [unasked] a répondu sans qu’on le lui demande
        [not_json] la réponse n’était pas du JSON
        [no_choice] la réponse ne nommait aucun choix
       *[no_option] a fait un choix qui n’existe pas
    }

## Pourquoi un choix est bon ou mauvais : il s’agit de la décision, jamais de la personne

why-above-penalty =
    Avec { $cell }, on saute { $count ->
        [one] un nombre
       *[other] { $count } nombres
    } pour une seule croix : une pénalité coûte moins cher.
why-announces = Cela annonce la fin : encore un tour pour tous les autres.
why-announces-behind = Cela annonce la fin malgré un retard au score.
why-announces-early = Cela annonce la fin alors qu’il reste des points à prendre.
why-blocks = Avec { $cell }, on perd le { $other } que les dés de couleur donnent dans la même rangée.
why-bonus =
    Le pion gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de bonus.
why-cheap =
    { $count ->
        [one] Avec { $cell }, on ne saute qu’un nombre.
        [2] Avec { $cell }, on ne saute que { $count } nombres.
       *[other] Cocher { $cell } vaut bien les { $count } nombres sautés.
    }
why-cheaper-penalty =
    N’importe quelle croix ferait sauter au moins { $count ->
        [one] un nombre
       *[other] { $count } nombres
    } : une pénalité coûte moins cher.
why-completes = Cela complète { $row } : { $count } croix.
why-discard = Ce qui sert le moins en main : { $cards }.
why-draw = Les nombres les plus utiles pour cette feuille : { $numbers }.
why-draw-better = Plus utile pour cette feuille : { $numbers }.
why-ends-alone = Cela finit la partie.
why-ends-behind = Cela finit la partie malgré un retard au score.
why-ends-early = Cela finit la partie alors qu’il reste des points à prendre.
why-ends-tie = Cela finit la partie sur une égalité.
why-ends-win = Cela finit la partie avec une avance au score.
why-equal = C’est tout aussi bon.
why-fifth = Avec { $cell }, on a la cinquième croix : le dernier nombre de la rangée est maintenant ouvert.
why-free = Avec { $cell }, on ne saute rien.
why-gives-up = Avec { $cell }, on perd les nombres qui sortent le plus souvent : { $numbers }.
why-hurries = Le pion dépasse des cases qui valent plus.
why-keeps = On pourrait du même coup se débarrasser d’autres cartes : { $cards }.
why-later = Rien ne presse pour { $cell } : les dés de couleur le donnent aussi.
why-less = D’autres choix rapportent plus par la suite.
why-locks = Cela verrouille { $row } : { $count } croix, et plus personne d’autre ne peut s’en servir.
why-locks-behind = Verrouiller { $row } rapproche la fin malgré un retard au score.
why-locks-early = Verrouiller { $row } rapproche la fin alors qu’il reste des points à prendre.
why-lucky = Juste ce qu’il fallait.
why-misses =
    { $count ->
        [0] Avec { $cell }, on ne sauterait rien.
        [one] Avec { $cell }, on ne sauterait qu’un nombre.
       *[other] Cocher { $cell } vaudrait bien les { $count } nombres sautés.
    }
why-misses-bonus =
    Le pion pourrait gagner { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de bonus en plus.
why-misses-end = On pourrait finir la partie ici, avec une avance au score.
why-misses-lock = Avec { $cell }, la rangée serait finie : { $count } croix.
why-misses-set = { $count } croix sont possibles d’un coup : { $numbers }.
why-moves = Ici, avancer ne coûte rien.
why-nothing = Il n’y a rien à cocher.
why-patience = Ici, attendre vaut mieux que n’importe quelle croix.
why-penalty =
    { $count ->
        [3] Ne rien cocher coûte cinq points, et c’est la troisième pénalité : encore une, et la partie est finie.
       *[other] Ne rien cocher coûte une pénalité : cinq points.
    }
why-richer =
    Cocher { $cell } rapporte plus tout de suite : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-room =
    Cocher { $cell } laisse { $count ->
        [one] { $count } nombre
       *[other] { $count } nombres
    } dans sa rangée, la meilleure croix en laisse { $other }.
why-saves-penalty =
    Avec { $cell }, on saute { $count ->
        [one] un nombre
       *[other] { $count } nombres
    }, mais on évite une pénalité.
why-set = { $count } croix d’un coup : { $numbers }.
why-skips =
    Avec { $cell }, on saute { $count ->
        [one] un nombre
       *[other] { $count } nombres
    } pour { $crosses ->
        [one] une croix
       *[other] { $crosses } croix
    }.
why-spends = Mieux vaut garder pour plus tard : { $cards }.
why-stays = Le pion devrait attendre.
why-unlucky = Peu de choses là-dedans étaient utiles.
why-waits =
    N’importe quelle croix ferait sauter au moins { $count ->
        [one] un nombre
       *[other] { $count } nombres
    } : mieux vaut attendre.

## L’analyse d’une partie

cli-review = Analyser une partie : chances de gagner, chance aux dés et aux cartes, et coût de chaque décision.
cli-review-seat = ne montrer que les décisions de cette place, comptée à partir de 1
cli-review-all = montrer toutes les décisions coûteuses, pas seulement les dix pires
cli-review-html = écrire l’analyse dans ce fichier, sous forme de page HTML
cli-review-ms = le temps en millisecondes pour analyser une décision qui semble coûteuse (par défaut : 50)
cli-review-json = afficher l’analyse en JSON
review-whole = --json affiche toute l’analyse : --seat ne va pas avec.
review-working = Analyse
review-title = Analyse : { $game }
review-result = Résultat : { $standing }
review-unfinished = Partie en cours : { $standing }
review-curve-win = Chances de gagner, tour par tour
review-curve-points = Points attendus, tour par tour
review-curve-spoken = Courbes, tour par tour. À la fin : { $players }. Le tableau ci-dessous donne les nombres.
review-curve-table = La courbe en chiffres
review-turn = Tour
review-end-of-game = Fin
review-parts-title = Chance et talent
review-parts-note = Chance : ce que les dés ou les cartes ont donné à qui déciderait toujours au mieux. Décisions : ce qui a été perdu par rapport aux meilleures.
review-player = Joueur
review-start = Début
review-luck = Chance
review-cost = Décisions
review-others = Les autres
review-end = Fin
review-told =
    { $kind ->
        [cards] { $sign ->
            [minus] { $player } : les cartes ont pris { $luck }, les décisions ont coûté { $cost }.
           *[plus] { $player } : les cartes ont donné { $luck }, les décisions ont coûté { $cost }.
        }
       *[dice] { $sign ->
            [minus] { $player } : les dés ont pris { $luck }, les décisions ont coûté { $cost }.
           *[plus] { $player } : les dés ont donné { $luck }, les décisions ont coûté { $cost }.
        }
    }
review-moments-title =
    { $count ->
        [one] Le moment qui a décidé de la partie
       *[other] Les { $count } moments qui ont décidé de la partie
    }
review-moment-luck =
    { $kind ->
        [cards] Tour { $turn } : les cartes. { $player } { $swing }
       *[dice] Tour { $turn } : les dés { $dice }. { $player } { $swing }
    }
review-moment-decision = Tour { $turn } : une décision. { $player } { $swing }
review-instead = Choisi : { $decision }. Le mieux : { $best }.
review-lucky-best = Le mieux : { $best }.
review-move = pion sur { $cell } (case { $field })
review-show = rien, défausser { $cards }
review-costly-title = Décisions coûteuses
review-costly-none = Aucune décision n’a coûté assez cher pour qu’on en parle.
review-more =
    { $count ->
        [one] Encore une
       *[other] Encore { $count }
    }
review-every = --all montre toutes les décisions coûteuses, --seat N celles d’une seule place.
review-grades-title = La qualité des décisions
review-grade-best = La meilleure
review-grade-fine = Bonne
review-grade-slip = Imprécision
review-grade-mistake = Erreur
review-grade-blunder = Gaffe
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-percent-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
review-points =
    { $value ->
        [one] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
review-written = L’analyse est dans { $file }.

## Entraînement : une position par jour, et le solo résolu

table-busy = Le serveur a beaucoup à faire : réessayez dans une minute.
table-no_such_day = Il n’y a pas de position pour ce jour-là.
cli-practice = Résoudre la position du jour et voir ce que vaut votre décision.
cli-practice-date = le jour, sous la forme AAAA-MM-JJ, parmi les 30 derniers (par défaut : aujourd’hui)
cli-practice-solo = jouer au jeu de dés en solo et comparer chaque décision avec le jeu parfait
practice-no-date = « { $value } » n’est pas une date : écrivez-la comme 2026-05-31.
practice-no-day = Il n’y a pas de position pour le { $date }. Vous avez le choix entre le { $first } et le { $last }.
practice-either = --date et --solo ne vont pas ensemble.
practice-seed-solo = --seed va avec --solo.
practice-title = Position du { $date } : { $game }
practice-left = Vous pourrez y revenir quand vous voudrez.
practice-right = C’est le meilleur choix.
practice-place = Ce choix arrive en position { $place } sur { $options }.
practice-cost = Par rapport au meilleur choix, les chances de gagner baissent de { $win } et le score de { $points } points.
practice-cost-richer = Par rapport au meilleur choix, les chances de gagner baissent de { $win }, même si le vôtre rapporte { $points } points de plus en moyenne.
practice-streak =
    { $count ->
        [one] Jour 1 d’une nouvelle série.
       *[other] { $count } jours d’affilée.
    }
practice-all = Tapez « { $word } » pour voir les { $count } choix, ou appuyez sur Entrée pour finir.
practice-help-quit = { $word } : quitter
practice-perfect = Le jeu parfait déciderait de même.
practice-better =
    Le jeu parfait : { $decision }. Votre décision coûte { $loss ->
        [one] { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } point
       *[other] { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } points
    } en moyenne.
solo-perfect = Le jeu parfait marque { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne.
solo-same-dice =
    { $points ->
        [one] Avec les mêmes dés, des décisions parfaites auraient donné { $points } point.
       *[other] Avec les mêmes dés, des décisions parfaites auraient donné { $points } points.
    }
solo-lost =
    Toutes vos décisions ensemble coûtent { $points ->
        [one] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    } en moyenne.
web-practice = Entraînement
web-practice-more = Une position par jour, et le solo face au jeu parfait.
web-practice-intro = La même position pour tout le monde, et une nouvelle chaque jour. Décidez comme en partie, puis voyez ce que vaut chaque choix.
web-practice-solo = En solo face au jeu parfait
web-practice-solo-more = Qwixx en solo est résolu. Tous les tours sont à vous ; à la fin, vous voyez vos points à côté de ceux du jeu parfait.
web-practice-solo-play = Jouer en solo
web-practice-ranking = Ce que valent les choix
web-practice-yours = votre réponse
web-practice-share-text = Rowlock, position du { $date } ({ $game }) : { $result }
web-practice-share-best = le meilleur choix
web-practice-share-place = choix { $place } sur { $options }, chances de gagner perdues : { $lost }
web-practice-past = Jours précédents
web-practice-today = Aujourd’hui
web-practice-done =
    { $result ->
        [best] meilleur choix trouvé
        [other] joué
       *[open] pas encore joué
    }

## Le navigateur : l’analyse d’une partie

web-review = Analyse
web-review-working = Examen de chaque décision : { $percent }
web-review-none = Ouvrez d’abord une partie, puis choisissez son analyse.
web-review-curve = Chances de gagner, tour par tour
web-review-curve-solo = Points attendus, tour par tour
web-review-parts = Chance et décisions
web-review-parts-about =
    { $kind ->
        [solo] Ce que les dés ont apporté et ce que les décisions ont fait perdre : bout à bout, c’est tout le chemin du début à la fin.
       *[other] Ce que les dés ou les cartes ont apporté, ce que les décisions ont fait perdre et ce qu’ont fait les autres : bout à bout, c’est tout le chemin du début à la fin.
    }
web-review-luck = Chance
web-review-lost = Décisions
web-review-others = Les autres
web-review-moments = Ce qui a décidé de la partie
web-review-decision = Une décision
web-review-costly = Décisions coûteuses
web-review-costly-none = Aucune décision n’a coûté assez cher pour qu’on en parle.
web-review-unfinished = Cette partie n’a pas été jouée jusqu’au bout : l’analyse va jusqu’où elle a été jouée.
web-review-previous = Décision coûteuse précédente
web-review-next = Décision coûteuse suivante
web-review-better = Mieux : { $decision }
web-review-chosen = choisi
web-review-best = le mieux
web-review-all =
    { $count ->
        [one] En voir encore une
       *[other] En voir encore { $count }
    }
web-review-retry = Rejouer à partir d’ici
web-review-back = Retour à l’analyse
web-review-retry-more =
    { $kind ->
        [solo] Une nouvelle partie en solo, à partir de ce moment et avec de nouveaux dés.
        [cards] Une nouvelle table contre des robots, à partir de ce moment ; la pioche est mélangée de nouveau.
       *[other] Une nouvelle table contre des robots, à partir de ce moment et avec de nouveaux dés.
    }
