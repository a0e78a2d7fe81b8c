import type { BreachKind, Language } from "~/base/db/statuses";

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

/** How its fields are called. */
export const wordLabels: Record<WordField, string> = {
  nature: "What happened",
  place: "Where",
  extent: "How many people, how much",
  consequences: "What may come of it",
  measures: "What you have done, and will do",
  advice: "What the person can do",
};

export const wordName = (field: WordField, language: Language) => `${field}_${language}`;
export const kindName = (kind: BreachKind) => `kind_${kind.replace(/\W/g, "_")}`;
