import type { Thing } from "~/base/lib/json-ld";
import { decimalRupees } from "~/base/lib/money";
import { declaredSize } from "~/base/lib/pack-size";
import { localized } from "~/base/words/addresses";
import { withoutSize } from "../family/size-in-name";
import { largestJpeg } from "../photo-card";
import type { CardProduct } from "../product";
import { brand } from "./pack-names";

type Sold = Pick<CardProduct, "slug">;

const pageOf = (address: string, { slug }: Sold) => address + localized(`/product/${slug}`);

/** The @id of a product. */
export const productId = (address: string, product: Sold) => `${pageOf(address, product)}#product`;

/** The @id of an oil on the pages of all its sizes. `group`: by `oilGroup`. */
export const oilId = (address: string, group: string) => `${address}/#oil-${group}`;

/**
 * An oil as schema.org data with all its sizes, each on its own page: this page's product, which it describes in full, and the others, of
 * which it tells what its list of sizes shows. https://developers.google.com/search/docs/appearance/structured-data/product-variants
 */
export function oilData(
  address: string,
  group: string,
  product: Sold & { name: string },
  others: CardProduct[],
): Thing {
  return {
    "@type": "ProductGroup",
    "@id": oilId(address, group),
    name: withoutSize(product.name),
    productGroupID: group,
    brand: { "@type": "Brand", name: brand },
    variesBy: "https://schema.org/size",
    hasVariant: [
      { "@id": productId(address, product) },
      ...others.map((other) => sizeData(address, other)),
    ],
  };
}

function sizeData(address: string, size: CardProduct): Thing {
  const url = pageOf(address, size);
  return {
    "@type": "Product",
    "@id": productId(address, size),
    name: size.name,
    sku: size.id,
    size: declaredSize(size),
    url,
    image: size.photo ? address + largestJpeg(size.photo).path : undefined,
    offers: {
      "@type": "Offer",
      url,
      price: decimalRupees(size.pricePaise),
      priceCurrency: "INR",
      availability: `https://schema.org/${size.isSoldOut ? "OutOfStock" : "InStock"}`,
    },
  };
}
