import { useFarDown } from "~/base/ui/browser/use-far-down";
import type { CardProduct } from "~/goods/catalogue/product";
import { ProductCard } from "~/goods/catalogue/storefront/product-card";
import { t } from "~/base/words/say";
import { AddToCart } from "./add-to-cart";

/** Other oils below a product or a cart, each with its button. `stayAt`: the page that adding one leads back to; without it, to the cart. */
export function SimilarProducts({
  heading,
  products,
  stayAt,
}: {
  heading: string;
  products: CardProduct[];
  stayAt?: string;
}) {
  return (
    <section aria-labelledby="similar" className={`similar ${useFarDown()}`}>
      <h2 id="similar">{heading}</h2>
      {products.length === 0 && <p className="muted">{t("No Similar Products found")}</p>}
      <ul className="product-grid">
        {products.map((other) => (
          <li key={other.id}>
            <ProductCard product={other}>
              <AddToCart product={other} {...(stayAt && { stayAt })} />
            </ProductCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
