import type { FormState } from "~/lib/form";
import { rupees } from "~/lib/money";
import type { ShownOrder } from "../orders.server";

type Props = { order: Pick<ShownOrder, "leftPaise" | "refundKey">; state?: FormState | undefined };

/** Shown with the status `cancel`: refunds the rest in the same step. Renders nothing if nothing is left to refund. */
export function RefundTick({ order, state }: Props) {
  if (order.leftPaise <= 0) return null;
  const ticked = state?.values.refund;
  return (
    <label className="checkbox refund-too">
      <input
        type="checkbox"
        name="refund"
        value={ticked ?? order.refundKey}
        defaultChecked={ticked !== undefined}
      />
      <span>{`Refund ${rupees(order.leftPaise)} too`}</span>
    </label>
  );
}
