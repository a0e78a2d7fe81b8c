import { answering } from "~/people/accounts/guards/answering.server";
import { productCountCall } from "~/goods/catalogue/api/product-contract";
import { productCount } from "~/goods/catalogue/products.server";

const { loader, action } = answering(productCountCall, () => ({
  success: true,
  total: productCount(),
}));

export { loader, action };
