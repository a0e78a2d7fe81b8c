import type { DeliveryWay } from "~/base/db/statuses";

/** How an order leaves the shop; `van` and `collect` need no courier. */
export type SendWay = "courier" | "van" | "collect";

/** What was to go with the van, and was given a courier, goes with the courier. */
export function wayOf({
  deliveryWay,
  courier,
}: {
  deliveryWay: DeliveryWay | null;
  courier: string | null;
}): SendWay {
  if (deliveryWay === "collect") return "collect";
  return deliveryWay === "van" && courier === null ? "van" : "courier";
}

/** Said where an order is sent, instead of asking for a courier and a number; null: they are asked for. */
export const wayWords: Record<SendWay, string | null> = {
  courier: null,
  van: "Our van brings it: it needs no courier and no number.",
  collect: "Its buyer collects it: it needs no courier and no number.",
};

/** What is offered to who sends an order. */
export type OfferedWay = {
  way: SendWay;
  /** The courier chosen at first; "": none. */
  courier: string;
  /** Nobody else brings it. */
  isPostOnly: boolean;
};

/** Whether a courier of this name is India Post. */
export const isPost = (courier: string): boolean => /\bpost\b/i.test(courier);

/** Whether it goes with the courier that is chosen for several orders at once, unless it is given its own. */
export const goesWithOthers = ({ way, isPostOnly }: OfferedWay): boolean =>
  way === "courier" && !isPostOnly;
