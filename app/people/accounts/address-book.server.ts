import { and, desc, eq } from "drizzle-orm";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { addresses, users } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { type Place, placeLines } from "~/base/lib/india/place-lines";

/** Who receives what, and where; `phone` is `+919825012345`. GSTIN and firm stand together or not at all. */
export type Address = Required<Place> & {
  name: string;
  phone: string;
  gstin: string | null;
  firm: string | null;
};

export type KeptAddress = Address & { id: string; isUsual: boolean };

/** More than a family needs; a full book keeps nothing new. */
const mostAddresses = 20;

/** The user's addresses: the usual one first, then the newest. */
export function addressesOf(userId: string, from: Reader = db): KeptAddress[] {
  return from
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isUsual), desc(addresses.createdAt), desc(addresses.id))
    .all()
    .map(({ userId: _userId, createdAt: _createdAt, updatedAt: _updatedAt, ...kept }) => kept);
}

/** The address on one line, as the account keeps the usual one. */
function onOneLine(address: Address): string {
  return placeLines(address).join(", ");
}

/** Keeps an address, the same one once; the first becomes the usual one. Returns its id; null: the book is full. */
export function keepAddress(tx: Writer, userId: string, address: Address): string | null {
  const kept = addressesOf(userId, tx);
  const same = kept.find((each) => isSame(each, address));
  if (same) return same.id;
  if (kept.length >= mostAddresses) return null;
  const now = Date.now();
  const id = newId(now);
  tx.insert(addresses)
    .values({ ...address, id, userId, isUsual: false, createdAt: now, updatedAt: now })
    .run();
  if (kept.length === 0) markUsual(tx, userId, id);
  return id;
}

/** `keepAddress` by itself. */
export async function addAddress(userId: string, address: Address): Promise<string | null> {
  return write((tx) => keepAddress(tx, userId, address));
}

/** Changes one of the user's addresses; false: there is none with this id. */
export async function changeAddress(userId: string, id: string, to: Address): Promise<boolean> {
  return write((tx) => {
    const [changed] = tx
      .update(addresses)
      .set({ ...to, updatedAt: Date.now() })
      .where(ownAddress(userId, id))
      .returning({ isUsual: addresses.isUsual })
      .all();
    if (changed?.isUsual) setLine(tx, userId, onOneLine(to));
    return changed !== undefined;
  });
}

/** Makes one of the user's addresses the usual one; false: there is none with this id. */
export async function makeUsual(userId: string, id: string): Promise<boolean> {
  return write((tx) => markUsual(tx, userId, id));
}

/** Deletes one of the user's addresses; after the usual one the newest takes its place. False: there is none with this id. */
export async function deleteAddress(userId: string, id: string): Promise<boolean> {
  return write((tx) => {
    const [deleted] = tx.delete(addresses).where(ownAddress(userId, id)).returning().all();
    if (!deleted) return false;
    if (deleted.isUsual) {
      const [next] = addressesOf(userId, tx);
      if (next) markUsual(tx, userId, next.id);
      else setLine(tx, userId, "");
    }
    return true;
  });
}

/** After an edit of the account's one line: no address is the usual one any more unless it says the same. */
export function unmarkUsual(tx: Writer, userId: string, line: string): void {
  const usual = addressesOf(userId, tx).find(({ isUsual }) => isUsual);
  if (!usual || onOneLine(usual) === line) return;
  tx.update(addresses).set({ isUsual: false }).where(ownAddress(userId, usual.id)).run();
}

function markUsual(tx: Writer, userId: string, id: string): boolean {
  const address = addressesOf(userId, tx).find((each) => each.id === id);
  if (!address) return false;
  // The one before goes first: there is never more than one.
  tx.update(addresses)
    .set({ isUsual: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isUsual, true)))
    .run();
  tx.update(addresses).set({ isUsual: true }).where(ownAddress(userId, id)).run();
  setLine(tx, userId, onOneLine(address));
  return true;
}

function setLine(tx: Writer, userId: string, address: string): void {
  tx.update(users).set({ address, updatedAt: Date.now() }).where(eq(users.id, userId)).run();
}

const ownAddress = (userId: string, id: string) =>
  and(eq(addresses.userId, userId), eq(addresses.id, id));

function isSame(one: Address, other: Address): boolean {
  const parts = ["name", "phone", "line", "area", "city", "state", "pin", "gstin", "firm"] as const;
  return parts.every((part) => one[part] === other[part]);
}
