// What goes between a page and the library's thread.

export type Call = "create" | "load" | "do" | "tick" | "look" | "log" | "record" | "verify";

export interface Question {
  id: number;
  call: Call;
  args: (string | number | null)[];
}

export type Answer =
  | { progress: number }
  | { ready: true }
  | { failed: string }
  | { id: number; result: string }
  | { id: number; error: string };
