import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";
import { notFound } from "~/base/lib/http/http";
import { listAsCsv } from "~/goods/prices/lists/csv/list-export.server";
import { priceListAt } from "~/goods/prices/lists/price-lists.server";

/** A price list, or everybody's prices by quantity, as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  const found = priceListAt(args.params.list ?? "");
  if (!found) throw notFound();
  return csvDownload(`prices-by-quantity-${dayOf(Date.now())}.csv`, listAsCsv(found.list));
}
