import { eq } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { recoveryCodes } from "~/db/schema";
import { readableCode } from "../readable-code.server";
import { hashOf } from "../token-hash.server";

const howMany = 10;

/** Ten new codes for a user; those from before are void. They are shown this once, the table holds their hashes. */
export function newRecoveryCodes(tx: Writer, userId: string, now: number): string[] {
  const codes = Array.from({ length: howMany }, readableCode);
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  tx.insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashFor(userId, code), userId, createdAt: now })))
    .run();
  return codes;
}

/** Takes this code away; whether it was there. Spaces, hyphens and upper case make no difference. */
export function useRecoveryCode(tx: Writer, userId: string, typed: string): boolean {
  const used = tx
    .delete(recoveryCodes)
    .where(eq(recoveryCodes.codeHash, hashFor(userId, typed)))
    .returning({ userId: recoveryCodes.userId })
    .all();
  return used.length > 0;
}

/** With the user in it, so that a code is good for that one alone. */
function hashFor(userId: string, code: string): string {
  return hashOf(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);
}
