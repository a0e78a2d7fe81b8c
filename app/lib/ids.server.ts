import { randomBytes } from "node:crypto";

/**
 * A new id: 32 hex digits, the first 12 the time in ms, so that later ids sort later. Not a secret: never use it as a
 * permission.
 */
export function newId(now = Date.now()): string {
  return now.toString(16).padStart(12, "0") + randomBytes(10).toString("hex");
}

/** An unguessable 256-bit token for links and cookies that grant permission. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}
