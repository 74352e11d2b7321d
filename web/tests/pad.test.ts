import { describe, expect, it } from "vitest";
import { type Color, type Game, PRINTED } from "../src/lib/games.ts";
import { ruleTables } from "../src/pad/ruleTables.ts";
import { act, type Action, crossable, currentTable, endsGame, lastAction, newPad, type Pad, parsePad, reach, redo, score, undo, winners } from "../src/pad/pad.ts";

const pad = (game: Game, ...names: string[]): Pad => newPad({ id: "x", game, side: "a", names });
const cross = (player: number, color: Color, ...numbers: number[]): Action[] => numbers.map((number) => ({ do: "cross", player, color, number }));
const played = (start: Pad, ...actions: Action[]): Pad => actions.reduce(act, start);
const FIVE = [2, 3, 4, 5, 6];

describe("a row", () => {
  it("is crossed from left to right, numbers may be skipped", () => {
    const table = currentTable(played(pad("classic", "Ada"), ...cross(0, "green", 10, 11, 7)));
    expect(table.sheets[0]!.green).toEqual([10, 7]);
    expect(crossable(table, 0).has("green-8")).toBe(false);
    expect(crossable(table, 0).has("green-6")).toBe(true);
  });

  it("needs five crosses before its last number, which crosses the lock too", () => {
    const four = played(pad("classic", "Ada"), ...cross(0, "red", ...FIVE.slice(1)));
    expect(crossable(currentTable(four), 0).has("red-12")).toBe(false);
    const locked = currentTable(played(four, ...cross(0, "red", 7, 12)));
    expect(locked.sheets[0]!.locks).toEqual(["red"]);
    expect(score(locked, 0)).toMatchObject({ rows: { red: 28 }, crosses: { red: 7 }, total: 28 });
  });
});

describe("a lock in the dice game", () => {
  const both = played(pad("classic", "Ada", "Bob", "Cid"), ...cross(0, "red", ...FIVE), ...cross(1, "red", ...FIVE), ...cross(2, "red", 2));

  it("can be followed in the same roll by players with five crosses, at the last number alone", () => {
    const table = currentTable(played(both, ...cross(0, "red", 12)));
    expect(table.closing).toEqual(["red"]);
    expect([...crossable(table, 1).keys()].filter((key) => key.startsWith("red"))).toEqual(["red-12"]);
    expect([...crossable(table, 2).keys()].some((key) => key.startsWith("red"))).toBe(false);
    expect(currentTable(played(both, ...cross(0, "red", 12), ...cross(1, "red", 12))).closed).toEqual(["red"]);
  });

  it("closes the row for all with the next turn", () => {
    const table = currentTable(played(both, ...cross(0, "red", 12), { do: "turn" }));
    expect([table.closing, table.closed]).toEqual([[], ["red"]]);
    expect(crossable(table, 1).has("red-12")).toBe(false);
  });

  it("closes at once if no player here can follow", () => {
    expect(currentTable(played(pad("classic", "Ada"), ...cross(0, "blue", 12, 11, 10, 9, 8, 2))).closed).toEqual(["blue"]);
    expect(currentTable(played(pad("classic", "Ada"), { do: "lock", color: "blue" })).closed).toEqual(["blue"]);
  });

  it("made elsewhere can be followed too", () => {
    const table = currentTable(played(both, { do: "lock", color: "red" }));
    expect(table.closing).toEqual(["red"]);
    expect(crossable(table, 0).get("red-12")).toMatchObject({ locks: true });
  });
});

describe("the end", () => {
  it("comes with the second locked row, of any players; the roll may be finished", () => {
    const one = played(pad("classic", "Ada", "Bob"), { do: "lock", color: "red" });
    expect(endsGame(currentTable(one), { do: "lock", color: "blue" })).toBe(true);
    const two = played(one, { do: "lock", color: "blue" });
    expect(currentTable(two)).toMatchObject({ reason: "two_rows_locked", over: false });
    expect(currentTable(played(two, ...cross(1, "green", 5))).sheets[1]!.green).toEqual([5]);
    const over = played(two, { do: "finish" });
    expect(currentTable(over).over).toBe(true);
    expect(played(over, ...cross(1, "green", 5))).toBe(over);
  });

  it("comes with a fourth penalty, and there is no fifth", () => {
    const four = played(pad("cards", "Ada"), ...Array<Action>(6).fill({ do: "penalty", player: 0 }));
    expect(currentTable(four)).toMatchObject({ reason: "four_penalties" });
    expect(four.done).toBe(4);
    expect(score(currentTable(pad("cards", "Ada")), 0).penalties).toBe(0);
    expect(score(currentTable(four), 0).total).toBe(4 * ruleTables.penalty);
  });

  it("in the card game needs two rows of one player, and a row closes for that player alone", () => {
    const one = played(pad("cards", "Ada", "Bob"), ...cross(0, "red", ...FIVE, 12), ...cross(1, "yellow", ...FIVE, 12));
    expect(currentTable(one)).toMatchObject({ reason: null, closed: [], closing: [] });
    expect(crossable(currentTable(one), 1).has("red-5")).toBe(true);
    expect(played(one, { do: "lock", color: "red" })).toBe(one);
    expect(currentTable(played(one, ...cross(0, "yellow", ...FIVE, 12))).reason).toBe("two_rows_completed");
  });
});

describe("a pawn", () => {
  const fields = ruleTables.tracks.a;
  const alone = pad("onboard", "Ada", "Bob", "Cid", "Dan");

  it("goes ahead to free fields that are crossed or can be, and brings their bonus", () => {
    expect(reach(currentTable(alone), 0)).toEqual([1, 2, 3, 4, 5]);
    const moved = played(alone, { do: "move", player: 0, field: 3 });
    expect(score(currentTable(moved), 0).bonus).toBe(fields[2]![2]);
    expect(reach(currentTable(moved), 1)).toEqual([1, 2, 4, 5, 6]);
    expect(reach(currentTable(moved), 0)[0]).toBe(4);
    expect(reach(currentTable(pad("onboard", "Ada")), 0)).toHaveLength(8);
    const [color, number] = fields[4]!;
    const passed = PRINTED[color].at(PRINTED[color].indexOf(number) + 1)!;
    expect(reach(currentTable(played(alone, ...cross(0, color, passed))), 0)).not.toContain(5);
    expect(reach(currentTable(pad("classic", "Ada")), 0)).toEqual([]);
  });

  it("announces the end on the last fields; the rest of the turns are played before it is finished", () => {
    let game = pad("onboard", "Ada");
    for (let field = 0; currentTable(game).announced === null; ) {
      field = reach(currentTable(game), 0).at(-1)!;
      game = act(game, { do: "move", player: 0, field });
      expect(currentTable(game).announced).toBe(field > fields.length - ruleTables.games.onboard.pawn!.last ? 0 : null);
    }
    expect(currentTable(game)).toMatchObject({ reason: null, over: false });
    expect(currentTable(act(game, { do: "finish" }))).toMatchObject({ over: true, reason: "track_end" });
  });
});

describe("the pad", () => {
  const some = played(pad("classic", "Ada", "Bob"), ...cross(0, "red", 5), { do: "penalty", player: 1 }, ...cross(0, "red", 7));

  it("has unlimited undo and redo; a new action clears the redo stack", () => {
    const back = undo(undo(undo(undo(some))));
    expect(currentTable(back)).toEqual(currentTable(pad("classic", "Ada", "Bob")));
    expect(currentTable(redo(redo(redo(redo(back)))))).toEqual(currentTable(some));
    expect(act(undo(some), { do: "penalty", player: 0 }).actions).toHaveLength(3);
    expect(lastAction(undo(some))).toEqual({ do: "penalty", player: 1 });
    expect(lastAction(back)).toBeNull();
  });

  it("is restored from storage, and invalid data is rejected", () => {
    expect(parsePad(JSON.parse(JSON.stringify(some)))).toEqual(some);
    for (const bad of [null, 3, {}, { ...some, done: 9 }, { ...some, setup: { ...some.setup, game: "chess" } }, { ...some, actions: [{}] }]) {
      expect(parsePad(bad)).toSatisfy((read: Pad | null) => read === null || currentTable(read).sheets.every((sheet) => sheet.red.length === 0));
    }
  });

  it("has all players with the highest total as winners", () => {
    expect(winners(currentTable(pad("classic", "Ada", "Bob")))).toEqual([0, 1]);
    expect(winners(currentTable(some))).toEqual([0]);
  });
});
