import { answering } from "~/people/accounts/guards/answering.server";
import { Refusal } from "~/base/lib/api/refusal";
import { toApiProduct } from "~/goods/catalogue/api/api-objects";
import { orRefuse, submittedInput } from "~/goods/catalogue/api/product-api.server";
import { updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { updateProductCall } from "~/goods/catalogue/api/product-change-contract";
import { productById } from "~/goods/catalogue/products.server";

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
