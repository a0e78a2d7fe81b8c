import type { BatchRow } from "~/goods/stock/batches/batch-rows.server";
import { buyersPage, buyersToBe } from "./buyers.server";
import { recallFacts } from "./facts.server";
import { ordersWith, recalledInside, recallsOf, whereabouts } from "./recall-page.server";
import { withoutBatch } from "./who-got-it.server";

/**
 * What the page of a batch's recall shows. `buyerCount`: of those who have packs of it. `recall`: the one that stands or the last
 * one, with one page (from 1) of those who are to be told; null: there never was one. `earlier`: those before it, the newest first.
 */
export function recallShown(batch: BatchRow, page: number) {
  const [recall = null, ...earlier] = recallsOf(batch.id);
  const { id, number, product, size, packs, isCounted } = batch;
  return {
    batch: { id, number, product, size, packs, isCounted },
    inside: recalledInside(id),
    orders: ordersWith(id),
    buyerCount: buyersToBe(id),
    earlier: earlier.map(({ id, why, steps }) => ({ id, why, steps })),
    recall: recall && {
      id: recall.id,
      state: recall.state,
      why: recall.why,
      steps: recall.steps,
      packs: whereabouts(id),
      unknown: withoutBatch(batch),
      buyers: buyersPage(recall, recallFacts(batch, recall), page),
    },
  };
}
