import Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { disputeChecks } from "~/office/books/dispute-checks";
import { differences } from "~/office/books/differences.server";
import { databaseFile } from "~/base/db/database-file.server";
import { fetchDisputes } from "~/sales/payments/disputes/fetch-disputes.server";
import { fetchPayouts } from "~/sales/payments/payouts/fetch-payouts.server";
import { providerOnTheWire } from "../../sales/payments/provider";
import { paidOrder } from "../../sales/payments/refunding";
import { lever } from "../../sales/payments/telling";

providerOnTheWire();

let raw: Database.Database;
/** Taken in a payout and lost, won and given back in one, held back by word, lost by word. */
const cases: string[] = [];

async function disputed(how: object): Promise<string> {
  const { paymentId } = await paidOrder();
  const { id } = (await lever(`/payments/${paymentId}/dispute`, how)) as { id: string };
  return id;
}

beforeAll(async () => {
  await lever("/config", { webhooks: "off" });
  for (let paid = 0; paid < 3; paid += 1) await paidOrder();
  cases.push(await disputed({ at_onset: true }), await disputed({ at_onset: true }));
  await lever(`/disputes/${cases[0]}/lose`, { fee: 5900 });
  await lever(`/disputes/${cases[1]}/win`, {});
  await lever("/settle", {});
  await fetchPayouts();
  cases.push(await disputed({ at_onset: true, amount: 30_000 }), await disputed({}));
  await lever(`/disputes/${cases[3]}/lose`, {});
  await fetchDisputes();
  raw = new Database(databaseFile);
  raw.pragma("foreign_keys = off");
  raw.pragma("ignore_check_constraints = on");
});
afterAll(() => void raw.close());
beforeEach(() => void raw.exec("begin"));
afterEach(() => void raw.exec("rollback"));

async function found(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of differences(undefined, raw)) lines.push(line);
  return lines;
}

test("nothing differs where the money of each case is what was told and paid out", async () => {
  expect(
    raw
      .prepare("select kind, sum(amount_paise) from dispute_moves group by 1 order by 1")
      .raw()
      .all(),
  ).toEqual([
    ["fee", 5900],
    ["held", 145_000 + 30_000],
    ["lost", 145_000 * 2],
    ["returned", 145_000],
  ]);
  expect(await found()).toEqual([]);
});

test("no check reads all orders or payments", () => {
  for (const { sql } of disputeChecks) {
    const plan = raw.prepare<[], { detail: string }>(`explain query plan ${sql}`).all();
    expect(plan.filter(({ detail }) => /^SCAN ([opr]|m)( |$)/.test(detail))).toEqual([]);
  }
});

test.each([
  [
    "a row of what was told is missing",
    "insert into dispute_moves select 'x', ':2', 'held', -10000, 'told', moved_at, created_at from dispute_moves limit 1",
    "Dispute :2: Razorpay tells of ₹300 taken, its rows have ₹200",
  ],
  [
    "more is lost than was told",
    "insert into dispute_moves select 'x', ':3', 'lost', 100, 'told', moved_at, created_at from dispute_moves limit 1",
    "Dispute :3: Razorpay tells of ₹1,450 taken, its rows have ₹1,451",
  ],
  [
    "a won one has lost something",
    "insert into dispute_moves select 'x', ':1', 'lost', 100, 'told', moved_at, created_at from dispute_moves limit 1",
    "Dispute :1: ₹1 of it is lost, ₹1 is not with the shop; that does not fit its state",
  ],
  [
    "a payout took another amount",
    "update payout_parts set debit_paise = debit_paise + 200 where dispute_id = ':0' and debit_paise > 100000",
    "Dispute :0: payouts took ₹1,511 for it, its case has ₹1,509",
  ],
  [
    "a fee of a payout is in no row",
    "update payout_parts set debit_paise = 100 where dispute_id = ':0' and debit_paise = 5900",
    "Dispute :0: payouts took ₹1,451 for it, its case has ₹1,509",
  ],
  [
    "a payout took for a case that nobody knows",
    "update payout_parts set dispute_id = 'disp_Nobody' where dispute_id = ':0'",
    "Dispute disp_Nobody: payouts took ₹1,509 for it, and the shop does not know of it",
  ],
])("it is named when %s", async (_, statement, expected) => {
  const named = (text: string) => text.replaceAll(/:(\d)/g, (all, at: string) => cases[+at] ?? all);
  raw.exec(named(statement));
  expect(await found()).toContain(named(expected));
});

test("money that was won and did not come back in two weeks is named", async () => {
  raw.exec(`delete from payout_parts where dispute_id = '${cases[1]}' and credit_paise > 0`);
  const line = (id = cases[1]) => `Dispute ${id}: payouts took ₹1,450 for it, its case has ₹0`;
  expect(await found()).not.toContain(line());
  raw.exec(`update disputes set state_at = state_at - 15 * 86400000 where id = '${cases[1]}'`);
  expect(await found()).toContain(line());
});
