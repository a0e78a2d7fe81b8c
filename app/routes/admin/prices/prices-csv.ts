import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/accounts/viewer.server";
import { csvDownload } from "~/lib/csv/csv";
import { dayOf } from "~/lib/days";
import { pricesAsCsv } from "~/prices/day/prices-csv.server";

/** All prices of now as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  return csvDownload(`prices-${dayOf(Date.now())}.csv`, pricesAsCsv());
}
