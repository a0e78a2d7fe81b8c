import { answering } from "~/accounts/answering.server";
import { Refusal } from "~/lib/api/refusal";
import { toApiCategory, toPopulatedProduct } from "~/catalogue/api/api-objects";
import { categoryToday } from "~/catalogue/categories.server";
import { productsOfCategory } from "~/catalogue/api/found-products-contract";
import { productsIn } from "~/catalogue/products.server";

const nothing = { category: null, products: [] };

const { loader, action } = answering(productsOfCategory, ({ params }) => {
  const category = categoryToday(params.slug);
  if (!category) throw new Refusal(404, "There is no such category", nothing);
  const products = productsIn(category);
  return {
    success: true,
    category: toApiCategory(category),
    products: products.map(toPopulatedProduct),
  };
});

export { loader, action };
