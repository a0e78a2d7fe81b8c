import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AddToCart } from "~/sales/cart/add-to-cart";
import { ErrorPage } from "~/layout/error-page";
import { claimsIn, pageMeta } from "~/layout/page-meta";
import { ownPrices } from "~/goods/prices/own-prices.server";
import { ButtonLink } from "~/base/ui/button";
import { PageHead } from "~/base/ui/page-head";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import { photoPreload } from "~/goods/photos/photo";
import { cardOf } from "~/goods/catalogue/product";
import { productList } from "~/goods/catalogue/told/product-list";
import { theStore } from "~/goods/catalogue/browse/list-at";
import { oilsNamed } from "~/goods/catalogue/browse/oils.server";
import { storeList } from "~/goods/catalogue/browse/refined.server";
import { storeOptions } from "~/goods/catalogue/browse/store-options.server";
import { storeQuery } from "~/goods/catalogue/browse/store-query";
import { translated } from "~/goods/catalogue/translated.server";
import { RefinedList } from "~/goods/catalogue/storefront/refined-list";
import { t } from "~/base/words/say";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(
    {
      title: t("Store"),
      description: claimsIn(matches).place
        ? t(
            "Every groundnut oil we press and pack in Surat, from half a litre to fifteen: choose by kind and by price.",
          )
        : t(
            "Every groundnut oil we press and pack, from half a litre to fifteen: choose by kind and by price.",
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
  const list = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead
        title={t("Store")}
        lead={t("Groundnut oil from our own press, in the pack that fits your kitchen.")}
      />
      <RefinedList at={theStore} {...list} nothing={<NothingOnSale />}>
        {(product) => <AddToCart product={product} />}
      </RefinedList>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage words="Something Went Wrong" />;
}

const NothingOnSale = () => (
  <div className="empty">
    <p>{t("Nothing is on sale at the moment.")}</p>
    <ButtonLink to="/contact">{t("Ask us")}</ButtonLink>
  </div>
);
