import { t } from "~/base/words/say";

/** Reasons that the shop writes by itself or begins with, as they are stored; papers and the owner's area show them so. */
export const refundReasons = {
  byBuyer: "Cancelled by the buyer",
  cancelled: "The order was cancelled",
  atProvider: "Started at the payment provider",
  sentBack: "The goods were sent back",
  takenOut: "It is not available any more",
} as const;

const own: ReadonlySet<string> = new Set(Object.values(refundReasons));

/** Of the refund that settles this return. */
export const reasonOfReturn = (number: string) => `Return ${number}`;

/** Why money went back, for the buyer: the shop's own reasons in the language of the page or letter, the owner's words as typed. */
export function refundReason(stored: string): string {
  const reason = stored.trim();
  if (own.has(reason)) return t(reason);
  const number = /^Return (\S+)$/.exec(reason)?.[1];
  return number ? t("Return {number}", { number }) : reason;
}
