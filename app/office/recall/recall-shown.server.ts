import type { BatchRow } from "~/goods/stock/batches/batch-rows.server";
import { buyersOf, buyersPage } from "./buyers.server";
import { recallFacts } from "./facts.server";
import { ordersWith, recalledInside, recallOf, whereabouts } from "./recall-page.server";
import { withoutBatch } from "./who-got-it.server";

/**
 * What the page of a batch's recall shows. `buyerCount`: of those who have packs of it. `recall`: with one page (from 1) of these;
 * null: it is not recalled.
 */
export function recallShown(batch: BatchRow, page: number) {
  const recall = recallOf(batch.id);
  const { id, number, product, size, packs, isCounted } = batch;
  return {
    batch: { id, number, product, size, packs, isCounted },
    inside: recalledInside(id),
    orders: ordersWith(id),
    buyerCount: buyersOf(id).total,
    recall: recall && {
      state: recall.state,
      why: recall.why,
      steps: recall.steps,
      packs: whereabouts(id),
      unknown: withoutBatch(batch),
      buyers: buyersPage(id, recallFacts(batch, recall), page),
    },
  };
}
