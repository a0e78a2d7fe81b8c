import { dateTime } from "~/base/lib/dates";
import { inLanguage } from "~/base/words/language";
import type { Breach } from "./breaches.server";
import { kindWords, spanWords } from "./letter";
import type { Told } from "./told";

type Firm = { name: string; address: string | null; email: string | null; phone: string | null };

/**
 * The texts for the Data Protection Board of India (Digital Personal Data Protection Rules 2025, rule 7(2)), to be copied into its form:
 * `first` without delay, `detail` within 72 hours.
 */
export function boardLetters(
  breach: Breach,
  firm: Firm,
  told: Told,
): { first: string; detail: string } {
  return inLanguage("en", () => {
    const words = breach.words.en;
    const head = [
      "To the Data Protection Board of India",
      `From: ${[firm.name, firm.address, firm.email, firm.phone].filter(Boolean).join(", ").replace(/\s+/g, " ")}`,
      `Subject: Personal data breach: ${breach.title}`,
    ].join("\n");
    const description = [
      `Nature: ${words?.nature ?? ""}`,
      `Extent: ${words?.extent ?? ""} (people touched, as far as known: ${told.all})`,
      `Time of occurrence: ${spanWords(breach)}; noticed ${dateTime(breach.noticedAt)} (IST)`,
      `Location: ${words?.place ?? ""}`,
      `Kinds of personal data: ${breach.kinds.map((kind) => kindWords[kind]).join(", ")}`,
      `Likely impact: ${words?.consequences ?? ""}`,
    ].join("\n");
    const contact = `Contact: ${breach.contact}`;
    const detail = [
      `1. Updated description\n${description}`,
      `2. Facts, circumstances and reasons; findings on who caused it\n${breach.causes || "Still being looked into."}`,
      `3. Measures taken or proposed to lessen the risk\n${words?.measures ?? ""}`,
      `4. Remedial measures, so that it does not come again\n${words?.measures ?? ""}`,
      `5. Intimations to the people touched\n${told.written} of ${told.all} were written to by email${
        breach.lettersAt === null ? "" : `, from ${dateTime(breach.lettersAt)} (IST) on`
      }; ${told.unreachable} have no email address and are called.`,
    ].join("\n\n");
    return {
      first: [head, description, contact].join("\n\n"),
      detail: [head, detail, contact].join("\n\n"),
    };
  });
}
