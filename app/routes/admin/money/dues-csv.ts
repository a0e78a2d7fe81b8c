import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";
import { duesCsv } from "~/office/khata/dues-csv.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  return csvDownload(`dues-${dayOf(Date.now())}.csv`, duesCsv());
}
