import { isDeepStrictEqual } from "node:util";
import { eq, inArray } from "drizzle-orm";
import { db, write, type Writer } from "~/base/db/connection.server";
import { ewayBills, orders } from "~/base/db/schema";
import { isOvertaken } from "~/base/lib/form/version.server";
import { deliveryIn } from "~/sales/orders/delivery";
import type { Order } from "~/sales/orders/order.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { ewayBill, type EwayBill } from "./bill";
import { billProblems } from "./bill-problems";
import type { Looked } from "./due.server";
import { ewaySettings } from "./eway-settings.server";
import { noTransport, type Transport } from "./transport";

type Row = typeof ewayBills.$inferSelect;

/** What is stored of the e-way bills of these orders, by the order's id. */
export function ewayRows(orderIds: string[]): Map<string, Row> {
  if (orderIds.length === 0) return new Map();
  const rows = db.select().from(ewayBills).where(inArray(ewayBills.orderId, orderIds)).all();
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** How the goods of an order travel, of what is stored of its bill. */
export function transportIn(row: Row | undefined): Transport {
  if (!row) return noTransport;
  const { distanceKm, mode, vehicle, transporterId, transporter, ...lorry } = row;
  const { lorryReceipt, lorryReceiptDay } = lorry;
  return { distanceKm, mode, vehicle, transporterId, transporter, lorryReceipt, lorryReceiptDay };
}

/** An order's bill for the file and what the portal would refuse of it; `bill` null: it cannot be made. `now`: UTC ms. */
export function billOf(
  { order, content }: Looked,
  row: Row | undefined,
  now: number,
): { bill: EwayBill | null; problems: string[] } {
  const to = deliveryIn(order);
  if (!content)
    return {
      bill: null,
      problems: ["The invoice comes first: it is made when the order is paid or sent."],
    };
  if (!to)
    return { bill: null, problems: ["The address has no parts: type this bill on the portal."] };
  const place = { ...to, area: to.area ?? "" };
  const bill = ewayBill(content, ewaySettings(), place, transportIn(row));
  return { bill, problems: billProblems(bill, now) };
}

/** Keeps how an order's goods travel, read at this `version`. Returns what somebody else has changed it to; null: nobody has. */
export const saveTransport = (
  order: Order,
  transport: Transport,
  actor: Actor,
  version: string,
): Promise<Transport | null> =>
  write((tx) => {
    const stored = transportIn(rowOf(tx, order));
    if (isOvertaken(stored, version, transport)) return stored;
    if (isDeepStrictEqual(stored, transport)) return null;
    keep(tx, order, transport, Date.now());
    record(tx, order, actor, { after: { transport: "changed" } });
    return null;
  });

/** What the portal answered. */
type Answer = { number: string; madeDay: string; validUntil: string; vehicle: string };
export type AnswerNow = Record<"number" | "madeDay" | "validUntil", string | null> & {
  vehicle: string;
};

/** What the form of the answer edits, of an order's number and of what is stored of its bill. */
export function answerIn(number: string | null, row: Row | undefined): AnswerNow {
  // The days of a number that the order has no more say nothing.
  const { madeDay = null, validUntil = null } = (number !== null && row) || {};
  return { number, madeDay, validUntil, vehicle: transportIn(row).vehicle };
}

/**
 * Writes the bill's number on the order, and what else the portal answered, read at this `version`. Returns what somebody else has
 * written; null: nobody has.
 */
export const saveAnswer = (
  order: Order,
  answer: Answer,
  actor: Actor,
  version: string,
): Promise<AnswerNow | null> =>
  write((tx) => {
    const now = tx.select(numberOfOrder).from(orders).where(eq(orders.id, order.id)).get();
    const stored = answerIn(now?.number ?? null, rowOf(tx, order));
    if (isOvertaken(stored, version, answer)) return stored;
    if (isDeepStrictEqual(stored, answer)) return null;
    const { number, ...kept } = answer;
    setNumber(tx, order, number);
    keep(tx, order, kept, Date.now());
    record(tx, order, actor, { before: { eway: stored.number }, after: { eway: number } });
    return null;
  });

const numberOfOrder = { number: orders.ewayNumber };

const rowOf = (tx: Writer, { id }: Order): Row | undefined =>
  tx.select().from(ewayBills).where(eq(ewayBills.orderId, id)).get();

/** Takes the number back, such as of a bill that was cancelled; how the goods travel stays. */
export const takeBackAnswer = (order: Order, actor: Actor) =>
  write((tx) => {
    setNumber(tx, order, null);
    keep(tx, order, { madeDay: null, validUntil: null }, Date.now());
    record(tx, order, actor, { before: { eway: order.ewayNumber }, after: { eway: null } });
  });

function record(
  tx: Writer,
  { id, number }: Order,
  actor: Actor,
  changed: { before?: Record<string, string | null>; after: Record<string, string | null> },
): void {
  recordChange(tx, { actor, action: "order.eway", subject: { id, name: number }, ...changed });
}

const setNumber = (tx: Writer, { id }: Order, ewayNumber: string | null) =>
  tx.update(orders).set({ ewayNumber }).where(eq(orders.id, id)).run();

function keep(tx: Writer, { id: orderId }: Order, values: Partial<Row>, updatedAt: number): void {
  const set = { ...values, updatedAt };
  tx.insert(ewayBills)
    .values({ orderId, ...set })
    .onConflictDoUpdate({ target: ewayBills.orderId, set })
    .run();
}
