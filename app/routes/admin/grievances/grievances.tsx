import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ListScreen } from "~/office/dashboard/list-screen";
import { GrievanceTable } from "~/sales/grievances/grievance-table";
import { grievancesPage, spamGrievances } from "~/sales/grievances/grievances.server";
import { adminPath } from "~/sales/grievances/paths";
import { grievanceStates } from "~/sales/grievances/states";
import { pageMeta } from "~/layout/page-meta";
import { choiceIn } from "~/base/lib/list-filter";
import { pageIn } from "~/base/lib/page-number";
import { ChoiceField } from "~/base/ui/filter-form";
import { Link } from "~/base/ui/link";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Complaints" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const query = new URL(args.request.url).searchParams;
  const filter = { state: choiceIn(query, "state", grievanceStates) };
  const now = Date.now();
  const { grievances, ...place } = grievancesPage(filter.state, pageIn(query), now);
  return {
    ...place,
    filter,
    spam: filter.state === "spam" ? 0 : spamGrievances(),
    now,
    grievances: grievances.map(
      ({ number, name, kind, createdAt, acknowledgedAt, settledAt, dueAt }) => ({
        number,
        name,
        kind,
        createdAt,
        acknowledgedAt,
        settledAt,
        dueAt,
      }),
    ),
  };
}

export default function AdminGrievances() {
  const { grievances, filter, spam, now, ...place } = useLoaderData<typeof loader>();
  return (
    <ListScreen
      title="Complaints"
      of={["complaint", "complaints"]}
      path={adminPath}
      place={place}
      filter={filter}
      fields={
        <ChoiceField
          name="state"
          label="State"
          value={filter.state}
          all="Not settled"
          options={Object.entries(grievanceStates)}
        />
      }
      clear="Show all that are open"
      none="No complaint is open."
      about="Each complaint is to be acknowledged within 48 hours and settled within one month of receiving it (E-Commerce Rules 2020, rule 4(5)). The one due first comes first."
      foot={
        spam > 0 && (
          <p>
            <Link to={`${adminPath}?state=spam`}>
              {spam === 1 ? "1 more may be spam" : `${spam} more may be spam`}
            </Link>
          </p>
        )
      }
    >
      <GrievanceTable grievances={grievances} now={now} />
    </ListScreen>
  );
}
