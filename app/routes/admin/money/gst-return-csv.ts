import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { gstReturnOf } from "~/office/gst-return/gst-return.server";
import { returnMonthIn } from "~/office/gst-return/month";
import { isCsvSection } from "~/office/gst-return/csv-sections";
import { sectionAsCsv } from "~/office/gst-return/section-csv";
import { csvDownload } from "~/base/lib/csv/csv";
import { notFound } from "~/base/lib/http/http";

/** One section of a month's return. */
export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const section = args.params.section ?? "";
  if (!isCsvSection(section)) throw notFound();
  const month = returnMonthIn(new URL(args.request.url).searchParams, Date.now());
  const { file, problem } = await gstReturnOf(month);
  if (!file)
    return new Response(problem, { status: 409, headers: { "Cache-Control": "no-store" } });
  return csvDownload(`gstr1-${month.month}-${section}.csv`, sectionAsCsv(file, section));
}
