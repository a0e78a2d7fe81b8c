import { afterAll, beforeAll, expect, test } from "vitest";
import { connectionToMigrate } from "~/base/db/connection.server";
import { shopper } from "../../cast";
import { asRegisteredFirm, giveBack, november, pay, paymentBy, placed } from "./paying";

// An order must cost the same after a million orders as on the first day.

const statements = new Set<string>();
const { prepare } = connectionToMigrate;

beforeAll(() => {
  connectionToMigrate.prepare = ((source: string) => {
    statements.add(source);
    return prepare.call(connectionToMigrate, source);
  }) as typeof prepare;
});
afterAll(() => {
  connectionToMigrate.prepare = prepare;
});

test("an order's papers are found by the order, however many papers there are", async () => {
  asRegisteredFirm();
  const bought = await placed({ userId: (await shopper()).id });
  await paymentBy(bought, "pay_Plans");
  await pay(bought, november);
  await giveBack(bought, { amountPaise: bought.totalPaise }, november);
  const asked = [...statements].filter((source) => /from "invoices"/.test(source));
  expect(asked.length).toBeGreaterThan(1);
  for (const source of asked) {
    const plan = connectionToMigrate
      .prepare(`explain query plan ${source}`)
      .all(...Array.from({ length: source.split("?").length - 1 }, () => null));
    expect(JSON.stringify(plan), source).not.toMatch(/SCAN \w+"|invoices_refund \(refund_id=\?\)/);
  }
});
