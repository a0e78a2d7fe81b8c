import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { areShort } from "~/office/books/differences.server";
import { write } from "~/base/db/connection.server";

const move = (times: number) =>
  write((tx) =>
    tx.run(sql`
      insert into stock_movements (id, product_id, kind, packs, actor, created_at)
      select hex(randomblob(8)), 'tin', 'arrived', 1, 'owner', value
      from (with recursive numbers (value) as (select 1 union all select value + 1 from numbers limit ${times}) select * from numbers)`),
  );

test("books with many orders or many movements of stock are checked beside the shop", async () => {
  expect(areShort()).toBe(true);
  await move(5000);
  expect(areShort()).toBe(true);
  await move(1);
  expect(areShort()).toBe(false);
});
