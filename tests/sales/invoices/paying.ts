import { and, eq } from "drizzle-orm";
import { noteMoney } from "~/sales/orders/money/money-received.server";
import { markOrderPaid } from "~/sales/payments/mark-order-paid.server";
import { db, write } from "~/base/db/connection.server";
import { invoices, orders, paymentOrders, payments, refunds } from "~/base/db/schema";
import { contentOf } from "~/sales/invoices/content";
import { issueCreditNote } from "~/sales/invoices/issue.server";
import { newId } from "~/base/lib/ids.server";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { sold } from "../orders/sold";

type Given = Parameters<typeof sold>[0];
type Line = NonNullable<Given["lines"]>[number] & { hsn?: string; gstBasisPoints?: number };

/** A firm in Gujarat that is registered for GST. */
export const registeredFirm = {
  name: "Prayosha Oil",
  address: "Udhna, Surat 394210",
  gstin: "24AAAAA0000A1Z8",
  state: "24",
  fssai: "10700000000000",
  phone: null,
  email: null,
};

export const asRegisteredFirm = () => setCompanyFacts(registeredFirm);

/** A day of the financial year 2026-27. */
export const november = Date.UTC(2026, 10, 20, 6);

/** Three tins less ₹300.01 and a pouch less ₹10, ₹60 for delivery and ₹25 for paying at the door: ₹2,874.98. */
export const withParts = {
  deliveryPaise: 6_000,
  feePaise: 2_500,
  lines: [
    { name: "Tin", unitPricePaise: 100_000, quantity: 3, discountPaise: 30_001 },
    { name: "Pouch", unitPricePaise: 9_999, quantity: 1, discountPaise: 1_000 },
  ],
};

/** Counts down, so that orders placed by the checkout find the next numbers free. */
let serial = 900_000;

/** An order that waits for its payment; its total is what its lines, delivery and fee come to, less the lines' discounts. */
export async function placed({
  lines = [{}],
  ...given
}: Omit<Given, "lines"> & { lines?: Line[] }) {
  const goodsPaise = lines.reduce(
    (sum, line) => sum + (line.unitPricePaise ?? 145_000) * (line.quantity ?? 1),
    0,
  );
  const discountPaise = lines.reduce((sum, line) => sum + (line.discountPaise ?? 0), 0);
  const totalPaise =
    goodsPaise + (given.deliveryPaise ?? 0) + (given.feePaise ?? 0) - discountPaise;
  serial -= 1;
  const order = await sold({
    serial,
    paymentStatus: "unpaid",
    paidAt: null,
    goodsPaise,
    discountPaise,
    totalPaise,
    lines,
    createdAt: november - 60_000,
    ...given,
  });
  return stored(order.id);
}

/** The payment of an order arrives; `now` is the time at which it does. Fails like the transaction does. */
export async function pay(order: { id: string }, now = Date.now(), before?: () => void) {
  await write((tx) => {
    const found = tx.select().from(orders).where(eq(orders.id, order.id)).get();
    if (!found) throw new Error("No such order");
    if (found.paymentMethod !== "online") {
      const { id: orderId, totalPaise: amountPaise } = found;
      const how = { way: null, reference: null, note: "", by: "shop" };
      noteMoney(tx, { ...how, orderId, amountPaise }, now);
    }
    markOrderPaid(tx, found, { actor: "provider", by: "test", paymentId: null }, now);
    before?.();
  });
}

/** What the provider took for an order, as it is stored. */
export async function paymentBy(order: { id: string; totalPaise: number }, id: string) {
  const at = Date.now();
  await write((tx) => {
    const asked = { id: `order_${id}`, orderId: order.id, amountPaise: order.totalPaise };
    tx.insert(paymentOrders)
      .values({ ...asked, createdAt: at })
      .run();
    tx.insert(payments)
      .values({
        id,
        paymentOrderId: asked.id,
        amountPaise: order.totalPaise,
        currency: "INR",
        status: "captured",
        method: "upi",
        createdAt: at,
        updatedAt: at,
      })
      .run();
  });
}

export function stored(id: string) {
  const order = db.select().from(orders).where(eq(orders.id, id)).get();
  if (!order) throw new Error("No such order");
  return order;
}

export function invoiceRow(order: { id: string }) {
  const row = db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.series, "PR")))
    .get();
  if (!row) throw new Error("The order has no invoice");
  return row;
}

export const invoiceIn = (order: { id: string }) => contentOf(invoiceRow(order));

export function creditNotesOf(order: { id: string }) {
  const rows = db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.series, "CN")))
    .orderBy(invoices.createdAt, invoices.serial)
    .all();
  return rows.map(contentOf);
}

export type GivenBack = {
  amountPaise: number;
  lines?: { position: number; quantity: number; paise?: number }[];
  deliveryPaise?: number;
  feePaise?: number;
  reason?: string;
  paymentId?: string;
};

/** Money has gone back to the buyer. Gives the refund's id. */
export async function giveBack(order: { id: string }, given: GivenBack, now = Date.now()) {
  const refund = {
    id: newId(),
    amountPaise: given.amountPaise,
    lines: given.lines ? JSON.stringify(given.lines) : null,
    deliveryPaise: given.deliveryPaise ?? 0,
    feePaise: given.feePaise ?? 0,
    reason: given.reason ?? "",
  };
  await write((tx) => {
    tx.insert(refunds)
      .values({
        ...refund,
        idempotencyKey: refund.id,
        orderId: order.id,
        paymentId: given.paymentId ?? null,
        status: "processed",
        actor: "provider",
        createdAt: now,
        updatedAt: now,
      })
      .run();
    issueCreditNote(tx, stored(order.id), refund, now);
  });
  return refund;
}
