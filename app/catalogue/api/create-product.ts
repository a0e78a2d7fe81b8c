import { answering } from "~/accounts/answering.server";
import { toApiProduct } from "../api-objects";
import { submittedInput, orRefuse } from "../product-api.server";
import { createProduct } from "../product-changes.server";
import { createProductCall } from "../product-change-contract";

const { loader, action } = answering(createProductCall, async ({ body, form, caller }) => {
  const input = await submittedInput(body, form, 1);
  const { product } = orRefuse(await createProduct(input, Date.now(), caller));
  return {
    success: true,
    message: "Product Created Successfully",
    products: toApiProduct(product),
  };
});

export { loader, action };
