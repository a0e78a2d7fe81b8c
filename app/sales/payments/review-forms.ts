import { z } from "zod";
import { lines, orBlank } from "~/base/lib/form/form";

const payment = z.string().regex(/^pay_\w{1,60}$/, "Choose a payment.");
const note = orBlank(lines("Note", 500));

/** An admin's decision about a payment in review or a stuck refund. */
export const decisionForm = z.discriminatedUnion(
  "decision",
  [
    z.object({
      decision: z.literal("order"),
      payment,
      note,
      version: z.coerce.number().int().nullable().catch(null),
      differs: z.literal("yes").optional(),
    }),
    /** Without `sure`, asks for confirmation first. */
    z.object({
      decision: z.literal("refund"),
      payment,
      note,
      sure: z.literal("yes").optional().catch(undefined),
    }),
    z.object({
      decision: z.literal("by-hand"),
      payment,
      note: note.refine((text) => text !== "", "Say how it was settled."),
    }),
    z.object({ decision: z.literal("aside"), refund: z.string().min(1).max(64) }),
    z.object({ decision: z.literal("ask"), refund: z.string().min(1).max(64) }),
  ],
  "Choose what to do.",
);
