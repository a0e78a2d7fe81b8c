import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";
import { notFound } from "~/base/lib/http/http";
import { historyAsCsv, historyOf } from "~/goods/prices/history/history.server";

/** All prices that ever were as CSV, or those of one pack (`?pack=<slug>`). */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  const slug = new URL(args.request.url).searchParams.get("pack");
  const pack = slug === null ? null : historyOf(slug, 1)?.pack;
  if (pack === undefined) throw notFound();
  const name = pack ? `prices-of-${pack.slug}` : "all-prices";
  return csvDownload(`${name}-${dayOf(Date.now())}.csv`, historyAsCsv(pack?.id ?? null));
}
