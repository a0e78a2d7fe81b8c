import { z } from "zod";
import { longest } from "~/people/accounts/limits";
import { pinIn, pinProblem } from "~/goods/delivery/pin";
import { joinedLine, line, lineOrNone, orBlank, textIn } from "~/base/lib/form/form";
import { email } from "~/base/lib/typed/email";
import { hasVisible } from "~/base/lib/typed/marks";
import { othersGstinProblem, typedGstin } from "~/base/lib/india/gstin";
import { indianMobile } from "~/base/lib/india/phone";
import { stateName } from "~/base/lib/india/states";
import { pinDoubt, statesOfPin } from "~/base/lib/india/pin-states";

const mobileSentence = "Mobile must be an Indian mobile number, such as 98765 43210";

const phone = line("Mobile", longest.phone).transform((typed, context) => {
  const mobile = indianMobile(typed);
  if (mobile) return mobile;
  context.addIssue({ code: "custom", message: mobileSentence });
  return z.NEVER;
});

const emailOrNone = orBlank(email("Email", longest.email));

/** Name, mobile and e-mail; `needsEmail`: a guest pays online. */
export function contactFields(needsEmail: boolean) {
  return {
    name: line("Name", longest.name),
    phone,
    email: needsEmail
      ? emailOrNone.refine((typed) => typed !== "", "Email is required to pay online")
      : emailOrNone,
  };
}

/** The parts of an address, as typed in any script. An empty state is taken from the PIN. */
export function placeFields(form: FormData) {
  const pin = pinIn(textIn(form, "pin"));
  return {
    line: joinedLine("House and street", longest.line),
    area: lineOrNone("Area or landmark", longest.area),
    city: line("City or village", longest.city),
    pin: line("PIN", longest.pin)
      .superRefine((typed, context) => {
        const message = pinProblem(typed);
        if (message) context.addIssue({ code: "custom", message });
      })
      .transform((typed) => pinIn(typed) ?? ""),
    state: z
      .string()
      .default("")
      .transform((code) => code || statesOfPin(pin ?? "")[0] || "")
      // While the PIN is wrong, an empty state is no second mistake.
      .refine((code) => stateName(code) !== null || (code === "" && !pin), {
        error: "State is required",
      }),
  };
}

/** A GSTIN and the name of its firm: both or none. */
export function firmFields(form: FormData) {
  const isAsked = [textIn(form, "gstin"), textIn(form, "firm")].some(hasVisible);
  return {
    gstin: z
      .string()
      .default("")
      .transform(typedGstin)
      .refine((typed) => !isAsked || typed !== "", "GSTIN is required with the name of a firm")
      .superRefine((typed, context) => {
        const problem = typed && othersGstinProblem(typed);
        if (problem) context.addIssue({ code: "custom", message: problem });
      })
      .transform((typed) => typed || null),
    firm: (isAsked
      ? z.string().default("").pipe(line("Name of the firm", longest.firm))
      : lineOrNone("Name of the firm", longest.firm)
    ).transform((typed) => typed || null),
  };
}

/** Who gets a parcel, and where. */
export const recipientForm = (form: FormData, needsEmail: boolean) =>
  z.object({ ...contactFields(needsEmail), ...placeFields(form), ...firmFields(form) });

/** Who collects: a name and a mobile are enough. */
export const collectorForm = (form: FormData) =>
  z.object({ ...contactFields(false), ...firmFields(form) });

/** What the browser checks of the checkout page: the e-mail is asked for of guests, who need one to pay online. */
export function typedForm(form: FormData) {
  if (textIn(form, "way").startsWith("collect")) return collectorForm(form);
  const paysOnline = !form.has("method") || form.get("method") === "online";
  return recipientForm(form, form.has("email") && paysOnline);
}

/** One address of the address book. */
export function addressForm(form: FormData) {
  const { name, phone } = contactFields(false);
  return z.object({ name, phone, ...placeFields(form), ...firmFields(form) });
}

/** The value of `confirmed` that accepts this address despite `pinDoubt`. */
export const confirmationOf = ({ pin, state }: { pin: string; state: string }) => `${pin}-${state}`;

/** What to ask about a typed address, unless the form confirms it; null: nothing. */
export function doubtAbout(address: { pin: string; state: string }, form: FormData): string | null {
  if (form.get("confirmed") === confirmationOf(address)) return null;
  return pinDoubt(address.pin, address.state);
}
