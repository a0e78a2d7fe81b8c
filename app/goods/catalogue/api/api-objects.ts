import { z } from "zod";
import { apiTime, timeOf } from "~/base/lib/api/call";
import { quantityTold } from "~/base/lib/pack-figures";
import type { Category, Product } from "../product";

/** Categories and products in API responses: money in rupees, volumes in litres. */

export const apiCategory = z.strictObject({ _id: z.string(), name: z.string(), slug: z.string() });

const productShape = {
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  price: z.number().positive().meta({ description: "Rupees" }),
  quantity: z.number().positive().meta({
    description: "Litres in one pack; of goods by number (pieces, pairs, boxes) the number in it",
  }),
  shipping: z.union([z.literal(0), z.literal(1)]).meta({ description: "1: shipping is offered" }),
  category: z.string().meta({ description: "The category's id" }),
  createdAt: apiTime,
  updatedAt: apiTime,
};

export const apiProduct = z.strictObject(productShape);

export const populatedProduct = z.strictObject({ ...productShape, category: apiCategory });

export function toApiCategory({ id, name, slug }: Category) {
  return { _id: id, name, slug };
}

export function toApiProduct(product: Product) {
  return {
    _id: product.id,
    name: product.name,
    slug: product.slug,
    description: product.description,
    price: product.pricePaise / 100,
    quantity: quantityTold(product) / 1000,
    shipping: product.shipping,
    category: product.category.id,
    createdAt: timeOf(product.createdAt),
    updatedAt: timeOf(product.updatedAt),
  };
}

export function toPopulatedProduct(product: Product) {
  return { ...toApiProduct(product), category: toApiCategory(product.category) };
}

export const exampleCategory = {
  _id: "019d3f2a6c1e5b0c8a7f4e2d9b6a1c01",
  name: "Filtered oil",
  slug: "filtered-oil",
};

export const exampleProduct = {
  _id: "019d3f2a6c1e5b0c8a7f4e2d9b6a1c02",
  name: "Groundnut oil, 5 litre jar",
  slug: "groundnut-oil-5-litre-jar",
  description: "Filtered groundnut oil, pressed in Surat.",
  price: 1450,
  quantity: 5,
  shipping: 1,
  category: exampleCategory._id,
  createdAt: "2026-01-12T09:35:00.000Z",
  updatedAt: "2026-01-12T09:35:00.000Z",
};

export const examplePopulated = { ...exampleProduct, category: exampleCategory };
