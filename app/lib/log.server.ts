import pino from "pino";
import { settings } from "./settings.server";

/** JSON lines on standard output. Never give it personal data: no names, addresses, e-mails, tokens or form values. */
export const log = pino({
  level: settings.logLevel,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: withoutValues },
});

/**
 * What is told of a fault: its kind, code, words and place. Nothing else that hangs on it, such as the address a library
 * could not read. A failed query tells its values in its own message; what the database said about it is in its cause.
 */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const holdsValues = "params" in error && error.cause instanceof Error;
  const { name, message, stack, code }: NodeJS.ErrnoException = holdsValues
    ? (error.cause as Error)
    : error;
  return { type: name, code, message: masked(message), stack: masked(stack ?? "") };
}

/** Without what stands for one person: mail addresses, and the tokens of orders in addresses of pages. */
function masked(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, "…@…")
    .replace(/(\/(?:pay|order)\/)[^/\s"'?]+/gi, "$1…");
}
