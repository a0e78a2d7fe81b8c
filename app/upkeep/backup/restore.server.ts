import { cp, link, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { copierFolder, databaseFile } from "~/base/db/database-file.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { settings } from "~/base/lib/env/settings.server";
import { unpackChecked } from "./check.server";
import { databaseName, type Manifest } from "./manifest";

/** What a restore did. `aside`: the folder with the previous database; null if existing was none or it was empty. */
type Replaced<Facts> = { facts: Facts; aside: string | null; photos: number };
type Restored = Omit<Replaced<Manifest>, "facts"> & { manifest: Manifest };

/** Replaces the shop's data with a backup, after unpacking and checking all of it. As `replaceData`. */
export async function restoreBackup(file: string, now = Date.now()): Promise<Restored> {
  const { facts: manifest, ...done } = await replaceData(
    (scratch) => unpackChecked(file, scratch),
    now,
  );
  return { manifest, ...done };
}

/**
 * Replaces the shop's data. `fill` puts the new database and photos, checked, into an empty folder. Keeps the previous database,
 * even an unreadable one, in a folder beside it; adds photos, removes none. This process must not have the database open. If the
 * shop is running or `fill` throws, throws and changes nothing.
 */
export async function replaceData<Facts>(
  fill: (scratch: string) => Promise<Facts>,
  now: number,
): Promise<Replaced<Facts>> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const scratch = path.join(settings.dataDir, `restoring-${randomUUID()}`);
  const old = lockExclusively();
  try {
    await sweepScratch();
    await mkdir(scratch, { mode: 0o700 });
    const facts = await fill(scratch);
    const asideName = nameForOld(now);
    const photos = await restorePhotos(path.join(scratch, "photos"), asideName);
    const aside = old.hasTables ? path.join(settings.dataDir, asideName) : null;
    if (aside !== null) {
      await mkdir(aside, { mode: 0o700 });
      await moveDatabaseAside(path.join(aside, databaseName));
    }
    await sync(path.join(scratch, databaseName));
    // A rename is atomic: existing is always a database.
    await rename(path.join(scratch, databaseName), databaseFile);
    // What a copier keeps beside the database is of the previous one.
    await rm(copierFolder, { recursive: true, force: true });
    await sync(settings.dataDir);
    return { facts, aside, photos };
  } catch (error) {
    // Locking created the file; left empty, it would be taken for a database that lost its data.
    if (old.isNew) await rm(databaseFile, { force: true });
    throw error;
  } finally {
    old.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** An unused folder name: an interrupted restore may be run again within the same second. */
function nameForOld(now: number): string {
  const name = `before-restore-${new Date(now).toISOString().replace(/:|\.\d+/g, "")}`;
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${name}-${count}`;
  return free;
}

function isTaken(name: string): boolean {
  return [settings.dataDir, settings.uploadsDir].some((folder) =>
    existsSync(path.join(folder, name)),
  );
}

/** Locks the database exclusively and merges its log into it. SQLite refuses while another process has it open. */
function lockExclusively(): Old {
  // SQLite would delete the log of an empty database file, and with it the data that can still be recovered.
  if (isEmptied()) return unlocked;
  const isNew = !existsSync(databaseFile);
  let database: Database.Database | null = null;
  try {
    database = new Database(databaseFile);
    database.pragma("busy_timeout = 1000");
    database.pragma("locking_mode = EXCLUSIVE");
    database.pragma("journal_mode = DELETE");
    database.exec("BEGIN EXCLUSIVE; COMMIT");
    const hasTables =
      database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table'").get() !== undefined;
    return { hasTables, isNew, close: () => void database?.close() };
  } catch (error) {
    database?.close();
    const { code = "" } = error as { code?: string };
    if (code.startsWith("SQLITE_BUSY"))
      throw new PlainProblem(
        "The shop is running, or another program has its database open. Stop it, then restore.",
      );
    // An unreadable database is no obstacle: replacing it is what a restore is for.
    if (unreadable.test(code) && existsSync(databaseFile)) return unlocked;
    throw error;
  }
}

type Old = { hasTables: boolean; isNew: boolean; close: () => void };
const unlocked: Old = { hasTables: true, isNew: false, close: () => undefined };

function isEmptied(): boolean {
  const [database, log] = ["", "-wal"].map((ending) =>
    statSync(databaseFile + ending, { throwIfNoEntry: false }),
  );
  return database?.size === 0 && (log?.size ?? 0) > 0;
}

/** SQLite's errors for a damaged file, a file that is no database, a folder, or a broken disk. */
const unreadable = /^SQLITE_(NOTADB|CORRUPT|CANTOPEN|IOERR)/;

async function moveDatabaseAside(target: string): Promise<void> {
  if ((await stat(databaseFile)).isDirectory()) await rename(databaseFile, target);
  // A hard link takes no space; copy where the file system has none.
  else await link(databaseFile, target).catch(() => cp(databaseFile, target));
  // An unreadable database still has its log, which must not be applied to the new one.
  for (const ending of ["-wal", "-shm", "-journal"])
    if (existsSync(databaseFile + ending)) await rename(databaseFile + ending, target + ending);
}

/** Makes the change survive a power cut. Network folders may not support it: errors are ignored. */
async function sync(place: string): Promise<void> {
  const handle = await open(place, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Moves missing and changed photos into place; returns how many. */
async function restorePhotos(from: string, aside: string): Promise<number> {
  const hashes = await readdir(from).catch(() => []);
  let restored = 0;
  for (const hash of hashes) {
    const source = path.join(from, hash);
    const target = path.join(settings.uploadsDir, hash);
    if (await isIdentical(source, target)) continue;
    await mkdir(settings.uploadsDir, { recursive: true });
    await moveAside(target, path.join(settings.uploadsDir, aside), hash);
    await move(source, target);
    restored += 1;
  }
  return restored;
}

async function isIdentical(source: string, target: string): Promise<boolean> {
  for (const name of await readdir(source)) {
    const existing = await readFile(path.join(target, name)).catch(() => null);
    if (!existing?.equals(await readFile(path.join(source, name)))) return false;
  }
  return true;
}

async function moveAside(target: string, aside: string, name: string): Promise<void> {
  const exists = await readdir(target).then(
    () => true,
    () => false,
  );
  if (!exists) return;
  await mkdir(aside, { recursive: true });
  await rename(target, path.join(aside, name));
}

/** Moves a folder, also across disks: then copies it beside the target first, so that no half-copied photo appears. */
async function move(source: string, target: string): Promise<void> {
  try {
    await rename(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    const unfinished = path.join(settings.uploadsDir, `unfinished-${randomUUID()}`);
    await cp(source, unfinished, { recursive: true });
    await rename(unfinished, target);
  }
}

/** Removes what killed restores left behind. */
async function sweepScratch(): Promise<void> {
  for (const name of await readdir(settings.dataDir)) {
    if (/^restoring-[0-9a-f-]{36}$/.test(name))
      await rm(path.join(settings.dataDir, name), { recursive: true, force: true });
  }
}
