import type { Update, Command, TableView } from "../generated/messages.ts";
import type { LogEntry, PythonClient, GameCommand } from "../python/client.ts";
import type { Listener, TableSource } from "../table/tableSource.ts";
import { nextDeviceState, type DeviceState } from "./handover.ts";
import { errorMessage } from "./errorMessage.ts";

/** What a seat has to do with the present moment. */
export type SeatState = "acts" | "decided" | "still";

/** What was appended to the log, and the table as everybody may see it. */
export type OnAppend = (entries: LogEntry[], table: TableView) => void;

/**
 * A table on this device. The view is that of the seat which holds the device; when another one has to act it moves
 * there, and where hands are hidden a curtain stands between: then nobody's view is held, but an onlooker's.
 */
export class LocalTable implements TableSource {
  #shown = $state.raw<DeviceState>({ seat: null, curtain: null });
  /** Of each seat. "decided" can still be taken back. */
  standing = $state.raw<SeatState[]>([]);
  /** How often the device has moved on to another seat by itself. */
  moved = $state(0);

  #table: TableView | null = null;
  #logged = 0;
  #told: number | null = null;
  /** Whose view was told last: a command comes from there, even if the device is about to move on. */
  #viewed: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #line: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(
    private readonly library: PythonClient,
    private readonly listener: Listener,
    private readonly keeper: OnAppend,
  ) {}

  /** Whose view is shown; null for an onlooker's. */
  get seat(): number | null {
    return this.#shown.seat;
  }

  /** Who is to be handed the device. */
  get curtain(): number | null {
    return this.#shown.curtain;
  }

  get hidden(): boolean {
    return this.#table?.settings.game === "cards";
  }

  /** Show the table that the library has; `kept` entries of its log are known already. */
  async begin(kept: number): Promise<void> {
    this.#logged = kept;
    await this.#inLine(() => this.#changed());
    this.listener.connection("open");
    this.#tick();
  }

  async do(command: Command): Promise<void> {
    const seat = this.#viewed;
    if (seat === null) return;
    try {
      await this.#inLine(async () => {
        await this.library.do(seat, command as GameCommand);
        await this.#changed();
      });
    } catch (error) {
      throw new Error(errorMessage(error), { cause: error });
    }
    this.#tick();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Turn to a seat: at once where nothing is hidden, else when its player has the device. */
  turnTo(seat: number): void {
    if (seat === this.seat) return;
    this.#shown = this.hidden ? { seat: null, curtain: seat } : { seat, curtain: null };
    this.#inLine(() => this.#look()).catch(() => undefined); // the next command says what is wrong
  }

  /** Whoever was to get the device has it. */
  async lift(): Promise<void> {
    if (this.curtain === null) return;
    const seat = this.curtain;
    await this.#inLine(async () => {
      // the view comes first: behind an open curtain there must be no onlooker's
      const frame = await this.library.look(seat, this.#told);
      this.#tell(frame, seat);
      this.#shown = { seat, curtain: null };
    });
  }

  /** One thing after the other: what is shown is always of one moment. */
  #inLine<T>(task: () => Promise<T>): Promise<T | undefined> {
    const done = this.#line.then(() => (this.#closed ? undefined : task()));
    this.#line = done.catch(() => undefined);
    return done;
  }

  async #changed(): Promise<void> {
    const entries = await this.library.log(this.#logged);
    const { table } = await this.library.look(null);
    this.#table = table;
    if (entries.length) this.keeper(entries, table);
    this.#logged += entries.length;
    const game = table.game!;
    const people = table.seats.flatMap((seat, at) => (seat.kind === "person" && !seat.resigned ? [at] : []));
    const acting = people.filter((at) => game.to_act.includes(at));
    const standing: SeatState[] = table.seats.map((_, at) => (acting.includes(at) ? "acts" : "still"));
    for (const at of people.filter((each) => !acting.includes(each))) {
      if (table.status === "playing" && (await this.library.look(at)).table.game?.undo) standing[at] = "decided";
    }
    this.standing = standing;
    const before = this.#shown;
    if (table.status === "playing") {
      this.#shown = nextDeviceState(before, { people, acting, active: game.table.active, seats: table.seats.length, hidden: this.hidden });
    } else {
      this.#shown = { seat: before.seat, curtain: null };
    }
    await this.#look();
    if (before.seat !== null && this.seat !== null && before.seat !== this.seat) this.moved += 1;
  }

  async #look(): Promise<void> {
    const { seat } = this;
    const frame = await this.library.look(seat, this.#told);
    // a bot's sheet is looked at from its seat, though nobody sits there
    const bot = seat !== null && frame.table.seats[seat]?.kind === "bot" && !this.hidden;
    this.#tell(bot ? { ...frame, table: { ...frame.table, you: seat } } : frame, seat);
  }

  #tell(frame: Update, seat: number | null): void {
    this.#viewed = seat;
    this.#told = frame.seq;
    this.listener.update(frame);
  }

  /** Let the table do what it does by itself: bots act, one after the other. */
  #tick(): void {
    clearTimeout(this.#timer);
    void this.#inLine(async () => {
      const { acted, wait } = await this.library.tick();
      if (acted) await this.#changed();
      if (!this.#closed && wait !== null) this.#timer = setTimeout(() => this.#tick(), wait);
    }).catch((error: unknown) => this.listener.connection("closed", errorMessage(error)));
  }
}
