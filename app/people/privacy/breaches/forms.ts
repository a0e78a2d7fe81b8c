import { z } from "zod";
import { type BreachKind, breachKinds, type Language, languages } from "~/base/db/statuses";
import { line, lines, orBlank } from "~/base/lib/form/form";
import { kindName, type WordField, wordFields, wordLabels, wordName } from "./field-names";
import { timeIn } from "./times";

type BreachWords = Record<WordField, string>;

const longest = 2000;
const optional = (name: string, max: number) => orBlank(lines(name, max));

const time = z
  .string()
  .default("")
  .refine((typed) => typed === "" || timeIn(typed) !== null, "Write a day and a time")
  .transform((typed) => timeIn(typed));

const shape = z.object({
  title: line("Short name", 120),
  noticed: time,
  from: time,
  until: time,
  contact: line("Whom to ask", 300),
  causes: optional("Why it happened", longest),
  ...Object.fromEntries(breachKinds.map((kind) => [kindName(kind), z.string().optional()])),
  ...Object.fromEntries(
    languages.flatMap((language) =>
      wordFields.map((field) => [wordName(field, language), optional(wordLabels[field], longest)]),
    ),
  ),
});

/** A breach as the owner writes it down. Times in UTC ms. */
export type TypedBreach = {
  title: string;
  noticedAt: number;
  fromAt: number | null;
  untilAt: number | null;
  kinds: BreachKind[];
  contact: string;
  causes: string;
  words: Partial<Record<Language, BreachWords>>;
};

const saidIn = (typed: object, language: Language) =>
  Object.fromEntries(
    wordFields.map((field) => [
      field,
      (typed as Record<string, string | undefined>)[wordName(field, language)] ?? "",
    ]),
  ) as BreachWords;

const isEmpty = (said: BreachWords) => wordFields.every((field) => said[field] === "");

const kindsIn = (typed: object) =>
  breachKinds.filter((kind) => (typed as Record<string, unknown>)[kindName(kind)] !== undefined);

/** English is a must; another language is whole or left out. */
export const breachForm = shape
  .superRefine(
    (typed, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      if (typed.noticed === null) refuse("noticed", "Write when it was noticed");
      if (typed.until !== null && (typed.from === null || typed.from > typed.until))
        refuse("until", "Write a start before the end");
      if (kindsIn(typed).length === 0) refuse("kinds", "Tick at least one kind of data");
      for (const language of languages) {
        const said = saidIn(typed, language);
        if (language !== "en" && isEmpty(said)) continue;
        const where = language === "en" ? "" : " in this language, too";
        for (const field of wordFields.filter((each) => said[each] === ""))
          refuse(wordName(field, language), `Fill in “${wordLabels[field]}”${where}`);
      }
    },
    // Told together with what the fields themselves refuse.
    { when: () => true },
  )
  .transform((typed): TypedBreach => ({
    title: typed.title,
    noticedAt: typed.noticed ?? 0,
    fromAt: typed.from,
    untilAt: typed.until,
    kinds: kindsIn(typed),
    contact: typed.contact,
    causes: typed.causes,
    words: Object.fromEntries(
      languages
        .map((language) => [language, saidIn(typed, language)] as const)
        .filter(([, said]) => !isEmpty(said)),
    ),
  }));
