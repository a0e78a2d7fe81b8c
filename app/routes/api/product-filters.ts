import { answering } from "~/accounts/answering.server";
import { toApiProduct } from "~/catalogue/api/api-objects";
import { productFilters } from "~/catalogue/api/found-products-contract";
import { productsWith } from "~/catalogue/product-filters.server";

const { loader, action } = answering(productFilters, ({ body }) => {
  const [min, max] = body.radio ?? [];
  const products = productsWith({
    categoryIds: body.checked ?? [],
    price: min === undefined || max === undefined ? null : { min, max },
  });
  return { success: true, products: products.map(toApiProduct) };
});

export { loader, action };
