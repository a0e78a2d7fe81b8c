import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { changeCheckout } from "~/sales/checkout/checkout-settings.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { dateTime } from "~/base/lib/dates";
import { day, minute } from "~/base/lib/time";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import * as productPage from "~/routes/admin/stock/product-stock";
import { holdersOf } from "~/goods/stock/admin/holders.server";
import { htmlOf, seenBy } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, packer } from "../../cast";
import { counted, holdsAge, placedOrder } from "./counted";

let boss: Viewer;
let cookie: string;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
  await changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 90_000_000, feePaise: 0, asksToConfirm: true },
      transfer: { isOn: true, details: "HDFC 1234" },
    },
    boss,
  );
  await changeCheckout({ unprovenPacks: null, networkPacks: null, transferDays: 3 }, boss);
});

const transfer = { method: "transfer" } as const;
const onDelivery = { method: "on-delivery" } as const;
const shown = (slug: string) =>
  htmlOf(
    productPage,
    argsFor(`/dashboard/admin/product/${slug}/stock`, { cookie, params: { slug } }),
  );

test("the stock page of a product names the unpaid orders that hold packs, how many, since and until when, and no buyer", async () => {
  const tin = await counted(100);
  expect(await shown(tin.slug)).not.toContain("Held by orders");
  const online = await placedOrder(tin.id, 3);
  const bank = await placedOrder(tin.id, 5, transfer);
  const door = await placedOrder(tin.id, 2, onDelivery);
  await placedOrder((await counted(9)).id, 4);

  const { orders, total, packs } = holdersOf(tin.id);
  expect({ total, packs }).toEqual({ total: 3, packs: 10 });
  const of = (number: string) => orders.find((one) => one.number === number);
  expect(of(online.order.number)).toMatchObject({ packs: 3, method: "online" });
  expect((of(online.order.number)?.until ?? 0) - (of(online.order.number)?.since ?? 0)).toBe(
    15 * minute,
  );
  expect(of(bank.order.number)?.until).toBeGreaterThanOrEqual(bank.order.createdAt + 3 * day);
  expect(of(door.order.number)).toMatchObject({ packs: 2, until: null });

  const html = await shown(tin.slug);
  expect(html).toContain("10 packs in 3 orders");
  for (const { order, buyer } of [online, bank, door]) {
    expect(html).toContain(`href="/dashboard/admin/orders/${order.number}"`);
    for (const personal of [buyer.name, buyer.phone]) expect(html).not.toContain(personal);
  }
  expect(html).toContain(`${dateTime(of(bank.order.number)?.until ?? 0)}, or it is paid`);

  // Packers open what is on the lists, without money, from the holders and from the movements.
  const hands = await packer();
  const args = { cookie: await cookieOf(hands), params: { slug: tin.slug } };
  const path = `/dashboard/admin/product/${tin.slug}/stock`;
  const ofPackers = await htmlOf(seenBy(hands, productPage), argsFor(path, args));
  for (const { order } of [bank, door])
    expect(ofPackers.split(`href="/dashboard/admin/parcels/${order.number}"`)).toHaveLength(3);
  expect(ofPackers).toContain(online.order.number);
  expect(ofPackers).not.toContain("/dashboard/admin/orders/PR-");
  expect(ofPackers).not.toContain(`/${online.order.number}"`);

  await holdsAge(16 * minute);
  await receiveMoney(bank.order.id, { reference: null, note: "" }, boss);
  await moveOrder(door.order.id, { status: "cancel" }, boss);
  expect(holdersOf(tin.id)).toEqual({ orders: [], total: 0, packs: 0 });
});

test("of more than twenty the oldest twenty stand there, with the number of all", async () => {
  const tin = await counted(100);
  const placed = [];
  for (let n = 0; n < 22; n += 1)
    placed.push((await placedOrder(tin.id, 1, transfer)).order.number);
  const { orders, total, packs } = holdersOf(tin.id);
  expect({ shown: orders.map(({ number }) => number), total, packs }).toEqual({
    shown: placed.slice(0, 20),
    total: 22,
    packs: 22,
  });
  expect(await shown(tin.slug)).toContain("The oldest 20 of them");
});
