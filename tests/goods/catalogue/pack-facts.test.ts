import { desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { importPlan } from "~/goods/catalogue/csv/import-plan.server";
import { importProducts } from "~/goods/catalogue/csv/import-products.server";
import { noPackFacts } from "~/goods/catalogue/pack-facts";
import { netQuantity } from "~/base/lib/pack-size";
import type { Category, WholeProduct } from "~/goods/catalogue/product";
import { createProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { productsAsCsv } from "~/goods/catalogue/csv/product-export.server";
import { productBySlug } from "~/goods/catalogue/products.server";
import * as createRoute from "~/routes/admin/goods/create-product";
import * as editRoute from "~/routes/admin/goods/product";
import { db, write } from "~/base/db/connection.server";
import { auditLog, products } from "~/base/db/schema";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { outcome, refusal, sending } from "./admin-forms";
import { aCategory, anInput, aProduct } from "./shelf";

let cookie: string;
let category: Category;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  category = await aCategory("Tins");
});

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
const update = (slug: string, entries: Record<string, string>) =>
  editRoute.action(sending(entries, cookie, { slug }));

function stored(slug: string): WholeProduct {
  const product = productBySlug(slug);
  if (!product || "movedTo" in product) throw new Error("No such product");
  return product;
}

const everything = {
  mrp: "1,500.50",
  generic_name: "Filtered groundnut oil",
  ingredients: "ફિલ્ટર્ડ સિંગતેલ",
  allergens: "Contains groundnut (peanut)",
  vegetarian: "1",
  storage: "Keep in a cool, dark place",
  best_before: "9 months from packing",
  net_weight_g: "4550",
  origin: "India",
  maker: "Prayosha Oil\r\nUdhna, Surat 394210",
  family: " Filtered ",
  gross_weight_g: "4900",
  box_length_mm: "220",
  box_width_mm: "160",
  box_height_mm: "340",
  pack_kind: "tin",
};
const asFacts = {
  mrpPaise: 150_050,
  genericName: "Filtered groundnut oil",
  ingredients: "ફિલ્ટર્ડ સિંગતેલ",
  allergens: "Contains groundnut (peanut)",
  isVegetarian: 1,
  storage: "Keep in a cool, dark place",
  bestBefore: "9 months from packing",
  netWeightG: 4550,
  countryOfOrigin: "India",
  maker: "Prayosha Oil\nUdhna, Surat 394210",
  family: "Filtered",
  grossWeightG: 4900,
  boxLengthMm: 220,
  boxWidthMm: 160,
  boxHeightMm: 340,
  packKind: "tin",
};

function lastChanges(): Record<string, unknown> {
  const entry = db
    .select()
    .from(auditLog)
    .orderBy(desc(sql`rowid`))
    .limit(1)
    .get();
  return JSON.parse(entry?.changes ?? "");
}

describe("what a pack says", () => {
  test("is nothing unless a form tells it", async () => {
    await outcome(await create(form("Silent")));
    expect(stored("silent")).toMatchObject(noPackFacts);
    expect(Object.keys(lastChanges())).not.toContain("mrp");
  });

  test("is kept, stays when a form is silent, and goes when a field is emptied", async () => {
    await outcome(await create(form("Jar", everything)));
    expect(stored("jar")).toMatchObject(asFacts);
    await outcome(await update("jar", form("Jar", { price: "1400" })));
    expect(stored("jar")).toMatchObject(asFacts);
    await outcome(await update("jar", form("Jar", { ...everything, mrp: "", maker: "  " })));
    expect(stored("jar")).toMatchObject({ ...asFacts, mrpPaise: null, maker: null });
    expect(lastChanges()).toMatchObject({
      mrp: ["₹1,500.50", null],
      maker: [asFacts.maker, null],
    });
  });

  test("stands in the form again", async () => {
    await outcome(await create(form("Shown", everything)));
    const args = argsFor("/dashboard/admin/product/shown", { cookie, params: { slug: "shown" } });
    const html = await htmlOf(editRoute, args);
    expect(html).toContain("<summary>Pack facts</summary>");
    expect(inputIn(html, "mrp")).toContain('value="1500.50"');
    expect(inputIn(html, "net_weight_g")).toContain('value="4550"');
  });

  test.each([
    ["mrp", "1450,50", /^MRP must be an amount/],
    ["mrp", "0", /^MRP must be an amount/],
    ["vegetarian", "maybe", /^vegetarian must be/],
    ["net_weight_g", "4.55", /^net weight must be whole grams/],
    ["net_weight_g", "0", /^net weight must be whole grams/],
    ["gross_weight_g", "4.9", /^gross weight must be whole grams/],
    ["box_length_mm", "0", /^box length must be whole millimetres/],
    ["box_height_mm", "5001", /^box height must be whole millimetres/],
    ["ingredients", "તેલ ".repeat(300), "ingredients must have at most 1000 characters"],
    ["generic_name", "g".repeat(101), "generic name must have at most 100 characters"],
    ["maker", "m".repeat(301), "maker must have at most 300 characters"],
    ["family", "f".repeat(61), "family must have at most 60 characters"],
    ["best_before", "9\0", /^best before has characters in it that cannot be shown/],
  ])("%s %j is refused beside its field", async (field, typed, sentence) => {
    const answer = refusal(await create(form("Refused", { [field]: typed })));
    expect(answer.errors[field]).toMatch(sentence);
    expect(answer.values[field]).toBe(typed);
  });
});

test("a box has all three sides or none", async () => {
  const answer = refusal(await create(form("Flat", { ...everything, box_height_mm: "" })));
  expect(answer.errors).toEqual({ box_height_mm: "Fill in all three sides of the box, or none" });
  const none = { box_length_mm: "", box_width_mm: "", box_height_mm: "" };
  await outcome(await create(form("Boxless", { ...everything, ...none })));
  expect(stored("boxless")).toMatchObject({ boxLengthMm: null, grossWeightG: 4900 });
});

describe("the MRP", () => {
  test("may be the price, but the price may not be above it: beside the field, nothing typed lost", async () => {
    await outcome(await create(form("Fair", { mrp: "1450" })));
    const dear = refusal(await create(form("Dear", { mrp: "1449.99" })));
    expect(dear).toMatchObject({
      status: 400,
      errors: { price: "price must be at most the MRP of ₹1,449.99" },
      values: { mrp: "1449.99" },
    });
    // The MRP it already has counts for a form that says nothing of it.
    expect(refusal(await update("fair", form("Fair", { price: "1451" }))).errors.price).toBe(
      "price must be at most the MRP of ₹1,450",
    );
    // The MRP lowered below a price that stays is the MRP's mistake.
    const low = refusal(await update("fair", form("Fair", { mrp: "1400" })));
    expect(low.errors).toMatchObject({ mrp: "MRP must be at least the price of ₹1,450" });
    expect(low.errors).not.toHaveProperty("price");
  });

  test("holds in the domain and in the database itself", async () => {
    const input = { ...anInput(category.id), mrpPaise: 19_999 };
    await expect(createProduct(input)).rejects.toMatchObject({
      status: 400,
      sentence: "price must be at most the MRP of ₹199.99",
    });
    const { id } = await aProduct({ categoryId: category.id, mrpPaise: 20_000 });
    expect(await updateProduct(id, { ...input, mrpPaise: 0 })).toMatchObject({ problem: "mrp" });
    const dearer = write((tx) =>
      tx.update(products).set({ pricePaise: 20_001 }).where(eq(products.id, id)).run(),
    );
    await expect(dearer).rejects.toThrow(/CHECK constraint failed: products_mrp/);
  });
});

describe("the list of products as a file", () => {
  const header = "slug,name,description,price,quantity,shipping,category";
  const upload = async (text: string) => {
    const { fingerprint, problems } = importPlan(db, text);
    expect(problems).toEqual([]);
    return importProducts(text, fingerprint, null);
  };

  test("carries the facts out and in; an old file, or a blank cell, changes none", async () => {
    await outcome(await create(form("Carried", everything)));
    await upload(`${header},hsn,gst\ncarried,Carried,New words,1400,5,1,Tins,,`);
    expect(stored("carried")).toMatchObject({ ...asFacts, description: "New words" });
    await upload(`${header},mrp,family\ncarried,Carried,New words,1400,5,1,Tins,1490,`);
    expect(stored("carried")).toMatchObject({ ...asFacts, mrpPaise: 149_000 });

    let exported = "";
    for await (const piece of productsAsCsv()) exported += piece;
    expect(importPlan(db, exported)).toMatchObject({ updates: [], problems: [] });
    await upload(exported.replaceAll("ફિલ્ટર્ડ", "શુદ્ધ"));
    expect(stored("carried").ingredients).toBe("શુદ્ધ સિંગતેલ");
  });

  test("is refused where a price is above the MRP of the file or of the product", async () => {
    await outcome(await create(form("Limited", { mrp: "1500" })));
    const { problems } = importPlan(
      db,
      `${header},mrp\nlimited,Limited,Words,1501,5,1,Tins,\n,New,Words,200,1,1,Tins,199`,
    );
    expect(problems).toMatchObject([
      { line: 2, reason: "price must be at most the MRP of ₹1,500" },
      { line: 3, reason: "price must be at most the MRP of ₹199" },
    ]);
  });
});

test("a volume is declared with its weight", () => {
  expect(netQuantity({ ...noPackFacts, hsn: "1508", volumeMl: 5000, netWeightG: 4550 })).toBe(
    "5 L (4.55 kg)",
  );
  expect(netQuantity({ ...noPackFacts, hsn: "1508", volumeMl: 500, netWeightG: 455 })).toBe(
    "0.5 L (455 g)",
  );
});
