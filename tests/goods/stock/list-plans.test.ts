import Database from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { databaseFile } from "~/base/db/database-file.server";

const raw = new Database(databaseFile, { readonly: true });
afterAll(() => void raw.close());

const planOf = (query: string) =>
  raw
    .prepare<[], { detail: string }>(`explain query plan ${query}`)
    .all()
    .map(({ detail }) => detail);

const step = "case when price_paise < 400000 then price_paise / 50000 else 8 end";
const newest = "order by created_at desc, id desc limit 8 offset 90000";

/** A page far down a list skips its rows in the index alone, without reading a product. */
test.each([
  `select id, created_at from products where sale <> 'hidden' ${newest}`,
  `select id, created_at from products where category_id = 'k' and sale <> 'hidden' ${newest}`,
  `select id, created_at from products where ${step} = 3 and sale <> 'hidden' ${newest}`,
  `select id, created_at from products where category_id = 'k' and ${step} = 3 and sale <> 'hidden' ${newest}`,
  "select id from products where sale <> 'hidden' order by id limit 1 offset 90000",
  "select max(updated_at) from products where sale <> 'hidden'",
  "select max(updated_at) from products where category_id = 'k' and sale <> 'hidden'",
  "select count(*) from products where sale = 'hidden'",
])("%s", (query) => {
  expect(planOf(query)).toEqual([
    expect.stringMatching(/^(SCAN|SEARCH) products USING COVERING INDEX/),
  ]);
});

test("the owner's list of what is sold out reads that alone", () => {
  const soldOut = "sale <> 'hidden' and is_sold_out = 1";
  expect(
    planOf(`select id from products where ${soldOut} order by created_at desc, id desc limit 1001`),
  ).toEqual([expect.stringContaining("USING INDEX products_sold_out")]);
});

/** The owner's lists of 100,000 counted products: none sorts, and what is low or owed is found without the others. */
test.each([
  ["is_counted = 1 order by name collate nocase, id", "products_by_count"],
  ["is_counted = 0 order by name collate nocase, id", "products_by_count"],
  ["is_counted = 1 and low_stock >= stock - aged_stock order by stock, id", "products_low"],
  ["likely(is_counted = 1) and stock < 0 order by stock, id", "products_counted"],
])("where %s: by %s", (condition, index) => {
  for (const columns of ["slug, name, stock", "count(*)"]) {
    const plan = planOf(`select ${columns} from products where ${condition} limit 50`);
    expect(plan).toEqual([expect.stringMatching(new RegExp(`USING (COVERING )?INDEX ${index}`))]);
  }
});

/** The sheet of arrivals suggests batches and finds typed numbers among all that ever were. */
test.each([
  [
    `select * from (select number, row_number() over (partition by product_id
      order by best_before desc, packed_on desc, id desc) as place from batches
      where product_id in (select value from json_each('["p"]'))) where place <= 8`,
    "batches_oldest",
  ],
  [
    `select * from batches where number collate nocase in (select value from json_each('["26-11-A"]'))`,
    "batches_number",
  ],
])("%s: by %s", (query, index) => {
  const reads = planOf(query).filter((detail) => detail.includes(" batches"));
  expect(reads).toEqual([expect.stringMatching(`SEARCH batches USING INDEX ${index} `)]);
});
