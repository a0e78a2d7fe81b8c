import { setImmediate, setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";

/** How long (ms) to wait for another process that holds the file. */
export const patience = 5000;

/** Intentions of one transaction: what an intention that takes long lets others wait for is bounded. */
const most = 50;

type Intention = {
  change: () => unknown;
  done: (result: unknown) => void;
  failed: (error: unknown) => void;
  givesUpAt: number;
};

/** An intention that was carried out and is stored once the transaction is. */
type Carried = { intention: Intention; result: unknown };

export type WriteQueue = {
  /** Stores all of what `change` does, or nothing. Gives what it gives; throws what it throws. */
  store: <T>(change: () => T) => Promise<T>;
  /** Resolves when none is under way or waiting. */
  settled: () => Promise<void>;
};

/**
 * Runs intentions on a connection, one after the other. Those whose requests came in together are stored by one commit, each
 * behind a savepoint of its own: a commit costs the same for one as for ten. Nobody is told that something is stored before
 * it is.
 */
export function writeQueueOn(connection: Database.Database): WriteQueue {
  const commands = {
    begin: connection.prepare("BEGIN IMMEDIATE"),
    commit: connection.prepare("COMMIT"),
    rollback: connection.prepare("ROLLBACK"),
    open: connection.prepare("SAVEPOINT intention"),
    close: connection.prepare("RELEASE intention"),
    undo: connection.prepare("ROLLBACK TO intention"),
  };
  const waiting: Intention[] = [];
  let working: Promise<void> | null = null;

  function store<T>(change: () => T): Promise<T> {
    return new Promise((done, failed) => {
      // Counted from here: who stands behind others that wait in vain need not wait as long again.
      const givesUpAt = performance.now() + patience;
      waiting.push({ change, done: done as Intention["done"], failed, givesUpAt });
      working ??= storeAll();
    });
  }

  async function storeAll(): Promise<void> {
    while (waiting.length > 0) {
      // Until then the other requests that have come in are looked at.
      await setImmediate();
      await storeTogether(waiting.splice(0, most));
    }
    working = null;
  }

  async function storeTogether(group: Intention[]): Promise<void> {
    try {
      await begin(Math.min(...group.map(({ givesUpAt }) => givesUpAt)));
      const carried = group.length > 1 ? carryOutEach(group) : [carryOut(group[0] as Intention)];
      commands.commit.run();
      for (const { intention, result } of carried) intention.done(result);
    } catch (error) {
      if (connection.inTransaction) commands.rollback.run();
      // To those who have been told already it says nothing new.
      for (const { failed } of group) failed(error);
    }
  }

  function carryOut(intention: Intention): Carried {
    return { intention, result: intention.change() };
  }

  /** Those that could be carried out; the others are told and leave nothing. */
  function carryOutEach(group: Intention[]): Carried[] {
    const carried: Carried[] = [];
    for (const intention of group) {
      commands.open.run();
      try {
        carried.push(carryOut(intention));
      } catch (error) {
        // A full disk ends the transaction of all.
        if (!connection.inTransaction) throw error;
        commands.undo.run();
        intention.failed(error);
      }
      commands.close.run();
    }
    return carried;
  }

  /**
   * Waits its turn on the file as long as `busy_timeout` would, which would stop the whole process meanwhile, readers too.
   * Most writes of another process are over in less than a millisecond, so the first looks follow each other quickly.
   */
  async function begin(givesUpAt: number): Promise<void> {
    if (hasBegun()) return;
    for (let pause = 1; !hasBegun(givesUpAt); pause = Math.min(20, pause * 2))
      await setTimeout(pause);
  }

  function hasBegun(givesUpAt = Infinity): boolean {
    try {
      commands.begin.run();
      return true;
    } catch (error) {
      const isTaken = error instanceof Database.SqliteError && error.code === "SQLITE_BUSY";
      if (!isTaken || performance.now() > givesUpAt) throw error;
      return false;
    }
  }

  return { store, settled: async () => void (await working) };
}
