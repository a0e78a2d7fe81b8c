import type { BreachKind, Language } from "~/base/db/statuses";

/** How the fields are called that stand there once. */
export const breachLabels = {
  title: "Short name, for the book",
  noticed: "Noticed",
  from: "It lasted from",
  until: "Until",
  contact: "Whom to ask",
  causes: "Facts and reasons, and who did it",
};

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
