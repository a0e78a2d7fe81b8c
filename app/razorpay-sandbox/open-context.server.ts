import { openClock } from "./clock.server";
import type { Context } from "./context";
import { openDatabase } from "./database.server";
import { type SandboxOptions, settingsFrom } from "./options";
import { turns } from "./turns";

/** Opens the database and creates the context. Throws if the options are invalid. */
export function openContext(options: SandboxOptions): { context: Context; close: () => void } {
  const settings = settingsFrom(options);
  const database = openDatabase(options.databaseFile);
  const clock = openClock(database, options.now ?? Date.now);
  const closing = new AbortController();
  const context: Context = {
    database,
    settings,
    clock,
    now: () => clock.now(),
    inTurn: turns(),
    closing: closing.signal,
    log: options.log ?? (() => {}),
  };
  const close = () => {
    closing.abort();
    database.close();
  };
  return { context, close };
}
