import type { GrievanceKind } from "~/base/db/statuses";

/** What a complaint may be about, in English; said through `t` on the shop's pages. */
export const kindWords: Record<GrievanceKind, string> = {
  goods: "The oil or its pack",
  delivery: "The delivery",
  money: "A payment or a refund",
  order: "An order or its invoice",
  data: "My personal data",
  other: "Something else",
};
