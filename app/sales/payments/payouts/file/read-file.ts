import type { CsvLine, LineProblem } from "~/base/lib/csv/csv-read.server";
import { amountOf, isInRupees, timeOf, type Unit } from "./cells";
import type { ReconColumn } from "./columns";

/** A line of the file that belongs to a payout, as a part of it. */
export type FilePart = {
  line: number;
  entityId: string;
  payoutId: string;
  kind: string;
  amountPaise: number;
  creditPaise: number;
  debitPaise: number;
  feePaise: number;
  taxPaise: number;
  paymentId: string | null;
  disputeId: string | null;
  description: string | null;
  madeAt: number;
  settledAt: number;
  utr: string | null;
};

type Line = CsvLine<ReconColumn>;

const id = /^[A-Za-z]+_[A-Za-z0-9]{1,40}$/;
const idOrNone = (cell: string) => (id.test(cell) ? cell : null);
const isNo = (cell: string) => /^(false|no|0)$/i.test(cell);
const isYes = (cell: string) => /^(true|yes|1)$/i.test(cell);

/** Whether a line is on hold or in no payout yet: nothing is to be done with it. */
export const isOutside = ({ cells }: Line): boolean =>
  cells.settlement_id === "" || isYes(cells.on_hold) || isNo(cells.settled);

/**
 * Whether the file counts in rupees or paise: its writing tells, or the payments that the shop knows (`paiseOf`). Null: neither does, or they
 * contradict each other.
 */
export function unitOf(lines: Line[], paiseOf: ReadonlyMap<string, number>): Unit | null {
  const amounts = lines.flatMap(({ cells }) => [
    cells.amount,
    cells.fee,
    cells.debit,
    cells.credit,
  ]);
  if (amounts.some(isInRupees)) return "rupees";
  const known = lines.filter(({ cells }) => paiseOf.has(cells.entity_id));
  const fits = (unit: Unit) =>
    known.some(({ cells }) => amountOf(cells.amount, unit) === paiseOf.get(cells.entity_id));
  return fits("paise") ? "paise" : fits("rupees") ? "rupees" : null;
}

/** A line as a part, or what is wrong with it. */
export function partIn({ line, cells }: Line, unit: Unit): FilePart | LineProblem {
  const wrong = (reason: string) => ({ line, what: cells.entity_id, reason });
  if (!id.test(cells.entity_id)) return wrong("entity_id must look like pay_DEMO00000001");
  if (!/^setl_[A-Za-z0-9]{1,40}$/.test(cells.settlement_id))
    return wrong("settlement_id must look like setl_DEMO0000001");
  if (!/^[a-z][a-z_ ]{0,39}$/i.test(cells.type)) return wrong("type is required");
  if (cells.currency !== "" && cells.currency.toUpperCase() !== "INR")
    return wrong("currency must be INR");
  const of = (name: "amount" | "credit" | "debit" | "fee" | "tax") => amountOf(cells[name], unit);
  const [amountPaise, creditPaise, debitPaise] = [of("amount"), of("credit"), of("debit")];
  const [feePaise, taxPaise] = [of("fee"), of("tax")];
  if (amountPaise === null || creditPaise === null || debitPaise === null)
    return wrong("amount, credit and debit must be amounts");
  if (feePaise === null || taxPaise === null) return wrong("fee and tax must be amounts");
  if (amountPaise < 0 || creditPaise < 0 || debitPaise < 0)
    return wrong("amount, credit and debit must not be below zero");
  if (creditPaise > 0 && debitPaise > 0) return wrong("credit and debit cannot both be there");
  const settledAt = timeOf(cells.settled_at);
  if (settledAt === null) return wrong("settled_at must be a time, such as 2026-11-25 14:05:00");
  const madeAt = cells.created_at === "" ? settledAt : timeOf(cells.created_at);
  if (madeAt === null) return wrong("created_at must be a time, such as 2026-11-25 14:05:00");
  const kind = cells.type.toLowerCase();
  return {
    line,
    entityId: cells.entity_id,
    payoutId: cells.settlement_id,
    kind,
    amountPaise,
    creditPaise,
    debitPaise,
    feePaise,
    taxPaise,
    paymentId: kind === "payment" ? cells.entity_id : idOrNone(cells.payment_id),
    disputeId: idOrNone(cells.dispute_id),
    description: kind === "adjustment" ? cells.description.slice(0, 200) || null : null,
    madeAt,
    settledAt,
    utr: cells.settlement_utr.toUpperCase().slice(0, 100) || null,
  };
}
