import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { pageIn } from "~/base/lib/page-number";
import { PlanTable } from "~/goods/prices/day/open-plans";
import { planPage } from "~/goods/prices/day/plans.server";
import { pricesPath } from "~/goods/prices/day/price-query";
import { Pager } from "~/base/ui/pager";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Changes of prices" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  return planPage(pageIn(new URL(args.request.url).searchParams));
}

export default function AdminPricePlans() {
  const { plans, page, pages } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <h1>Changes of prices</h1>
      <PlanTable plans={plans} />
      <Pager label="Pages of changes" page={page} pages={pages} query={{}} />
      <p>
        <Link to={`${pricesPath}/history.csv`}>All prices that ever were (CSV)</Link>
      </p>
      <p>
        <Link to={pricesPath}>Back to the prices</Link>
      </p>
    </section>
  );
}
