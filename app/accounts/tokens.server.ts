import { createHash } from "node:crypto";
import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import { db, write } from "~/db/connection.server";
import { apiTokens, users } from "~/db/schema";
import { newToken } from "~/lib/ids.server";
import { type Viewer, viewerColumns } from "./viewer-columns.server";

const hour = 60 * 60 * 1000;
const sevenDays = 7 * 24 * hour;

/**
 * Gives a user a token for /api/v1: 256 random bits, good for seven days, stored as its SHA-256 only. `device` is what its
 * owner sees it called. Also sweeps out what has expired.
 */
export function issueToken(userId: string, device: string, now = Date.now()): Promise<string> {
  const token = newToken();
  return write(async (tx) => {
    await tx.delete(apiTokens).where(lt(apiTokens.expiresAt, now));
    await tx.insert(apiTokens).values({
      tokenHash: hashOf(token),
      userId,
      device,
      lastUsedAt: now,
      createdAt: now,
      expiresAt: now + sevenDays,
    });
    return token;
  });
}

/** The user whose token this is; null for one that is unknown, expired or ended. */
export async function userByToken(token: string, now = Date.now()): Promise<Viewer | null> {
  const tokenHash = hashOf(token);
  const [found] = await db
    .select({ ...viewerColumns, lastUsedAt: apiTokens.lastUsedAt })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.tokenHash, tokenHash), gt(apiTokens.expiresAt, now)));
  if (!found) return null;
  const { lastUsedAt, ...user } = found;
  if ((lastUsedAt ?? 0) < now - hour) await noteUse(tokenHash, now);
  return user;
}

/** Ends one token. */
export async function endToken(token: string): Promise<void> {
  await write((tx) => tx.delete(apiTokens).where(eq(apiTokens.tokenHash, hashOf(token))));
}

/** To the hour: a write for every call would cost more than it tells. */
async function noteUse(tokenHash: string, now: number): Promise<void> {
  await write((tx) =>
    tx
      .update(apiTokens)
      .set({ lastUsedAt: now })
      .where(
        and(
          eq(apiTokens.tokenHash, tokenHash),
          or(sql`${apiTokens.lastUsedAt} is null`, lt(apiTokens.lastUsedAt, now)),
        ),
      ),
  );
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
