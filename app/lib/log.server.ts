import pino from "pino";
import { settings } from "./settings.server";

/** JSON lines on standard output. Never give it personal data: no names, addresses, e-mails, tokens or form values. */
export const log = pino({
  level: settings.logLevel,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: withoutValues },
});

/** A failed query tells its values in its own message; what the database said about it is in its cause. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const holdsValues = "params" in error && error.cause instanceof Error;
  return pino.stdSerializers.err(holdsValues ? (error.cause as Error) : error);
}
