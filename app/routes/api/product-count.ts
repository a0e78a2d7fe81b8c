import { answering } from "~/accounts/answering.server";
import { productCountCall } from "~/catalogue/api/product-contract";
import { productCount } from "~/catalogue/products.server";

const { loader, action } = answering(productCountCall, () => ({
  success: true,
  total: productCount(),
}));

export { loader, action };
