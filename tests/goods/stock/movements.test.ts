import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { openPagesVersion } from "~/base/db/open-pages.server";
import { batches, priceHistory, products, stockMovements } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { packsLeft } from "~/goods/stock/available.server";
import { product } from "../../shelf";
import { batch, counted, move, setSale, stockOf, stockProblems } from "./counted";

const at = 1_000;
const by = { actor: "shop", at } as const;

describe("a movement", () => {
  test("is added and kept: nobody changes or deletes it, and the product's stock is their sum", async () => {
    const { id: productId } = await counted(10);
    await move({ productId, kind: "sold", packs: -3, ...by });
    await move({ productId, kind: "corrected", packs: -9, why: "counted anew", ...by });
    expect(stockOf(productId)).toMatchObject({ stock: -2, isSoldOut: true });
    const mine = eq(stockMovements.productId, productId);
    await expect(
      write((tx) => tx.update(stockMovements).set({ packs: 1 }).where(mine).run()),
    ).rejects.toThrow("never changed");
    await expect(write((tx) => tx.delete(stockMovements).where(mine).run())).rejects.toThrow(
      "never deleted",
    );
    expect(await stockProblems()).toEqual([]);
  });

  test.each([
    ["arrived", -1],
    ["returned", -1],
    ["sold", 1],
    ["broken", 1],
    ["corrected", 0],
  ] as const)("%s has a sign: not %i", async (kind, packs) => {
    const { id: productId } = await product();
    await expect(move({ productId, kind, packs, ...by })).rejects.toThrow("CHECK");
  });

  test("counts for its batch, which is one of the same product", async () => {
    const { id: productId } = await counted(0);
    const batchId = await batch(productId, 5);
    await move({ productId, batchId, kind: "broken", packs: -1, ...by });
    expect(db.select().from(batches).where(eq(batches.id, batchId)).get()?.packs).toBe(4);
    expect(stockOf(productId).stock).toBe(4);
    const { id: other } = await product();
    await expect(
      move({ productId: other, batchId, kind: "arrived", packs: 1, ...by }),
    ).rejects.toThrow("another product");
    await expect(
      write((tx) => tx.delete(batches).where(eq(batches.id, batchId)).run()),
    ).rejects.toThrow();
  });
});

test("packs only in batches that are too old are on hand, but cannot be sold", async () => {
  const { id: productId } = await counted(0);
  const batchId = await batch(productId, 5);
  const age = (isAged: boolean) =>
    write((tx) => tx.update(batches).set({ isAged }).where(eq(batches.id, batchId)).run());
  await age(true);
  expect(stockOf(productId)).toEqual({ stock: 5, agedStock: 5, isSoldOut: true });
  await move({ productId, batchId, kind: "broken", packs: -2, ...by });
  expect(stockOf(productId)).toEqual({ stock: 3, agedStock: 3, isSoldOut: true });
  expect(packsLeft(db, [productId], { cartId: null, now: at }).get(productId)?.packs).toBe(0);
  await age(false);
  expect(stockOf(productId)).toEqual({ stock: 3, agedStock: 0, isSoldOut: false });
  expect(await stockProblems()).toEqual([]);
});

test("what is left is unlimited for what is not counted, and nothing for what the owner set sold out", async () => {
  const { id: plain } = await product();
  const { id: tin } = await counted(4);
  const left = () => packsLeft(db, [plain, tin], { cartId: null, now: at });
  expect([...left()]).toEqual([[tin, { packs: 4, held: 0 }]]);
  await setSale(plain, "sold out");
  await setSale(tin, "sold out");
  expect(left()).toEqual(
    new Map([
      [plain, { packs: 0, held: 0 }],
      [tin, { packs: 0, held: 0 }],
    ]),
  );
});

describe("the memory of open pages", () => {
  test("outlives a sale that changes nothing on a page, and no page turns sold out or back without being made anew", async () => {
    const { id: productId } = await counted(3);
    const versions: number[] = [openPagesVersion()];
    for (const packs of [-1, -2, -1, 5, 1]) {
      await move({ productId, kind: packs < 0 ? "sold" : "arrived", packs, ...by });
      versions.push(openPagesVersion());
    }
    const steps = versions.slice(1).map((version, index) => version - (versions[index] ?? 0));
    expect(steps).toEqual([0, 1, 0, 1, 0]);
    const before = openPagesVersion();
    await setSale(productId, "hidden");
    expect(openPagesVersion()).toBeGreaterThan(before);
  });
});

test("every price is in the history with its time, and the lowest of the 30 days before it", async () => {
  const { id } = await product({ pricePaise: 100_000 });
  const set = (pricePaise: number, updatedAt: number) =>
    write((tx) =>
      tx.update(products).set({ pricePaise, updatedAt }).where(eq(products.id, id)).run(),
    );
  const from = db.select().from(products).where(eq(products.id, id)).get()?.createdAt ?? 0;
  await set(90_000, from + 10 * day);
  await set(120_000, from + 35 * day);
  await set(120_000, from + 36 * day);
  await set(110_000, from + 70 * day);
  const history = db.select().from(priceHistory).where(eq(priceHistory.productId, id)).all();
  expect(
    history.map(({ at: since, pricePaise, lowestPaise }) => [
      (since - from) / day,
      pricePaise,
      lowestPaise,
    ]),
  ).toEqual([
    [0, 100_000, null],
    [10, 90_000, 100_000],
    [35, 120_000, 90_000],
    [70, 110_000, 120_000],
  ]);
});
