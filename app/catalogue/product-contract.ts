import { z } from "zod";
import { type Call, done } from "~/lib/api/call";
import {
  apiCategory,
  apiProduct,
  exampleCategory,
  examplePopulated,
  exampleProduct,
  populatedProduct,
} from "./api-objects";

/** The calls of /api/v1 that read products. */

export const noSuchProduct = { when: "There is no such product" };
const listOf = <S extends z.ZodType>(schema: S) =>
  z.strictObject({ success: z.literal(true), products: z.array(schema) });
export const idParam = { id: { means: "The product's `_id`", example: exampleProduct._id } };

export const getProducts = {
  method: "GET",
  path: "/product/get-product",
  does: "The newest products, 50 at most; `counTotal` is the length of this list.",
  who: "all",
  isCatalogue: true,
  success: {
    status: 200,
    schema: done({ counTotal: z.number().int(), products: z.array(populatedProduct).max(50) }),
    example: {
      success: true,
      counTotal: 1,
      message: "All products",
      products: [examplePopulated],
    },
  },
} as const satisfies Call;

export const getProduct = {
  method: "GET",
  path: "/product/get-product/:slug",
  does: "One product by its slug.",
  who: "all",
  isCatalogue: true,
  params: { slug: { means: "The product's slug", example: exampleProduct.slug } },
  success: {
    status: 200,
    schema: done({ product: populatedProduct }),
    example: { success: true, message: "The product", product: examplePopulated },
  },
  refusals: {
    404: {
      ...noSuchProduct,
      schema: z.strictObject({
        success: z.literal(false),
        message: z.string(),
        product: z.null(),
      }),
    },
  },
} as const satisfies Call;

export const productList = {
  method: "GET",
  path: "/product/product-list/:page",
  does: "A page of 8 products, newest first; past the end an empty one.",
  who: "all",
  isCatalogue: true,
  params: { page: { means: "From 1", example: "1" } },
  success: {
    status: 200,
    schema: listOf(apiProduct),
    example: { success: true, products: [exampleProduct] },
  },
  refusals: { 400: { when: "page is not a positive whole number" } },
} as const satisfies Call;

export const productCountCall = {
  method: "GET",
  path: "/product/product-count",
  does: "How many products there are.",
  who: "all",
  isCatalogue: true,
  success: {
    status: 200,
    schema: z.strictObject({ success: z.literal(true), total: z.number().int() }),
    example: { success: true, total: 22 },
  },
} as const satisfies Call;

/** One end of a price range in rupees, brought to where prices can be; some clients send it as text. */
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

export const productPhoto = {
  method: "GET",
  path: "/product/product-photo/:id",
  does: "The product's photo, for <img>; a drawn one for a product without. Of a product that was removed, the one its orders show.",
  who: "all",
  isCatalogue: true,
  limit: "photos",
  params: idParam,
  success: { status: 200, schema: null },
  refusals: { 404: noSuchProduct },
} as const satisfies Call;

export const productCalls = [
  getProducts,
  getProduct,
  productList,
  productCountCall,
  productFilters,
  searchProducts,
  relatedProducts,
  productsOfCategory,
  productPhoto,
] satisfies Call[];
