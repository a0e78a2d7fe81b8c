import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { differences } from "~/office/books/differences.server";
import { stockChecks } from "~/office/books/stock-checks";
import { databaseFile } from "~/base/db/database-file.server";
import type { Order } from "~/sales/orders/order.server";
import { cancelByBuyer } from "~/sales/payments/refunds/cancel-by-buyer.server";
import { newId } from "~/base/lib/ids.server";
import { providerOnTheWire } from "../../sales/payments/provider";
import { batch, counted, pays, placedOrder, stockProblems } from "./counted";

providerOnTheWire();

let raw: Database.Database;
let paid: Order;
let cancelled: Order;
let tin: string;

beforeAll(async () => {
  const made = await counted(10);
  tin = made.id;
  await batch(tin, 2);
  paid = (await placedOrder(tin, 2)).order;
  await pays(paid);
  cancelled = (await placedOrder(tin, 1)).order;
  await pays(cancelled);
  await cancelByBuyer(cancelled.id, newId());
  raw = new Database(databaseFile);
});
afterAll(() => void raw.close());

/** What the books find once these statements have run, which are then taken back. */
async function foundAfter(sql: string): Promise<string[]> {
  raw.exec("begin");
  try {
    raw.exec(sql);
    const found: string[] = [];
    for await (const line of differences(undefined, raw)) if (/packs/.test(line)) found.push(line);
    return found;
  } finally {
    raw.exec("rollback");
  }
}

const moved = (orderId: string, kind: string, packs: number) =>
  `insert into stock_movements (id, product_id, kind, packs, order_id, actor, created_at)
   values ('x', '${tin}', '${kind}', ${packs}, '${orderId}', 'shop', 1)`;

test("the books of a shop that counts its packs are right", async () => {
  expect(await stockProblems()).toEqual([]);
});

test.each([
  [
    "stock is not the sum of its movements",
    () => `update products set stock = 99 where id = '${tin}'`,
    /^.+: 99 packs are on hand, its movements add up to 10$/,
  ],
  [
    "a batch is not the sum of its movements",
    () => "update batches set packs = packs + 1",
    /^Batch 26-.+: 1 packs are left, its movements add up to 0$/,
  ],
  [
    "packs too old are not those of old batches",
    () => `update products set aged_stock = 3 where id = '${tin}'`,
    /^.+: 3 packs are said to be too old or recalled, its batches hold 0 of them$/,
  ],
  [
    "a paid order took more than its lines",
    () => moved(paid.id, "sold", -1),
    /^PR-.+: 2 packs were sold, 3 taken from stock$/,
  ],
  [
    "a paid order took nothing",
    () => moved(paid.id, "returned", 2),
    /^PR-.+: 2 packs were sold, 0 taken from stock$/,
  ],
  [
    "a cancelled order keeps packs",
    () => moved(cancelled.id, "sold", -1),
    /^PR-.+: it is cancelled or unpaid, but 1 packs are taken for it$/,
  ],
])("it is found that %s", async (_what, sql, line) => {
  expect(await foundAfter(sql())).toEqual([expect.stringMatching(line)]);
});

test("each check of stock comes to its rows by an index, but the ones of all products, batches and recalls", () => {
  const scans = stockChecks.flatMap(({ sql }) =>
    raw
      .prepare<[], { detail: string }>(
        `explain query plan ${sql.replace(":from", "1").replace(":to", "2")}`,
      )
      .all()
      .map(({ detail }) => detail)
      // The packs of a return are a list in its row.
      .filter((detail) => detail.startsWith("SCAN") && !detail.includes("VIRTUAL TABLE")),
  );
  expect(scans).toEqual(["SCAN p", "SCAN b", "SCAN p", expect.stringContaining("SCAN r")]);
});
