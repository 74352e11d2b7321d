/** Who of those that have to act does it first: from the active seat on, clockwise. */
export function firstToAct(acting: readonly number[], active: number, seats: number): number | null {
  const away = (seat: number): number => (seat - active + seats) % seats;
  return acting.length ? acting.reduce((one, other) => (away(other) < away(one) ? other : one)) : null;
}

/** Whose view is on the screen, and who is to be handed the device before anything else is seen. */
export interface DeviceState {
  seat: number | null;
  curtain: number | null;
}

export interface TurnState {
  /** The people who play, bots and those who gave up left out. */
  people: readonly number[];
  /** Those of them that have to act. */
  acting: readonly number[];
  active: number;
  seats: number;
  /** Hands are hidden: nobody else may see the view of a seat. */
  hidden: boolean;
}

/** Whoever has to act keeps the device; while only bots act nobody has to give it away. */
export function nextDeviceState({ seat, curtain }: DeviceState, { people, acting, active, seats, hidden }: TurnState): DeviceState {
  const one = people.length === 1 ? people[0]! : null;
  if (one !== null) return { seat: one, curtain: null };
  const upNext = firstToAct(acting, active, seats);
  if (upNext === null) return hidden ? { seat, curtain } : { seat: seat ?? people[0] ?? 0, curtain: null };
  if (seat !== null && acting.includes(seat)) return { seat, curtain: null };
  if (!hidden) return { seat: upNext, curtain: null };
  return { seat: null, curtain: curtain !== null && acting.includes(curtain) ? curtain : upNext };
}
