/**
 * How many packs of one product a line holds: 1 to `mostPacks`. The cart offers no more, and the tables of cart and order lines
 * accept no more. An API client's list may ask for up to `mostPacksListed`, because its money has come by then: the list is
 * kept, and a person looks at what is more than a line of an order holds. Raising `mostPacks` needs a migration that rebuilds
 * both tables. Nothing but figures: any file may import this one.
 */
export const mostPacks = 5;

/** As many packs of one product as a list that came through the API may name. */
export const mostPacksListed = 999;

/** "3" → 3; null for all but a whole number from 1 to `mostPacks`, spaces around it left out. */
export function packsIn(typed: string): number | null {
  const count = /^[1-9]\d*$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return count <= mostPacks ? count : null;
}
