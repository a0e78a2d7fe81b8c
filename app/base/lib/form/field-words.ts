import { t } from "~/base/words/say";

type Say = (field: string, number: string) => string;

/** What schemas say of any field, so that the catalogue has it once and not for each field. */
const ofAnyField: [pattern: RegExp, say: Say][] = [
  [/^(.+) is required$/, (field) => t("{field} is required", { field })],
  [
    /^(.+) must have at most (\d+) characters$/,
    (field, max) => t("{field} must have at most {max} characters", { field, max }),
  ],
  [
    /^(.+) must have at least (\d+) digits$/,
    (field, min) => t("{field} must have at least {min} digits", { field, min }),
  ],
  [
    /^(.+) has characters in it that cannot be shown$/,
    (field) => t("{field} has characters in it that cannot be shown", { field }),
  ],
];

/**
 * Says a schema's message in the language of the page: by an entry of its own ("State is required"), else by that for any field
 * with the field's name.
 */
export function fieldSentence(english: string): string {
  const whole = t(english);
  if (whole !== english) return whole;
  for (const [pattern, say] of ofAnyField) {
    const [, field, number = ""] = pattern.exec(english) ?? [];
    if (field) return say(t(field), number);
  }
  return english;
}
