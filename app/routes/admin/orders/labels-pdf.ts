import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { labelsFile } from "~/sales/fulfilment/ticked/print-ticked.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "parcels");
  return labelsFile(new URL(args.request.url).searchParams);
}
