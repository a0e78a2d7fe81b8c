/** Durations in milliseconds. */

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** India's offset from UTC, the same all year. */
export const aheadOfUtc = 5.5 * hour;
