import { and, eq, isNull, lt, or } from "drizzle-orm";
import { write } from "~/base/db/connection.server";
import { apiTokens, sessions } from "~/base/db/schema";
import { cannotStore } from "~/base/lib/cannot-store";
import { isStaff, type Member } from "../member";
import { endOfSession, pauseBetweenNotes } from "./session-life";

type Used = { tokenHash: string; lastUsedAt: number | null };

/** Records when an API token was last used, accurate to the hour. */
export async function noteTokenUse({ tokenHash, lastUsedAt }: Used, now: number): Promise<void> {
  if (lastUsedAt !== null && lastUsedAt >= now - pauseBetweenNotes(null)) return;
  const update = write((tx) =>
    tx
      .update(apiTokens)
      .set({ lastUsedAt: now })
      .where(notUsedSince(apiTokens, tokenHash, now))
      .run(),
  );
  await ifPossible(update);
}

/** Records when a session was last used: to the hour, for staff to five minutes. Also extends the session of staff. */
export async function noteSessionUse(
  { tokenHash, lastUsedAt, ...session }: Used & Member & { createdAt: number },
  now: number,
): Promise<void> {
  if (lastUsedAt !== null && lastUsedAt >= now - pauseBetweenNotes(session)) return;
  const update = write((tx) =>
    tx
      .update(sessions)
      .set({
        lastUsedAt: now,
        ...(isStaff(session) && { expiresAt: endOfSession(session, now) }),
      })
      .where(notUsedSince(sessions, tokenHash, now))
      .run(),
  );
  await ifPossible(update);
}

function notUsedSince(table: typeof sessions | typeof apiTokens, tokenHash: string, now: number) {
  return and(
    eq(table.tokenHash, tokenHash),
    or(isNull(table.lastUsedAt), lt(table.lastUsedAt, now)),
  );
}

/** If storage is unavailable, still let people read. */
async function ifPossible(update: Promise<unknown>): Promise<void> {
  await update.catch((error: unknown) => {
    if (!cannotStore(error)) throw error;
  });
}
