/** Client-side router: the current location, and navigation without reloading the page. */
let path = $state(location.pathname);
let query = $state(location.search);

addEventListener("popstate", syncLocation);

function syncLocation(): void {
  path = location.pathname;
  query = location.search;
}

export const route = {
  get path(): string {
    return path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
};

export function navigate(to: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  syncLocation();
  scrollTo(0, 0);
}

/** Click handler for links: navigate on a plain click on a link to a page of the client, leave all others to the browser. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || /^\/(api|docs)\//.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
