import type { Order } from "../order.server";

/** Why nothing of this buyer can be sent together with an order; null: it can. */
export function noJoining(target: Order | null, buyer: Buyer): string | null {
  if (!target) return noOrder;
  if (isGone(target)) return goneWords(target);
  return isSameBuyer(target, buyer) ? null : `${target.number} is an order of another buyer.`;
}

export const noOrder = "There is no such order.";

/** It has left or is cancelled. */
export const isGone = ({ status }: Pick<Order, "status">) =>
  status !== "Not Process" && status !== "Processing";

export const goneWords = ({ number, status }: Order) =>
  status === "cancel"
    ? `${number} is cancelled, so nothing can go with it.`
    : `${number} has left, so nothing can go with it.`;

type Buyer = Pick<Order, "userId" | "buyerPhone" | "shipPhone">;

function isSameBuyer(one: Buyer, other: Buyer): boolean {
  if (one.userId !== null && one.userId === other.userId) return true;
  const numbers = digitsOf(other);
  return digitsOf(one).some((digits) => numbers.includes(digits));
}

/** The last ten digits of the numbers of an order, that of the recipient first. */
export const digitsOf = ({ shipPhone, buyerPhone }: Omit<Buyer, "userId">): string[] =>
  [shipPhone, buyerPhone]
    .map((phone) => (phone ?? "").replace(/\D/g, "").slice(-10))
    .filter((digits) => digits.length === 10);

/** The id of the first order of a group: the later ones name it in `orders.send_with`. */
export const firstOf = ({ id, sendWith }: Pick<Order, "id" | "sendWith">) => sendWith ?? id;
