import { answering } from "~/people/accounts/guards/answering.server";
import { Refusal } from "~/base/lib/api/refusal";
import { toApiCategory, toPopulatedProduct } from "~/goods/catalogue/api/api-objects";
import { categoryToday } from "~/goods/catalogue/categories.server";
import { productsOfCategory } from "~/goods/catalogue/api/found-products-contract";
import { productsIn } from "~/goods/catalogue/products.server";

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
