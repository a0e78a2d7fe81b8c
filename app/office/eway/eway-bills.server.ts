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
    const row = tx.select().from(ewayBills).where(eq(ewayBills.orderId, order.id)).get();
    const stored = transportIn(row);
    if (isOvertaken(stored, version, transport)) return stored;
    if (isDeepStrictEqual(stored, transport)) return null;
    keep(tx, order, transport, Date.now());
    record(tx, order, actor, { transport: "changed" });
    return null;
  });

/** What the portal answered. */
type Answer = { number: string; madeDay: string; validUntil: string; vehicle: string };

/** Writes the bill's number on the order, and what else the portal answered. */
export const saveAnswer = (order: Order, { number, ...answer }: Answer, actor: Actor) =>
  change(order, actor, { eway: number }, (tx, now) => {
    setNumber(tx, order, number);
    keep(tx, order, answer, now);
  });

/** Takes the number back, such as of a bill that was cancelled; how the goods travel stays. */
export const takeBackAnswer = (order: Order, actor: Actor) =>
  change(order, actor, { eway: null }, (tx, now) => {
    setNumber(tx, order, null);
    keep(tx, order, { madeDay: null, validUntil: null }, now);
  });

const change = (
  order: Order,
  actor: Actor,
  after: Record<string, string | null>,
  apply: (tx: Writer, now: number) => void,
) =>
  write((tx) => {
    apply(tx, Date.now());
    record(tx, order, actor, after);
  });

function record(
  tx: Writer,
  { id, number, ewayNumber }: Order,
  actor: Actor,
  after: Record<string, string | null>,
): void {
  const subject = { id, name: number };
  recordChange(tx, { actor, action: "order.eway", subject, before: { eway: ewayNumber }, after });
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
