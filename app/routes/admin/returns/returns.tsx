import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ListScreen } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { choiceIn } from "~/base/lib/list-filter";
import { pageIn } from "~/base/lib/page-number";
import { returnsPath } from "~/sales/returns/admin-paths";
import { returnsPage } from "~/sales/returns/admin/return-list.server";
import { ReturnTable } from "~/sales/returns/admin/return-table";
import { ChoiceField } from "~/base/ui/filter-form";
import { Link } from "~/base/ui/link";

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
  const { returns, filter, now, ...place } = useLoaderData<typeof loader>();
  return (
    <ListScreen
      title="Returns"
      of={["return", "returns"]}
      path={returnsPath}
      place={place}
      filter={filter}
      fields={
        <ChoiceField
          name="show"
          label="Show"
          value={filter.show}
          all="What waits, due first"
          options={Object.entries(shows)}
        />
      }
      clear="What waits"
      none="No return is waiting."
      about="Buyers ask on the page of their order. The policy promises an answer within 48 hours."
      foot={
        <p>
          <Link to="/dashboard/admin/settings/returns">Days, photos and who pays the way back</Link>
        </p>
      }
    >
      <ReturnTable returns={returns} now={now} />
    </ListScreen>
  );
}
