import type { TableView } from "../generated/messages.ts";
import { timeForDecision } from "../lib/durations.ts";
import { say } from "../lib/i18n.svelte.ts";

type Settings = TableView["settings"];

/** The variant of the game and the clock. */
function variant({ track, jokers, clock }: Settings): string[] {
  return [
    ...(track === "a" || track === "b" ? [say("web-room-side", { side: track.toUpperCase() })] : []),
    ...(jokers ? [say("web-room-jokers")] : []),
    ...(clock && clock.per_decision !== clock.total ? [timeForDecision(clock.per_decision)] : []),
    ...(clock?.total ? [say("web-room-total", { minutes: Math.round(clock.total / 60) })] : []),
  ];
}

/** The game with its variant and the clock, as an invitation names them. */
const invitedTo = (settings: Settings): string => [say(`game-${settings.game}`), ...variant(settings)].join(", ");

/** All that somebody who sits down should know, with or without the name of the game. */
export function describeSettings(settings: Settings, { named = true } = {}): string {
  const { game, clock, hints, grace } = settings;
  return [
    ...(named ? [say(`game-${game}`)] : []),
    ...variant(settings),
    ...(clock ? [] : [say("web-room-no-clock")]),
    say((hints ?? !clock) ? "web-room-hints" : "web-room-no-hints"),
    ...(grace ? [say("web-room-grace", { minutes: Math.max(1, Math.round(grace / 60)) })] : []),
  ].join(", ");
}

/** The words of an invitation from the player of this browser, if they have a seat. */
export function invitationText(view: TableView): string {
  const table = invitedTo(view.settings);
  const player = view.you === null ? null : view.seats[view.you]?.name;
  return player ? say("web-invites", { player, table }) : say("web-invites-nobody", { table });
}
