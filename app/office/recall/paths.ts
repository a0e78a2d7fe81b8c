import { batchesPath } from "~/goods/stock/batches/batch-filter";

/** The recall of a batch, by the batch's id. */
export const recallPath = (batchId: string) => `${batchesPath}/${batchId}/recall`;

/** The batches that are recalled. */
export const recalledPath = `${batchesPath}?state=recalled`;

/** What the firm does in a recall, on one page. */
export const planPath = `${batchesPath}/recall-plan`;
