import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/accounts/viewer.server";
import { csvDownload } from "~/lib/csv";
import { dayOf } from "~/lib/days";
import { stockAsCsv } from "~/stock/admin/stock-export.server";

/** The stock of all products as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return csvDownload(`stock-${dayOf(Date.now())}.csv`, stockAsCsv());
}
