import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { notFound } from "~/base/lib/http/http";
import { batchById } from "~/goods/stock/batches/batch-rows.server";
import { reportAnswer } from "~/goods/stock/batches/report-file.server";

/** The lab report of a batch, whether shoppers see it or not. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  const batch = batchById(args.params.id ?? "");
  if (!batch) throw notFound();
  return reportAnswer(batch, args.request);
}
