import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/accounts/viewer.server";
import { invoicesFile } from "~/fulfilment/print/print-ticked.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return invoicesFile(new URL(args.request.url).searchParams);
}
