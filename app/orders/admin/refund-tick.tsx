import { useOpens } from "~/accounts/staff/use-opens";
import type { FormState } from "~/lib/form/form";
import { rupees } from "~/lib/money";
import type { ShownOrder } from "../orders.server";

/** The page of the order's refunds. */
export const refundPath = ({ number }: { number: string }) =>
  `/dashboard/admin/orders/${number}/refund`;

type Props = {
  order: Pick<ShownOrder, "number" | "leftPaise" | "backOnCancelPaise" | "refundKey">;
  state?: FormState | undefined;
};

/**
 * Shown with the status `cancel`: refunds the rest in the same step, without delivery and fee if the order was sent. Renders
 * nothing if nothing is left to refund.
 */
export function RefundTick({ order, state }: Props) {
  const opens = useOpens();
  const { leftPaise, backOnCancelPaise } = order;
  // Everybody else may cancel, but not send money back.
  if (backOnCancelPaise <= 0 || !opens(refundPath(order))) return null;
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
