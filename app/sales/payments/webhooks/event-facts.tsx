import { Link } from "~/base/ui/link";
import { EventBadge } from "./event-badge";
import type { EventState } from "./event-filter";

type ShownEvent = {
  id: string;
  status: EventState;
  outcome: string;
  tries: number;
  paymentId: string | null;
  received: string;
  processed: string | null;
  nextTry: string | null;
};

export function EventFacts({
  event,
  orderNumber,
}: {
  event: ShownEvent;
  orderNumber: string | null;
}) {
  return (
    <dl className="facts panel">
      <dt>State</dt>
      <dd>
        <EventBadge status={event.status} />
      </dd>
      <dt>Outcome</dt>
      <dd>{event.outcome || "–"}</dd>
      <dt>First received</dt>
      <dd>{event.received}</dd>
      <dt>Acted on</dt>
      <dd>{event.processed ? `${event.processed}${timesIn(event.tries)}` : "Not yet"}</dd>
      {event.nextTry && (
        <>
          <dt>Next attempt</dt>
          <dd>{event.nextTry}</dd>
        </>
      )}
      <dt>Order</dt>
      <dd>
        {orderNumber ? (
          <Link to={`/dashboard/admin/orders/${orderNumber}`}>{orderNumber}</Link>
        ) : (
          "Not an order of this shop"
        )}
      </dd>
      <dt>Payment</dt>
      <dd>{event.paymentId ?? "–"}</dd>
      <dt>Event id</dt>
      <dd>{event.id}</dd>
    </dl>
  );
}

function timesIn(tries: number): string {
  return tries > 1 ? ` (${tries} times in all)` : "";
}

/** Pretty-prints JSON; returns any other text unchanged. */
export function prettyBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
