/** Milliseconds from which on somebody is said to have left: a reload is not worth a word. */
export const NOTICED_AFTER = 5000;

/** For how long somebody is gone, as messages take it. */
export const elapsed = (milliseconds: number) => ({ minutes: Math.floor(milliseconds / 60_000), seconds: Math.floor(milliseconds / 1000) });
