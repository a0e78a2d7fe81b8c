import { answering } from "~/people/accounts/guards/answering.server";
import { Refusal } from "~/base/lib/api/refusal";
import { toApiCategory } from "~/goods/catalogue/api/api-objects";
import { renameCategory } from "~/goods/catalogue/changes/category-changes.server";
import { updateCategoryCall } from "~/goods/catalogue/api/category-contract";
import { nameTaken } from "~/goods/catalogue/category-words";

const { loader, action } = answering(updateCategoryCall, async ({ params, body, caller }) => {
  const { category, problem } = await renameCategory(params.id, body.name, Date.now(), caller);
  if (problem === "taken") throw new Refusal(409, nameTaken);
  if (!category) throw new Refusal(404, "There is no such category");
  return {
    success: true,
    message: `${category.name} is updated`,
    category: toApiCategory(category),
  };
});

export { loader, action };
