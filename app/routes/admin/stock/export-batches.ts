import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";
import { batchesAsCsv } from "~/goods/stock/batches/csv/batch-export.server";

/** All batches as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  return csvDownload(`batches-${dayOf(Date.now())}.csv`, batchesAsCsv());
}
