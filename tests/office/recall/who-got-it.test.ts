import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { auditLog, orders, sessions } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import * as page from "~/routes/admin/stock/batch-orders";
import * as file from "~/routes/admin/stock/batch-orders-csv";
import { answerTo } from "../../people/accounts/answers";
import { admin, argsFor, cookieOf } from "../../cast";
import { batch, counted, move, pays, placedOrder } from "../../goods/stock/counted";

let owner: Viewer;
let cookie: string;
beforeAll(async () => {
  owner = await admin();
  cookie = await cookieOf(owner);
});

const at = (id: string) =>
  argsFor(`/dashboard/admin/batches/${id}/orders`, { cookie, params: { id } });

const bought = async (productId: string, packs: number) => {
  const { order } = await placedOrder(productId, packs);
  await pays(order);
  return order;
};

test("who got a batch is one page and one file: who has how many packs, what came back and what is still here", async () => {
  const tin = await counted(0);
  const id = await batch(tin.id, 5, { number: "26-11-R", bestBefore: "2098-01-01" });
  await batch(tin.id, 5, { number: "26-11-S", bestBefore: "2099-01-01" });
  const first = await bought(tin.id, 2);
  const back = await bought(tin.id, 1);
  const both = await bought(tin.id, 4);
  await move({ productId: tin.id, kind: "arrived", packs: 3, actor: "shop", at: Date.now() });
  await bought(tin.id, 5);
  const evil = { buyerName: "=cmd()", shippedAt: Date.UTC(2026, 10, 20, 6) };
  await write((tx) => tx.update(orders).set(evil).where(eq(orders.id, first.id)).run());
  await moveOrder(back.id, { status: "cancel" }, owner);

  const { data } = await answerTo(page.loader, at(id));
  expect(data).toMatchObject({ total: 3, out: 4, returned: 1, unknown: 2, batch: { packs: 1 } });
  const { rows } = data as { rows: { number: string; packs: number; returned: number }[] };
  expect(rows.map(({ number, packs, returned }) => [number, packs, returned])).toEqual([
    [both.number, 2, 0],
    [back.number, 0, 1],
    [first.number, 2, 0],
  ]);
  expect(JSON.stringify(data)).not.toContain(first.token);

  const answer = await file.loader(at(id));
  expect(answer.headers.get("Content-Disposition")).toBe(
    'attachment; filename="batch-26-11-R.csv"',
  );
  const lines: Record<string, string>[] = parse(await answer.text(), { bom: true, columns: true });
  expect(lines.at(-1)).toMatchObject({
    Batch: "26-11-R",
    Order: first.number,
    Buyer: "'=cmd()",
    "Sent on": "20 Nov 2026",
    "Packs with the buyer": "2",
    "Came back": "0",
  });
  const entry = db.select().from(auditLog).where(eq(auditLog.subjectId, id)).get();
  expect(entry).toMatchObject({ action: "batch.export", actorId: owner.id });
});

test("the file asks for the password again", async () => {
  const id = await batch((await counted(0)).id, 1);
  await write((tx) =>
    tx.update(sessions).set({ confirmedAt: 1 }).where(eq(sessions.userId, owner.id)).run(),
  );
  expect((await answerTo(file.loader, at(id))).location).toContain("/dashboard/confirm");
});
