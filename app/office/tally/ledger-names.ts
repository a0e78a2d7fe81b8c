import { expenseGroups } from "~/base/db/paid-out";
import { spentWords } from "~/office/expenses/words";

type Fact = { label: string; name: string; parent: string };

/** What every amount is booked on but sales and firms: how the form asks for it, how it is called by default, under which group of Tally. */
const fixed = {
  buyers: {
    label: "Buyers without GSTIN",
    name: "Counter and web sales",
    parent: "Sundry Debtors",
  },
  khata: {
    label: "Money of buyers for no order",
    name: "Buyers on account",
    parent: "Sundry Debtors",
  },
  cgst: { label: "CGST on sales", name: "Output CGST", parent: "Duties & Taxes" },
  sgst: { label: "SGST on sales", name: "Output SGST", parent: "Duties & Taxes" },
  igst: { label: "IGST on sales", name: "Output IGST", parent: "Duties & Taxes" },
  inputGst: { label: "GST that the firm paid", name: "Input GST", parent: "Duties & Taxes" },
  cash: { label: "Cash of the till", name: "Cash", parent: "Cash-in-Hand" },
  otherCash: { label: "Other cash", name: "Other cash", parent: "Cash-in-Hand" },
  bank: { label: "Bank", name: "Bank", parent: "Bank Accounts" },
  upi: { label: "UPI", name: "Bank", parent: "Bank Accounts" },
  byHand: { label: "Refunds by hand go out of", name: "Bank", parent: "Bank Accounts" },
  gateway: {
    label: "Razorpay, on its way to the bank",
    name: "Razorpay in transit",
    parent: "Current Assets",
  },
  courier: {
    label: "Couriers, on its way to the bank",
    name: "Courier in transit",
    parent: "Current Assets",
  },
  gatewayFees: { label: "Fees of Razorpay", name: "Gateway fees", parent: "Indirect Expenses" },
  unassigned: {
    label: "Payments that pay no order",
    name: "Payments without an order",
    parent: "Current Liabilities",
  },
  held: {
    label: "Held back in disputes",
    name: "Held back in disputes",
    parent: "Current Assets",
  },
  lost: { label: "Lost in disputes", name: "Lost in disputes", parent: "Indirect Expenses" },
  badDebts: { label: "What buyers will not pay", name: "Bad debts", parent: "Indirect Expenses" },
  roundOff: { label: "Round off", name: "Round off", parent: "Indirect Expenses" },
  owner: { label: "Taken by the owner", name: "Drawings", parent: "Capital Account" },
} as const satisfies Record<string, Fact>;

/** The groups of Tally for what money is spent on. */
const groupParents: Partial<Record<(typeof expenseGroups)[number], string>> = {
  purchases: "Purchase Accounts",
  packing: "Direct Expenses",
  delivery: "Direct Expenses",
};

const expenses = Object.fromEntries(
  expenseGroups.map((group) => [
    `spent-${group}`,
    {
      label: `Expenses: ${spentWords[group]}`,
      name: group === "other" ? "Other expenses" : spentWords[group],
      parent: groupParents[group] ?? "Indirect Expenses",
    },
  ]),
) as Record<`spent-${(typeof expenseGroups)[number]}`, Fact>;

export const ledgerFacts: Record<LedgerKey, Fact> = { ...fixed, ...expenses };
export type LedgerKey = keyof typeof fixed | keyof typeof expenses;
export const ledgerKeys = Object.keys(ledgerFacts) as LedgerKey[];

/** How the firm calls its company and ledgers in Tally; in `sales` stands `{rate}` for the GST rate. An empty company: not said yet. */
export type TallyNames = { company: string; sales: string } & Record<LedgerKey, string>;

/** How sales are called at each rate until the owner says otherwise. */
export const salesName = "Sales at GST {rate}%";

/** Tally takes names that differ in nothing but capitals and spaces for one. */
const sameName = (name: string): string => name.toLowerCase().replace(/\s/g, "");

/** The first name that is taken by a group, by a ledger of another group, or in another spelling, with the key of its field; null: all can stay. */
export function clashIn(names: TallyNames): { key: LedgerKey; name: string } | null {
  const seen = new Map(
    ["Sales Accounts", ...Object.values(ledgerFacts).map(({ parent }) => parent)].map((group) => [
      sameName(group),
      { name: group, parent: "" },
    ]),
  );
  for (const key of ledgerKeys) {
    const [name, { parent }] = [names[key], ledgerFacts[key]];
    const other = seen.get(sameName(name));
    if (other && (other.name !== name || other.parent !== parent)) return { key, name: other.name };
    seen.set(sameName(name), { name, parent });
  }
  return null;
}
