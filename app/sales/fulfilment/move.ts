import type { Actor } from "~/upkeep/audit/record.server";
import type { CancelReason, OrderStatus } from "~/base/db/statuses";

/** In which state goods came back. */
export const goodsBack = ["sound", "opened", "leaking"] as const;
export type GoodsBack = (typeof goodsBack)[number];

export const goodsBackWords: Record<GoodsBack, string> = {
  sound: "can be sold again",
  opened: "opened",
  leaking: "leaking or broken",
};

/** Who moves an order: an admin, the shop by itself, or the buyer. */
export type Mover = Actor | "shop" | "shopper";

/** A step of an order. Undefined leaves a field unchanged; null removes the courier or number. */
export type Move = {
  status?: OrderStatus | undefined;
  /** The status that the form was filled from: if another is stored by now, the move is refused. */
  version?: OrderStatus | null | undefined;
  courier?: string | null;
  trackingNumber?: string | null;
  /** With `cancel`: refused if its money would then be to be given back. */
  unlessPaid?: boolean;
  /** With `Shipped` or `deliverd`: when it was sent or handed over (UTC ms), not before it was placed and not to come. Now unless given. */
  at?: number;
  /** With `cancel`; `shop` unless given. */
  reason?: Exclude<CancelReason, "returned">;
  /** The parcel came back at `at` (UTC ms): cancels the order with the reason `returned`. */
  cameBack?: { at: number; goods: GoodsBack };
  /** The admin called the buyer, who confirmed the order. */
  confirmed?: boolean;
  /**
   * Goes on although its money has to come first and has not: `agreed` by the owner, who was asked, or `told` to the owner afterwards.
   * Undefined: such a move is refused.
   */
  unpaid?: "agreed" | "told" | undefined;
};

/**
 * `paid`: it is, and who cancels it has to say so. `not-paid`: its money comes first. `changed-meanwhile`: the status is not the one the page showed. `not-confirmed`: the buyer has yet to confirm the order.
 * `recalled`: packs of a recalled batch are in it. `not-sent`: what was never sent cannot come back. `wrong-day`: `at` is before the order was placed, or to come.
 */
export type MoveRefusal =
  | "no-order"
  | "changed-meanwhile"
  | "not-confirmed"
  | "not-paid"
  | "recalled"
  | "paid"
  | "not-sent"
  | "unknown-courier"
  | "wrong-day";
