import { Notice } from "~/base/ui/notice";
import type { WebhookSetUp } from "./set-up.server";

/** What to enter at the provider, and what is set on our side. */
export function SetUpFacts({ setUp }: { setUp: WebhookSetUp }) {
  return (
    <div className="stack">
      <SetUpNotice setUp={setUp} />
      <dl className="facts">
        <dt>Address to enter at the provider</dt>
        <dd>
          <code>{setUp.address}</code>
        </dd>
        <dt>Secret</dt>
        <dd>{setUp.isSet ? "Set" : "Not set"}</dd>
        <dt>Previous secret</dt>
        <dd>
          {setUp.hasPrevious
            ? "Set. Remove it a day after the change."
            : "Not set. Needed only for a day after the secret was changed."}
        </dd>
        <dt>Events to choose there</dt>
        <dd>
          payment.authorized, payment.captured, payment.failed, order.paid, refund.created,
          refund.processed, refund.failed, settlement.processed, payment.dispute.created,
          payment.dispute.action_required, payment.dispute.under_review, payment.dispute.won,
          payment.dispute.lost, payment.dispute.closed
        </dd>
      </dl>
    </div>
  );
}

function SetUpNotice({ setUp: { payments, isSet } }: { setUp: WebhookSetUp }) {
  if (payments === "sandbox")
    return (
      <Notice>
        The demo’s payment sandbox calls the shop by itself. There is nothing to set up.
      </Notice>
    );
  if (payments === "off")
    return <Notice>Online payment is not set up: the provider’s keys are missing.</Notice>;
  if (!isSet)
    return (
      <Notice tone="error">
        Webhooks are not set up: RAZORPAY_WEBHOOK_SECRET is missing, so the shop refuses all webhook
        calls. It still finds payments by asking the provider, up to an hour later.
      </Notice>
    );
  return <Notice tone="success">Webhooks are set up.</Notice>;
}
