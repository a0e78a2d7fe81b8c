import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/accounts/viewer.server";
import { csvDownload } from "~/lib/csv";
import { dayOf } from "~/lib/days";
import { batchesAsCsv } from "~/stock/batches/csv/batch-export.server";

/** All batches as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return csvDownload(`batches-${dayOf(Date.now())}.csv`, batchesAsCsv());
}
