import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/accounts/viewer.server";
import { csvDownload } from "~/lib/csv/csv";
import { dayOf } from "~/lib/days";
import { notFound } from "~/lib/http/http";
import { historyAsCsv, historyOf } from "~/prices/history/history.server";

/** All prices that ever were as CSV, or those of one pack (`?pack=<slug>`). */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  const slug = new URL(args.request.url).searchParams.get("pack");
  const pack = slug === null ? null : historyOf(slug, 1)?.pack;
  if (pack === undefined) throw notFound();
  const name = pack ? `prices-of-${pack.slug}` : "all-prices";
  return csvDownload(`${name}-${dayOf(Date.now())}.csv`, historyAsCsv(pack?.id ?? null));
}
