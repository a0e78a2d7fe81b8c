import { plainDigits } from "~/base/lib/typed/digits";

/**
 * The limit of packs per line: 1 to `mostPacks` of one product in the storefront's cart, 1 to `mostPacksPerLine` on an order line,
 * however the order came. The tables of cart and order lines hold the larger limit. Constants only: any file may import this one.
 */
export const mostPacks = 5;

/** Most packs of one product on a line of a stored cart or order. */
export const mostPacksPerLine = 999;

/** "3" or "૩" → 3; null for anything but a whole number from 1 to `most`. Surrounding spaces are ignored. */
export function packsIn(typed: string, most = mostPacks): number | null {
  const plain = plainDigits(typed).trim();
  const count = /^[1-9]\d*$/.test(plain) ? Number(plain) : Number.NaN;
  return count <= most ? count : null;
}
