import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { mails, products } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { adminOrder } from "~/sales/orders/admin/admin-order.server";
import * as homePage from "~/routes/admin/home";
import * as ordersPage from "~/routes/admin/orders/orders";
import * as orderPage from "~/routes/admin/orders/order";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { counted, move, pays, placedOrder, stockOf } from "./counted";

let boss: Viewer;
let cookie: string;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
});

/** A counted product with a low-stock line. */
async function lined(packs: number, lowStock: number | null) {
  const made = await counted(packs);
  await write((tx) => tx.update(products).set({ lowStock }).where(eq(products.id, made.id)).run());
  return made;
}

/** An order that is paid takes packs. */
async function sale(productId: string, quantity: number) {
  const { order } = await placedOrder(productId, quantity);
  await pays(order);
  return order;
}

/** An order that is paid for packs which broke meanwhile. */
async function saleBeyond(productId: string, quantity: number) {
  const { order } = await placedOrder(productId, quantity);
  await move({
    productId,
    kind: "broken",
    packs: -stockOf(productId).stock,
    actor: boss.id,
    at: 1,
  });
  await pays(order);
  return order;
}

const told = (productId: string) =>
  db
    .select({ key: mails.key, kind: mails.kind, subject: mails.subject, text: mails.text })
    .from(mails)
    .all()
    .filter(({ key }) => key.startsWith("stock-") && key.includes(productId));

describe("the owner is told by one mail", () => {
  test("when orders bring a product to its line: not at each sale, and again after packs arrived", async () => {
    const { id } = await lined(6, 3);
    await sale(id, 2);
    expect(told(id)).toEqual([]);
    const order = await sale(id, 1);
    expect(told(id).map(({ kind }) => kind)).toEqual(["stock-low"]);
    expect(told(id)[0]?.text).toContain(order.number);
    expect(told(id)[0]?.text).toContain("On hand: 3");
    await sale(id, 1);
    await moveOrder(order.id, { status: "cancel" }, boss);
    await sale(id, 1);
    expect(told(id), "given back and taken again").toHaveLength(1);
    await move({ productId: id, kind: "arrived", packs: 5, actor: boss.id, at: Date.now() + 1 });
    await sale(id, 5);
    expect(told(id)).toHaveLength(2);
  });

  test("of nothing that the owner notes, and of no product without a line", async () => {
    const { id } = await lined(6, 5);
    await move({ productId: id, kind: "broken", packs: -3, actor: boss.id, at: Date.now() });
    const { id: other } = await lined(2, null);
    await sale(other, 2);
    expect([...told(id), ...told(other)]).toEqual([]);
  });
});

describe("an order that takes more than there is", () => {
  test("is owed what is missing, until packs arrive", async () => {
    const { id, name, slug } = await lined(3, null);
    const earlier = await sale(id, 1);
    const order = await saleBeyond(id, 2);
    expect(stockOf(id).stock).toBe(-2);
    expect(told(id).map(({ subject }) => subject)).toEqual([`2 packs owed: ${name}, 5 L`]);
    expect(told(id)[0]?.text).toContain(`/dashboard/admin/product/${slug}/stock`);

    expect(adminOrder(order.number)?.owed).toEqual([{ name, packs: 2 }]);
    expect(adminOrder(earlier.number)?.owed).toEqual([]);
    const list = await htmlOf(
      ordersPage,
      argsFor(`/dashboard/admin/orders?q=${order.number}`, { cookie }),
    );
    expect(list).toContain("Owed: 2");
    const params = { number: order.number };
    const page = await htmlOf(
      orderPage,
      argsFor(`/dashboard/admin/orders/${order.number}`, { cookie, params }),
    );
    expect(page).toContain(`2 of ${name}`);
    const home = await htmlOf(homePage, argsFor("/dashboard/admin", { cookie }));
    expect(home).toContain("1 product is owed to buyers");

    await move({ productId: id, kind: "arrived", packs: 1, actor: boss.id, at: Date.now() });
    expect(adminOrder(order.number)?.owed).toEqual([{ name, packs: 1 }]);
    await move({ productId: id, kind: "arrived", packs: 1, actor: boss.id, at: Date.now() });
    expect(adminOrder(order.number)?.owed).toEqual([]);
  });
});
