import { cp, link, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { databaseFile } from "~/db/database-file.server";
import { PlainProblem } from "~/lib/plain-problem";
import { settings } from "~/lib/env/settings.server";
import { unpackChecked } from "./check.server";
import { databaseName, type Manifest } from "./manifest";

/** What a restore did. `aside`: the folder with the database that was there before; null: there was none with anything in it. */
export type Restored = { manifest: Manifest; aside: string | null; photos: number };

/**
 * Puts a backup in the place of the shop's data, after all of it has been unpacked and checked. The database from before is
 * kept in a folder beside it, also one that cannot be read any more; photos are added, none is removed. This process must not
 * have the database open. Throws `PlainProblem`, with everything as it was, when the shop is running or the backup is no good.
 */
export async function restoreBackup(file: string, now = Date.now()): Promise<Restored> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const scratch = path.join(settings.dataDir, `restoring-${randomUUID()}`);
  const old = lockedAlone();
  try {
    await sweepScratch();
    await mkdir(scratch, { mode: 0o700 });
    const manifest = await unpackChecked(file, scratch);
    const kept = nameForOld(now);
    const photos = await putPhotos(path.join(scratch, "photos"), kept);
    const aside = old.hasTables ? path.join(settings.dataDir, kept) : null;
    if (aside !== null) {
      await mkdir(aside, { mode: 0o700 });
      await keepAside(path.join(aside, databaseName));
    }
    await sync(path.join(scratch, databaseName));
    // In one step: there is no moment without a database.
    await rename(path.join(scratch, databaseName), databaseFile);
    await sync(settings.dataDir);
    return { manifest, aside, photos };
  } catch (error) {
    // Opening it to lock it made it: a file of no bytes would be taken for a database that lost what it held.
    if (old.isNew) await rm(databaseFile, { force: true });
    throw error;
  } finally {
    old.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** A folder that is not there yet: a restore that broke off may be run again within the same second. */
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

/** Takes the database for this process alone, folding its log into it. While any other has it open, SQLite refuses that. */
function lockedAlone(): Old {
  // SQLite would delete the log of a database that has lost all its bytes, and with it what can still be saved.
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
    // A database that cannot be read is what a backup is for.
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

/** What is said of a file that is damaged, or no database, or a folder, or on a part of the disk that is broken. */
const unreadable = /^SQLITE_(NOTADB|CORRUPT|CANTOPEN|IOERR)/;

async function keepAside(target: string): Promise<void> {
  if ((await stat(databaseFile)).isDirectory()) await rename(databaseFile, target);
  // A second name costs no room; where the disk knows no such thing, a copy.
  else await link(databaseFile, target).catch(() => cp(databaseFile, target));
  // Only a database that could not be read still has its log: it must not be taken for that of the new one.
  for (const ending of ["-wal", "-shm", "-journal"])
    if (existsSync(databaseFile + ending)) await rename(databaseFile + ending, target + ending);
}

/** So that a power cut right after finds the new database whole; folders of other machines may not know how. */
async function sync(place: string): Promise<void> {
  const handle = await open(place, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Moves the photos that are not there yet, or are there but not as they were, into their place; gives how many. */
async function putPhotos(from: string, aside: string): Promise<number> {
  const hashes = await readdir(from).catch(() => []);
  let put = 0;
  for (const hash of hashes) {
    const source = path.join(from, hash);
    const target = path.join(settings.uploadsDir, hash);
    if (await holdsTheSame(source, target)) continue;
    await mkdir(settings.uploadsDir, { recursive: true });
    await moveAside(target, path.join(settings.uploadsDir, aside), hash);
    await move(source, target);
    put += 1;
  }
  return put;
}

async function holdsTheSame(source: string, target: string): Promise<boolean> {
  for (const name of await readdir(source)) {
    const there = await readFile(path.join(target, name)).catch(() => null);
    if (!there?.equals(await readFile(path.join(source, name)))) return false;
  }
  return true;
}

async function moveAside(target: string, aside: string, name: string): Promise<void> {
  const isThere = await readdir(target).then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  await mkdir(aside, { recursive: true });
  await rename(target, path.join(aside, name));
}

/** The photos may lie on another disk than the database: then copied beside their place first, so that none is half there. */
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

/** What restores left behind that were killed. */
async function sweepScratch(): Promise<void> {
  for (const name of await readdir(settings.dataDir)) {
    if (/^restoring-[0-9a-f-]{36}$/.test(name))
      await rm(path.join(settings.dataDir, name), { recursive: true, force: true });
  }
}
