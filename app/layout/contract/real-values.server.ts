import { exampleCategory, exampleProduct } from "~/goods/catalogue/api/api-objects";
import { productPage } from "~/goods/catalogue/products.server";
import type { RealValues } from "./curl";

/** Maps the made-up product and category of the examples to real ones, so that the GET examples work unchanged. */
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
