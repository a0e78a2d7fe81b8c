import { createHash } from "node:crypto";

/** What the database keeps of a session's or an API client's token: a stolen backup signs nobody in. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
