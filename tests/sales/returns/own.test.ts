import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { returnsOfOrder } from "~/sales/returns/own-returns.server";
import { admin } from "../../cast";
import { asRegisteredFirm, stored } from "../invoices/paying";
import { arrived, asked, takesCash } from "./asking";

let boss: Viewer;

beforeAll(async () => {
  boss = await admin();
  await asRegisteredFirm();
  await takesCash(boss);
});

test("whoever has an order's link learns nothing of the account that the money goes to", async () => {
  const { order } = await arrived(boss);
  await asked(order, { 0: 1 }, { payTo: "asha@okbank" });
  const [shown] = returnsOfOrder(stored(order.id)).returns;
  expect(shown).toMatchObject({ state: "asked", mayWithdraw: true });
  expect(JSON.stringify(shown)).not.toContain("asha@okbank");
  expect(shown).not.toHaveProperty("orderId");
});
