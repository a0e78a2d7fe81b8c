import { answering } from "~/accounts/answering.server";
import { toApiCategory } from "~/catalogue/api/api-objects";
import { categoryLinks } from "~/catalogue/categories.server";
import { getCategories } from "~/catalogue/api/category-contract";

const { loader, action } = answering(getCategories, () => ({
  success: true,
  message: "All categories",
  category: categoryLinks().map(toApiCategory),
}));

export { loader, action };
