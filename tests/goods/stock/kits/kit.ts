import { write } from "~/base/db/connection.server";
import { productParts } from "~/base/db/schema";
import { counted } from "../counted";

/** Makes a product of others: `[[id, packs], …]`. */
export const setParts = (productId: string, parts: [string, number][]) =>
  write((tx) => {
    for (const [position, [partId, packs]] of parts.entries())
      tx.insert(productParts).values({ productId, partId, packs, position }).run();
  });

/** A single with so many packs on hand, and a carton of 10 of it. */
export async function carton(singles: number, packs = 10) {
  const single = await counted(singles);
  const made = await counted(0);
  await setParts(made.id, [[single.id, packs]]);
  return { single, carton: made };
}
