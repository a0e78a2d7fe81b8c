import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/ui/link";
import { AddToCart } from "~/cart/add-to-cart";
import { pageMeta } from "~/layout/page-meta";
import { useFrame } from "~/layout/use-frame";
import { formatIndian } from "~/lib/india/format-indian";
import { pageIn } from "~/lib/page-number";
import { ownPrices } from "~/prices/own-prices.server";
import { photoPreload } from "~/photos/photo";
import { cardOf } from "~/catalogue/product";
import { ProductPages } from "~/catalogue/storefront/product-pages";
import { categoriesFor } from "~/catalogue/search/category-matches.server";
import { findProducts } from "~/catalogue/search/found.server";
import { countMissed } from "~/catalogue/search/missed-searches.server";
import { NothingFound } from "~/catalogue/search/nothing-found";
import { shorterFor } from "~/catalogue/search/shorter.server";
import { weightNote } from "~/catalogue/search/weight-note";

const longestKeyword = 200;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta({ title: data?.keyword ? `Search: ${data.keyword}` : "Search Results" }),
  ...photoPreload(data?.products[0]?.photo),
];

export async function loader(args: LoaderFunctionArgs) {
  const params = new URL(args.request.url).searchParams;
  const typed = params.get("q") ?? "";
  const keyword = [...typed.trim()].slice(0, longestKeyword).join("");
  const { products, grams, ...found } = findProducts(keyword, pageIn(params));
  const isNothing = keyword !== "" && found.total === 0;
  if (isNothing) {
    countMissed(keyword, args.request);
    // Not from memory, so that each search is counted.
    if (args.context.template) args.context.template.personal = true;
  }
  const categories = categoriesFor(found.instead ?? keyword);
  const priced = await ownPrices(args, products.map(cardOf));
  return {
    keyword,
    ...found,
    shorter: isNothing && !found.isOtherOil ? shorterFor(keyword) : null,
    note: weightNote(grams, products),
    categories,
    products: priced,
  };
}

export default function SearchResults() {
  const data = useLoaderData<typeof loader>();
  const { keyword, products, total, isMore, instead, isLoose, categories, page, range } = data;
  const frame = useFrame();
  const pathOf = (number: number) => searchPath(keyword, number);
  return (
    <div className="page">
      <header className="page-head">
        <h1>Search Results</h1>
        <output className="lead">{foundInWords(total, isMore)}</output>
        {keyword && total === 0 && (
          <p className="muted">
            for <q>{keyword}</q>
          </p>
        )}
        {keyword && total > 0 && (
          <p className="muted">
            {instead ? "Showing results for " : "for "}
            <q>{instead ?? keyword}</q>
            {instead && (
              <>
                : nothing has <q>{keyword}</q>
              </>
            )}
          </p>
        )}
        {isLoose && (
          <p className="muted">No product has all of these words. These have some of them.</p>
        )}
        {data.note && <p className="muted">{data.note}</p>}
      </header>
      {categories.length > 0 && (
        <ul className="chosen-filters" aria-label="Categories">
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={`/category/${slug}`} className="chosen-filter">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {total === 0 && (
        <NothingFound
          {...data}
          categories={frame?.categories ?? []}
          whatsApp={frame?.company.whatsapp ?? null}
        />
      )}
      <ProductPages products={products} range={range} page={page} total={total} pathOf={pathOf}>
        {(product) => <AddToCart product={product} />}
      </ProductPages>
    </div>
  );
}

function foundInWords(total: number, isMore: boolean): string {
  if (total === 0) return "No Products Found";
  return isMore ? `Found more than ${formatIndian(total)}` : `Found ${total}`;
}

function searchPath(keyword: string, page: number): string {
  const params = new URLSearchParams({ q: keyword, ...(page > 1 && { page: String(page) }) });
  return `/search?${params}`;
}
