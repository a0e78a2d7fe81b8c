import { z } from "zod";
import { plainDigits } from "~/lib/digits";
import { required } from "~/lib/form";
import { gstinProblem, typedGstin } from "~/lib/gstin";
import { indianMobile } from "~/lib/phone";
import { stateName } from "~/lib/states";

/** Maximum length (characters) of the parts of an address. */
export const longest = { name: 100, line: 300, city: 100 };

/** The delivery address as a shopper types it. Any script is accepted. */
export const deliveryForm = z.object({
  name: required("Name", longest.name),
  phone: required("Phone", 40).transform((typed, context) => {
    const phone = indianMobile(typed);
    if (phone) return phone;
    context.addIssue({ code: "custom", message: phoneSentence });
    return z.NEVER;
  }),
  line: required("Address", longest.line).transform(onOneLine),
  city: required("City", longest.city),
  state: z
    .string("State is required")
    .refine((code) => stateName(code) !== null, "State is required"),
  pin: required("PIN", 20)
    .transform((typed) => plainDigits(typed).replace(/^(\d{3}) (\d{3})$/, "$1$2"))
    .refine((pin) => /^[1-9][0-9]{5}$/.test(pin), "PIN must have 6 digits, such as 395002"),
  gstin: z
    .string()
    .default("")
    .transform(typedGstin)
    .refine(
      (typed) => typed === "" || gstinProblem(typed) === null,
      "GSTIN must look like 24ABCDE1234F1Z5; please look for a typing mistake",
    )
    .transform((typed) => typed || null),
  /** The PIN and state that the shopper confirmed (see `confirmationOf`). */
  confirmed: z.string().max(20).default(""),
});

const phoneSentence = "Phone must be an Indian mobile number, such as 98765 43210";

/** The value of `confirmed` that accepts this address despite `pinDoubt`. */
export const confirmationOf = ({ pin, state }: { pin: string; state: string }) => `${pin}-${state}`;

function onOneLine(text: string): string {
  return text
    .split(/\s*[\r\n]+\s*/)
    .filter(Boolean)
    .join(", ");
}
