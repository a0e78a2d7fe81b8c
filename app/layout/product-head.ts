import { isRouteErrorResponse } from "@remix-run/react";
import type { NoLongerSold } from "~/goods/catalogue/archive/archived.server";
import type { CardProduct, ShownProduct } from "~/goods/catalogue/product";
import { photoCard } from "~/goods/catalogue/photo-card";
import { productData, summaryOf } from "~/goods/catalogue/product-data";
import { oilData, oilId } from "~/goods/catalogue/told/oil-data";
import { titleOf } from "~/goods/catalogue/told/pack-names";
import { questionData } from "~/goods/catalogue/questions/question-section";
import { breadcrumbs } from "~/base/lib/json-ld";
import { returnPolicy, shippingDetails } from "~/upkeep/pages/offer-terms";
import { toldReviews } from "~/sales/reviews/shown/review-data";
import { errorHead, longestTitle, type PageHead } from "./page-meta";

type Told = {
  product: ShownProduct & { gtin: string | null };
  /** What all sizes of its oil have in common (`oilGroup`), and the others; none: null. */
  group: string | null;
  sizes: CardProduct[];
  path: string;
  photos: Parameters<typeof photoCard>[0];
  delivery: Parameters<typeof shippingDetails>[1];
  reviews: Parameters<typeof toldReviews>[0];
  questions: Parameters<typeof questionData>[0];
  returns: Parameters<typeof returnPolicy>[1];
};

/** The head of a product's page: its title and picture, and the product, its offer, reviews and questions as programs read them. */
export function productHead({
  product,
  group,
  sizes,
  photos,
  path,
  delivery,
  reviews,
  questions,
  returns,
}: Told): PageHead {
  const { name, category } = product;
  return {
    title: titleOf(product, longestTitle),
    description: summaryOf(product),
    path,
    type: "product",
    image: photoCard(photos),
    things: (address) => [
      productData(
        address,
        product,
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
    ],
  };
}

/** What is known of a product that is no longer sold; null: the error is another. */
export const goneProduct = (error: unknown) =>
  isRouteErrorResponse(error) && error.status === 410 ? (error.data as NoLongerSold) : null;

/** The head where there is no product to show. */
export function missingHead(error: unknown): PageHead {
  const gone = goneProduct(error);
  return gone ? { title: gone.name } : errorHead(error);
}
