import { sql } from "drizzle-orm";
import { check, index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { recallNews, recallStates, toldWays } from "../../recalls";
import { createdAt, id, oneOf, updatedAt } from "../columns";
import { orders } from "../orders/orders";
import { batches } from "../stock";

/**
 * A batch that is taken back from those who have it (FSS (Food Recall Procedure) Regulations 2017). From its first step on none of its
 * packs may be sold (`batches.is_recalled`, a trigger's doing); that ends only where it is called off. After that the batch can be
 * recalled again, which is another recall.
 */
export const recalls = sqliteTable(
  "recalls",
  {
    /** Of a recall from before a batch could have several: the id of its batch. */
    id: id(),
    batchId: text("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "restrict" }),
    /** The step it has come to. Triggers let it only go on. */
    state: text("state", { enum: recallStates }).notNull().default("started"),
    /** Why, and what it can cause, as buyers read it: in English, and in Gujarati and Hindi where the owner wrote it. */
    why: text("why").notNull(),
    whyGu: text("why_gu").notNull().default(""),
    whyHi: text("why_hi").notNull().default(""),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("recalls_newest").on(table.createdAt, table.id),
    index("recalls_of_batch").on(table.batchId, table.createdAt, table.id),
    /** The others of a batch were called off. */
    uniqueIndex("recalls_standing")
      .on(table.batchId)
      .where(sql`state <> 'called off'`),
    check("recalls_state", sql`${table.state} in (${oneOf(recallStates)})`),
    check("recalls_why", sql`trim(${table.why}) <> ''`),
  ],
);

/** Each step of a recall: who noted it, and when. Only added, by triggers. */
export const recallSteps = sqliteTable(
  "recall_steps",
  {
    id: id(),
    recallId: text("recall_id")
      .notNull()
      .references(() => recalls.id, { onDelete: "restrict" }),
    state: text("state", { enum: recallStates }).notNull(),
    /** A user's id. */
    actor: text("actor").notNull(),
    /** What the owner noted with it: the authority's number, what became of the packs. */
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("recall_steps_of").on(table.recallId, table.createdAt, table.id),
    check("recall_steps_state", sql`${table.state} in (${oneOf(recallStates)})`),
  ],
);

/**
 * Which orders' buyers were told of a recall, and that it was called off, each once. Only added, by triggers. Nothing of the buyer stands here: that is
 * with the order, and goes with it.
 */
export const recallTold = sqliteTable(
  "recall_told",
  {
    recallId: text("recall_id")
      .notNull()
      .references(() => recalls.id, { onDelete: "restrict" }),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    /** What they were told. */
    news: text("news", { enum: recallNews }).notNull(),
    way: text("way", { enum: toldWays }).notNull(),
    /** A user's id. */
    actor: text("actor").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.recallId, table.orderId, table.news] }),
    index("recall_told_order").on(table.orderId),
    check("recall_told_news", sql`${table.news} in (${oneOf(recallNews)})`),
    check("recall_told_way", sql`${table.way} in (${oneOf(toldWays)})`),
  ],
);
