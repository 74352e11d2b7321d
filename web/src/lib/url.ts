/** Integer value of a query parameter; NaN if missing or not a number. */
export const intParam = (query: URLSearchParams, name: string): number => Number.parseInt(query.get(name) ?? "", 10);

/** Replace the URL after a delay, since browsers rate-limit `replaceState`. Returns a function that cancels it. */
export function replaceUrlSoon(to: string): () => void {
  const timer = setTimeout(() => history.replaceState(history.state, "", to), 300);
  return () => clearTimeout(timer);
}
