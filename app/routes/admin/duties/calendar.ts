import type { LoaderFunctionArgs } from "@remix-run/node";
import { dayOf } from "~/base/lib/days";
import { dutiesCalendar } from "~/office/duties/calendar.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const now = Date.now();
  return new Response(dutiesCalendar(dayOf(now), now), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="duties.ics"',
      "Cache-Control": "private, no-store",
    },
  });
}
