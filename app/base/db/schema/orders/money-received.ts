import { eq, sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  sqliteTable,
  sqliteView,
  text,
  unionAll,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { type MoneyRowWay, moneyRowWays } from "~/base/db/money-ways";
import { createdAt, id, oneOf, paise, timestamp } from "../columns";
import { isPaid } from "./order-states";
import { khatas } from "./khatas";
import { orders } from "./orders";
import { payments } from "./payments";
import { refunds } from "./refunds";

/**
 * Money that came otherwise than by one payment through the provider, one row for each amount: by hand, or as the advance of an order
 * that was paid online; for an order, or on a buyer's account where it is for no order. Below zero it went: a row that takes back a wrong one, money given back before the order was paid, credit that was used. Rows
 * never change and are never deleted. Triggers see to that, that one reference belongs to one receipt, and that no more goes than came.
 */
export const moneyReceived = sqliteTable(
  "money_received",
  {
    id: id(),
    /** The same for everything that one transfer or one handful of cash paid. */
    receiptId: text("receipt_id").notNull(),
    /** Null: it belongs to no order, and is credit of `khataId`. */
    orderId: text("order_id").references(() => orders.id, { onDelete: "restrict" }),
    khataId: text("khata_id").references(() => khatas.id, { onDelete: "restrict" }),
    amountPaise: paise("amount_paise").notNull(),
    /** Null: nobody said. */
    way: text("way", { enum: moneyRowWays }),
    /** The bank's number of a transfer or the UTR of a UPI payment, as the admin saw it. */
    reference: text("reference"),
    /** How it came, or why it went, in the admin's words. */
    note: text("note").notNull().default(""),
    cameAt: timestamp("came_at").notNull(),
    /** The admin's id, or `shop`. */
    notedBy: text("noted_by").notNull(),
    /** The row that this one takes back, all of it. */
    takesBack: text("takes_back").references((): AnySQLiteColumn => moneyReceived.id),
    /** The provider's payment that paid this part of the order, all of it: its `way` is null. */
    paymentId: text("payment_id").references(() => payments.id),
    /** The refund that gave back such a part before the order was paid; also of the row that takes this back, as it failed. */
    refundId: text("refund_id").references(() => refunds.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("money_received_order").on(table.orderId, table.cameAt),
    index("money_received_khata")
      .on(table.khataId, table.cameAt)
      .where(sql`${table.khataId} is not null`),
    // One receipt may pay thousands of orders.
    index("money_received_receipt").on(table.receiptId, table.orderId),
    // For the money of a day.
    index("money_received_came").on(table.cameAt),
    index("money_received_reference")
      .on(table.reference, table.receiptId)
      .where(sql`${table.reference} is not null`),
    uniqueIndex("money_received_taken_back")
      .on(table.takesBack)
      .where(sql`${table.takesBack} is not null`),
    uniqueIndex("money_received_payment")
      .on(table.paymentId)
      .where(sql`${table.paymentId} is not null`),
    // An order has one advance.
    uniqueIndex("money_received_advance")
      .on(table.orderId)
      .where(sql`${table.paymentId} is not null`),
    index("money_received_refund")
      .on(table.refundId)
      .where(sql`${table.refundId} is not null`),
    check("money_received_amount", sql`${table.amountPaise} <> 0`),
    check("money_received_for", sql`(${table.orderId} is null) <> (${table.khataId} is null)`),
    check("money_received_way", sql`${table.way} in (${oneOf(moneyRowWays)})`),
    check("money_received_online", sql`(payment_id is null and refund_id is null) or way is null`),
  ],
);

/**
 * All money that came for orders or on account: the provider's payments that pay the whole of an order, dated when it became paid, and
 * what came in parts or by hand. The one place to ask what came. `credit` is money that came before. `fee` holds `tax`; null: the provider has not said so.
 */
export const moneyCame = sqliteView("money_came").as((query) =>
  unionAll(
    query
      .select({
        orderId: sql<string | null>`${orders.id}`.as("order_id"),
        khataId: sql<string | null>`null`.as("khata_id"),
        amountPaise: payments.amountPaise,
        way: sql<"online" | MoneyRowWay | null>`'online'`.as("way"),
        reference: sql<string | null>`${payments.id}`.as("reference"),
        cameAt: sql<number>`${orders.paidAt}`.as("came_at"),
        feePaise: payments.feePaise,
        taxPaise: payments.taxPaise,
      })
      .from(orders)
      .innerJoin(payments, eq(payments.paidOrderId, orders.id))
      // For the index of what was paid on a day.
      .where(isPaid),
    query
      .select({
        orderId: sql<string | null>`${moneyReceived.orderId}`.as("order_id"),
        khataId: sql<string | null>`${moneyReceived.khataId}`.as("khata_id"),
        amountPaise: moneyReceived.amountPaise,
        way: sql<
          "online" | MoneyRowWay | null
        >`case when ${moneyReceived.paymentId} is null and ${moneyReceived.refundId} is null then ${moneyReceived.way} else 'online' end`.as(
          "way",
        ),
        reference: sql<string | null>`${moneyReceived.reference}`.as("reference"),
        cameAt: sql<number>`${moneyReceived.cameAt}`.as("came_at"),
        feePaise: sql<number | null>`${payments.feePaise}`.as("fee_paise"),
        taxPaise: sql<number | null>`${payments.taxPaise}`.as("tax_paise"),
      })
      .from(moneyReceived)
      .leftJoin(payments, eq(payments.id, moneyReceived.paymentId)),
  ),
);
