import pino from "pino";
import { settings } from "./settings.server";

/** JSON lines on standard output. Never give it personal data: no names, addresses, e-mails, tokens or form values. */
export const log = pino({
  level: settings.logLevel,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});
