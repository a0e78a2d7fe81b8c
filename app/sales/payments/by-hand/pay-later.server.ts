import { and, eq } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { tradeAccounts } from "~/base/db/schema";

/** Whether the owner lets this customer pay later. `userId` null: a guest, who may not. */
export const mayPayLater = (from: Reader, userId: string | null): boolean =>
  userId !== null &&
  from
    .select({ userId: tradeAccounts.userId })
    .from(tradeAccounts)
    .where(and(eq(tradeAccounts.userId, userId), eq(tradeAccounts.mayPayLater, true)))
    .get() !== undefined;
