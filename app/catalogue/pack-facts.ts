import { litres } from "~/lib/volume";

/** What is printed on a pack, for the page to say before one buys. Null: not told, and the page says nothing of it. */
export type PackFacts = {
  /** The most that may be asked for the pack, in paise, taxes included: never below the price. */
  mrpPaise: number | null;
  ingredients: string | null;
  allergens: string | null;
  /** 1: the pack carries the green mark, 0: nothing is said. */
  isVegetarian: number;
  storage: string | null;
  /** In words: "9 months from packing". */
  bestBefore: string | null;
  /** Grams. */
  netWeightG: number | null;
  countryOfOrigin: string | null;
  /** Name and address of who made and packed it. */
  maker: string | null;
  /** The same for all sizes of one oil, whatever its capitals. */
  family: string | null;
};

/** Some of them. */
export type SomePackFacts = { [Key in keyof PackFacts]?: PackFacts[Key] | undefined };

/** A pack of which nothing is told. */
export const noPackFacts: PackFacts = {
  mrpPaise: null,
  ingredients: null,
  allergens: null,
  isVegetarian: 0,
  storage: null,
  bestBefore: null,
  netWeightG: null,
  countryOfOrigin: null,
  maker: null,
  family: null,
};

export const packKeys = Object.keys(noPackFacts) as (keyof PackFacts)[];

/** The facts that `given` tells, and for those it leaves out what `before` says. */
export function packFacts(given: SomePackFacts, before: PackFacts): PackFacts {
  const told = packKeys.filter((key) => given[key] !== undefined);
  const kept = Object.fromEntries(packKeys.map((key) => [key, before[key]]));
  return { ...kept, ...Object.fromEntries(told.map((key) => [key, given[key]])) } as PackFacts;
}

/** Whether `given` would leave `before` as it is. */
export function isSamePack(before: PackFacts, given: SomePackFacts): boolean {
  const after = packFacts(given, before);
  return packKeys.every((key) => before[key] === after[key]);
}

/** The law's one rule about prices: nothing is sold above its MRP. Both in paise. */
export function isAboveMrp(pricePaise: number, mrpPaise: number | null | undefined): boolean {
  return typeof mrpPaise === "number" && pricePaise > mrpPaise;
}

/** 910 → `910 g`, 4550 → `4.55 kg`. */
export function weight(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${grams / 1000} kg`;
}

/** `5 L (4.55 kg)`: what is sold by volume is declared with its weight. */
export function netQuantity(volumeMl: number, netWeightG: number): string {
  return `${litres(volumeMl)} L (${weight(netWeightG)})`;
}
