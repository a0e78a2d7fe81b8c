import Database from "better-sqlite3";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { deleteProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { changeSale } from "~/goods/catalogue/changes/change-sale.server";
import { findProducts } from "~/goods/catalogue/search/found.server";
import { firstIn } from "~/goods/catalogue/search/lists/bits";
import { idsWith } from "~/goods/catalogue/search/lists/ids-with.server";
import { db } from "~/base/db/connection.server";
import { databaseFile } from "~/base/db/database-file.server";
import { admin } from "../../cast";
import { aCategory, anInput, aProduct } from "./shelf";

// What the search keeps of the full-text index follows every change of a product's words, and only those.

let categoryId: string;

beforeAll(async () => {
  categoryId = (await aCategory()).id;
});

const names = ["Amber", "Basil", "Cedar", "Amber Basil", "Basil Amber Cedar"];

/** Each kind of question, and how FTS5 has it. */
const asked = [
  ["amber", `"amber"`],
  ["amber basil", `"amber basil"`],
  ["basil amber cedar", `"basil amber cedar"`],
  [{ all: ["amber", "basil"] }, `"amber" AND "basil"`],
  [{ any: ["cedar", "amber basil"] }, `"cedar" OR "amber basil"`],
  [
    { one: "amber", without: { any: ["cedar", "basil amber"] } },
    `"amber" NOT ("cedar" OR "basil amber")`,
  ],
] as const;

function expectAsIndexed(): void {
  for (const [index, table] of [
    ["name", sql.raw("product_name_index")],
    ["anywhere", sql.raw("product_search_index")],
  ] as const)
    for (const [expression, match] of asked) {
      const indexed = db.all<{ id: number }>(
        sql`select rowid as id from ${table} where ${table} match ${match} order by rowid`,
      );
      expect(firstIn(idsWith(index, expression), 1e6), `${index} ${match}`).toEqual(
        indexed.map(({ id }) => id),
      );
    }
}

test("the lists that are kept are those of the index after each change", async () => {
  const shelf = await Promise.all(names.map((name) => aProduct({ categoryId, name })));
  expectAsIndexed();
  const [amber, , cedar, both, all] = shelf;
  await updateProduct(amber!.id, { ...anInput(categoryId), name: "Amber Cedar" });
  expectAsIndexed();
  await updateProduct(amber!.id, {
    ...anInput(categoryId),
    name: "Cedar",
    description: "No amber, basil.",
  });
  expectAsIndexed();
  await changeSale(both!.id, { sale: "hidden" }, await admin());
  expectAsIndexed();
  await changeSale(both!.id, { sale: "on sale" }, await admin());
  expectAsIndexed();
  await deleteProduct(cedar!.id);
  expectAsIndexed();
  const other = new Database(databaseFile);
  other
    .prepare("update products set search_text = 'amber cedar' || char(10) where id = ?")
    .run(all!.id);
  other.close();
  await Promise.resolve();
  expectAsIndexed();
});

test("they are also after more changes than are followed one by one", async () => {
  expect(findProducts("dahlia").total).toBe(0);
  for (let made = 0; made < 120; made += 1) await aProduct({ categoryId, name: `Dahlia ${made}` });
  expect(findProducts("dahlia").total).toBe(120);
  expectAsIndexed();
  expect(db.get<{ n: number }>(sql`select count(*) as n from changed_words`).n).toBeLessThanOrEqual(
    1000,
  );
});

test("a price changes no words", async () => {
  const { id } = await aProduct({ categoryId, name: "Elder" });
  const changes = () => db.get<{ n: number }>(sql`select max(id) as n from changed_words`).n;
  const before = changes();
  await updateProduct(id, { ...anInput(categoryId), name: "Elder", pricePaise: 33_300 });
  expect(changes()).toBe(before);
});
