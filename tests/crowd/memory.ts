import type { Language } from "~/base/words/language";

/** An order as its buyer remembers it, by what the shop answered. Amounts in paise. */
export type Remembered = {
  /** What the buyer typed. */
  phone: string;
  token: string;
  /** Of the pages on which it was ordered last. */
  language: Language;
  /** The total that stood on the page when the button was pressed. */
  shownPaise: number;
  method: string;
  /** The way of delivery with the price seen, `courier:6000`. */
  way: string;
  /** The PIN that was typed; empty for what is collected. */
  pin: string;
  /** The provider's order, once the buyer was sent to pay it. */
  providerOrder: string;
  /** The provider took the money. */
  isPaid: boolean;
  /** The buyer was told that the order is cancelled. */
  isCancelled: boolean;
  /** The buyer went back and ordered the same cart otherwise. */
  isReplaced: boolean;
};

/** The first amount in these words, in paise; null: there is none. */
export function paiseIn(words: string): number | null {
  const amount = /₹([\d,]+(?:\.\d{1,2})?)/.exec(words)?.[1];
  return amount === undefined ? null : Math.round(Number(amount.replaceAll(",", "")) * 100);
}

/** Of an order that was just placed. */
export const justPlaced = {
  providerOrder: "",
  isPaid: false,
  isCancelled: false,
  isReplaced: false,
};
