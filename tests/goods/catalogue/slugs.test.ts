import { beforeAll, describe, expect, test } from "vitest";
import { categoryBySlug } from "~/goods/catalogue/categories.server";
import {
  createCategory,
  deleteCategory,
  renameCategory,
} from "~/goods/catalogue/changes/category-changes.server";
import { deleteProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import type { Category } from "~/goods/catalogue/product";
import { productBySlug } from "~/goods/catalogue/products.server";
import { aCategory, anInput, aProduct } from "./shelf";

let category: Category;

beforeAll(async () => {
  category = await aCategory("Slugs");
});

const named = (name: string) => aProduct({ name, categoryId: category.id });

async function rename(product: { id: string }, name: string) {
  const result = await updateProduct(product.id, { ...anInput(category.id), name });
  if (result.problem) throw new Error(result.problem);
  return result.product;
}

describe("a product's address", () => {
  test("is its name in small letters with hyphens", async () => {
    expect((await named("Filtered Oil: 5 Ltr. (Jar)")).slug).toBe("filtered-oil-5-ltr-jar");
  });

  test("of a second and third product of the same name ends in -2 and -3", async () => {
    const slugs = [await named("Twin"), await named("twin!"), await named("TWIN")].map(
      (product) => product.slug,
    );
    expect(slugs).toEqual(["twin", "twin-2", "twin-3"]);
  });

  test("does not depend on longer ones that begin alike", async () => {
    await named("Jar-2");
    await named("Jar of oil");
    expect((await named("Jar")).slug).toBe("jar");
    expect((await named("Jar")).slug).toBe("jar-3");
  });

  test("of a Gujarati name comes from its id, and is found", async () => {
    const product = await named("સિંગતેલ");
    expect(product.slug).toMatch(/^[0-9a-f]{10}$/);
    expect(product.id.endsWith(product.slug)).toBe(true);
    expect(productBySlug(product.slug)).toEqual(product);
    expect((await named("સિંગતેલ")).slug).not.toBe(product.slug);
  });

  test("in capitals leads to the one in small letters", async () => {
    await named("Quiet");
    expect(productBySlug("QUIET")).toEqual({ movedTo: "quiet" });
  });

  test("that nobody has leads nowhere", () => {
    expect(productBySlug("no-such-oil")).toBeNull();
    expect(productBySlug("")).toBeNull();
  });
});

describe("a renamed product", () => {
  test("is at its new address, and every old one leads there", async () => {
    const product = await named("First name");
    await rename(product, "Second name");
    await rename(product, "Third name");
    expect(productBySlug("third-name")).toMatchObject({ id: product.id, name: "Third name" });
    expect(productBySlug("first-name")).toEqual({ movedTo: "third-name" });
    expect(productBySlug("second-name")).toEqual({ movedTo: "third-name" });
  });

  test("can take its old address back", async () => {
    const product = await named("Old love");
    await rename(product, "New love");
    expect((await rename(product, "Old love")).slug).toBe("old-love");
    expect(productBySlug("old-love")).toMatchObject({ id: product.id });
    expect(productBySlug("new-love")).toEqual({ movedTo: "old-love" });
  });

  test("keeps its old address from others", async () => {
    const product = await named("Taken once");
    await rename(product, "Moved on");
    expect((await named("Taken once")).slug).toBe("taken-once-2");
    expect(productBySlug("taken-once")).toEqual({ movedTo: "moved-on" });
  });

  test("keeps its address when only other things change", async () => {
    await named("Same");
    const second = await named("Same");
    const { product } = await updateProduct(second.id, {
      ...anInput(category.id),
      name: "Same",
      pricePaise: 1,
    }).then((result) => ("product" in result ? result : { product: null }));
    expect(product).toMatchObject({ slug: "same-2", pricePaise: 1 });
  });

  test("is no longer found at any address once it is deleted", async () => {
    const product = await named("Short life");
    await rename(product, "Shorter life");
    expect(await deleteProduct(product.id)).toBe(true);
    expect(await deleteProduct(product.id)).toBe(false);
    expect(productBySlug("short-life")).toBeNull();
    expect(productBySlug("shorter-life")).toBeNull();
  });
});

describe("a category", () => {
  test("has an address made of its name, and old ones lead to it", async () => {
    const made = await aCategory("Glass & Gifts");
    expect(made.slug).toBe("glass-and-gifts");
    await renameCategory(made.id, "Glass");
    expect(categoryBySlug("glass-and-gifts")).toEqual({ movedTo: "glass" });
    expect(categoryBySlug("Glass")).toEqual({ movedTo: "glass" });
    expect(categoryBySlug("glass")).toEqual({ id: made.id, name: "Glass", slug: "glass" });
  });

  test("is not made twice, whatever the case or the punctuation", async () => {
    await aCategory("Bulk Packs");
    for (const name of ["Bulk Packs", "bulk packs", "Bulk-Packs!"])
      expect(await createCategory(name), name).toEqual({ problem: "taken" });
  });

  test("cannot be renamed to what another one is called", async () => {
    await aCategory("Taken Category");
    const other = await aCategory();
    expect(await renameCategory(other.id, "taken category")).toEqual({ problem: "taken" });
    expect(await renameCategory("nobody", "Anything")).toEqual({ problem: "unknown-category" });
  });

  test("can change the case of its name", async () => {
    const made = await aCategory("loud");
    expect(await renameCategory(made.id, "Loud")).toEqual({
      category: { ...made, name: "Loud" },
    });
  });

  test("is deleted only when it is empty", async () => {
    const full = await aCategory();
    const product = await aProduct({ categoryId: full.id });
    expect(await deleteCategory(full.id)).toEqual({ problem: "has-products", products: 1 });
    await deleteProduct(product.id);
    expect(await deleteCategory(full.id)).toEqual({});
    expect(await deleteCategory(full.id)).toEqual({ problem: "unknown-category" });
  });
});
