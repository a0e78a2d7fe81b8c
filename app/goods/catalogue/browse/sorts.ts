/** The orders of the Store's list; the first is the usual one and not in the URL. */
export const sorts = ["newest", "price", "litre", "bought"] as const;
export type Sort = (typeof sorts)[number];

export const sortWords: Record<Sort, string> = {
  newest: "Newest first",
  price: "Lowest price first",
  litre: "Lowest per litre",
  bought: "Most bought first",
};
