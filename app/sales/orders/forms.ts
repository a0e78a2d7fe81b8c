import { z } from "zod";
import { orderStatuses } from "~/base/db/statuses";
import { line } from "~/base/lib/form/form";
import { codeTyped } from "~/base/lib/typed/code";
import { unmarked } from "~/base/lib/typed/marks";
import { isSafeTemplate, isTrackingNumber } from "./couriers";

export const statusOf = z.enum(orderStatuses, {
  error: ({ input }) =>
    input === undefined
      ? "status is required"
      : `status must be one of: ${orderStatuses.join(", ")}`,
});

/** With `cancel`: also refund the rest. */
const refundTick = z.literal("yes").optional().catch(undefined);

/** The status that the form was filled from; null, which is no order's, if it does not say. */
export const statusVersion = z.enum(orderStatuses).nullable().catch(null);

/** With `cancel`: it is paid, and who may not refund it knows. */
const paidTick = z.literal("yes").optional().catch(undefined);

/** The status form in the list of orders. */
export const statusForm = z.object({
  order: z.string().min(1).max(100),
  status: statusOf,
  version: statusVersion,
  refund: refundTick,
  paid: paidTick,
});

/** The admin called the buyer, who confirmed the order. */
export const calledTick = z.literal("yes").optional().catch(undefined);

/** The owner was asked, and sends it although its money has not come. */
export const unpaidTick = z.literal("yes").optional().catch(undefined);

export const courierOrNone = z
  .string()
  .max(100)
  .default("")
  .transform((name) => name || null);

export const trackingOrNone = z
  .string()
  .default("")
  .transform((typed) => codeTyped(typed).replace(/\s/g, ""))
  .refine(
    (typed) => typed === "" || isTrackingNumber(typed),
    "Tracking number must be 6 to 25 letters, digits or dashes",
  )
  .transform((typed) => typed || null);

/** The form on an order's own page. Blank courier or number: none. */
export const lifeForm = z.object({
  status: statusOf,
  version: statusVersion,
  refund: refundTick,
  paid: paidTick,
  called: calledTick,
  unpaid: unpaidTick,
  courier: courierOrNone,
  tracking: trackingOrNone,
});

/** A courier as an admin types it. A blank address: only the number is shown. */
export const courierForm = z.object({
  name: line("Name", 60),
  link: z
    .string()
    .default("")
    .transform(unmarked)
    .refine(
      (typed) => typed === "" || (typed.length <= 300 && isSafeTemplate(typed)),
      "Tracking address must begin with https://, with {awb} only where the number goes",
    ),
});
