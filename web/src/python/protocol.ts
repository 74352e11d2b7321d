// What goes between a page and the library's thread.

export type MethodName = "create" | "load" | "do" | "tick" | "look" | "log" | "record" | "verify";

export interface RpcRequest {
  id: number;
  call: MethodName;
  args: (string | number | null)[];
}

export type RpcResponse =
  | { progress: number }
  | { ready: true }
  | { failed: string }
  | { id: number; result: string }
  | { id: number; error: string };
