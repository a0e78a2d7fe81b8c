import { isRouteErrorResponse } from "@remix-run/react";
import type { NoLongerSold } from "~/goods/catalogue/archive/archived.server";
import type { ShownProduct } from "~/goods/catalogue/product";
import { photoCard } from "~/goods/catalogue/photo-card";
import { productData, summaryOf } from "~/goods/catalogue/product-data";
import { questionData } from "~/goods/catalogue/questions/question-section";
import { breadcrumbs } from "~/base/lib/json-ld";
import { returnPolicy, shippingDetails } from "~/upkeep/pages/offer-terms";
import { toldReviews } from "~/sales/reviews/shown/review-data";
import { errorHead, type PageHead } from "./page-meta";

type Told = {
  product: ShownProduct;
  path: string;
  photos: Parameters<typeof photoCard>[0];
  delivery: Parameters<typeof shippingDetails>[0];
  reviews: Parameters<typeof toldReviews>[0];
  questions: Parameters<typeof questionData>[0];
  returns: Parameters<typeof returnPolicy>[1];
};

/** The head of a product's page: its title and picture, and the product, its offer, reviews and questions as programs read them. */
export function productHead({
  product,
  photos,
  path,
  delivery,
  reviews,
  questions,
  returns,
}: Told): PageHead {
  const { name, category } = product;
  return {
    title: name,
    description: summaryOf(product),
    path,
    type: "product",
    image: photoCard(photos),
    things: (address) => [
      productData(
        address,
        product,
        photos,
        { returns: returnPolicy(address, returns), shipping: shippingDetails(delivery) },
        toldReviews(reviews),
      ),
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
