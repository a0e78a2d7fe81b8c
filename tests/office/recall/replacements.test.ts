import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { batchPage } from "~/goods/stock/batch-page/batch-page.server";
import { soldNotSent } from "~/goods/stock/admin/movements.server";
import { batchById } from "~/goods/stock/batches/batch-rows.server";
import { ordersGone } from "~/office/recall/buyers.server";
import { ordersWith, recallOf, whereabouts } from "~/office/recall/recall-page.server";
import { recallShown } from "~/office/recall/recall-shown.server";
import { startRecall } from "~/office/recall/start.server";
import { mailBuyers } from "~/office/recall/tell-buyers.server";
import { whoGotIt } from "~/office/recall/who-got-it.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { acceptReturn } from "~/sales/returns/decide.server";
import { settleWithReplacement } from "~/sales/returns/settle.server";
import { admin } from "../../cast";
import { batch, movementsOf, stockProblems } from "../../goods/stock/counted";
import { mailsOf } from "../../people/mail/outbox";
import { arrived, asked, takesCash } from "../../sales/returns/asking";

let boss: Viewer;
beforeAll(async () => {
  boss = await admin();
  await takesCash(boss);
});

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

test("a recall finds the buyer who got packs of the batch in place of others", async () => {
  const { order, tin } = await arrived(boss);
  const id = await batch(tin.id, 5);
  const number = await asked(order, { 0: 2 }, { wish: "replacement" });
  const packs = [{ position: 0, quantity: 2 }];
  const by = { number, actor: boss, answer: "" };
  expect(await acceptReturn({ ...by, packs, goods: "kept" })).toEqual({});
  expect(await settleWithReplacement({ ...by, version: "accepted" })).toEqual({});
  expect(movementsOf(order.id)).toEqual(["sold -3", "sold -1", "corrected -2"]);
  expect(soldNotSent(id, "batch")).toBe(0);

  // Its page stays, though nothing of it was sold.
  await write((tx) =>
    tx.update(products).set({ sale: "hidden" }).where(eq(products.id, tin.id)).run(),
  );
  expect(batchPage(rowOf(id).number)).toMatchObject({ again: null, recall: null });

  await startRecall(id, { why: "It may taste rancid.", whyGu: "", whyHi: "" }, boss);
  expect(whoGotIt(rowOf(id), 1)).toMatchObject({
    out: 2,
    returned: 0,
    rows: [{ number: order.number, packs: 2 }],
  });
  expect(ordersGone(recallFor(id)).all()).toMatchObject([{ order: { id: order.id }, packs: 2 }]);
  expect(ordersWith(id)).toEqual([]);
  expect(whereabouts(id)).toMatchObject({ filled: 5, onHand: 3, inOrders: 0, withBuyers: 2 });
  expect(recallShown(rowOf(id), 1).recall?.buyers).toMatchObject({ total: 1, told: 0, toMail: 1 });
  expect(await mailBuyers(rowOf(id), "recalled", boss)).toBe(1);
  expect(mailsOf("order-recalled").at(-1)?.text).toContain(order.number);
  expect(await stockProblems()).toEqual([]);
});
