import { useLoaderData } from "@remix-run/react";
import { AddToCart } from "~/cart/add-to-cart";
import { pageMeta } from "~/layout/page-meta";
import { Promises } from "~/pages/promises";
import { ButtonLink } from "~/ui/button";
import { heroLinks, HomeHero } from "../home-hero";
import { HomeTestimonials } from "../home-testimonials";
import { cardOf } from "../product";
import { ProductCard } from "../product-card";
import { productPage } from "../products.server";

export const links = heroLinks;

export const meta = () => pageMeta({ canonical: "/" });

/** The first page of the product list. */
export async function loader() {
  const { products } = await productPage(1);
  return { products: products.map(cardOf) };
}

export default function Home() {
  const { products } = useLoaderData<typeof loader>();
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
      <HomeTestimonials />
    </div>
  );
}
