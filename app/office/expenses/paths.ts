export const expensesPath = "/dashboard/admin/expenses";

/** The expenses of a month, `2026-11`. */
export const monthPath = (month: string): string => `${expensesPath}?month=${month}`;

/** The page of a month that asks something of one of its expenses. */
export const askPath = (month: string, asks: "bill" | "take-back", id: string): string =>
  `${monthPath(month)}&${asks}=${id}`;
