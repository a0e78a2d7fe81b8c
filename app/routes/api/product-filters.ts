import { answering } from "~/people/accounts/guards/answering.server";
import { toApiProduct } from "~/goods/catalogue/api/api-objects";
import { productFilters } from "~/goods/catalogue/api/found-products-contract";
import { productsWith } from "~/goods/catalogue/product-filters.server";

const { loader, action } = answering(productFilters, ({ body }) => {
  const [min, max] = body.radio ?? [];
  const products = productsWith({
    categoryIds: body.checked ?? [],
    price: min === undefined || max === undefined ? null : { min, max },
  });
  return { success: true, products: products.map(toApiProduct) };
});

export { loader, action };
