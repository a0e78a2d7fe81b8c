import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/accounts/viewer.server";
import { csvDownload } from "~/lib/csv/csv";
import { dayOf } from "~/lib/days";
import { productsAsCsv } from "~/catalogue/csv/product-export.server";

/** All products as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  return csvDownload(`products-${dayOf(Date.now())}.csv`, productsAsCsv());
}
