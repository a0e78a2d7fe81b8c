import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { gstReturnOf } from "~/office/gst-return/gst-return.server";
import { filedPeriodIn } from "~/office/gst-return/filing.server";
import { sectionNamed } from "~/office/gst-return/csv-sections";
import { sectionAsCsv } from "~/office/gst-return/section-csv";
import { csvDownload } from "~/base/lib/csv/csv";
import { notFound } from "~/base/lib/http/http";

/** One section of a period's return. */
export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const period = filedPeriodIn(new URL(args.request.url).searchParams, Date.now());
  const section = sectionNamed(args.params.section, period.kind);
  if (!section) throw notFound();
  const { file, problem } = await gstReturnOf(period);
  if (!file)
    return new Response(problem, { status: 409, headers: { "Cache-Control": "no-store" } });
  return csvDownload(
    `${period.kind === "iff" ? "iff" : "gstr1"}-${period.name}-${section}.csv`,
    sectionAsCsv(file, section),
  );
}
