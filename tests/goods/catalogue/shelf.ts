import sharp from "sharp";
import { addPhotos } from "~/goods/catalogue/changes/photo-changes.server";
import { markLabel } from "~/goods/catalogue/label/mark-label.server";
import { photosOf } from "~/goods/catalogue/products.server";
import { createCategory } from "~/goods/catalogue/changes/category-changes.server";
import type { Category, Product } from "~/goods/catalogue/product";
import { createProduct } from "~/goods/catalogue/changes/product-changes.server";
import type { ProductInput } from "~/goods/catalogue/changes/product-input.server";

let made = 0;

/** A category with a name of its own. */
export async function aCategory(name = `Category ${(made += 1)}`): Promise<Category> {
  const { category } = await createCategory(name);
  if (!category) throw new Error(`The category ${name} was refused`);
  return category;
}

/** A product on sale: a litre for ₹200 unless said otherwise. */
export async function aProduct(
  given: Partial<ProductInput> & Pick<ProductInput, "categoryId">,
  now?: number,
): Promise<Product> {
  const input = { ...anInput(given.categoryId), ...given };
  const result = await createProduct(input, now);
  if (result.problem) throw new Error(`The product was refused: ${result.problem}`);
  return result.product;
}

export function anInput(categoryId: string): ProductInput {
  return {
    name: `Oil ${(made += 1)}`,
    description: "Pressed in Surat.",
    pricePaise: 20_000,
    volumeMl: 1000,
    shipping: 1,
    categoryId,
  };
}

/** A picture of one colour. */
export function picture(width: number, height: number, background = "#173c2c") {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Gives a product a photo that shows its label: the id of the photo. */
export async function labelled({ id }: { id: string }): Promise<string> {
  const original = await picture(30, 20).png().toBuffer();
  await addPhotos([id], [{ original, alt: "The label" }], null);
  const photoId = photosOf({ id }).at(-1)?.id ?? "";
  await markLabel(id, photoId, true, null);
  return photoId;
}

/** What the law wants said of a pack on sale; the photo of its label is another thing. */
export const facts = {
  mrpPaise: 25_000,
  netWeightG: 910,
  maker: "Prayosha, Surat",
  countryOfOrigin: "India",
  bestBefore: "9 months from packing",
  ingredients: "Groundnut oil",
};
