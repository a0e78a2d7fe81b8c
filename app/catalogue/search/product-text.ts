import type { PackSize } from "~/lib/pack-size";
import { sizeWord } from "./amounts/sizes";
import { partedWords } from "./words";

/** `name` and `details` are folded; without `details` only name and size count. */
type Row = PackSize & { name: string; details?: string };

/** The words of a product between single spaces, as the view `product_search_words` has them. */
export type ProductText = { name: string; all: string };

export function textOf(row: Row): ProductText {
  const name = spaced(row.name);
  const details = row.details ? spaced(row.details) : "";
  return { name, all: `${name}/${details}${sizeWords(row)}` };
}

const spaced = (text: string): string => ` ${partedWords(text).join(" ")} `;

function sizeWords({ volumeMl, measure, netWeightG, containers }: Row): string {
  const amount = measure === "kg" ? (netWeightG ?? 0) : volumeMl;
  const isRound = amount % 1000 === 0;
  const unit = measure === "kg" ? (isRound ? "kilogram" : "gram") : isRound ? "litre" : "ml";
  const said = ` ${isRound ? amount / 1000 : amount} ${unit} ${sizeWord(amount, measure)} `;
  return containers === 1
    ? said
    : `${said}${containers}x${sizeWord(amount / containers, measure)} `;
}
