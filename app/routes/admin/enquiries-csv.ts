import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";
import { enquiryCsv } from "~/sales/enquiries/enquiry-csv.server";
import { enquiryFilterIn } from "~/sales/enquiries/enquiry-filter";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const filter = enquiryFilterIn(new URL(args.request.url).searchParams);
  return csvDownload(`enquiries-${dayOf(Date.now())}.csv`, enquiryCsv(filter));
}
