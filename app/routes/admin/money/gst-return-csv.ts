import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/accounts/viewer.server";
import { gstReturnOf } from "~/gst-return/gst-return.server";
import { returnMonthIn } from "~/gst-return/month";
import { isCsvSection, sectionAsCsv } from "~/gst-return/section-csv";
import { csvDownload } from "~/lib/csv/csv";
import { notFound } from "~/lib/http/http";

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
