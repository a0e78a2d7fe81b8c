import { z } from "zod";
import { addressesIn, isEmail } from "~/base/lib/typed/email";
import { selections } from "./selections";
import { timeIn } from "./times";

type SelectionKind = keyof typeof selections;

/** `from`, `until`: UTC ms; null: open. */
export type Selection = {
  who: SelectionKind;
  from: number | null;
  until: number | null;
  emails: string[];
};

const time = z
  .string()
  .default("")
  .refine((typed) => typed === "" || timeIn(typed) !== null, "Write a day and a time")
  .transform(timeIn);

const mostListed = 500;

export const selectionForm = z
  .object({
    who: z.enum(
      Object.keys(selections) as [SelectionKind, ...SelectionKind[]],
      "Choose who is touched",
    ),
    from: time,
    until: time,
    emails: z.string().default("").transform(addressesIn),
  })
  .superRefine(({ who, emails, from, until }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (from !== null && until !== null && from > until)
      refuse("until", "Write a start before the end");
    if (who !== "listed") return;
    if (emails.length === 0) refuse("emails", "Write at least one address");
    if (emails.length > mostListed)
      refuse("emails", `Write at most ${mostListed} addresses at once`);
    const wrong = emails.find((email) => !isEmail(email));
    if (wrong) refuse("emails", `This is no email address: ${wrong}`);
  });
