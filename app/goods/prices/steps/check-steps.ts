import { priceQuestions } from "~/goods/catalogue/changes/surprising-price";
import { mrpProblem } from "~/goods/catalogue/pack-facts";
import { mostPacksPerLine } from "~/base/db/packs";
import { rupees } from "~/base/lib/money";
import type { Step } from "../step";

/** Most prices of one product on one list. */
export const mostSteps = 6;

/** What the prices must fit: the product's own price and MRP (paise). */
export type Fits = { pricePaise: number; mrpPaise: number | null };

/** The first thing wrong with steps: which one (0-based), its field, and why. */
export type StepProblem = { at: number; field: "from" | "price"; sentence: string };

/**
 * Checks the prices of one product: more packs cost less each, never more than the product's own price or its MRP. `isOpen`: they are for
 * everybody, who pays the product's own price for one pack. Null: they are fine, in any order.
 */
export function stepsProblem(steps: Step[], fits: Fits, isOpen: boolean): StepProblem | null {
  const least = isOpen ? 2 : 1;
  const ordered = steps
    .map((step, at) => ({ ...step, at }))
    .toSorted((one, other) => one.fromPacks - other.fromPacks);
  for (const [index, { fromPacks, pricePaise, at }] of ordered.entries()) {
    const before = ordered[index - 1];
    const wrong = (field: StepProblem["field"], sentence: string) => ({ at, field, sentence });
    if (fromPacks < least || fromPacks > mostPacksPerLine)
      return wrong("from", `Packs must be a whole number from ${least} to ${mostPacksPerLine}`);
    if (before?.fromPacks === fromPacks) return wrong("from", `${fromPacks} packs are there twice`);
    if (pricePaise < 1) return wrong("price", "Price must be above 0");
    const aboveMrp = mrpProblem(pricePaise, fits.mrpPaise);
    if (aboveMrp) return wrong("price", aboveMrp);
    if (before && pricePaise >= before.pricePaise)
      return wrong(
        "price",
        `Price must be below ${rupees(before.pricePaise)}, the price from ${before.fromPacks} ${before.fromPacks === 1 ? "pack" : "packs"}`,
      );
    if (pricePaise > fits.pricePaise || (isOpen && pricePaise === fits.pricePaise))
      return wrong(
        "price",
        `Price must be ${isOpen ? "below" : "at most"} ${rupees(fits.pricePaise)}, the price of one pack`,
      );
  }
  if (steps.length > mostSteps)
    return {
      at: mostSteps,
      field: "from",
      sentence: `A product has at most ${mostSteps} such prices`,
    };
  return null;
}

/** Prices in one line, from the fewest packs on: `from 5: ₹2,740; from 10: ₹2,700`; empty without any. */
export const stepsInLine = (steps: Step[]): string =>
  steps
    .toSorted((one, other) => one.fromPacks - other.fromPacks)
    .map(({ fromPacks, pricePaise }) => `from ${fromPacks}: ${rupees(pricePaise)}`)
    .join("; ");

/** Asks about each price that is further below the pack's own than so many percent and was not there before. */
export function stepQuestions(
  pack: { name: string; pricePaise: number; steps: Step[] },
  steps: Step[],
  percent: number,
): string[] {
  const known = new Set(pack.steps.map(({ pricePaise }) => pricePaise));
  const moves = steps
    .filter(({ pricePaise }) => !known.has(pricePaise))
    .map(({ fromPacks, pricePaise }) => ({
      name: `${pack.name}, from ${fromPacks} ${fromPacks === 1 ? "pack" : "packs"} on`,
      seenPaise: pack.pricePaise,
      pricePaise,
    }));
  return priceQuestions(moves, percent);
}
