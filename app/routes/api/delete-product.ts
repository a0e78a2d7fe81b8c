import { answering } from "~/people/accounts/guards/answering.server";
import { Refusal } from "~/base/lib/api/refusal";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { partOf } from "~/goods/catalogue/parts/parts.server";
import { deleteProductCall } from "~/goods/catalogue/api/product-change-contract";

const { loader, action } = answering(deleteProductCall, async ({ params, caller }) => {
  const [whole] = partOf(params.id);
  if (whole !== undefined) throw new Refusal(409, `It is a part of ${whole}`);
  if (!(await deleteProduct(params.id, caller))) throw new Refusal(404, "There is no such product");
  return { success: true, message: "Product Deleted Succfully" };
});

export { loader, action };
