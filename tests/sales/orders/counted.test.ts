import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { isListed, isPaid, orderCounts, orders } from "~/base/db/schema";
import { orderStatuses, paymentStatuses } from "~/base/db/statuses";
import { day } from "~/base/lib/time";
import { countListed, countPaid } from "~/sales/orders/counted.server";
import { shopper } from "../../cast";
import { sold } from "./sold";

const always = { from: null, until: null };

const isSold = sql`(payment_status in ('paid', 'part_refunded'))`;
const isOrdered = sql`(payment_status <> 'refunded')`;

/** The kept counts are what counting all orders gives. */
function expectRight(): void {
  const counted = db
    .select({
      day: sql<number>`(created_at + 19800000) / 86400000`,
      status: orders.status,
      listed: sql<number>`count(*)`,
      paid: sql<number>`sum(${isPaid})`,
      sold: sql<number>`sum(${isSold})`,
      soldPaise: sql<number>`sum(${isSold} * total_paise)`,
      ordered: sql<number>`sum(${isOrdered})`,
      orderedPaise: sql<number>`sum(${isOrdered} * total_paise)`,
    })
    .from(orders)
    .where(isListed)
    .groupBy(sql`1, 2`)
    .all();
  const kept = db
    .select()
    .from(orderCounts)
    .where(sql`listed > 0`)
    .orderBy(orderCounts.day, orderCounts.status)
    .all();
  expect(kept).toEqual(counted);
}

test("orders are counted by day and status, whatever becomes of them", async () => {
  const { id: userId } = await shopper();
  const start = Date.UTC(2025, 4, 1, 18, 30);
  const before = { all: countListed("", always), paid: countPaid() };
  const made = [];
  for (const createdAt of [start, start + day - 1, start + day]) {
    const order = await sold({ userId });
    await write((tx) => tx.update(orders).set({ createdAt }).where(eq(orders.id, order.id)).run());
    made.push(order);
  }
  expectRight();
  expect(countListed("", always)).toBe(before.all + 3);
  expect(countListed("", { from: start, until: start + day })).toBe(2);
  expect(countListed("", { from: start + day, until: null })).toBeGreaterThanOrEqual(1);

  const [one, other] = made;
  for (const status of orderStatuses)
    for (const paymentStatus of paymentStatuses) {
      await write((tx) =>
        tx.update(orders).set({ status, paymentStatus }).where(eq(orders.id, one!.id)).run(),
      );
      expectRight();
    }
  const dearer = { goodsPaise: sql`goods_paise + 100`, totalPaise: sql`total_paise + 100` };
  await write((tx) =>
    tx
      .update(orders)
      .set({ paymentStatus: "paid", ...dearer })
      .where(eq(orders.id, one!.id))
      .run(),
  );
  expectRight();
  await write((tx) => tx.delete(orders).where(eq(orders.id, other!.id)).run());
  expectRight();
});
