import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { open, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { settings } from "~/base/lib/env/settings.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { copySettings, placeWords } from "./store/copy-place.server";
import type { Store } from "./store/store";
import { StoreAway } from "./store/store-away";

/** Who may write to the copy: each new owner takes the next number, in a record that is made once and never changed. */
const record = z.object({ number: z.number().int().min(1), id: z.string(), since: z.number() });
export type Owner = z.output<typeof record>;

/** What this data folder knows of itself; `place` is the COPY_TO it speaks of. */
const ownRecord = record.extend({ place: z.string() });
const ownFile = path.join(settings.dataDir, "copy-owner.json");

const nameOf = (number: number) => `owners/${String(number).padStart(8, "0")}.json`;
/** The part of the store that holds this owner's copy of the database. */
export const partOf = ({ number }: Owner) => `db/${String(number).padStart(8, "0")}`;

/** All owners the store knows, or those from a number on; the first one first. Throws `StoreAway`. */
export async function ownersIn(store: Store, from = 0): Promise<Owner[]> {
  const names = (await store.list("owners/")).filter(
    (name) => /^owners\/\d{8}\.json$/.test(name) && name >= nameOf(from),
  );
  const read = await Promise.all(names.map((name) => store.read(name)));
  return read
    .map((bytes) => record.safeParse(jsonIn(bytes)).data)
    .filter((owner) => owner !== undefined)
    .toSorted((one, other) => one.number - other.number);
}

/**
 * Makes sure that this shop owns its copy; takes it where nobody has it. Throws `PlainProblem` if another owner is newer, or if the
 * store cannot be asked, which COPY_FENCE=ignore allows: then `owner` is who it was before, and null when it never had one.
 */
export async function ensureOwner(store: Store): Promise<Owner | null> {
  const own = await ownOwner();
  try {
    const newest = (await ownersIn(store)).at(-1);
    if (!newest && own && !copySettings().opensUnasked)
      throw new StoreAway(
        `The record of who owns the copy is gone from ${placeWords(copySettings())}.`,
      );
    if (newest && own?.id === newest.id && own.number === newest.number) return newest;
    if (newest) throw new PlainProblem(sentenceOf(newest, own));
    const owner = await claim(store, own?.number ?? 1);
    await keepOwn(owner);
    return owner;
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    if (copySettings().opensUnasked) return own;
    throw new PlainProblem(
      `${error.message} So nobody can say whether another machine has taken this shop over, and it does not open. Make the store reachable; if you are sure that no other machine runs this shop, set COPY_FENCE=ignore for this start.`,
    );
  }
}

function sentenceOf(newest: Owner, own: Owner | null): string {
  const place = placeWords(copySettings());
  const since = new Date(newest.since).toISOString();
  return own
    ? `Another machine took this shop over (${since}), so it does not open here: orders would be in two places. To bring it back to this machine, stop the other one and run npm run restore -- --from-copy here.`
    : `The copy in ${place} belongs to a shop that ran elsewhere (since ${since}). To go on with that shop here, run npm run restore -- --from-copy; for another shop name another place in COPY_TO.`;
}

/** Whether somebody came after this owner. Throws `StoreAway`, also when the store has lost the records. */
export async function isSucceeded(store: Store, owner: Owner): Promise<boolean> {
  const newest = (await ownersIn(store, owner.number)).at(-1);
  if (!newest) throw new StoreAway(`The copy is gone from ${placeWords(copySettings())}.`);
  return newest.number > owner.number || (newest.number === owner.number && newest.id !== owner.id);
}

/** Becomes the owner with that number in the store, or with the next free one. Throws `StoreAway`. */
export async function claim(store: Store, number: number): Promise<Owner> {
  const owner = { number, id: randomUUID(), since: Date.now() };
  const name = nameOf(number);
  const isMade = await store.put(name, Buffer.from(JSON.stringify(owner)), true);
  // Of two that came at once, one finds the other's record.
  const read = isMade ? record.safeParse(jsonIn(await store.read(name))).data : undefined;
  return read?.id === owner.id ? owner : claim(store, number + 1);
}

/** Who this data folder was, as of its last start; null if it never had a copy at this place. */
async function ownOwner(): Promise<Owner | null> {
  if (!existsSync(ownFile)) return null;
  const { data } = ownRecord.safeParse(jsonIn(await readFile(ownFile)));
  return data?.place === placeWords(copySettings()) ? data : null;
}

/** This data folder is that owner's from now on. */
export async function keepOwn(owner: Owner): Promise<void> {
  const draft = `${ownFile}.${process.pid}`;
  const file = await open(draft, "w", 0o600);
  await file.writeFile(JSON.stringify({ ...owner, place: placeWords(copySettings()) }));
  await file.sync();
  await file.close();
  await rename(draft, ownFile);
}

function jsonIn(bytes: Buffer | null): unknown {
  try {
    return bytes && JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
