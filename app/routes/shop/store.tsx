import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useCallback, useRef } from "react";
import { AddToCart } from "~/sales/cart/add-to-cart";
import { ErrorPage } from "~/layout/error-page";
import { pageMeta } from "~/layout/page-meta";
import { formatIndian } from "~/base/lib/india/format-indian";
import { ownPrices } from "~/goods/prices/own-prices.server";
import { useClosingMenus } from "~/base/ui/browser/use-closing-menus";
import { ButtonLink } from "~/base/ui/button";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import { showing } from "~/goods/catalogue/list-page";
import { photoPreload } from "~/goods/photos/photo";
import { cardOf } from "~/goods/catalogue/product";
import { productList } from "~/goods/catalogue/product-data";
import { ProductPages } from "~/goods/catalogue/storefront/product-pages";
import { oilsNamed } from "~/goods/catalogue/browse/oils.server";
import { storeList } from "~/goods/catalogue/browse/refined.server";
import { storeOptions } from "~/goods/catalogue/browse/store-options.server";
import { isNarrowed, storePath, storeQuery } from "~/goods/catalogue/browse/store-query";
import { translated } from "~/goods/catalogue/translated.server";
import { ChosenFilters } from "~/goods/catalogue/storefront/chosen-filters";
import { StoreFilters } from "~/goods/catalogue/storefront/store-filters";
import { StoreSort } from "~/goods/catalogue/storefront/store-sort";
import { useIsRefining } from "~/goods/catalogue/storefront/use-refining";
import { t } from "~/base/words/say";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(
    {
      title: t("Store"),
      description: t(
        "Every groundnut oil we press and pack in Surat, from half a litre to fifteen: choose by kind and by price.",
      ),
      // One canonical URL for search engines, whatever the filters or page.
      path: "/Store",
      things: (address) => [productList(address, t("Store"), data?.products ?? [])],
    },
    matches,
  ),
  ...photoPreload(data?.products[0]?.photo),
];

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const known = translated(categoryLinks());
  const requested = storeQuery(new URL(request.url).searchParams, known, oilsNamed);
  const { products, page, ...list } = storeList(requested);
  return {
    query: { ...requested, page },
    options: storeOptions(requested, known),
    products: await ownPrices(args, translated(products).map(cardOf)),
    ...list,
  };
}

export default function Store() {
  const { query, options, products, total, isMore, range } = useLoaderData<typeof loader>();
  const isFiltered = isNarrowed(query);
  const isRefining = useIsRefining() || undefined;
  const tools = useRef<HTMLDivElement>(null);
  useClosingMenus(tools);
  const focusFilters = useCallback(() => tools.current?.querySelector("summary")?.focus(), []);
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t("Store")}</h1>
        <p className="lead">
          {t("Groundnut oil from our own press, in the pack that fits your kitchen.")}
        </p>
      </header>
      <div className="store-tools" ref={tools}>
        <StoreFilters options={options} total={total} isMore={isMore} />
        <StoreSort sort={query.sort} />
        <ChosenFilters query={query} oils={options.oil} onLastGone={focusFilters} />
        <output className="muted live-part" aria-busy={isRefining}>
          {isFiltered ? found(total, isMore) : total > 0 && showing(total, range)}
        </output>
      </div>
      <div className="live-part" aria-busy={isRefining}>
        {products.length === 0 && <NothingHere isFiltered={isFiltered} />}
        <ProductPages
          products={products}
          range={range}
          page={query.page}
          total={total}
          pathOf={(page) => storePath({ ...query, page })}
        >
          {(product) => <AddToCart product={product} />}
        </ProductPages>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage words="Something Went Wrong" />;
}

function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <div className="empty">
      <p>{t("No product fits these filters.")}</p>
      <ButtonLink to="/Store">{t("RESET FILTERS")}</ButtonLink>
    </div>
  ) : (
    <div className="empty">
      <p>{t("Nothing is on sale at the moment.")}</p>
      <ButtonLink to="/contact">{t("Ask us")}</ButtonLink>
    </div>
  );
}

function found(total: number, isMore: boolean): string {
  if (isMore) return t("More than {n} products found", { n: formatIndian(total) });
  return t("{n, plural, one {# product found} other {# products found}}", { n: total });
}
