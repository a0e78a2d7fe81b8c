import { z } from "zod";
import type { Call } from "~/base/lib/api/call";
import {
  apiCategory,
  apiProduct,
  exampleCategory,
  examplePopulated,
  exampleProduct,
  populatedProduct,
} from "./api-objects";
import { listOf } from "./product-contract";

/** The /api/v1 calls that find products: by filter, keyword, similarity or category. */

/** One end of a price range in rupees, clamped to a sensible range; some clients send it as text. */
const bound = () =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,12}(\.\d{1,2})?$/)
        .transform(Number),
    ])
    .transform((rupees) => Math.min(Math.max(rupees, 0), 1e12));

const checkedRule = "checked must be a list of category ids";
const radioRule = "radio must be a list of two amounts in rupees, the least and the most";

export const productFilters = {
  method: "POST",
  path: "/product/product-filters",
  does: "Products of the checked categories within the price range, newest first, at most 1000. Either list may be empty or left out.",
  who: "all",
  body: {
    schema: z.object({
      checked: z
        .array(z.string(checkedRule).max(100, checkedRule), checkedRule)
        .max(1000, "checked must have at most 1000 entries")
        .nullish()
        .meta({ description: "Ids of categories, at most 1000; empty: all" }),
      radio: z
        .union([z.array(z.never()).max(0), z.tuple([bound(), bound()])], radioRule)
        .nullish()
        .meta({ description: "[least, most] in rupees, both included; empty: any price" }),
    }),
    example: { checked: [exampleCategory._id], radio: [500, 1500] },
  },
  success: {
    status: 200,
    schema: listOf(apiProduct),
    example: { success: true, products: [exampleProduct] },
  },
  refusals: { 400: { when: "checked or radio is not a list as described" } },
} as const satisfies Call;

export const searchProducts = {
  method: "GET",
  path: "/product/search/:keyword",
  does: "Products with the keyword in name or description, whatever its case and script; no character of it is special. Newest first, at most 1000.",
  who: "all",
  isCatalogue: true,
  params: {
    keyword: {
      means: "What is looked for, percent-encoded; slashes may stand as they are",
      example: "groundnut",
    },
  },
  success: { status: 200, schema: z.array(apiProduct), example: [exampleProduct] },
} as const satisfies Call;

export const relatedProducts = {
  method: "GET",
  path: "/product/related-product/:pid/:cid",
  does: "Others of the same category, 3 at most.",
  who: "all",
  isCatalogue: true,
  params: {
    pid: { means: "The product's `_id`", example: exampleProduct._id },
    cid: { means: "The category's `_id`", example: exampleCategory._id },
  },
  success: {
    status: 200,
    schema: z.strictObject({
      success: z.literal(true),
      products: z.array(populatedProduct).max(3),
    }),
    example: { success: true, products: [examplePopulated] },
  },
} as const satisfies Call;

export const productsOfCategory = {
  method: "GET",
  path: "/product/product-category/:slug",
  does: "A category and its products, newest first, at most 1000.",
  who: "all",
  isCatalogue: true,
  params: { slug: { means: "The category's slug", example: exampleCategory.slug } },
  success: {
    status: 200,
    schema: z.strictObject({
      success: z.literal(true),
      category: apiCategory,
      products: z.array(populatedProduct),
    }),
    example: { success: true, category: exampleCategory, products: [examplePopulated] },
  },
  refusals: {
    404: {
      when: "There is no such category",
      schema: z.strictObject({
        success: z.literal(false),
        message: z.string(),
        category: z.null(),
        products: z.array(z.never()).max(0),
      }),
    },
  },
} as const satisfies Call;

export const foundProductsCalls = [
  productFilters,
  searchProducts,
  relatedProducts,
  productsOfCategory,
] satisfies Call[];
