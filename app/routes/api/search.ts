import { answering } from "~/people/accounts/guards/answering.server";
import { toApiProduct } from "~/goods/catalogue/api/api-objects";
import { searchProducts } from "~/goods/catalogue/api/found-products-contract";
import { search } from "~/goods/catalogue/products.server";

const { loader, action } = answering(searchProducts, ({ params }) =>
  search(params.keyword).map(toApiProduct),
);

export { loader, action };
