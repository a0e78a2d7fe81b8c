import { z } from "zod";
import { orderStatuses } from "~/db/statuses";

export const statusOf = z.enum(orderStatuses, {
  error: ({ input }) =>
    input === undefined
      ? "status is required"
      : `status must be one of: ${orderStatuses.join(", ")}`,
});

export const statusForm = z.object({
  order: z.string().min(1).max(100),
  status: statusOf,
});
