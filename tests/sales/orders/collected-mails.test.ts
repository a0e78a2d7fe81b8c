import { beforeAll, expect, test } from "vitest";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { argsFor, cookieOf, shopper } from "../../cast";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { htmlOf } from "../../people/accounts/rendered";
import * as orderPage from "~/routes/checkout/order-status";
import * as list from "~/routes/account/orders";
import { setting } from "../../goods/delivery/shelf";
import { emptyOutbox, mailsOf } from "../../people/mail/outbox";
import { sold } from "./sold";

const toPay = { paymentStatus: "pending", paymentMethod: "on-delivery", paidAt: null } as const;

beforeAll(async () => {
  await setting("delivery.collectHours", "Mon–Sat, 10 to 6");
  await setCompanyFacts({ address: "Plot 12, Udhna\nSurat 394210\n\nOffice: Ring Road" });
});

/** The mails after an order that is collected came to these statuses, one after the other. */
async function mailed(statuses: ("Processing" | "Shipped" | "deliverd")[], given: object = {}) {
  const { id: userId } = await shopper();
  await emptyOutbox();
  const { id, number } = await sold({ userId, deliveryWay: "collect", ...given });
  for (const status of statuses) await moveOrder(id, { status }, "shop");
  return { number, mails: mailsOf() };
}

test("the buyer of an order that is collected reads once that it is ready, and then that it was collected", async () => {
  const { number, mails } = await mailed(["Processing", "Shipped", "deliverd"]);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Your order ${number} is ready to collect`,
    `You have collected your order ${number}`,
  ]);
  expect(mails[0]?.text).toContain("You can collect it at our press.");
  expect(mails[0]?.text).toMatch(/Collect at: *Plot 12, Udhna\s+Surat 394210\s+Mon–Sat, 10 to 6\n/);
  expect(mails[0]?.text).not.toContain("Ring Road");
  expect(mails[0]?.text).not.toContain("Please pay");
  for (const { text } of mails) expect(text).not.toMatch(/parcel|delivered|did not get it/);
});

test("one that is not marked as packed is ready when it is marked as shipped", async () => {
  const { number, mails } = await mailed(["Shipped"]);
  expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${number} is ready to collect`]);
});

test("one that is paid when it is collected says how much", async () => {
  const { mails } = await mailed(["Processing"], toPay);
  expect(mails[0]?.text).toContain("Please pay ₹1,450 when you collect it.");
});

test("the order's page and the list say where and when to collect it, and nobody's own address", async () => {
  const user = await shopper();
  const { token } = await sold({ userId: user.id, deliveryWay: "collect" });
  const cookie = await cookieOf(user);
  const params = { token };
  for (const html of [
    await htmlOf(orderPage, argsFor(`/order/${token}`, { cookie, params })),
    await htmlOf(list, argsFor("/dashboard/user/orders", { cookie })),
  ]) {
    const thanks = /<section[^>]*thank-you[\s\S]*?<\/section>/.exec(html)?.[0];
    expect(thanks).toContain(">Plot 12, Udhna\nSurat 394210\nMon–Sat, 10 to 6<");
    expect(thanks).not.toContain("12 Ring Road");
  }
});
