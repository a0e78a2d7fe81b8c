import { existsSync, linkSync, mkdirSync, rmSync } from "node:fs";
import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { cannotStore, StorageUnavailable } from "~/base/lib/cannot-store";
import { refusalIn } from "~/base/lib/refused";
import { settings } from "~/base/lib/env/settings.server";
import { databaseFile } from "./database-file.server";
import { writeQueueOn, patience } from "./write-queue.server";
import { cacheStatements } from "./statement-cache";
import * as schema from "./schema";

export type Reader = BetterSQLite3Database<typeof schema>;
/** Passed to `write` callbacks. Branded, so that functions that change data cannot be called with a reader. */
export type Writer = Reader & { readonly __writes: true };
/** Excludes promises and queries that were not run: they would not be part of the transaction. */
type Settled<T> = T extends PromiseLike<unknown> ? never : T;

/**
 * Pages (4 KB) in the write-ahead log before a checkpoint: a page changed often is written back once. With a copy that follows the
 * shop, the copier writes the log back, once it has read it; only without it does the log grow to this size.
 */
const checkpoint = settings.copy ? 25_000 : 4000;

mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
if (!existsSync(databaseFile)) createDatabase();

const writing = open();
/** The read-only connection, for queries too frequent for a query builder. */
export const reading = open();
reading.pragma("query_only = ON");
// Anything reported as paid, placed or saved is on disk, even after a power cut. The queue sets it anew for what may be lost by one.
writing.pragma("synchronous = FULL");
writing.pragma("busy_timeout = 0"); // the write queue waits without blocking the process

/** Read-only: statements that change data fail. */
export const db: Reader = drizzle(reading, { schema });

const tx = drizzle(writing, { schema }) as Reader as Writer;
const queue = writeQueueOn(writing);

/**
 * Runs a transaction: all of `change` is stored, or nothing. One at a time in this process, one at a time on the file (`BEGIN
 * IMMEDIATE`). Queries of `tx` are synchronous, so `change` awaits nothing. Returns what `change` returns; throws what it throws
 * after rolling back, `StorageUnavailable` when nothing can be stored for now, and `Refused` when a rule of the schema says why not.
 *
 * Replaces drizzle's `transaction`, because concurrent writes share a commit.
 */
export function write<T>(change: (tx: Writer) => Settled<T>): Promise<T> {
  return stored(change, true);
}

/**
 * `write` for counters and marks, which many requests change and a power cut may take the last second of: it does not wait for the disk,
 * which stops the whole process for milliseconds. A killed process loses nothing.
 */
export function writeLightly<T>(change: (tx: Writer) => Settled<T>): Promise<T> {
  return stored(change, false);
}

async function stored<T>(change: (tx: Writer) => Settled<T>, isLasting: boolean): Promise<T> {
  try {
    return await queue.store(() => change(tx), isLasting);
  } catch (error) {
    throw cannotStore(error) ? new StorageUnavailable(error) : (refusalIn(error) ?? error);
  }
}

/**
 * Waits for the running write, folds the write-ahead log into the database file and closes it. Call at shutdown. With a copy that
 * follows the shop the log stays: the copier goes on in it at the next start.
 */
export async function closeDatabase(): Promise<void> {
  await queue.settled();
  if (!writing.open) return;
  reading.close();
  if (!settings.copy) waiting(() => writing.pragma("wal_checkpoint(TRUNCATE)"));
  writing.close();
}

/**
 * Waits for the running write and leaves the file to the shop, which goes on. Call at the end of a process beside it: folding the log
 * would keep the shop's writes waiting, for long where this process makes way.
 */
export async function leaveDatabase(): Promise<void> {
  await queue.settled();
  reading.close();
  writing.close();
}

/** Runs work outside `write` that may have to wait for another process, and blocks this one while it waits. */
export function waiting<T>(work: () => T): T {
  writing.pragma(`busy_timeout = ${patience}`);
  try {
    return work();
  } finally {
    writing.pragma("busy_timeout = 0");
  }
}

/** The writing connection, for migrations only: they run before everything else. */
export const connectionToMigrate = writing;

/**
 * Created under a temporary name and then linked, so that a process killed in between leaves no empty file: an empty file means
 * lost data (`refuseEmptied`).
 */
function createDatabase(): void {
  const draft = `${databaseFile}.${process.pid}`;
  const created = new Database(draft);
  created.pragma("journal_mode = WAL");
  created.close();
  try {
    linkSync(draft, databaseFile);
  } catch {
    // Another process was faster, or the disk has no hard links: then SQLite creates the file.
  } finally {
    rmSync(draft, { force: true });
  }
}

function open(): Database.Database {
  const connection = new Database(databaseFile);
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = NORMAL");
  connection.pragma("foreign_keys = ON");
  connection.pragma(`busy_timeout = ${patience}`);
  connection.pragma(`wal_autocheckpoint = ${checkpoint}`);
  return cacheStatements(connection);
}
