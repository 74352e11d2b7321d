/** `localStorage`, or `sessionStorage` of the tab. */
type Scope = "local" | "session";

/** Load a JSON value; the fallback if there is none, it is malformed or storage is unavailable. */
export function loadStored<T>(key: string, fallback: T, scope: Scope = "local"): T {
  try {
    const text = storage(scope).getItem(`rowlock:${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Store a JSON value, or delete it if null. Returns false if storage is unavailable or full. */
export function saveStored(key: string, value: unknown, scope: Scope = "local"): boolean {
  try {
    if (value === null) storage(scope).removeItem(`rowlock:${key}`);
    else storage(scope).setItem(`rowlock:${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Stored keys with a prefix. */
export function storedKeys(prefix: string, scope: Scope = "local"): string[] {
  try {
    return Object.keys(storage(scope))
      .filter((key) => key.startsWith(`rowlock:${prefix}`))
      .map((key) => key.slice("rowlock:".length));
  } catch {
    return [];
  }
}

/** Delete all but the `max` most recently used of the keys `family:*`; `key` was just stored. */
export function evictOldest(family: string, key: string, max: number): void {
  const order = [key, ...loadStored<string[]>(`newest:${family}`, []).filter((each) => each !== key)];
  for (const old of order.splice(max)) saveStored(`${family}:${old}`, null);
  saveStored(`newest:${family}`, order);
}

/** Throws where storage is disabled. */
function storage(scope: Scope): Storage {
  return scope === "local" ? globalThis.localStorage : globalThis.sessionStorage;
}
