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
import { mostPacksPerLine } from "~/base/db/packs";
import {
  returnGoods,
  returnOutcomes,
  returnReasons,
  returnStates,
  returnWishes,
  wayBackPayers,
} from "~/base/db/statuses";
import { createdAt, id, oneOf, timestamp, updatedAt } from "../columns";
import { orders } from "./orders";
import { refunds } from "./refunds";

/** Returns that wait for the shop or for the goods. A literal, as in `orders.ts`. */
export const isOpenReturn = sql.raw("state in ('asked', 'accepted', 'received')");

/**
 * Returns that buyers ask for. Triggers hold that no step is left out, and that no more packs are asked for than the buyer has and that
 * are not refunded (migration "returns_asked").
 */
export const returnRequests = sqliteTable(
  "return_requests",
  {
    /** Of the buyer's form: sent twice, it asks once. */
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Shown to people: the order's number and how many were asked for before. */
    number: text("number").notNull(),
    state: text("state", { enum: returnStates }).notNull().default("asked"),
    reason: text("reason", { enum: returnReasons }).notNull(),
    /** The buyer's. */
    words: text("words").notNull().default(""),
    wish: text("wish", { enum: returnWishes }).notNull(),
    /** Where money that is given back by hand goes, as the buyer says: a UPI id or an account. */
    payTo: text("pay_to").notNull().default(""),
    /** As the terms said when it was asked for. */
    wayBack: text("way_back", { enum: wayBackPayers }).notNull().default("shop"),
    /** Null until it is accepted. */
    goods: text("goods", { enum: returnGoods }),
    /** The shop's words to the buyer. */
    answer: text("answer").notNull().default(""),
    /** Until when the shop owes the next step; null: it owes none. */
    dueAt: timestamp("due_at"),
    decidedAt: timestamp("decided_at"),
    receivedAt: timestamp("received_at"),
    settledAt: timestamp("settled_at"),
    outcome: text("outcome", { enum: returnOutcomes }),
    refundId: text("refund_id").references(() => refunds.id, { onDelete: "restrict" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("return_requests_number").on(table.number),
    index("return_requests_order").on(table.orderId, table.createdAt),
    index("return_requests_newest").on(table.createdAt, table.id),
    index("return_requests_open").on(table.dueAt, table.state).where(isOpenReturn),
    index("return_requests_refund")
      .on(table.refundId)
      .where(sql`refund_id is not null`),
    check("return_requests_state", sql`${table.state} in (${oneOf(returnStates)})`),
    check("return_requests_reason", sql`${table.reason} in (${oneOf(returnReasons)})`),
    check("return_requests_wish", sql`${table.wish} in (${oneOf(returnWishes)})`),
    check("return_requests_way_back", sql`${table.wayBack} in (${oneOf(wayBackPayers)})`),
    check("return_requests_goods", sql`${table.goods} in (${oneOf(returnGoods)})`),
    check("return_requests_outcome", sql`${table.outcome} in (${oneOf(returnOutcomes)})`),
    check(
      "return_requests_accepted",
      sql`${table.state} not in ('accepted', 'received', 'settled') or ${table.goods} is not null`,
    ),
    check(
      "return_requests_settled",
      sql`(${table.state} = 'settled') = (${table.outcome} is not null) and (${table.refundId} is null or ${table.outcome} = 'money')`,
    ),
  ],
);

/** Packs of a return, by the position of their order line. */
export const returnRequestLines = sqliteTable(
  "return_request_lines",
  {
    requestId: text("request_id")
      .notNull()
      .references(() => returnRequests.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    quantity: integer("quantity").notNull(),
    /** Of these; null: not decided yet. */
    accepted: integer("accepted"),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.position] }),
    check(
      "return_request_lines_quantity",
      sql`${table.quantity} between 1 and ${sql.raw(String(mostPacksPerLine))}`,
    ),
    check("return_request_lines_accepted", sql`${table.accepted} between 0 and ${table.quantity}`),
  ],
);

/** What the buyer photographed. Private: `goods/photos/private-photo.server.ts`. */
export const returnPhotos = sqliteTable(
  "return_photos",
  {
    id: id(),
    requestId: text("request_id")
      .notNull()
      .references(() => returnRequests.id, { onDelete: "cascade" }),
    /** From 0. */
    position: integer("position").notNull(),
    /** Names its folder among the uploads. */
    file: text("file").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("return_photos_position").on(table.requestId, table.position),
    uniqueIndex("return_photos_file").on(table.file),
    check("return_photos_position", sql`${table.position} between 0 and 3`),
  ],
);
