import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { customerCsv } from "~/office/customers/list/customer-csv.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";
import { keywordIn } from "~/base/lib/list-filter";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const keyword = keywordIn(new URL(args.request.url).searchParams);
  return csvDownload(`customers-${dayOf(Date.now())}.csv`, customerCsv(keyword));
}
