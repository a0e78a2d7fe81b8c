import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { DashboardSection } from "~/office/dashboard/dashboard-section";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { notFound } from "~/base/lib/http/http";
import { seeOtherWith } from "~/base/lib/toast.server";
import { Button } from "~/base/ui/button";
import { PageHead } from "~/base/ui/page-head";
import { Table } from "~/base/ui/table";
import { deliveryWords } from "~/sales/payments/webhooks/event-filter";
import { EventFacts, prettyBody } from "~/sales/payments/webhooks/event-facts";
import { eventWithDeliveries } from "~/sales/payments/webhooks/event-list.server";
import { replayEvent } from "~/sales/payments/webhooks/process.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Webhook event" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const found = eventWithDeliveries(args.params.id ?? "");
  if (!found) throw notFound();
  const { event, deliveries, orderNumber } = found;
  return {
    event: {
      id: event.id,
      name: event.event,
      status: event.status,
      outcome: event.outcome,
      tries: event.tries,
      paymentId: event.paymentId,
      received: dateTime(event.createdAt),
      processed: timeOrNull(event.processedAt),
      nextTry: timeOrNull(event.nextTryAt),
    },
    orderNumber,
    body: prettyBody(event.body),
    deliveries: deliveries.map(({ id, outcome, createdAt }) => ({
      id,
      when: dateTime(createdAt),
      outcome: deliveryWords[outcome] ?? outcome,
    })),
  };
}

const timeOrNull = (ms: number | null) => (ms === null ? null : dateTime(ms));

export async function action(args: ActionFunctionArgs) {
  const admin = await requireAdmin(args);
  const id = args.params.id ?? "";
  const result = await replayEvent(id, admin);
  if (!result) throw notFound();
  return seeOtherWith(
    {
      type: result.status === "error" ? "error" : "success",
      message: `Replayed. ${result.outcome}`,
    },
    `/dashboard/admin/payments/events/${encodeURIComponent(id)}`,
  );
}

export default function AdminPaymentEvent() {
  const { event, orderNumber, body, deliveries } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={event.name}>
        <p>
          <Link to="/dashboard/admin/payments">Back to payments</Link>
        </p>
      </PageHead>
      <EventFacts event={event} orderNumber={orderNumber} />
      <Form method="post" className="stack">
        <p className="muted">
          Replaying processes the event once more. It does no harm if that is already done.
        </p>
        <Button tone="quiet">Replay</Button>
      </Form>
      <DashboardSection title="Deliveries">
        <Table
          rows={deliveries}
          keyOf={({ id }) => id}
          empty={<p>Its deliveries are no longer kept.</p>}
          columns={[
            { head: "When", cell: ({ when }) => when },
            { head: "What", cell: ({ outcome }) => outcome },
          ]}
        />
      </DashboardSection>
      <DashboardSection title="What the provider sent">
        <pre className="event-body" tabIndex={0} aria-label="The body of the call">
          {body}
        </pre>
      </DashboardSection>
    </>
  );
}
