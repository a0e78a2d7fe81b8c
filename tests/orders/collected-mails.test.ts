import { beforeAll, expect, test } from "vitest";
import { moveOrder } from "~/fulfilment/move-order.server";
import { shopper } from "../cast";
import { setting } from "../delivery/shelf";
import { emptyOutbox, mailsOf } from "../mail/outbox";
import { sold } from "./sold";

const toPay = { paymentStatus: "pending", paymentMethod: "on-delivery", paidAt: null } as const;

beforeAll(() => setting("delivery.collectHours", "Mon–Sat, 10 to 6"));

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
  expect(mails[0]?.text).toContain("You can collect it at our press: Mon–Sat, 10 to 6.");
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
