import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { crops, millAccounts, millEntryKinds, placeKinds } from "../../mill";
import { batches } from "../stock";
import { createdAt, id, isDay, oneOf, paise, timestamp } from "../columns";

/**
 * The mill book: every gram of seed, oil, cake and foots that came, went or became something else. An entry's moves add up to nothing
 * (a trigger refuses another one), so what is in the mill is what came less what went. Weights are whole grams; litres are only shown.
 */

/** A tank, a lot of seed, the heap of cake or the drum of foots of a crop. */
export const millPlaces = sqliteTable(
  "mill_places",
  {
    id: id(),
    kind: text("kind", { enum: placeKinds }).notNull(),
    crop: text("crop", { enum: crops }).notNull(),
    /** A tank's as the mill calls it, a lot's number `S-26-11-1`. */
    name: text("name").notNull(),
    /** What is in it, the sum of its moves (a trigger's doing). */
    grams: integer("grams").notNull().default(0),
    /** Grams per litre of what a tank holds, for what is typed or shown in litres. */
    densityGPerL: integer("density_g_per_l").notNull().default(910),
    /** A tank that is used no more. */
    closedAt: timestamp("closed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("mill_places_name").on(table.kind, sql`${table.name} collate nocase`),
    index("mill_places_filled")
      .on(table.kind, table.createdAt, table.id)
      .where(sql`grams > 0`),
    check("mill_places_kind", sql`${table.kind} in (${oneOf(placeKinds)})`),
    check("mill_places_crop", sql`${table.crop} in (${oneOf(crops)})`),
    check("mill_places_name_given", sql`trim(${table.name}) <> ''`),
    check("mill_places_grams", sql`${table.grams} >= 0`),
    check("mill_places_density", sql`${table.densityGPerL} between 800 and 1000`),
  ],
);

/** What was noted, by whom. Append-only by triggers: one noted by mistake gets a counter-entry (`undo`). */
export const millEntries = sqliteTable(
  "mill_entries",
  {
    id: id(),
    kind: text("kind", { enum: millEntryKinds }).notNull(),
    /** Indian time: `2026-11-30`. */
    day: text("day").notNull(),
    /** A seed supplier, a buyer or seller of loose oil or cake, or who pressed; "": not said. */
    who: text("who").notNull().default(""),
    /** Of seed, in tenths of a percent; null: not measured. */
    moisture: integer("moisture"),
    /** How long a pressing took. */
    minutes: integer("minutes"),
    /** What an amount of oil was typed in, for the next form. */
    unit: text("unit", { enum: ["kg", "l"] }),
    /** The pack that was filled, how many, and the batch they are. The product may be deleted since. */
    productId: text("product_id"),
    packs: integer("packs"),
    batchId: text("batch_id").references(() => batches.id, { onDelete: "restrict" }),
    why: text("why").notNull().default(""),
    /** The entry that this one undoes. */
    undoes: text("undoes").references((): AnySQLiteColumn => millEntries.id, {
      onDelete: "restrict",
    }),
    /** A user's id. */
    actor: text("actor").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("mill_entries_undoes")
      .on(table.undoes)
      .where(sql`undoes is not null`),
    index("mill_entries_day").on(table.day, table.createdAt, table.id),
    index("mill_entries_newest").on(table.createdAt, table.id),
    index("mill_entries_kind").on(table.kind, table.createdAt, table.id),
    index("mill_entries_batch")
      .on(table.batchId)
      .where(sql`batch_id is not null`),
    check("mill_entries_kind", sql`${table.kind} in (${oneOf(millEntryKinds)})`),
    check("mill_entries_day", isDay(table.day)),
    check("mill_entries_moisture", sql`${table.moisture} between 0 and 1000`),
    check("mill_entries_minutes", sql`${table.minutes} > 0`),
    check("mill_entries_undoes_one", sql`(${table.kind} = 'undo') = (${table.undoes} is not null)`),
    check(
      "mill_entries_packs",
      sql`(${table.kind} = 'fill') = (${table.packs} is not null) and (${table.packs} > 0 or ${table.packs} is null)`,
    ),
  ],
);

/** Grams of an entry: above zero they came to the place or account, below they went. */
export const millMoves = sqliteTable(
  "mill_moves",
  {
    id: id(),
    entryId: text("entry_id")
      .notNull()
      .references(() => millEntries.id, { onDelete: "restrict" }),
    account: text("account", { enum: millAccounts }).notNull(),
    /** Null: outside of the mill. */
    placeId: text("place_id").references(() => millPlaces.id, { onDelete: "restrict" }),
    /** What was moved, by the place that it is in or would be. */
    stuff: text("stuff", { enum: placeKinds }).notNull(),
    crop: text("crop", { enum: crops }).notNull(),
    grams: integer("grams").notNull(),
  },
  (table) => [
    index("mill_moves_entry").on(table.entryId, table.id),
    index("mill_moves_place")
      .on(table.placeId, table.entryId, table.grams)
      .where(sql`place_id is not null`),
    check("mill_moves_account", sql`${table.account} in (${oneOf(millAccounts)})`),
    check("mill_moves_place", sql`(${table.account} = 'store') = (${table.placeId} is not null)`),
    check("mill_moves_stuff", sql`${table.stuff} in (${oneOf(placeKinds)})`),
    check("mill_moves_crop", sql`${table.crop} in (${oneOf(crops)})`),
    check("mill_moves_grams", sql`${table.grams} <> 0`),
  ],
);

/** What the owner paid for seed or loose oil, or got for oil and cake: of one entry. The bill may come later. */
export const millBills = sqliteTable(
  "mill_bills",
  {
    entryId: text("entry_id")
      .primaryKey()
      .references(() => millEntries.id, { onDelete: "restrict" }),
    /** Without the market's fee, and without tax that comes back. */
    amountPaise: paise("amount_paise").notNull(),
    feePaise: paise("fee_paise").notNull().default(0),
    billNumber: text("bill_number").notNull().default(""),
    updatedAt: timestamp("updated_at").notNull(),
  },
  (table) => [
    check("mill_bills_amount", sql`${table.amountPaise} >= 0 and ${table.feePaise} >= 0`),
  ],
);
