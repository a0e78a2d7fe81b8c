import type { RefusalStatus } from "./call";

/** Throw it anywhere in a call: the answer is `{ success: false, message }` with this status, plus `extra`. */
export class Refusal extends Error {
  constructor(
    /** 200 for the one refusal whose clients read the message of a success only. */
    readonly status: RefusalStatus | 200,
    message: string,
    readonly extra: Record<string, unknown> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}
