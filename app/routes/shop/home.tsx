import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AddToCart } from "~/sales/cart/add-to-cart";
import { SameAgain } from "~/sales/checkout/same-again/same-again";
import { sameAgain } from "~/sales/checkout/same-again/same-again.server";
import { ErrorPage } from "~/layout/error-page";
import { claimsIn, pageMeta } from "~/layout/page-meta";
import { Link } from "~/base/ui/link";
import { proofsPath } from "~/upkeep/claims/claims";
import { certifiedInShort } from "~/upkeep/claims/claim-words";
import { companyFacts } from "~/upkeep/pages/company.server";
import { firmData, siteData } from "~/upkeep/pages/firm-data.server";
import { Promises } from "~/upkeep/pages/promises";
import { ownPrices } from "~/goods/prices/own-prices.server";
import { ButtonLink } from "~/base/ui/button";
import { heroLinks, HomeHero } from "~/goods/catalogue/storefront/home-hero";
import { boughtMost } from "~/goods/catalogue/browse/bought-most.server";
import { lowestPrices } from "~/goods/catalogue/browse/lowest-prices.server";
import { categoryTiles } from "~/goods/catalogue/storefront/category-tiles.server";
import { HomeCategories } from "~/goods/catalogue/storefront/home-categories";
import { HomeSizes } from "~/goods/catalogue/storefront/home-sizes";
import { HomeUses } from "~/goods/catalogue/storefront/home-uses";
import { FamilyPicture } from "~/upkeep/pages/family-picture";
import { type CardProduct, cardOf } from "~/goods/catalogue/product";
import { ProductCard } from "~/goods/catalogue/storefront/product-card";
import { productList } from "~/goods/catalogue/told/product-list";
import { productPage } from "~/goods/catalogue/products.server";
import { translated } from "~/goods/catalogue/translated.server";
import { HomeTestimonials } from "~/goods/story/home-testimonials";
import { StorySection } from "~/goods/story/story-section";
import { storyParts } from "~/goods/story/story-parts.server";
import { testimonialsIn } from "~/goods/story/testimonials.server";
import { returnTerms } from "~/upkeep/pages/returns/return-terms.server";
import { language } from "~/base/words/language";
import { useFarDown } from "~/base/ui/browser/use-far-down";
import { Icon } from "~/base/ui/icon";
import { t } from "~/base/words/say";

export const links = heroLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    {
      title: claimsIn(matches).place
        ? t("Prayosha: groundnut oil from Surat")
        : t("Prayosha: groundnut oil"),
      path: "/",
      things: (address) => [
        ...(data?.told ?? []),
        productList(address, t("Top Products"), data?.products ?? []),
      ],
    },
    matches,
  );

export async function loader(args: LoaderFunctionArgs) {
  const top = productPage(1).products;
  const [products, bought] = await Promise.all(
    [top, boughtMost(4, top)].map((list) => ownPrices(args, translated(list).map(cardOf))),
  );
  const again = await sameAgain(args);
  const page = {
    again,
    products: products ?? [],
    bought: bought ?? [],
    categories: translated(categoryTiles()),
    lowest: lowestPrices(),
    said: testimonialsIn(language()),
    story: storyParts(),
    returnDays: returnTerms().days,
    claims: companyFacts().claims,
    told: [firmData(args.request), siteData(args.request)],
  };
  return again ? data(page, { headers: { "Cache-Control": "private, no-store" } }) : data(page);
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Home() {
  const { again, products, bought, categories, lowest, said, story, returnDays, claims } =
    useLoaderData<typeof loader>();
  const farDown = useFarDown();
  return (
    <div className="home">
      {again && <SameAgain again={again} />}
      <HomeHero lowest={lowest} claims={claims} />
      <ul className="assurances" aria-label={t("Good to know")}>
        {claims.certificate && (
          <li>
            <Icon name="seal" />
            {claims.certificate.number ? (
              <Link to={proofsPath}>{certifiedInShort(claims.certificate)}</Link>
            ) : (
              certifiedInShort(claims.certificate)
            )}
          </li>
        )}
        <li>
          <Icon name="parcel" />
          {t("Sent the same or the next business day")}
        </li>
        <li>
          <Icon name="back" />
          {t("Returns within {n, plural, one {# day} other {# days}} of receipt", {
            n: returnDays,
          })}
        </li>
      </ul>
      <HomeCategories categories={categories} />
      <section className="home-products" aria-labelledby="top-products">
        <h2 id="top-products">{t("Top Products")}</h2>
        {products.length > 0 ? (
          <Cards products={products} />
        ) : (
          <p className="empty">{t("The shelves are being filled. Please look in again soon.")}</p>
        )}
        <ButtonLink to="/Store" tone="quiet">
          {t("Explore Store")}
        </ButtonLink>
      </section>
      {bought.length > 0 && (
        <section className={`home-products home-bought ${farDown}`} aria-labelledby="bought-most">
          <h2 id="bought-most">{t("Bought most")}</h2>
          <Cards products={bought} isStrip />
        </section>
      )}
      <HomeUses />
      <HomeSizes>
        <FamilyPicture sizes="(min-width: 80rem) 76rem, calc(100vw - 2.5rem)" />
      </HomeSizes>
      <div className={`home-promises ${farDown}`}>
        <Promises claims={claims} scrolls />
      </div>
      <StorySection parts={story} />
      {said.length > 0 && <HomeTestimonials testimonials={said} />}
    </div>
  );
}

/** `isStrip`: on a phone, in one row. */
function Cards({ products, isStrip = false }: { products: CardProduct[]; isStrip?: boolean }) {
  return (
    <div className={isStrip ? "product-grid sideways" : "product-grid"}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product}>
          <AddToCart product={product} />
        </ProductCard>
      ))}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage words="Something Went Wrong" />;
}
