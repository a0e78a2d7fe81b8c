import Database from "better-sqlite3";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { returnChecks } from "~/office/books/return-checks";
import { databaseFile } from "~/base/db/database-file.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { acceptReturn } from "~/sales/returns/decide.server";
import { receiveReturn } from "~/sales/returns/receive.server";
import { settleWithMoney } from "~/sales/returns/settle.server";
import { admin } from "../../cast";
import { asRegisteredFirm } from "../invoices/paying";
import { allDifferences } from "../payments/changing";
import { arrived, asked, takesCash } from "./asking";

let boss: Viewer;
let number: string;

beforeAll(async () => {
  boss = await admin();
  await asRegisteredFirm();
  await takesCash(boss);
  const { order } = await arrived(boss);
  await receiveMoney(order.id, { reference: null, note: "" }, boss);
  number = await asked(order, { 0: 1 });
  const packs = [{ position: 0, quantity: 1 }];
  await acceptReturn({ number, packs, goods: "back", answer: "", actor: boss });
  await receiveReturn({ number, packs, goods: "sound", at: Date.now(), actor: boss });
  await settleWithMoney({ number, version: "received", expectedPaise: 145_000, actor: boss });
});

/** What the books say of returns after this statement, which is undone. */
function saidAfter(statement: string): string[] {
  const raw = new Database(databaseFile);
  try {
    raw.pragma("foreign_keys = off");
    raw.exec(`begin; ${statement}`);
    return returnChecks.flatMap(({ sql, line }) =>
      raw
        .prepare<unknown[], Parameters<typeof line>[0]>(sql)
        .all({ from: 1, to: 9_999_999 })
        .map(line),
    );
  } finally {
    raw.close();
  }
}

test("nothing differs after a return that went its way", async () => {
  expect(await allDifferences()).toEqual([]);
});

test("a return is named whose refund or goods are gone", () => {
  expect(saidAfter("delete from refunds")).toEqual([
    `Return ${number}: it is settled with money, but there is no refund of it`,
  ]);
  expect(saidAfter("delete from order_returns")).toEqual([
    `Return ${number}: its packs are said to be back, but none came into stock`,
  ]);
});

test("no check of returns reads all orders at once", () => {
  const raw = new Database(databaseFile);
  for (const { sql } of returnChecks) {
    const plan = raw
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all({ from: 1, to: 2 });
    expect(plan.filter(({ detail }) => detail.startsWith("SCAN"))).toEqual([]);
  }
  raw.close();
});
