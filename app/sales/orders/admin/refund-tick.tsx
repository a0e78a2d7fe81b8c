import { useOpens } from "~/people/accounts/staff/use-opens";
import { rupees } from "~/base/lib/money";
import { fieldId } from "~/base/ui/field-id";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { Tick } from "~/base/ui/tick";
import type { ShownOrder } from "../orders.server";
import { useFormState } from "~/base/ui/sending/form-state";

/** The page of the order's refunds. */
export const refundPath = ({ number }: { number: string }) =>
  `/dashboard/admin/orders/${number}/refund`;

type Props = {
  order: Pick<ShownOrder, "number" | "leftPaise" | "backOnCancelPaise" | "fresh"> & {
    owedIfCancelledPaise: number;
  };
};

/**
 * Shown with the status `cancel`: refunds the rest in the same step, without delivery and fee if the order was sent. Who may not send
 * money back says instead that they cancel what is paid. Renders nothing if nothing is left to refund.
 */
export function RefundTick({ order }: Props) {
  const state = useFormState();
  const opens = useOpens();
  const { leftPaise, backOnCancelPaise } = order;
  if (!opens(refundPath(order))) return <PaidTick order={order} />;
  if (backOnCancelPaise <= 0) return null;
  const kept =
    leftPaise > backOnCancelPaise
      ? `, without ${rupees(leftPaise - backOnCancelPaise)} for delivery`
      : "";
  return (
    <label className="checkbox refund-too">
      <IdempotencyKey fresh={order.fresh} />
      <input
        type="checkbox"
        name="refund"
        value="yes"
        defaultChecked={state?.values.refund !== undefined}
      />
      <span>{`Refund ${rupees(backOnCancelPaise)} too${kept}`}</span>
    </label>
  );
}

/** Has to be set by who cancels an order that is paid and may not send its money back. */
function PaidTick({ order: { owedIfCancelledPaise } }: Props) {
  const state = useFormState();
  if (owedIfCancelledPaise === 0) return null;
  const error = state?.errors.paid;
  return (
    <div className="field refund-too">
      <Tick
        id={error && fieldId("paid")}
        name="paid"
        value="yes"
        defaultChecked={Boolean(state?.values.paid)}
        aria-invalid={error ? true : undefined}
      >
        <span>{`It is paid: cancel it, and the owner is asked to give ${rupees(owedIfCancelledPaise)} back`}</span>
      </Tick>
      {error && <p className="field-error">{error}</p>}
    </div>
  );
}
