import { beforeAll, describe, expect, test } from "vitest";
import { firstPriceQuestions } from "~/goods/catalogue/changes/first-price.server";
import { firstPricesIn, importPlan } from "~/goods/catalogue/csv/import-plan.server";
import type { Category } from "~/goods/catalogue/product";
import { productBySlug } from "~/goods/catalogue/products.server";
import { db } from "~/base/db/connection.server";
import * as createPage from "~/routes/admin/goods/create-product";
import { newId } from "~/base/lib/ids.server";
import { admin, cookieOf } from "../../cast";
import { type Entries, outcome, refusal, sending } from "./admin-forms";
import { aCategory, aProduct } from "./shelf";

let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
});

const good = (more: Entries): Entries => ({
  description: "Pressed today.",
  quantity: "5",
  shipping: "1",
  ...more,
});
const create = (entries: Entries) => createPage.action(sending(entries, cookie));

describe("a first price that may be a slip", () => {
  const tin = (more: Entries = {}) =>
    good({ price: "3045", quantity: "15", measure: "kg", category: tins.id, ...more });
  let tins: Category;

  beforeAll(async () => {
    tins = await aCategory("Tins of 15 kg");
    const pack = { measure: "kg" as const, netWeightG: 15_000, volumeMl: 16_480 };
    for (const pricePaise of [298_500, 304_500, 310_000])
      await aProduct({ categoryId: tins.id, pricePaise, ...pack });
  });

  test("is asked about once before it is stored, by what a kilogram costs in its category", async () => {
    const slip = tin({ name: "Slipped tin", price: "304.5" });
    const asked = refusal(await create(slip));
    expect(asked).toMatchObject({ status: 409, errors: {}, values: { name: "Slipped tin" } });
    expect(asked.question?.asks).toEqual([
      "Slipped tin: ₹304.50 for 15 kg, where it would come to about ₹3,045 by the others of its category, is that right?",
    ]);
    expect(productBySlug("slipped-tin")).toBeNull();
    const sure = asked.question?.sure ?? "";
    expect(refusal(await create({ ...slip, price: "305", sure })).status).toBe(409);
    const yes = { ...slip, sure, idempotencyKey: newId() };
    expect(await outcome(await create(yes))).toMatchObject({ status: 303 });
    // Pressed twice it is made once, and nothing is asked again.
    expect(await outcome(await create(yes))).toMatchObject({ status: 303 });
    expect(productBySlug("slipped-tin")).toMatchObject({ pricePaise: 30_450 });
    expect(productBySlug("slipped-tin-2")).toBeNull();
  });

  test("is one far below its MRP, also where nothing else is sold", async () => {
    const { id } = await aCategory("New goods");
    const first = good({ name: "First of all", category: id, price: "29.85", mrp: "3150" });
    expect(refusal(await create(first)).question?.asks).toEqual([
      "First of all: ₹29.85 where the MRP is ₹3,150, is that right?",
    ]);
    const usual = { ...first, price: "2985" };
    expect(await outcome(await create(usual))).toMatchObject({ status: 303 });
  });

  test("is none beside goods of another kind, nor where a small pack costs somewhat more", async () => {
    const soap = tin({ name: "Soap here", price: "20", quantity: "0.1", hsn: "3401" });
    expect(await outcome(await create(soap))).toMatchObject({ status: 303 });
    const small = tin({ name: "Small pack", price: "250", quantity: "0.5" });
    expect(await outcome(await create(small))).toMatchObject({ status: 303 });
  });

  test("stands among the questions about a file, too", () => {
    const header = "slug,name,description,price,quantity,shipping,category";
    const plan = importPlan(db, `${header}\n,Filed,Words,30,5,1,Tins of 15 kg`);
    expect(firstPriceQuestions(db, firstPricesIn(plan))).toHaveLength(1);
  });
});
