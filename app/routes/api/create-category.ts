import { answering } from "~/accounts/answering.server";
import { Refusal } from "~/lib/api/refusal";
import { toApiCategory } from "~/catalogue/api/api-objects";
import { createCategory } from "~/catalogue/changes/category-changes.server";
import { createCategoryCall } from "~/catalogue/api/category-contract";
import { nameTaken } from "~/catalogue/category-words";

const { loader, action } = answering(createCategoryCall, async ({ body, caller }) => {
  const { category } = await createCategory(body.name, Date.now(), caller);
  if (!category) throw new Refusal(409, nameTaken);
  return {
    success: true,
    message: `${category.name} is created`,
    category: toApiCategory(category),
  };
});

export { loader, action };
