import { and, eq, isNull, lt, or } from "drizzle-orm";
import { write } from "~/db/connection.server";
import { apiTokens, sessions } from "~/db/schema";
import { cannotStore } from "~/lib/cannot-store";
import { endOfSession, pauseBetweenNotes } from "./session-life";

type Used = { tokenHash: string; lastUsedAt: number | null };

/** Notes when an API token was used, to the hour. */
export async function noteTokenUse({ tokenHash, lastUsedAt }: Used, now: number): Promise<void> {
  if (lastUsedAt !== null && lastUsedAt >= now - pauseBetweenNotes(0)) return;
  const noted = write((tx) =>
    tx
      .update(apiTokens)
      .set({ lastUsedAt: now })
      .where(notedBefore(apiTokens, tokenHash, now))
      .run(),
  );
  await ifPossible(noted);
}

/** Notes when a session was used, to the hour, an admin's to five minutes; from then on an admin's has its time again. */
export async function noteSessionUse(
  { tokenHash, lastUsedAt, ...session }: Used & { createdAt: number; role: number },
  now: number,
): Promise<void> {
  if (lastUsedAt !== null && lastUsedAt >= now - pauseBetweenNotes(session.role)) return;
  const noted = write((tx) =>
    tx
      .update(sessions)
      .set({
        lastUsedAt: now,
        ...(session.role === 1 && { expiresAt: endOfSession(session, now) }),
      })
      .where(notedBefore(sessions, tokenHash, now))
      .run(),
  );
  await ifPossible(noted);
}

function notedBefore(table: typeof sessions | typeof apiTokens, tokenHash: string, now: number) {
  return and(
    eq(table.tokenHash, tokenHash),
    or(isNull(table.lastUsedAt), lt(table.lastUsedAt, now)),
  );
}

/** Who may only look around, because nothing can be stored, shall look around. */
async function ifPossible(noted: Promise<unknown>): Promise<void> {
  await noted.catch((error: unknown) => {
    if (!cannotStore(error)) throw error;
  });
}
