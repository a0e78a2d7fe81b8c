import { exampleCategory, exampleProduct } from "~/catalogue/api-objects";
import { productPage } from "~/catalogue/products.server";
import type { RealValues } from "./curl";

/** A product on sale and its category in place of the made-up ones, so that the examples that read work as they stand. */
export function realValues(): RealValues {
  const { products } = productPage(1, 1);
  const [product] = products;
  if (!product) return {};
  return {
    [exampleProduct._id]: product.id,
    [exampleProduct.slug]: product.slug,
    [exampleCategory._id]: product.category.id,
    [exampleCategory.slug]: product.category.slug,
  };
}
