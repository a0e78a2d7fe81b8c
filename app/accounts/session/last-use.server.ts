import { and, eq, isNull, lt, or } from "drizzle-orm";
import { write } from "~/db/connection.server";
import { apiTokens, sessions } from "~/db/schema";
import { cannotStore } from "~/lib/cannot-store";
import { endOfSession, pauseBetweenNotes } from "./session-life";

type Used = { tokenHash: string; lastUsedAt: number | null };

/** Records when an API token was last used, accurate to the hour. */
export async function noteTokenUse({ tokenHash, lastUsedAt }: Used, now: number): Promise<void> {
  if (lastUsedAt !== null && lastUsedAt >= now - pauseBetweenNotes(0)) return;
  const update = write((tx) =>
    tx
      .update(apiTokens)
      .set({ lastUsedAt: now })
      .where(notUsedSince(apiTokens, tokenHash, now))
      .run(),
  );
  await ifPossible(update);
}

/** Records when a session was last used: to the hour, for admins to five minutes. Also extends an admin's session. */
export async function noteSessionUse(
  { tokenHash, lastUsedAt, ...session }: Used & { createdAt: number; role: number },
  now: number,
): Promise<void> {
  if (lastUsedAt !== null && lastUsedAt >= now - pauseBetweenNotes(session.role)) return;
  const update = write((tx) =>
    tx
      .update(sessions)
      .set({
        lastUsedAt: now,
        ...(session.role === 1 && { expiresAt: endOfSession(session, now) }),
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
