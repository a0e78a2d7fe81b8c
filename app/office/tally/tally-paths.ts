/** The screen of a month's files for Tally, `2026-11`. */
export const tallyPath = "/dashboard/admin/invoices/tally";
