import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";
import { ordersAsCsv } from "~/sales/orders/admin/order-export.server";
import { orderFilterIn } from "~/sales/orders/list/order-filter";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const filter = orderFilterIn(new URL(args.request.url).searchParams);
  return csvDownload(`orders-${dayOf(Date.now())}.csv`, ordersAsCsv(filter));
}
