import { answering } from "~/accounts/answering.server";
import { toPopulatedProduct } from "~/catalogue/api/api-objects";
import { relatedProducts } from "~/catalogue/api/found-products-contract";
import { similarTo } from "~/catalogue/products.server";

const { loader, action } = answering(relatedProducts, ({ params }) => {
  const products = similarTo({ id: params.pid, category: { id: params.cid } });
  return { success: true, products: products.map(toPopulatedProduct) };
});

export { loader, action };
