// RPC messages between a page and the Python worker.

export type MethodName = "create" | "load" | "do" | "tick" | "look" | "log" | "record" | "verify";

/** Call of a method of `rowlock.local_table.LocalTable`. */
export interface RpcRequest {
  id: number;
  method: MethodName;
  args: (string | number | null)[];
}

export type RpcResponse =
  | { progress: number }
  | { ready: true }
  | { failed: string; unsupported: boolean }
  | { id: number; result: string }
  | { id: number; error: string };
