/** Packs of a recalled batch in an order that is still here. */
export type RecalledPacks = {
  batchId: string;
  batch: string;
  productId: string;
  product: string;
  /** The product that they were taken for as its parts; null: for themselves. */
  forProductId: string | null;
  packs: number;
};

/** What keeps an order from being packed: `Batch 26-11-A is recalled: 2 packs to be replaced`. Null: nothing. */
export function recalledWords(recalled: Pick<RecalledPacks, "batch" | "packs">[]): string | null {
  if (recalled.length === 0) return null;
  return recalled
    .map(
      ({ batch, packs }) =>
        `Batch ${batch} is recalled: ${packs === 1 ? "1 pack" : `${packs} packs`} to be replaced`,
    )
    .join("; ");
}

/** Where other packs are taken for an order. */
export const otherPacksPath = ({ number }: { number: string }) =>
  `/dashboard/admin/orders/${number}/other-packs`;
