import { cashMoves, expenseGroups, type SpentOn } from "~/base/db/paid-out";

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

type Option = readonly [value: string, words: string];

/** What cash can leave the till for: expenses, and what is none. */
export const tillOptions: Option[] = [...expenseGroups, ...cashMoves].map((each) => [
  each,
  spentWords[each],
]);
