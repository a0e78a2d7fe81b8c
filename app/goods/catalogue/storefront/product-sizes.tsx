import { Link } from "~/base/ui/link";
import { rupees } from "~/base/lib/money";
import { declaredSize, isOil } from "~/base/lib/pack-size";
import { type CardProduct, paisePerLitre } from "../product";
import { beside, unitPrice } from "../unit-price";
import { t } from "~/base/words/say";

/** All pack sizes of an oil, including this page's; nothing if there is only one. */
export function ProductSizes({ product, others }: { product: CardProduct; others: CardProduct[] }) {
  if (others.length === 0) return null;
  const sizes = [...others, product].sort((one, other) => one.volumeMl - other.volumeMl);
  const cheapest = Math.min(...sizes.map(paisePerLitre));
  const differ = sizes.some((size) => paisePerLitre(size) > cheapest);
  return (
    <section className="sizes" aria-labelledby="sizes">
      <h2 id="sizes">{isOil(product) ? t("Sizes of this oil") : t("Sizes")}</h2>
      <ul>
        {sizes.map((size) => (
          <li key={size.id}>
            <Size
              size={size}
              isThis={size.id === product.id}
              hasTwin={sizes.some(
                (other) => other.id !== size.id && declaredSize(other) === declaredSize(size),
              )}
              isCheapest={differ && paisePerLitre(size) === cheapest}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Size({
  size,
  isThis,
  hasTwin,
  isCheapest,
}: {
  size: CardProduct;
  isThis: boolean;
  /** Another pack has the same size: show the names to tell them apart. */
  hasTwin: boolean;
  isCheapest: boolean;
}) {
  const perLitre = beside(size);
  const content = (
    <>
      <span className="size-volume">{declaredSize(size)}</span>{" "}
      <span className={hasTwin ? "size-name" : "visually-hidden"} lang={size.nameLang}>
        {size.name}
      </span>{" "}
      <span className="size-price">{rupees(size.pricePaise)}</span>{" "}
      <span className="size-litre">{unitPrice(size)}</span>{" "}
      {perLitre && <span className="size-litre">{perLitre}</span>}{" "}
      {size.isSoldOut && <span className="size-sold-out">{t("Sold out")}</span>}{" "}
      {isCheapest && (
        <span className="size-cheapest">
          {isOil(size) || size.measure === "l"
            ? t("Lowest price per litre")
            : t("Lowest price per kg")}
        </span>
      )}
    </>
  );
  if (isThis) {
    return (
      <p className="size size-this" aria-current="true">
        {content}
      </p>
    );
  }
  return (
    <Link className="size" to={`/product/${size.slug}`}>
      {content}
    </Link>
  );
}
