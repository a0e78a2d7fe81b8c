import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";
import { supplyRules } from "../../movement-kinds";
import { timestamp } from "../columns";

/** Columns of a product: how many packs of it there are, and whether it can be bought. */
export const stockFacts = {
  /** Whether its packs are counted, and since when (a trigger's doing). The others are never sold out by number. */
  isCounted: integer("is_counted", { mode: "boolean" }).notNull().default(false),
  countedAt: timestamp("counted_at"),
  /** Packs on hand, the sum of its movements (a trigger's doing). Below zero: packs owed. */
  stock: integer("stock").notNull().default(0),
  /** Packs of it that are in batches too old to sell, or recalled (a trigger's doing). */
  agedStock: integer("aged_stock").notNull().default(0),
  /** At or below this number stock is low; null: nobody asked. */
  lowStock: integer("low_stock"),
  /** Packs that its parts on hand would make (a trigger's doing); 1,000,000: none of its parts is counted. */
  fromParts: integer("from_parts").notNull().default(0),
  /** By which rule a product that is made of others is taxed; null: it is not, or nobody said. */
  supplyRule: text("supply_rule", { enum: supplyRules }),
  isSoldOut: integer("is_sold_out", { mode: "boolean" }).generatedAlwaysAs(
    sql`sale = 'sold out' or (is_counted = 1 and stock - aged_stock <= 0 and from_parts <= 0)`,
    { mode: "virtual" },
  ),
  /** All packs on hand are in orders that are just being paid: set with a hold, taken back within a minute (`goods/stock/being-paid.server.ts`). */
  isBeingPaid: integer("is_being_paid", { mode: "boolean" }).notNull().default(false),
};
