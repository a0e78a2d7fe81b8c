import { beforeAll, expect, test } from "vitest";
import { categoryTiles } from "~/goods/catalogue/storefront/category-tiles.server";
import { aCategory, aProduct } from "./shelf";

beforeAll(async () => {
  await aCategory("Bulk packs");
  for (const name of ["Filtered", "Cold pressed"]) {
    const { id } = await aCategory(name);
    await aProduct({ categoryId: id, name: `${name} bottle` });
  }
});

test("kinds with the most products come first, then by name", () => {
  expect(categoryTiles().map(({ name }) => name)).toEqual([
    "Cold pressed",
    "Filtered",
    "Bulk packs",
  ]);
});
