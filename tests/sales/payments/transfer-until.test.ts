import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { changeCheckout } from "~/sales/checkout/checkout-settings.server";
import { dateTime } from "~/base/lib/dates";
import { day } from "~/base/lib/time";
import { orderById } from "~/sales/orders/order.server";
import { transferUntil } from "~/sales/orders/money/transfer-until.server";
import { cancelMissingTransfers } from "~/sales/payments/by-hand/missing-transfers.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import * as ordersPage from "~/routes/admin/orders/order";
import * as buyersPage from "~/routes/checkout/order-status";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "../orders/sold";

let boss: Viewer;
let userId: string;

beforeAll(async () => {
  boss = await admin();
  userId = (await shopper()).id;
  await changeCheckout({ unprovenPacks: null, networkPacks: null, transferDays: 3 }, boss);
});

const awaited = { paymentStatus: "pending", paymentMethod: "transfer", paidAt: null } as const;
const statusOf = (id: string) => orderById(id)?.status;
const untilOf = (id: string) => {
  const order = orderById(id);
  return order && transferUntil(order);
};

const pagesOf = async ({ number, token }: { number: string; token: string }) => {
  const cookie = await cookieOf(boss);
  const path = `/dashboard/admin/orders/${number}`;
  return {
    owners: await htmlOf(ordersPage, argsFor(path, { cookie, params: { number } })),
    buyers: await htmlOf(buyersPage, argsFor(`/order/${token}`, { params: { token } })),
  };
};

test.each([
  ["of the shop", { source: "shop" }, 3],
  ["of a guest who typed a reference", { source: "shop", userId: null, claimedUtr: "1" }, 3],
  ["of a guest, which the owner wrote down", { source: "owner", userId: null }, 30],
] as const)("an order %s is cancelled when its pages say", async (_, given, days) => {
  const order = await sold({ userId, ...awaited, ...given });
  const until = order.createdAt + days * day;
  expect(untilOf(order.id)).toBe(until);
  const { owners, buyers } = await pagesOf(order);
  expect(owners).toContain(
    `It waits for its transfer until ${dateTime(until)}, then it is cancelled.`,
  );
  expect(buyers).toContain(`Please pay by ${dateTime(until)}`);

  await cancelMissingTransfers(until);
  expect(statusOf(order.id)).toBe("Not Process");
  await cancelMissingTransfers(until + 1);
  expect(statusOf(order.id)).toBe("cancel");
  expect(untilOf(order.id)).toBeNull();
});

test("no moment is named where none is set, and none once it is paid", async () => {
  const promised = await sold({ userId, ...awaited, source: "owner" });
  expect(untilOf(promised.id)).toBeNull();
  const { owners, buyers } = await pagesOf(promised);
  expect(owners).not.toContain("It waits for its transfer until");
  expect(buyers).not.toContain("Please pay by");
  await cancelMissingTransfers(promised.createdAt + 365 * day);
  expect(statusOf(promised.id)).toBe("Not Process");

  const paid = await sold({ userId, ...awaited });
  await receiveMoney(paid.id, { reference: null, note: "" }, boss);
  expect(untilOf(paid.id)).toBeNull();
  const onDelivery = await sold({ userId, ...awaited, paymentMethod: "on-delivery" });
  expect(untilOf(onDelivery.id)).toBeNull();
});
