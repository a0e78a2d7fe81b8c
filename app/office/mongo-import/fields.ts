import { bareAmount } from "~/base/lib/money";
import { withoutMarks } from "~/base/lib/typed/marks";
import { day } from "~/base/lib/time";

/** Parsers for fields of the old shop, which never validated its data. Each returns null for what it cannot parse. */

/** Trimmed text; a number becomes its digits. Null if empty. */
export function textIn(value: unknown): string | null {
  const text = typeof value === "number" && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== "string") return null;
  return withoutMarks(text.replaceAll("\0", "").normalize("NFC")).trim() || null;
}

/** An id: 24 hex digits, or any other word of up to 64 characters. */
export function idIn(value: unknown): string | null {
  const id = textIn(value);
  return id !== null && /^[\w-]{1,64}$/.test(id) ? id : null;
}

/** The id that a field refers to: an id, or a populated document. */
export function idNamed(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, "_id"))
    return idIn(value);
  return idIn((value as { _id: unknown })._id);
}

/** A number, possibly stored as text: "1,450.50", "₹ 1450", "Rs. 1,450/-". */
export function numberIn(value: unknown): number | null {
  const text = typeof value === "string" ? bareAmount(value) : "";
  const typed = /^\d[\d,]*(\.\d+)?$/.test(text.trim()) ? text.replaceAll(",", "") : null;
  const number = typeof value === "number" ? value : typed === null ? Number.NaN : Number(typed);
  return Number.isFinite(number) ? number : null;
}

/** Rupees → paise, above 0 and at most ten million rupees. */
export function paiseIn(value: unknown): number | null {
  const paise = Math.round((numberIn(value) ?? 0) * 100);
  return paise > 0 && paise <= 1_000_000_000 ? paise : null;
}

/** Earlier dates are wrong: no such shop is older. */
const earliest = Date.UTC(2000, 0, 1);

/** A time (UTC ms) between the year 2000 and tomorrow: a date, an ISO string, or milliseconds since 1970. */
function timeIn(value: unknown, now: number): number | null {
  const isTime = value instanceof Date || typeof value === "string" || typeof value === "number";
  const time = isTime ? new Date(value).getTime() : Number.NaN;
  return time >= earliest && time <= now + day ? time : null;
}

export type Times = { createdAt: number; updatedAt: number; isGuessed: boolean };

/**
 * When a document was created and last changed (UTC ms). A missing or impossible time is replaced by that of the MongoDB
 * id, which begins with its creation time in seconds, or else by `now`.
 */
export function timesOf(
  doc: { createdAt?: unknown; updatedAt?: unknown },
  id: string,
  now: number,
): Times {
  const stated = timeIn(doc.createdAt, now);
  const ofId = /^[0-9a-f]{24}$/i.test(id)
    ? timeIn(new Date(Number.parseInt(id.slice(0, 8), 16) * 1000), now)
    : null;
  const createdAt = stated ?? ofId ?? now;
  const changed = timeIn(doc.updatedAt, now) ?? createdAt;
  const isWrong = doc.createdAt !== undefined && doc.createdAt !== null && stated === null;
  return { createdAt, updatedAt: Math.max(createdAt, changed), isGuessed: isWrong };
}
