import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/accounts/viewer.server";
import { csvDownload } from "~/lib/csv/csv";
import { dayOf } from "~/lib/days";
import { enquiryCsv } from "~/enquiries/enquiry-csv.server";
import { enquiryFilterIn } from "~/enquiries/enquiry-filter";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const filter = enquiryFilterIn(new URL(args.request.url).searchParams);
  return csvDownload(`enquiries-${dayOf(Date.now())}.csv`, enquiryCsv(filter));
}
