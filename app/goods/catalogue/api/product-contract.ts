import { z } from "zod";
import { type Call, done } from "~/base/lib/api/call";
import { apiProduct, examplePopulated, exampleProduct, populatedProduct } from "./api-objects";

/** The /api/v1 calls that read products; those that search are in found-products-contract.ts. */

export const noSuchProduct = { when: "There is no such product" };
export const listOf = <S extends z.ZodType>(schema: S) =>
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
  productPhoto,
] satisfies Call[];
