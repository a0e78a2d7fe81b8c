import { eq } from "drizzle-orm";
import { array, assert, asyncProperty, constant, integer, oneof, record } from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { discountFor } from "~/sales/coupons/discount.server";
import { db, write } from "~/base/db/connection.server";
import { orderLines, products } from "~/base/db/schema";
import { newToken } from "~/base/lib/ids.server";
import { storeOrder } from "~/sales/orders/store-order.server";
import { product } from "../../shelf";
import { coupon, guest } from "./couponing";

let shelf: typeof products.$inferSelect | undefined;

beforeAll(async () => {
  const { id } = await product();
  shelf = db.select().from(products).where(eq(products.id, id)).get();
});

const line = record({
  pricePaise: integer({ min: 1, max: 50_000_00 }),
  quantity: integer({ min: 1, max: 999 }),
});
const offer = oneof(
  record({ kind: constant("percent" as const), value: integer({ min: 1, max: 10_000 }) }),
  record({
    kind: constant("amount" as const),
    value: integer({ min: 1, max: 1_000_000_00 }),
  }),
);

test("whatever is bought and given, the lines' discounts are the order's, none above its line, and ₹1 stays", async () => {
  await assert(
    asyncProperty(array(line, { minLength: 1, maxLength: 12 }), offer, async (bought, given) => {
      const { code } = await coupon(given);
      const goodsPaise = bought.reduce((sum, each) => sum + each.pricePaise * each.quantity, 0);
      const { discount } = discountFor(db, code, goodsPaise, null);
      const sold = bought.flatMap(({ pricePaise, quantity }) =>
        shelf
          ? [
              {
                product: { ...shelf, pricePaise },
                quantity,
                unitPricePaise: pricePaise,
                photo: null,
              },
            ]
          : [],
      );
      const key = { cartId: newToken(), cartRound: 1, fingerprint: "h" };
      const order = await write((tx) => storeOrder(tx, guest(), key, sold, { discount }));

      const lines = db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).all();
      const shares = lines.map(({ discountPaise }) => discountPaise);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(order.discountPaise);
      expect(lines).toHaveLength(bought.length);
      expect(order.discountPaise).toBe(discount?.paise ?? 0);
      for (const { discountPaise, unitPricePaise, quantity } of lines)
        expect(discountPaise).toBeLessThanOrEqual(unitPricePaise * quantity);
      if (discount) expect(order.totalPaise).toBeGreaterThanOrEqual(100);
    }),
    { numRuns: 60 },
  );
});
