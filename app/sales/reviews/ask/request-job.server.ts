import { and, asc, between, eq, inArray, isNotNull, ne, notExists, or, sql } from "drizzle-orm";
import { hashOf } from "~/people/accounts/token-hash.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import {
  guestEmails,
  isDelivered,
  orderReturns,
  orders,
  reviewRequests,
  reviewStops,
} from "~/base/db/schema";
import type { Job } from "~/upkeep/jobs/job.server";
import { newToken } from "~/base/lib/ids.server";
import { day, hour } from "~/base/lib/time";
import { mailRequest } from "./request-mail.server";

/** How long (ms) after the arrival a buyer is asked: time to cook with the oil. */
const patience = 10 * day;

/** Nobody is asked later than this (ms), so orders from before the shop asked for reviews are left out. */
const tooLate = 30 * day;

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

const email = sql`lower(trim(${orders.buyerEmail}))`;

/**
 * Orders that arrived ten days ago, of which nothing came back and no money was given back as a whole, and whose buyer can be written
 * to: did not refuse these mails, and, as a guest, has shown that the address is theirs.
 */
const due = (from: Reader, now: number, most: number) =>
  from
    .select()
    .from(orders)
    .where(
      and(
        isDelivered,
        between(orders.deliveredAt, now - tooLate, now - patience),
        inArray(orders.paymentStatus, ["paid", "part_refunded", "pending"]),
        ne(orders.buyerEmail, ""),
        notExists(
          from
            .select({ id: reviewRequests.orderId })
            .from(reviewRequests)
            .where(eq(reviewRequests.orderId, orders.id)),
        ),
        notExists(
          from
            .select({ id: orderReturns.id })
            .from(orderReturns)
            .where(eq(orderReturns.orderId, orders.id)),
        ),
        notExists(
          from
            .select({ email: reviewStops.email })
            .from(reviewStops)
            .where(eq(reviewStops.email, email)),
        ),
        or(
          isNotNull(orders.userId),
          sql`exists (select 1 from ${guestEmails} where ${guestEmails.email} = ${email} and ${guestEmails.provedAt} is not null)`,
        ),
      ),
    )
    .orderBy(asc(orders.deliveredAt), asc(orders.id))
    .limit(most)
    .all();
