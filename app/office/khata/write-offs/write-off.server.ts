import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { isUnpaidByHand, orders, writeOffs } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { recordEvent } from "~/sales/orders/events.server";
import { isOfKhata, standOf } from "~/sales/orders/money/khata.server";
import { owedForEach } from "~/sales/orders/money/owed.server";
import {
  noteWrittenOff,
  setWrittenOff,
  writtenOffOn,
} from "~/sales/orders/money/written-off.server";
import { recordKhata } from "~/sales/payments/by-hand/on-account.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { hasLeft, theirOrders } from "../dues/dues.server";
import { type KhataBuyer, khataBuyer } from "../dues/khata-buyer.server";

/** The opening balance, where orders are named by their numbers. */
const opening = "opening";

/** What is owed, or was and is written off: an order's number or `opening`, and how much (paise). */
export type Debt = { what: string; paise: number };

/** The same, written off: why, and since when (UTC ms). */
export type WrittenOffDebt = Debt & { reason: string; at: number };

/** What this buyer owes of what was sent, and from before: it can be written off. */
export function mayBeWrittenOff(buyer: KhataBuyer, from: Reader = db): Debt[] {
  const sent = from
    .select()
    .from(orders)
    .where(and(theirOrders(buyer), isUnpaidByHand, hasLeft))
    .orderBy(orders.createdAt)
    .all();
  const owed = owedForEach(sent, from);
  const { khataId } = buyer;
  const openingPaise = khataId === null ? 0 : standOf(khataId, from).openingLeftPaise;
  return [
    { what: opening, paise: openingPaise },
    ...sent.map(({ id, number }) => ({ what: number, paise: owed.get(id) ?? 0 })),
  ].filter(({ paise }) => paise > 0);
}

/** What of this buyer is written off. */
export function writtenOffFor(buyer: KhataBuyer, from: Reader = db): WrittenOffDebt[] {
  const found = from
    .select()
    .from(orders)
    .where(and(theirOrders(buyer), isNotNull(orders.writtenOffAt)))
    .orderBy(orders.createdAt)
    .all();
  const owed = owedForEach(found, from);
  const { khataId } = buyer;
  const onKhata = khataId === null ? 0 : writtenOffOn(khataId, from);
  const rows = from
    .select()
    .from(writeOffs)
    .where(
      or(
        inArray(writeOffs.orderId, [...owed.keys()]),
        khataId === null ? undefined : isOfKhata(writeOffs.khataId, khataId),
      ),
    )
    .orderBy(writeOffs.createdAt)
    .all();
  const said = (orderId: string | null) => {
    const last = rows.findLast((row) => row.orderId === orderId && row.amountPaise > 0);
    return { reason: last?.reason ?? "", at: last?.createdAt ?? 0 };
  };
  return [
    ...(onKhata > 0 ? [{ what: opening, paise: onKhata, ...said(null) }] : []),
    ...found.map(({ id, number }) => ({ what: number, paise: owed.get(id) ?? 0, ...said(id) })),
  ];
}

type Done = { paise: number; problem?: undefined } | { problem: string };

/**
 * Writes off all that is still owed for these orders, by number, and of the opening balance (`opening`): the tax stays due, and the buyer
 * is asked no more. All or nothing. `now`: UTC ms.
 */
export const writeOff = (
  handle: string,
  { what, reason }: { what: string[]; reason: string },
  actor: Actor,
  now = Date.now(),
): Promise<Done> =>
  write((tx) => {
    const buyer = khataBuyer(handle, tx);
    const owed = buyer ? mayBeWrittenOff(buyer, tx) : [];
    const named = owed.filter((debt) => what.includes(debt.what));
    if (!buyer || named.length === 0 || named.length < new Set(what).size)
      return { problem: "Something of it is not owed any more. Please look again." };
    for (const debt of named) {
      const words = `${rupees(debt.paise)}: ${reason}`;
      if (debt.what === opening && buyer.khataId !== null) {
        const row = { khataId: buyer.khataId, amountPaise: debt.paise, reason, by: actor.id };
        noteWrittenOff(tx, row, now);
        recordKhata(tx, buyer.khataId, actor, { writtenOff: words });
      } else setOfOrder(tx, debt, { reason, words }, actor, now);
    }
    return { paise: named.reduce((sum, { paise }) => sum + paise, 0) };
  });

/** Takes a write-off back, with a reason: the money is awaited again. `now`: UTC ms. */
export const owedAgain = (
  handle: string,
  { what, reason }: { what: string; reason: string },
  actor: Actor,
  now = Date.now(),
): Promise<Done> =>
  write((tx) => {
    const buyer = khataBuyer(handle, tx);
    const debt = buyer && writtenOffFor(buyer, tx).find((one) => one.what === what);
    if (!buyer || !debt) return { problem: "It is not written off any more." };
    if (debt.what === opening && buyer.khataId !== null) {
      for (const { khataId, paise } of onEach(buyer.khataId, tx))
        noteWrittenOff(tx, { khataId, amountPaise: -paise, reason, by: actor.id }, now);
      recordKhata(tx, buyer.khataId, actor, { owedAgain: `${rupees(debt.paise)}: ${reason}` });
    } else setOfOrder(tx, { ...debt, paise: 0 }, { reason, words: null }, actor, now);
    return { paise: debt.paise };
  });

/** What is written off on a khata, and on each that joined it. */
const onEach = (khataId: string, from: Reader) =>
  from
    .select({
      khataId: sql<string>`${writeOffs.khataId}`,
      paise: sql<number>`sum(${writeOffs.amountPaise})`,
    })
    .from(writeOffs)
    .where(isOfKhata(writeOffs.khataId, khataId))
    .groupBy(writeOffs.khataId)
    .all();

/** `words`: how much is written off, and why; null: nothing any more. */
function setOfOrder(
  tx: Writer,
  { what, paise }: Debt,
  { reason, words }: { reason: string; words: string | null },
  actor: Actor,
  now: number,
): void {
  const order = tx.select().from(orders).where(eq(orders.number, what)).get();
  if (!order) return;
  setWrittenOff(tx, order, paise, { reason, by: actor.id }, now);
  if (words === null) recordEvent(tx, order.id, actor.id, "write-off-back", reason);
  else recordEvent(tx, order.id, actor.id, "written-off", words);
  recordChange(tx, {
    actor,
    action: "order.money",
    subject: { id: order.id, name: order.number },
    before: { writtenOff: words === null ? "yes" : null },
    after: { writtenOff: words ?? `no: ${reason}` },
  });
}
