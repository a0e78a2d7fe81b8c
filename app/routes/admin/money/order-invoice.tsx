import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { PaperPage } from "~/sales/invoices/paper-page";
import { leftOutOfPaper } from "~/sales/invoices/pdf/left-out-of-paper.server";
import { invoiceOfOrderNumber } from "~/sales/invoices/papers.server";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `${data.content.title} ${data.content.number}` : "Invoice" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const content = invoiceOfOrderNumber(args.params.number ?? "");
  if (!content) throw notFound();
  const { number } = content.order;
  return {
    content,
    leftOut: leftOutOfPaper("Its PDFs leave", content),
    pdf: `/dashboard/admin/orders/${number}/invoice.pdf`,
    roll: `/dashboard/admin/orders/${number}/invoice-roll.pdf`,
    back: { to: `/dashboard/admin/orders/${number}`, label: `Back to order ${number}` },
  };
}

export default function AdminOrderInvoice() {
  return <PaperPage {...useLoaderData<typeof loader>()} />;
}
