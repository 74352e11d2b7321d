"""Check of a presenter, for any game."""

from random import Random

from rowlock import Game
from rowlock.i18n import LANGUAGES, words
from rowlock.terminal.render.games import presenter


def check_words(game: str, *, spoken: bool) -> None:
    """Play a game and check that all it shows has words, in all languages, also where the position is unknown."""
    played, rng = Game.new(game, ("Ada", "Bob"), seed=1), Random(1)
    presenters = [presenter(game, words(language), played.names, spoken=spoken) for language in LANGUAGES]
    while not played.over:
        if played.wants:
            played.roll() if played.wants == "dice" else played.deal()
            continue
        shown = presenters[rng.randrange(len(presenters))]
        seat = rng.choice(played.to_act)
        view, options = played.view(seat), played.options(seat)
        name = shown.own(f"ask-{view.table.phase}")
        assert "Ada" in shown.words(name, player="Ada", active="no", **shown.question(view.table))
        texts = [shown.option(option, view.table, seat) for option in rng.sample(list(options), min(8, len(options)))]
        assert all(texts)
        decision = rng.choice(options)
        for table in (played.watch(), None):
            assert all(played.names[seat] in told for told in shown.decisions(table, {seat: decision}))
        for onlooker in (played.watch(), view.table):
            assert all(line.plain for line in (*shown.board(onlooker), *shown.facts(onlooker, seat)))
        played.play(seat, decision)
