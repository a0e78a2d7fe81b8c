import type { Span } from "~/sales/payments/takings/takings-rows.server";
import { setImmediate } from "node:timers/promises";
import { dayOf } from "~/base/lib/days";
import { day as dayLong } from "~/base/lib/time";
import { expenseVouchers } from "./expenses.server";
import { disputeVouchers, payoutVouchers } from "./gateway.server";
import { refundVouchers, writeOffVouchers } from "./gone.server";
import { type LedgerKey, ledgerKeys, type TallyNames } from "./ledger-names";
import { type DayOfMonth, moneyVouchers } from "./money.server";
import { paperVouchers } from "./papers.server";
import { balanced, type Ledger, ledgerFor, type Voucher } from "./voucher";
import { tallyNames } from "./tally-names.server";
import { envelope, masterXml, voucherXml } from "./xml";

/** The ledgers of a month as a file for Tally, to be loaded first. */
export async function* mastersAsXml(month: Span): AsyncGenerator<string> {
  const names = tallyNames();
  const { head, foot } = envelope("All Masters", names.company);
  const ledgers = await ledgersOf(month, names);
  yield head + ledgers.map(masterXml).join("") + foot;
}

/** The vouchers of a month as a file for Tally, written only as fast as it is sent. */
export async function* vouchersAsXml(month: Span): AsyncGenerator<string> {
  const names = tallyNames();
  const { head, foot } = envelope("Vouchers", names.company);
  yield head;
  for await (const vouchers of monthVouchers(month, names))
    if (vouchers.length > 0) yield vouchers.map(voucherXml).join("");
  yield foot;
}

/** What keeps the files from being made, as a sentence; null: nothing. */
export const tallyProblem = (): string | null =>
  tallyNames().company === ""
    ? "First say below how your company is called in Tally: it takes a file for the open company only."
    : null;

/**
 * All vouchers of a month, a day at a time, papers before the money of their day; each is balanced. Other work runs between the batches, so
 * that a month of 10,000 papers holds nobody up.
 */
async function* monthVouchers(month: Span, names: TallyNames): AsyncGenerator<Voucher[]> {
  for (let from = month.from; from < month.until; from += dayLong) {
    const on: DayOfMonth = { day: dayOf(from), from, until: from + dayLong, month };
    for await (const papers of paperVouchers(on.day, on, names)) yield ready(papers);
    yield ready([
      ...moneyVouchers(on, names),
      ...refundVouchers(on, names),
      ...writeOffVouchers(on, names),
      ...payoutVouchers(on, names),
      ...disputeVouchers(on, names),
      ...expenseVouchers(on.day, names),
    ]);
    await setImmediate();
  }
}

const ready = (vouchers: Voucher[]): Voucher[] =>
  vouchers.map(balanced).filter((voucher) => voucher !== null);

/** The ledgers that a month's vouchers need, each once; those with names of their own first, whether or not they are used. */
async function ledgersOf(month: Span, names: TallyNames): Promise<Ledger[]> {
  const known = new Map<string, Ledger>();
  const note = (ledger: Ledger) => void (known.has(ledger.name) || known.set(ledger.name, ledger));
  for (const key of ledgerKeys) note(ledgerFor(names, key satisfies LedgerKey));
  for await (const vouchers of monthVouchers(month, names))
    for (const { lines } of vouchers) for (const { ledger } of lines) note(ledger);
  return [...known.values()];
}
