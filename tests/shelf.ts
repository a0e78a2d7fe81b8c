import { createCategory } from "~/goods/catalogue/changes/category-changes.server";
import { createProduct } from "~/goods/catalogue/changes/product-changes.server";

let things = 0;

/** A product on the shelf, ₹1,450 for 5 litres unless said otherwise. */
export async function product(
  overrides: { name?: string; pricePaise?: number; volumeMl?: number } = {},
) {
  things += 1;
  const made = await createProduct({
    name: `Groundnut oil ${things}`,
    description: "Pressed in Surat.",
    pricePaise: 145_000,
    volumeMl: 5000,
    shipping: 1,
    categoryId: await anyCategory(),
    ...overrides,
  });
  if (made.problem) throw new Error(`The product was refused: ${made.problem}`);
  return made.product;
}

let category: Promise<string> | null = null;

export function anyCategory(): Promise<string> {
  category ??= createCategory("Filtered oil").then((made) => {
    if (made.problem) throw new Error(`The category was refused: ${made.problem}`);
    return made.category.id;
  });
  return category;
}
