import { createHash } from "node:crypto";

/** The database stores only this hash of session and API tokens: a stolen backup cannot be used to sign in. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
