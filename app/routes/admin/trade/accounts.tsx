import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { pageIn } from "~/base/lib/page-number";
import { approvedAccounts, askingForTrade } from "~/goods/prices/trade/trade-accounts.server";
import { TradeTable } from "~/goods/prices/trade/trade-table";
import { Pager } from "~/base/ui/pager";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Trade accounts" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "customers");
  const page = pageIn(new URL(args.request.url).searchParams);
  return { asking: askingForTrade(), ...approvedAccounts(page) };
}

export default function TradeAccounts() {
  const { asking, accounts, page, pages } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <ListHead title="Trade accounts" />
      <h2>Asking</h2>
      <TradeTable accounts={asking} empty="Nobody asks at the moment." />
      <h2>Approved</h2>
      <TradeTable accounts={accounts} empty="There are none yet." />
      <ListFoot
        about={
          <>
            Customers with a <Link to="/dashboard/admin/price-lists">price list</Link>, or who may
            pay later. They ask for it in their account; you can also open one from the page of a{" "}
            <Link to="/dashboard/admin/users">user</Link>.
          </>
        }
      />
      <Pager label="Pages of trade accounts" page={page} pages={pages} query={{}} />
    </section>
  );
}
