import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AddToCart } from "~/cart/add-to-cart";
import { ErrorPage } from "~/layout/error-page";
import { pageMeta } from "~/layout/page-meta";
import { firmData, siteData } from "~/pages/firm-data";
import { Promises } from "~/pages/promises";
import { ownPrices } from "~/prices/own-prices.server";
import { ButtonLink } from "~/ui/button";
import { heroLinks, HomeHero } from "~/catalogue/storefront/home-hero";
import { boughtMost } from "~/catalogue/browse/bought-most.server";
import { lowestPrices } from "~/catalogue/browse/lowest-prices.server";
import { categoryTiles } from "~/catalogue/storefront/category-tiles.server";
import { HomeCategories } from "~/catalogue/storefront/home-categories";
import { HomeSizes } from "~/catalogue/storefront/home-sizes";
import { HomeUses } from "~/catalogue/storefront/home-uses";
import { FamilyPicture } from "~/pages/family-picture";
import { type CardProduct, cardOf } from "~/catalogue/product";
import { ProductCard } from "~/catalogue/storefront/product-card";
import { productList } from "~/catalogue/product-data";
import { productPage } from "~/catalogue/products.server";
import { inOwnWords } from "~/catalogue/words/in-own-words.server";
import { HomeTestimonials } from "~/story/home-testimonials";
import { StorySection } from "~/story/story-section";
import { storyParts } from "~/story/story-parts.server";
import { testimonialsIn } from "~/story/testimonials.server";
import { returnTerms } from "~/pages/returns/return-terms.server";
import { language } from "~/words/language";
import { Icon } from "~/ui/icon";
import { t } from "~/words/say";

export const links = heroLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    {
      title: t("Prayosha: groundnut oil from Surat"),
      path: "/",
      things: (address, { company }) => [
        ...(company ? [firmData(address, company), siteData(address, company)] : []),
        productList(address, t("Top Products"), data?.products ?? []),
      ],
    },
    matches,
  );

export async function loader(args: LoaderFunctionArgs) {
  const [products, bought] = await Promise.all(
    [productPage(1).products, boughtMost(4)].map((list) =>
      ownPrices(args, inOwnWords(list.map(cardOf))),
    ),
  );
  return {
    products: products ?? [],
    bought: bought ?? [],
    categories: inOwnWords(categoryTiles()),
    lowest: lowestPrices(),
    said: testimonialsIn(language()),
    story: storyParts(),
    returnDays: returnTerms().days,
  };
}

export default function Home() {
  const { products, bought, categories, lowest, said, story, returnDays } =
    useLoaderData<typeof loader>();
  return (
    <div className="home">
      <HomeHero lowest={lowest} />
      <ul className="assurances" aria-label={t("Good to know")}>
        <li>
          <Icon name="seal" />
          {t("{certification} certified", { certification: "ISO 9001:2015" })}
        </li>
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
        <section className="home-products home-bought far-down" aria-labelledby="bought-most">
          <h2 id="bought-most">{t("Bought most")}</h2>
          <Cards products={bought} />
        </section>
      )}
      <HomeUses />
      <HomeSizes>
        <FamilyPicture sizes="(min-width: 80rem) 76rem, calc(100vw - 2.5rem)" />
      </HomeSizes>
      <div className="home-promises far-down">
        <Promises />
      </div>
      <StorySection parts={story} />
      {said.length > 0 && <HomeTestimonials testimonials={said} />}
    </div>
  );
}

function Cards({ products }: { products: CardProduct[] }) {
  return (
    <div className="product-grid">
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
