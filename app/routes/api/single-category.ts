import { answering } from "~/people/accounts/guards/answering.server";
import { Refusal } from "~/base/lib/api/refusal";
import { toApiCategory } from "~/goods/catalogue/api/api-objects";
import { categoryToday } from "~/goods/catalogue/categories.server";
import { getCategory } from "~/goods/catalogue/api/category-contract";

const { loader, action } = answering(getCategory, ({ params }) => {
  const category = categoryToday(params.slug);
  if (!category) throw new Refusal(404, "There is no such category");
  return { success: true, message: "The category", category: toApiCategory(category) };
});

export { loader, action };
