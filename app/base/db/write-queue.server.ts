import { AsyncResource } from "node:async_hooks";
import { setImmediate, setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";

/** How long (ms) to wait while another process locks the file. */
export const patience = 5000;

/** Most changes per transaction: bounds how long changes wait for a slow one. */
const most = 50;

type QueuedChange = {
  change: () => unknown;
  isLasting: boolean;
  done: (result: unknown) => void;
  failed: (error: unknown) => void;
  givesUpAt: number;
};

/** A change that has run and awaits its commit. */
type Completed = { queued: QueuedChange; result: unknown };

type WriteQueue = {
  /**
   * Stores all of `change`, or nothing. Returns what it returns; throws what it throws. `isLasting`: it is on disk before anybody hears of
   * it; without, the process does not wait for the disk.
   */
  store: <T>(change: () => T, isLasting: boolean) => Promise<T>;
  /** Resolves when the queue is empty. */
  settled: () => Promise<void>;
};

/**
 * Runs changes one after the other, each in the async context of its caller: what hangs on a request (its language) is that of
 * the request that asked for the change, not of the one that happened to start the queue. Changes that arrive together share a commit,
 * each behind its own savepoint: a commit costs the same for one as for ten. No caller hears of success before the commit.
 */
export function writeQueueOn(connection: Database.Database): WriteQueue {
  const commands = {
    begin: connection.prepare("BEGIN IMMEDIATE"),
    commit: connection.prepare("COMMIT"),
    rollback: connection.prepare("ROLLBACK"),
    open: connection.prepare("SAVEPOINT queued"),
    close: connection.prepare("RELEASE queued"),
    undo: connection.prepare("ROLLBACK TO queued"),
  };
  const waiting: QueuedChange[] = [];
  let working: Promise<void> | null = null;
  let isWaitingForDisk: boolean | null = null;

  function store<T>(change: () => T, isLasting: boolean): Promise<T> {
    return new Promise((done, failed) => {
      // Counted from here, so that changes queued behind others that time out do not wait as long again.
      const givesUpAt = performance.now() + patience;
      const inOwnContext = AsyncResource.bind(change);
      waiting.push({
        change: inOwnContext,
        isLasting,
        done: done as QueuedChange["done"],
        failed,
        givesUpAt,
      });
      working ??= storeAll();
    });
  }

  async function storeAll(): Promise<void> {
    while (waiting.length > 0) {
      // Lets other pending requests queue their changes first.
      await setImmediate();
      await storeTogether(waiting.splice(0, most));
    }
    working = null;
  }

  async function storeTogether(group: QueuedChange[]): Promise<void> {
    try {
      waitForDisk(group.some(({ isLasting }) => isLasting));
      await begin(Math.min(...group.map(({ givesUpAt }) => givesUpAt)));
      const completed = group.length > 1 ? runEach(group) : [run(group[0] as QueuedChange)];
      commands.commit.run();
      for (const { queued, result } of completed) queued.done(result);
    } catch (error) {
      if (connection.inTransaction) commands.rollback.run();
      // No effect on promises already settled.
      for (const { failed } of group) failed(error);
    }
  }

  /** Whether the next commit waits until it is on disk: the others of its log are then, too. */
  function waitForDisk(isLasting: boolean): void {
    if (isLasting === isWaitingForDisk) return;
    connection.pragma(`synchronous = ${isLasting ? "FULL" : "NORMAL"}`);
    isWaitingForDisk = isLasting;
  }

  function run(queued: QueuedChange): Completed {
    return { queued, result: queued.change() };
  }

  /** Runs each change; failed ones are rolled back and rejected. */
  function runEach(group: QueuedChange[]): Completed[] {
    const completed: Completed[] = [];
    for (const queued of group) {
      commands.open.run();
      try {
        completed.push(run(queued));
      } catch (error) {
        // A full disk ends the shared transaction.
        if (!connection.inTransaction) throw error;
        commands.undo.run();
        queued.failed(error);
      }
      commands.close.run();
    }
    return completed;
  }

  /**
   * Waits for the file lock as long as `busy_timeout` would, which would block the whole process, readers too. Most writes of
   * other processes take less than a millisecond, so the first retries are quick.
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
