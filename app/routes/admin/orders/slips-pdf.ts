import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/accounts/viewer.server";
import { slipsFile } from "~/fulfilment/print/print-ticked.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "parcels");
  return slipsFile(new URL(args.request.url).searchParams);
}
