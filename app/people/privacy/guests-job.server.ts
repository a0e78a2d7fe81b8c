import { and, asc, inArray, lt, notInArray, sql } from "drizzle-orm";
import { sweepMailLinks } from "~/people/accounts/mail-links.server";
import { db, write } from "~/base/db/connection.server";
import { guestEmails, isGuestsUnpaid, orders } from "~/base/db/schema";
import type { Job } from "~/upkeep/jobs/job.server";
import { day, hour } from "~/base/lib/time";
import { eraseMailsAbout } from "./erase-mails.server";
import { eraseOrders } from "./erase-user.server";
import { forIds } from "./person.server";

/** How long (ms) the data of a guest stay with an order that was never paid. */
const keptFor = 30 * day;
const batchSize = 100;

/**
 * Removes the data of guests from orders that were never paid, and the mails about these; returns how many orders. The orders stay:
 * their numbers are not given out again, and the provider may know them.
 */
async function eraseUnpaidGuests(now: number, signal?: AbortSignal): Promise<number> {
  let erased = 0;
  for (;;) {
    const count = await write((tx) => {
      const due = tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(isGuestsUnpaid, lt(orders.updatedAt, now - keptFor)))
        .orderBy(asc(orders.updatedAt))
        .limit(batchSize)
        .all();
      const orderIds = due.map(({ id }) => id);
      eraseOrders(tx, { orderIds });
      eraseMailsAbout(tx, orderIds);
      // A guest who comes back to the same cart gets an order of its own.
      tx.update(orders)
        .set({ fingerprint: sql`${orders.id}` })
        .where(inArray(orders.id, orderIds))
        .run();
      return due.length;
    });
    erased += count;
    if (count < batchSize || signal?.aborted) return erased;
  }
}

/**
 * Forgets the addresses that guests typed 30 days ago or earlier and that no guest's order has any more. Looks before it writes: an
 * order that comes in between costs its buyer at most one more mail.
 */
async function forgetGuestEmails(now: number): Promise<void> {
  const needed = db
    .select({ email: sql`lower(trim(${orders.buyerEmail}))` })
    .from(orders)
    .where(sql`${orders.userId} is null`);
  const emails = db
    .select({ email: guestEmails.email })
    .from(guestEmails)
    .where(and(lt(guestEmails.createdAt, now - keptFor), notInArray(guestEmails.email, needed)))
    .all()
    .map(({ email }) => email);
  if (emails.length === 0) return;
  await write((tx) => {
    forIds(emails, (some) => {
      tx.delete(guestEmails).where(inArray(guestEmails.email, some)).run();
      return [];
    });
  });
}

export const guestsJob: Job = {
  name: "guests",
  every: 6 * hour,
  async run(now, signal) {
    const erased = await eraseUnpaidGuests(now, signal);
    await forgetGuestEmails(now);
    await sweepMailLinks();
    if (erased === 0) return "Nobody's time was over.";
    return erased === 1 ? "1 order has no buyer now." : `${erased} orders have no buyer now.`;
  },
};
