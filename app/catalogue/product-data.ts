import { firmId, itemList, type Thing } from "~/lib/json-ld";
import { decimalRupees } from "~/lib/money";
import { litres } from "~/lib/volume";
import { largestJpeg } from "./photo-card";
import type { PhotoRef } from "~/photos/photo-ref";
import type { Product } from "./product";

type Told = Pick<
  Product,
  "id" | "slug" | "name" | "description" | "pricePaise" | "volumeMl" | "shipping" | "category"
>;

/** What goes for every offer of the shop. */
type Terms = { returns: Thing; shipping: Thing };

/** A product in the words of schema.org. `address` is the shop's own, without a slash at its end. */
export function productData(
  address: string,
  product: Told,
  photos: PhotoRef[],
  terms: Terms,
): Thing {
  const url = `${address}/product/${product.slug}`;
  const size = litres(product.volumeMl);
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: product.name,
    description: product.description,
    url,
    image: photos.length > 0 ? photos.map((photo) => address + largestJpeg(photo).path) : undefined,
    category: product.category.name,
    brand: { "@type": "Brand", name: "Prayosha" },
    size: `${size} L`,
    additionalProperty: {
      "@type": "PropertyValue",
      name: "Pack size",
      value: Number(size),
      unitCode: "LTR",
      unitText: "L",
    },
    offers: offerOf(address, url, product, terms),
  };
}

/** The shop counts no stock: what is listed can be ordered. */
function offerOf(address: string, url: string, product: Told, { returns, shipping }: Terms): Thing {
  return {
    "@type": "Offer",
    url,
    price: decimalRupees(product.pricePaise),
    priceCurrency: "INR",
    availability: "https://schema.org/InStock",
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@id": firmId(address) },
    hasMerchantReturnPolicy: returns,
    shippingDetails: product.shipping === 1 ? shipping : undefined,
  };
}

/** What a list page shows, in the words of schema.org: each product has a page of its own with the rest. */
export function productList(
  address: string,
  name: string,
  products: Pick<Product, "name" | "slug">[],
): Thing {
  const places = products.map((product) => ({
    name: product.name,
    path: `/product/${product.slug}`,
  }));
  return itemList(address, name, places);
}

/** What a search result says below a product's name; a description of few words gets some facts beside it. */
export function summaryOf({ name, description, volumeMl }: Told): string {
  if (description.length >= 80) return description;
  return `${description} ${name}, a pack of ${litres(volumeMl)} Ltr. from our press in Surat, sent to kitchens across India.`;
}
