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
import { deliveryWays } from "../statuses";
import { users } from "./accounts";
import { createdAt, id, oneOf, paise, timestamp, updatedAt } from "./columns";
import { orders } from "./orders/orders";
import { priceLists } from "./prices";
import { enquiries } from "./site";

/** Customers who asked for, or have, prices of their own. */
export const tradeAccounts = sqliteTable(
  "trade_accounts",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    firm: text("firm").notNull(),
    gstin: text("gstin"),
    /** Null: everybody's prices. */
    priceListId: text("price_list_id").references(() => priceLists.id, { onDelete: "set null" }),
    mayPayLater: integer("may_pay_later", { mode: "boolean" }).notNull().default(false),
    /** The admin's id; null: nobody approved it. Until then there is neither a list nor paying later. */
    approvedBy: text("approved_by"),
    approvedAt: timestamp("approved_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("trade_accounts_list").on(table.priceListId),
    index("trade_accounts_asking")
      .on(table.createdAt)
      .where(sql`approved_at is null`),
    check(
      "trade_accounts_approved",
      sql`(${table.approvedAt} is null) = (${table.approvedBy} is null) and (${table.approvedAt} is not null or (${table.priceListId} is null and ${table.mayPayLater} = 0))`,
    ),
  ],
);

/** An offer to one customer, to be accepted by its link until a time; it becomes one order, once. */
export const quotes = sqliteTable(
  "quotes",
  {
    id: id(),
    serial: integer("serial").notNull(),
    number: text("number").notNull(),
    /** Unguessable: anybody with the link may accept. */
    token: text("token").notNull(),
    enquiryId: text("enquiry_id").references(() => enquiries.id, { onDelete: "set null" }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    /** Empty: none is known. */
    email: text("email").notNull(),
    firm: text("firm"),
    gstin: text("gstin"),
    shipLine: text("ship_line"),
    shipArea: text("ship_area"),
    shipCity: text("ship_city"),
    /** The state's two-digit GST code. */
    shipState: text("ship_state"),
    shipPin: text("ship_pin"),
    deliveryWay: text("delivery_way", { enum: deliveryWays }).notNull(),
    deliveryPaise: paise("delivery_paise").notNull().default(0),
    /** What can be paid online when it is accepted, the rest on delivery; null: all of it is paid at once. */
    advancePaise: paise("advance_paise"),
    /** For the customer. */
    note: text("note").notNull().default(""),
    validUntil: timestamp("valid_until").notNull(),
    sentAt: timestamp("sent_at"),
    withdrawnAt: timestamp("withdrawn_at"),
    /** The order that it became. */
    orderId: text("order_id").references(() => orders.id, { onDelete: "restrict" }),
    /** The admin who made it. */
    actorId: text("actor_id").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("quotes_serial").on(table.serial),
    uniqueIndex("quotes_number").on(table.number),
    uniqueIndex("quotes_token").on(table.token),
    uniqueIndex("quotes_order").on(table.orderId),
    index("quotes_newest").on(table.createdAt),
    index("quotes_enquiry").on(table.enquiryId),
    index("quotes_user").on(table.userId, table.createdAt),
    index("quotes_email").on(table.email),
    index("quotes_phone").on(table.phone),
    check("quotes_delivery", sql`${table.deliveryPaise} >= 0`),
    check("quotes_advance", sql`advance_paise is null or advance_paise >= 100`),
    check("quotes_delivery_way", sql`${table.deliveryWay} in (${oneOf(deliveryWays)})`),
    check("quotes_end", sql`${table.orderId} is null or ${table.withdrawnAt} is null`),
  ],
);

export const quoteLines = sqliteTable(
  "quote_lines",
  {
    quoteId: text("quote_id")
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    /** Not a foreign key: the product may be deleted meanwhile. */
    productId: text("product_id").notNull(),
    name: text("name").notNull(),
    quantity: integer("quantity").notNull(),
    unitPricePaise: paise("unit_price_paise").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.position] }),
    index("quote_lines_product").on(table.productId),
    check(
      "quote_lines_quantity",
      sql`${table.quantity} between 1 and ${sql.raw(String(mostPacksPerLine))}`,
    ),
    check("quote_lines_price", sql`${table.unitPricePaise} > 0`),
  ],
);
