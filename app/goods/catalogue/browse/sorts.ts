import type { ListAt } from "./list-at";

export type Sort = "match" | "newest" | "price" | "litre" | "bought";

/** The orders of a list; the first is the usual one and not in the URL. What was searched for is ordered by how well it fits. */
export const sortsAt = ({ keyword }: ListAt): Sort[] => [
  ...(keyword === undefined ? [] : (["match"] as const)),
  "newest",
  "price",
  "litre",
  "bought",
];

export const sortWords: Record<Sort, string> = {
  match: "Best match first",
  newest: "Newest first",
  price: "Lowest price first",
  litre: "Lowest per litre",
  bought: "Most bought first",
};
