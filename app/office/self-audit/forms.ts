import { z } from "zod";

/** What the owner puts under an audit that found nothing. */
export const signForm = z.object({
  id: z.string().max(60),
  signer: z
    .string()
    .trim()
    .min(1, "The name of who signs is missing")
    .max(100, "The name must have at most 100 characters"),
  remark: z.string().trim().max(500, "The remark must have at most 500 characters").default(""),
});
