import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { importPlan } from "~/goods/catalogue/csv/import-plan.server";
import { importProducts } from "~/goods/catalogue/csv/import-products.server";
import { productsAsCsv } from "~/goods/catalogue/csv/product-export.server";
import { partsOf, saveParts } from "~/goods/catalogue/parts/parts.server";
import { product } from "../../shelf";

const owner = { id: "owner", name: "Owner" };

async function exported() {
  let text = "";
  for await (const part of productsAsCsv()) text += part;
  return text;
}

const imported = (text: string) => importProducts(text, importPlan(db, text).fingerprint, null);

it("a file brings parts out and in, by code or slug, and says what cannot be", async () => {
  const [single, box, kit] = [await product(), await product(), await product()];
  await write((tx) =>
    tx.update(products).set({ code: "ONE-L" }).where(eq(products.id, single.id)).run(),
  );
  const parts = [
    { partId: single.id, packs: 10 },
    { partId: box.id, packs: 1 },
  ];
  await saveParts(kit.id, parts, "composite", owner);
  const file = await exported();
  const cell = `10 x ONE-L; 1 x ${box.slug}`;
  expect(file).toContain(cell);
  expect(importPlan(db, file)).toMatchObject({ problems: [], updates: [], unchanged: 3 });
  const changed = file.replace(cell, `4 x one-l`);
  expect(await imported(changed)).toMatchObject({ updated: 1, created: 0 });
  expect(partsOf(kit.id).map(({ id, packs }) => [id, packs])).toEqual([[single.id, 4]]);
  for (const [wrong, why] of [
    ["4 x NOTHING", "no product has the code or slug"],
    ["ONE-L", "parts must be like"],
    [`1 x ${kit.slug}`, "must not be made of others"],
    ["1 x ONE-L; 2 x one-l", "there twice"],
  ] as const)
    expect(importPlan(db, file.replace(cell, wrong)).problems[0]?.reason).toContain(why);
  expect(await imported(file.replace(cell, "none"))).toMatchObject({ updated: 1 });
  expect(partsOf(kit.id)).toEqual([]);
});
