import type { RefusalStatus } from "./call";

/** Throw it in a call: the response is `{ success: false, message }` with this status, plus `extra`. */
export class Refusal extends Error {
  constructor(
    /** 200 for the one refusal whose clients show messages of successes only. */
    readonly status: RefusalStatus | 200,
    message: string,
    readonly extra: Record<string, unknown> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}
