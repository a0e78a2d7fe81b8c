import type { NoticeKind } from "~/base/db/statuses";

/** What the owner may be told, in words. */
export const noticeWords: Record<NoticeKind, string> = {
  order: "A new order",
  review: "A payment that needs review, or an order sent unpaid",
  "low stock": "A product that runs low, or is owed",
  price: "A price far from the one before, set by somebody else or another program",
  enquiry: "An enquiry, a complaint, a review, or a return that is asked for",
  duty: "A return or another duty that is due in a week, or a proof that ends",
  summary: "The summary of the day",
};

/** The name of the tick that tells this kind by mail or by push. */
export const tickOf = (way: "mail" | "push", kind: NoticeKind): string =>
  `${way}-${kind.replace(" ", "-")}`;

export const wayWords = { mail: "by mail", push: "on my devices" } as const;

/** `at 8 PM`. `hour`: 0 to 23. */
export const hourWords = (hour: number): string =>
  `at ${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
