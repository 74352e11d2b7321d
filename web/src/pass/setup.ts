import type { SettingsInput, TableView } from "../generated/messages.ts";
import { BOTS, type Game, GAMES, hasSolo, PLAYERS } from "../lib/games.ts";
import { loadStored, saveStored } from "../lib/browserStorage.ts";
import { say } from "../lib/i18n.svelte.ts";
import type { SeatSetup } from "../python/client.ts";

export const SIDES = ["a", "b"] as const;
export type Side = (typeof SIDES)[number];

/** Player of a seat: a person, or a bot if `bot` is set. `name` survives switching to a bot and back. */
export interface Place {
  name: string;
  bot: string | null;
}

/** State of the setup form, stored for the next time. */
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

/** The stored setup, with defaults for invalid parts. */
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

/** The setup that a game was started with. */
export function setupOf({ settings: { game, jokers, track }, seats }: TableView): Setup {
  const places = seats.map(({ name, bot }) => ({ name: bot ? "" : (name ?? ""), bot: BOTS.device.find((each) => each === bot) ?? null }));
  return { game, jokers, side: track === "b" ? "b" : "a", places };
}

export function saveSetup(setup: Setup): void {
  saveStored(KEY, setup);
}

/** The places that have a seat in the chosen game, in order. */
export const activePlaces = ({ game, places }: Setup): Place[] => places.slice(0, maxSeats(game));

export const nameOf = (place: Place, at: number): string => place.name.trim() || say("pass-player", { number: at + 1 });

export function isValid(setup: Setup): boolean {
  const places = activePlaces(setup);
  return places.length >= minSeats(setup.game) && places.some(({ bot }) => bot === null);
}

export const isSolo = (setup: Setup): boolean => hasSolo(setup.game) && activePlaces(setup).length === 1;

export function settingsOf(setup: Setup): SettingsInput {
  const { game, jokers, side } = setup;
  return { game, ...(isSolo(setup) ? { solo: true } : {}), ...(game === "cards" ? { jokers } : {}), ...(game === "onboard" ? { track: side } : {}) };
}

export function seatsOf(setup: Setup): SeatSetup[] {
  return activePlaces(setup).map((place, at) => (place.bot ? { bot: place.bot, name: say(`bot-${place.bot}`) } : { name: nameOf(place, at) }));
}
