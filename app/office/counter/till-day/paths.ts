export const tillPath = "/dashboard/admin/till";

/** The till of a day, `2026-11-30`. */
export const tillDayPath = (day: string): string => `${tillPath}/${day}`;
