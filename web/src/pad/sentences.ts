import { say } from "../lib/i18n.svelte.ts";
import { winnersText } from "../parts/winners.ts";
import { type Action, rules, score, type Table, track, winners } from "./pad.ts";

/** Sentences that describe an action and its consequences. */
export function describeAction(before: Table, action: Action, after: Table): string {
  return [...actionSentences(before, action, after), ...consequenceSentences(before, after)].join(" ");
}

function actionSentences(before: Table, action: Action, after: Table): string[] {
  const player = "player" in action ? (before.setup.names[action.player] ?? "") : "";
  switch (action.do) {
    case "cross": {
      const { color, number } = action;
      const locks = after.sheets[action.player]!.locks.length > before.sheets[action.player]!.locks.length;
      const row = say(`row-${color}`);
      const crossed = say("told-cross", { player, crossed: say(`cell-${color}`, { number }) });
      return locks ? [crossed, say(rules(after).shared ? "told-locked" : "told-completed", { player, row })] : [crossed];
    }
    case "penalty":
      return [say("told-penalty", { player, count: after.sheets[action.player]!.penalties })];
    case "move": {
      const [color, number] = track(before)[action.field - 1]!;
      return [say("pad-told-move", { player, field: action.field, cell: say(`cell-${color}`, { number }) })];
    }
    case "lock":
    case "turn":
    case "finish":
      return [];
  }
}

function consequenceSentences(before: Table, after: Table): string[] {
  const lines = after.closing.filter((color) => !before.closing.includes(color)).map((color) => say("pad-closing", { row: say(`row-${color}`) }));
  lines.push(...after.closed.filter((color) => !before.closed.includes(color)).map((color) => say("pad-closed", { row: say(`row-${color}`), die: say(`die-${color}`) })));
  if (after.announced !== null && before.announced === null) lines.push(say("told-announced", { player: after.setup.names[after.announced] ?? "" }));
  if (after.reason && !before.reason) lines.push(say("over", { reason: after.reason }));
  if (after.over && !before.over) lines.push(describeWinners(after));
  return lines;
}

/** Names the winners; empty with a single sheet, since the other sheets are not on this device. */
export function describeWinners(table: Table): string {
  const { names } = table.setup;
  return names.length > 1 ? winnersText(names, winners(table), names.map((_, at) => score(table, at).total)) : "";
}
