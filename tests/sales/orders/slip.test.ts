import { beforeAll, expect, test } from "vitest";
import * as page from "~/routes/admin/orders/order-slip";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import { got } from "../../people/accounts/answers";
import { admin, cookieOf, shopper } from "../../cast";
import { sold } from "./sold";

let cookie: string;
let userId: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  userId = (await shopper()).id;
});

const open = (number: string) =>
  got(page.loader, `/dashboard/admin/orders/${number}/slip`, { cookie, params: { number } });

test("a packing slip says where the parcel goes and what belongs in it, without prices", async () => {
  const order = await sold({
    userId,
    lines: [
      { name: "Tin", volumeMl: 15_000, quantity: 2 },
      { name: "Pouch", volumeMl: 500, quantity: 3 },
    ],
  });
  const slip = slipOf(order.number);
  expect(slip).toMatchObject({
    number: order.number,
    buyer: { name: "Asha Patel", address: "12 Ring Road, Surat 395002", phone: "98250 12345" },
    units: 5,
    contents: { volumeMl: 31_500 },
  });
  expect(slip?.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ["Tin", 2],
    ["Pouch", 3],
  ]);
  expect(JSON.stringify(await open(order.number))).not.toContain("145000");
  expect((await open(order.number)).status).toBe(200);
});

test("there is none for an order that is not paid or does not exist", async () => {
  const unpaid = await sold({ userId, paymentStatus: "unpaid", paidAt: null });
  expect((await open(unpaid.number)).status).toBe(404);
  expect((await open("PR-999999")).status).toBe(404);
});
