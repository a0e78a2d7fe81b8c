import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";
import { stockAsCsv } from "~/goods/stock/admin/stock-export.server";

/** The stock of all products as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  return csvDownload(`stock-${dayOf(Date.now())}.csv`, stockAsCsv());
}
