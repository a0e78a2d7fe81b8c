import { categoryLinks } from "../categories.server";
import type { Category } from "../product";
import { fillers, oilWords } from "./plain-words";
import { synonyms } from "./owners-words/search-words.server";
import { wordsOf } from "./words";

/** Maximum number of categories shown with the products. */
const maxCategories = 3;

/**
 * Categories whose name contains every meaningful word of the keyword, or its beginning, or a synonym of the keyword.
 */
export function categoriesFor(keyword: string): Category[] {
  const said = synonyms();
  const typed = wordsOf(keyword);
  const telling = typed.filter((word) => !fillers.has(word) && !oilWords.has(word));
  const words = telling.length > 0 ? telling : typed;
  if (words.length === 0) return [];
  const wanted = [typed, words].flatMap((each) => said.groups.get(each.join(" ")) ?? []);
  const known = categoryLinks();
  return known
    .filter(({ name }) => {
      const named = ` ${wordsOf(name).join(" ")} `;
      return (
        words.every((word) => named.includes(` ${word}`)) ||
        wanted.some((phrase) => named.includes(` ${phrase} `))
      );
    })
    .toSorted((a, b) => startsWith(b, words) - startsWith(a, words))
    .slice(0, maxCategories);
}

/** 1 if the name begins with these words: `fil` is Filtered before Double Filtered. */
const startsWith = ({ name }: Category, words: string[]) =>
  Number(wordsOf(name).join(" ").startsWith(words.join(" ")));
