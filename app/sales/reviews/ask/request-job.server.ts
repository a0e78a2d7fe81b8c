import { and, asc, eq, isNotNull, lte, ne, notExists, or, sql } from "drizzle-orm";
import { hashOf } from "~/people/accounts/token-hash.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { guestEmails, orders, reviewRequests } from "~/base/db/schema";
import type { Job } from "~/upkeep/jobs/job.server";
import { newToken } from "~/base/lib/ids.server";
import { day, hour } from "~/base/lib/time";
import { buyerEmail, mayBeAsked } from "./may-be-asked.server";
import { mailRequest } from "./request-mail.server";

/** How long (ms) after the arrival a buyer is asked: time to cook with the oil. */
const patience = 10 * day;

/** Most orders in one run: after an upgrade those of twenty days are due at once, and other mails must not wait behind theirs. */
const mostAtOnce = 100;

/** Asks buyers for a review, each order once. */
export const reviewJob: Job = {
  name: "reviews",
  every: hour,
  run: async (now) => {
    const asked = await askSome(now);
    return asked === 0
      ? "Nobody to ask"
      : `Asked about ${asked} ${asked === 1 ? "order" : "orders"}`;
  },
};

/** Queues the mails of one run and returns how many. */
async function askSome(now: number): Promise<number> {
  if (due(db, now, 1).length === 0) return 0;
  return write((tx) => {
    const found = due(tx, now, mostAtOnce);
    for (const order of found) {
      const tokens = { form: newToken(), stop: newToken() };
      const [tokenHash, stopHash] = [hashOf(tokens.form), hashOf(tokens.stop)];
      tx.insert(reviewRequests)
        .values({ orderId: order.id, tokenHash, stopHash, sentAt: now })
        .run();
      mailRequest(tx, order, tokens, now);
    }
    return found.length;
  });
}

/** Orders that arrived ten days ago and may be asked about, whose buyer can be written to: a guest has shown that the address is theirs. */
const due = (from: Reader, now: number, most: number) =>
  from
    .select()
    .from(orders)
    .where(
      and(
        mayBeAsked(from, now),
        lte(orders.deliveredAt, now - patience),
        ne(orders.buyerEmail, ""),
        notExists(
          from
            .select({ id: reviewRequests.orderId })
            .from(reviewRequests)
            .where(eq(reviewRequests.orderId, orders.id)),
        ),
        or(
          isNotNull(orders.userId),
          sql`exists (select 1 from ${guestEmails} where ${guestEmails.email} = ${buyerEmail} and ${guestEmails.provedAt} is not null)`,
        ),
      ),
    )
    .orderBy(asc(orders.deliveredAt), asc(orders.id))
    .limit(most)
    .all();
