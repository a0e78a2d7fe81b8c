import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { mails, notices, orders, payments, recallTold, sessions } from "~/base/db/schema";
import { day, hour } from "~/base/lib/time";
import { batchesPage } from "~/goods/stock/batches/batch-list.server";
import { batchById } from "~/goods/stock/batches/batch-rows.server";
import { changeBatch } from "~/goods/stock/batches/batch-changes.server";
import { moveBatch } from "~/goods/stock/batches/batch-packs.server";
import { noteMovement } from "~/goods/stock/admin/change-stock.server";
import { onHandWords } from "~/goods/stock/admin/stock-words";
import { packsLeft } from "~/goods/stock/available.server";
import { newId } from "~/base/lib/ids.server";
import { recallMatters } from "~/office/dashboard/today/recall-matters.server";
import { takeOtherPacks } from "~/office/recall/other-packs.server";
import { recallOf, whereabouts } from "~/office/recall/recall-page.server";
import { recallShown } from "~/office/recall/recall-shown.server";
import { recallsJob } from "~/office/recall/recalls-job.server";
import { startRecall } from "~/office/recall/start.server";
import { noteStep } from "~/office/recall/step.server";
import { mailBuyers, noteToldByPerson } from "~/office/recall/tell-buyers.server";
import { changeNotices, noticeSettings } from "~/people/notices/notice-settings.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as apiStatus from "~/routes/api/order-status";
import * as orderScreen from "~/routes/admin/orders/order";
import * as sendScreen from "~/routes/admin/orders/send";
import * as slipScreen from "~/routes/admin/orders/order-slip";
import * as otherPacksScreen from "~/routes/admin/orders/other-packs";
import * as batchScreen from "~/routes/admin/stock/batch";
import * as recallScreen from "~/routes/admin/stock/recall";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { labelsOf } from "~/sales/fulfilment/print/labels.server";
import { notPacked, notYet } from "~/sales/fulfilment/ticked/not-now";
import { ordersNumbered } from "~/sales/fulfilment/ticked/ticked.server";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import { slipMarks } from "~/sales/orders/admin/slip/slip-words";
import { packingOrder } from "~/sales/orders/packing/packing-orders.server";
import { answerTo, formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, packer, seller, tokenOf } from "../../cast";
import {
  batch,
  counted,
  movementsOf,
  orderOf,
  pays,
  placedOrder,
  stockOf,
  stockProblems,
} from "../../goods/stock/counted";

let boss: Viewer;
let cookie: string;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
});

const why = { why: "It may taste rancid.", whyGu: "", whyHi: "इसका स्वाद खराब हो सकता है।" };
const recalls = (id: string, now?: number) => startRecall(id, why, boss, now);

async function paidOrder(productId: string, packs: number) {
  const { order } = await placedOrder(productId, packs);
  expect((await pays(order)).settled).toBe("paid");
  return order;
}

/** A batch that was recalled after this many packs of it were ordered in one order. */
async function recalledWith(packs: number, sound = 0) {
  const tin = await counted(0);
  const id = await batch(tin.id, 10, { bestBefore: "2098-01-01" });
  if (sound > 0) await batch(tin.id, sound, { bestBefore: "2099-01-01" });
  const order = await paidOrder(tin.id, packs);
  await recalls(id);
  return { tin, id, order, row: rowOf(id) };
}

function rowOf(id: string) {
  const row = batchById(id);
  if (!row) throw new Error("No such batch");
  return row;
}

const heard = ({ number }: { number: string }) => ({ news: "recalled", order: number }) as const;

const noticesGoTo = (recipients: string[]) =>
  changeNotices({ ...noticeSettings(), recipients }, boss);

const leftOf = (productId: string) =>
  packsLeft(db, [productId], { cartId: null, now: Date.now() }).get(productId)?.packs;

test("a recall stops the sale of its packs at once, and the batch takes no packs any more", async () => {
  const tin = await counted(0);
  const id = await batch(tin.id, 4);
  expect(leftOf(tin.id)).toBe(4);
  await Promise.all([recalls(id), recalls(id)]);
  expect(recallOf(id)?.steps.map(({ state, noter }) => [state, noter])).toEqual([
    ["started", boss.name],
  ]);
  expect(leftOf(tin.id)).toBe(0);
  expect(stockOf(tin.id)).toEqual({ stock: 4, agedStock: 4, isSoldOut: true });
  expect((await orderOf(tin.id)).placed.problem).toBe("empty-cart");
  const arrived = {
    id: newId(),
    kind: "arrived",
    packs: 2,
    version: 4,
    batch: null,
    why: "",
  } as const;
  expect(await moveBatch({ id }, arrived, boss)).toEqual({ problem: "recalled", packs: 4 });
  const ofProduct = await noteMovement(tin.id, { ...arrived, batch: id }, boss);
  expect(ofProduct).toEqual({ problem: "recalled", stock: 4 });
  const broken = { ...arrived, id: newId(), kind: "broken" } as const;
  expect(await moveBatch({ id }, broken, boss)).toEqual({ packs: 2 });
  expect(onHandWords({ ...stockOf(tin.id), isCounted: true })).toBe("2, of these 2 off sale");
  const { number, packedOn, bestBefore, reportWords, isShown } = rowOf(id);
  const facts = { packedOn, bestBefore, reportWords, isShown };
  const renamed = { ...facts, number: `${number}X` };
  expect(await changeBatch(id, renamed, boss)).toEqual({ problem: "recalled" });
  expect(await changeBatch(id, { ...facts, number }, boss)).toEqual({ id, number });
  const filter = { q: "", state: "recalled", product: "" } as const;
  expect(batchesPage(filter, 1).batches.map((each) => each.id)).toContain(id);
  expect(await stockProblems()).toEqual([]);
});

test("a payment that comes after the recall finds its packs gone, though its cart held them; who is covered by a sound batch is not touched", async () => {
  const tin = await counted(0);
  const id = await batch(tin.id, 3, { bestBefore: "2098-01-01" });
  await batch(tin.id, 2, { bestBefore: "2099-01-01" });
  const first = (await placedOrder(tin.id, 2)).order;
  const second = (await placedOrder(tin.id, 3)).order;
  await recalls(id);
  const late = await pays(second);
  expect(late.settled).toBe("review");
  const row = db.select().from(payments).where(eq(payments.id, late.paymentId)).get();
  expect(row?.review).toBe("sold out");
  expect(movementsOf(second.id)).toEqual([]);
  expect((await pays(first)).settled).toBe("paid");
  expect(movementsOf(first.id)).toEqual(["sold -2"]);
  expect(rowOf(id).packs).toBe(3);
  expect(stockOf(tin.id)).toEqual({ stock: 3, agedStock: 3, isSoldOut: true });
});

test("an order with packs of a recalled batch is held wherever it could go on, until other packs are taken for it", async () => {
  const { tin, id, order } = await recalledWith(2, 5);
  const words = `Batch ${rowOf(id).number} is recalled: 2 packs to be replaced`;
  for (const status of ["Processing", "Shipped", "deliverd"] as const)
    expect(await moveOrder(order.id, { status, unpaid: "told" }, boss)).toEqual({
      problem: "recalled",
    });
  const [ticked] = ordersNumbered([order.number]).found;
  expect(ticked && [notPacked(ticked, boss), notYet(ticked)]).toEqual([words, words]);
  expect(packingOrder(order.number, await packer())?.waits).toBe(`Do not pack: ${words}`);
  expect(await screensOf(order.number)).toEqual({ sends: false, slip: true });
  const label = () => labelsOf(order.number)[0]?.money;
  expect(label()).toBe("RECALLED BATCH: DO NOT SEND");
  const api = await answerTo(
    apiStatus.action,
    argsFor(
      new Request(`http://localhost:3000/api/v1/auth/order-status/${order.id}`, {
        method: "PUT",
        headers: {
          Authorization: await tokenOf(boss, "recall"),
          "Content-Type": "application/json",
        },
        body: JSON.stringify({ status: "Processing" }),
      }),
      { params: { orderId: order.id } },
    ),
  );
  expect(api.status).toBe(409);

  expect(await takeOtherPacks(order.number, boss)).toBeNull();
  expect(await takeOtherPacks(order.number, boss)).toBeNull();
  expect(movementsOf(order.id)).toEqual(["sold -2", "returned 2", "sold -2"]);
  expect(label()).toBe("PREPAID");
  expect(rowOf(id).packs).toBe(10);
  expect(leftOf(tin.id)).toBe(3);
  expect(await screensOf(order.number)).toEqual({ sends: true, slip: false });
  expect((await moveOrder(order.id, { status: "Processing" }, boss)).problem).toBeUndefined();
  expect(await stockProblems()).toEqual([]);
});

/** Whether both screens that send an order have the form for it, and both slips the mark of a recall. */
async function screensOf(number: string) {
  const args = (path: string) => argsFor(path, { cookie, params: { number } });
  const [order, send, slip] = [
    await htmlOf(orderScreen, args(`/dashboard/admin/orders/${number}`)),
    await htmlOf(sendScreen, args(`/dashboard/admin/orders/${number}/send`)),
    await htmlOf(slipScreen, args(`/dashboard/admin/orders/${number}/slip`)),
  ];
  for (const html of [order, send])
    expect(html.includes("Take other packs")).toBe(!html.includes('class="panel stack send-form"'));
  const forPaper = slipOf(number);
  const marks = forPaper ? slipMarks(forPaper) : [];
  const mark = "Recalled: do not pack";
  expect(marks.some((words) => words.startsWith(mark))).toBe(slip.includes(mark));
  return {
    sends: order.includes("send-form") && send.includes("send-form"),
    slip: slip.includes(mark),
  };
}

test("with too few sound packs none is taken; a cancelled order gives its packs back, and they stay off sale", async () => {
  const { tin, id, order } = await recalledWith(3, 2);
  expect(await takeOtherPacks(order.number, boss)).toContain("3 packs needed, and only 2 left");
  const none = await recalledWith(1);
  expect(await takeOtherPacks(none.order.number, boss)).toContain("1 pack needed, and none left");
  expect(movementsOf(order.id)).toEqual(["sold -3"]);
  await moveOrder(order.id, { status: "cancel" }, boss);
  expect(rowOf(id).packs).toBe(10);
  expect(leftOf(tin.id)).toBe(2);
});

test("a recall goes on step by step, stays after its end, and is over when it is called off", async () => {
  const { id, row } = await recalledWith(1);
  const note = (state: Parameters<typeof noteStep>[1]["state"]) =>
    noteStep(row, { state, note: `Note of ${state}` }, boss);
  expect(await note("collecting")).toBe(false);
  expect(await note("notified")).toBe(true);
  expect(await note("notified")).toBe(false);
  expect(await note("collecting")).toBe(true);
  expect(await note("closed")).toBe(true);
  expect(await note("called off")).toBe(false);
  expect(recallOf(id)?.steps.map((step) => step.note)).toEqual([
    "",
    "Note of notified",
    "Note of collecting",
    "Note of closed",
  ]);
  expect(rowOf(id).isRecalled).toBe(true);

  const sound = await recalledWith(1);
  const atBatch = () =>
    htmlOf(
      batchScreen,
      argsFor(`/dashboard/admin/batches/${sound.id}`, { cookie, params: { id: sound.id } }),
    );
  expect(await noteStep(sound.row, { state: "called off", note: "Sound" }, boss)).toBe(true);
  expect(leftOf(sound.tin.id)).toBe(9);
  expect(await atBatch()).toContain("Its recall");
  expect((await moveOrder(sound.order.id, { status: "Processing" }, boss)).problem).toBe(undefined);
  expect(await stockProblems()).toEqual([]);
});

test("each buyer who has packs is told once, by mail in their language or by a person", async () => {
  const tin = await counted(0);
  const id = await batch(tin.id, 10);
  const mailed = await paidOrder(tin.id, 2);
  const called = await paidOrder(tin.id, 1);
  const here = await paidOrder(tin.id, 1);
  for (const { id: orderId } of [mailed, called])
    await moveOrder(orderId, { status: "Shipped" }, boss);
  const email = { buyerEmail: "meena@recall.example", language: "hi" } as const;
  await write((tx) => tx.update(orders).set(email).where(eq(orders.id, mailed.id)).run());
  await recalls(id);

  expect(await mailBuyers(rowOf(id), "recalled", boss)).toBe(1);
  expect(await mailBuyers(rowOf(id), "recalled", boss)).toBe(0);
  const letters = db.select().from(mails).where(eq(mails.kind, "order-recalled")).all();
  expect(letters.filter(({ orderId }) => orderId === mailed.id)).toHaveLength(1);
  expect(letters[0]?.text).toContain(why.whyHi);
  expect(letters[0]?.text).toContain(`/hi/b/${rowOf(id).number}`);

  const screen = await answerTo(
    recallScreen.loader,
    argsFor(`/dashboard/admin/batches/${id}/recall`, { cookie, params: { id } }),
  );
  expect(screen.data).toMatchObject({
    orders: [{ number: here.number, packs: 1 }],
    buyerCount: 2,
    recall: {
      buyers: { total: 2, told: 1, toMail: 0 },
      packs: { filled: 10, onHand: 6, inOrders: 1, withBuyers: 3, broken: 0 },
    },
  });
  const row = recallShown(rowOf(id), 1).recall?.buyers.rows.find(
    ({ number }) => number === called.number,
  );
  expect(row?.whatsApp).toMatch(/^https:\/\/wa\.me\/91\d{10}\?text=RECALL/);
  expect(decodeURIComponent(row?.whatsApp ?? "")).toContain(why.why);

  expect(await noteToldByPerson(rowOf(id), heard(here), boss)).toBe(false);
  expect(await noteToldByPerson(rowOf(id), heard(called), boss)).toBe(true);
  expect(await noteToldByPerson(rowOf(id), heard(called), boss)).toBe(true);
  const recallId = recallOf(id)?.id ?? "";
  const told = db.select().from(recallTold).where(eq(recallTold.recallId, recallId)).all();
  expect(told.map(({ way }) => way).toSorted()).toEqual(["mail", "person"]);
});

test("packs that come back to a recalled batch are counted there and not sold again", async () => {
  const { tin, id, order } = await recalledWith(2);
  await noteStep(rowOf(id), { state: "called off", note: "Sound" }, boss);
  await moveOrder(order.id, { status: "Shipped" }, boss);
  const other = await batch(tin.id, 3, { bestBefore: "2097-01-01" });
  const gone = await paidOrder(tin.id, 3);
  await moveOrder(gone.id, { status: "Shipped" }, boss);
  await recalls(other);
  await moveOrder(gone.id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
  expect(whereabouts(other)).toMatchObject({ filled: 3, onHand: 3, withBuyers: 0, cameBack: 3 });
  expect(leftOf(tin.id)).toBe(8);
});

test("the owner is reminded of the authority after 24 hours, then every week until it is closed", async () => {
  const { id } = { id: await batch((await counted(0)).id, 1) };
  const start = Date.now();
  await recalls(id, start);
  const told = async (now: number) => {
    await recallsJob.run(now);
    return db
      .select()
      .from(notices)
      .all()
      .filter(({ key }) => key.startsWith(`recall:${recallOf(id)?.id}:`))
      .map(({ key }) => key.split(":")[2]);
  };
  const untold = (now: number) => recallMatters(now)[0]?.count ?? 0;
  expect(await told(start + 23 * hour)).toEqual([]);
  const before = untold(start + 23 * hour);
  expect(await told(start + 25 * hour)).toEqual(["authority"]);
  expect(untold(start + 25 * hour)).toBeGreaterThan(before);
  expect(await told(start + 26 * hour)).toEqual(["authority"]);
  await noteStep(rowOf(id), { state: "notified", note: "" }, boss);
  expect(await told(start + 8 * day)).toEqual(["authority", "week-1"]);
  expect(await told(start + 15 * day)).toEqual(["authority", "week-1", "week-2"]);
  await noteStep(rowOf(id), { state: "collecting", note: "" }, boss);
  await noteStep(rowOf(id), { state: "closed", note: "" }, boss);
  expect(await told(start + 30 * day)).toEqual(["authority", "week-1", "week-2"]);
});

test("a reminder is counted and sent once: not again when a day is over, when notices are swept, or when another reads them", async () => {
  const start = Date.now();
  const id = await batch((await counted(0)).id, 1);
  await recalls(id, start);
  const key = `recall:${recallOf(id)?.id}:`;
  const sent = () =>
    db
      .select()
      .from(mails)
      .all()
      .filter((mail) => mail.key.startsWith(key))
      .map(({ key: of, recipient }) => [of.slice(key.length), recipient]);
  const words = async (now: number) => (await recallsJob.run(now)) ?? "";
  await noticesGoTo(["boss@recall.example"]);
  await words(start + 20 * hour);
  expect(sent()).toEqual([]);
  expect(await words(start + 25 * hour)).toMatch(
    /^(1 reminder of a recall|\d+ reminders of recalls)$/,
  );
  expect(sent()).toEqual([["authority", "boss@recall.example"]]);
  expect(await words(start + 26 * hour)).toBe("No reminder is due");
  await noticesGoTo(["mill@recall.example", "boss@recall.example"]);
  expect(await words(start + 27 * hour)).toBe("No reminder is due");
  await words(start + 8 * day);
  expect(sent().map(([what]) => what)).toEqual(["authority", "week-1", "week-1:2"]);
  const last = db
    .select()
    .from(notices)
    .all()
    .find((notice) => notice.key === `${key}week-1`);
  expect(last?.words).toBe(
    `Recall of batch ${rowOf(id).number}: open for a week, tell the food safety authority`,
  );
  // Notices are kept for 30 days.
  await write((tx) => tx.delete(notices).run());
  await words(start + 8 * day + hour);
  await words(start + 31 * day);
  const again = db
    .select()
    .from(notices)
    .all()
    .filter((notice) => notice.key === `${key}authority`);
  expect(again).toEqual([]);
});

test("only the owner recalls, after the password; a seller takes other packs, a packer does not", async () => {
  const id = await batch((await counted(0)).id, 1);
  const path = `/dashboard/admin/batches/${id}/recall`;
  const form = { intent: "start", ...why };
  const [clerk, hand] = [await seller(), await packer()];
  for (const each of [clerk, hand]) {
    const ask = { cookie: await cookieOf(each), params: { id } };
    expect((await posted(recallScreen.action, path, form, ask)).status).toBe(403);
  }
  const own = { cookie, params: { id } };
  const empty = await posted(recallScreen.action, path, { ...form, why: " " }, own);
  expect(formIn(empty).errors.why).toBeDefined();
  const confirmed = (at: number | null) =>
    write((tx) =>
      tx.update(sessions).set({ confirmedAt: at }).where(eq(sessions.userId, boss.id)).run(),
    );
  await confirmed(1);
  expect((await posted(recallScreen.action, path, form, own)).status).toBe(428);
  expect(recallOf(id)).toBeNull();
  await confirmed(Date.now());
  expect((await posted(recallScreen.action, path, form, own)).status).toBe(303);
  expect(recallOf(id)?.state).toBe("started");

  const { order } = await recalledWith(1, 2);
  const take = async (who: Viewer) =>
    posted(
      otherPacksScreen.action,
      `/dashboard/admin/orders/${order.number}/other-packs`,
      {},
      { cookie: await cookieOf(who), params: { number: order.number } },
    );
  expect((await take(hand)).status).toBe(403);
  expect((await take(clerk)).status).toBe(303);
});
