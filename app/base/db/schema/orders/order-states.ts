import { sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";

// What state an order is in, for queries and the indexes they use. Literals instead of bound values: SQLite uses a partial index only
// when it can match the condition while planning.

export const isOpen = sql.raw("payment_status in ('unpaid', 'pending')");
export const isPaid = sql.raw("payment_status in ('paid', 'part_refunded', 'refunded')");

/** Orders shown in lists: paid, in review, or payable other than online. */
export const isListed = sql.raw(
  "(payment_status in ('paid', 'part_refunded', 'refunded', 'review') or (payment_status = 'pending' and payment_method <> 'online'))",
);

/** The last ten digits of the number that the parcel's recipient, or else the buyer, is called at. */
export const mobileDigits = sql.raw(
  "substr(replace(replace(replace(replace(replace(coalesce(ship_phone, buyer_phone), ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), -10)",
);

const phoneTyped =
  "replace(replace(replace(replace(replace(buyer_phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', '')";

/**
 * Who bought it, in the list of customers: the account; of a guest the mobile in its normal form (as `indianMobile` has it), else the
 * e-mail, else the order alone.
 */
export const customerOfOrder = sql.raw(
  [
    "case when user_id is not null then user_id",
    `when substr(${phoneTyped}, -10) glob '[6-9]${"[0-9]".repeat(9)}'`,
    `and substr(${phoneTyped}, 1, length(${phoneTyped}) - 10) in ('', '0', '91', '910', '+91', '+910', '0091', '00910')`,
    `then '+91' || substr(${phoneTyped}, -10)`,
    "when trim(buyer_email) <> '' then lower(trim(buyer_email)) else id end",
  ].join(" "),
);

/** Placed to be paid by hand, not paid yet, and not written off. */
export const isUnpaidByHand = sql.raw(
  "payment_status = 'pending' and payment_method <> 'online' and status <> 'cancel' and written_off_at is null",
);

/** What is paid or cancelled owes nothing that could be written off. */
export const mayBeWrittenOff = sql.raw(
  "written_off_at is null or (payment_status not in ('paid', 'part_refunded', 'refunded') and status <> 'cancel')",
);

/** An unpaid order that still holds what it took, such as a use of its coupon. */
export const isHolding = sql.raw("payment_status = 'unpaid' and lapsed_at is null");

/** Paid, or not to be paid beforehand. Mirrors `mayBePacked` in `sales/orders/may-be-packed.ts`. */
const needsNoMoneyFirst =
  "(payment_status in ('paid', 'part_refunded') or (payment_status = 'pending' and payment_method not in ('online', 'transfer')))";

/** Waits to be packed; those in review are settled before. Who has paid needs to confirm nothing. */
export const isToPack = sql.raw(
  `status = 'Not Process' and ${needsNoMoneyFirst} and not (payment_status = 'pending' and needs_confirmation = 1 and confirmed_at is null)`,
);

/** Packed, and waits to be sent or handed over. */
export const isToSend = sql.raw(`status = 'Processing' and ${needsNoMoneyFirst}`);

/** To be paid before it is packed, not paid yet, and not written off; also if it was sent all the same. */
export const isWaitingForMoney = sql.raw(
  "payment_status = 'pending' and payment_method = 'transfer' and status <> 'cancel' and written_off_at is null",
);

/** Ordered through the API although something of it was set to sold out, and still here. */
export const isSoldOutOrder = sql.raw("sold_out = 1 and status in ('Not Process', 'Processing')");

/** On its way or before it, without an e-way bill, and of a value from which some state wants one. */
export const mayNeedEway = sql.raw(
  "status in ('Not Process', 'Processing', 'Shipped') and eway_number is null and total_paise > 1000000 and source <> 'import' and coalesce(delivery_way, '') <> 'collect'",
);

/** Arrived, and is not on its way back. */
export const isDelivered = sql.raw("status = 'deliverd' and delivered_at is not null");

/**
 * Cancelled for a reason that was said, while the shop has money of its buyer and has not said that it keeps it. What was imported was
 * settled in the old shop.
 */
export const isCancelledPaid = sql.raw(
  "status = 'cancel' and cancel_reason is not null and (payment_status in ('paid', 'part_refunded') or part_paid_at is not null) and kept_at is null and source <> 'import'",
);

/** A guest's order of which nothing was paid, or that was cancelled then, and that still has its buyer. A parcel that came back is remembered. */
export const isGuestsUnpaid = sql.raw(
  "user_id is null and buyer_phone <> '' and part_paid_at is null and (payment_status = 'unpaid' or (payment_status = 'pending' and payment_method <> 'online' and status = 'cancel' and coalesce(cancel_reason, '') <> 'returned'))",
);

/** Not erased yet: `erasedName` in `people/privacy/`. */
export const hasBuyer = sql.raw("buyer_name <> 'Erased customer'");

type Columns = Record<
  "createdAt" | "serial" | "status" | "paymentStatus" | "paymentMethod",
  AnySQLiteColumn
>;

/** With these an index gives the newest orders first, and the condition of lists is checked in it. */
export function listColumns(of: Columns) {
  return [of.createdAt, of.serial, of.status, of.paymentStatus, of.paymentMethod] as const;
}

type TownColumns = Record<
  "shipPin" | "createdAt" | "shipCity" | "buyerPhone" | "paymentStatus",
  AnySQLiteColumn
>;

/** With these an index tells what buyers of a PIN write as their town, the newest first. */
export function townColumns(of: TownColumns) {
  return [of.shipPin, of.createdAt, of.shipCity, of.buyerPhone, of.paymentStatus] as const;
}
