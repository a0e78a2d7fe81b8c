import type { LoaderFunctionArgs } from "@remix-run/node";
import { labelsFile } from "~/office/pack-labels/labels-page.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";

/** Labels of a batch, a sample of one, or a test sheet. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  return labelsFile(args.params.id ?? "", args.request);
}
