import { answering } from "~/people/accounts/guards/answering.server";
import { toPopulatedProduct } from "~/goods/catalogue/api/api-objects";
import { getProducts } from "~/goods/catalogue/api/product-contract";
import { productPage } from "~/goods/catalogue/products.server";

const atMost = 50;

const { loader, action } = answering(getProducts, () => {
  const { products } = productPage(1, atMost);
  return {
    success: true,
    counTotal: products.length,
    message: "All products",
    products: products.map(toPopulatedProduct),
  };
});

export { loader, action };
