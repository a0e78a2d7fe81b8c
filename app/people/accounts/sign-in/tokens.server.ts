import { and, eq, gt, lt } from "drizzle-orm";
import { db, write, type Writer } from "~/base/db/connection.server";
import { apiTokens, users } from "~/base/db/schema";
import { newToken } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { mailNewDevice } from "../account-mails.server";
import { rememberNetwork } from "./known-network.server";
import { noteTokenUse } from "../session/last-use.server";
import { hashOf } from "../token-hash.server";
import { type Viewer, viewerColumns } from "../viewer-columns.server";

const sevenDays = 7 * day;

/**
 * Creates an API token for a user who logged in from this IP address: 256 random bits, valid for seven days, stored only
 * as SHA-256. `device` is the name shown in the user's device list; the owner gets a mail unless a program of this name is
 * signed in already. Also remembers the network and deletes expired tokens.
 */
export function tokenForLogin(
  user: Viewer,
  { device, address }: { device: string; address: string },
  now = Date.now(),
): Promise<string> {
  return write((tx) => {
    const existing = tx
      .select({ userId: apiTokens.userId })
      .from(apiTokens)
      .where(
        and(
          eq(apiTokens.userId, user.id),
          eq(apiTokens.device, device),
          gt(apiTokens.expiresAt, now),
        ),
      )
      .limit(1)
      .all();
    if (existing.length === 0) mailNewDevice(tx, user, device, now);
    rememberNetwork(tx, user, address, now);
    return insertToken(tx, user.id, device, now);
  });
}

function insertToken(tx: Writer, userId: string, device: string, now: number) {
  const token = newToken();
  tx.delete(apiTokens).where(lt(apiTokens.expiresAt, now)).run();
  tx.insert(apiTokens)
    .values({
      tokenHash: hashOf(token),
      userId,
      device,
      lastUsedAt: now,
      createdAt: now,
      expiresAt: now + sevenDays,
    })
    .run();
  return token;
}

/** The user of this API token; null if it is unknown, expired or ended. */
export async function userByToken(token: string, now = Date.now()): Promise<Viewer | null> {
  const tokenHash = hashOf(token);
  const found = db
    .select({ ...viewerColumns, lastUsedAt: apiTokens.lastUsedAt })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.tokenHash, tokenHash), gt(apiTokens.expiresAt, now)))
    .get();
  if (!found) return null;
  const { lastUsedAt, ...user } = found;
  await noteTokenUse({ tokenHash, lastUsedAt }, now);
  return user;
}

export async function endToken(token: string): Promise<void> {
  await write((tx) =>
    tx
      .delete(apiTokens)
      .where(eq(apiTokens.tokenHash, hashOf(token)))
      .run(),
  );
}
