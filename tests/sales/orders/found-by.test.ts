import { beforeAll, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { orderParcels, orders, payments } from "~/base/db/schema";
import { eq, sql } from "drizzle-orm";
import { newId } from "~/base/lib/ids.server";
import { orderCount } from "~/sales/orders/list/order-count";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import {
  countMatching,
  pageMatching,
  serialsMatching,
} from "~/sales/orders/list/order-search.server";
import { shopper } from "../../cast";
import { paymentFor, sold } from "./sold";

let gift: Awaited<ReturnType<typeof sold>>;

beforeAll(async () => {
  const { id: userId } = await shopper();
  await sold({ userId, buyerName: "Somebody Else", buyerEmail: "other@example.org" });
  gift = await sold({
    userId,
    buyerName: "Om Shah",
    buyerFirm: "Shah Farsan House",
    buyerEmail: "om.farsan@Example.com",
    buyerPhone: "+919909911111",
    shipName: "Kiran Mehta",
    shipPhone: "+919898012345",
    shipLine: "4 Relief Road",
    shipCity: "Ahmedabad",
    shipPin: "380001",
    shipState: "24",
    status: "Shipped",
    courier: "DTDC",
    trackingNumber: "D4711X42",
  });
  await paymentFor(gift, "pay_Nx8KlQ2ab");
});

/** The serials that the list of orders shows for a keyword. */
function found(q: string): number[] {
  const filter = orderFilterIn(new URLSearchParams({ q }));
  const serials = serialsMatching(filter, { limit: 20 });
  expect(countMatching(filter)).toBe(serials.length);
  return serials;
}

test.each([
  ["the buyer", "om shah"],
  ["the firm", "farsan house"],
  ["the recipient", "Kiran Mehta"],
  ["the recipient's number with spaces", "98980 12345"],
  ["the recipient's number with the country code", "+91 98980-12345"],
  ["the recipient's number with a zero", "098980 12345"],
  ["the recipient's number in Gujarati digits", "૯૮૯૮૦ ૧૨૩૪૫"],
  ["the buyer's number", "9909911111"],
  ["the city", "ahmedabad"],
  ["the PIN", "380 001"],
  ["the e-mail, whole", "OM.farsan@example.com"],
  ["the beginning of the e-mail", "om.farsan@ex"],
  ["a part of the e-mail's name", "m.fars"],
  ["the tracking number", "d4711x42"],
  ["a part of the tracking number", "711X"],
  ["the payment", "pay_Nx8KlQ2ab"],
  ["the beginning of the payment", "pay_Nx8K"],
  ["a part of the payment", "8KlQ"],
])("an order is found by %s", (_, q) => expect(found(q)).toEqual([gift.serial]));

test("a further parcel's number finds its order, until it is another one", async () => {
  const id = newId();
  const parcel = { id, orderId: gift.id, trackingNumber: "EP998877", shippedAt: 1, createdAt: 1 };
  await write((tx) => tx.insert(orderParcels).values(parcel).run());
  expect(found("EP998877")).toEqual([gift.serial]);

  const changed = { trackingNumber: "EP112233" };
  await write((tx) => tx.update(orderParcels).set(changed).where(eq(orderParcels.id, id)).run());
  expect(found("EP998877")).toEqual([]);
  expect(found("EP112233")).toEqual([gift.serial]);

  await write((tx) => tx.delete(orderParcels).where(eq(orderParcels.id, id)).run());
  expect(found("EP112233")).toEqual([]);
});

test("the index follows a change of the order, and of which payment pays it", async () => {
  const move = (orderId: string | null) =>
    write((tx) =>
      tx
        .update(payments)
        .set({ paidOrderId: orderId })
        .where(eq(payments.id, "pay_Nx8KlQ2ab"))
        .run(),
    );
  await move(null);
  expect(found("8KlQ")).toEqual([]);
  await move(gift.id);
  expect(found("8KlQ")).toEqual([gift.serial]);

  const rows = () => db.get<{ rows: number }>(sql`select count(*) as rows from order_search`);
  const before = rows();
  await write((tx) =>
    tx
      .update(orders)
      .set({ shipCity: "Rajkot", shipPin: "360001" })
      .where(eq(orders.id, gift.id))
      .run(),
  );
  expect(found("ahmedabad")).toEqual([]);
  expect(found("rajkot")).toEqual([gift.serial]);
  expect(rows()).toEqual(before);
});

test("of many that a word finds the newest are paged through, and it is said that there are more", async () => {
  const { id: userId } = await shopper();
  const made = [];
  for (let count = 0; count < 5; count += 1)
    made.push((await sold({ userId, buyerName: "Zubin Wadia" })).serial);
  const newest = made.toReversed();
  const filter = orderFilterIn(new URLSearchParams({ q: "zubin" }));
  expect(pageMatching(filter, 2, 2, 4)).toEqual({
    page: 2,
    pages: 2,
    total: 4,
    isMore: true,
    serials: newest.slice(2, 4),
  });
  expect(pageMatching(filter, 9, 2, 5)).toEqual({
    page: 3,
    pages: 3,
    total: 5,
    isMore: false,
    serials: newest.slice(4),
  });
  const place = { page: 2, pages: 2, total: 4, isMore: true };
  expect(orderCount(place)).toContain("The newest 4");
});
