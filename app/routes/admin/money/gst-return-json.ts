import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import {
  gstReturnOf,
  isNilReturn,
  nilAdvice,
  returnFileName,
} from "~/office/gst-return/gst-return.server";
import { filedPeriodIn } from "~/office/gst-return/filing.server";

/** A period's return for the offline tool. */
export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const now = Date.now();
  const period = filedPeriodIn(new URL(args.request.url).searchParams, now);
  const { file, problem } = await gstReturnOf(period);
  const refused = file && isNilReturn(file) ? nilAdvice(period, file.gstin) : problem;
  if (!file || refused !== null)
    return new Response(refused, { status: 409, headers: { "Cache-Control": "no-store" } });
  return new Response(JSON.stringify(file), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${returnFileName(period, file.gstin, now)}"`,
      "Cache-Control": "no-store",
    },
  });
}
