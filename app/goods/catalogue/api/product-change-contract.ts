import { z } from "zod";
import { type Call, done, refusalWithError } from "~/base/lib/api/call";
import { apiProduct, exampleCategory, exampleProduct } from "./api-objects";
import { productFields } from "../forms";
import { yesOrNo } from "../pack-fields";
import { idParam, noSuchProduct } from "./product-contract";

/** The /api/v1 calls that change products, for admins. */

const shippingRule = "shipping must be 0 (No) or 1 (Yes)";

const productBody = {
  schema: z.object({
    ...productFields,
    category: productFields.category.meta({ description: "The category's `_id`" }),
    shipping: z
      .preprocess(
        (sent) => (sent === "" || sent === null ? undefined : sent),
        z
          .union([z.string(), z.number(), z.boolean()], shippingRule)
          .transform((sent) => yesOrNo(String(sent)))
          .pipe(z.number(shippingRule))
          .optional(),
      )
      .meta({ description: "1: shipping is offered, 0: it is not; left out: 1, or as it was" }),
  }),
  example: {
    name: exampleProduct.name,
    description: exampleProduct.description,
    price: 1450,
    quantity: 5,
    category: exampleCategory._id,
    shipping: 1,
  },
  withFiles: true,
};

const productRefusals = {
  400: {
    when: "A field is missing or cannot be used, or there is no such category; `message` names it",
    schema: refusalWithError,
  },
  413: { when: "The photo has more than 5 MB or 50 megapixels" },
  415: { when: "The photo is not a JPEG, PNG, WebP, AVIF or GIF image" },
};

const productSaved = done({ products: apiProduct });

export const createProductCall = {
  method: "POST",
  path: "/product/create-product",
  does: "Makes a product; it comes back under `products`.",
  who: "admin",
  repeats: "error",
  body: productBody,
  success: {
    status: 201,
    schema: productSaved,
    example: {
      success: true,
      message: "Product Created Successfully",
      products: exampleProduct,
    },
  },
  refusals: productRefusals,
} as const satisfies Call;

export const updateProductCall = {
  ...createProductCall,
  method: "PUT",
  path: "/product/update-product/:id",
  does: "Changes a product. Without a photo it keeps the one it has.",
  params: idParam,
  success: {
    status: 201,
    schema: productSaved,
    example: {
      success: true,
      message: "Product Updated Successfully",
      products: exampleProduct,
    },
  },
  refusals: { ...productRefusals, 404: noSuchProduct },
} as const satisfies Call;

export const deleteProductCall = {
  method: "DELETE",
  path: "/product/delete-product/:id",
  does: "Deletes a product. Orders keep their lines.",
  who: "admin",
  params: idParam,
  success: {
    status: 200,
    schema: done({}),
    example: { success: true, message: "Product Deleted Succfully" },
  },
  refusals: {
    404: noSuchProduct,
    409: { when: "Another product is made of it; `message` says which" },
  },
} as const satisfies Call;

export const productChangeCalls = [
  createProductCall,
  updateProductCall,
  deleteProductCall,
] satisfies Call[];
