import type { TableView } from "../generated/messages.ts";
import { formatList, say } from "../lib/i18n.svelte.ts";
import { LiveTable } from "./liveTable.ts";
import { Session } from "./session.svelte.ts";

/** Follow the table of a rematch in silence, while the finished game is shown. */
export function followRematch(id: string, options: { spectate?: boolean } = {}): Session {
  const session = new Session();
  session.quiet = true;
  session.open(new LiveTable(id, session, options));
  return session;
}

/** Who else has agreed to a rematch, which is to sit down at its table; empty if nobody has. */
export function rematchWish(view: TableView | null | undefined): string {
  const agreed = (view?.seats ?? []).flatMap(({ kind, name, reserved }, at) => (kind === "person" && !reserved && at !== view!.you ? [name ?? ""] : []));
  return agreed.length ? say("web-rematch-wanted", { players: formatList(agreed), count: agreed.length }) : "";
}
