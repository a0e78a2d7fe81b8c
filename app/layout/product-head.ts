import { isRouteErrorResponse } from "@remix-run/react";
import type { NoLongerSold } from "~/goods/catalogue/archive/archived.server";
import type { ShownProduct } from "~/goods/catalogue/product";
import { photoCard } from "~/goods/catalogue/photo-card";
import { titleOf } from "~/goods/catalogue/told/pack-names";
import { summaryOf } from "~/goods/catalogue/told/summary";
import type { Thing } from "~/base/lib/json-ld";
import type { ShownClaims } from "~/upkeep/claims/claims";
import { errorHead, longestTitle, type PageMeta } from "./page-meta";

type Shown = {
  product: ShownProduct;
  path: string;
  photos: Parameters<typeof photoCard>[0];
  /** As `productThings` has it. */
  told: Thing[];
};

/** The head of a product's page: its title and picture, and what programs read. */
export function productHead({ product, photos, path, told }: Shown, claims: ShownClaims): PageMeta {
  return {
    title: titleOf(product, longestTitle),
    description: summaryOf(product, claims),
    path,
    type: "product",
    image: photoCard(photos),
    things: () => told,
  };
}

/** What is known of a product that is no longer sold; null: the error is another. */
export const goneProduct = (error: unknown) =>
  isRouteErrorResponse(error) && error.status === 410 ? (error.data as NoLongerSold) : null;

/** The head where there is no product to show. */
export function missingHead(error: unknown): PageMeta {
  const gone = goneProduct(error);
  return gone ? { title: gone.name } : errorHead(error);
}
