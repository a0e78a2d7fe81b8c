import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AddToCart } from "~/sales/cart/add-to-cart";
import { pageMeta } from "~/layout/page-meta";
import { useFrame } from "~/layout/use-frame";
import { formatIndian } from "~/base/lib/india/format-indian";
import { withoutMarks } from "~/base/lib/typed/marks";
import { ownPrices } from "~/goods/prices/own-prices.server";
import { photoPreload } from "~/goods/photos/photo";
import type { ListAt } from "~/goods/catalogue/browse/list-at";
import { oilsNamed } from "~/goods/catalogue/browse/oils.server";
import { storeOptions } from "~/goods/catalogue/browse/store-options.server";
import { storeQuery } from "~/goods/catalogue/browse/store-query";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import { cardOf } from "~/goods/catalogue/product";
import { translated } from "~/goods/catalogue/translated.server";
import { RefinedList } from "~/goods/catalogue/storefront/refined-list";
import { pageAsked } from "~/goods/catalogue/search/answers/page-asked.server";
import { PageCard } from "~/goods/catalogue/search/answers/page-card";
import { CategoryChips } from "~/goods/catalogue/search/category-chips";
import { categoriesFor } from "~/goods/catalogue/search/category-matches.server";
import { searchList } from "~/goods/catalogue/browse/searched.server";
import { countMissed } from "~/goods/catalogue/search/missed/missed-searches.server";
import { looseNote } from "~/goods/catalogue/search/amounts/loose-note";
import { weightNote } from "~/goods/catalogue/search/amounts/weight-note.server";
import { NothingFound } from "~/goods/catalogue/search/nothing-found";
import { shorterFor } from "~/goods/catalogue/search/shorter-word.server";
import { t, withParts } from "~/base/words/say";
import { PageHead } from "~/base/ui/page-head";

const longestKeyword = 200;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(
    {
      title: data?.keyword
        ? t("Search: {keyword}", { keyword: data.keyword })
        : t("Search Results"),
    },
    matches,
  ),
  ...photoPreload(data?.products[0]?.photo),
];

export async function loader(args: LoaderFunctionArgs) {
  const params = new URL(args.request.url).searchParams;
  const typed = params.get("q") ?? "";
  const keyword = [...withoutMarks(typed).trim()].slice(0, longestKeyword).join("");
  const known = translated(categoryLinks());
  const requested = storeQuery(params, known, oilsNamed, searchAt(keyword));
  const { products, page, offered, ...found } = searchList(keyword, requested);
  const { isLoose, nearTo, ...list } = found;
  const answer = pageAsked(keyword);
  const isNothing = keyword !== "" && found.isNothing;
  if (isNothing && !answer) {
    countMissed(keyword, args.request);
    // Not from memory, so that each search is counted.
    if (args.context.template) args.context.template.personal = true;
  }
  const categories = translated(categoriesFor(found.instead ?? keyword));
  const priced = await ownPrices(args, translated(products).map(cardOf));
  return {
    keyword,
    ...list,
    query: { ...requested, page },
    options: storeOptions(requested, known, offered),
    answer,
    shorter: isNothing && !found.isOtherOil ? shorterFor(keyword) : null,
    notes: answer ? [] : [looseNote({ isLoose, nearTo }), weightNote(keyword, products)],
    categories,
    products: priced,
  };
}

export default function SearchResults() {
  const data = useLoaderData<typeof loader>();
  const { keyword, total, isMore, instead, categories } = data;
  const frame = useFrame();
  return (
    <div className="page">
      <PageHead title={t("Search Results")} lead={foundInWords(total, isMore)}>
        {keyword && (
          <p className="muted">
            {instead && !data.isNothing && !data.answer
              ? withParts("Showing results for <q>{instead}</q>: nothing has <q>{word}</q>", {
                  instead,
                  word: keyword,
                  q: quoted,
                })
              : withParts("for <q>{keyword}</q>", { keyword, q: quoted })}
          </p>
        )}
        {data.notes.map(
          (note) =>
            note && (
              <p key={note} className="muted">
                {note}
              </p>
            ),
        )}
      </PageHead>
      {data.answer && <PageCard page={data.answer} />}
      <CategoryChips categories={categories} />
      <RefinedList
        at={searchAt(keyword)}
        {...data}
        nothing={
          <NothingFound
            {...data}
            categories={frame?.categories ?? []}
            whatsApp={frame?.company.whatsapp ?? null}
          />
        }
      >
        {(product) => <AddToCart product={product} />}
      </RefinedList>
    </div>
  );
}

const quoted = (words: React.ReactNode) => <q>{words}</q>;

function foundInWords(total: number, isMore: boolean): string {
  if (total === 0) return t("No Products Found");
  return isMore
    ? t("Found more than {n}", { n: formatIndian(total) })
    : t("Found {n}", { n: String(total) });
}

const searchAt = (keyword: string): ListAt => ({ path: "/search", keyword });
