import type { Database } from "better-sqlite3";
import type { Clock } from "./context";

/** The sandbox's clock: `base` (UTC ms) plus an offset that survives a restart. */
export function openClock(database: Database, base: () => number): Clock {
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
