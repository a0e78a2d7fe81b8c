import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { noticesSince } from "~/people/notices/notice-list.server";

/** What was told after `?since=` (UTC ms), for an open page that asks once a minute. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const since = new URL(args.request.url).searchParams.get("since");
  const notices = noticesSince(since === null ? null : Number(since) || 0);
  return Response.json(notices, { headers: { "Cache-Control": "private, no-store" } });
}
