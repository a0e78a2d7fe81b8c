import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import type { PaidOutWay, SpentOn } from "~/base/db/paid-out";
import type { LedgerKey, TallyNames } from "./ledger-names";
import { ledgerFor, type Voucher } from "./voucher";

type Row = {
  id: string;
  paise: number;
  gstPaise: number;
  way: PaidOutWay;
  spentOn: SpentOn;
  words: string;
  toWhom: string;
  billNumber: string | null;
};

const paidFrom: Record<PaidOutWay, LedgerKey> = {
  till: "cash",
  cash: "otherCash",
  upi: "upi",
  bank: "bank",
  card: "bank",
  cheque: "bank",
};

/** What the firm paid on a day in India, and what else left the till. One that is taken back is followed by the same the other way round. */
export function expenseVouchers(day: string, names: TallyNames): Voucher[] {
  const rows = db.all<Row>(sql`
    select id, amount_paise as paise, gst_paise as gstPaise, way, spent_on as spentOn, words, to_whom as toWhom, bill_number as billNumber
    from money_paid_out where day = ${day} order by created_at, id`);
  return rows.map((row) => voucherOf(row, day, names));
}

function voucherOf(
  { id, paise, gstPaise, way, spentOn, words, toWhom, billNumber }: Row,
  day: string,
  names: TallyNames,
): Voucher {
  const narration = [words, toWhom, billNumber && `bill ${billNumber}`].filter(Boolean).join(", ");
  const from = { ledger: ledgerFor(names, paidFrom[way]), paise: -paise };
  const facts = { day, number: id, narration };
  if (spentOn === "to-bank")
    return {
      type: "Contra",
      ...facts,
      lines: [{ ledger: ledgerFor(names, "bank"), paise }, from],
    };
  const type = paise > 0 ? "Payment" : "Receipt";
  const key: LedgerKey = spentOn === "to-owner" ? "owner" : `spent-${spentOn}`;
  return {
    type,
    ...facts,
    lines: [
      { ledger: ledgerFor(names, key), paise: paise - gstPaise },
      { ledger: ledgerFor(names, "inputGst"), paise: gstPaise },
      from,
    ],
  };
}
