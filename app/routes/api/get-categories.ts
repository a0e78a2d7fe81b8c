import { answering } from "~/people/accounts/guards/answering.server";
import { toApiCategory } from "~/goods/catalogue/api/api-objects";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import { getCategories } from "~/goods/catalogue/api/category-contract";

const { loader, action } = answering(getCategories, () => ({
  success: true,
  message: "All categories",
  category: categoryLinks().map(toApiCategory),
}));

export { loader, action };
