import type { FormState } from "~/lib/form";
import { rupees } from "~/lib/money";
import type { ShownOrder } from "../orders.server";

type Props = { order: Pick<ShownOrder, "leftPaise" | "refundKey">; state?: FormState | undefined };

/** Beside the status `cancel`: gives back what is left in the same step. Nothing when nothing is left. */
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
