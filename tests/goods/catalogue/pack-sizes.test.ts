import { desc, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { importPlan } from "~/goods/catalogue/csv/import-plan.server";
import { importProducts } from "~/goods/catalogue/csv/import-products.server";
import { productsAsCsv } from "~/goods/catalogue/csv/product-export.server";
import type { Category, WholeProduct } from "~/goods/catalogue/product";
import { productData } from "~/goods/catalogue/product-data";
import { updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { productBySlug } from "~/goods/catalogue/products.server";
import { db } from "~/base/db/connection.server";
import { auditLog } from "~/base/db/schema";
import {
  declaredSize,
  isStandardSize,
  netQuantity,
  otherMeasure,
  type Pack,
  pricedSize,
  volumeOf,
} from "~/base/lib/pack-size";
import * as createRoute from "~/routes/admin/goods/create-product";
import * as editRoute from "~/routes/admin/goods/product";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { outcome, refusal, sending } from "./admin-forms";
import { aCategory, anInput } from "./shelf";

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
  price: "2450",
  quantity: "15",
  measure: "kg",
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

const size = { volumeMl: 1000, measure: "l", netWeightG: null, containers: 1 } as const;
const litre: Pack = { ...size, hsn: "1508" };
const tin: Pack = { ...litre, measure: "kg", netWeightG: 15_000, volumeMl: 16_480 };

describe("the words for a size", () => {
  test.each([
    [{ ...litre, volumeMl: 15_000 }, "15 L", "≈ 13.65 kg", "15 L (≈ 13.65 kg)"],
    [{ ...litre, volumeMl: 15_000, netWeightG: 13_650 }, "15 L", "13.65 kg", "15 L (13.65 kg)"],
    [{ ...litre, volumeMl: 500 }, "0.5 L", "≈ 455 g", "0.5 L (≈ 455 g)"],
    [tin, "15 kg", "≈ 16.5 L", "15 kg (≈ 16.5 L)"],
    [{ ...litre, volumeMl: 10_000, containers: 10 }, "10 × 1 L", "≈ 9.1 kg", "10 × 1 L (≈ 9.1 kg)"],
    [
      { ...tin, netWeightG: 10_000, containers: 20 },
      "20 × 500 g",
      "≈ 16.5 L",
      "20 × 500 g (≈ 16.5 L)",
    ],
  ])("of %j", (pack, declared, other, both) => {
    expect(declaredSize(pack)).toBe(declared);
    expect(otherMeasure(pack)).toBe(other);
    expect(netQuantity(pack)).toBe(both);
  });

  test("of what is no oil has no measure that could only be computed", () => {
    const cake = { ...tin, netWeightG: 5000, volumeMl: 5490, hsn: "2305" };
    expect([otherMeasure(cake), netQuantity(cake), pricedSize(cake)]).toEqual([
      null,
      "5 kg",
      "5 kg",
    ]);
    const vinegar = { ...litre, hsn: "2209" };
    expect([netQuantity(vinegar), pricedSize(vinegar)]).toEqual(["1 L", "1 Ltr."]);
    expect(netQuantity({ ...vinegar, netWeightG: 1010 })).toBe("1 L (1.01 kg)");
  });

  test("beside a price says what is left out by the measure that it is for", () => {
    expect(pricedSize(litre)).toBe("1 Ltr. (≈ 910 g)");
    expect(pricedSize(tin)).toBe("15 kg (16.48 Ltr.)");
    expect(pricedSize({ ...litre, volumeMl: 6000, containers: 12 })).toBe("6 Ltr. (12 × 0.5 L)");
    expect(pricedSize({ ...tin, netWeightG: 10_000, volumeMl: 10_990, containers: 20 })).toBe(
      "20 × 500 g (10.99 Ltr.)",
    );
  });

  test("litres come from the oil's density, in centilitres as the API has them", () => {
    expect(volumeOf(15_000)).toBe(16_480);
    expect(volumeOf(15_000, { densityGPerL: 920 })).toBe(16_300);
    expect(volumeOf(1)).toBe(10);
  });

  test("the rule of 2026 knows its sizes, also in a carton", () => {
    const sizes = [200, 500, 750, 1000, 2500, 15_000, 16_000, 20_000];
    expect(sizes.map((volumeMl) => isStandardSize({ ...litre, volumeMl }))).toEqual([
      true,
      true,
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(isStandardSize({ ...litre, volumeMl: 10_000, containers: 10 })).toBe(true);
    // Below the smallest of them any size may be sold.
    expect(isStandardSize({ ...litre, volumeMl: 100 })).toBe(true);
    expect(isStandardSize(tin)).toBe(true);
  });
});

describe("a pack sold by weight", () => {
  test("is typed in kilograms, and its litres are computed", async () => {
    await outcome(await create(form("Tin by weight")));
    expect(stored("tin-by-weight")).toMatchObject({
      measure: "kg",
      netWeightG: 15_000,
      volumeMl: 16_480,
    });
    const args = argsFor("/", { cookie, params: { slug: "tin-by-weight" } });
    expect(inputIn(await htmlOf(editRoute, args), "quantity")).toContain('value="15"');
    await outcome(await update("tin-by-weight", form("Tin by weight", { density_g_per_l: "920" })));
    expect(stored("tin-by-weight")).toMatchObject({ netWeightG: 15_000, volumeMl: 16_300 });
    const entry = db
      .select()
      .from(auditLog)
      .orderBy(desc(sql`rowid`))
      .limit(1)
      .get();
    expect(JSON.parse(entry?.changes ?? "")).toEqual({ density: [null, "920 g per litre"] });
  });

  test("keeps its weight when a client of the API sends the litres back, and follows other litres", async () => {
    await outcome(await create(form("Tin of a client")));
    const { id } = stored("tin-of-a-client");
    const input = { ...anInput(category.id), name: "Tin of a client" };
    await updateProduct(id, { ...input, volumeMl: 16_480 });
    expect(stored("tin-of-a-client")).toMatchObject({ measure: "kg", netWeightG: 15_000 });
    await updateProduct(id, { ...input, volumeMl: 5000 });
    expect(stored("tin-of-a-client")).toMatchObject({ netWeightG: 4550, volumeMl: 5000 });
  });

  test("tells programs its kilograms", async () => {
    await outcome(await create(form("Tin for programs")));
    const terms = { returns: {}, shipping: undefined } as Parameters<typeof productData>[3];
    expect(productData("https://oil.example", stored("tin-for-programs"), [], terms)).toMatchObject(
      {
        size: "15 kg",
        additionalProperty: { value: 15, unitCode: "KGM", unitText: "kg" },
      },
    );
  });

  test.each([
    ["quantity", "15.0005", /^quantity must be the/],
    ["quantity", "1000", /^quantity must be the kilograms in one pack/],
    ["containers", "7", /^containers must divide the pack/],
    ["containers", "0", /^containers must be a whole number/],
    ["measure", "lb", /^measure must be l/],
    ["density_g_per_l", "91", /^density must be/],
    ["code", "=SUM(A1)", /^code must have/],
  ])("%s %j is refused beside its field", async (field, typed, sentence) => {
    const answer = refusal(await create(form("Refused", { [field]: typed })));
    expect(answer.errors[field]).toMatch(sentence);
    expect(answer.values[field]).toBe(typed);
  });
});

test("litres still take two decimals at most, a form without a unit is in litres", async () => {
  const { id } = await aCategory("Packs by the litre");
  const { measure: _, ...silent } = form("Silent about units", { quantity: "5", category: id });
  await outcome(await create(silent));
  expect(stored("silent-about-units")).toMatchObject({ measure: "l", volumeMl: 5000 });
  const answer = refusal(await create(form("Refused", { measure: "l", quantity: "0.125" })));
  expect(answer.errors.quantity).toMatch(/litres in one pack/);
});

test("a code is one pack's, whatever its case", async () => {
  await outcome(await create(form("Coded", { code: "GN-15" })));
  const twin = refusal(await create(form("Coded too", { code: "gn-15" })));
  expect(twin.errors.code).toBe("code is another product’s already");
  await outcome(await update("coded", form("Coded", { code: "GN-15K" })));
  expect(stored("coded").code).toBe("GN-15K");
});

describe("the file of products", () => {
  const header = "slug,name,description,price,quantity,shipping,category";
  const plan = (more: string, ...rows: string[]) =>
    importPlan(db, [`${header},${more}`, ...rows].join("\n"));

  test("carries measure, weight, containers, density and code out and in", async () => {
    await outcome(await create(form("Out", { containers: "3", code: "OUT-1" })));
    let exported = "";
    for await (const piece of productsAsCsv()) exported += piece;
    expect(importPlan(db, exported)).toMatchObject({ updates: [], problems: [] });
    const { fingerprint, problems } = importPlan(db, exported.replace("OUT-1", "OUT-2"));
    expect(problems).toEqual([]);
    await importProducts(exported.replace("OUT-1", "OUT-2"), fingerprint, null);
    expect(stored("out")).toMatchObject({ code: "OUT-2", containers: 3, netWeightG: 15_000 });
  });

  test("reads a row sold by weight by its weight, and leaves the weight alone where it is silent", async () => {
    await outcome(await create(form("Weighed")));
    const silent = plan("mrp", "weighed,Weighed,Words,2450,16.48,1,Tins,");
    expect(silent).toMatchObject({ problems: [], updates: [{ content: { volumeMl: 16_480 } }] });
    const text = `${header},measure,net_weight_g\n,New tin,Words,2450,1,1,Tins,kg,13000`;
    const { fingerprint, hints } = importPlan(db, text);
    expect(hints).toMatchObject([{ line: 2, what: "New tin" }]);
    await importProducts(text, fingerprint, null);
    expect(stored("new-tin")).toMatchObject({ netWeightG: 13_000, volumeMl: 14_290 });
  });

  test("says which rows are wrong", async () => {
    await outcome(await create(form("Owner of a code", { code: "MINE" })));
    expect(
      plan(
        "measure,containers,code",
        ",A,Words,200,1,1,Tins,kg,1,",
        ",B,Words,200,1,1,Tins,l,7,",
        ",C,Words,200,1,1,Tins,l,1,mine",
        ",D,Words,200,1,1,Tins,l,1,D-1",
        ",E,Words,200,1,1,Tins,l,1,d-1",
      ).problems,
    ).toMatchObject([
      { line: 2, reason: expect.stringContaining("net_weight_g must be the grams") },
      { line: 3, reason: expect.stringContaining("containers must divide") },
      { line: 4, reason: "code is another product’s already" },
      { line: 6, reason: "code is the same as in line 5" },
    ]);
  });
});
