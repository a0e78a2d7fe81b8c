import type { Database } from "better-sqlite3";
import type { Clock, Context } from "./context";
import { openDatabase } from "./database.server";
import { type SandboxOptions, settingsFrom } from "./options";

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

/** The sandbox's clock: `base` (UTC ms) plus an offset that survives a restart. */
function openClock(database: Database, base: () => number): Clock {
  let ahead = database.prepare<[], number>("SELECT ahead_ms FROM clock").pluck().get() ?? 0;
  const set = (ms: number) => {
    database.transaction(() => {
      database.prepare("DELETE FROM clock").run();
      database.prepare("INSERT INTO clock (ahead_ms) VALUES (?)").run(ms);
    })();
    ahead = ms;
  };
  return {
    now: () => base() + ahead,
    advance: (ms) => set(ahead + ms),
    reset: () => set(0),
  };
}

/** Creates a queue: the returned function runs its tasks one at a time, in order. */
function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const own = last.then(work);
    last = own.catch(() => undefined);
    return own;
  };
}
