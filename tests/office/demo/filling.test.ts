import "./shared-photos";
import { count } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import {
  batches,
  categories,
  mails,
  orderEvents,
  orders,
  photos,
  priceSteps,
  productQuestions,
  products,
  reviews,
  stockMovements,
  users,
} from "~/base/db/schema";
import { orderStatuses } from "~/base/db/statuses";
import { beginFilling, fillingNow, noteFilling } from "~/office/demo/filling.server";
import { seedDemo, steps } from "~/office/demo/seed.server";

const tables = {
  batches,
  categories,
  mails,
  orderEvents,
  orders,
  photos,
  priceSteps,
  productQuestions,
  products,
  reviews,
  stockMovements,
  users,
};
const counts = () =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [
      name,
      db.select({ rows: count() }).from(table).get()?.rows,
    ]),
  );

describe("a demo whose filling is killed at any step", () => {
  beforeAll(async () => {
    expect(await beginFilling()).toBe(true);
    for (const [done, step] of steps.entries()) {
      await step();
      // Killed before it was noted: the next start does it again.
      await noteFilling({ done, of: steps.length });
      await step();
    }
    await noteFilling({ done: steps.length - 1, of: steps.length });
  });

  test("goes on at the next start, and is filled once", async () => {
    expect(await beginFilling()).toBe(true);
    expect(fillingNow()).toEqual({ done: steps.length - 1, of: steps.length });
    const before = counts();
    expect((await seedDemo())?.signIns).toHaveLength(2);
    expect(counts()).toEqual(before);
    expect(before).toMatchObject({
      batches: 1,
      categories: 5,
      mails: 0,
      priceSteps: 2,
      reviews: 2,
    });
    expect(
      db
        .select()
        .from(orders)
        .all()
        .map(({ status, paymentStatus }) => `${paymentStatus} ${status}`)
        .toSorted(),
    ).toEqual(orderStatuses.map((status) => `paid ${status}`).toSorted());
  });

  test("is then left alone", async () => {
    expect(fillingNow()).toBeNull();
    expect(await beginFilling()).toBe(false);
    expect(await seedDemo()).toBeNull();
  });
});
