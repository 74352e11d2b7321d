import type { Command, TableView, Update } from "../generated/messages.ts";
import type { GameCommand, LogEntry, PythonClient } from "../python/client.ts";
import type { Listener, TableSource } from "../table/tableSource.ts";
import { type DeviceState, nextDeviceState } from "./handover.ts";
import { errorMessage } from "./errorMessage.ts";

/** "decided" can still be undone; "still" has nothing to do. */
export type SeatState = "acts" | "decided" | "still";

/** Called with the entries appended to the log and the spectator's view of the table. */
export type OnAppend = (entries: LogEntry[], table: TableView) => void;

/**
 * A table on this device. It shows the view of the seat that holds the device and moves on to the next seat that has to
 * act. Where hands are hidden, a curtain (a privacy screen) comes first; behind it the spectator's view is loaded.
 */
export class LocalTable implements TableSource {
  #device = $state.raw<DeviceState>({ seat: null, curtain: null });
  /** By seat. */
  seatStates = $state.raw<SeatState[]>([]);
  /** How often the view has moved on to another seat by itself. */
  handovers = $state(0);

  #table: TableView | null = null;
  #logged = 0;
  #lastSeq: number | null = null;
  /** Seat of the last view sent to the listener: commands come from there, even if the device is about to move on. */
  #viewedSeat: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(
    private readonly python: PythonClient,
    private readonly listener: Listener,
    private readonly onAppend: OnAppend,
  ) {}

  /** The seat whose view is shown; null for a spectator's. */
  get seat(): number | null {
    return this.#device.seat;
  }

  /** The seat to hand the device to. */
  get curtain(): number | null {
    return this.#device.curtain;
  }

  /** Whether hands are hidden from the other players. */
  get hidden(): boolean {
    return this.#table?.settings.game === "cards";
  }

  /** Show the table loaded in Python; the first `saved` entries of its log are stored already. */
  async open(saved: number): Promise<void> {
    this.#logged = saved;
    await this.#enqueue(() => this.#refresh());
    this.listener.connection("open");
    this.#tick();
  }

  async do(command: Command): Promise<void> {
    const seat = this.#viewedSeat;
    if (seat === null) return;
    try {
      await this.#enqueue(async () => {
        await this.python.do(seat, command as GameCommand);
        await this.#refresh();
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

  /** Show the view of a seat: at once where nothing is hidden, else after the handover. */
  showSeat(seat: number): void {
    if (seat === this.seat) return;
    this.#device = this.hidden ? { seat: null, curtain: seat } : { seat, curtain: null };
    this.#enqueue(() => this.#sendView()).catch(() => undefined); // the next command reports the error
  }

  /** Open the curtain: the player it names has the device. */
  async openCurtain(): Promise<void> {
    if (this.curtain === null) return;
    const seat = this.curtain;
    await this.#enqueue(async () => {
      // send the view first: the spectator's view must not appear when the curtain opens
      const frame = await this.python.look(seat, this.#lastSeq);
      this.#send(frame, seat);
      this.#device = { seat, curtain: null };
    });
  }

  /** Run tasks one at a time, so that all parts of what is shown are consistent. */
  #enqueue<T>(task: () => Promise<T>): Promise<T | undefined> {
    const done = this.#queue.then(() => (this.#closed ? undefined : task()));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #refresh(): Promise<void> {
    const entries = await this.python.log(this.#logged);
    const { table } = await this.python.look(null);
    this.#table = table;
    if (entries.length) this.onAppend(entries, table);
    this.#logged += entries.length;
    const game = table.game!;
    const people = table.seats.flatMap((seat, at) => (seat.kind === "person" && !seat.resigned ? [at] : []));
    const acting = people.filter((at) => game.to_act.includes(at));
    const seatStates: SeatState[] = table.seats.map((_, at) => (acting.includes(at) ? "acts" : "still"));
    for (const at of people.filter((each) => !acting.includes(each))) {
      if (table.status === "playing" && (await this.python.look(at)).table.game?.undo) seatStates[at] = "decided";
    }
    this.seatStates = seatStates;
    const before = this.#device;
    if (table.status === "playing") {
      this.#device = nextDeviceState(before, { people, acting, active: game.table.active, seats: table.seats.length, hidden: this.hidden });
    } else {
      this.#device = { seat: before.seat, curtain: null };
    }
    await this.#sendView();
    if (before.seat !== null && this.seat !== null && before.seat !== this.seat) this.handovers += 1;
  }

  async #sendView(): Promise<void> {
    const { seat } = this;
    const frame = await this.python.look(seat, this.#lastSeq);
    // the view of a bot's seat has no `you`: set it, so that the bot's sheet is shown large
    const bot = seat !== null && frame.table.seats[seat]?.kind === "bot" && !this.hidden;
    // on a shared device the result is told to nobody in particular
    const shared = frame.table.status === "finished" && frame.table.seats.filter(({ kind }) => kind === "person").length > 1;
    this.#send(bot || shared ? { ...frame, table: { ...frame.table, you: shared ? null : seat } } : frame, seat);
  }

  #send(frame: Update, seat: number | null): void {
    this.#viewedSeat = seat;
    this.#lastSeq = frame.seq;
    this.listener.update(frame);
  }

  /** Let bots act, one after the other, with pauses. */
  #tick(): void {
    clearTimeout(this.#timer);
    void this.#enqueue(async () => {
      const { acted, wait } = await this.python.tick();
      if (acted) await this.#refresh();
      if (!this.#closed && wait !== null) this.#timer = setTimeout(() => this.#tick(), wait);
    }).catch((error: unknown) => this.listener.connection("closed", errorMessage(error)));
  }
}
