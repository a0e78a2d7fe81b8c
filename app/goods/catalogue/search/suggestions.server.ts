import { withoutMarks } from "~/base/lib/typed/marks";
import { rupees } from "~/base/lib/money";
import { declaredSize } from "~/base/lib/pack-size";
import { localized } from "~/base/words/addresses";
import { t } from "~/base/words/say";
import { translated } from "../translated.server";
import { photoPath, photoWidths } from "~/goods/photos/photo-ref";
import type { Product } from "../product";
import { pageAsked } from "./answers/page-asked.server";
import { categoriesFor } from "./category-matches.server";
import { bestProducts } from "./found.server";

/**
 * One suggestion under the search box: a page, category or product (`lang`: of its name), a note ("Page", "Category" or the price), and its
 * path; of a product also its size and the address of its photo.
 */
export type Suggestion = {
  name: string;
  lang?: "en";
  note: string;
  to: string;
  size?: string;
  photo?: string;
};

const maxProducts = 6;
const longestTyped = 60;

/**
 * Suggestions for the text typed so far: the page that answers it, up to 2 categories, then up to 6 products with their price. `priced`: the products at other
 * prices than everybody's.
 */
export function suggestionsFor(
  typed: string,
  priced = (products: Product[]): Product[] => products,
): Suggestion[] {
  const keyword = [...withoutMarks(typed).trim()].slice(0, longestTyped).join("");
  if (keyword === "") return [];
  const answer = pageAsked(keyword);
  return [
    ...(answer ? [{ name: answer.title, note: t("Page"), to: localized(answer.to) }] : []),
    ...translated(categoriesFor(keyword).slice(0, 2)).map(({ name, nameLang, slug }) => ({
      name,
      ...(nameLang && { lang: nameLang }),
      note: t("Category"),
      to: localized(`/category/${slug}`),
    })),
    ...priced(translated(bestProducts(keyword, maxProducts))).map(suggested),
  ];
}

function suggested(product: Product): Suggestion {
  const { name, nameLang, slug, pricePaise, photo } = product;
  return {
    name,
    ...(nameLang && { lang: nameLang }),
    note: rupees(pricePaise),
    to: localized(`/product/${slug}`),
    size: declaredSize(product, "L"),
    ...(photo && { photo: photoPath(photo.hash, photoWidths[0]) }),
  };
}
