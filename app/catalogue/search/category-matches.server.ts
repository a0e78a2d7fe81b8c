import { categoryLinks } from "../categories.server";
import type { Category } from "../product";
import { sameWords } from "./search-words.server";
import { wordsOf } from "./words";

/** At most so many categories are offered beside the products. */
const most = 3;

/** Categories whose name has every word that was searched for, or one that means the same; words may be only begun. */
export function categoriesFor(keyword: string): Category[] {
  const words = wordsOf(keyword);
  if (words.length === 0) return [];
  const { groups } = sameWords();
  const wanted = groups.get(words.join(" ")) ?? [];
  const known = categoryLinks();
  return known
    .filter(({ name }) => {
      const named = ` ${wordsOf(name).join(" ")} `;
      return (
        words.every((word) => named.includes(` ${word}`)) ||
        wanted.some((phrase) => named.includes(` ${phrase} `))
      );
    })
    .slice(0, most);
}
