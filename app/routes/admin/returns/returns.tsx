import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-head";
import { pageMeta } from "~/layout/page-meta";
import { choiceIn } from "~/base/lib/list-filter";
import { pageIn } from "~/base/lib/page-number";
import { returnsPath } from "~/sales/returns/admin-paths";
import { returnsPage } from "~/sales/returns/admin/return-list.server";
import { ReturnTable } from "~/sales/returns/admin/return-table";
import { ChoiceField, FilterForm } from "~/base/ui/filter-form";
import { Link } from "~/base/ui/link";
import { Pager } from "~/base/ui/pager";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Returns" });

const shows = { all: "All, newest first" };

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const query = new URL(args.request.url).searchParams;
  const filter = { show: choiceIn(query, "show", shows) };
  return { ...returnsPage({ ...filter, page: pageIn(query) }), filter, now: Date.now() };
}

export default function AdminReturns() {
  const { returns, filter, page, pages, now } = useLoaderData<typeof loader>();
  return (
    <>
      <ListHead title="Returns">
        <FilterForm list={returnsPath} filter={filter} clear="What waits">
          <ChoiceField
            name="show"
            label="Show"
            value={filter.show}
            all="What waits, due first"
            options={Object.entries(shows)}
          />
        </FilterForm>
      </ListHead>
      {returns.length === 0 ? (
        <div className="empty">
          <p>
            {filter.show === "all" ? "Nobody has asked for a return yet." : "No return is waiting."}
          </p>
        </div>
      ) : (
        <ReturnTable returns={returns} now={now} />
      )}
      <ListFoot about="Buyers ask on the page of their order. The policy promises an answer within 48 hours.">
        <p>
          <Link to="/dashboard/admin/settings/returns">Days, photos and who pays the way back</Link>
        </p>
      </ListFoot>
      <Pager label="Pages of returns" page={page} pages={pages} query={filter} />
    </>
  );
}
