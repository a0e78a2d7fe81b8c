import { mkdirSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { settings } from "~/lib/settings.server";
import { databaseFile } from "./database-file.server";
import { keepStatements } from "./kept-statements";
import * as schema from "./schema";

export type Reader = BetterSQLite3Database<typeof schema>;
/** What `write` hands out. A branded type, so that a function that changes something cannot be given the reader. */
export type Writer = Reader & { readonly __writes: true };

/** How long (ms) to wait for another process that holds the file. */
const patience = 5000;

mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });

const writing = open();
/** The connection that cannot write, for the few questions that are asked too often for a query builder. */
export const reading = open();
reading.pragma("query_only = ON");
writing.pragma("busy_timeout = 0"); // `begin` waits without stopping the process

const commands = {
  begin: writing.prepare("BEGIN IMMEDIATE"),
  commit: writing.prepare("COMMIT"),
  rollback: writing.prepare("ROLLBACK"),
};

/** For reading only: any statement that would change something fails. */
export const db: Reader = drizzle(reading, { schema });

const tx = drizzle(writing, { schema }) as Reader as Writer;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs one intention as one transaction: all of it is stored, or nothing. One at a time in this process (the queue),
 * one at a time on the file (`BEGIN IMMEDIATE`). Await nothing but queries of `tx` inside: no network, no hashing, no file.
 * Gives what `change` gives; throws what it throws, after rolling back.
 *
 * Not drizzle's own `transaction`: on this synchronous driver it refuses async callbacks, and what they await lands
 * outside the transaction.
 */
export function write<T>(change: (tx: Writer) => Promise<T>): Promise<T> {
  // Counted from here: who stands behind others that wait in vain need not wait as long again.
  const givesUpAt = performance.now() + patience;
  const turn = queue.then(() => transaction(change, givesUpAt));
  queue = turn.catch(() => undefined);
  return turn;
}

async function transaction<T>(change: (tx: Writer) => Promise<T>, givesUpAt: number): Promise<T> {
  await begin(givesUpAt);
  try {
    const result = await change(tx);
    commands.commit.run();
    return result;
  } catch (error) {
    if (writing.inTransaction) commands.rollback.run();
    throw error;
  }
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

/** Waits for the running write, folds the write-ahead log into the database file and closes it. At the end. */
export async function closeDatabase(): Promise<void> {
  await queue;
  if (!writing.open) return;
  reading.close();
  waiting(() => writing.pragma("wal_checkpoint(TRUNCATE)"));
  writing.close();
}

/** Does something outside of `write` that may have to wait for another process, and stops this one meanwhile. */
export function waiting<T>(work: () => T): T {
  writing.pragma(`busy_timeout = ${patience}`);
  try {
    return work();
  } finally {
    writing.pragma("busy_timeout = 0");
  }
}

/** The connection that can write, for migrations only: they run before anything else. */
export const connectionToMigrate = writing;

function open(): Database.Database {
  const connection = new Database(databaseFile);
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = NORMAL");
  connection.pragma("foreign_keys = ON");
  connection.pragma(`busy_timeout = ${patience}`);
  return keepStatements(connection);
}
