import type { CourierOutcome } from "~/base/db/money-ways";
import type { KnownOrder } from "./known-orders.server";

type Row = {
  line: number;
  parcel: string;
  isRounded: boolean;
  amountPaise: number;
  utr: string;
};

/** What becomes of a line. `order` null: none is known. */
export type Planned<R extends Row = Row> = R & {
  outcome: CourierOutcome;
  order: KnownOrder | null;
  notedPaise: number;
};

type Known<R> = {
  /** The order of a row; null: none, or which of several is not clear. */
  orderOf: (row: R) => KnownOrder | null;
  before: ReadonlySet<string>;
};

/**
 * What becomes of the lines of a file. Of each parcel only the first line counts; of an order no more is noted than is still to come. A
 * buyer paid an amount in full or not: what a line brings beyond the order stays with the file.
 */
export function filePlan<R extends Row>(
  rows: R[],
  { orderOf, before }: Known<R>,
  isBatch: boolean,
): Planned<R>[] {
  const seen = new Set<string>();
  const leftOf = new Map<string, number>();
  return rows.map((row) => {
    const order = isBatch ? null : orderOf(row);
    const key = row.isRounded ? (order?.id ?? "") : row.parcel || (order?.id ?? "");
    const left = (outcome: CourierOutcome) => ({ ...row, outcome, order, notedPaise: 0 });
    if (row.amountPaise < 0) return left("reversed");
    if (row.amountPaise === 0 && !isBatch) return left("nothing");
    if (key !== "" && seen.has(key)) return left("twice");
    seen.add(key);
    if (!row.isRounded && before.has(row.parcel)) return left("before");
    if (isBatch) return left("batch");
    if (!order) return left("unknown");
    if (order.state !== "open") return left(order.state);
    const isSecond = leftOf.has(order.id);
    const openPaise = leftOf.get(order.id) ?? order.openPaise;
    const notedPaise = Math.min(openPaise, row.amountPaise);
    leftOf.set(order.id, openPaise - notedPaise);
    const outcome = outcomeOf(row.amountPaise, openPaise);
    return { ...row, outcome: isSecond ? "second" : outcome, order, notedPaise };
  });
}

function outcomeOf(amountPaise: number, openPaise: number): CourierOutcome {
  if (amountPaise === openPaise) return "whole";
  return amountPaise < openPaise ? "short" : "over";
}
