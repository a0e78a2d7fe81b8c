import { z } from "zod";
import { type Call, done } from "~/base/lib/api/call";
import { apiCategory, exampleCategory } from "./api-objects";
import { categoryForm } from "../forms";

/** The category calls of /api/v1. */

const message = "All categories";
const idParam = { id: { means: "The category's `_id`", example: exampleCategory._id } };
const noSuchCategory = { when: "There is no such category" };
const taken = { when: "Another category has this name, or one that makes the same slug" };

export const getCategories = {
  method: "GET",
  path: "/category/get-category",
  does: "All categories, by name.",
  who: "all",
  isCatalogue: true,
  success: {
    status: 200,
    schema: done({ category: z.array(apiCategory) }),
    example: { success: true, message, category: [exampleCategory] },
  },
} as const satisfies Call;

export const getCategory = {
  method: "GET",
  path: "/category/single-category/:slug",
  does: "One category by its slug.",
  who: "all",
  isCatalogue: true,
  params: { slug: { means: "The category's slug", example: exampleCategory.slug } },
  success: {
    status: 200,
    schema: done({ category: apiCategory }),
    example: { success: true, message: "The category", category: exampleCategory },
  },
  refusals: { 404: noSuchCategory },
} as const satisfies Call;

export const createCategoryCall = {
  method: "POST",
  path: "/category/create-category",
  does: "Makes a category; its slug comes from its name.",
  who: "admin",
  body: { schema: categoryForm, example: { name: exampleCategory.name } },
  success: {
    status: 201,
    schema: done({ category: apiCategory }),
    example: { success: true, message: "Filtered oil is created", category: exampleCategory },
  },
  refusals: { 400: { when: "name is missing or too long" }, 409: taken },
} as const satisfies Call;

export const updateCategoryCall = {
  method: "PUT",
  path: "/category/update-category/:id",
  does: "Renames a category; its slug follows, and a `slug` that is sent is not read.",
  who: "admin",
  params: idParam,
  body: { schema: categoryForm, example: { name: exampleCategory.name } },
  success: {
    status: 200,
    schema: done({ category: apiCategory }),
    example: { success: true, message: "Filtered oil is updated", category: exampleCategory },
  },
  refusals: { 400: { when: "name is missing or too long" }, 404: noSuchCategory, 409: taken },
} as const satisfies Call;

export const deleteCategoryCall = {
  method: "DELETE",
  path: "/category/delete-category/:id",
  does: "Deletes a category that has no products.",
  who: "admin",
  params: idParam,
  success: {
    status: 200,
    schema: done({}),
    example: { success: true, message: "Category is deleted" },
  },
  refusals: {
    404: noSuchCategory,
    409: { when: "It still has products; `message` says how many" },
  },
} as const satisfies Call;

export const categoryCalls = [
  getCategories,
  getCategory,
  createCategoryCall,
  updateCategoryCall,
  deleteCategoryCall,
] satisfies Call[];
