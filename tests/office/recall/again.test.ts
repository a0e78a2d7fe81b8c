import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { mails, orders, recallTold } from "~/base/db/schema";
import { hour, day } from "~/base/lib/time";
import { batchPage } from "~/goods/stock/batch-page/batch-page.server";
import { batchById } from "~/goods/stock/batches/batch-rows.server";
import { packAhead } from "~/goods/stock/kits/pack.server";
import { newId } from "~/base/lib/ids.server";
import { newestRecalls } from "~/goods/stock/recalls/recall.server";
import { recallOf } from "~/office/recall/recall-page.server";
import { recallShown } from "~/office/recall/recall-shown.server";
import { startRecall } from "~/office/recall/start.server";
import { noteStep } from "~/office/recall/step.server";
import { mailBuyers, noteToldByPerson } from "~/office/recall/tell-buyers.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as recallScreen from "~/routes/admin/stock/recall";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { admin, argsFor, cookieOf } from "../../cast";
import {
  batch,
  counted,
  pays,
  placedOrder,
  stockOf,
  stockProblems,
} from "../../goods/stock/counted";
import { carton } from "../../goods/stock/kits/kit";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";

let boss: Viewer;
let cookie: string;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
});

const rancid = { why: "It may taste rancid.", whyGu: "", whyHi: "" };
const glass = { why: "There may be glass in it.", whyGu: "", whyHi: "" };

function rowOf(id: string) {
  const row = batchById(id);
  if (!row) throw new Error("No such batch");
  return row;
}

const callOff = (id: string, now?: number) =>
  noteStep(rowOf(id), { state: "called off", note: "Sound" }, boss, now);

/** The next recall of a batch, by somebody who sees the one that was called off. */
const again = (id: string, now?: number) =>
  startRecall(id, { ...glass, after: recallOf(id)?.id ?? "" }, boss, now);

/** An order that has left with packs of a product. */
async function sent(productId: string, packs: number, given: Partial<typeof orders.$inferInsert>) {
  const { order } = await placedOrder(productId, packs);
  expect((await pays(order)).settled).toBe("paid");
  await moveOrder(order.id, { status: "Shipped" }, boss);
  await write((tx) => tx.update(orders).set(given).where(eq(orders.id, order.id)).run());
  return order;
}

const lettersTo = (order: { id: string }) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.orderId, order.id))
    .all()
    .filter(({ kind }) => kind.startsWith("order-recall"));

const toldOf = (recallId: string) =>
  db
    .select()
    .from(recallTold)
    .where(eq(recallTold.recallId, recallId))
    .all()
    .map(({ news, way }) => `${news}: ${way}`)
    .toSorted();

const pageOf = (id: string) =>
  htmlOf(
    recallScreen,
    argsFor(`/dashboard/admin/batches/${id}/recall`, { cookie, params: { id } }),
  );

test("a batch whose recall was called off is recalled again, with its cartons, and tells its buyers again", async () => {
  const { single, carton: kit } = await carton(0);
  const id = await batch(single.id, 30, { bestBefore: "2098-01-01" });
  await packAhead(kit.id, { id: newId(), packs: 1, chosen: new Map() }, boss);
  const order = await sent(single.id, 2, { buyerEmail: "again@recall.example" });
  const start = Date.now();
  await startRecall(id, rancid, boss, start);
  const first = recallOf(id)?.id ?? "";
  expect(await mailBuyers(rowOf(id), "recalled", boss)).toBe(1);
  await callOff(id, start + hour);
  expect([stockOf(single.id).isSoldOut, stockOf(kit.id).isSoldOut]).toEqual([false, false]);

  expect(await again(id, start + day)).toBe(true);
  const second = recallOf(id)?.id ?? "";
  expect(second).not.toBe(first);
  expect(await again(id, start + day)).toBe(true);
  expect(recallOf(id)).toMatchObject({
    id: second,
    state: "started",
    why: glass.why,
    steps: [{ state: "started" }],
  });
  expect(stockOf(single.id)).toMatchObject({ stock: 18, agedStock: 18, isSoldOut: true });
  expect(stockOf(kit.id)).toMatchObject({ stock: 1, agedStock: 1, isSoldOut: true });
  expect(recallShown(rowOf(id), 1)).toMatchObject({
    earlier: [
      { id: first, why: rancid.why, steps: [{ state: "started" }, { state: "called off" }] },
    ],
    recall: { id: second, buyers: { total: 1, told: 0, toMail: 1 } },
  });

  expect(await mailBuyers(rowOf(id), "recalled", boss)).toBe(1);
  expect(await mailBuyers(rowOf(id), "recalled", boss)).toBe(0);
  expect(lettersTo(order).map(({ text }) => [rancid, glass].filter(({ why }) => text.includes(why)))).toEqual([[rancid], [glass]]); // prettier-ignore
  expect([toldOf(first), toldOf(second)]).toEqual([["recalled: mail"], ["recalled: mail"]]);
  const html = await pageOf(id);
  for (const words of [rancid.why, glass.why, "Recalled before"]) expect(html).toContain(words);

  for (const state of ["notified", "collecting", "closed"] as const)
    expect(await noteStep(rowOf(id), { state, note: "" }, boss)).toBe(true);
  expect(await again(id)).toBe(true);
  expect(recallOf(id)).toMatchObject({ id: second, state: "closed" });
  expect(await stockProblems()).toEqual([]);
});

test("shoppers read of the recall that stands: once in the list, and on the page of the batch", async () => {
  const id = await batch((await counted(0)).id, 3);
  const { number } = rowOf(id);
  const listed = () =>
    newestRecalls()
      .filter((each) => each.number === number)
      .map(({ recall }) => [recall.state, recall.why]);
  const start = Date.now();
  await startRecall(id, rancid, boss, start);
  await callOff(id, start + hour);
  expect(listed()).toEqual([["called off", rancid.why]]);
  await again(id, start + day);
  expect(listed()).toEqual([["started", glass.why]]);
  expect(batchPage(number)).toMatchObject({ isRecalled: true, recall: { why: glass.why } });
  await callOff(id, start + 2 * day);
  expect(listed()).toEqual([["called off", glass.why]]);
  expect(batchPage(number)).toMatchObject({ isRecalled: false, recall: { why: glass.why } });
});

test("who did not see that a recall was called off does not begin another one by sending the form again", async () => {
  const id = await batch((await counted(0)).id, 3);
  const path = `/dashboard/admin/batches/${id}/recall`;
  const send = (form: Record<string, string>) =>
    posted(recallScreen.action, path, { intent: "start", ...form }, { cookie, params: { id } });
  expect((await send({ ...rancid, after: "" })).status).toBe(303);
  await callOff(id);
  const off = recallOf(id)?.id ?? "";
  expect((await send({ ...rancid, after: "" })).status).toBe(303);
  expect(recallOf(id)).toMatchObject({ id: off, state: "called off" });
  const form = await pageOf(id);
  expect(form).toContain("Recall it again");
  expect(form).toContain(`name="after" value="${off}"`);
  expect(formIn(await send({ ...glass, why: " ", after: off })).errors.why).toBeDefined();
  expect((await send({ ...glass, after: off })).status).toBe(303);
  expect(recallOf(id)).toMatchObject({ state: "started", why: glass.why });
  expect(await pageOf(id)).not.toContain("Recall it again");
});

test("who heard of a recall is told once that it was called off, in their language; who did not hear of it is not", async () => {
  const tin = await counted(0);
  const id = await batch(tin.id, 10);
  const mailed = await sent(tin.id, 2, { buyerEmail: "off@recall.example", language: "gu" });
  const called = await sent(tin.id, 1, { buyerEmail: "" });
  const late = await sent(tin.id, 1, { buyerEmail: "" });
  const back = await sent(tin.id, 1, { buyerEmail: "back@recall.example" });
  const news = "called off";
  await startRecall(id, rancid, boss);
  expect(await mailBuyers(rowOf(id), "recalled", boss)).toBe(2);
  expect(await noteToldByPerson(rowOf(id), { news: "recalled", order: called.number }, boss)).toBe(true); // prettier-ignore
  expect(await mailBuyers(rowOf(id), news, boss)).toBe(0);
  expect(await noteToldByPerson(rowOf(id), { news, order: called.number }, boss)).toBe(false);
  await moveOrder(back.id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
  await write((tx) => tx.update(orders).set({ buyerEmail: "late@recall.example" }).where(eq(orders.id, late.id)).run()); // prettier-ignore
  await callOff(id);

  const shown = recallShown(rowOf(id), 1).recall?.buyers;
  expect(shown).toMatchObject({ total: 2, told: 0, toMail: 1 });
  const row = shown?.rows.find(({ number }) => number === called.number);
  const text = decodeURIComponent(row?.whatsApp ?? "");
  for (const words of ["checked, you may use it", called.number, "use them as before", "/b/"])
    expect(text).toContain(words);
  expect(text).not.toContain(rancid.why);
  const html = await pageOf(id);
  expect(html).toContain("0 of 2 who heard of the recall told that it was called off.");
  expect(html).toContain("Mail 1 buyer");

  expect(await mailBuyers(rowOf(id), "recalled", boss)).toBe(0);
  expect(await mailBuyers(rowOf(id), news, boss)).toBe(1);
  expect(await mailBuyers(rowOf(id), news, boss)).toBe(0);
  const letters = lettersTo(mailed);
  expect(letters.map(({ kind }) => kind)).toEqual(["order-recalled", "order-recall-called-off"]);
  expect(letters[1]?.subject).toContain("વાપરી શકાય છે");
  expect(letters[1]?.text).toContain(`/gu/b/${rowOf(id).number}`);
  expect([lettersTo(late), lettersTo(back).length]).toEqual([[], 1]);

  const path = `/dashboard/admin/batches/${id}/recall`;
  const tell = (form: Record<string, string>) =>
    posted(recallScreen.action, path, { intent: "told", order: called.number, ...form }, { cookie, params: { id } }); // prettier-ignore
  expect((await tell({ news: "recalled" })).status).toBe(409);
  expect((await tell({ news: "who knows" })).status).toBe(400);
  expect((await tell({ news })).status).toBe(303);
  expect(toldOf(recallOf(id)?.id ?? "").filter((each) => each.startsWith(news))).toEqual([
    "called off: mail",
    "called off: person",
  ]);
  expect(await pageOf(id)).not.toContain("Mail 1 buyer");
});
