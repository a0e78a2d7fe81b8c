import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/base/lib/http/http";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { evidenceDownload } from "~/office/disputes/evidence-pdf.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const file = await evidenceDownload(args.params.id ?? "");
  if (!file) throw notFound();
  return file;
}
