import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/accounts/viewer.server";
import { invoicesFile } from "~/fulfilment/print/print-ticked.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  return invoicesFile(new URL(args.request.url).searchParams);
}
