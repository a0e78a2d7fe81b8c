import type { Sizes } from "./amounts/sizes";
import { allOf, type Expression, without } from "./expression";
import { anyKnown, type Dictionary, queryFor } from "./query-terms";

/** Packs of just these sizes, and packs that may be meant by them; empty if there are none. */
export function sizeQueries(
  { sizes, exact, cartons }: Sizes,
  dictionary: Dictionary,
): Expression[] {
  const meant = queryFor(sizes, dictionary).part;
  if (!meant) return [];
  const just = exact.every(dictionary.isKnown) ? allOf(exact) : null;
  const single = without(just, anyKnown(cartons, dictionary));
  return [single, single === just ? null : just, meant].filter((each) => each !== null);
}
