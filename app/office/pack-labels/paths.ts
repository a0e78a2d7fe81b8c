import { batchPath } from "~/goods/stock/batches/batch-filter";

type Batch = { id: string };

/** The page on which the labels of a batch are printed. */
export const labelsPath = (batch: Batch) => batchPath(batch, "labels");

/** The file of a printing, of a sample, or the test sheet of a paper. */
export const labelsFilePath = (batch: Batch, query: Record<string, string>) =>
  `${batchPath(batch, "labels.pdf")}?${new URLSearchParams(query)}`;
