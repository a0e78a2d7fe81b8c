/** Spans of time in milliseconds. */

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** How far the clocks of India are ahead of UTC, all year round. */
export const aheadOfUtc = 5.5 * hour;
