import { startBotGame } from "./api.ts";
import { navigate } from "./router.svelte.ts";

/** A button that starts a game against a bot: whether one is being started, and why it could not be. */
export class BotGame {
  busy = $state(false);
  errorText = $state("");

  async start(...game: Parameters<typeof startBotGame>): Promise<void> {
    this.busy = true;
    this.errorText = "";
    try {
      navigate(`/t/${await startBotGame(...game)}`);
    } catch (error) {
      this.errorText = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }
}
