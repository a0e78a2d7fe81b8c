import { asc, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { orderEvents, payments } from "~/base/db/schema";
import type { PaymentMethod } from "~/base/db/statuses";
import { saysCash } from "./cash-limit";
import type { WayPaid } from "./came";

type PaidOrder = { id: string; paymentMethod: PaymentMethod };

/** How the money of paid orders came, by order id, whatever was agreed when they were placed. */
export function waysPaid(from: Reader, paid: PaidOrder[]): Map<string, WayPaid> {
  const ids = JSON.stringify(paid.map(({ id }) => id));
  const { orderId, kind, detail, createdAt } = orderEvents;
  const online = from
    .select({ id: payments.paidOrderId })
    .from(payments)
    .where(sql`${payments.paidOrderId} in (select value from json_each(${ids}))`)
    .all();
  const isOnline = new Set(online.map(({ id }) => id));
  const notes = from
    .select({ orderId, detail })
    .from(orderEvents)
    .where(sql`${orderId} in (select value from json_each(${ids})) and ${kind} = 'paid'`)
    .orderBy(asc(createdAt))
    .all();
  const noteOf = new Map(notes.map((note) => [note.orderId, note.detail]));
  return new Map(
    paid.map(({ id, paymentMethod }) => [
      id,
      isOnline.has(id) ? "online" : wayIn(noteOf.get(id) ?? "", paymentMethod),
    ]),
  );
}

/** By the admin's note; where it says nothing, as it was agreed. */
function wayIn(note: string, method: PaymentMethod): WayPaid {
  if (saysCash(note)) return "cash";
  if (/\b(reference|upi|bank|transfer|neft|rtgs|imps|cheque)\b/i.test(note)) return "transfer";
  return method === "later" || method === "on-delivery" ? "unsaid" : method;
}
