import type { SettingsInput, TableView } from "../generated/messages.ts";
import { BOTS, GAMES, hasSolo, PLAYERS, type Game } from "../lib/games.ts";
import { remember, remembered } from "../lib/stored.ts";
import { say } from "../lib/words.svelte.ts";
import type { SeatSetup } from "../library/index.ts";

export const SIDES = ["a", "b"] as const;
export type Side = (typeof SIDES)[number];

/** Who is to sit on a seat; a bot keeps the name that a person had typed there. */
export interface Place {
  name: string;
  bot: string | null;
}

/** A game as it was asked for: kept for the next time. */
export interface Setup {
  game: Game;
  jokers: boolean;
  side: Side;
  places: Place[];
}

const KEY = "pass-setup";
export const MAX_NAME = 20;

export const most = (game: Game): number => PLAYERS[game].at(-1)!;
export const fewest = (game: Game): number => (hasSolo(game) ? 1 : PLAYERS[game][0]!);

/** What was asked for last time, as far as it makes sense. */
export function setupBefore(ownName: string): Setup {
  const found = remembered<Partial<Setup> | null>(KEY, null) ?? {};
  const places = Array.isArray(found.places) ? found.places.filter((place) => typeof place?.name === "string").slice(0, 5) : [];
  return {
    game: GAMES.find((game) => game === found.game) ?? "classic",
    jokers: found.jokers === true,
    side: SIDES.find((side) => side === found.side) ?? "a",
    places: places.length
      ? places.map(({ name, bot }) => ({ name: name.slice(0, MAX_NAME), bot: BOTS.device.find((each) => each === bot) ?? null }))
      : [{ name: ownName.slice(0, MAX_NAME), bot: null }, { name: "", bot: null }],
  };
}

/** What a game was begun with. */
export function setupOf({ settings: { game, jokers, track }, seats }: TableView): Setup {
  const places = seats.map(({ name, bot }) => ({ name: bot ? "" : (name ?? ""), bot: BOTS.device.find((each) => each === bot) ?? null }));
  return { game, jokers, side: track === "b" ? "b" : "a", places };
}

export function keepSetup(setup: Setup): void {
  remember(KEY, setup);
}

/** Those who have a seat in this game, in order. */
export const seated = ({ game, places }: Setup): Place[] => places.slice(0, most(game));

export const nameOf = (place: Place, at: number): string => place.name.trim() || say("pass-player", { number: at + 1 });

export function possible(setup: Setup): boolean {
  const places = seated(setup);
  return places.length >= fewest(setup.game) && places.some(({ bot }) => bot === null);
}

/** Whether one person plays alone. */
export const alone = (setup: Setup): boolean => hasSolo(setup.game) && seated(setup).length === 1;

export function settingsOf(setup: Setup): SettingsInput {
  const { game, jokers, side } = setup;
  return { game, ...(alone(setup) ? { solo: true } : {}), ...(game === "cards" ? { jokers } : {}), ...(game === "onboard" ? { track: side } : {}) };
}

export function seatsOf(setup: Setup): SeatSetup[] {
  return seated(setup).map((place, at) => (place.bot ? { bot: place.bot, name: say(`bot-${place.bot}`) } : { name: nameOf(place, at) }));
}
