import { firmId, type Thing } from "~/base/lib/json-ld";
import { decimalRupees } from "~/base/lib/money";
import {
  declaredIn,
  declaredSize,
  isByNumber,
  isByWeight,
  type PackSize,
} from "~/base/lib/pack-size";
import { largestJpeg } from "./photo-card";
import type { PhotoRef } from "~/goods/photos/photo-ref";
import type { Product } from "./product";
import { productId } from "./told/oil-data";
import { brand } from "./told/pack-names";
import { ratingData, type ToldReviews } from "./told/rating-data";
import { isSmall } from "./unit-price";
import { localized } from "~/base/words/addresses";

type DescribedProduct = Pick<
  Product,
  "id" | "slug" | "name" | "description" | "pricePaise" | "shipping" | "category" | "isSoldOut"
> &
  PackSize & {
    mrpPaise: number | null;
    /** Its worldwide number, of 13 digits. */
    gtin?: string | null;
  };

/** The terms that apply to every offer of the shop. */
type Terms = { returns: Thing; shipping: Thing | Thing[] | undefined };

/**
 * A product as schema.org data. `address`: the shop's URL without a trailing slash; `oil`: the @id of the oil that it is a size of; null: it
 * has no other size.
 */
export function productData(
  address: string,
  product: DescribedProduct,
  photos: PhotoRef[],
  terms: Terms,
  reviews: ToldReviews | null = null,
  oil: string | null = null,
): Thing {
  const url = address + localized(`/product/${product.slug}`);
  const [unit, value] = sizeData(product);
  return {
    "@type": "Product",
    "@id": productId(address, product),
    name: product.name,
    sku: product.id,
    gtin13: product.gtin ?? undefined,
    description: product.description,
    url,
    image: photos.length > 0 ? photos.map((photo) => address + largestJpeg(photo).path) : undefined,
    category: product.category.name,
    brand: { "@type": "Brand", name: brand },
    isVariantOf: oil ? { "@id": oil } : undefined,
    size: declaredSize(product),
    additionalProperty: {
      "@type": "PropertyValue",
      name: "Pack size",
      value,
      unitCode: unit.code,
      unitText: unit.text,
    },
    offers: offerOf(address, url, product, terms),
    ...(reviews && ratingData(reviews)),
  };
}

function offerOf(
  address: string,
  url: string,
  product: DescribedProduct,
  { returns, shipping }: Terms,
): Thing {
  return {
    "@type": "Offer",
    url,
    price: decimalRupees(product.pricePaise),
    priceCurrency: "INR",
    priceSpecification: [...struckPriceData(product), unitPriceData(product)],
    availability: `https://schema.org/${product.isSoldOut ? "OutOfStock" : "InStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@id": firmId(address) },
    hasMerchantReturnPolicy: returns,
    shippingDetails: shipping,
  };
}

/** The printed price where the page strikes it through: where less is asked. */
function struckPriceData({ pricePaise, mrpPaise }: DescribedProduct): Thing[] {
  if (mrpPaise === null || mrpPaise <= pricePaise) return [];
  return [
    {
      "@type": "UnitPriceSpecification",
      priceType: "https://schema.org/StrikethroughPrice",
      price: decimalRupees(mrpPaise),
      priceCurrency: "INR",
    },
  ];
}

/** UN/CEFACT codes: `C62` is one, of whatever is counted. */
const one = { code: "C62", text: "pc" };

function sizeData(product: PackSize) {
  const declared = declaredIn(product);
  if (isByNumber(product)) return [one, declared] as const;
  const kilogram = { code: "KGM", text: "kg" };
  return [isByWeight(product) ? kilogram : { code: "LTR", text: "L" }, declared / 1000] as const;
}

/** The price of the pack's quantity, to be told per millilitre or gram of a small pack, else per litre or kilogram: rule 6(11). */
function unitPriceData(product: DescribedProduct): Thing {
  const [{ code }, whole] = sizeData(product);
  const small = isByWeight(product) ? "GRM" : "MLT";
  const [value, unitCode] = isSmall(product) ? [declaredIn(product), small] : [whole, code];
  return {
    "@type": "UnitPriceSpecification",
    price: decimalRupees(product.pricePaise),
    priceCurrency: "INR",
    referenceQuantity: {
      "@type": "QuantitativeValue",
      value,
      unitCode,
      valueReference: { "@type": "QuantitativeValue", value: 1, unitCode },
    },
  };
}
