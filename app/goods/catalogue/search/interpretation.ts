import type { PackAmount } from "./amounts/nearest-size.server";
import type { Question } from "./ranking";

/** What a keyword was understood to ask for. */
export type Interpretation = {
  /** Null: nothing matches. */
  question: Question | null;
  /** The numbers of the products that match. */
  found: number[];
  /** The corrected keyword that was searched for; null if nothing was corrected. */
  instead: string | null;
  /** No product has all of the words; these have some. */
  isLoose: boolean;
  /** Where all that was found is sold out: the same in other sizes, which follows it. */
  next: Pick<Interpretation, "question" | "found"> | null;
  /** The size that was asked for and that no pack has, or none in stock; these are of the sizes nearest to it. */
  nearTo: PackAmount | null;
  /** It asks for an oil that the shop does not have. */
  isOtherOil: boolean;
};
