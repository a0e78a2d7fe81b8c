import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { gstReturnOf, returnFileName } from "~/office/gst-return/gst-return.server";
import { returnMonthIn } from "~/office/gst-return/month";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const now = Date.now();
  const month = returnMonthIn(new URL(args.request.url).searchParams, now);
  const { file, problem } = await gstReturnOf(month);
  if (!file)
    return new Response(problem, { status: 409, headers: { "Cache-Control": "no-store" } });
  return new Response(JSON.stringify(file), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${returnFileName(file.gstin, now)}"`,
      "Cache-Control": "no-store",
    },
  });
}
