import { dateTime } from "~/lib/dates";
import { rupees } from "~/lib/money";
import { declaredSize, otherMeasure, type PackSize } from "~/lib/pack-size";
import { Price } from "~/ui/price";
import type { PackFacts } from "../pack-facts";
import { paisePerKg, pricePerLitre, type Product } from "../product";
import { VegetarianMark } from "./vegetarian-mark";
import { t, withParts } from "~/words/say";

type Shown = Pick<Product, "pricePaise" | "pricedAt" | "lowestPaise" | "isLowered"> &
  PackSize &
  Pick<PackFacts, "mrpPaise" | "isVegetarian">;

const price = (words: React.ReactNode) => <span className="price">{words}</span>;

/** A product's price, MRP, price per litre and per kilogram, and its pack in both measures. */
export function ProductFacts({ product }: { product: Shown }) {
  const perLitre = pricePerLitre(product);
  const kg = rupees(paisePerKg(product));
  return (
    <div className="product-facts">
      <p className="product-price">
        <Price paise={product.pricePaise} /> <Mrp {...product} />
      </p>
      <p className="muted small">
        {perLitre === null
          ? withParts("<price>{kg}</price> per kg, inclusive of all taxes", { kg, price })
          : withParts(
              "<price>{litre}</price> per litre, <price>{kg}</price> per kg, inclusive of all taxes",
              { litre: rupees(perLitre), kg, price },
            )}
      </p>
      <PriceAge {...product} />
      <p className="product-pack">
        {product.isVegetarian === 1 && <VegetarianMark />}
        {t("Pack of {size}", { size: declaredSize(product, "Ltr.") })}{" "}
        <span className="pack-beside">{`(${otherMeasure(product)})`}</span>
      </p>
    </div>
  );
}

/**
 * From when on the price counts. Beside a struck MRP or a lowered price also the lowest of the 30 days before it: rule 4(13) of the
 * Consumer Protection (E-Commerce) Rules, from 1 January 2027.
 */
function PriceAge({ pricePaise, mrpPaise, pricedAt, lowestPaise, isLowered }: Shown) {
  const isReduced = isLowered || (mrpPaise !== null && mrpPaise > pricePaise);
  return (
    <>
      {pricedAt !== null && (
        <p className="muted small">{t("Price of {time}", { time: dateTime(pricedAt) })}</p>
      )}
      {isReduced && lowestPaise !== null && (
        <p className="muted small">{lowestWords(lowestPaise)}</p>
      )}
    </>
  );
}

export const lowestWords = (paise: number) =>
  t("Lowest in the 30 days before: {price}", { price: rupees(paise) });

/** The MRP, struck through only if the price is lower. */
function Mrp({ pricePaise, mrpPaise }: Pick<Shown, "pricePaise" | "mrpPaise">) {
  if (mrpPaise === null) return null;
  const amount = <Price paise={mrpPaise} />;
  return (
    <span className="product-mrp">MRP {mrpPaise > pricePaise ? <s>{amount}</s> : amount}</span>
  );
}
