import { z } from "zod";
import { grievanceKinds } from "~/db/statuses";
import { email, line, lines, phone } from "~/enquiries/forms";
import { indianMobile } from "~/lib/india/phone";
import { longest } from "./fields";

/** The complaint form. Email and order number may be left out. */
export const grievanceForm = z.object({
  kind: z.enum(grievanceKinds, { error: "Say what it is about" }),
  order: optional(line("Order number", longest.order)).transform(
    (typed) => typed.toUpperCase() || null,
  ),
  words: lines("Complaint", longest.words),
  name: line("Name", longest.name),
  phone: phone("Mobile").transform((typed) => indianMobile(typed) ?? typed),
  email: optional(email()),
});

export type TypedGrievance = z.output<typeof grievanceForm>;

/** What the shop answers. */
export const answerForm = z.object({ words: lines("Answer", longest.answer) });

/** "" when it is left out or blank. */
function optional(schema: z.ZodType<string, string>) {
  return z
    .string()
    .default("")
    .transform((typed, context) => {
      if (!/[^\s\p{Cf}]/u.test(typed)) return "";
      const parsed = schema.safeParse(typed);
      if (parsed.success) return parsed.data;
      context.addIssue(parsed.error.issues[0]?.message ?? "");
      return z.NEVER;
    });
}
