import { answering } from "~/accounts/answering.server";
import { Refusal } from "~/lib/api/refusal";
import { toPopulatedProduct } from "~/catalogue/api/api-objects";
import { getProduct } from "~/catalogue/api/product-contract";
import { productToday } from "~/catalogue/products.server";

const { loader, action } = answering(getProduct, ({ params }) => {
  const product = productToday(params.slug, {});
  if (!product) throw new Refusal(404, "There is no such product", { product: null });
  return { success: true, message: "The product", product: toPopulatedProduct(product) };
});

export { loader, action };
