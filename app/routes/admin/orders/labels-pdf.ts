import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/accounts/viewer.server";
import { labelsFile } from "~/fulfilment/print/print-ticked.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return labelsFile(new URL(args.request.url).searchParams);
}
