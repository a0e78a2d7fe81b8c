import { answering } from "~/accounts/answering.server";
import { toApiProduct } from "~/catalogue/api/api-objects";
import { searchProducts } from "~/catalogue/api/found-products-contract";
import { search } from "~/catalogue/products.server";

const { loader, action } = answering(searchProducts, ({ params }) =>
  search(params.keyword).map(toApiProduct),
);

export { loader, action };
