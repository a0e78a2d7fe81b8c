import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOwnOrder } from "~/sales/orders/access/order-access.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { PaperPage } from "~/sales/invoices/paper-page";
import { creditNoteOf } from "~/sales/invoices/papers.server";
import { t } from "~/base/words/say";

export { privateHeaders as headers } from "~/people/accounts/private-headers";
export { accountLinks as links } from "~/base/ui/account-links";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    { title: data ? `${data.content.title} ${data.content.number}` : t("Credit note") },
    matches,
  );

export async function loader(args: LoaderFunctionArgs) {
  const order = await requireOwnOrder(args);
  const content = creditNoteOf(order, args.params.number ?? "");
  if (!content) throw notFound();
  const path = `/order/${order.token}`;
  return {
    content,
    pdf: `${path}/credit-note/${content.number}.pdf`,
    back: { to: path, label: t("Back to the order") },
  };
}

export default function CreditNote() {
  return (
    <div className="page">
      <PaperPage {...useLoaderData<typeof loader>()} />
    </div>
  );
}
