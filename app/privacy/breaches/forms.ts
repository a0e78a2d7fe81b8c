import { z } from "zod";
import { type BreachKind, breachKinds, type Language, languages } from "~/db/statuses";
import { required } from "~/lib/form/form";
import { timeIn } from "./times";

/** What the letters say, in one language. */
export const wordFields = [
  "nature",
  "place",
  "extent",
  "consequences",
  "measures",
  "advice",
] as const;
export type WordField = (typeof wordFields)[number];
type BreachWords = Record<WordField, string>;

export const wordName = (field: WordField, language: Language) => `${field}_${language}`;
export const kindName = (kind: BreachKind) => `kind_${kind.replace(/\W/g, "_")}`;

const longest = 2000;
const optional = (max: number) =>
  z.string().trim().max(max, `Write at most ${max} characters`).default("");

const time = z
  .string()
  .default("")
  .refine((typed) => typed === "" || timeIn(typed) !== null, "Write a day and a time")
  .transform((typed) => timeIn(typed));

const shape = z.object({
  title: required("title", 120),
  noticed: time,
  from: time,
  until: time,
  contact: required("contact", 300),
  causes: optional(longest),
  ...Object.fromEntries(breachKinds.map((kind) => [kindName(kind), z.string().optional()])),
  ...Object.fromEntries(
    languages.flatMap((language) =>
      wordFields.map((field) => [wordName(field, language), optional(longest)]),
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

/** English is a must; another language is whole or left out. */
export const breachForm = shape.transform((typed, context): TypedBreach => {
  const all = typed as typeof typed & Record<string, string | undefined>;
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (typed.noticed === null) refuse("noticed", "Write when it was noticed");
  if (typed.until !== null && (typed.from === null || typed.from > typed.until))
    refuse("until", "Write a start before the end");
  const kinds = breachKinds.filter((kind) => all[kindName(kind)] !== undefined);
  if (kinds.length === 0) refuse("kinds", "Tick at least one kind of data");
  const words: TypedBreach["words"] = {};
  for (const language of languages) {
    const said = Object.fromEntries(
      wordFields.map((field) => [field, all[wordName(field, language)] ?? ""]),
    ) as BreachWords;
    const missing = wordFields.filter((field) => said[field] === "");
    if (language !== "en" && missing.length === wordFields.length) continue;
    for (const field of missing)
      refuse(
        wordName(field, language),
        language === "en" ? `Write the ${field}` : `Write the ${field} in this language, too`,
      );
    words[language] = said;
  }
  return {
    title: typed.title,
    noticedAt: typed.noticed ?? 0,
    fromAt: typed.from,
    untilAt: typed.until,
    kinds,
    contact: typed.contact,
    causes: typed.causes,
    words,
  };
});
