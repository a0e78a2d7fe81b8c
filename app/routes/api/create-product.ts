import { answering } from "~/people/accounts/guards/answering.server";
import { Refusal } from "~/base/lib/api/refusal";
import { toApiProduct } from "~/goods/catalogue/api/api-objects";
import { submittedInput, orRefuse } from "~/goods/catalogue/api/product-api.server";
import { createProduct } from "~/goods/catalogue/changes/product-changes.server";
import { createProductCall } from "~/goods/catalogue/api/product-change-contract";

const { loader, action } = answering(createProductCall, async ({ body, form, caller }) => {
  const input = await submittedInput(body, form, 1);
  const created = await createProduct(input, Date.now(), caller);
  // Without a question it cannot be.
  if (created.problem === "unsure") throw new Refusal(400, created.asks.join(" "));
  const { product } = orRefuse(created);
  return {
    success: true,
    message: "Product Created Successfully",
    products: toApiProduct(product),
  };
});

export { loader, action };
