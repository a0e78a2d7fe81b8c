import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { csvDownload } from "~/base/lib/csv/csv";
import { checkDigitOf } from "~/base/lib/codes/gtin";
import { bringBack } from "~/goods/catalogue/changes/bring-back.server";
import { deleteProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { importPlan } from "~/goods/catalogue/csv/import-plan.server";
import { importProducts } from "~/goods/catalogue/csv/import-products.server";
import { productsAsCsv } from "~/goods/catalogue/csv/product-export.server";
import { nextOwnNumber } from "~/goods/catalogue/ean.server";
import { addSize } from "~/goods/catalogue/family/add-size.server";
import type { Category } from "~/goods/catalogue/product";
import { beginCounting } from "~/goods/stock/admin/change-stock.server";
import * as createRoute from "~/routes/admin/goods/create-product";
import { adminProducts } from "~/goods/catalogue/admin/admin-list.server";
import { pricePage } from "~/goods/prices/day/packs.server";
import { stockPage } from "~/goods/stock/admin/stock-list.server";
import { everythingWith } from "~/office/dashboard/search/found.server";
import { newId } from "~/base/lib/ids.server";
import { admin, cookieOf } from "../../cast";
import { outcome, refusal, sending } from "./admin-forms";
import { aCategory, anInput, aProduct } from "./shelf";

let owner: Awaited<ReturnType<typeof admin>>;
let cookie: string;
let category: Category;

beforeAll(async () => {
  owner = await admin();
  cookie = await cookieOf(owner);
  category = await aCategory("Numbered");
});

let made = 0;
function anEan() {
  made += 1;
  const digits = `8901234${String(made).padStart(5, "0")}`;
  return `${digits}${checkDigitOf(digits)}`;
}
const form = (name: string, more: Record<string, string> = {}) => ({
  intent: "save",
  name,
  description: "Pressed in Surat.",
  price: "1450",
  quantity: "5",
  category: category.id,
  ...more,
});
const create = (entries: Record<string, string>) => createRoute.action(sending(entries, cookie));
const rowOf = (name: string) => db.select().from(products).where(eq(products.name, name)).get();

test("a pack keeps the number under its bar code, which no other may have", async () => {
  const ean = anEan();
  await outcome(await create(form("Numbered tin", { ean: `${ean.slice(0, 7)} ${ean.slice(7)}` })));
  expect(rowOf("Numbered tin")?.ean).toBe(ean);
  const twin = refusal(await create(form("Twin", { ean })));
  expect(twin.errors.ean).toBe("ean is the number of Numbered tin already: each pack has its own");
  const wrong = refusal(await create(form("Wrong", { ean: "8901234567891" })));
  expect(wrong.errors.ean).toContain("the last digit would be 0, not 1");
});

test("a number of ours is the next free one", async () => {
  const next = nextOwnNumber(db);
  await outcome(await create(form("Ours", { own_ean: "on" })));
  expect(rowOf("Ours")?.ean).toBe(next);
  expect(next).toMatch(/^200\d{10}$/);
  expect(nextOwnNumber(db) > next).toBe(true);
  const typed = anEan();
  await outcome(await create(form("Typed and ticked", { own_ean: "on", ean: typed })));
  expect(rowOf("Typed and ticked")?.ean).toBe(typed);
});

describe("the owner's search finds a pack", () => {
  const inCase = "18901230000015";
  const packs = {
    ean: "8901230000018",
    upc: "0036000291452",
    short: "0000073513537",
    own: "2000000999999",
  };
  beforeAll(async () => {
    const { id: categoryId } = category;
    for (const [name, ean] of Object.entries(packs))
      await aProduct({ name, ean, code: `SKU-${name}`, categoryId });
    await aProduct({ name: "unnumbered", code: inCase, sale: "hidden", categoryId });
  });

  test.each([
    ["ean", "8901230000018"],
    ["ean", "8 901230 000018"],
    ["ean", "૮૯૦૧૨૩૦૦૦૦૦૧૮"],
    ["ean", "08901230000018"],
    ["ean", "https://prayosha.example/01/08901230000018/10/26-11-A"],
    ["upc", "036000291452"],
    ["short", "73513537"],
    ["own", packs.own],
    ["own", "sku-own"],
    ["unnumbered", inCase],
  ])("%s by %s", (name, q) => {
    const listed = { q, category: "", sale: "", sort: "newest", page: 1 } as const;
    expect(adminProducts(listed)).toMatchObject({ total: 1, products: [{ name }] });
    expect(stockPage({ show: "all", q }, 1)).toMatchObject({ total: 1, products: [{ name }] });
    expect(
      pricePage({ q, category: "", size: "", by: "", unit: "rupees", page: 1 }).packs,
    ).toMatchObject([{ name }]);
    expect(everythingWith(q, owner)).toContainEqual(
      expect.objectContaining({
        name: "Products",
        hits: [expect.objectContaining({ title: name })],
      }),
    );
  });

  test("in the list that is asked for only", () => {
    const asked = { q: packs.ean, category: "", sort: "newest", page: 1 } as const;
    expect(adminProducts({ ...asked, sale: "on sale" }).total).toBe(1);
    expect(adminProducts({ ...asked, sale: "hidden" }).total).toBe(0);
    expect(adminProducts({ ...asked, sale: "", category: "none" }).total).toBe(0);
    expect(adminProducts({ ...asked, sale: "hidden", q: inCase }).total).toBe(1);
    expect(stockPage({ show: "", q: packs.ean }, 1).total, "not counted").toBe(0);
  });
});

test("a new size has none of its own yet", async () => {
  const ean = anEan();
  const one = await aProduct({ categoryId: category.id, ean, family: "Each its own" });
  const size = { measure: "l" as const, containers: 1, amount: 2000 };
  await addSize(one.id, { size, pricePaise: 60_000, idempotencyKey: newId() }, owner);
  const sizes = db.select().from(products).where(eq(products.family, "Each its own")).all();
  expect(sizes.map((row) => row.ean).toSorted()).toEqual([ean, null]);
});

test("an archived pack comes back with its number, unless another has it now", async () => {
  const [ean, next] = [anEan(), nextOwnNumber(db)];
  const one = await aProduct({ categoryId: category.id, ean });
  const other = await aProduct({ categoryId: category.id, ean: next });
  for (const { id } of [one, other]) await archived(id);
  expect(nextOwnNumber(db) > next).toBe(true);
  const taker = await aProduct({ categoryId: category.id, ean });
  await bringBack(one.id, category.id, owner);
  await bringBack(other.id, category.id, owner);
  const eanOf = (id: string) => db.select().from(products).where(eq(products.id, id)).get()?.ean;
  expect([eanOf(taker.id), eanOf(one.id), eanOf(other.id)]).toEqual([ean, null, next]);
});

async function archived(id: string) {
  await beginCounting(id, 3, owner);
  await deleteProduct(id, owner);
}

test("files carry it out and in, and name the pack that has it", async () => {
  const [ean, other] = [anEan(), anEan()];
  const one = await aProduct({ categoryId: category.id, ean, name: "In a file" });
  await updateProduct(one.id, { ...anInput(category.id), name: "In a file" });
  const csv = await csvDownload("products.csv", productsAsCsv()).text();
  expect(csv).toContain(ean);
  const head = "slug,name,description,price,quantity,shipping,category,ean";
  const line = (slug: string, name: string, number: string) =>
    `${slug},${name},Pressed.,300,1,1,Numbered,${number}`;
  const file = [head, line(one.slug, "In a file", other), line("", "New in it", anEan())].join(
    "\n",
  );
  const plan = importPlan(db, file);
  expect(plan.problems).toEqual([]);
  await importProducts(file, plan.fingerprint, owner);
  expect(rowOf("In a file")?.ean).toBe(other);
  const bad = importPlan(
    db,
    [
      head,
      line("", "A", other),
      line("", "B", ean),
      line("", "C", ean),
      line("", "D", "8.9E+12"),
    ].join("\n"),
  );
  expect(bad.problems.map(({ reason }) => reason)).toEqual([
    "ean is the number of In a file already: each pack has its own",
    "ean is the same as in line 3",
    expect.stringContaining("13 digits"),
  ]);
});
