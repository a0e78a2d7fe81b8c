import { statusRights } from "~/people/accounts/staff/status-rights";
import { may } from "~/people/accounts/staff/rights";
import { orForbidden, type Viewer } from "~/people/accounts/guards/viewer.server";
import type { OrderStatus } from "~/base/db/statuses";

type Typed = {
  status: OrderStatus;
  refund?: string | undefined;
  called?: string | undefined;
  unpaid?: string | undefined;
};

/** Who may not send money back, and has not said that an order is paid, cancels no paid one. */
export const unlessPaid = (member: Viewer, { paid }: { paid?: string | undefined }): boolean =>
  !may(member, "owner") && paid === undefined;

/**
 * Throws 403 if this person may not bring an order from this status (undefined: not known) to the typed one, pay money back with
 * it, send it unpaid, or say that the buyer was called.
 */
export function orForbiddenMove(member: Viewer, from: OrderStatus | null, typed: Typed): void {
  orForbidden(member, from ? statusRights[from] : "orders");
  orForbidden(member, statusRights[typed.status]);
  if (typed.called !== undefined) orForbidden(member, "orders");
  if (typed.refund !== undefined || typed.unpaid !== undefined) orForbidden(member, "owner");
}
