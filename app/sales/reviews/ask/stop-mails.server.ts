import { eq } from "drizzle-orm";
import { emailKey } from "~/base/lib/typed/email";
import { hashOf } from "~/people/accounts/token-hash.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { orders, reviewRequests, reviewStops } from "~/base/db/schema";

/** Whether the address behind the link that stops these mails gets them; null: the link is unknown, or its buyer erased. */
export function stopLink(token: string): { isStopped: boolean } | null {
  const email = emailBehind(db, token);
  if (!email) return null;
  const stop = db.select().from(reviewStops).where(eq(reviewStops.email, email)).get();
  return { isStopped: stop !== undefined };
}

/** Notes that the address behind the link wants no mails that ask for a review. Twice is as good as once. `now`: UTC ms. */
export async function stopMails(token: string, now = Date.now()): Promise<void> {
  await write((tx) => {
    const email = emailBehind(tx, token);
    if (email) tx.insert(reviewStops).values({ email, createdAt: now }).onConflictDoNothing().run();
  });
}

function emailBehind(from: Reader, token: string): string | null {
  const found = from
    .select({ email: orders.buyerEmail })
    .from(reviewRequests)
    .innerJoin(orders, eq(orders.id, reviewRequests.orderId))
    .where(eq(reviewRequests.stopHash, hashOf(token)))
    .get();
  return found ? emailKey(found.email) || null : null;
}
