import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type SerializeFrom,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AddToCart } from "~/sales/cart/add-to-cart";
import { claimsIn, type PageMeta, pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { breadcrumbs } from "~/base/lib/json-ld";
import { ownPrices } from "~/goods/prices/own-prices.server";
import { ButtonLink } from "~/base/ui/button";
import { PageHead } from "~/base/ui/page-head";
import { categoryBySlug } from "~/goods/catalogue/categories.server";
import { photoPreload } from "~/goods/photos/photo";
import { cardOf } from "~/goods/catalogue/product";
import { productList } from "~/goods/catalogue/told/product-list";
import { oilsNamed } from "~/goods/catalogue/browse/oils.server";
import { offeredIn } from "~/goods/catalogue/browse/option-facts.server";
import { storeList } from "~/goods/catalogue/browse/refined.server";
import { storeOptions } from "~/goods/catalogue/browse/store-options.server";
import { storeQuery } from "~/goods/catalogue/browse/store-query";
import { RefinedList } from "~/goods/catalogue/storefront/refined-list";
import { translated } from "~/goods/catalogue/translated.server";
import type { ShownClaims } from "~/upkeep/claims/claims";
import { t } from "~/base/words/say";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(data ? headOf(data, claimsIn(matches)) : {}, matches),
  ...photoPreload(data?.products[0]?.photo),
];

function headOf(
  { category: { name, slug }, products }: SerializeFrom<typeof loader>,
  { place }: ShownClaims,
): PageMeta {
  const path = `/category/${slug}`;
  return {
    title: t("Category - {name}", { name }),
    description: place
      ? t(
          "{name}: groundnut oil pressed in Surat. See every pack we have of it, compare prices and order online.",
          { name },
        )
      : t("{name}: see every pack we have of it, compare prices and order online.", { name }),
    path,
    things: (address) => [
      breadcrumbs(address, [
        { name: t("All Categories"), path: "/categories" },
        { name, path },
      ]),
      productList(address, name, products),
    ],
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const { params, request } = args;
  const category = categoryBySlug(params.slug ?? "");
  if (!category) throw notFound();
  if ("movedTo" in category) throw redirect(`/category/${category.movedTo}`, 301);
  const requested = storeQuery(new URL(request.url).searchParams, [], oilsNamed);
  const { products, page, ...list } = storeList({ ...requested, categories: [category] });
  const [named = category] = translated([category]);
  return {
    category: named,
    query: { ...requested, page },
    options: storeOptions(requested, [], offeredIn(category.id)),
    products: await ownPrices(args, translated(products).map(cardOf)),
    ...list,
  };
}

export default function CategoryPage() {
  const { category, ...list } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead
        title={t("Category - {name}", { name: category.name })}
        lead={t("{n, plural, one {# results found} other {# results found}}", { n: list.total })}
      />
      <RefinedList at={{ path: `/category/${category.slug}` }} {...list} nothing={<Empty />}>
        {(product) => <AddToCart product={product} />}
      </RefinedList>
    </div>
  );
}

const Empty = () => (
  <div className="empty">
    <p>{t("There is nothing in this category at the moment.")}</p>
    <ButtonLink to="/Store">{t("See all products")}</ButtonLink>
  </div>
);
