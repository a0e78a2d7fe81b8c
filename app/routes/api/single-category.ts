import { answering } from "~/accounts/answering.server";
import { Refusal } from "~/lib/api/refusal";
import { toApiCategory } from "~/catalogue/api/api-objects";
import { categoryToday } from "~/catalogue/categories.server";
import { getCategory } from "~/catalogue/api/category-contract";

const { loader, action } = answering(getCategory, ({ params }) => {
  const category = categoryToday(params.slug);
  if (!category) throw new Refusal(404, "There is no such category");
  return { success: true, message: "The category", category: toApiCategory(category) };
});

export { loader, action };
