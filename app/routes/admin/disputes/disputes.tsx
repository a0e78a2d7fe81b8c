import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { disputesPage } from "~/office/disputes/dispute-list.server";
import { DisputeTable } from "~/office/disputes/dispute-table";
import { pageMeta } from "~/layout/page-meta";
import { pageIn } from "~/base/lib/page-number";
import { Pager } from "~/base/ui/pager";
import { moneyPath } from "~/sales/payments/takings/month";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Disputes" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return disputesPage(pageIn(new URL(args.request.url).searchParams));
}

export default function AdminDisputes() {
  const { list, page, pages } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <p>
        <Link to={moneyPath}>Money</Link>
      </p>
      <ListHead title="Disputes" />
      <DisputeTable disputes={list} />
      <Pager label="Pages of disputes" page={page} pages={pages} query={{}} />
      <ListFoot about="Payments that a buyer’s bank asks back. The shop asks Razorpay every hour; you answer in Razorpay’s Dashboard. The order stays paid, and Money subtracts what the bank takes." />
    </section>
  );
}
