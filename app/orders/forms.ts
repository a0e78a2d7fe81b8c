import { z } from "zod";
import { orderStatuses } from "~/db/statuses";

export const statusForm = z.object({
  order: z.string().min(1).max(100),
  status: z.enum(orderStatuses, "Choose one of the listed statuses."),
});
