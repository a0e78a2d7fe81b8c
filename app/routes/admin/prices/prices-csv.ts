import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";
import { pricesAsCsv } from "~/goods/prices/day/prices-csv.server";

/** All prices of now as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  return csvDownload(`prices-${dayOf(Date.now())}.csv`, pricesAsCsv());
}
