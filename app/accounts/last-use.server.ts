import { and, eq, isNull, lt, or } from "drizzle-orm";
import { write } from "~/db/connection.server";
import { cannotStore } from "~/lib/cannot-store";
import type { apiTokens, sessions } from "~/db/schema";

const hour = 60 * 60 * 1000;

/** Notes when a session or an API token was used, to the hour: a write for every request would cost more than it tells. */
export async function noteUse(
  table: typeof sessions | typeof apiTokens,
  { tokenHash, lastUsedAt }: { tokenHash: string; lastUsedAt: number | null },
  now: number,
): Promise<void> {
  if (lastUsedAt !== null && lastUsedAt >= now - hour) return;
  const noted = write((tx) =>
    tx
      .update(table)
      .set({ lastUsedAt: now })
      .where(
        and(
          eq(table.tokenHash, tokenHash),
          or(isNull(table.lastUsedAt), lt(table.lastUsedAt, now)),
        ),
      ),
  );
  // Who may only look around, because nothing can be stored, shall look around.
  await noted.catch((error: unknown) => {
    if (!cannotStore(error)) throw error;
  });
}
