/** The whole number that an address gives under a name; NaN if it gives none. */
export const intParam = (query: URLSearchParams, name: string): number => Number.parseInt(query.get(name) ?? "", 10);

/** Let the address say what is shown, in a while: browsers forbid it at every step of a quick hand. What is given back calls it off. */
export function replaceUrlSoon(to: string): () => void {
  const timer = setTimeout(() => history.replaceState(history.state, "", to), 300);
  return () => clearTimeout(timer);
}
