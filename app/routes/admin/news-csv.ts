import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/accounts/viewer.server";
import { newsCsv } from "~/consent/news-csv.server";
import { csvDownload } from "~/lib/csv/csv";
import { dayOf } from "~/lib/days";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  return csvDownload(`news-${dayOf(Date.now())}.csv`, newsCsv());
}
