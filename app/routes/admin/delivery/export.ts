import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { storedTable } from "~/goods/delivery/stored-table.server";
import { tableAsCsv } from "~/goods/delivery/table-csv";
import { csvDownload } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";

/** The table of delivery zones as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return csvDownload(`delivery-${dayOf(Date.now())}.csv`, lines());
}

async function* lines() {
  yield tableAsCsv(storedTable().zones);
}
