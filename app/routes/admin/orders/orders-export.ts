import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/accounts/viewer.server";
import { csvDownload } from "~/lib/csv/csv";
import { dayOf } from "~/lib/days";
import { ordersAsCsv } from "~/orders/admin/order-export.server";
import { orderFilterIn } from "~/orders/admin/order-filter";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const filter = orderFilterIn(new URL(args.request.url).searchParams);
  return csvDownload(`orders-${dayOf(Date.now())}.csv`, ordersAsCsv(filter));
}
