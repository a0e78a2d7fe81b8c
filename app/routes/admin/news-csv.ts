import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { newsCsv } from "~/people/consent/news-csv.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  return csvDownload(`news-${dayOf(Date.now())}.csv`, newsCsv());
}
