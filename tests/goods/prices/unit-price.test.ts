import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { orderLines, priceLists, priceSteps, tradeAccounts } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { unitPrices } from "~/goods/prices/unit-price.server";
import { placedOrder } from "../stock/counted";
import { shopper } from "../../cast";
import { product } from "../../shelf";

let tin: { id: string; pricePaise: number };
let trader: string;

const at = { createdAt: 1, updatedAt: 1 };
const step = (fromPacks: number, pricePaise: number, listId: string | null = null) => ({
  id: newId(),
  listId,
  productId: tin.id,
  fromPacks,
  pricePaise,
  ...at,
});

beforeAll(async () => {
  tin = await product({ pricePaise: 280_000 });
  trader = (await shopper()).id;
  const listId = newId();
  await write((tx) => {
    tx.insert(priceLists)
      .values({ id: listId, name: "Traders", ...at })
      .run();
    tx.insert(tradeAccounts)
      .values({
        userId: trader,
        firm: "Shah & Sons",
        priceListId: listId,
        approvedBy: "owner",
        approvedAt: 1,
        ...at,
      })
      .run();
    tx.insert(priceSteps)
      .values([
        step(5, 274_000),
        step(10, 270_000),
        step(1, 276_000, listId),
        step(8, 265_000, listId),
      ])
      .run();
  });
});

const priceOf = (quantity: number, userId: string | null = null) =>
  unitPrices(db, userId, [{ product: tin, quantity }])[0];

test("everybody pays the price of the step that the number of packs reaches", () => {
  expect(priceOf(4)).toMatchObject({ paise: 280_000, fromPacks: null });
  expect(priceOf(5)).toMatchObject({ paise: 274_000, fromPacks: 5 });
  expect(priceOf(99)).toMatchObject({ paise: 270_000, fromPacks: 10 });
});

test("a customer with a price list pays the lowest of the list's price and everybody's", () => {
  expect(priceOf(1, trader)).toMatchObject({ paise: 276_000, fromPacks: 1 });
  expect(priceOf(5, trader)).toMatchObject({ paise: 274_000, fromPacks: 5 });
  expect(priceOf(8, trader)).toMatchObject({ paise: 265_000, fromPacks: 8 });
});

test("an order is placed at the price of its number of packs, and keeps it", async () => {
  const { order } = await placedOrder(tin.id, 12);
  expect(order.goodsPaise).toBe(12 * 270_000);
  await write((tx) => tx.delete(priceSteps).where(eq(priceSteps.fromPacks, 10)).run());
  const line = db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).get();
  expect(line).toMatchObject({
    unitPricePaise: 270_000,
    quantity: 12,
    measure: "l",
    containers: 1,
  });
});
