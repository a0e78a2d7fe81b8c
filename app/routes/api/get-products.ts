import { answering } from "~/accounts/answering.server";
import { toPopulatedProduct } from "~/catalogue/api/api-objects";
import { getProducts } from "~/catalogue/api/product-contract";
import { productPage } from "~/catalogue/products.server";

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
