import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { changeCheckout, checkoutSettings } from "~/sales/checkout/checkout-settings.server";
import { db } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import * as listPage from "~/routes/admin/orders/unconfirmed";
import { versionOf } from "~/base/lib/form/version.server";
import * as settingsPage from "~/routes/admin/checkout-settings";
import { answerTo, formIn, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { counted, placedOrder, stockOf } from "../../goods/stock/counted";

let boss: Viewer;
let cookie: string;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
});
const offer = (asksToConfirm: boolean) =>
  changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 9_000_000, feePaise: 0, asksToConfirm },
      transfer: { isOn: false, details: null },
    },
    boss,
  );
beforeEach(async () => {
  await offer(true);
  await changeCheckout({ unprovenPacks: 5 }, boss);
});

const onDelivery = { method: "on-delivery" } as const;
const path = "/dashboard/admin/orders/unconfirmed";
const shown = (query = "") => htmlOf(listPage, argsFor(path + query, { cookie }));
const cancel = (...ids: string[]) =>
  answerTo(listPage.action, argsFor(path, { cookie, form: { order: ids, _: "" } }));
const statusOf = (id: string) => db.select().from(orders).where(eq(orders.id, id)).get()?.status;

describe("orders on delivery that nobody has confirmed", () => {
  test("hold what they like without a limit", async () => {
    const version = versionOf(checkoutSettings());
    const form = { version, guests: "on", packs: "", networkPacks: "", transferDays: "2" };
    await posted(settingsPage.action, "/dashboard/admin/settings/checkout", form, { cookie });
    const { id } = await counted(50);
    for (let made = 0; made < 2; made += 1) await placedOrder(id, 5, onDelivery);
    const refused = await posted(
      settingsPage.action,
      "/dashboard/admin/settings/checkout",
      { ...form, packs: "few" },
      { cookie },
    );
    expect(formIn(refused).errors.packs).toContain("whole number");
  });

  test("are cancelled in bulk and give their packs back; what was confirmed meanwhile stays and is named", async () => {
    const { id } = await counted(10);
    const [one, two, kept] = [
      (await placedOrder(id, 2, onDelivery)).order,
      (await placedOrder(id, 2, onDelivery)).order,
      (await placedOrder(id, 1, onDelivery)).order,
    ];
    for (const order of [one, two, kept]) expect(await shown()).toContain(order.number);
    expect(await shown()).not.toMatch(/checkbox"[^>]*checked/);
    expect(await shown("?tick=all")).toMatch(/checkbox"[^>]*checked/);
    await moveOrder(kept.id, { confirmed: true }, boss);
    const answer = await cancel(one.id, two.id, kept.id);
    expect((await toastIn(answer))?.message).toBe(
      `2 orders are cancelled. Not cancelled, because they have already been confirmed, packed or cancelled: ${kept.number}.`,
    );
    expect([one, two, kept].map((order) => statusOf(order.id))).toEqual([
      "cancel",
      "cancel",
      "Not Process",
    ]);
    expect(stockOf(id).stock).toBe(9);
    expect(await shown()).not.toContain(one.number);
    expect((await toastIn(await cancel(one.id)))?.message).toContain("0 orders are cancelled");
    expect(stockOf(id).stock, "pressed twice").toBe(9);
    expect(formIn(await cancel()).errors.form).toContain("Tick the orders");
  });
});
