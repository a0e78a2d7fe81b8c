import { z } from "zod";
import { grievanceKinds } from "~/base/db/statuses";
import { email, phone } from "~/sales/enquiries/forms";
import { line, lineOrNone, lines, orBlank } from "~/base/lib/form/form";
import { indianMobile } from "~/base/lib/india/phone";
import { codeTyped } from "~/base/lib/typed/code";
import { orderNumberTyped } from "~/sales/orders/order-number";
import { longest } from "./fields";

/** The complaint form. Email and order number may be left out. */
export const grievanceForm = z.object({
  kind: z.enum(grievanceKinds, { error: "Say what it is about" }),
  order: lineOrNone("Order number", longest.order).transform(
    (typed) => orderNumberTyped(typed) ?? (codeTyped(typed).toUpperCase() || null),
  ),
  words: lines("Complaint", longest.words),
  name: line("Name", longest.name),
  phone: phone("Mobile").transform((typed) => indianMobile(typed) ?? typed),
  email: orBlank(email()),
});

export type TypedGrievance = z.output<typeof grievanceForm>;

/** What the shop answers. */
export const answerForm = z.object({ words: lines("Answer", longest.answer) });
