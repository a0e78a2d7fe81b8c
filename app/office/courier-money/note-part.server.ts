import { and, asc, eq, sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { insertRows } from "~/base/db/insert-rows.server";
import type { CourierOutcome } from "~/base/db/money-ways";
import { courierFileRows, courierFiles, courierFileWaiting } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import type { Actor } from "~/upkeep/audit/record.server";
import { notReceivedWords } from "~/sales/payments/by-hand/not-received-words";
import { type NotReceived, receiveIn } from "~/sales/payments/by-hand/receive-money.server";
import { isRounded } from "./cells";
import { filePlan, type Planned } from "./file-plan";
import { linesWaiting, noterOf, recordWhole } from "./file-progress.server";
import { ordersWithIds, parcelsBefore, receiptsOf } from "./known-orders.server";

type Waiting = typeof courierFileWaiting.$inferSelect;

/** A line as it is now; `shown`: as it was when the owner looked at the file. */
type Line = Planned<{
  line: number;
  parcel: string;
  isRounded: boolean;
  amountPaise: number;
  utr: string;
  shown: Waiting;
}>;

/** `why`: why nothing is noted, as a sentence. */
type Refusal = { outcome: CourierOutcome; why: string };

/** What became of the lines of one order and receipt. */
type Received = { receiptId: string | null; refused?: Refusal };

type Refused = Extract<ReturnType<typeof receiveIn>, { problem: NotReceived }>;

/**
 * Notes the money of some orders that a courier's file names, all their lines that still wait. Each order is looked at again: one that has
 * changed since it was shown gets what fits now, and the others go on. Done once, however often it is asked for. `now`: UTC ms.
 */
export function notePart(tx: Writer, fileId: string, orderIds: string[], now: number): void {
  const mine = and(
    eq(courierFileWaiting.fileId, fileId),
    sql`${courierFileWaiting.orderId} in (select value from json_each(${JSON.stringify(orderIds)}))`,
  );
  const file = tx.select().from(courierFiles).where(eq(courierFiles.id, fileId)).get();
  const waiting = tx
    .select()
    .from(courierFileWaiting)
    .where(mine)
    .orderBy(asc(courierFileWaiting.line))
    .all();
  if (!file || waiting.length === 0) return;
  const actor = noterOf(tx, file);
  // Two transfers may bring two parcels of one order.
  const together = groupedBy(
    linesNow(tx, waiting, orderIds),
    ({ shown }) => `${shown.orderId} ${shown.receiptId}`,
  );
  const rows = [...together.values()].flatMap((lines) => {
    const received = receive(tx, lines, file.courier, actor, now);
    return lines.map((line) => rowOf(line, received));
  });
  insertRows(tx, courierFileRows, rows);
  tx.delete(courierFileWaiting).where(mine).run();
  if (linesWaiting(fileId, tx) === 0) recordWhole(tx, fileId);
}

function linesNow(tx: Writer, waiting: Waiting[], orderIds: string[]): Line[] {
  const known = ordersWithIds(tx, orderIds);
  const rows = waiting.map((shown) => ({
    line: shown.line,
    // No two of them are twice in the file; those of an erased buyer have lost their numbers.
    parcel: shown.parcel || `line ${shown.line}`,
    isRounded: isRounded(shown.parcel),
    amountPaise: shown.collectedPaise,
    utr: shown.utr ?? "",
    shown,
  }));
  const orderOf = ({ shown }: { shown: Waiting }) => known.get(shown.orderId) ?? null;
  const before = parcelsBefore(tx, rows, waiting[0]?.fileId);
  return filePlan(rows, { orderOf, before }, false);
}

/** Notes what the lines of one order and receipt bring: several parcels are one amount. */
function receive(tx: Writer, lines: Line[], courier: string, actor: Actor, now: number): Received {
  const [first] = lines.filter(({ notedPaise }) => notedPaise > 0);
  if (!first) return { receiptId: null };
  const { orderId, utr, receiptId } = first.shown;
  const amountPaise = lines.reduce((sum, { notedPaise }) => sum + notedPaise, 0);
  const how = { came: "courier", reference: utr, note: courier, amountPaise } as const;
  const noted = (receipt: string) =>
    receiveIn(tx, orderId, { ...how, receiptId: receipt }, actor, now);
  const received = noted(receiptId);
  const other = received.problem === "used" ? otherReceipt(tx, utr ?? "") : null;
  const last = other === null ? received : noted(other);
  if (last.problem !== undefined) return { receiptId: null, refused: refusal(last) };
  return { receiptId: other ?? receiptId };
}

/** The receipt of another file that told of this transfer, and was noted meanwhile. */
function otherReceipt(tx: Writer, utr: string): string | null {
  const found = receiptsOf(tx, [{ utr }]).get(utr);
  return found && !found.other ? found.id : null;
}

/** Of an order that is still to be paid: what is not was seen before. */
function refusal({ problem, paidOrder, words }: Refused): Refusal {
  switch (problem) {
    case "already":
      return { outcome: "before", why: "Its bank reference has brought money for it before." };
    case "used":
      return { outcome: "not-by-hand", why: `Its bank reference has paid ${paidOrder}.` };
    case "too-much":
    case "too-much-cash":
      return { outcome: "not-by-hand", why: words ?? "" };
    default:
      return { outcome: "not-by-hand", why: `It ${notReceivedWords[problem]}.` };
  }
}

function rowOf({ shown, ...now }: Line, { receiptId, refused }: Received) {
  const { fileId, line, parcel, reference, orderId, collectedPaise, chargesPaise, utr, day } =
    shown;
  const notedPaise = refused ? 0 : now.notedPaise;
  const outcome = refused && now.notedPaise > 0 ? refused.outcome : now.outcome;
  const isAsShown = outcome === shown.outcome && notedPaise === shown.notedPaise;
  return {
    fileId,
    line,
    parcel,
    reference,
    orderId,
    collectedPaise,
    chargesPaise,
    utr,
    day,
    outcome,
    notedPaise,
    receiptId: notedPaise > 0 ? receiptId : null,
    changed: isAsShown ? null : (refused?.why ?? "It changed after you looked."),
  };
}
