import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addSize } from "~/goods/catalogue/family/add-size.server";
import { updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { changeSale } from "~/goods/catalogue/changes/change-sale.server";
import { isStrict, setStrict } from "~/goods/catalogue/sale/strict.server";
import type { Category } from "~/goods/catalogue/product";
import { db, write } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { Refused } from "~/base/lib/refused";
import * as productsPage from "~/routes/admin/goods/products";
import * as readyPage from "~/routes/admin/ready-to-sell";
import { newId } from "~/base/lib/ids.server";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { aCategory, anInput, aProduct, facts, labelled } from "./shelf";

let owner: Awaited<ReturnType<typeof admin>>;
let cookie: string;
let category: Category;

beforeAll(async () => {
  owner = await admin();
  cookie = await cookieOf(owner);
  category = await aCategory();
});
afterAll(() => setStrict(false, owner));

const path = "/dashboard/admin/ready-to-sell";
const rowOf = (id: string) => db.select().from(products).where(eq(products.id, id)).get();
const refusalOf = (change: Promise<unknown>) =>
  change.then(
    () => expect.fail("It was not refused"),
    (error: unknown) => (error instanceof Refused ? error.sentence : expect.fail(String(error))),
  );

describe("strict mode", () => {
  test("is off until the owner switches it on", async () => {
    expect(isStrict()).toBe(false);
    await aProduct({ categoryId: category.id });
    const answer = await readyPage.action(
      argsFor(path, { cookie, form: { strict: "on" } }) as never,
    );
    expect((answer as Response).status).toBe(303);
    expect(isStrict()).toBe(true);
    expect(await htmlOf(readyPage as never, argsFor(path, { cookie }) as never)).toContain(
      "Nothing more comes on sale without it",
    );
  });

  test("lets nothing come on sale without its facts, by any door, and names what is missing", async () => {
    await setStrict(true, owner);
    const { maker: _maker, ...some } = facts;
    expect(await refusalOf(aProduct({ categoryId: category.id, ...some }))).toMatch(
      /cannot be on sale without maker, photo of the label,/,
    );
    const draft = await aProduct({ categoryId: category.id, sale: "hidden", ...some });
    await labelled(draft);
    expect(await refusalOf(changeSale(draft.id, { sale: "on sale" }, owner))).toContain("maker");
    expect(rowOf(draft.id)?.sale).toBe("hidden");
    // A door that asks nobody meets the rule of the schema.
    const change = write((tx) =>
      tx.update(products).set({ sale: "on sale" }).where(eq(products.id, draft.id)).run(),
    );
    expect(await refusalOf(change)).toContain("The shop is set to strict");
    await write((tx) =>
      tx.update(products).set({ maker: facts.maker }).where(eq(products.id, draft.id)).run(),
    );
    expect(await changeSale(draft.id, { sale: "on sale" }, owner)).toMatchObject({ id: draft.id });
  });

  test("keeps on sale what is, and what it has", async () => {
    await setStrict(false, owner);
    const bare = await aProduct({ categoryId: category.id });
    const whole = await aProduct({ categoryId: category.id, ...facts });
    await labelled(whole);
    await setStrict(true, owner);
    const set = (id: string, given: Partial<typeof products.$inferInsert>) =>
      write((tx) => tx.update(products).set(given).where(eq(products.id, id)).run());
    await set(bare.id, { maker: "Somebody else", pricePaise: 21_000 });
    await set(whole.id, { maker: "Somebody else" });
    expect(await refusalOf(set(whole.id, { maker: null }))).toContain("hide the product first");
    expect(rowOf(whole.id)?.maker).toBe("Somebody else");
    // Nor does one that lacks something lose more.
    expect(await refusalOf(set(bare.id, { maker: null }))).toContain("hide the product first");
    const { categoryId } = rowOf(bare.id) ?? expect.fail("It is gone");
    const input = { ...anInput(categoryId), name: "Bare, renamed" };
    expect((await updateProduct(bare.id, input)).problem).toBeUndefined();
    expect(await refusalOf(updateProduct(bare.id, { ...input, maker: null }))).toMatch(
      /cannot be on sale without maker,/,
    );
  });

  test("hides a new size, whose MRP is not known yet", async () => {
    await setStrict(false, owner);
    const litre = await aProduct({ categoryId: category.id, family: "Strict oil", ...facts });
    await setStrict(true, owner);
    const size = { measure: "l" as const, containers: 1, amount: 5000 };
    const added = await addSize(
      litre.id,
      { size, pricePaise: 90_000, idempotencyKey: newId() },
      owner,
    );
    expect(added).toMatchObject({ isKept: true });
    const made = db.select().from(products).where(eq(products.family, "Strict oil")).all();
    expect(made.map(({ sale }) => sale).toSorted()).toEqual(["hidden", "on sale"]);
  });

  test("says so above the owner's list", async () => {
    await setStrict(true, owner);
    const draft = await aProduct({ categoryId: category.id, sale: "hidden" });
    const html = await htmlOf(
      productsPage as never,
      argsFor("/dashboard/admin/products", {
        cookie,
        form: { product: draft.id, sale: "on sale" },
      }) as never,
    );
    expect(html).toContain("It cannot be on sale without MRP, net weight, maker");
    expect(html).toContain(`href="/dashboard/admin/product/${draft.slug}?facts=open"`);
    expect(rowOf(draft.id)?.sale).toBe("hidden");
  });
});
