import { answering } from "~/accounts/answering.server";
import { Refusal } from "~/lib/api/refusal";
import { toApiProduct } from "~/catalogue/api/api-objects";
import { orRefuse, submittedInput } from "~/catalogue/api/product-api.server";
import { updateProduct } from "~/catalogue/changes/product-changes.server";
import { updateProductCall } from "~/catalogue/api/product-change-contract";
import { productById } from "~/catalogue/products.server";

const { loader, action } = answering(updateProductCall, async ({ params, body, form, caller }) => {
  const before = productById(params.id);
  if (!before) throw noSuchProduct();
  const input = await submittedInput(body, form, before.shipping);
  const changed = await updateProduct(before.id, input, Date.now(), caller);
  // Without a version and a question the other two cannot be.
  if (
    changed.problem === "unknown-product" ||
    changed.problem === "changed-meanwhile" ||
    changed.problem === "unsure"
  )
    throw noSuchProduct();
  return {
    success: true,
    message: "Product Updated Successfully",
    products: toApiProduct(orRefuse(changed).product),
  };
});

export { loader, action };

const noSuchProduct = () => new Refusal(404, "There is no such product");
