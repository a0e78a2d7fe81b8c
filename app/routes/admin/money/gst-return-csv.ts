import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { sectionNamed } from "~/office/gst-return/csv-sections";
import { filedPeriodIn } from "~/office/gst-return/filing.server";
import { gstReturnOf } from "~/office/gst-return/gst-return.server";
import { csvOf3b } from "~/office/gst-return/rows-3b";
import { sectionAsCsv } from "~/office/gst-return/section-csv";
import { csvDownload } from "~/base/lib/csv/csv";
import { notFound } from "~/base/lib/http/http";

/** One section of a period's return, or the figures of GSTR-3B. */
export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const period = filedPeriodIn(new URL(args.request.url).searchParams, Date.now());
  const { kind, name } = period;
  if (args.params.section === "gstr3b" && kind !== "iff") {
    const { in3b } = await gstReturnOf(period);
    return csvDownload(`gstr3b-${name}.csv`, csvOf3b(in3b));
  }
  const section = sectionNamed(args.params.section, kind);
  if (!section) throw notFound();
  const { file, problem } = await gstReturnOf(period);
  if (!file)
    return new Response(problem, { status: 409, headers: { "Cache-Control": "no-store" } });
  const called = kind === "iff" ? "iff" : "gstr1";
  return csvDownload(`${called}-${name}-${section}.csv`, sectionAsCsv(file, section));
}
