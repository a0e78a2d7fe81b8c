import { eq } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { recoveryCodes } from "~/base/db/schema";
import { readableCode } from "../readable-code.server";
import { hashOf } from "../token-hash.server";

const howMany = 10;

/** Replaces the user's recovery codes with ten new ones. Shown only once: the table holds hashes. */
export function newRecoveryCodes(tx: Writer, userId: string, now: number): string[] {
  const codes = Array.from({ length: howMany }, readableCode);
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  tx.insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashFor(userId, code), userId, createdAt: now })))
    .run();
  return codes;
}

/** Deletes this code and returns whether it existed. Ignores spaces, hyphens and case. */
export function useRecoveryCode(tx: Writer, userId: string, typed: string): boolean {
  const used = tx
    .delete(recoveryCodes)
    .where(eq(recoveryCodes.codeHash, hashFor(userId, typed)))
    .returning({ userId: recoveryCodes.userId })
    .all();
  return used.length > 0;
}

/** Includes the user, so that a code works only for its owner. */
function hashFor(userId: string, code: string): string {
  return hashOf(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);
}
