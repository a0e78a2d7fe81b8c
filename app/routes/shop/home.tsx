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
import { cardOf } from "~/catalogue/product";
import { ProductCard } from "~/catalogue/storefront/product-card";
import { productList } from "~/catalogue/product-data";
import { productPage } from "~/catalogue/products.server";
import { HomeTestimonials } from "~/story/home-testimonials";
import { StorySection } from "~/story/story-section";
import { storyParts } from "~/story/story-parts.server";
import { testimonials } from "~/story/testimonials.server";

export const links = heroLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    {
      path: "/",
      things: (address, { company }) => [
        ...(company ? [firmData(address, company), siteData(address, company)] : []),
        productList(address, "Top Products", data?.products ?? []),
      ],
    },
    matches,
  );

export async function loader(args: LoaderFunctionArgs) {
  const products = productPage(1).products.map(cardOf);
  return { products: await ownPrices(args, products), said: testimonials(), story: storyParts() };
}

export default function Home() {
  const { products, said, story } = useLoaderData<typeof loader>();
  return (
    <div className="home">
      <HomeHero />
      <ul className="assurances" aria-label="Good to know">
        <li>ISO 9001:2015 certified</li>
        <li>Sent the same or the next business day</li>
        <li>Returns within 7 days of receipt</li>
      </ul>
      <section className="home-products" aria-labelledby="top-products">
        <h2 id="top-products">Top Products</h2>
        {products.length > 0 ? (
          <div className="product-grid">
            {products.map((product) => (
              <ProductCard key={product.id} product={product}>
                <AddToCart product={product} />
              </ProductCard>
            ))}
          </div>
        ) : (
          <p className="empty">The shelves are being filled. Please look in again soon.</p>
        )}
        <ButtonLink to="/Store" tone="quiet">
          Explore Store
        </ButtonLink>
      </section>
      <div className="home-promises">
        <Promises />
      </div>
      <StorySection parts={story} />
      {said.length > 0 && <HomeTestimonials testimonials={said} />}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage words="Something Went Wrong" />;
}
