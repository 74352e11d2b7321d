// The messages of the sockets and of the HTTP API. Made by `make protocol` from the types of the server: do not edit.
// docs/protocol.md says more about them.

/** A row. */
export type ColorName = "blue" | "green" | "red" | "yellow";

/** A card: the letter of its color, or J for a joker, and its number. */
export type CardName = string;

/** One of the three games. */
export type GameName = "cards" | "classic" | "onboard";

/** Where a table stands. */
export type Status = "closed" | "finished" | "playing" | "waiting";

/** What can happen at a table. */
export type What =
  | "came_back"
  | "closed"
  | "created"
  | "decided"
  | "hinted"
  | "rematched"
  | "resigned"
  | "rolled"
  | "sat"
  | "started"
  | "stood"
  | "undone"
  | "went_away";

/** Who did it. */
export type By = "bot" | "clock" | "person" | "stand_in";

/** What a client sends over the socket of a table. */
export type ClientFrame = Do | Resume | Ping;

/** What the server sends over the socket of a table. */
export type ServerFrame = Update | Ack | ErrorFrame | Pong;

/** What a seat, or the host, asks the table to do. */
export type Command =
  | Sit
  | Stand
  | SeatBot
  | FreeSeat
  | Start
  | Roll
  | Decide
  | Undo
  | Back
  | Resign
  | Rematch
  | Close;

/** What a seat chooses. */
export type DecisionShape = PassShape | MarkShape | MoveShape | DrawShape | PlayShape;

/** What lies on the table, as a seat or an onlooker sees it. */
export type TableShape = ClassicTable | OnboardTable | CardsTable;

/** Your command is committed, as entry `seq` of the table's log. */
export interface Ack {
  readonly type: "ack";
  /** that of the command */
  readonly id: string;
  readonly seq: number;
}

/** A difference of evaluations: in the chance to win, from 0 to 1, and in points. */
export interface Amount {
  readonly win: number;
  readonly points: number;
}

export interface AnswerRequest {
  readonly decision: DecisionShape;
}

/** Take your seat back from the stand-in bot. */
export interface Back {
  readonly type: "back";
}

/** The card game as one seat sees it. */
export interface CardsTable {
  readonly game: "cards";
  /** An onlooker (`seat` null) has no hand and sees only backs. */
  readonly seat: number | null;
  /** whether jokers are in the deck */
  readonly joker: boolean;
  readonly players: number;
  /** the seat whose turn it is */
  readonly active: number;
  readonly turn: number;
  readonly phase: "draw" | "number" | "over" | "play";
  readonly sheets: readonly SheetShape[];
  /** yours */
  readonly hand: readonly CardName[];
  /** the numbers on the backs, by the seat's number as text */
  readonly other_hands: Readonly<Record<string, readonly number[]>>;
  /** the numbers on the backs of the cards to draw from */
  readonly display: readonly number[];
  readonly pile_top: number | null;
  readonly pile_size: number;
  readonly discard_top: number | null;
  readonly discard_size: number;
  /** the active seat has crossed something in this turn */
  readonly active_crossed: boolean;
  /** why the game is over */
  readonly end_reason: string | null;
}

/** A decision compared with the best one. */
export interface Choice {
  readonly step: number;
  readonly turn: number;
  readonly seat: number;
  readonly phase: string;
  readonly decision: DecisionShape;
  /** `reason` is null for the grade `best`. */
  readonly best: DecisionShape;
  /** `options` counts the options, always two or more. */
  readonly options: number;
  /** `win` and `points` are its seat's evaluation after it. */
  readonly win: number;
  /** `win` and `points` are its seat's evaluation after it. */
  readonly points: number;
  readonly cost: Amount;
  readonly grade: "best" | "blunder" | "fine" | "mistake" | "slip";
  /** `reason` is null for the grade `best`. */
  readonly reason: Reason | null;
}

/** The dice game as all seats see it. */
export interface ClassicTable {
  readonly game: "classic";
  /** from where it is seen; null for an onlooker */
  readonly seat: number | null;
  readonly players: number;
  /** the seat whose turn it is */
  readonly active: number;
  readonly turn: number;
  readonly phase: "action1" | "action2" | "over" | "roll";
  readonly dice: DiceShape | null;
  readonly sheets: readonly SheetShape[];
  /** rows that are locked for everybody */
  readonly closed: readonly ColorName[];
  /** the active seat has crossed something in this turn */
  readonly active_crossed: boolean;
  /** why the game is over */
  readonly end_reason: string | null;
}

/** Time limits in seconds: for each decision, and a bank per game for what runs over. */
export interface Clock {
  readonly per_decision: number;
  readonly bank: number;
}

/**
 * Time limits in seconds: for each decision, and a bank per game for what runs over. As a client
 * may send it.
 */
export interface ClockInput {
  readonly per_decision: number;
  readonly bank?: number;
}

/** Close a table whose game has not begun; host only. */
export interface Close {
  readonly type: "close";
}

/** A command. */
export interface CommandRequest {
  readonly command: Command;
  /** `id`: a command sent again with the same id is executed once. */
  readonly id?: string | null;
}

/** A committed command. */
export interface CommandResult {
  /** `seq` is its entry in the log */
  readonly seq: number;
  /** `table` is the table after it. */
  readonly table: TableView;
}

/** A day that can be practiced, and its game. */
export interface Day {
  readonly date: string;
  readonly game: GameName;
}

/** Decide for your seat. */
export interface Decide {
  readonly type: "decide";
  /** the step that the decision was meant for */
  readonly step: number;
  /** one of the options */
  readonly decision: DecisionShape;
}

/** A roll: two white dice, and the colored dice still in the game. */
export interface DiceShape {
  readonly white: readonly number[];
  readonly red?: number | null;
  readonly yellow?: number | null;
  readonly green?: number | null;
  readonly blue?: number | null;
}

/** Execute a command. */
export interface Do {
  readonly type: "do";
  /** `id` is chosen by the client: a command sent again with the same id is executed once. */
  readonly id: string;
  /** what to do */
  readonly command: Command;
}

/** Card game: take the cards at these places of the display, counted from 0 on the left. */
export interface DrawShape {
  readonly type: "draw";
  readonly places: readonly number[];
}

/** A frame was rejected; nothing has changed. */
export interface ErrorFrame {
  readonly type: "error";
  /** `seq` is the last entry you were sent. */
  readonly seq: number;
  /** stable, for programs */
  readonly code: string;
  /** for people, in their language */
  readonly message: string;
  /** `id` is that of the command, if the frame could be parsed */
  readonly id?: string | null;
  /** `clause` is the rule that forbids it. */
  readonly clause?: string | null;
  /** seconds to wait before the next try */
  readonly retry?: number | null;
}

/** A line of a record that contradicts the seed. */
export interface FindingView {
  readonly code: string;
  readonly line: number;
  readonly found: string;
  readonly expected: string;
}

/** A position of a game and the step that led to it; the first frame has no step. */
export interface Frame {
  /** `table` is an onlooker's view. */
  readonly table: TableShape;
  readonly scores: readonly ScoreShape[];
  /** `hands` are all hands of the card game, by seat; a viewer may show one only. */
  readonly hands?: readonly (readonly CardName[])[] | null;
  /** `decisions` and `dice` are those of the step. */
  readonly decisions?: Readonly<Record<string, DecisionShape>> | null;
  /** `decisions` and `dice` are those of the step. */
  readonly dice?: DiceShape | null;
  /** `reshuffled`: the step reshuffled the discard. */
  readonly reshuffled?: boolean;
}

/** Free a seat before the game begins; host only. */
export interface FreeSeat {
  readonly type: "free_seat";
  readonly seat: number;
}

/** The game as a seat or a spectator sees it, and what the seat may do now. */
export interface GameView {
  /** what lies on the table */
  readonly table: TableShape;
  /** how many steps the game has made; commands name it */
  readonly step: number;
  /** the seats the table waits for */
  readonly to_act: readonly number[];
  /** you have to roll */
  readonly roll: boolean;
  /** you can take your last decision back */
  readonly undo: boolean;
  /** you can ask for a hint */
  readonly hint: boolean;
  /** what you may decide now, cheapest first; empty if nothing */
  readonly options: readonly DecisionShape[];
  /** what each of the options does, in the same order */
  readonly outcomes: readonly OutcomeShape[];
  /** what you have decided while others still think */
  readonly pending: DecisionShape | null;
  /** of each seat, as it stands */
  readonly scores: readonly ScoreShape[];
  /** the seats that have won, once the game has ended */
  readonly winners: readonly number[];
}

/** The grade of your answer. */
export interface GradedAnswer {
  readonly date: string;
  /** `place` is its rank from 1 among all `options`. */
  readonly place: number;
  /** `place` is its rank from 1 among all `options`. */
  readonly options: number;
  /** `win_lost` and `points_lost` are its losses against the best option. */
  readonly win_lost: number;
  /** `win_lost` and `points_lost` are its losses against the best option. */
  readonly points_lost: number;
  /** `ranking` has the best options, best first, and then yours if it is not among them. */
  readonly ranking: readonly HintOption[];
  /** `echoes`: the reason against your answer repeats the one for the best. */
  readonly echoes: boolean;
}

/** The public part of one entry of a table's log. */
export interface Happening {
  readonly seq: number;
  /** when */
  readonly at: number;
  readonly what: What;
  /** whose seat it was */
  readonly seat?: number | null;
  /** who did it: the person, a bot, the stand-in or the clock */
  readonly by?: By | null;
  /**
   * `decisions` come with the entry that completes the step: a seat's decision is hidden until all
   * have decided.
   */
  readonly decisions?: Readonly<Record<string, DecisionShape>> | null;
  /** what was rolled */
  readonly dice?: DiceShape | null;
  /** the discard pile was shuffled */
  readonly reshuffled?: boolean;
}

/** State of the server. */
export interface Health {
  readonly status: "ok";
  readonly version: string;
  /** `bots` are the available bots, weakest first. */
  readonly bots: readonly string[];
}

/** The options of a seat ranked by evaluation, best first. */
export interface Hint {
  /** the best of them, best first */
  readonly options: readonly HintOption[];
  /**
   * `tempting` is the index in `options` of the alternative a player is most likely to consider:
   * the option that gains most points at once or, if that is the best one, the second; its reason
   * is shown beside that of the best. `tempting` is null if there is no alternative or its reason
   * would only repeat that of the best.
   */
  readonly tempting: number | null;
  /** `more` counts the options left out; none of them ranks above the best. */
  readonly more: number;
}

/** An option with its evaluation. */
export interface HintOption {
  /** the option, as it is among the `options` of the game */
  readonly decision: DecisionShape;
  /**
   * `win` is the chance to win, from 0 to 1, a tie counting as a share. In a solo game `win` is
   * null.
   */
  readonly win: number | null;
  /** `points` are the expected points at the end of the game. */
  readonly points: number;
  /** `reason` says why it is the best option, or what it lacks. */
  readonly reason: Reason;
}

/** Request for a hint. */
export interface HintRequest {
  /** `step` is the step of the game as you see it. */
  readonly step: number;
}

/** A part of a table's log. */
export interface History {
  readonly happenings: readonly Happening[];
  /** `more`: there are further entries. */
  readonly more: boolean;
}

/** The link to a table. */
export interface Invitation {
  readonly link: string;
  /** `here_only`: it works only on the server's own machine. */
  readonly here_only: boolean;
  /** `qr` is its QR code: rows from the top, 1 for a dark module, without the quiet zone. */
  readonly qr: readonly string[];
}

/** The job is not finished: poll again. */
export interface JobProgress {
  /** `part` is its progress from 0 to 1. */
  readonly part: number;
}

/** Cross a number of a row. */
export interface MarkShape {
  readonly type: "mark";
  readonly row: ColorName;
  readonly number: number;
}

/** Your guest identity. */
export interface Me {
  readonly name: string;
}

/** Your guest identity. */
export interface MeWithCode {
  readonly name: string;
  /** `recovery_code` moves it to another device; it works once and is not shown again. */
  readonly recovery_code: string;
}

/** A decisive swing, for the seat it affected most. */
export interface Moment {
  /** `step` is where to replay from: before the decision, or after the roll. */
  readonly step: number;
  readonly turn: number;
  readonly seat: number;
  readonly kind: "decision" | "luck";
  readonly swing: Amount;
  readonly reason: Reason;
  /** `choice` is the index of the decision in the review's `choices`; null if it was luck. */
  readonly choice: number | null;
}

/** On Board: move the pawn to a field, given by number or by steps. */
export interface MoveShape {
  readonly type: "move";
  readonly steps?: number | null;
  readonly field?: number | null;
  /** `crosses`: whether landing crosses. */
  readonly crosses?: boolean | null;
}

export interface NameRequest {
  readonly name: string;
}

/**
 * On Board as all seats see it. A track field is color, number and bonus; pawns count fields from
 * 1.
 */
export interface OnboardTable {
  readonly game: "onboard";
  /** from where it is seen; null for an onlooker */
  readonly seat: number | null;
  readonly players: number;
  /** the seat whose turn it is */
  readonly active: number;
  readonly turn: number;
  readonly phase: "action1" | "action2" | "over" | "roll" | "step3";
  readonly dice: DiceShape | null;
  readonly sheets: readonly SheetShape[];
  /** rows that are locked for everybody */
  readonly closed: readonly ColorName[];
  /** the active seat has crossed something in this turn */
  readonly active_crossed: boolean;
  /** why the game is over */
  readonly end_reason: string | null;
  readonly track: readonly (readonly [ColorName, number, number])[];
  readonly pawns: readonly number[];
  /** the seat that has announced the end */
  readonly announced_by: number | null;
  /** the seats that have a turn left, once the end is announced */
  readonly last_turns: readonly number[] | null;
}

/** A solo game compared with perfect play. */
export interface Optimum {
  /** `average` is the expected score of perfect play */
  readonly average: number;
  /** `points` the score of this game. */
  readonly points: number;
  /**
   * `perfect` is the score of perfect decisions with the same dice and `lost` the expected points
   * its decisions gave away; both are null if the solution is not available.
   */
  readonly perfect: number | null;
  /**
   * `perfect` is the score of perfect decisions with the same dice and `lost` the expected points
   * its decisions gave away; both are null if the solution is not available.
   */
  readonly lost: number | null;
}

/**
 * The certain effects of an option, independent of hidden information and other seats' decisions.
 */
export interface OutcomeShape {
  /** what is crossed by it, left to right */
  readonly crosses?: readonly (readonly [ColorName, number])[];
  /** the dice that make the sum, with their faces; nothing where it is not made of dice */
  readonly uses?: readonly (readonly ["blue" | "green" | "red" | "white" | "yellow", number])[];
  /** the numbers of the row that are given up for good, left to right */
  readonly skips?: readonly number[];
  /** the row whose lock is crossed */
  readonly locks?: ColorName | null;
  /** you take a penalty */
  readonly penalty?: boolean;
  /** the game is over at once */
  readonly ends?: boolean;
  /** how your total changes */
  readonly points?: number;
  /** On Board: that of the field landed on */
  readonly bonus?: number | null;
  /** On Board: it announces the end */
  readonly announces?: boolean;
}

/** Parts of the change of a seat's evaluation: `luck - cost + others`. A cost is never negative. */
export interface Parts {
  readonly luck: Amount;
  readonly cost: Amount;
  readonly others: Amount;
}

/** Cross nothing, or leave the pawn where it is. */
export interface PassShape {
  readonly type: "pass";
}

/** Check the connection; answered with a pong. */
export interface Ping {
  readonly type: "ping";
}

/** Card game: show one to three cards in a color and cross none, some or all of their numbers. */
export interface PlayShape {
  readonly type: "play";
  readonly cards: readonly CardName[];
  readonly color: ColorName;
  /** the numbers to cross */
  readonly marks: readonly number[];
}

/** Answer to a ping. */
export interface Pong {
  readonly type: "pong";
  /** the last entry you were told of */
  readonly seq: number;
  /** the server's clock, in milliseconds */
  readonly now: number;
}

/** An error. */
export interface Problem {
  readonly type: string;
  /** the same for all problems */
  readonly title: string;
  readonly status: number;
  /** `code` is stable */
  readonly code: string;
  /** `detail` a sentence in the requested language. */
  readonly detail: string;
  /** the rule that says no */
  readonly clause?: string | null;
}

/** The position of a day, as a table where you have to decide. */
export interface Question {
  readonly date: string;
  readonly table: TableView;
}

/** An explanation: the message `why-KEY` with these values. */
export interface Reason {
  /** the message is `why-KEY` of `src/rowlock/locales` */
  readonly key: string;
  /** its values; a color and a number of it become the name of the row and of the cell */
  readonly args: Readonly<Record<string, string | number>>;
}

export interface RecordText {
  readonly record: string;
}

export interface RecoveryRequest {
  readonly recovery_code: string;
}

/**
 * Open a new table with the same players, each moved one seat on. Each must `sit` there before it
 * begins.
 */
export interface Rematch {
  readonly type: "rematch";
}

/** A whole game: players and frames. */
export interface Replay {
  readonly game: GameName;
  readonly names: readonly string[];
  /** `bots` names the bot of each seat, null for a person. */
  readonly bots: readonly (string | null)[];
  readonly date: string | null;
  /** `seeded`: the record has the seed of its dice. */
  readonly seeded: boolean;
  readonly commitment: string | null;
  /** `track` is On Board's, sent once; the tables of the frames have an empty one. */
  readonly track: readonly (readonly [ColorName, number, number])[] | null;
  readonly frames: readonly Frame[];
  /** `pending` are decisions of an action that is incomplete at the end of the record. */
  readonly pending: Readonly<Record<string, DecisionShape>> | null;
  /** `over`: the game ended by the rules. */
  readonly over: boolean;
  readonly end_reason: string | null;
  readonly winners: readonly number[];
  /**
   * `resigned` are seats that gave up; it is empty if made from a record alone, which does not hold
   * them.
   */
  readonly resigned: readonly number[];
  /** `result` is every seat's total after the last frame. */
  readonly result: readonly number[];
}

/**
 * Resign. The stand-in plays on for the seat; with fewer than two players or no person left, the
 * game ends.
 */
export interface Resign {
  readonly type: "resign";
}

/** Request the updates after a seq again. */
export interface Resume {
  readonly type: "resume";
  /** `after` is that seq; null requests the whole table. */
  readonly after?: number | null;
}

/** A position to play on from. */
export interface RetryRequest {
  /** `step` is the number of steps of `record` before it. */
  readonly record: string;
  /** `step` is the number of steps of `record` before it. */
  readonly step: number;
}

/** The review of a record. */
export interface Review {
  readonly game: GameName;
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
  /** `measure` is what decisions are graded by: `points` in a solo game, else `win`. */
  readonly measure: "points" | "win";
  readonly over: boolean;
  readonly winners: readonly number[];
  readonly result: readonly number[];
  /** `curve` has a point at the beginning of each turn and one at the end of the record */
  readonly curve: readonly Standing[];
  /** `turns` lie between them. */
  readonly turns: readonly Turn[];
  /** `choices` are all decisions with more than one option, in the order of the game */
  readonly choices: readonly Choice[];
  readonly seats: readonly SeatReview[];
  /** `moments` are at most three, in the same order. */
  readonly moments: readonly Moment[];
}

/** Roll the dice; active player only. */
export interface Roll {
  readonly type: "roll";
  /** `step` is the step of the game that the command is meant for. */
  readonly step: number;
}

/**
 * A score: points and crosses of each row (lock included), penalty points (negative), On Board's
 * bonus.
 */
export interface ScoreShape {
  readonly rows: Readonly<Record<ColorName, number>>;
  readonly crosses: Readonly<Record<ColorName, number>>;
  readonly penalties: number;
  readonly bonus: number;
  readonly total: number;
}

/** Seat a bot; host only. */
export interface SeatBot {
  readonly type: "seat_bot";
  readonly seat: number;
  readonly bot: string;
  /** Without a `name` it gets the English name of its level, numbered if taken. */
  readonly name?: string | null;
}

/**
 * Summary of a seat: first and last evaluation, the parts of the change, and its decisions by
 * grade.
 */
export interface SeatReview {
  readonly seat: number;
  readonly start: Amount;
  readonly end: Amount;
  readonly parts: Parts;
  readonly grades: Readonly<Record<string, number>>;
}

/** A seat, the same to all viewers. */
export interface SeatView {
  /** who sits there */
  readonly kind: "bot" | "open" | "person";
  /** of the person or the bot */
  readonly name: string | null;
  /** which bot plays the seat */
  readonly bot: string | null;
  /** the seat's own part of the dice */
  readonly entropy: string | null;
  /** a rematch waits for the player of this seat to sit down */
  readonly reserved: boolean;
  /** the stand-in plays for the seat */
  readonly away: boolean;
  /** the player has given up */
  readonly resigned: boolean;
  /** what is left of the clock's bank, in milliseconds */
  readonly bank: number | null;
  /** `deadline` is when the table acts for it */
  readonly deadline: number | null;
  /** `hints` counts the decisions for which its player requested a hint. */
  readonly hints: number;
}

/** Settings of a table. */
export interface Settings {
  readonly game: GameName;
  readonly seats: number;
  /** `solo` is for the dice game with one seat. */
  readonly solo: boolean;
  /** `jokers` is for the card game */
  readonly jokers: boolean;
  /** `track` for On Board: one of the two boards, or custom fields. */
  readonly track: "a" | "b" | readonly (readonly [ColorName, number, number])[] | null;
  /** A `listed` table appears in the public list, others are reached by link only. */
  readonly listed: boolean;
  readonly clock: Clock | null;
  /**
   * After `grace` seconds of waiting, the bot named `stand_in` plays for a seat until its player is
   * back; null waits.
   */
  readonly grace: number | null;
  /**
   * After `grace` seconds of waiting, the bot named `stand_in` plays for a seat until its player is
   * back; null waits.
   */
  readonly stand_in: string;
  /** whether decisions can be taken back */
  readonly undo: boolean;
  /** whether those without a seat may see the game */
  readonly spectators: boolean;
  /** Spectators see the table `delay` seconds late. */
  readonly delay: number;
  /** whether players may ask what their options are worth; null: unless there is a clock */
  readonly hints: boolean | null;
}

/** Settings of a table. As a client may send it. */
export interface SettingsInput {
  readonly game: GameName;
  readonly seats?: number;
  /** `solo` is for the dice game with one seat. */
  readonly solo?: boolean;
  /** `jokers` is for the card game */
  readonly jokers?: boolean;
  /** `track` for On Board: one of the two boards, or custom fields. */
  readonly track?: "a" | "b" | readonly (readonly [ColorName, number, number])[] | null;
  /** A `listed` table appears in the public list, others are reached by link only. */
  readonly listed?: boolean;
  readonly clock?: ClockInput | null;
  /**
   * After `grace` seconds of waiting, the bot named `stand_in` plays for a seat until its player is
   * back; null waits.
   */
  readonly grace?: number | null;
  /**
   * After `grace` seconds of waiting, the bot named `stand_in` plays for a seat until its player is
   * back; null waits.
   */
  readonly stand_in?: string;
  /** whether decisions can be taken back */
  readonly undo?: boolean;
  /** whether those without a seat may see the game */
  readonly spectators?: boolean;
  /** Spectators see the table `delay` seconds late. */
  readonly delay?: number;
  /** whether players may ask what their options are worth; null: unless there is a clock */
  readonly hints?: boolean | null;
}

/**
 * A sheet: crossed numbers of each row from left to right, rows with a crossed lock, number of
 * penalties.
 */
export interface SheetShape {
  readonly red: readonly number[];
  readonly yellow: readonly number[];
  readonly green: readonly number[];
  readonly blue: readonly number[];
  readonly locks: readonly ColorName[];
  readonly penalties: number;
}

/**
 * Take a seat, the first free one if none is named. Sent again from the seat before the game
 * begins, it changes the name or the entropy.
 */
export interface Sit {
  readonly type: "sit";
  readonly seat?: number | null;
  /** yours if none is given */
  readonly name?: string | null;
  /** `entropy` is your contribution to the seed of the dice. */
  readonly entropy?: string | null;
}

/** Leave the seat before the game begins. */
export interface Stand {
  readonly type: "stand";
}

/**
 * A point of the curve: the evaluation of every seat before a turn's roll or draw, or at the end of
 * the record.
 */
export interface Standing {
  readonly step: number;
  readonly turn: number;
  /** `win` adds up to 1; in a solo game it is 0. */
  readonly win: readonly number[];
  readonly points: readonly number[];
}

/** Begin the game; host only. */
export interface Start {
  readonly type: "start";
}

/** A table in a list. */
export interface Summary {
  readonly id: string;
  readonly game: GameName;
  readonly status: Status;
  readonly listed: boolean;
  readonly seats: number;
  readonly taken: number;
  readonly names: readonly string[];
  readonly your_turn: boolean;
  readonly created: number;
  readonly updated: number;
}

/** A table as one viewer sees it. */
export interface TableView {
  readonly id: string;
  /** the last entry of the log that you may know of */
  readonly seq: number;
  /** when that entry was made */
  readonly at: number;
  readonly status: Status;
  readonly settings: Settings;
  /** `you` is the viewer's seat, null for a spectator. */
  readonly you: number | null;
  /** whether you are the host */
  readonly host: boolean;
  readonly seats: readonly SeatView[];
  /**
   * `commitment` is the SHA-256 of the server's part of the `seed`, published before any seat was
   * taken; the `seed` is revealed when the game has ended.
   */
  readonly commitment: string;
  /** the seed of the dice, once the game has ended */
  readonly seed: string | null;
  /** null before it begins */
  readonly game: GameView | null;
  /** the table of the rematch, once somebody has asked for it */
  readonly rematch: string | null;
  /** the table this is a rematch of */
  readonly rematch_of: string | null;
}

export interface TokenRequest {
  readonly label: string;
}

export interface TokenView {
  readonly id: string;
  readonly label: string;
  readonly created: number;
}

/** A token of a program. */
export interface TokenWithText {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  /** `token` is sent as `Authorization: Bearer ...` and not shown again. */
  readonly token: string;
}

/** A turn and what it changed for each seat. */
export interface Turn {
  /** `step` is its first step */
  readonly step: number;
  readonly turn: number;
  readonly active: number;
  /** `dice` its roll. */
  readonly dice: DiceShape | null;
  readonly parts: readonly Parts[];
}

/**
 * Take back your last decision, if no seat has acted on it and no dice or cards were drawn since.
 */
export interface Undo {
  readonly type: "undo";
  /** the step of the game as you see it */
  readonly step: number;
}

/** The table as you see it after entry `seq`, and what happened since the last update. */
export interface Update {
  readonly type: "update";
  /** the last entry this update knows of */
  readonly seq: number;
  /** `now` is the server's clock, in milliseconds. */
  readonly now: number;
  /** If `resync` is true, happenings were left out: use the table. */
  readonly resync: boolean;
  /** what came since the last update, oldest first */
  readonly happenings: readonly Happening[];
  /** the table as you see it */
  readonly table: TableView;
}

/** Result of a fairness check: whether all dice and shuffles of a game follow from its seed. */
export interface Verdict {
  readonly fair: boolean;
  readonly seeded: boolean;
  readonly committed: boolean;
  readonly rolls: number;
  readonly shuffles: number;
  readonly findings: readonly FindingView[];
}
