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
import { mostPacksPerLine } from "../packs";
import { products } from "./catalogue";
import { createdAt, id, paise, timestamp, updatedAt } from "./columns";

/** Every price and MRP that a product had, from when on. Triggers write it. */
export const priceHistory = sqliteTable(
  "price_history",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    pricePaise: paise("price_paise").notNull(),
    mrpPaise: paise("mrp_paise"),
    /** From when on (UTC ms); until the next row of the product. */
    at: timestamp("at").notNull(),
    /** The lowest price of the 30 days before, without those that were undone; null: the product is new. */
    lowestPaise: paise("lowest_paise"),
    /** Taken back before it was an offer to anybody (`leaveOutUndone`): no page speaks of it. */
    undone: integer("undone", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("price_history_product").on(table.productId, table.at, table.pricePaise, table.undone),
  ],
);

/** Prices that a job sets at a time, all or none. */
export const pricePlans = sqliteTable(
  "price_plans",
  {
    id: id(),
    /** When they count from (UTC ms). */
    runsAt: timestamp("runs_at").notNull(),
    note: text("note").notNull().default(""),
    /** Of how many packs: a line goes with its product, and a plan that lost one is not applied by halves. */
    packs: integer("packs").notNull().default(0),
    /** The admin who planned it: id, and name at that time. */
    actorId: text("actor_id").notNull(),
    actorName: text("actor_name").notNull(),
    appliedAt: timestamp("applied_at"),
    cancelledAt: timestamp("cancelled_at"),
    /** Why none of it could be applied, as a sentence; the plan then waits for a person. */
    problem: text("problem"),
    createdAt: createdAt(),
  },
  (table) => [
    index("price_plans_open")
      .on(table.runsAt)
      .where(sql`applied_at is null and cancelled_at is null`),
    index("price_plans_newest").on(table.createdAt),
    check("price_plans_end", sql`${table.appliedAt} is null or ${table.cancelledAt} is null`),
  ],
);

export const pricePlanLines = sqliteTable(
  "price_plan_lines",
  {
    planId: text("plan_id")
      .notNull()
      .references(() => pricePlans.id, { onDelete: "cascade" }),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The price when it was planned, and the one to come. */
    seenPaise: paise("seen_paise").notNull(),
    pricePaise: paise("price_paise").notNull(),
    /** The MRP to come with it; null: it stays. */
    mrpPaise: paise("mrp_paise"),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.productId] }),
    index("price_plan_lines_product").on(table.productId),
    check("price_plan_lines_price", sql`${table.pricePaise} between 1 and 100000000`),
  ],
);

/** Prices for customers that the owner approves: traders, caterers. */
export const priceLists = sqliteTable(
  "price_lists",
  {
    id: id(),
    name: text("name").notNull(),
    /** What its customers pay before orders on delivery are packed, as JSON (`AdvanceRule`); null: what everybody pays. */
    advance: text("advance"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("price_lists_name").on(sql`${table.name} collate nocase`),
    check("price_lists_name_given", sql`trim(${table.name}) <> ''`),
  ],
);

/** "From 5 tins ₹2,740 each": the price of one pack from a number of packs on. */
export const priceSteps = sqliteTable(
  "price_steps",
  {
    id: id(),
    /** Null: for everybody. */
    listId: text("list_id").references(() => priceLists.id, { onDelete: "cascade" }),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    fromPacks: integer("from_packs").notNull(),
    pricePaise: paise("price_paise").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("price_steps_open")
      .on(table.productId, table.fromPacks)
      .where(sql`list_id is null`),
    uniqueIndex("price_steps_of_list")
      .on(table.listId, table.productId, table.fromPacks)
      .where(sql`list_id is not null`),
    index("price_steps_product").on(table.productId),
    // From one pack on everybody pays the product's own price.
    check(
      "price_steps_packs",
      sql`${table.fromPacks} between case when ${table.listId} is null then 2 else 1 end and ${sql.raw(String(mostPacksPerLine))}`,
    ),
    check("price_steps_price", sql`${table.pricePaise} between 1 and 100000000`),
  ],
);

/** Prices of a list as they were before they were changed, so that they can be put back; kept for some weeks. */
export const priceStepChanges = sqliteTable(
  "price_step_changes",
  {
    id: id(),
    /** Null: for everybody. */
    listId: text("list_id").references(() => priceLists.id, { onDelete: "cascade" }),
    /** JSON: the packs that were changed (`StepChange`). */
    packs: text("packs").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("price_step_changes_old").on(table.createdAt),
    index("price_step_changes_list").on(table.listId),
    check("price_step_changes_packs", sql`json_type(${table.packs}) = 'array'`),
  ],
);
