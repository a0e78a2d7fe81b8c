import { quantityTold } from "~/base/lib/pack-figures";
import type { CartLine } from "./cart.server";

/** A cart line for the local-storage mirror: the API's product with `qnty`, money in rupees. Empty for a deleted product. */
export function keptProduct({ product, quantity }: CartLine) {
  if (!product) return [];
  return [
    {
      _id: product.id,
      name: product.name,
      slug: product.slug,
      description: product.description,
      price: product.pricePaise / 100,
      quantity: quantityTold(product) / 1000,
      shipping: product.shipping,
      category: product.categoryId,
      createdAt: new Date(product.createdAt).toISOString(),
      updatedAt: new Date(product.updatedAt).toISOString(),
      qnty: quantity,
    },
  ];
}
