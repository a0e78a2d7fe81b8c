import { type Element, textOf } from "./page";

const amount = /₹\s?([\d,]+(?:\.\d{1,2})?)/;

/** The first amount in rupees that is said (paise); null: none is. */
export function paiseIn(text: string): number | null {
  const [, digits] = amount.exec(text) ?? [];
  return digits === undefined ? null : Math.round(Number(digits.replaceAll(",", "")) * 100);
}

export const paiseOf = (element: Element | null): number | null =>
  element && paiseIn(textOf(element));
