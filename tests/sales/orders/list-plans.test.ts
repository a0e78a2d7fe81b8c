import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { isListed } from "~/base/db/schema";
import { chipCondition } from "~/sales/orders/list/order-chips.server";

const planOf = (query: SQL) =>
  db
    .all<{ detail: string }>(sql`explain query plan ${query}`)
    .map(({ detail }) => detail)
    .join(" | ");

test.each([
  [
    "all, newest first",
    sql`select serial from orders where ${isListed} order by created_at desc, serial desc limit 20`,
    /^SCAN orders USING COVERING INDEX orders_listed_newest$/,
  ],
  [
    "those of some days",
    sql`select count(*) from orders where ${isListed} and created_at >= 1 and created_at < 2`,
    /^SEARCH orders USING COVERING INDEX orders_listed_newest \(created_at/,
  ],
  [
    "those of a status",
    sql`select serial from orders where ${isListed} and status = 'Shipped' order by created_at desc, serial desc limit 20`,
    /^SEARCH orders USING COVERING INDEX orders_listed_status \(status=\?\)$/,
  ],
  [
    "those that wait for a confirmation",
    sql`select serial from orders where ${isListed} and status = 'Not Process' and created_at <= 1 and payment_status = 'pending'`,
    /^SEARCH orders USING COVERING INDEX orders_listed_status \(status=\? AND created_at<\?\)$/,
  ],
  [
    "those that came from somewhere",
    sql`select serial from orders where ${isListed} and source = 'owner' order by created_at desc, serial desc limit 20`,
    /^SEARCH orders USING COVERING INDEX orders_listed_source \(source=\?\)$/,
  ],
  [
    "where those came from that a word finds",
    sql`select count(*) from order_search where order_search match 'x' and exists (
      select 1 from orders o where o.created_at = order_search.rowid >> 20
        and o.serial % 1048576 = (order_search.rowid & 1048575) and o.source = 'owner' and ${isListed})`,
    /SEARCH o .*COVERING INDEX orders_listed_source \(source=\? AND created_at=\?\)$/,
  ],
  [
    "how many there are",
    sql`select count(*) from orders where ${isListed}`,
    /COVERING INDEX orders_listed_/,
  ],
  [
    "the beginning of a name",
    sql`select serial from orders where ${isListed} and buyer_name collate nocase >= 'na' and buyer_name collate nocase < 'nb' order by +created_at desc, +serial desc limit 20`,
    /^SEARCH orders USING COVERING INDEX orders_listed_buyer \(buyer_name/,
  ],
])("the list of orders finds %s without opening an order", (_, query, plan) => {
  expect(planOf(query)).toMatch(plan);
});

test.each(["cash", "problems"] as const)(
  "the chip of %s looks at what is due, not at all that was delivered",
  (chip) => {
    const plan = planOf(
      sql`select count(*) from orders where ${isListed} and ${chipCondition(chip)}`,
    );
    expect(plan).toContain("SCAN orders USING INDEX orders_due");
    expect(plan).not.toMatch(/orders_listed|TEMP B-TREE/);
  },
);

test("the list of what waits for money looks at nothing else", () => {
  const plan = planOf(
    sql`select serial from orders where ${isListed} and ${chipCondition("unpaid")} order by created_at, serial limit 20`,
  );
  expect(plan).toContain("SCAN orders USING INDEX orders_awaiting_money");
  expect(plan).not.toMatch(/orders_listed/);
});
