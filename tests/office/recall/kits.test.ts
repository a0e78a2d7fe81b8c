import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { batches, mails, orders, payments, productParts, products } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { batchPage } from "~/goods/stock/batch-page/batch-page.server";
import { batchesPage } from "~/goods/stock/batches/batch-list.server";
import { packPath } from "~/goods/stock/batches/page-path";
import { batchById } from "~/goods/stock/batches/batch-rows.server";
import { breakUp, packAhead } from "~/goods/stock/kits/pack.server";
import { recalledIn } from "~/goods/stock/recalls/in-orders.server";
import { buyersPage, ordersGone } from "~/office/recall/buyers.server";
import { recallFacts } from "~/office/recall/facts.server";
import { otherPacksPage, takeOtherPacks } from "~/office/recall/other-packs.server";
import { newestRecalls } from "~/goods/stock/recalls/recall.server";
import * as recallsPage from "~/routes/shop/recalls";
import { htmlOf } from "../../people/accounts/rendered";
import { ordersWith, recallOf, whereabouts } from "~/office/recall/recall-page.server";
import { recallShown } from "~/office/recall/recall-shown.server";
import { startRecall } from "~/office/recall/start.server";
import { noteStep } from "~/office/recall/step.server";
import { mailBuyers } from "~/office/recall/tell-buyers.server";
import { whoGotIt } from "~/office/recall/who-got-it.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { admin, argsFor } from "../../cast";
import {
  batch,
  counted,
  movementsOf,
  pays,
  placedOrder,
  stockOf,
  stockProblems,
} from "../../goods/stock/counted";
import { carton, setParts } from "../../goods/stock/kits/kit";

let boss: Viewer;
beforeAll(async () => {
  boss = await admin();
});

const why = { why: "It may taste rancid.", whyGu: "", whyHi: "" };
const recalls = (id: string) => startRecall(id, why, boss);

async function bought(productId: string, packs: number) {
  const { order } = await placedOrder(productId, packs);
  expect((await pays(order)).settled).toBe("paid");
  return order;
}

function rowOf(id: string) {
  const row = batchById(id);
  if (!row) throw new Error("No such batch");
  return row;
}

function recallFor(id: string) {
  const recall = recallOf(id);
  if (!recall) throw new Error("No such recall");
  return recall;
}

const packs = (productId: string, count: number) =>
  packAhead(productId, { id: newId(), packs: count, chosen: new Map() }, boss);

const batchesOf = (productId: string) =>
  db.select().from(batches).where(eq(batches.productId, productId)).all();

const leaves = (order: { id: string }) =>
  write((tx) =>
    tx
      .update(orders)
      .set({ status: "Shipped", shippedAt: Date.now(), buyerEmail: "meena@carton.example" })
      .where(eq(orders.id, order.id))
      .run(),
  );

/** A batch of 40 singles of which two cartons of 10 were packed ahead, and a carton and 3 singles were bought. */
async function packedAndBought() {
  const { single, carton: kit } = await carton(0);
  const id = await batch(single.id, 40, { bestBefore: "2098-01-01" });
  expect(await packs(kit.id, 2)).toEqual({ stock: 2 });
  const whole = await bought(kit.id, 1);
  const some = await bought(single.id, 3);
  const [made] = batchesOf(kit.id);
  if (!made) throw new Error("No batch was made");
  return { single, kit, id, made, whole, some };
}

test("who got a batch counts the packs inside cartons that were packed ahead", async () => {
  const { single, id, whole, some } = await packedAndBought();
  const { rows, ...sums } = whoGotIt(rowOf(id), 1);
  expect(sums).toMatchObject({ total: 2, out: 13, returned: 0 });
  expect(new Map(rows.map((row) => [row.number, row.packs]))).toEqual(
    new Map([
      [whole.number, 10],
      [some.number, 3],
    ]),
  );
  expect(whereabouts(id)).toMatchObject({ filled: 40, onHand: 27, inOrders: 13, withBuyers: 0 });
  expect(stockOf(single.id).stock).toBe(17);
});

test("a recall of a part's batch is told to who got a carton, and the share accounted for knows cartons", async () => {
  const { id, whole, some } = await packedAndBought();
  await leaves(whole);
  await recalls(id);
  expect(ordersGone(recallFor(id)).all()).toMatchObject([{ order: { id: whole.id }, packs: 10 }]);
  expect(ordersWith(id)).toEqual([{ number: some.number, packs: 3 }]);
  expect(buyersPage(recallFor(id), recallFacts(rowOf(id), recallFor(id)), 1)).toMatchObject({
    total: 1,
    told: 0,
    toMail: 1,
  });
  expect(whereabouts(id)).toEqual({
    filled: 40,
    onHand: 27,
    broken: 0,
    inOrders: 3,
    withBuyers: 10,
    cameBack: 0,
  });
  expect(await mailBuyers(rowOf(id), "recalled", boss)).toBe(1);
  expect(await mailBuyers(rowOf(id), "recalled", boss)).toBe(0);
  expect(buyersPage(recallFor(id), recallFacts(rowOf(id), recallFor(id)), 1)).toMatchObject({
    told: 1,
    toMail: 0,
  });
  const [mail, ...more] = db
    .select()
    .from(mails)
    .where(and(eq(mails.orderId, whole.id), eq(mails.kind, "order-recalled")))
    .all();
  expect(mail?.text).toContain(`Packs of it were in your order ${whole.number}`);
  expect(more).toEqual([]);
});

const letterTo = (order: { id: string }, kind = "order-recalled") =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.orderId, order.id), eq(mails.kind, kind)))
    .get()?.text;

const nameOf = (productId: string) =>
  db.select().from(products).where(eq(products.id, productId)).get()?.name ?? "";

test("letters and the list name the carton with its batch, as its buyer knows it; who bought singles reads of no carton", async () => {
  const { id, made, kit, whole, some } = await packedAndBought();
  for (const order of [whole, some]) await leaves(order);
  await recalls(id);
  const within = { name: nameOf(kit.id), number: made.number };
  const listed = newestRecalls().find(({ number }) => number === rowOf(id).number);
  expect(listed?.within).toMatchObject([within]);
  const list = await htmlOf(recallsPage, argsFor("/recalls"));
  expect(list).toContain(`href="${packPath(made.number)}"`);

  const { rows } = buyersPage(recallFor(id), recallFacts(rowOf(id), recallFor(id)), 1);
  expect(await mailBuyers(rowOf(id), "recalled", boss)).toBe(2);
  const words = `Packs of it are in: ${within.name}`;
  const textOf = (order: { number: string }) =>
    decodeURIComponent(rows.find(({ number }) => number === order.number)?.whatsApp || "");
  for (const text of [letterTo(whole), textOf(whole)]) {
    expect(text).toContain(words);
    expect(text).toContain(`batch ${made.number}`);
  }
  for (const text of [letterTo(some), textOf(some)]) {
    expect(text).toContain(`order ${some.number}`);
    expect(text).not.toContain("Packs of it are in");
  }
});

test("a gift box that was made up for an order is named without a batch; one that stays recalled for another part is not in the letter that says a part may be used", async () => {
  const { single, carton: kit } = await carton(0);
  const other = await counted(0);
  await setParts(kit.id, [[other.id, 2]]);
  const id = await batch(single.id, 20, { bestBefore: "2098-01-01" });
  const bad = await batch(other.id, 4, { bestBefore: "2098-01-01" });
  const loose = await bought(kit.id, 1);
  await packs(kit.id, 1);
  const ready = await bought(kit.id, 1);
  for (const order of [loose, ready]) await leaves(order);
  await recalls(id);
  await recalls(bad);
  const [made] = batchesOf(kit.id);
  const listed = newestRecalls().find(({ number }) => number === rowOf(id).number);
  expect(listed?.within.map(({ number }) => number)).toEqual([made?.number, null]);
  expect(await mailBuyers(rowOf(id), "recalled", boss)).toBe(2);
  expect(letterTo(loose)).toContain(`Packs of it are in: ${nameOf(kit.id)}`);
  expect(letterTo(loose)).not.toContain(made?.number);
  expect(letterTo(ready)).toContain(`batch ${made?.number}`);
  await noteStep(rowOf(id), { state: "called off", note: "Sound" }, boss);
  expect(await mailBuyers(rowOf(id), "called off", boss)).toBe(2);
  const off = letterTo(ready, "order-recall-called-off");
  expect(off).toContain("the batch is fine");
  expect(off).not.toContain(made?.number);
});

test("the page of a carton's batch says that it is recalled, and why; or that it was called off", async () => {
  const { id, made } = await packedAndBought();
  expect(batchPage(made.number)).toMatchObject({ recall: null, isRecalled: false });
  await recalls(id);
  expect(batchPage(made.number)).toMatchObject({
    isRecalled: true,
    again: null,
    recall: { state: "started", why: why.why },
  });
  const list = batchesPage({ q: "", state: "recalled", product: "" }, 1).batches;
  expect(list.map((each) => each.id)).toEqual(expect.arrayContaining([id, made.id]));
  expect(recallShown(rowOf(made.id), 1)).toMatchObject({
    recall: null,
    inside: [{ id, number: rowOf(id).number }],
  });
  await noteStep(rowOf(id), { state: "called off", note: "Checked again" }, boss);
  expect(batchPage(made.number)).toMatchObject({
    isRecalled: false,
    recall: { state: "called off" },
  });
  expect(recallShown(rowOf(made.id), 1).inside).toEqual([]);
});

test("an order of a carton that was packed ahead is held, until a sound one is taken for it", async () => {
  const { single, kit, id, made, whole } = await packedAndBought();
  await recalls(id);
  expect(recalledIn([whole.id]).get(whole.id)).toMatchObject([{ batchId: made.id, packs: 1 }]);
  expect(await moveOrder(whole.id, { status: "Shipped" }, boss)).toEqual({ problem: "recalled" });
  expect(otherPacksPage(whole.number)?.short).toEqual([
    expect.stringContaining("1 pack needed, and none left"),
  ]);
  expect(await takeOtherPacks(whole.number, boss)).toContain("none left that may be sold");
  const sound = await batch(single.id, 12, { bestBefore: "2099-01-01" });
  expect(otherPacksPage(whole.number)?.short).toEqual([]);
  expect(await takeOtherPacks(whole.number, boss)).toBeNull();
  expect(recalledIn([whole.id]).size).toBe(0);
  expect(movementsOf(whole.id)).toEqual(["sold -1", "returned 1", "sold -10"]);
  expect(rowOf(sound).packs).toBe(2);
  expect(rowOf(made.id).packs).toBe(2);
  expect(await stockProblems()).toEqual([]);
  // The parts that stand in for the carton come back with it.
  await moveOrder(whole.id, { status: "cancel" }, boss);
  expect(rowOf(sound).packs).toBe(12);
  expect(stockOf(kit.id).stock).toBe(2);
  expect(await stockProblems()).toEqual([]);
});

test("an order of a kit that was sold from its parts gets other packs of the recalled part alone", async () => {
  const { single, carton: kit } = await carton(0);
  const [other] = [(await carton(8)).single];
  await setParts(kit.id, [[other.id, 2]]);
  const id = await batch(single.id, 10, { bestBefore: "2098-01-01" });
  const order = await bought(kit.id, 1);
  await recalls(id);
  expect(recalledIn([order.id]).get(order.id)).toMatchObject([
    { batchId: id, productId: single.id, forProductId: kit.id, packs: 10 },
  ]);
  expect(await takeOtherPacks(order.number, boss)).toContain("none left that may be sold");
  const sound = await batch(single.id, 10, { bestBefore: "2099-01-01" });
  expect(await takeOtherPacks(order.number, boss)).toBeNull();
  expect([rowOf(id).packs, rowOf(sound).packs, stockOf(other.id).stock]).toEqual([10, 0, 6]);
  await moveOrder(order.id, { status: "cancel" }, boss);
  expect([rowOf(sound).packs, stockOf(other.id).stock]).toEqual([10, 8]);
  expect(await stockProblems()).toEqual([]);
});

test("a part that is not sold by itself is replaced all the same; what it is made of is what stood on the order", async () => {
  const { single, carton: kit } = await carton(0);
  const id = await batch(single.id, 20, { bestBefore: "2098-01-01" });
  const loose = await bought(kit.id, 1);
  await packs(kit.id, 1);
  const ready = await bought(kit.id, 1);
  await recalls(id);
  await batch(single.id, 20, { bestBefore: "2099-01-01" });
  await write((tx) => {
    tx.update(products).set({ sale: "hidden" }).where(eq(products.id, single.id)).run();
    tx.update(productParts).set({ packs: 30 }).where(eq(productParts.productId, kit.id)).run();
  });
  expect(otherPacksPage(loose.number)?.short).toEqual([]);
  expect(await takeOtherPacks(loose.number, boss)).toBeNull();
  expect(await takeOtherPacks(ready.number, boss)).toBeNull();
  expect(movementsOf(ready.id)).toEqual(["sold -1", "returned 1", "sold -10"]);
  expect(await stockProblems()).toEqual([]);
});

test("a cart that held a carton loses it when a part of it is recalled, and one that is covered by parts does not", async () => {
  const { single, carton: kit } = await carton(0);
  const id = await batch(single.id, 10, { bestBefore: "2098-01-01" });
  await packs(kit.id, 1);
  const { order } = await placedOrder(kit.id, 1);
  await recalls(id);
  const late = await pays(order);
  expect(late.settled).toBe("review");
  const row = db.select().from(payments).where(eq(payments.id, late.paymentId)).get();
  expect(row?.review).toBe("sold out");
  expect(movementsOf(order.id)).toEqual([]);
});

test("what is packed after a carton's own batch was recalled comes into another batch, which is on sale", async () => {
  const { single, kit, made } = await packedAndBought();
  await recalls(made.id);
  expect(await packs(kit.id, 1)).toEqual({ stock: 2 });
  const rows = batchesOf(kit.id).map(({ number, packs: left, isRecalled }) => [number, left, isRecalled]); // prettier-ignore
  expect(rows).toEqual([
    [made.number, 1, true],
    [`${made.number}.2`, 1, false],
  ]);
  expect(stockOf(kit.id)).toMatchObject({ stock: 2, agedStock: 1 });
  expect(stockOf(single.id).stock).toBe(7);
  expect(await stockProblems()).toEqual([]);
});

test("a recalled carton is broken up into recalled packs, which stay off sale", async () => {
  const { single, kit, id, made } = await packedAndBought();
  await recalls(id);
  const broken = await breakUp(kit.id, { id: newId(), packs: 1, batchId: made.id }, boss);
  expect(broken).toEqual({ stock: 0 });
  expect(rowOf(id).packs).toBe(27);
  expect(stockOf(single.id)).toEqual({ stock: 27, agedStock: 27, isSoldOut: true });
  expect(await stockProblems()).toEqual([]);
});
