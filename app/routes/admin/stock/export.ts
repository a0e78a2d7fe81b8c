import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/accounts/viewer.server";
import { csvDownload } from "~/lib/csv/csv";
import { dayOf } from "~/lib/days";
import { stockAsCsv } from "~/stock/admin/stock-export.server";

/** The stock of all products as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  return csvDownload(`stock-${dayOf(Date.now())}.csv`, stockAsCsv());
}
