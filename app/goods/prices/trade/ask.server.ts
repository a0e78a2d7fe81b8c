import { and, eq, isNull } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { write } from "~/base/db/connection.server";
import { tradeAccounts } from "~/base/db/schema";
import { mailAsking } from "./trade-mails.server";
import { tradeAccountOf } from "./trade-accounts.server";
import type { Asked } from "./trade-form";

/**
 * A customer asks for trade prices, or corrects what they asked with; the owner is told. An account that is approved already stays as it
 * is: only the owner changes it (false).
 */
export function askForTrade(user: Viewer, asked: Asked, now = Date.now()): Promise<boolean> {
  return write((tx) => {
    const before = tradeAccountOf(user.id, tx);
    if (before?.approvedAt) return false;
    tx.insert(tradeAccounts)
      .values({ userId: user.id, ...asked, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: tradeAccounts.userId, set: { ...asked, updatedAt: now } })
      .run();
    mailAsking(tx, user, asked, now);
    return true;
  });
}

/** A customer takes back what they asked for, before anybody approved it. */
export function takeBackAsking(user: Pick<Viewer, "id">): Promise<void> {
  return write((tx) => {
    tx.delete(tradeAccounts)
      .where(and(eq(tradeAccounts.userId, user.id), isNull(tradeAccounts.approvedAt)))
      .run();
  });
}
