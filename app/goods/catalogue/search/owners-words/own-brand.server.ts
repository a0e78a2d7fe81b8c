import { keptWithOpenPages } from "~/base/db/open-pages.server";
import { companyFacts } from "~/upkeep/pages/company.server";
import { synonyms } from "./search-words.server";
import { fillers, oilWords } from "../plain-words";
import { soundOf } from "../spelling/sound";
import { wordsOf } from "../words";

/** Words in the names of many firms. */
const ofAnyFirm: ReadonlySet<string> = new Set(
  "oils mills industries industry enterprise enterprises foods food products agro traders trading co company llp pvt private ltd limited the and sons brothers bros shree shri".split(
    " ",
  ),
);

const saysLittle = (word: string) => oilWords.has(word) || ofAnyFirm.has(word) || fillers.has(word);

/** The words that only the shop's or the firm's name has: not words for oil, firms or anything on sale. */
const brandWords = keptWithOpenPages((): ReadonlySet<string> => {
  const { name, legalName } = companyFacts();
  const sold = synonyms().words;
  const own = [name, legalName ?? ""].flatMap((each) => {
    const words = wordsOf(each).filter((word) => !saysLittle(word) && !sold.has(word));
    // Also written as one.
    return [...words, words.join("")];
  });
  return new Set(own.flatMap((word) => [word, soundOf(word)]).filter(Boolean));
});

/** Whether this is a word of the shop's own name, in any of the scripts. */
export const isBrandWord = (word: string): boolean =>
  brandWords().has(word) || (soundOf(word) !== "" && brandWords().has(soundOf(word)));

/** Whether a keyword is the shop's own name, also with `oil` behind it. */
export const isOwnBrand = (words: readonly string[]): boolean =>
  words.some(isBrandWord) && words.every((word) => isBrandWord(word) || saysLittle(word));

/** The keyword without the shop's own name, if the other words say more. */
export function withoutBrand(keyword: string): string {
  const rest = keyword.split(/\s+/).filter((each) => !wordsOf(each).some(isBrandWord));
  return wordsOf(rest.join(" ")).every(saysLittle) ? keyword : rest.join(" ");
}
