import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/accounts/viewer.server";
import { storedTable } from "~/delivery/stored-table.server";
import { tableAsCsv } from "~/delivery/table-csv";
import { csvDownload } from "~/lib/csv/csv";
import { dayOf } from "~/lib/days";

/** The table of delivery zones as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return csvDownload(`delivery-${dayOf(Date.now())}.csv`, lines());
}

async function* lines() {
  yield tableAsCsv(storedTable().zones);
}
