import { Link, useViewTransitionState } from "@remix-run/react";
import { rupees } from "~/lib/money";
import { litres } from "~/lib/volume";
import { cardSizes, Photo } from "~/photos/photo";
import { type CardProduct, pricePerLitre } from "../product";

/**
 * The card of a product, the same everywhere. What can be done with it (ADD TO CART, edit…) comes in as `children`.
 * A press anywhere else on it follows its one link, to the product's page or to `to`.
 * `eager` for the first one of a page.
 */
export function ProductCard({
  product,
  to = `/product/${product.slug}`,
  eager,
  children,
}: {
  product: CardProduct;
  to?: string;
  eager?: boolean;
  children?: React.ReactNode;
}) {
  const opening = useViewTransitionState(to);
  return (
    <article className="product-card">
      <div className="product-card-photo">
        <Photo
          photo={product.photo}
          sizes={cardSizes}
          eager={eager}
          className={opening ? "travelling-photo" : undefined}
        />
      </div>
      <h3 title={product.name} aria-label={product.name}>
        {cardName(product.name)}
      </h3>
      <p className="product-card-price">{pricePerPack(product)}</p>
      <p className="product-card-pack">{`Pack of ${litres(product.volumeMl)} Ltr.`}</p>
      <PerLitre product={product} />
      <Link
        to={to}
        className="product-card-link"
        aria-label={`More Details about ${product.name}`}
        prefetch="intent"
        viewTransition
      >
        More Details
      </Link>
      {children && <div className="product-card-actions">{children}</div>}
    </article>
  );
}

/** `₹1,450 / 5 Ltr.` In one piece: what is joined from parts has seams in the HTML. */
export function pricePerPack({
  pricePaise,
  volumeMl,
}: Pick<CardProduct, "pricePaise" | "volumeMl">): string {
  return `${rupees(pricePaise)} / ${litres(volumeMl)} Ltr.`;
}

/** So that packs of different sizes can be compared; a pack of one litre says it already. */
function PerLitre({ product }: { product: CardProduct }) {
  const paise = pricePerLitre(product);
  return paise && <p className="product-card-litre">{`${rupees(paise)} per litre`}</p>;
}

/** What the eye takes for one character: with its vowel signs, skin tone or joined pictures; two letters of a flag. */
const character = /\p{RI}\p{RI}|.(?:[\p{M}\p{Emoji_Modifier}]|\u200d.)*/gsu;

/** A name as cards show it: at most 30 characters, a longer one cut there and marked with three dots. */
export function cardName(name: string): string {
  const characters = name.match(character) ?? [];
  return characters.length > 30 ? `${characters.slice(0, 30).join("")}...` : name;
}
