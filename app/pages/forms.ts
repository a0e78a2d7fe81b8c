import { z } from "zod";
import { gstinProblem, stateOfGstin, typedGstin } from "~/lib/gstin";
import { stateName, stateWithCode } from "~/lib/states";
import { isSafeLink, phonesIn } from "./company";
import { longest } from "./limits";
import { slideNumbers, type Testimonial } from "./testimonials";

const facts = z.object({
  name: line("Name", longest.line),
  phone: phones(),
  email: line("Email", longest.email).refine(
    (typed) => !typed || /^[^\s@<>",;]+@[^\s@<>",;.]+(\.[^\s@<>",;.]+)+$/u.test(typed),
    "Email must look like name@example.com",
  ),
  address: lines("Address", longest.lines),
  hours: line("Opening hours", longest.line),
  gstin: line("GSTIN", longest.line)
    .transform((typed) => typed && typedGstin(typed))
    .superRefine((typed, context) => {
      const problem = typed && gstinProblem(typed);
      if (problem) context.addIssue({ code: "custom", message: gstinProblems[problem] });
    }),
  state: line("State", longest.line).refine(
    (code) => !code || stateName(code) !== null,
    "State must be one of the list",
  ),
  fssai: line("FSSAI licence", longest.line)
    .transform((typed) => typed && typed.replaceAll(" ", ""))
    .refine((typed) => !typed || /^\d{14}$/.test(typed), "FSSAI licence must have 14 digits"),
  facebook: link("Facebook"),
  instagram: link("Instagram"),
  youtube: link("YouTube"),
  whatsapp: link("WhatsApp"),
  announcement: line("Announcement", longest.announcement),
  version: z.string().default(""),
});

/**
 * The shop's settings form. Blank: not set. `version`: that of the loaded facts. A GSTIN begins with its state, so a blank
 * state is taken from it, and a different one is refused.
 */
export const companyForm = facts
  .transform(({ gstin, state, ...others }) => ({
    ...others,
    gstin,
    state: state ?? (gstin && stateOfGstin(gstin)),
  }))
  .superRefine(({ gstin, state }, context) => {
    if (!gstin || state === stateOfGstin(gstin)) return;
    const message = `State must be ${stateWithCode(stateOfGstin(gstin))}: the GSTIN begins with it`;
    context.addIssue({ code: "custom", path: ["state"], message });
  });

const gstinProblems = {
  form: "GSTIN must look like 24ABCDE1234F1Z5",
  state: "GSTIN must begin with the two digits of a state",
  checksum: "GSTIN is mistyped: its last character does not fit the others",
};

/** The testimonials form; outputs the slides that are not blank. */
export const testimonialsForm = z
  .object({ ...slide(1), ...slide(2), ...slide(3) })
  .superRefine((typed, context) => {
    for (const number of slideNumbers) {
      const [words, who, where] = [
        typed[`words${number}`],
        typed[`who${number}`],
        typed[`where${number}`],
      ];
      const required = (name: string, message: string) =>
        context.addIssue({ code: "custom", path: [`${name}${number}`], message });
      if (words && !who) required("who", "Who said it is required");
      if (!words && (who || where)) required("words", "What they said is required");
    }
  })
  .transform((typed): Testimonial[] =>
    slideNumbers.flatMap((number) => {
      const [words, who] = [typed[`words${number}`], typed[`who${number}`]];
      return words && who ? [{ words, who, where: typed[`where${number}`] }] : [];
    }),
  );

function slide<N extends number>(number: N) {
  const fields = {
    [`words${number}`]: line("What they said", longest.testimonial),
    [`who${number}`]: line("Who said it", longest.line),
    [`where${number}`]: line("Where they live", longest.line),
  };
  return fields as Record<`${"words" | "who" | "where"}${N}`, ReturnType<typeof line>>;
}

/** One line in any script, or null. */
function line(field: string, max: number) {
  return text(field, max).refine((typed) => !typed || !/\p{Cc}/u.test(typed), illegible(field));
}

/** Several lines in any script, or null. */
function lines(field: string, max: number) {
  return text(field, max).refine(
    (typed) => !typed || !/[^\P{Cc}\n]/u.test(typed),
    illegible(field),
  );
}

function phones() {
  return lines("Phone", longest.lines)
    .refine(
      (typed) => !typed || phonesIn(typed).every((phone) => digitsIn(phone) >= 6),
      "Phone must have at least 6 digits in each line",
    )
    .transform((typed) => typed && phonesIn(typed).join("\n"));
}

function digitsIn(phone: string): number {
  return (phone.match(/\p{Nd}/gu) ?? []).length;
}

function link(field: string) {
  return line(field, longest.link).refine(
    (typed) => !typed || isSafeLink(typed),
    `${field} must be an address that begins with https://`,
  );
}

/** Drops bidirectional marks: they could reverse the text next to them. */
function text(field: string, max: number) {
  return z
    .string()
    .default("")
    .transform((typed) =>
      typed
        .replace(/\r\n?/g, "\n")
        .replace(/\p{Bidi_Control}/gu, "")
        .normalize("NFC")
        .trim(),
    )
    .refine((typed) => typed.length <= max, `${field} must have at most ${max} characters`)
    .transform((typed) => (/[^\s\p{Cf}]/u.test(typed) ? typed : null));
}

function illegible(field: string): string {
  return `${field} has characters in it that cannot be shown`;
}
