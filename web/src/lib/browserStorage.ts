/** For as long as the browser likes, or for as long as the tab is open. */
type Scope = "local" | "session";

/** What this browser keeps for us. A browser that keeps nothing is no error: then nothing is remembered. */
export function loadStored<T>(key: string, usual: T, place: Scope = "local"): T {
  try {
    const text = storage(place).getItem(`rowlock:${key}`);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

/** Keep a value; null forgets it. Whether it was kept. */
export function saveStored(key: string, value: unknown, place: Scope = "local"): boolean {
  try {
    if (value === null) storage(place).removeItem(`rowlock:${key}`);
    else storage(place).setItem(`rowlock:${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The keys that begin like this. */
export function storedKeys(prefix: string, place: Scope = "local"): string[] {
  try {
    return Object.keys(storage(place))
      .filter((key) => key.startsWith(`rowlock:${prefix}`))
      .map((key) => key.slice("rowlock:".length));
  } catch {
    return [];
  }
}

/** Keep no more than the newest of what has a name of its own each: `key` was kept just now. */
export function evictOldest(family: string, key: string, most: number): void {
  const order = [key, ...loadStored<string[]>(`newest:${family}`, []).filter((each) => each !== key)];
  for (const old of order.splice(most)) saveStored(`${family}:${old}`, null);
  saveStored(`newest:${family}`, order);
}

/** Asking for it is an error where a browser keeps nothing. */
function storage(place: Scope): Storage {
  return place === "local" ? globalThis.localStorage : globalThis.sessionStorage;
}
