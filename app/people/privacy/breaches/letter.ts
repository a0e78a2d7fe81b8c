import type { BreachKind, Language } from "~/base/db/statuses";
import { dateTime } from "~/base/lib/dates";
import { greetingFor } from "~/people/mail/greeting";
import type { Letter } from "~/people/mail/letter";
import { inLanguage } from "~/base/words/language";
import { t } from "~/base/words/say";
import type { Breach } from "./breaches.server";

/** In English, as the catalogue has them. */
export const kindWords: Record<BreachKind, string> = {
  names: "names",
  "e-mails": "email addresses",
  phones: "phone numbers",
  addresses: "postal addresses",
  orders: "what was ordered",
  "payment references": "references of payments, no card numbers",
  passwords: "passwords, stored so that they cannot be read",
  messages: "messages and enquiries",
};

/** When it happened, as far as it is known. */
export function spanWords({ fromAt, untilAt }: Pick<Breach, "fromAt" | "untilAt">): string {
  if (fromAt === null) return t("not known yet");
  if (untilAt === null) return t("since {from}", { from: dateTime(fromAt) });
  return t("from {from} to {until}", { from: dateTime(fromAt), until: dateTime(untilAt) });
}

/**
 * The letter to somebody who is touched, with all that the Digital Personal Data Protection Rules 2025 ask for (rule 7(1)): nature,
 * extent, time and place; consequences; measures; what the person can do; whom to ask. In the language of the person, as far as the
 * owner wrote in it.
 */
export function breachLetter(breach: Breach, person: { name: string; language: Language }): Letter {
  return inLanguage(person.language, () => {
    const words = breach.words[person.language] ?? breach.words.en;
    if (!words) throw new Error("A breach has no words");
    const facts: [string, string][] = [
      [t("What happened"), words.nature],
      [t("Where it happened"), words.place],
      [t("When (Indian time)"), spanWords(breach)],
      [t("Noticed (Indian time)"), dateTime(breach.noticedAt)],
      [t("How many, how much"), words.extent],
      [t("Which data"), breach.kinds.map((kind) => t(kindWords[kind])).join(", ")],
      [t("What may come of it"), words.consequences],
      [t("What we have done"), words.measures],
      [t("What you can do"), words.advice],
      [t("Whom to ask"), breach.contact],
    ];
    return {
      subject: t("Important: your data in our shop were touched by a breach"),
      greeting: greetingFor(person.name),
      parts: [
        t(
          "We are sorry: data that you gave us came into wrong hands, or may have. The law says that we tell you at once, and we want to.",
        ),
        { facts },
        t(
          "We never ask for a password, a code or money in such a letter. If you are not content with our answer, you can complain to the Data Protection Board of India.",
        ),
      ],
    };
  });
}
