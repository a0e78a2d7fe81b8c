/**
 * Packs of one product on a line: 1 to `mostPacks`. The cart offers no more, and the tables of cart and order lines accept no
 * more. A list from an API client may hold up to `mostPacksListed`, because its payment has already arrived: the list is stored,
 * and a person reviews what exceeds an order line. Raising `mostPacks` needs a migration that rebuilds both tables. Constants
 * only: any file may import this one.
 */
export const mostPacks = 5;

/** Most packs of one product in an API client's list. */
export const mostPacksListed = 999;

/** "3" → 3; null for anything but a whole number from 1 to `mostPacks`. Surrounding spaces are ignored. */
export function packsIn(typed: string): number | null {
  const count = /^[1-9]\d*$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return count <= mostPacks ? count : null;
}
