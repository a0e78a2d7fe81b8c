import { answering } from "~/accounts/answering.server";
import { toApiCategory } from "~/catalogue/api-objects";
import { categoryLinks } from "~/catalogue/categories.server";
import { getCategories } from "~/catalogue/category-contract";

const { loader, action } = answering(getCategories, async () => ({
  success: true,
  message: "All categories",
  category: (await categoryLinks()).map(toApiCategory),
}));

export { loader, action };
