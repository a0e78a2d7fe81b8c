import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";
import { productsAsCsv } from "~/goods/catalogue/csv/product-export.server";

/** All products as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  return csvDownload(`products-${dayOf(Date.now())}.csv`, productsAsCsv());
}
