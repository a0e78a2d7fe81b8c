import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/accounts/viewer.server";
import { csvDownload } from "~/lib/csv/csv";
import { dayOf } from "~/lib/days";
import { batchesAsCsv } from "~/stock/batches/csv/batch-export.server";

/** All batches as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  return csvDownload(`batches-${dayOf(Date.now())}.csv`, batchesAsCsv());
}
