import type { LoaderFunctionArgs } from "@remix-run/node";
import { dayOf } from "~/base/lib/days";
import { ewayFileOf } from "~/office/eway/eway-pages.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";

/** The e-way bills of the orders in `?order=`, as the portal's bulk upload takes them. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const now = Date.now();
  const numbers = new URL(args.request.url).searchParams.getAll("order");
  const { file, problem } = ewayFileOf(numbers, now);
  if (!file)
    return new Response(problem, { status: 409, headers: { "Cache-Control": "no-store" } });
  return new Response(JSON.stringify(file), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="eway-bills-${dayOf(now)}.json"`,
      "Cache-Control": "no-store",
    },
  });
}
