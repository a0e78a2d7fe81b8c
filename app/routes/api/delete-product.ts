import { answering } from "~/accounts/answering.server";
import { Refusal } from "~/lib/api/refusal";
import { deleteProduct } from "~/catalogue/changes/product-changes.server";
import { deleteProductCall } from "~/catalogue/api/product-change-contract";

const { loader, action } = answering(deleteProductCall, async ({ params, caller }) => {
  if (!(await deleteProduct(params.id, caller))) throw new Refusal(404, "There is no such product");
  return { success: true, message: "Product Deleted Succfully" };
});

export { loader, action };
