import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import { slipMarks } from "~/sales/orders/admin/slip/slip-words";
import * as page from "~/routes/admin/orders/order";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "./sold";

let buyer: Viewer;
let cookie: string;
beforeAll(async () => {
  buyer = await shopper();
  cookie = await cookieOf(await admin());
});

test("the number of an e-way bill stands on the order and on its packing slip, until it is taken away", async () => {
  const { number } = await sold({ userId: buyer.id });
  const path = `/dashboard/admin/orders/${number}`;
  const ask = { params: { number }, cookie };
  const save = (eway: string) =>
    page.action(argsFor(path, { ...ask, form: { intent: "eway", eway } }));
  const marks = () => {
    const slip = slipOf(number);
    return slip && slipMarks(slip);
  };
  await save("2410 1234 5678");
  expect(await htmlOf(page, argsFor(path, ask))).toContain("241012345678");
  expect(marks()).toEqual(["E-way bill 241012345678"]);
  expect(JSON.stringify(await save("<b>"))).toContain("Number must have letters and digits only");
  await save("");
  expect(marks()).toEqual([]);
});
