import Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { payoutChecks } from "~/office/books/payout-checks";
import { differences } from "~/office/books/differences.server";
import { databaseFile } from "~/base/db/database-file.server";
import { fetchPayouts } from "~/sales/payments/payouts/fetch-payouts.server";
import { admin } from "../../cast";
import { providerOnTheWire } from "../../sales/payments/provider";
import { confirmRefund, paidOrder } from "../../sales/payments/refunding";
import { lever } from "../../sales/payments/telling";

providerOnTheWire();

let raw: Database.Database;
let number: string;

beforeAll(async () => {
  const { order } = await paidOrder();
  number = order.number;
  await lever("/settle", {});
  await paidOrder();
  await confirmRefund(await admin(), number, { kind: "amount", amount: "100", expected: "10000" });
  const adjust = { amount: -1000, description: "dispute debit" };
  await lever("/settle", { adjust });
  await fetchPayouts();
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

const part = `rowid = (select part.rowid from payout_parts part join payments p on p.id = part.entity_id
  join orders o on o.id = p.paid_order_id where o.number = ':number')`;

test("nothing differs where each part is told as it was", async () => {
  expect(raw.prepare("select count(*) from payout_parts").pluck().get()).toBe(4);
  expect(await found()).toEqual([]);
});

test("no check reads all orders or payments", () => {
  for (const { sql } of payoutChecks) {
    const plan = raw.prepare<[], { detail: string }>(`explain query plan ${sql}`).all();
    expect(plan.filter(({ detail }) => /^SCAN [opr]( |$)/.test(detail))).toEqual([]);
  }
});

test.each([
  [
    "the bank got less than the parts",
    "update payouts set amount_paise = amount_paise - 100",
    /^Payout setl_\w+: the bank got ₹[\d,.]+, its parts add up to ₹[\d,.]+$/,
  ],
  [
    "two payouts have one bank reference",
    "update payouts set utr = 'UTR1'",
    "Bank reference UTR1: 2 payouts have it",
  ],
  [
    "a payment was paid out twice",
    `insert into payout_parts select entity_id, 'setl_Other', kind, amount_paise, credit_paise, debit_paise, fee_paise,
       tax_paise, payment_id, dispute_id, description, made_at, created_at from payout_parts where ${part}`,
    ":number: the provider paid it out 2 times",
  ],
  [
    "a payment is told with another amount",
    `update payout_parts set amount_paise = 100 where ${part}`,
    ":number: ₹1,450 was paid online, the payout says ₹1",
  ],
  [
    "a refund is told with another amount",
    "update payout_parts set amount_paise = 100 where kind = 'refund'",
    ":number: ₹100 was refunded, the payout says ₹1",
  ],
  [
    "sides and fee are not the amount",
    `update payout_parts set fee_paise = fee_paise + 1 where ${part}`,
    ":number: the payout has ₹1,450 of it, its two sides and its fee make ₹1,450.01",
  ],
  [
    "a payment does not know its payout",
    "update payments set payout_id = null",
    ":number: a payout holds its payment, which does not know of it",
  ],
])("it is named when %s", async (_, statement, expected) => {
  raw.exec(statement.replaceAll(":number", number));
  const lines = await found();
  const asked = typeof expected === "string" ? expected.replaceAll(":number", number) : expected;
  if (typeof asked === "string") expect(lines).toContain(asked);
  else expect(lines.filter((line) => asked.test(line))).not.toEqual([]);
});
