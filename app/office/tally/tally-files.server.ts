import type { Span } from "~/sales/payments/takings/takings-rows.server";
import { ledgersOf, monthVouchers } from "./month-vouchers.server";
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
