import { and, asc, inArray, lt, sql } from "drizzle-orm";
import { db, write, type Writer } from "~/base/db/connection.server";
import { batches, products } from "~/base/db/schema";
import type { Job } from "~/upkeep/jobs/job.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { dayOf } from "~/base/lib/days";
import { hour } from "~/base/lib/time";
import { postToOperator } from "~/people/mail/post.server";
import { batchesPath } from "./batch-filter";
import { packsWords } from "../admin/stock-words";
import { dayInWords } from "~/base/lib/dates";
import { firstSellable, leastDays } from "./shelf-life";

/** Takes off sale, in the first hour of a day, the batches that became too old. Triggers turn products without others sold out. */
export const ageingJob: Job = {
  name: "batches",
  every: hour,
  run: ageBatches,
};

/** With one mail to the owner if packs are taken off sale. */
async function ageBatches(now: number): Promise<string> {
  // A literal: only then the partial index is used.
  const isDue = and(sql`is_aged = 0`, lt(batches.bestBefore, firstSellable(now)));
  const some = db.select({ id: batches.id }).from(batches).where(isDue).limit(1).get();
  if (!some) return "No batch became too old.";
  const aged = await write((tx) => {
    const due = tx.select().from(batches).where(isDue).orderBy(asc(batches.bestBefore)).all();
    const before = productsOf(tx, due);
    tx.update(batches).set({ isAged: true, updatedAt: now }).where(isDue).run();
    const left = due.filter(({ packs }) => packs > 0);
    if (left.length > 0) tell(tx, left, { before, after: productsOf(tx, due) }, now);
    return due.length;
  });
  return aged === 1 ? "1 batch became too old." : `${aged} batches became too old.`;
}

type Batch = typeof batches.$inferSelect;
type Known = Map<string, { name: string; isSoldOut: boolean | null }>;

function productsOf(tx: Writer, of: Batch[]): Known {
  const ids = [...new Set(of.map(({ productId }) => productId))];
  const rows = tx
    .select({ id: products.id, name: products.name, isSoldOut: products.isSoldOut })
    .from(products)
    .where(inArray(products.id, ids))
    .all();
  return new Map(rows.map(({ id, ...product }) => [id, product]));
}

function tell(
  tx: Writer,
  left: Batch[],
  { before, after }: { before: Known; after: Known },
  now: number,
): void {
  const soldOut = [...after].filter(
    ([id, { isSoldOut }]) => isSoldOut && !before.get(id)?.isSoldOut,
  );
  const facts = left.map(({ number, productId, packs, bestBefore }): [string, string] => [
    number,
    `${after.get(productId)?.name ?? "A product that is gone"}, ${packsWords(packs)}, best before ${dayInWords(bestBefore)}`,
  ]);
  const names = soldOut.map(([, { name }]) => name);
  postToOperator(
    tx,
    { key: `batches-aged:${dayOf(now)}:${left[0]?.id}`, kind: "batches-aged" },
    {
      subject:
        left.length === 1
          ? "1 batch is too old to sell"
          : `${left.length} batches are too old to sell`,
      parts: [
        `Less than ${leastDays} days are left until the best-before day of these packs, so the shop no longer sells them.`,
        { facts },
        ...(names.length > 0 ? [`Sold out by this: ${names.join(", ")}.`] : []),
        { link: `${shopAddress()}${batchesPath}?state=old`, label: "Open these batches" },
      ],
    },
    now,
  );
}
