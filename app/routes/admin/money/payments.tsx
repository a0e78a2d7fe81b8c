import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { DashboardSection } from "~/office/dashboard/dashboard-section";
import { jobList } from "~/upkeep/jobs/job-list.server";
import { JobsThatFailed } from "~/upkeep/jobs/job-table";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { pageIn } from "~/base/lib/page-number";
import { ChoiceField, FilterForm } from "~/base/ui/filter-form";
import { PageHead } from "~/base/ui/page-head";
import { Pager } from "~/base/ui/pager";
import { Table } from "~/base/ui/table";
import { deliveryWords, eventFilterIn, eventStates } from "~/sales/payments/webhooks/event-filter";
import { EventBadge } from "~/sales/payments/webhooks/event-badge";
import { eventsPage } from "~/sales/payments/webhooks/event-list.server";
import { SetUpFacts } from "~/sales/payments/webhooks/set-up-facts";
import { webhookSetUp } from "~/sales/payments/webhooks/set-up.server";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Payment events" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const query = new URL(args.request.url).searchParams;
  const filter = eventFilterIn(query);
  const { list, ...found } = eventsPage({ ...filter, page: pageIn(query) });
  const jobs = jobList();
  const events = list.map(({ createdAt, outcome, ...event }) => ({
    ...event,
    outcome: deliveryWords[outcome] ?? outcome,
    when: dateTime(createdAt),
  }));
  return { ...found, filter, events, jobs, setUp: webhookSetUp(args.request) };
}

export default function AdminPayments() {
  const { events, filter, jobs, setUp, total, page, pages } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Payment events"
        lead="How the shop learns of payments, and what it does automatically."
      />
      <DashboardSection title="Webhook">
        <SetUpFacts setUp={setUp} />
      </DashboardSection>
      <DashboardSection title="What the shop does by itself">
        <JobsThatFailed jobs={jobs} />
      </DashboardSection>
      <DashboardSection title="Events from the provider">
        <FilterForm list="/dashboard/admin/payments" filter={filter} clear="Show all">
          <ChoiceField
            name="outcome"
            label="Outcome"
            value={filter.outcome}
            all="All events"
            options={Object.entries(eventStates)}
          />
        </FilterForm>
        <p className="muted">{counted(total, filter.outcome === "refused" ? "call" : "event")}</p>
        <Table
          className="tight"
          rows={events}
          keyOf={({ key }) => key}
          columns={[
            { head: "Event", kind: "name", cell: EventLink },
            { head: "When", cell: ({ when }) => when },
            { head: "Came", cell: ({ deliveries: n }) => (n === 1 ? "once" : `${n} times`) },
            { head: "State", cell: EventBadge },
            { head: "Outcome", cell: ({ outcome }) => outcome || "–" },
          ]}
        />
        <Pager label="Pages of webhook events" page={page} pages={pages} query={filter} />
      </DashboardSection>
    </>
  );
}

/** Refused calls have no detail page. */
function EventLink({ id, event }: { id: string | null; event: string | null }) {
  if (id === null) return "A call";
  return <Link to={`/dashboard/admin/payments/events/${encodeURIComponent(id)}`}>{event}</Link>;
}

function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}
