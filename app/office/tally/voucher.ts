import type { TallyNames, LedgerKey } from "./ledger-names";
import { ledgerFacts } from "./ledger-names";

/** A ledger of Tally and the group it stands under. `billWise`: what is owed on it is followed paper by paper. */
export type Ledger = { name: string; parent: string; billWise?: true };

/** Of which paper or order an amount is; all of one line add up to it. */
export type Bill = { type: "New Ref" | "Agst Ref" | "Advance"; name: string; paise: number };

/** An amount in paise: above zero a debit, below a credit. */
export type Line = { ledger: Ledger; paise: number; bills?: Bill[] };

export type Voucher = {
  type: "Sales" | "Credit Note" | "Receipt" | "Payment" | "Contra" | "Journal";
  /** The day in India, `2026-11-30`. */
  day: string;
  /** Unique among the vouchers of its type, and the same whenever the file is made. */
  number: string;
  narration: string;
  lines: Line[];
};

/** The ledger that the firm uses for this. */
export function ledgerFor(names: TallyNames, key: LedgerKey): Ledger {
  const { parent } = ledgerFacts[key];
  const isBuyers = key === "buyers" ? ({ billWise: true } as const) : {};
  return { name: names[key], parent, ...isBuyers };
}

/** Of sales at a rate in hundredths of a percent: 500 is 5 %. */
export const salesLedger = ({ sales }: TallyNames, basisPoints: number): Ledger => ({
  name: sales.replace("{rate}", String(basisPoints / 100)),
  parent: "Sales Accounts",
});

/** Who a paper is made out to: a firm by its name and GSTIN, all others on one ledger. */
export function partyLedger(
  names: TallyNames,
  { firm, gstin }: { firm: string | null; gstin: string | null },
): Ledger {
  if (gstin === null) return ledgerFor(names, "buyers");
  // Tally takes names that differ in capitals or spaces for one, and so are they here.
  const plain = (firm ?? "")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .toUpperCase();
  return { name: `${plain} ${gstin}`.trim(), parent: "Sundry Debtors", billWise: true };
}

/** The same voucher without lines of nothing; null: none is left. Throws if it is not balanced to the paisa. */
export function balanced(voucher: Voucher): Voucher | null {
  const lines = voucher.lines.filter(({ paise }) => paise !== 0);
  const sum = lines.reduce((total, { paise }) => total + paise, 0);
  if (sum !== 0) throw new Error(`Voucher ${voucher.number} is not balanced`);
  for (const { bills, paise } of lines)
    if (bills && bills.reduce((total, bill) => total + bill.paise, 0) !== paise)
      throw new Error(`The bills of voucher ${voucher.number} do not add up`);
  return lines.length === 0 ? null : { ...voucher, lines };
}

/** A receipt, or a payment where the amount (paise) is below zero: of a party, into or out of a ledger of money. */
export const moneyVoucher = (
  facts: Pick<Voucher, "day" | "number" | "narration">,
  {
    into,
    of,
    paise,
    bill,
  }: { into: Ledger; of: Ledger; paise: number; bill?: Omit<Bill, "paise"> },
): Voucher => ({
  type: paise > 0 ? "Receipt" : "Payment",
  ...facts,
  lines: [
    { ledger: into, paise },
    {
      ledger: of,
      paise: -paise,
      ...(bill && of.billWise && { bills: [{ ...bill, paise: -paise }] }),
    },
  ],
});
