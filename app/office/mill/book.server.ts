import { eq, inArray } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import type { MillAccount, Crop, PlaceKind } from "~/base/db/mill";
import { millEntries, millMoves, millPlaces } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { weight } from "~/base/lib/pack-size";
import type { Actor } from "~/upkeep/audit/record.server";
import { stuffOf } from "./words";

type Row = typeof millEntries.$inferInsert;

/** A tank, a lot, the cake or the foots of a crop. */
export type Place = typeof millPlaces.$inferSelect;

/** Grams that came (above zero) to a place or account, or went from it (below). */
export type Move = {
  account: MillAccount;
  placeId?: string | null;
  stuff: PlaceKind;
  crop: Crop;
  grams: number;
};

/** What is noted, without what the book itself knows. */
export type Noted = Omit<Row, "actor" | "createdAt" | "undoes"> & { undoes?: string };

/** Grams that come to a place of the mill, or go from it where below zero. */
export const within = ({ id, kind, crop }: Place, grams: number): Move => ({
  account: "store",
  placeId: id,
  stuff: kind,
  crop,
  grams,
});

/** Grams of what this place is for that come to an account outside of the mill, or from there where below zero. */
export const outside = (
  account: Exclude<MillAccount, "store">,
  { kind, crop }: Pick<Place, "kind" | "crop">,
  grams: number,
): Move => ({ account, stuff: kind, crop, grams });

/**
 * Writes an entry with its moves, which add up to nothing. A sentence: a place is closed or holds less than what goes out of it, and
 * nothing is written. `now`: UTC ms.
 */
export function noteEntry(
  tx: Writer,
  entry: Noted,
  moves: Move[],
  actor: Actor,
  now: number,
): string | null {
  const moved = moves.filter(({ grams }) => grams !== 0);
  const short = shortOf(tx, moved);
  if (short) return short;
  for (const move of moved)
    tx.insert(millMoves)
      .values({ ...move, id: newId(now), entryId: entry.id })
      .run();
  tx.insert(millEntries)
    .values({ ...entry, actor: actor.id, createdAt: now })
    .run();
  return null;
}

/** Whether this entry is in the book: of a form that was sent twice. */
export const isInBook = (tx: Writer, id: string): boolean =>
  tx.select({ id: millEntries.id }).from(millEntries).where(eq(millEntries.id, id)).get() !==
  undefined;

/** Why these moves cannot be, and what to do then: a place is closed, or holds too little; null: they can. */
export function shortOf(
  tx: Writer,
  moves: Move[],
  advice = "Weigh it and note that first.",
): string | null {
  const ids = moves.flatMap(({ placeId }) => placeId ?? []);
  if (ids.length === 0) return null;
  const places = tx.select().from(millPlaces).where(inArray(millPlaces.id, ids)).all();
  for (const place of places) {
    if (place.closedAt !== null) return `${place.name} is closed: open it again among the tanks.`;
    const change = moves
      .filter(({ placeId }) => placeId === place.id)
      .reduce((sum, { grams }) => sum + grams, 0);
    if (place.grams + change < 0)
      return `${place.name} holds ${weight(place.grams)} of ${stuffOf(place)} by the book, and ${weight(-change)} would go out. ${advice}`;
  }
  return null;
}
