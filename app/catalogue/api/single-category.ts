import { answering } from "~/accounts/answering.server";
import { Refusal } from "~/lib/api/refusal";
import { toApiCategory } from "../api-objects";
import { categoryToday } from "../categories.server";
import { getCategory } from "../category-contract";

const { loader, action } = answering(getCategory, async ({ params }) => {
  const category = await categoryToday(params.slug);
  if (!category) throw new Refusal(404, "There is no such category");
  return { success: true, message: "The category", category: toApiCategory(category) };
});

export { loader, action };
