import { desc, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createCategory } from "~/goods/catalogue/changes/category-changes.server";
import { importProducts } from "~/goods/catalogue/csv/import-products.server";
import { importPlan } from "~/goods/catalogue/csv/import-plan.server";
import { productsAsCsv } from "~/goods/catalogue/csv/product-export.server";
import { productBySlug } from "~/goods/catalogue/products.server";
import * as createRoute from "~/routes/admin/goods/create-product";
import * as editRoute from "~/routes/admin/goods/product";
import { db } from "~/base/db/connection.server";
import { auditLog } from "~/base/db/schema";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { outcome, refusal, sending } from "./admin-forms";

const gstRule = "GST rate must be a rate that exists, in percent: 0, 0.25, 3, 5, 12, 18, 28 or 40";

let cookie: string;
let category: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  category = (await createCategory("Tins")).category?.id ?? "";
});

const form = (name: string) => ({
  intent: "save",
  name,
  description: "Pressed in Surat.",
  price: "1450",
  quantity: "5",
  category,
});
const create = (entries: Record<string, string>) => createRoute.action(sending(entries, cookie));
const update = (slug: string, entries: Record<string, string>) =>
  editRoute.action(sending(entries, cookie, { slug }));

function taxOf(slug: string) {
  const product = productBySlug(slug);
  if (!product || "movedTo" in product) throw new Error("No such product");
  return [product.hsn, product.gstBasisPoints];
}

describe("the tax of a product", () => {
  test("is the usual one unless a form says another, and stays when a form is silent", async () => {
    await outcome(await create(form("Silent")));
    expect(taxOf("silent")).toEqual(["1508", 500]);
    await outcome(await create({ ...form("Soap"), hsn: " 3401 ", gst: "18" }));
    expect(taxOf("soap")).toEqual(["3401", 1800]);
    await outcome(await update("soap", { ...form("Soap"), price: "1500" }));
    expect(taxOf("soap")).toEqual(["3401", 1800]);
    await outcome(await update("soap", { ...form("Soap"), hsn: "34011190", gst: "0.25" }));
    expect(taxOf("soap")).toEqual(["34011190", 25]);
    const entry = db
      .select()
      .from(auditLog)
      .orderBy(desc(sql`rowid`))
      .limit(1)
      .get();
    expect(JSON.parse(entry?.changes ?? "")).toMatchObject({
      hsn: ["3401", "34011190"],
      gst: ["18 %", "0.25 %"],
    });
  });

  test.each([
    ["hsn", "15", "HSN code must have 4, 6 or 8 digits"],
    ["hsn", "", "HSN code must have 4, 6 or 8 digits"],
    ["gst", "5,5", gstRule],
    ["gst", "100", gstRule],
    ["gst", "55", gstRule],
    ["gst", "0.05", `${gstRule}; for 5 % type 5`],
    ["gst", "0.18", `${gstRule}; for 18 % type 18`],
    ["gst", "-5", gstRule],
    ["gst", "", gstRule],
  ])("%s %j is refused beside its field", async (field, typed, sentence) => {
    const answer = refusal(await create({ ...form("Refused"), [field]: typed }));
    expect(answer).toMatchObject({ errors: { [field]: sentence }, values: { [field]: typed } });
  });

  test("stands in the form", async () => {
    const html = await htmlOf(createRoute, argsFor("/dashboard/admin/create-product", { cookie }));
    expect(inputIn(html, "hsn")).toContain('value="1508"');
    expect(inputIn(html, "gst")).toContain('value="5"');
    expect(html).toContain("<summary>Tax</summary>");
    expect(html).toContain("1508: groundnut oil.");
  });

  test("may have a code that is not in our list: the form says so", async () => {
    await outcome(await create({ ...form("Odd"), hsn: "999999" }));
    expect(taxOf("odd")).toEqual(["999999", 500]);
    const args = argsFor("/dashboard/admin/product/odd", { cookie, params: { slug: "odd" } });
    expect(await htmlOf(editRoute, args)).toContain("999999 is not in our list: look it up.");
  });
});

describe("the list of products as a file", () => {
  const header = "slug,name,description,price,quantity,shipping,category";
  const upload = async (text: string) => {
    const { fingerprint, problems } = importPlan(db, text);
    expect(problems).toEqual([]);
    return importProducts(text, fingerprint, null);
  };

  test("carries the tax out and in, and a file without it changes none", async () => {
    await upload(
      `${header},gst,hsn\n,Ghee,From cows,500,1,1,Tins,12,0405\n,Sesame,Til,300,1,1,Tins,,`,
    );
    expect(taxOf("ghee")).toEqual(["0405", 1200]);
    expect(taxOf("sesame")).toEqual(["1508", 500]);
    await upload(`${header}\nghee,Ghee,From cows,550,1,1,Tins`);
    expect(taxOf("ghee")).toEqual(["0405", 1200]);
    await upload(`${header},hsn,gst\nghee,Ghee,From cows,550,1,1,Tins,04059020,`);
    expect(taxOf("ghee")).toEqual(["04059020", 1200]);

    let exported = "";
    for await (const piece of productsAsCsv()) exported += piece;
    const lines = exported.split("\r\n");
    expect(lines[0]).toMatch(`${header},hsn,gst,`);
    expect(exported).toContain("\r\nghee,Ghee,From cows,550,1,1,Tins,04059020,12,");
    expect(importPlan(db, exported).updates).toEqual([]);
  });

  test("with a tax that is none is refused with the line", () => {
    const { problems } = importPlan(
      db,
      `${header},hsn,gst\nghee,Ghee,From cows,550,1,1,Tins,15a,five`,
    );
    expect(problems).toMatchObject([
      { line: 2, reason: expect.stringMatching(/HSN code must.*; GST rate must/) },
    ]);
  });
});
