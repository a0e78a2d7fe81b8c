import { and, asc, eq, sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { insertRows } from "~/base/db/insert-rows.server";
import type { CourierOutcome } from "~/base/db/money-ways";
import { courierFileRows, courierFiles, courierFileWaiting } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { notReceivedWords } from "~/sales/payments/by-hand/not-received-words";
import { type NotReceived, receiveIn } from "~/sales/payments/by-hand/receive-money.server";
import { isRounded } from "./cells";
import { filePlan, type Planned } from "./file-plan";
import { linesWaiting, recordWhole } from "./file-progress.server";
import { ordersWithIds, parcelsBefore, receiptsOf } from "./known-orders.server";

type Waiting = typeof courierFileWaiting.$inferSelect;
type File = typeof courierFiles.$inferSelect;

/** A line as it is now; `shown`: as it was when the owner looked at the file. */
type Line = Planned<{
  line: number;
  parcel: string;
  isRounded: boolean;
  amountPaise: number;
  utr: string;
  shown: Waiting;
}>;

/** What became of the lines of one order and receipt. `why`: why nothing is noted, as a sentence. */
type Received = { receiptId: string | null; refused?: { outcome: CourierOutcome; why: string } };

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
  // Two transfers may bring two parcels of one order.
  const together = groupedBy(
    linesNow(tx, waiting, orderIds),
    ({ shown }) => `${shown.orderId} ${shown.receiptId}`,
  );
  const rows = [...together.values()].flatMap((lines) => {
    const received = receive(tx, lines, file, now);
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
    parcel: shown.parcel,
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
function receive(tx: Writer, lines: Line[], { courier, notedBy }: File, now: number): Received {
  const [first] = lines.filter(({ notedPaise }) => notedPaise > 0);
  if (!first) return { receiptId: null };
  const { orderId, utr, receiptId } = first.shown;
  const amountPaise = lines.reduce((sum, { notedPaise }) => sum + notedPaise, 0);
  const how = { came: "courier", reference: utr, note: courier, amountPaise } as const;
  const noted = (receipt: string) =>
    receiveIn(tx, orderId, { ...how, receiptId: receipt }, { id: notedBy, name: "" }, now);
  const received = noted(receiptId);
  if (received.problem === undefined) return { receiptId };
  // Another file that told of this transfer was noted meanwhile.
  const other =
    received.problem === "used" ? receiptsOf(tx, [{ utr: utr ?? "" }]).get(utr ?? "") : null;
  if (other && !other.other && noted(other.id).problem === undefined)
    return { receiptId: other.id };
  return { receiptId: null, refused: refusal(received) };
}

const outcomes: Partial<Record<NotReceived, CourierOutcome>> = {
  already: "paid",
  "paid-otherwise": "paid",
  cancelled: "cancelled",
};

function refusal({
  problem,
  paidOrder,
  words,
}: {
  problem: NotReceived;
  paidOrder?: string | undefined;
  words?: string | undefined;
}) {
  const why =
    problem === "used"
      ? `Its bank reference has paid ${paidOrder}.`
      : problem === "too-much" || problem === "too-much-cash"
        ? (words ?? "")
        : `It ${notReceivedWords[problem]}.`;
  return { outcome: outcomes[problem] ?? ("not-by-hand" as const), why };
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
