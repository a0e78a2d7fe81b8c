import type { Asked } from "./query-terms";
import { praise } from "./plain-words";
import type { Synonyms } from "./synonyms";
import { soundOf } from "./spelling/sound";
import { numberForms } from "./amounts/typed-numbers";
import { plainFormsOf } from "./spelling/word-forms";

/** A word in its plain form means the same, as do its synonyms, and a number in other digits. */
export function withForms(term: Asked, known: Synonyms): Asked {
  const [word = ""] = term.words;
  if (term.words.length > 1)
    return { ...term, spelt: soundingLike(term.words.join(" "), term.same, known) };
  // `cooking` praises; that somebody cooks says nothing.
  const plain = praise.has(word) ? [] : plainFormsOf(word);
  const forms = plain.flatMap((form) => known.groups.get(form) ?? [form]);
  const digits = /^\d+$/.test(word) ? ["૦", "०"].map((zero) => digitsFrom(word, zero)) : [];
  const numbers = [...digits, ...numberForms(word)];
  const same = [...term.same, ...forms, ...numbers];
  // What is being typed: `singt` is spelt as `singtel` is.
  const begun = known.groups.has(word) ? [] : same.filter((phrase) => phrase.startsWith(word));
  return {
    ...term,
    same,
    spelt: [
      ...plain,
      ...numbers,
      ...[word, ...begun].flatMap((each) => soundingLike(each, same, known)),
    ],
  };
}

/** `sing tel` and `સિંગતેલ` are one word, spelt and parted differently. */
function soundingLike(phrase: string, same: readonly string[], { spoken }: Synonyms): string[] {
  const sound = spoken.get(phrase) ?? soundOf(phrase);
  return sound ? same.filter((other) => spoken.get(other) === sound) : [];
}

const digitsFrom = (number: string, zero: string) =>
  number.replace(/\d/g, (digit) =>
    String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
  );
