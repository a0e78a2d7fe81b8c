import type { FormState } from "~/lib/form";
import { rupees } from "~/lib/money";
import type { ShownOrder } from "../orders.server";

type Props = {
  order: Pick<ShownOrder, "leftPaise" | "backOnCancelPaise" | "refundKey">;
  state?: FormState | undefined;
};

/**
 * Shown with the status `cancel`: refunds the rest in the same step, without delivery and fee if the order was sent. Renders
 * nothing if nothing is left to refund.
 */
export function RefundTick({ order, state }: Props) {
  const { leftPaise, backOnCancelPaise } = order;
  if (backOnCancelPaise <= 0) return null;
  const kept =
    leftPaise > backOnCancelPaise
      ? `, without ${rupees(leftPaise - backOnCancelPaise)} for delivery`
      : "";
  const ticked = state?.values.refund;
  return (
    <label className="checkbox refund-too">
      <input
        type="checkbox"
        name="refund"
        value={ticked ?? order.refundKey}
        defaultChecked={ticked !== undefined}
      />
      <span>{`Refund ${rupees(backOnCancelPaise)} too${kept}`}</span>
    </label>
  );
}
