import { z } from "zod";

/** The hidden field of a form by which it counts once: an id that came with its page. */
export const idempotencyKey = z.object({ idempotencyKey: z.string().regex(/^[0-9a-f]{32}$/) });
