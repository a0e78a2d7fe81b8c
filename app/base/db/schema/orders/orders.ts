import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  cancelReasons,
  deliveryWays,
  languages,
  orderSources,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from "~/base/db/statuses";
import { users } from "../accounts";
import { createdAt, id, oneOf, paise, timestamp, updatedAt } from "../columns";
import { coupons } from "../coupons";
import { orderBuyer } from "./order-buyer";
import { orderNotes } from "./order-notes";
import { orderPaid } from "./order-paid";
import {
  hasBuyer,
  isCancelledPaid,
  isDelivered,
  isGuestsUnpaid,
  isHolding,
  isListed,
  isOpen,
  isPaid,
  isSoldOutOrder,
  isToPack,
  isToSend,
  isUnpaidByHand,
  isWaitingForMoney,
  listColumns,
  mayBeWrittenOff,
  mayNeedEway,
  mobileDigits,
  townColumns,
} from "./order-states";

export const orders = sqliteTable(
  "orders",
  {
    id: id(),
    /** Sequence number of the order; `number` is derived from it. */
    serial: integer("serial").notNull(),
    /** Shown to people and sent to the provider as the receipt, which must be unique. */
    number: text("number").notNull(),
    /** Unguessable: anyone with the link may see this order's payment status. */
    token: text("token").notNull(),
    /** Null: a guest's order, until its account is proved. */
    userId: text("user_id").references(() => users.id, { onDelete: "restrict" }),
    cartId: text("cart_id").notNull(),
    cartRound: integer("cart_round").notNull(),
    /** Of lines, prices, address, delivery, fee, coupon and way to pay: placing the same twice finds the same order. */
    fingerprint: text("fingerprint").notNull(),
    source: text("source", { enum: orderSources }).notNull().default("shop"),
    /** The admin who wrote the order down; null: the buyer ordered. */
    placedBy: text("placed_by"),
    language: text("language", { enum: languages }).notNull().default("en"),
    /** The name of the customer's price list; null: everybody's prices. */
    priceList: text("price_list"),
    status: text("status", { enum: orderStatuses }).notNull().default("Not Process"),
    paymentStatus: text("payment_status", { enum: paymentStatuses }).notNull().default("unpaid"),
    /** The provider's reason code for the last failed payment attempt. */
    failureReason: text("failure_reason"),
    /** The lines before the discount. An imported or API order's goods are its total. */
    goodsPaise: paise("goods_paise").notNull(),
    deliveryPaise: paise("delivery_paise").notNull().default(0),
    /** Fee for payment on delivery. */
    feePaise: paise("fee_paise").notNull().default(0),
    discountPaise: paise("discount_paise").notNull().default(0),
    /** Goods + delivery + fee − discount. */
    totalPaise: paise("total_paise").notNull(),
    couponId: text("coupon_id").references(() => coupons.id, { onDelete: "set null" }),
    /** The code as it was when the order was placed. */
    couponCode: text("coupon_code"),
    ...orderBuyer,
    /** Null: not chosen (API, import). */
    deliveryWay: text("delivery_way", { enum: deliveryWays }),
    /** The zone's name when the order was placed. */
    deliveryZone: text("delivery_zone"),
    /** Chargeable weight of the parcel in grams. */
    weightG: integer("weight_g"),
    /** The promised days of arrival, `2026-11-25`, Indian time. */
    promisedFrom: text("promised_from"),
    promisedTo: text("promised_to"),
    /** For methods other than `online` the operator confirms the payment by hand. */
    paymentMethod: text("payment_method", { enum: paymentMethods }).notNull().default("online"),
    /** To be paid on delivery, and packed only once the buyer has confirmed it. */
    needsConfirmation: integer("needs_confirmation", { mode: "boolean" }).notNull().default(false),
    confirmedAt: timestamp("confirmed_at"),
    courier: text("courier"),
    trackingNumber: text("tracking_number"),
    packedAt: timestamp("packed_at"),
    shippedAt: timestamp("shipped_at"),
    deliveredAt: timestamp("delivered_at"),
    /** When the parcel came back. */
    returnedAt: timestamp("returned_at"),
    ...orderNotes,
    cancelReason: text("cancel_reason", { enum: cancelReasons }),
    /** Something of it was sold out when it was ordered. */
    soldOut: integer("sold_out", { mode: "boolean" }).notNull().default(false),
    ...orderPaid,
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("orders_serial").on(table.serial),
    uniqueIndex("orders_number").on(table.number),
    uniqueIndex("orders_token").on(table.token),
    uniqueIndex("orders_fingerprint").on(table.cartId, table.cartRound, table.fingerprint),
    uniqueIndex("orders_cart_paid_once").on(table.cartId, table.cartRound).where(isPaid),
    index("orders_user").on(table.userId, table.createdAt),
    index("orders_user_paid").on(table.userId, table.totalPaise).where(isPaid),
    // Each index ends with the columns of its condition: SQLite checks them again, and would otherwise read every order.
    index("orders_listed_newest")
      .on(table.createdAt, table.serial, table.paymentStatus, table.paymentMethod)
      .where(isListed),
    index("orders_listed_status")
      .on(table.status, table.createdAt, table.serial, table.paymentStatus, table.paymentMethod)
      .where(isListed),
    index("orders_listed_source")
      .on(table.source, ...listColumns(table))
      .where(isListed),
    index("orders_listed_buyer")
      .on(sql`${table.buyerName} collate nocase`, ...listColumns(table))
      .where(isListed),
    // Covers the dashboard's sums, so that they never read an order.
    index("orders_paid_sales")
      .on(table.createdAt, table.paymentStatus, table.totalPaise, table.id)
      .where(isPaid),
    index("orders_part_refunded")
      .on(table.createdAt)
      .where(sql`payment_status = 'part_refunded'`),
    index("orders_returned")
      .on(table.returnedAt)
      .where(sql`${table.returnedAt} is not null`),
    index("orders_open").on(table.updatedAt).where(isOpen),
    // For the orders of a mobile number: who ordered as a guest, and whose parcels came back.
    index("orders_phone").on(table.buyerPhone, table.createdAt),
    index("orders_towns")
      .on(...townColumns(table))
      .where(isPaid),
    // For a coupon that is for first orders only.
    index("orders_mobile").on(mobileDigits).where(isListed),
    index("orders_due").on(table.createdAt, table.serial).where(isUnpaidByHand),
    index("orders_to_pack").on(table.createdAt, table.serial).where(isToPack),
    index("orders_to_send").on(table.createdAt, table.serial).where(isToSend),
    index("orders_awaiting_money").on(table.createdAt, table.serial).where(isWaitingForMoney),
    index("orders_sold_out").on(table.createdAt, table.serial).where(isSoldOutOrder),
    // For the money of a day, which never reads an order.
    index("orders_paid_day")
      .on(table.paidAt, table.paymentMethod, table.paymentStatus, table.totalPaise, table.id)
      .where(isPaid),
    index("orders_listed_email")
      .on(sql`${table.buyerEmail} collate nocase`, ...listColumns(table))
      .where(isListed),
    // For the orders of a guest, and the one that names them in the list of customers.
    index("orders_guest")
      .on(table.customer, table.createdAt)
      .where(sql`user_id is null`),
    // For one person's data.
    index("orders_guest_email")
      .on(sql`lower(trim(${table.buyerEmail}))`)
      .where(sql`user_id is null`),
    index("orders_eway").on(table.createdAt).where(mayNeedEway),
    index("orders_send_with")
      .on(table.sendWith)
      .where(sql`send_with is not null`),
    index("orders_tracking")
      .on(table.trackingNumber)
      .where(sql`tracking_number is not null`),
    // For whom to ask for a review.
    index("orders_delivered").on(table.deliveredAt, table.id).where(isDelivered),
    index("orders_money_back").on(table.createdAt).where(isCancelledPaid),
    index("orders_holding").on(table.updatedAt).where(isHolding),
    // For the day on which the law lets go of a buyer (`people/privacy/retention/`).
    index("orders_with_buyer").on(table.createdAt).where(hasBuyer),
    index("orders_guests_unpaid").on(table.userId, table.updatedAt).where(isGuestsUnpaid),
    check("orders_status", sql`${table.status} in (${oneOf(orderStatuses)})`),
    check("orders_payment_status", sql`${table.paymentStatus} in (${oneOf(paymentStatuses)})`),
    check("orders_total", sql`${table.totalPaise} > 0`),
    check(
      "orders_sum",
      sql`${table.totalPaise} = ${table.goodsPaise} + ${table.deliveryPaise} + ${table.feePaise} - ${table.discountPaise}`,
    ),
    check(
      "orders_parts",
      sql`${table.deliveryPaise} >= 0 and ${table.feePaise} >= 0 and ${table.discountPaise} between 0 and ${table.goodsPaise}`,
    ),
    check("orders_source", sql`${table.source} in (${oneOf(orderSources)})`),
    check("orders_language", sql`${table.language} in (${oneOf(languages)})`),
    check("orders_delivery_way", sql`${table.deliveryWay} in (${oneOf(deliveryWays)})`),
    check("orders_cancel_reason", sql`${table.cancelReason} in (${oneOf(cancelReasons)})`),
    check("orders_paid_at", sql`not (${isPaid}) or ${table.paidAt} is not null`),
    check("orders_part_paid", sql`part_paid_at is null or not (${isPaid})`),
    check("orders_advance", sql`advance_paise is null or advance_paise >= 100`),
    check("orders_written_off", mayBeWrittenOff),
    check("orders_place_by_firm", sql`place_by_firm in (0, 1)`),
  ],
);
