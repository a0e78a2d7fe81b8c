import {
  cashMoves,
  expenseGroups,
  type PaidOutWay,
  paidOutWays,
  type SpentOn,
} from "~/base/db/paid-out";
import { decimalRupees } from "~/base/lib/money";

/** What money is spent on, in words. */
export const spentWords: Record<SpentOn, string> = {
  purchases: "Purchases",
  packing: "Packing",
  delivery: "Delivery",
  salaries: "Salaries and wages",
  rent: "Rent",
  electricity: "Electricity",
  repairs: "Repairs",
  fees: "Bank and payment fees",
  other: "Other",
  "to-bank": "Taken to the bank",
  "to-owner": "Taken by the owner",
};

/** How the firm paid, in words. */
export const paidWords: Record<PaidOutWay, string> = {
  till: "Cash of the till",
  cash: "Other cash",
  upi: "UPI",
  bank: "Bank transfer",
  card: "Card",
  cheque: "Cheque",
};

/** GST of a bill as it is typed into its field: nothing for none. */
export const gstTyped = (paise: number): string => (paise > 0 ? decimalRupees(paise) : "");

type Option = readonly [value: string, words: string];

/** The groups of expenses, for a list to choose from. */
export const groupOptions: Option[] = expenseGroups.map((each) => [each, spentWords[each]]);

/** What cash can leave the till for: expenses, and what is none. */
export const tillOptions: Option[] = [...expenseGroups, ...cashMoves].map((each) => [
  each,
  spentWords[each],
]);

export const wayOptions: Option[] = paidOutWays.map((each) => [each, paidWords[each]]);
