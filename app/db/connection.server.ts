import { existsSync, linkSync, mkdirSync, rmSync } from "node:fs";
import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { cannotStore, StorageUnavailable } from "~/lib/cannot-store";
import { settings } from "~/lib/env/settings.server";
import { databaseFile } from "./database-file.server";
import { writeQueueOn, patience } from "./write-queue.server";
import { keepStatements } from "./kept-statements";
import * as schema from "./schema";

export type Reader = BetterSQLite3Database<typeof schema>;
/** What `write` hands out. A branded type, so that a function that changes something cannot be given the reader. */
export type Writer = Reader & { readonly __writes: true };
/** Any value but a promise or a query that was not run: what becomes of them would not be part of the transaction. */
type Settled<T> = T extends PromiseLike<unknown> ? never : T;

/** Pages (4 KB) in the write-ahead log after which they are folded into the file: a page that changed often is folded once. */
const checkpoint = 4000;

mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
if (!existsSync(databaseFile)) makeNew();

const writing = open();
/** The connection that cannot write, for the few questions that are asked too often for a query builder. */
export const reading = open();
reading.pragma("query_only = ON");
// Whoever is told "paid", "placed", "saved" is on the disk, also when the power goes a moment later.
writing.pragma("synchronous = FULL");
writing.pragma("busy_timeout = 0"); // an intention waits without stopping the process

/** For reading only: any statement that would change something fails. */
export const db: Reader = drizzle(reading, { schema });

const tx = drizzle(writing, { schema }) as Reader as Writer;
const intentions = writeQueueOn(writing);

/**
 * Runs one intention: all of it is stored, or nothing. One at a time in this process, one at a time on the file
 * (`BEGIN IMMEDIATE`). Queries of `tx` answer at once, so nothing is awaited inside. Gives what `change` gives;
 * throws what it throws, after undoing it, and `StorageUnavailable` when nothing can be stored for the moment.
 *
 * Not drizzle's own `transaction`: those that came in together share a commit.
 */
export async function write<T>(change: (tx: Writer) => Settled<T>): Promise<T> {
  try {
    return await intentions.store(() => change(tx));
  } catch (error) {
    throw cannotStore(error) ? new StorageUnavailable(error) : error;
  }
}

/** Waits for the running write, folds the write-ahead log into the database file and closes it. At the end. */
export async function closeDatabase(): Promise<void> {
  await intentions.settled();
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

/**
 * Made aside and then given its name, so that a process that is killed meanwhile leaves no file of no bytes: such a one has
 * lost what it held (`refuseEmptied`).
 */
function makeNew(): void {
  const draft = `${databaseFile}.${process.pid}`;
  const made = new Database(draft);
  made.pragma("journal_mode = WAL");
  made.close();
  try {
    linkSync(draft, databaseFile);
  } catch {
    // Another process was first, or the disk knows no second names: SQLite makes it where it is missing.
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
  return keepStatements(connection);
}
