import { and, eq, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import { db, type Reader, write } from "~/base/db/connection.server";
import { products, stockAlerts } from "~/base/db/schema";
import type { Job } from "~/upkeep/jobs/job.server";
import { day, minute } from "~/base/lib/time";
import { inLanguage } from "~/base/words/language";
import { mailBack } from "./alert-mails.server";
import { lastsFor } from "./answer-alert.server";

/** Nobody waits longer than this (ms) for a product to come back. */
const longestWait = 365 * day;

/** Time (ms) to take back a product that was put on sale by mistake, before anybody is told. */
const grace = 2 * minute;

const batchSize = 100;

/** Tells those who asked that a product can be bought again, each once, and forgets addresses that nobody needs any more. */
export const alertJob: Job = {
  name: "stock-alerts",
  every: minute,
  run: async (now, signal) => {
    let told = 0;
    for (;;) {
      const more = await tellSome(now);
      told += more;
      if (more < batchSize || signal?.aborted) break;
    }
    await sweepAlerts(now);
    return told === 0 ? "Nobody to tell" : `${told} ${told === 1 ? "person" : "people"} told`;
  },
};

/** Queues the mails of one batch and returns how many. */
async function tellSome(now: number): Promise<number> {
  if (due(db, now, 1).length === 0) return 0;
  return write((tx) => {
    const alerts = due(tx, now, batchSize);
    for (const { id, email, language, product } of alerts)
      inLanguage(language, () => mailBack(tx, { key: id, to: email }, product, now));
    const ids = alerts.map(({ id }) => id);
    tx.update(stockAlerts).set({ sentAt: now }).where(inArray(stockAlerts.id, ids)).run();
    return alerts.length;
  });
}

/** People who wait for a product that can be bought now. */
const due = (from: Reader, now: number, most: number) =>
  from
    .select({
      id: stockAlerts.id,
      email: stockAlerts.email,
      language: stockAlerts.language,
      product: { id: products.id, name: products.name, slug: products.slug },
    })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(
      and(
        isNotNull(stockAlerts.confirmedAt),
        isNull(stockAlerts.sentAt),
        eq(products.sale, "on sale"),
        eq(products.isSoldOut, false),
        lt(products.updatedAt, now - grace),
      ),
    )
    .limit(most)
    .all();

/** Deletes alerts a week after the mail, or after an unanswered question, and after a year of waiting. */
async function sweepAlerts(now: number): Promise<void> {
  const over = and(
    lt(stockAlerts.createdAt, now - lastsFor),
    or(
      isNull(stockAlerts.confirmedAt),
      isNotNull(stockAlerts.sentAt),
      lt(stockAlerts.createdAt, now - longestWait),
    ),
  );
  if (!db.select({ id: stockAlerts.id }).from(stockAlerts).where(over).limit(1).get()) return;
  await write((tx) => tx.delete(stockAlerts).where(over).run());
}
