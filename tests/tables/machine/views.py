"""Checks of views and happenings against the model, for `test_service_machine`."""

import msgspec

from rowlock.formats.codec import decision_shape, outcome_shape
from rowlock.tables import messages as m

from .model import PublicState, TableModel


def check_view(model: TableModel, view: m.TableView, viewer: str | None) -> None:
    public = model.history[view.seq - 1]
    assert (view.id, view.at, view.status, view.settings) == (model.id, public.at, public.status, model.settings)
    assert (view.host, view.seed) == (viewer == model.host, public.seed)
    assert (view.round, view.commitment, list(view.revealing)) == public.round
    assert (view.rematch, view.rematch_of) == (public.rematch, model.rematch_of)
    assert [msgspec.structs.astuple(seat) for seat in view.seats] == public.seats
    if public.seed is None:
        assert model.secret not in msgspec.json.encode(view).decode()
    if view.seq == model.seq:
        assert view.you == model.seat_of(viewer)
    if view.game is None or public.game is None:
        assert (view.game, public.game) == (None, None)
        return
    game = view.game
    step, to_act, table, scores, winners = public.game
    assert (game.step, list(game.to_act), list(game.scores), list(game.winners)) == (step, to_act, scores, winners)
    if view.you is None:
        assert game.table == table
        assert (game.roll, game.undo, list(game.options), game.pending) == (False, False, [], None)
        assert not game.outcomes
    elif view.seq == model.seq:
        _check_own_view(model, game, view.you)


def _check_own_view(model: TableModel, view: m.GameView, you: int) -> None:
    game, acting = model.game, model.status == "playing" and not model.seats[you].resigned
    assert game is not None
    seen = game.view(you).table
    assert view.table == model.seen_by(you)
    options = game.options(you) if acting else ()
    assert list(view.options) == [decision_shape(option, seen) for option in options]
    assert list(view.outcomes) == [outcome_shape(seen, you, option) for option in options]
    assert view.roll == (acting and game.wants == "dice" and model.actors == [you])
    assert view.undo == (acting and model.settings.undo and model.can_take_back(you))
    own = model.pending(you)
    assert view.pending == (None if own is None else decision_shape(own, seen))


def check_happening(happening: m.Happening, public: PublicState) -> None:
    absent = dict.fromkeys(("decisions", "dice", "step", "commitment", "pledge", "text"))
    expected = {**absent, **public.happening, "at": public.at}
    assert {name: getattr(happening, name) for name in expected} == expected
