import type { BatchRow } from "~/goods/stock/batches/batch-rows.server";
import { buyersPage } from "./buyers.server";
import { recallFacts } from "./facts.server";
import { ordersWith, recalledInside, recallOf, whereabouts } from "./recall-page.server";
import { withoutBatch } from "./who-got-it.server";

const notYet = { why: "", whyGu: "", whyHi: "" };

/** What the page of a batch's recall shows, with one page (from 1) of the buyers. `recall` null: it is not recalled. */
export function recallShown(batch: BatchRow, page: number) {
  const recall = recallOf(batch.id);
  const { id, number, product, size, packs, isCounted } = batch;
  return {
    batch: { id, number, product, size, packs, isCounted },
    recall: recall && { state: recall.state, why: recall.why, steps: recall.steps },
    inside: recalledInside(id),
    orders: ordersWith(id),
    packs: whereabouts(id),
    unknown: withoutBatch(batch),
    buyers: buyersPage(id, recallFacts(batch, recall ?? notYet), page),
  };
}
