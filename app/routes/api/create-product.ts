import { answering } from "~/accounts/answering.server";
import { toApiProduct } from "~/catalogue/api/api-objects";
import { submittedInput, orRefuse } from "~/catalogue/api/product-api.server";
import { createProduct } from "~/catalogue/changes/product-changes.server";
import { createProductCall } from "~/catalogue/api/product-change-contract";

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
