import pino from "pino";
import { logLines } from "./log-lines";
import { settings } from "./env/settings.server";

// Sentences for whoever starts the shop go there past the log; they too may find a full disk. A pipe does not wait from here
// on, neither here nor in processes that are started later: Node sees to that when it opens its own stream.
process.stdout.on("error", () => undefined);
process.stderr.on("error", () => undefined);

/** A megabyte of lines waits, some 4000. */
const lines = logLines(1, {
  most: 1024 * 1024,
  onDropped: (dropped) => log.warn({ dropped }, "Log lines could not be written and were dropped"),
});

/** How many lines this process could not write. */
export const droppedLines = lines.dropped;

/** Ends this process once its log is written; half a second later when it cannot be. */
export async function endProcess(code: number): Promise<never> {
  await lines.finish();
  process.exit(code);
}

/**
 * JSON lines on standard output; no request waits for them. Never give it personal data: no names, addresses, e-mails, tokens
 * or form values.
 */
export const log = pino(
  {
    level: settings.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutValues },
  },
  lines,
);

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
