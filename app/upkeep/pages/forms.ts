import { z } from "zod";
import * as form from "~/base/lib/form/form";
import { plainDigits } from "~/base/lib/typed/digits";
import { addressTyped } from "~/base/lib/typed/email";
import { gstinProblem, stateOfGstin, typedGstin } from "~/base/lib/india/gstin";
import { isGstState, stateWithCode } from "~/base/lib/india/states";
import { whatsAppOf } from "~/base/lib/whatsapp";
import { inOneSpelling, isSafeLink, phonesIn } from "./company";
import { longest } from "./limits";

const facts = z.object({
  name: line("Name", longest.line),
  legalName: line("Legal name", longest.line),
  phone: phones("Phone"),
  email: email("Email"),
  address: lines("Address", longest.lines),
  hours: line("Opening hours", longest.line),
  fssai: line("FSSAI licence or registration", longest.line)
    .transform((value) => value && plainDigits(value).replaceAll(" ", ""))
    .refine(
      (value) => !value || /^\d{14}$/.test(value),
      "FSSAI licence or registration must have 14 digits",
    ),
  epr: line("EPR registration", longest.line),
  grievanceName: line("Name of the grievance officer", longest.line),
  grievanceDesignation: line("Designation", longest.line),
  grievancePhone: phones("Phone of the grievance officer"),
  grievanceEmail: email("Email of the grievance officer"),
  facebook: link("Facebook"),
  instagram: link("Instagram"),
  youtube: link("YouTube"),
  whatsapp: whatsApp(),
  announcement: line("Announcement", longest.announcement),
  version: z.string().default(""),
});

/** Where the firm is registered. A GSTIN begins with its state: a blank state is taken from it, and a different one is refused. */
const registration = z
  .object({
    gstin: line("GSTIN", longest.line)
      .transform((value) => value && typedGstin(value))
      .superRefine((value, context) => {
        const problem = value && gstinProblem(value);
        if (problem) context.addIssue({ code: "custom", message: problem });
      }),
    state: line("State", longest.line).refine(
      (code) => !code || isGstState(code),
      "State must be one of the list",
    ),
  })
  .transform(({ gstin, state }) => ({ gstin, state: state ?? (gstin && stateOfGstin(gstin)) }))
  .superRefine(({ gstin, state }, context) => {
    if (!gstin || state === stateOfGstin(gstin)) return;
    const message = `State must be ${stateWithCode(stateOfGstin(gstin))}: the GSTIN begins with it`;
    context.addIssue({ code: "custom", path: ["state"], message });
  });

/** The shop's settings form, all its mistakes at once. Blank: not set. `version`: that of the loaded facts. */
export const companyForm = z.intersection(facts, registration);

/** One line in any script, or null. */
export function line(field: string, max: number) {
  return orNull(form.line(field, max));
}

/** Several lines in any script, or null. */
export function lines(field: string, max: number) {
  return orNull(form.lines(field, max));
}

/** Mobile numbers in one spelling; others, such as landlines, as they were typed. */
function phones(field: string) {
  return lines(field, longest.lines)
    .refine(
      (value) => !value || phonesIn(value).every((phone) => digitsIn(phone) >= 6),
      `${field} must have at least 6 digits in each line`,
    )
    .transform((value) => value && inOneSpelling(value));
}

/** An e-mail address, or null. */
function email(field: string) {
  return orNull(form.line(field, longest.email).transform(addressTyped)).refine(
    (value) => !value || /^[^\s@<>",;]+@[^\s@<>",;.]+(\.[^\s@<>",;.]+)+$/u.test(value),
    `${field} must look like name@example.com`,
  );
}

function digitsIn(phone: string): number {
  return (phone.match(/\p{Nd}/gu) ?? []).length;
}

/** An address of the web, or null. */
export function link(field: string) {
  return line(field, longest.link).refine(
    (value) => !value || isSafeLink(value),
    `${field} must be an address that begins with https://`,
  );
}

/** An address, or a number, which becomes one that a text can be added to (`whatsAppTo`). */
function whatsApp() {
  const message =
    "WhatsApp must be a number such as 98250 12345, or an address that begins with https://";
  return line("WhatsApp", longest.link)
    .transform((value) => value && (whatsAppOf(value) ?? value))
    .refine((value) => !value || isSafeLink(value), message);
}

function orNull(schema: z.ZodType<string, string>) {
  return form.orBlank(schema).transform((typed) => typed || null);
}
