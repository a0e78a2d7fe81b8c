import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { confirmationJob } from "~/sales/payments/by-hand/unconfirmed.server";
import * as settingsPage from "~/routes/admin/payment-settings";
import * as adminList from "~/routes/admin/orders/orders";
import * as orderPage from "~/routes/checkout/order-status";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { fillCart, orderOf, pressCheckout, tokenIn } from "../checkout/shopping";
import { product } from "../../shelf";

let boss: Viewer;

beforeAll(async () => {
  boss = await admin();
  await changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 500_000, feePaise: 0, asksToConfirm: true },
      transfer: { isOn: false, details: null },
    },
    boss,
  );
});

test("a shop that sends no mails calls the buyers of orders on delivery, and says so to everybody", async () => {
  const user = await shopper();
  await fillCart(user, (await product()).id);
  const token = tokenIn(await pressCheckout(user, { method: "on-delivery" }));
  const order = orderOf(token);
  expect(order).toMatchObject({ needsConfirmation: true, buyerEmail: user.email });

  const ask = { params: { token }, cookie: await cookieOf(user) };
  const page = await htmlOf(orderPage, argsFor(`/order/${token}`, ask));
  expect(page).toContain("We call you on your mobile number, and pack your order after that.");
  expect(page).not.toContain("We have sent you a mail");

  const cookie = await cookieOf(boss);
  const list = argsFor(`/dashboard/admin/orders?q=${order.number}`, { cookie });
  expect(await htmlOf(adminList, list)).toContain(`To call: ${user.phone}`);
  const settings = argsFor("/dashboard/admin/settings/payments", { cookie });
  expect(await htmlOf(settingsPage, settings)).toContain("only once you have called the buyer");
  expect(await confirmationJob.run(Date.now())).toContain("nothing is cancelled");
});
