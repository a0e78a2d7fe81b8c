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

/**
 * What decides each order, the weightiest first, in plain words: rule 5 of the Consumer Protection (E-Commerce) Rules asks for it. The
 * orders themselves: `orders` in `refined.server.ts`, `soldMost`, and of a search `stepsOf`, then `mostSoldFirst`.
 */
export const sortReasons: Record<Sort, string> = {
  match:
    "In this order: your words in the name, then your words in the description, then the packs sold in {days} days, then the smaller pack.",
  newest: "In this order: what was put on sale last comes first.",
  price: "In this order: the lowest price of a pack comes first.",
  litre: "In this order: the lowest price per litre comes first.",
  bought: "In this order: the packs sold in {days} days, then what was put on sale last.",
};
