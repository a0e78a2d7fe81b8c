import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { titles } from "~/sales/invoices/titles";
import { PaperPage } from "~/sales/invoices/paper-page";
import { leftOutOfPaper } from "~/sales/invoices/pdf/left-out-of-paper.server";
import { paperOfNumber } from "~/sales/invoices/papers.server";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `${data.content.title} ${data.content.number}` : "Invoice" });

/** An invoice, credit note or voucher by its number. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const content = paperOfNumber(args.params.number ?? "");
  if (!content) throw notFound();
  const isVoucher = content.title === titles.receipt || content.title === titles.refund;
  return {
    content,
    leftOut: leftOutOfPaper("Its PDFs leave", content),
    correct:
      content.corrects || isVoucher ? null : `/dashboard/admin/invoices/${content.number}/correct`,
    pdf: `/dashboard/admin/invoices/${content.number}.pdf`,
    ...(!isVoucher && { roll: `/dashboard/admin/invoices/${content.number}/roll.pdf` }),
    order: {
      to: `/dashboard/admin/orders/${content.order.number}`,
      label: `Order ${content.order.number}`,
    },
    back: { to: "/dashboard/admin/invoices", label: "All invoices" },
  };
}

export default function AdminInvoice() {
  return <PaperPage {...useLoaderData<typeof loader>()} />;
}
