import { answering } from "~/accounts/answering.server";
import { toApiProduct } from "../api-objects";
import { searchProducts } from "../product-contract";
import { search } from "../products.server";

const { loader, action } = answering(searchProducts, async ({ params }) =>
  (await search(params.keyword)).map(toApiProduct),
);

export { loader, action };
