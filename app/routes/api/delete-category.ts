import { answering } from "~/people/accounts/guards/answering.server";
import { Refusal } from "~/base/lib/api/refusal";
import { deleteCategory } from "~/goods/catalogue/changes/category-changes.server";
import { deleteCategoryCall } from "~/goods/catalogue/api/category-contract";
import { stillHas } from "~/goods/catalogue/category-words";

const { loader, action } = answering(deleteCategoryCall, async ({ params, caller }) => {
  const refused = await deleteCategory(params.id, caller);
  if (refused.problem === "unknown-category") throw new Refusal(404, "There is no such category");
  if (refused.problem === "has-products") throw new Refusal(409, stillHas(refused.products));
  return { success: true, message: "Category is deleted" };
});

export { loader, action };
