import type { CardProduct } from "./product";
import { pricePerPack } from "./product-card";

/** What a shopper sends to somebody else about a product: `Sing Tel, ₹209 / 1 Ltr.` */
export function shareWords(product: Pick<CardProduct, "name" | "pricePaise" | "volumeMl">): string {
  return `${product.name}, ${pricePerPack(product)}`;
}

/** Opens WhatsApp with a message to whom one likes: the words, and below them the whole address of the page. */
export function whatsAppLink(words: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${words}\n${address}`)}`;
}
