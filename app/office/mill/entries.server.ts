import { asc, between, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { db, type Reader } from "~/base/db/connection.server";
import type { Crop, MillAccount, MillEntryKind, PlaceKind } from "~/base/db/mill";
import {
  archivedProducts,
  batches,
  millBills,
  millEntries,
  millMoves,
  millPlaces,
  products,
  users,
} from "~/base/db/schema";
import { defaultDensity } from "~/base/lib/pack-figures";
import { sizeColumns } from "~/goods/catalogue/pack-columns.server";
import { productWords } from "~/goods/stock/batches/batch-words";
import { groupedBy } from "~/base/lib/grouped-by";

/** A move of an entry, with the name of its place; "": outside of the mill. */
export type EntryMove = {
  account: MillAccount;
  stuff: PlaceKind;
  crop: Crop;
  grams: number;
  place: string;
  densityGPerL: number;
};

/** An entry as lists show it. */
export type Entry = {
  id: string;
  kind: MillEntryKind;
  day: string;
  who: string;
  moisture: number | null;
  minutes: number | null;
  packs: number | null;
  why: string;
  createdAt: number;
  /** Who noted it; null: a user who is gone. */
  by: string | null;
  product: string;
  batch: string | null;
  /** What it undoes, and whether it is undone itself. */
  undoes: { kind: MillEntryKind; day: string } | null;
  isUndone: boolean;
  moves: EntryMove[];
  /** What was paid or got, in paise; null: not said, or not for this reader. */
  bill: { amountPaise: number; feePaise: number; billNumber: string } | null;
};

const undone = alias(millEntries, "undone");

const rows = (seesMoney: boolean, from: Reader = db) =>
  from
    .select({
      id: millEntries.id,
      kind: millEntries.kind,
      day: millEntries.day,
      who: millEntries.who,
      moisture: millEntries.moisture,
      minutes: millEntries.minutes,
      packs: millEntries.packs,
      why: millEntries.why,
      createdAt: millEntries.createdAt,
      by: users.name,
      product: sql<string>`coalesce(${products.name}, ${archivedProducts.name}, '')`,
      size: sizeColumns,
      batch: batches.number,
      undoneKind: undone.kind,
      undoneDay: undone.day,
      isUndone:
        sql<boolean>`exists (select 1 from mill_entries u where u.undoes = ${millEntries.id})`.mapWith(
          Boolean,
        ),
      ...(seesMoney && {
        amountPaise: millBills.amountPaise,
        feePaise: millBills.feePaise,
        billNumber: millBills.billNumber,
      }),
    })
    .from(millEntries)
    .leftJoin(users, eq(users.id, millEntries.actor))
    .leftJoin(products, eq(products.id, millEntries.productId))
    .leftJoin(archivedProducts, eq(archivedProducts.id, millEntries.productId))
    .leftJoin(batches, eq(batches.id, millEntries.batchId))
    .leftJoin(undone, eq(undone.id, millEntries.undoes))
    .leftJoin(millBills, eq(millBills.entryId, millEntries.id));

type Row = ReturnType<ReturnType<typeof rows>["all"]>[number];

/** The newest entries, as they were noted. `seesMoney`: with what was paid. */
export const newestEntries = (most: number, seesMoney: boolean): Entry[] =>
  withMoves(
    rows(seesMoney).orderBy(desc(millEntries.createdAt), desc(millEntries.id)).limit(most).all(),
  );

/** The entries from one day to another (`2026-11-30`), by day, the oldest first. */
export const entriesIn = (from: string, to: string, seesMoney: boolean): Entry[] =>
  withMoves(
    rows(seesMoney)
      .where(between(millEntries.day, from, to))
      .orderBy(asc(millEntries.day), asc(millEntries.createdAt), asc(millEntries.id))
      .all(),
  );

/** The entry with this id; undefined: there is none. */
export const entryOf = (id: string, seesMoney: boolean, from: Reader = db): Entry | undefined =>
  withMoves(rows(seesMoney, from).where(eq(millEntries.id, id)).all())[0];

/** What the newest entry of each kind was about, to be offered by the next form. */
export function lastOf(kind: MillEntryKind) {
  const entry = db
    .select({
      id: millEntries.id,
      who: millEntries.who,
      unit: millEntries.unit,
      productId: millEntries.productId,
    })
    .from(millEntries)
    .where(eq(millEntries.kind, kind))
    .orderBy(desc(millEntries.createdAt), desc(millEntries.id))
    .limit(1)
    .get();
  if (!entry) return { who: "", unit: null, productId: null, places: [] };
  const moves = db
    .select({
      id: millPlaces.id,
      kind: millPlaces.kind,
      crop: millPlaces.crop,
      grams: millMoves.grams,
    })
    .from(millMoves)
    .innerJoin(millPlaces, eq(millPlaces.id, millMoves.placeId))
    .where(eq(millMoves.entryId, entry.id))
    .orderBy(asc(millMoves.id))
    .all();
  return { ...entry, places: moves };
}

function withMoves(found: Row[]): Entry[] {
  const ids = found.map(({ id }) => id);
  const moves = groupedBy(
    db
      .select({
        entryId: millMoves.entryId,
        account: millMoves.account,
        stuff: millMoves.stuff,
        crop: millMoves.crop,
        grams: millMoves.grams,
        place: sql<string>`coalesce(${millPlaces.name}, '')`,
        densityGPerL: sql<number>`coalesce(${millPlaces.densityGPerL}, ${defaultDensity})`,
      })
      .from(millMoves)
      .leftJoin(millPlaces, eq(millPlaces.id, millMoves.placeId))
      .where(inArray(millMoves.entryId, sql`(select value from json_each(${JSON.stringify(ids)}))`))
      .orderBy(asc(millMoves.id))
      .all(),
    ({ entryId }) => entryId,
  );
  return found.map((row) => entry(row, moves.get(row.id) ?? []));
}

function entry(
  { undoneKind, undoneDay, amountPaise, feePaise, billNumber, size, ...row }: Row,
  moves: EntryMove[],
): Entry {
  return {
    ...row,
    product: row.packs === null ? "" : productWords({ product: row.product, size }),
    moves: moves.map(({ account, stuff, crop, grams, place, densityGPerL }) => ({
      account,
      stuff,
      crop,
      grams,
      place,
      densityGPerL,
    })),
    undoes: undoneKind && undoneDay ? { kind: undoneKind, day: undoneDay } : null,
    bill:
      typeof amountPaise === "number"
        ? { amountPaise, feePaise: feePaise ?? 0, billNumber: billNumber ?? "" }
        : null,
  };
}
