import { answering } from "~/accounts/answering.server";
import { toApiCategory } from "../api-objects";
import { categoryLinks } from "../categories.server";
import { getCategories } from "../category-contract";

const { loader, action } = answering(getCategories, async () => ({
  success: true,
  message: "All categories",
  category: (await categoryLinks()).map(toApiCategory),
}));

export { loader, action };
