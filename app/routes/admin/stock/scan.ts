import type { LoaderFunctionArgs } from "@remix-run/node";
import { packScanned } from "~/goods/stock/scan/pack-scanned.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";

/** Most codes that are looked up at once. */
const most = 20;

/** What packs these codes are on, in their order: for the scanning screens. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "parcels");
  const codes = new URL(args.request.url).searchParams.getAll("code").slice(0, most);
  return Response.json(
    codes.map((code) => packScanned(code)),
    { headers: { "Cache-Control": "private, no-store" } },
  );
}
