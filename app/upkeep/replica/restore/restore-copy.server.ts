import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { databaseName } from "~/upkeep/backup/manifest";
import { replaceData } from "~/upkeep/backup/restore.server";
import { damageIn, factsOf } from "~/upkeep/backup/snapshot.server";
import { databaseFile } from "~/base/db/database-file.server";
import { newestMigration } from "~/base/db/migrations.server";
import { dateTime } from "~/base/lib/dates";
import { settings } from "~/base/lib/env/settings.server";
import { rupees } from "~/base/lib/money";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { second } from "~/base/lib/time";
import { claim, keepOwn, ownersIn, partOf, type Owner } from "../fence.server";
import { endOldCopier } from "../litestream/copier.server";
import { copySettings, storeOf } from "../store/copy-place.server";
import type { Store } from "../store/store";
import { StoreAway } from "../store/store-away";
import { keepAfterRestore } from "./after-restore.server";
import { fetchDatabase, fetchPhotos, ownerAt } from "./fetch-copy.server";
import { type Known, lastKnownIn, lastSignIn, together } from "./last-known.server";

type Say = (sentence: string) => void;

/**
 * How long (ms) another machine that still runs has to close and to send the rest; and how long nothing new has to come before it is
 * taken to have closed: a running shop looks at its owner every 3 s, and stores something of its own every 5.
 */
const othersPatience = 24 * second;
const quiet = 6 * second;

/**
 * Replaces the shop's data with its copy as of `at` (UTC ms; null: the newest), and takes the shop over: whoever runs it elsewhere closes.
 * Keeps what was there. What the restored shop has to make up for is kept for `reconcileAfterRestore`. Throws `PlainProblem` and changes nothing if the
 * copy cannot be had or is damaged.
 */
export async function restoreFromCopy(at: number | null, say: Say): Promise<void> {
  if (!settings.copy)
    throw new PlainProblem(
      "COPY_TO is not set: say there where the copy is, as on the old machine.",
    );
  const store = storeOf(copySettings());
  await endOldCopier();
  try {
    const owners = await ownersIn(store);
    const owner = await ownerAt(store, owners, at);
    const newest = await ownerAt(store, owners, null);
    // Before the file is locked.
    const here = lastKnownIn(databaseFile);
    const { facts, aside, photos } = await replaceData(
      (scratch) => fill(scratch, { store, owner, newest, at, here }),
      Date.now(),
    );
    // Not before the data is there: a start with the old data is refused.
    await keepOwn(facts.next);
    say(
      `Restored as of ${dateTime(facts.restoredTo)}: ${facts.counts.orders ?? 0} orders over ${rupees(facts.sums["orders.total_paise"] ?? 0)}; ${photos} photos had to be put back.`,
    );
    if (facts.missing > 0)
      say(`${facts.missing} photos that the shop names are neither here nor in the copy.`);
    if (aside !== null)
      say(`The database from before lies in ${aside}. Delete it when you do not need it any more.`);
  } catch (error) {
    throw error instanceof StoreAway ? new PlainProblem(error.message) : error;
  }
}

type Wanted = {
  store: Store;
  owner: Owner;
  newest: Owner;
  at: number | null;
  /** What the database that is replaced knows. */
  here: Known;
};

/** Puts the copy into an empty folder, checked, and becomes its owner in the store (`next`). */
async function fill(scratch: string, { store, owner, newest, at, here }: Wanted) {
  const database = path.join(scratch, databaseName);
  let seen = await store.list(`${partOf(owner)}/`);
  await fetchChecked(owner, at, database);
  await fetchPhotos(store, path.join(scratch, "photos"));

  const next = await claim(store, ((await ownersIn(store)).at(-1)?.number ?? 0) + 1);
  if (at === null)
    for (let left = othersPatience; left > 0; left -= quiet) {
      await setTimeout(quiet);
      const now = await store.list(`${partOf(owner)}/`);
      if (now.join() === seen.join()) break;
      seen = now;
      await fetchChecked(owner, at, database);
      await fetchPhotos(store, path.join(scratch, "photos"));
    }

  const restoredTo = at ?? lastSignIn(database);
  const restored = lastKnownIn(database);
  let known = together(restored, here);
  if (at !== null) {
    // The same shop at its end knows the numbers that were given later.
    const last = path.join(scratch, "newest.sqlite");
    await fetchDatabase(newest, null, last);
    known = together(known, lastKnownIn(last));
  }
  await keepAfterRestore({
    ...known,
    restoredTo,
    erased: known.erased.filter((id) => !restored.erased.includes(id)),
    erasedUnknown: known.erasedUnknown - restored.erasedUnknown,
  });
  const { counts, sums, photos } = await factsOf(database);
  return { next, restoredTo, counts, sums, missing: missingOf(photos, scratch) };
}

async function fetchChecked(owner: Owner, at: number | null, database: string): Promise<void> {
  rmDatabase(database);
  await fetchDatabase(owner, at, database);
  asOneFile(database);
  const damage = damageIn(database);
  if (damage.length > 0) throw new PlainProblem(`The copy cannot be used: ${damage.join("; ")}.`);
  const { schema } = await factsOf(database);
  if (schema.newest > newestMigration())
    throw new PlainProblem(
      "The copy was made by a newer version of the shop. Update the shop first, then restore.",
    );
}

/** Without a log of its own, so that it can be moved. */
function asOneFile(file: string): void {
  const database = new Database(file, { fileMustExist: true });
  try {
    database.pragma("journal_mode = DELETE");
  } finally {
    database.close();
  }
}

function rmDatabase(file: string): void {
  for (const ending of ["", "-wal", "-shm"]) rmSync(file + ending, { force: true });
}

/** How many of these photos are neither in the photo folder nor among what was fetched. */
function missingOf(hashes: string[], scratch: string): number {
  const places = [settings.uploadsDir, path.join(scratch, "photos")];
  return hashes.filter((hash) => !places.some((place) => existsSync(path.join(place, hash))))
    .length;
}
