import { answering } from "~/people/accounts/guards/answering.server";
import { toPopulatedProduct } from "~/goods/catalogue/api/api-objects";
import { relatedProducts } from "~/goods/catalogue/api/found-products-contract";
import { similarTo } from "~/goods/catalogue/products.server";

const { loader, action } = answering(relatedProducts, ({ params }) => {
  const products = similarTo({ id: params.pid, category: { id: params.cid } });
  return { success: true, products: products.map(toPopulatedProduct) };
});

export { loader, action };
