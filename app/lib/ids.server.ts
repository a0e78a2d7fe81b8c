import { randomBytes } from "node:crypto";

/**
 * A new id: 32 hex digits, the first 12 of them the time in ms, so that ids made later sort later.
 * Not a secret: guessable enough that it must never stand for a permission.
 */
export function newId(now = Date.now()): string {
  return now.toString(16).padStart(12, "0") + randomBytes(10).toString("hex");
}

/** An unguessable token of 256 bits for links and cookies that do stand for a permission. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}
