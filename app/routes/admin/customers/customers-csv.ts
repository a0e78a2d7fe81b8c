import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/accounts/viewer.server";
import { customerCsv } from "~/customers/list/customer-csv.server";
import { csvDownload } from "~/lib/csv/csv";
import { dayOf } from "~/lib/days";
import { keywordIn } from "~/lib/list-filter";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const keyword = keywordIn(new URL(args.request.url).searchParams);
  return csvDownload(`customers-${dayOf(Date.now())}.csv`, customerCsv(keyword));
}
