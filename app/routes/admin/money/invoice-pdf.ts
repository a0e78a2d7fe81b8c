import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { notFound } from "~/base/lib/http/http";
import { pdfDownload } from "~/sales/invoices/pdf/invoice-pdf.server";
import { paperOfNumber } from "~/sales/invoices/papers.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const content = paperOfNumber(args.params.number ?? "");
  if (!content) throw notFound();
  return pdfDownload(content);
}
