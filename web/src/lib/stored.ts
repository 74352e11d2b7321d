/** What this browser keeps for us. A browser that keeps nothing is no error: then nothing is remembered. */
export function remembered<T>(key: string, usual: T, store: Storage | undefined = local()): T {
  try {
    const text = store?.getItem(`rowlock:${key}`);
    return text == null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

/** Keep a value; null forgets it. Whether it was kept. */
export function remember(key: string, value: unknown, store: Storage | undefined = local()): boolean {
  try {
    if (value === null) store?.removeItem(`rowlock:${key}`);
    else store?.setItem(`rowlock:${key}`, JSON.stringify(value));
    return store !== undefined;
  } catch {
    return false;
  }
}

/** The keys that begin like this. */
export function keys(prefix: string, store: Storage | undefined = local()): string[] {
  try {
    return Object.keys(store ?? {})
      .filter((key) => key.startsWith(`rowlock:${prefix}`))
      .map((key) => key.slice("rowlock:".length));
  } catch {
    return [];
  }
}

function local(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
