import { and, eq } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { tradeAccounts } from "~/base/db/schema";

/** Whether the owner lets this customer pay later. `userId` null: a guest, who may not. */
export const mayPayLater = (from: Reader, userId: string | null): boolean =>
  userId !== null && allowed(from).get({ userId }) !== undefined;

const allowed = prepared((from: Reader) =>
  from
    .select({ userId: tradeAccounts.userId })
    .from(tradeAccounts)
    .where(
      and(eq(tradeAccounts.userId, placeholder("userId")), eq(tradeAccounts.mayPayLater, true)),
    )
    .prepare(),
);
