import { answering } from "~/people/accounts/guards/answering.server";
import { toApiProduct } from "~/goods/catalogue/api/api-objects";
import { productList } from "~/goods/catalogue/api/product-contract";
import { productPage } from "~/goods/catalogue/products.server";

const { loader, action } = answering(productList, ({ params, complain }) => {
  if (!/^0*[1-9]\d*$/.test(params.page)) throw complain("page must be a whole number from 1");
  // Beyond the last page of any shop, but within the database's integer range.
  const page = Math.min(Number(params.page), 1e9);
  const { products } = productPage(page);
  return { success: true, products: products.map(toApiProduct) };
});

export { loader, action };
