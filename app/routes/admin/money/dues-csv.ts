import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/accounts/viewer.server";
import { csvDownload } from "~/lib/csv/csv";
import { dayOf } from "~/lib/days";
import { duesCsv } from "~/payments/dues/dues-csv.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  return csvDownload(`dues-${dayOf(Date.now())}.csv`, duesCsv());
}
