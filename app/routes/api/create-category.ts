import { answering } from "~/people/accounts/guards/answering.server";
import { Refusal } from "~/base/lib/api/refusal";
import { toApiCategory } from "~/goods/catalogue/api/api-objects";
import { createCategory } from "~/goods/catalogue/changes/category-changes.server";
import { createCategoryCall } from "~/goods/catalogue/api/category-contract";
import { nameTaken } from "~/goods/catalogue/category-words";

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
