import { z } from "zod";
import { idempotencyKey } from "~/base/lib/form/idempotency-key";

/** Most scans that come at once. */
const most = 50;

/** Cut off where no code of ours goes on: a code of somebody else's must not hold up the scans beside it. */
const code = z
  .string()
  .trim()
  .min(1, "Scan a pack, or type the number under its bar code.")
  .transform((typed) => typed.slice(0, 300));

/** Scans that a script sends. */
export const scansForm = z.object({
  scans: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "These are no scans." });
        return z.NEVER;
      }
    })
    .pipe(z.array(idempotencyKey.extend({ code })).max(most)),
});

/** One scan of the page's own form. */
export const scanForm = z.object({ scan: code });

/** A tap at a line. */
export const tapForm = idempotencyKey.extend({
  product: z.string().max(64),
  tap: z.enum(["one", "all", "out"]),
});
