import type { CardProduct, WholeProduct } from "~/goods/catalogue/product";
import { productData } from "~/goods/catalogue/product-data";
import type { PhotoRef } from "~/goods/photos/photo-ref";
import { gtinOf } from "~/goods/catalogue/told/gtin";
import { oilGroup } from "~/goods/catalogue/told/oil-group.server";
import { oilData, oilId } from "~/goods/catalogue/told/oil-data";
import { questionData } from "~/goods/catalogue/questions/question-data";
import { breadcrumbs, type Thing } from "~/base/lib/json-ld";
import { returnPolicy, shippingDetails } from "~/upkeep/pages/offer-terms";
import { toldReviews } from "~/sales/reviews/shown/review-data";

type Told = {
  product: WholeProduct;
  photos: PhotoRef[];
  /** The other sizes of its oil. */
  sizes: CardProduct[];
  path: string;
  delivery: Parameters<typeof shippingDetails>[1];
  reviews: Parameters<typeof toldReviews>[0];
  questions: Parameters<typeof questionData>[0];
  returns: Parameters<typeof returnPolicy>[1];
};

/**
 * A product, its offer, reviews and questions as programs read them, in schema.org's vocabulary. `address`: the shop's, without a trailing
 * slash. Made on the server: the browser needs none of it.
 */
export function productThings(
  address: string,
  { product, photos, sizes, path, delivery, reviews, questions, returns }: Told,
): Thing[] {
  const { name, category } = product;
  const group = sizes.length > 0 && product.family ? oilGroup(product.family) : null;
  return [
    productData(
      address,
      { ...product, gtin: gtinOf(product.ean) },
      photos,
      { returns: returnPolicy(address, returns), shipping: shippingDetails(address, delivery) },
      toldReviews(reviews),
      group && oilId(address, group),
    ),
    ...(group ? [oilData(address, group, product, sizes)] : []),
    ...questionData(questions),
    breadcrumbs(address, [
      { name: category.name, path: `/category/${category.slug}` },
      { name, path },
    ]),
  ];
}
