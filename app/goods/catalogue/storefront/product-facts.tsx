import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { besideDeclared, declaredSize, isOil, type Pack } from "~/base/lib/pack-size";
import { Price } from "~/base/ui/price";
import type { PackFacts } from "../pack-facts";
import type { WholeProduct } from "../product";
import { beside, isSmall, priceByVolume, priceByWeight, unitPrice } from "../unit-price";
import { Beside } from "./beside";
import { t, withParts } from "~/base/words/say";

type Shown = Pick<
  WholeProduct,
  "pricePaise" | "pricedAt" | "lowestPaise" | "isCompared" | "isLowered"
> &
  Pack &
  Pick<PackFacts, "mrpPaise" | "isVegetarian">;

const price = (words: React.ReactNode) => <span className="price">{words}</span>;

/** A product's price, MRP, unit sale prices by volume and weight, and its pack in both measures. */
export function ProductFacts({ product }: { product: Shown }) {
  return (
    <div className="product-facts">
      <p className="product-price">
        <Price paise={product.pricePaise} /> <Mrp {...product} />
      </p>
      <p className="muted small">{unitPrices(product)}</p>
      <Lowest {...product} />
      <p className="product-pack">
        {product.isVegetarian === 1 && <VegetarianMark />}
        <span>{t("Pack of {size}", { size: declaredSize(product, "Ltr.") })}</span>{" "}
        <Beside words={besideDeclared(product)} />
      </p>
    </div>
  );
}

/** Of a pack of one litre the price itself says what a litre costs. What is no oil has no litres and kilograms that say the same. */
function unitPrices(product: Shown) {
  if (!isOil(product)) {
    const other = beside(product);
    const prices = other === null ? unitPrice(product) : `${unitPrice(product)} (${other})`;
    return t("{prices}, inclusive of all taxes", { prices });
  }
  const [byVolume, byWeight] = [priceByVolume(product), priceByWeight(product)];
  if (isSmall(product))
    return withParts(
      "<price>{ml}</price> per ml, <price>{g}</price> per g, inclusive of all taxes",
      { ml: byVolume, g: byWeight, price },
    );
  return product.volumeMl === 1000
    ? withParts("<price>{kg}</price> per kg, inclusive of all taxes", { kg: byWeight, price })
    : withParts(
        "<price>{litre}</price> per litre, <price>{kg}</price> per kg, inclusive of all taxes",
        { litre: byVolume, kg: byWeight, price },
      );
}

/** Since when the price counts; nothing for one that has always been the same. */
export function PriceAge({ pricedAt }: Pick<Shown, "pricedAt">) {
  if (pricedAt === null) return null;
  return (
    <p className="muted small">
      {t("Price of {time}. It follows the market; an order keeps its price.", {
        time: dateTime(pricedAt),
      })}
    </p>
  );
}

/**
 * Beside a struck MRP or a lowered price the lowest of the 30 days before it: rule 4(13) of the Consumer Protection (E-Commerce) Rules,
 * from 1 January 2027.
 */
function Lowest({ pricePaise, mrpPaise, lowestPaise, isCompared, isLowered }: Shown) {
  const isReduced = isLowered || (isCompared && mrpPaise !== null && mrpPaise > pricePaise);
  if (!isReduced || lowestPaise === null) return null;
  return <p className="muted small">{lowestWords(lowestPaise)}</p>;
}

export const lowestWords = (paise: number) =>
  t("Lowest in the 30 days before: {price}", { price: rupees(paise) });

/** The MRP, struck through only if the price is lower and there is a price of 30 days before to compare with. */
function Mrp({
  pricePaise,
  mrpPaise,
  isCompared,
}: Pick<Shown, "pricePaise" | "mrpPaise" | "isCompared">) {
  if (mrpPaise === null) return null;
  const amount = <Price paise={mrpPaise} />;
  const isStruck = isCompared && mrpPaise > pricePaise;
  return <span className="product-mrp">MRP {isStruck ? <s>{amount}</s> : amount}</span>;
}

/** India's green mark for vegetarian food: a filled circle in a square. The law sets its colours, also in dark mode. */
function VegetarianMark() {
  return (
    <svg
      className="vegetarian-mark"
      role="img"
      aria-label={t("Vegetarian")}
      viewBox="0 0 20 20"
      width="20"
      height="20"
    >
      <rect x="1" y="1" width="18" height="18" fill="#fff" stroke="#0a7a2f" strokeWidth="2" />
      <circle cx="10" cy="10" r="5" fill="#0a7a2f" />
    </svg>
  );
}
