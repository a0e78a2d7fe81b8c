import pino from "pino";
import { logLines } from "./log-lines";
import { settings } from "../env/settings.server";

// Startup messages bypass the log; they too may meet a full disk. Opening these streams also makes pipes non-blocking, here and
// in child processes.
process.stdout.on("error", () => undefined);
process.stderr.on("error", () => undefined);

/** Buffers up to 1 MB, about 4000 lines. */
const lines = logLines(1, {
  most: 1024 * 1024,
  onDropped: (dropped) => log.warn({ dropped }, "Log lines could not be written and were dropped"),
});

/** Number of lines this process dropped. */
export const droppedLines = lines.dropped;

/** Exits after the log is written, or after half a second when it cannot be. */
export async function endProcess(code: number): Promise<never> {
  await lines.finish();
  process.exit(code);
}

/**
 * JSON lines on standard output; requests never wait for them. Never log personal data: no names, addresses, e-mails, tokens or
 * form values.
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
 * Logs an error's type, code, message and stack only, not properties such as an address a library could not read. A failed
 * query's message contains its values, so its cause is logged instead.
 */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const holdsValues = "params" in error && error.cause instanceof Error;
  const { name, message, stack, code }: NodeJS.ErrnoException = holdsValues
    ? (error.cause as Error)
    : error;
  return { type: name, code, message: masked(message), stack: masked(stack ?? "") };
}

/** Masks personal data: e-mail addresses, and tokens in URLs: those of a secret link have 43 letters, wherever they stand. */
function masked(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, "…@…")
    .replace(/\/[\w-]{43}(?![\w-])/g, "/…")
    .replace(/(\/(?:pay|order|forgotpassword|join|my-data)\/)[^/\s"'?]+/gi, "$1…");
}
