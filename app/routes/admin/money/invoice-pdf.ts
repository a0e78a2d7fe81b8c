import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/accounts/viewer.server";
import { notFound } from "~/lib/http/http";
import { pdfDownload } from "~/invoices/pdf/invoice-pdf.server";
import { paperOfNumber } from "~/invoices/papers.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const content = paperOfNumber(args.params.number ?? "");
  if (!content) throw notFound();
  return pdfDownload(content);
}
