import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { notFound } from "~/base/lib/http/http";
import { whoGotItCsv } from "~/office/recall/who-got-it.server";
import { batchById } from "~/goods/stock/batches/batch-rows.server";

/** Who got a batch as CSV: people's data, so after the password was given again. */
export async function loader(args: LoaderFunctionArgs) {
  const admin = await requireAdmin(args);
  await requireConfirmed(args, admin);
  const batch = batchById(args.params.id ?? "");
  if (!batch) throw notFound();
  const file = `batch-${batch.number.replace(/[^A-Za-z0-9-]+/g, "-")}.csv`;
  return csvDownload(file, await whoGotItCsv(batch, admin));
}
