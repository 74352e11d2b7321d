/** For as long as the browser likes, or for as long as the tab is open. */
type Place = "local" | "session";

/** What this browser keeps for us. A browser that keeps nothing is no error: then nothing is remembered. */
export function remembered<T>(key: string, usual: T, place: Place = "local"): T {
  try {
    const text = store(place).getItem(`rowlock:${key}`);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

/** Keep a value; null forgets it. Whether it was kept. */
export function remember(key: string, value: unknown, place: Place = "local"): boolean {
  try {
    if (value === null) store(place).removeItem(`rowlock:${key}`);
    else store(place).setItem(`rowlock:${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The keys that begin like this. */
export function keys(prefix: string, place: Place = "local"): string[] {
  try {
    return Object.keys(store(place))
      .filter((key) => key.startsWith(`rowlock:${prefix}`))
      .map((key) => key.slice("rowlock:".length));
  } catch {
    return [];
  }
}

/** Keep no more than the newest of what has a name of its own each: `key` was kept just now. */
export function newest(family: string, key: string, most: number): void {
  const order = [key, ...remembered<string[]>(`newest:${family}`, []).filter((each) => each !== key)];
  for (const old of order.splice(most)) remember(`${family}:${old}`, null);
  remember(`newest:${family}`, order);
}

/** Asking for it is an error where a browser keeps nothing. */
function store(place: Place): Storage {
  return place === "local" ? globalThis.localStorage : globalThis.sessionStorage;
}
