import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { carriers } from "../statuses";
import { createdAt, id, oneOf, paise, updatedAt } from "./columns";

/** Where the shop delivers, with what, for how much and how fast. Prices of weights are in `delivery_rates`. */
export const deliveryZones = sqliteTable(
  "delivery_zones",
  {
    id: id(),
    name: text("name").notNull(),
    carrier: text("carrier", { enum: carriers }).notNull().default("courier"),
    /** The town that all its PINs are in: proposed at checkout. Of the own van's zones alone; null: none. */
    town: text("town"),
    position: integer("position").notNull().default(0),
    /** Offered from this weight on (grams): a transporter takes heavy goods only. */
    fromG: integer("from_g").notNull().default(0),
    /** For each started kilogram above the heaviest step; null: nothing heavier is taken. */
    extraKgPaise: paise("extra_kg_paise"),
    /** Free for goods of this value; null: never. */
    freeFromPaise: paise("free_from_paise"),
    /** Business days after dispatch. */
    daysMin: integer("days_min").notNull(),
    daysMax: integer("days_max").notNull(),
    isOffered: integer("is_offered", { mode: "boolean" }).notNull().default(true),
    /** Whether orders of this zone can be paid on delivery. */
    paysOnDelivery: integer("pays_on_delivery", { mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("delivery_zones_name").on(sql`${table.name} collate nocase`),
    check("delivery_zones_carrier", sql`${table.carrier} in (${oneOf(carriers)})`),
    check("delivery_zones_town", sql`${table.town} is null or ${table.carrier} = 'van'`),
    check("delivery_zones_days", sql`${table.daysMin} between 0 and ${table.daysMax}`),
    check(
      "delivery_zones_amounts",
      sql`${table.fromG} >= 0 and coalesce(${table.extraKgPaise}, 0) >= 0 and coalesce(${table.freeFromPaise}, 0) >= 0`,
    ),
  ],
);

/** The price of a parcel of up to so many grams. A transporter's zone has none: the buyer pays the freight there. */
export const deliveryRates = sqliteTable(
  "delivery_rates",
  {
    zoneId: text("zone_id")
      .notNull()
      .references(() => deliveryZones.id, { onDelete: "cascade" }),
    uptoG: integer("upto_g").notNull(),
    pricePaise: paise("price_paise").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.zoneId, table.uptoG] }),
    check("delivery_rates_values", sql`${table.uptoG} > 0 and ${table.pricePaise} >= 0`),
  ],
);

/** The PINs of a zone: whole ones, or how they begin; the longest match counts. `*` is every other PIN. */
export const deliveryPins = sqliteTable(
  "delivery_pins",
  {
    /** The zone's carrier: a PIN has at most one zone of each. */
    carrier: text("carrier", { enum: carriers }).notNull(),
    prefix: text("prefix").notNull(),
    zoneId: text("zone_id")
      .notNull()
      .references(() => deliveryZones.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.carrier, table.prefix] }),
    index("delivery_pins_zone").on(table.zoneId),
    check(
      "delivery_pins_prefix",
      sql`${table.prefix} = '*' or (${table.prefix} glob '[1-9]*' and ${table.prefix} not glob '*[^0-9]*' and length(${table.prefix}) <= 6)`,
    ),
  ],
);
