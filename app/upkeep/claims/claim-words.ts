import { dayInWords } from "~/base/lib/dates";
import { t } from "~/base/words/say";
import type { Certificate, ShownClaims } from "./claims";

/** `ISO 9001:2015 certified`. */
export const certifiedInShort = ({ name: certification }: Certificate): string =>
  t("{certification} certified", { certification });

/** The same with its number and last day where they are known. */
export function certified(certificate: Certificate): string {
  const { name: certification, number, until } = certificate;
  return number && until
    ? t("{certification} certified, number {number}, until {day}", {
        certification,
        number,
        day: dayInWords(until),
      })
    : certifiedInShort(certificate);
}

/** The same as a sentence; "" without a certificate. */
export function certifiedSentence(certificate: Certificate | undefined): string {
  if (!certificate) return "";
  const { name: certification, number, until } = certificate;
  return number && until
    ? t("{certification} certified, number {number}, until {day}.", {
        certification,
        number,
        day: dayInWords(until),
      })
    : t("{certification} certified.", { certification });
}

/** What the shop is, in a few words. */
export function pressWords({ family, place }: ShownClaims): string {
  if (family) return place ? t("A family oil press in Surat") : t("A family oil press");
  return place ? t("An oil press in Surat") : t("An oil press");
}

/** What the shop sells and what it is, as the footer says it. */
export function oilSentence({ family, place }: ShownClaims): string {
  if (family)
    return place
      ? t("Groundnut oil from a family press in Surat, Gujarat.")
      : t("Groundnut oil from a family press.");
  return place
    ? t("Groundnut oil from Surat, Gujarat.")
    : t("Groundnut oil, pressed and packed by us.");
}

/** Sentences after each other, without those that are left out. */
export const inOneLine = (...sentences: string[]): string => sentences.filter(Boolean).join(" ");
