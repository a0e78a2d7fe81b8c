import { answering } from "~/people/accounts/guards/answering.server";
import { Refusal } from "~/base/lib/api/refusal";
import { toPopulatedProduct } from "~/goods/catalogue/api/api-objects";
import { getProduct } from "~/goods/catalogue/api/product-contract";
import { productToday } from "~/goods/catalogue/products.server";

const { loader, action } = answering(getProduct, ({ params }) => {
  const product = productToday(params.slug, {});
  if (!product) throw new Refusal(404, "There is no such product", { product: null });
  return { success: true, message: "The product", product: toPopulatedProduct(product) };
});

export { loader, action };
