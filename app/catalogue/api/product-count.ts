import { answering } from "~/accounts/answering.server";
import { productCountCall } from "../product-contract";
import { productCount } from "../products.server";

const { loader, action } = answering(productCountCall, async () => ({
  success: true,
  total: await productCount(),
}));

export { loader, action };
