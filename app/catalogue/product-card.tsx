import { Link } from "@remix-run/react";
import { rupees } from "~/lib/money";
import { litres } from "~/lib/volume";
import { Photo } from "./photo";
import type { PhotoRef } from "./photo-ref";

export type CardProduct = {
  id: string;
  slug: string;
  name: string;
  pricePaise: number;
  volumeMl: number;
  photo: PhotoRef | null;
};

/** The card of a product, the same everywhere. What can be done with it (ADD TO CART, edit…) comes in as `children`. */
export function ProductCard({ product, children }: { product: CardProduct; children?: React.ReactNode }) {
  return (
    <article className="product-card">
      <Photo photo={product.photo} sizes="(min-width: 1200px) 25vw, (min-width: 768px) 33vw, 50vw" />
      <h3>{cardName(product.name)}</h3>
      <p>
        {rupees(product.pricePaise)} / {litres(product.volumeMl)} Ltr.
      </p>
      <p>Pack of {litres(product.volumeMl)} Ltr.</p>
      <Link to={`/product/${product.slug}`}>More Details</Link>
      {children}
    </article>
  );
}

/** A name as cards show it: at most 30 characters, a longer one cut there and marked with three dots. */
export function cardName(name: string): string {
  const characters = [...name];
  return characters.length > 30 ? `${characters.slice(0, 30).join("")}...` : name;
}
