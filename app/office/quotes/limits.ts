import { day } from "~/base/lib/time";

/** How long (ms) a quote is valid unless the owner says otherwise, and at most. */
export const validForByDefault = 7 * day;
export const longestValid = 60 * day;

/** Characters of the note to the customer. */
export const longestNote = 1000;

/** Lines of one quote. */
export const mostLines = 50;

/** The most that delivery, or one pack, may cost (paise). */
export const mostPaise = 100_000_000;
