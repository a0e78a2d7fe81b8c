import type { PackFacts } from "../pack-facts";

/** What all packs of an oil say alike, and what its owner edits once for all of them. */
type SharedFacts = Pick<
  PackFacts,
  | "genericName"
  | "ingredients"
  | "allergens"
  | "isVegetarian"
  | "storage"
  | "bestBefore"
  | "countryOfOrigin"
  | "maker"
  | "densityGPerL"
  | "nutrition"
> & { description: string; categoryId: string };

/** Undefined: the packs differ. */
export type Shared = { [Key in keyof SharedFacts]: SharedFacts[Key] | undefined };

export const sharedKeys = [
  "description",
  "categoryId",
  "genericName",
  "ingredients",
  "allergens",
  "isVegetarian",
  "storage",
  "bestBefore",
  "countryOfOrigin",
  "maker",
  "densityGPerL",
  "nutrition",
] as const satisfies (keyof SharedFacts)[];

/** The facts in which these packs agree. */
export function sharedOf(packs: SharedFacts[]): Shared {
  const [first] = packs;
  return Object.fromEntries(
    sharedKeys.map((key) => {
      const isShared = packs.every((pack) => pack[key] === first?.[key]);
      return [key, isShared ? first?.[key] : undefined];
    }),
  ) as Shared;
}
