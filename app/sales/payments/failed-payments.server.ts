import { and, desc, gte, isNull, sql } from "drizzle-orm";
import { phoneKey } from "~/sales/coupons/uses.server";
import { db } from "~/base/db/connection.server";
import { isOpen, orders } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { contactsOfEach } from "~/sales/orders/contacts/contacts.server";

/** How long (ms) a buyer is worth a call, and how many are listed. */
const calledFor = 3 * day;
const shown = 50;

/** Payments that failed lately, of buyers who have not paid another order since. */
const isFailed = (now: number) =>
  and(
    isOpen,
    sql`${orders.paymentStatus} = 'unpaid' and ${orders.failureReason} is not null and ${orders.buyerPhone} <> ''`,
    isNull(orders.placedBy),
    gte(orders.updatedAt, now - calledFor),
    sql`not exists (select 1 from orders later where later.buyer_phone = ${orders.buyerPhone}
      and later.created_at >= ${orders.createdAt} and later.payment_status in ('paid', 'part_refunded', 'pending')
      and later.id <> ${orders.id})`,
  );

/** The mobile numbers of their buyers, an order without one stands for itself; `now` in UTC ms. */
export const failedPhones = (now = Date.now()): string[] =>
  db
    .select({ id: orders.id, phone: orders.buyerPhone })
    .from(orders)
    .where(isFailed(now))
    .all()
    .map(({ id, phone }) => phoneKey(phone) || id);

/** The newest of them. */
export function failedPayments(now = Date.now()) {
  const found = db
    .select()
    .from(orders)
    .where(isFailed(now))
    .orderBy(desc(orders.updatedAt))
    .limit(shown)
    .all();
  const reaches = contactsOfEach(found);
  return found.map((order) => ({
    number: order.number,
    buyer: order.buyerName,
    phone: order.buyerPhone,
    reach: reaches.get(order.id) ?? null,
    totalPaise: order.totalPaise,
    reason: order.failureReason,
    failedAt: order.updatedAt,
  }));
}

export type FailedPayment = ReturnType<typeof failedPayments>[number];
