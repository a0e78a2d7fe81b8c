import { answering } from "~/accounts/answering.server";
import { Refusal } from "~/lib/api/refusal";
import { toApiCategory, toPopulatedProduct } from "~/catalogue/api-objects";
import { categoryToday } from "~/catalogue/categories.server";
import { productsOfCategory } from "~/catalogue/product-contract";
import { productsIn } from "~/catalogue/products.server";

const nothing = { category: null, products: [] };

const { loader, action } = answering(productsOfCategory, async ({ params }) => {
  const category = await categoryToday(params.slug);
  if (!category) throw new Refusal(404, "There is no such category", nothing);
  const products = await productsIn(category);
  return {
    success: true,
    category: toApiCategory(category),
    products: products.map(toPopulatedProduct),
  };
});

export { loader, action };
