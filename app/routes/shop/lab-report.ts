import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/base/lib/http/http";
import { batchById } from "~/goods/stock/batches/batch-rows.server";
import { reportAnswer } from "~/goods/stock/batches/report-file.server";

/** The lab report of a batch that the owner shows. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const batch = batchById(params.id ?? "");
  if (!batch?.isShown) throw notFound();
  return reportAnswer(batch, request);
}
