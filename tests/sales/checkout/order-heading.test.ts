import { expect, test } from "vitest";
import type { OrderStatus } from "~/base/db/statuses";
import * as statusPage from "~/routes/checkout/order-status";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor } from "../../cast";
import { sold } from "../orders/sold";

test.each<[OrderStatus, string]>([
  ["Not Process", "Payment Successful!"],
  ["Processing", "Payment Successful!"],
  ["Shipped", "Order PR-"],
  ["deliverd", "Order PR-"],
  ["cancel", "Order cancelled"],
])("the page of a paid order that is %s is headed %s", async (status, heading) => {
  const { token } = await sold({ status, userId: null });
  const html = await htmlOf(statusPage, argsFor(`/order/${token}`, { params: { token } }));
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toMatch(new RegExp(`^${heading}`));
});
