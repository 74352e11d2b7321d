import type { SettingsInput, TableView } from "../generated/messages.ts";
import { BOTS, GAMES, hasSolo, PLAYERS, type Game } from "../lib/games.ts";
import { saveStored, loadStored } from "../lib/browserStorage.ts";
import { say } from "../lib/i18n.svelte.ts";
import type { SeatSetup } from "../python/client.ts";

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

export const maxSeats = (game: Game): number => PLAYERS[game].at(-1)!;
export const minSeats = (game: Game): number => (hasSolo(game) ? 1 : PLAYERS[game][0]!);

/** What was asked for last time, as far as it makes sense. */
export function loadSetup(ownName: string): Setup {
  const found = loadStored<Partial<Setup> | null>(KEY, null) ?? {};
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

export function saveSetup(setup: Setup): void {
  saveStored(KEY, setup);
}

/** Those who have a seat in this game, in order. */
export const activePlaces = ({ game, places }: Setup): Place[] => places.slice(0, maxSeats(game));

export const nameOf = (place: Place, at: number): string => place.name.trim() || say("pass-player", { number: at + 1 });

export function isValid(setup: Setup): boolean {
  const places = activePlaces(setup);
  return places.length >= minSeats(setup.game) && places.some(({ bot }) => bot === null);
}

/** Whether one person plays alone. */
export const isSolo = (setup: Setup): boolean => hasSolo(setup.game) && activePlaces(setup).length === 1;

export function settingsOf(setup: Setup): SettingsInput {
  const { game, jokers, side } = setup;
  return { game, ...(isSolo(setup) ? { solo: true } : {}), ...(game === "cards" ? { jokers } : {}), ...(game === "onboard" ? { track: side } : {}) };
}

export function seatsOf(setup: Setup): SeatSetup[] {
  return activePlaces(setup).map((place, at) => (place.bot ? { bot: place.bot, name: say(`bot-${place.bot}`) } : { name: nameOf(place, at) }));
}
