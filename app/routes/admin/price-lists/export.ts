import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/accounts/viewer.server";
import { csvDownload } from "~/lib/csv/csv";
import { dayOf } from "~/lib/days";
import { notFound } from "~/lib/http/http";
import { listAsCsv } from "~/prices/lists/csv/list-export.server";
import { priceListAt } from "~/prices/lists/price-lists.server";

/** A price list, or everybody's prices by quantity, as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  const found = priceListAt(args.params.list ?? "");
  if (!found) throw notFound();
  return csvDownload(`prices-by-quantity-${dayOf(Date.now())}.csv`, listAsCsv(found.list));
}
