import { amountWithPaise, rupees } from "~/base/lib/money";
import {
  declaredIn,
  isByNumber,
  isByWeight,
  isOil,
  type Measure,
  mlIn,
  netGrams,
  type Pack,
  type PackSize,
} from "~/base/lib/pack-size";
import { t } from "~/base/words/say";
import { type Product, paisePerLitre } from "./product";

type Priced = Pick<Product, "pricePaise"> & Pack;

/**
 * Whether the pack declares less than a litre or a kilogram: its unit sale price is said per millilitre or gram then, of all others
 * per litre or kilogram (Legal Metrology (Packaged Commodities) Rules 2011, rule 6(11)). Of a carton the whole carton counts. Goods by number have
 * a price for each.
 */
export const isSmall = (pack: PackSize): boolean => !isByNumber(pack) && declaredIn(pack) < 1000;

/** What a millilitre of a small pack costs, or a litre of any other: in rupees with at most two decimals, as the rule has it. */
export const priceByVolume = (pack: Priced): string => priceOf(pack, mlIn(pack));

/** The same by grams or kilograms. */
export const priceByWeight = (pack: Priced): string => priceOf(pack, netGrams(pack));

function priceOf(pack: Priced, measured: number): string {
  return isSmall(pack)
    ? `₹${amountWithPaise(Math.round(pack.pricePaise / measured))}`
    : rupees(Math.round((pack.pricePaise * 1000) / measured));
}

/** `₹0.21 per ml`, `₹290 per litre`, `₹212 per kg`, `₹5 per piece`: the unit sale price in the measure that the pack declares. */
export function unitPrice(pack: Priced): string {
  if (isByNumber(pack)) return pricePerOne(rupees(paisePerOne(pack)), pack.measure);
  if (isByWeight(pack)) {
    const price = priceByWeight(pack);
    return isSmall(pack) ? t("{price} per g", { price }) : t("{price} per kg", { price });
  }
  const price = priceByVolume(pack);
  return isSmall(pack) ? t("{price} per ml", { price }) : t("{price} per litre", { price });
}

/**
 * The price per litre of a pack whose unit sale price is in another measure, to compare it with the others; of what is no oil and sold by
 * weight per kilogram. Null: the unit sale price is that already.
 */
export function beside(pack: Priced): string | null {
  if (isByNumber(pack)) return null;
  if (isByWeight(pack) && !isOil(pack))
    return isSmall(pack) ? t("{price} per kg", { price: rupees(paisePerKilogram(pack)) }) : null;
  const isByLitre = pack.measure === "l" && !isSmall(pack);
  return isByLitre ? null : t("{price} per litre", { price: rupees(paisePerLitre(pack)) });
}

/** Price per kilogram in paise, rounded. */
export const paisePerKilogram = (pack: Priced): number =>
  Math.round((pack.pricePaise * 1000) / netGrams(pack));

/** Price of each of goods by number in paise, rounded. */
export const paisePerOne = (pack: Priced): number =>
  Math.round(pack.pricePaise / Math.max(1, declaredIn(pack)));

function pricePerOne(price: string, measure: Measure): string {
  if (measure === "pair") return t("{price} per pair", { price });
  return measure === "box" ? t("{price} per box", { price }) : t("{price} per piece", { price });
}

/** Whether the price itself says what one litre, kilogram, piece, pair or box costs. */
export const isOne = (pack: PackSize): boolean =>
  declaredIn(pack) === (isByNumber(pack) ? 1 : 1000);

/** For a card: the unit sale price, which a litre, kilogram or piece does not repeat, and what `beside` says. Either may be null. */
export const unitPrices = (pack: Priced) => ({
  own: isOne(pack) ? null : unitPrice(pack),
  perLitre: beside(pack),
});
