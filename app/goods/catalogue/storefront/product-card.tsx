import { useViewTransitionState } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { rupees } from "~/base/lib/money";
import {
  isByWeight,
  besideDeclared,
  declaredSize,
  type Pack,
  pricedSize,
  wholeSize,
} from "~/base/lib/pack-size";
import { cardSizes, Photo, type Priority } from "~/goods/photos/photo";
import type { CardProduct } from "../product";
import { unitPrices } from "../unit-price";
import { Beside } from "./beside";
import { Star } from "~/base/ui/stars";
import { type Rating, reviewCountWords, starWords } from "../rating";
import { lowestWords } from "./product-facts";
import { t } from "~/base/words/say";

/**
 * A product card. `children`: its actions (ADD TO CART, edit…). The rest of the card is one link, to the product's page or
 * to `to`. `priority`: of its photo.
 */
export function ProductCard({
  product,
  to = `/product/${product.slug}`,
  priority,
  children,
}: {
  product: CardProduct;
  to?: string;
  priority?: Priority;
  children?: React.ReactNode;
}) {
  // Its photo becomes the one of the product's page, and on the way back this one again.
  const isMoving = useViewTransitionState(to);
  return (
    <article className="product-card">
      <div className={isMoving ? "product-card-photo is-moving" : "product-card-photo"}>
        <Photo photo={product.photo} sizes={cardSizes} priority={priority} />
      </div>
      <h3 title={product.name} aria-label={product.name} lang={product.nameLang}>
        {product.cutName ?? product.name}
      </h3>
      <div className="product-card-facts">
        <p className="product-card-price">{pricePerPack(product)}</p>
        <p className="product-card-pack">
          <span>{t("Pack of {size}", { size: declaredSize(product, "Ltr.") })}</span>{" "}
          <Beside words={besideDeclared(product)} />
        </p>
        <UnitPrice product={product} />
        {typeof product.loweredFromPaise === "number" && (
          <p>{lowestWords(product.loweredFromPaise)}</p>
        )}
      </div>
      {product.isSoldOut && <p className="product-card-sold-out">{t("Sold out")}</p>}
      <CardRating rating={product.rating} />
      <Link
        to={to}
        prefetch="intent"
        className="product-card-link"
        aria-label={t("More Details about {name}", { name: product.name })}
      >
        {t("More Details")}
      </Link>
      {children && <div className="product-card-actions">{children}</div>}
    </article>
  );
}

/**
 * `₹1,450 / 5 Ltr.`, `₹3,045 / 15 kg (16.48 Ltr.)`. A single string: React separates adjacent text parts with comments in the HTML.
 */
export const pricePerPack = ({ pricePaise, ...pack }: { pricePaise: number } & Pack): string =>
  `${rupees(pricePaise)} / ${isByWeight(pack) ? pricedSize(pack) : wholeSize(pack)}`;

/** The unit sale price, to compare pack sizes; nothing for a pack of one litre. */
function UnitPrice({ product }: { product: CardProduct }) {
  const { own, perLitre } = unitPrices(product);
  if (own === null && perLitre === null) return null;
  return (
    <p className="product-card-litre">
      <span>{own}</span>{" "}
      {perLitre && <span className="pack-beside">{own ? `(${perLitre})` : perLitre}</span>}
    </p>
  );
}

/** On a card: the average and how many reviews it is of; nothing while they make none. */
function CardRating({ rating }: { rating: Rating | null | undefined }) {
  if (!rating) return null;
  const label = `${starWords(rating.average)}, ${reviewCountWords(rating.reviews)}`;
  return (
    <p className="product-card-rating" role="img" aria-label={label}>
      <Star />
      <span>{`${rating.average.toFixed(1)} (${rating.reviews})`}</span>
    </p>
  );
}
