export const monthEndPath = "/dashboard/admin/month-end";

/** The end of a month (`2026-11`). */
export const monthEndOf = (month: string): string => `${monthEndPath}?month=${month}`;
