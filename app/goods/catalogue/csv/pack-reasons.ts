import { productProblems } from "../changes/product-problems";
import { settledPack, sizeProblem } from "../changes/settled-size";
import { mrpProblem } from "../pack-facts";
import { printedMrpProblem } from "../changes/printed-mrp";
import type { Catalogue, StoredProduct } from "./import-catalogue.server";
import { type Content, newPack } from "./imported-row.server";

/** What is wrong with a row's pack and its price, once the facts that the row leaves out are filled in. */
export function packReasons(
  content: Content,
  before: StoredProduct | undefined,
  { printed }: Catalogue,
): string[] {
  const { pricePaise } = content;
  const pack = settledPack(content, before ?? newPack);
  const wrong = sizeProblem(pack);
  const isNewPrice = before && pricePaise !== before.pricePaise;
  return [
    mrpProblem(pricePaise, pack.mrpPaise, "price"),
    isNewPrice ? printedMrpProblem(pricePaise, printed.get(before.id)) : null,
    wrong && productProblems[wrong].sentence,
  ].filter((reason) => reason !== null);
}
