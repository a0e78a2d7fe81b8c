import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import type { Said } from "~/base/words/catalogue";
import { wordsInSource } from "./source-words";

const files = import.meta.glob<{ said: Said }>("../../../app/base/words/said/**/*.ts", {
  eager: true,
});
const entries = Object.values(files).flatMap(({ said }) => Object.entries(said));
const known = new Map(entries);
const inSource = wordsInSource();

/** Entries of which one of the texts is not as it should be; for the message of a test. */
const wrong = (isRight: (english: string, gujarati: string, hindi: string) => boolean) =>
  entries
    .filter(([english, [gujarati, hindi]]) => !isRight(english, gujarati, hindi))
    .map(([english, words]) => [english, ...words]);

test("what the shop says has words in Gujarati and Hindi", () => {
  const missing = [...inSource.said].filter(([english]) => !known.has(english));
  expect(missing.map(([english, file]) => `${file}: ${english}`)).toEqual([]);
  expect(wrong((_, gujarati, hindi) => Boolean(gujarati.trim() && hindi.trim()))).toEqual([]);
});

test("what is said with a value already in it is known for its values", () => {
  const english = [...known.keys()];
  const unknown = [...inSource.filled].filter(
    ([, made]) => !english.some((each) => made.test(each)),
  );
  expect(unknown.map(([where]) => where)).toEqual([]);
});

test("no entry stands twice, and none is left over from words that are gone", () => {
  const english = entries.map(([each]) => each);
  expect(english.filter((each, index) => english.indexOf(each) !== index)).toEqual([]);
  const isMade = (each: string) => inSource.patterns.some((made) => made.test(each));
  expect(english.filter((each) => !inSource.all.has(each) && !isMade(each))).toEqual([]);
});

/** Of the message's syntax: a plural and a select have options, a tag has children. */
type Part = {
  type: number;
  value?: string;
  options?: Record<string, { value: Part[] }>;
  children?: Part[];
};
const [literal, pound] = [0, 7];

const partsOf = (message: string) =>
  new IntlMessageFormat(message, "en-IN").getAst() as unknown as Part[];

/** `{name}`, `{n, plural}`, `<a>`, `#`. */
function places(parts: Part[]): string[] {
  return parts.flatMap(({ type, value, options, children }) => {
    if (type === literal) return [];
    if (type === pound) return ["#"];
    if (children) return [`<${value}>`, ...places(children)];
    if (!options) return [`{${value} of type ${type}}`];
    const inside = Object.values(options).flatMap((option) => places(option.value));
    return [`{${value} with options}`, ...inside];
  });
}

const placesIn = (message: string) => [...new Set(places(partsOf(message)))].sort().join(" ");

test("every message can be read, with the same placeholders in all three languages", () => {
  const differs = wrong((english, ...said) =>
    said.every((words) => placesIn(words) === placesIn(english)),
  );
  expect(differs).toEqual([]);
});

/** Whether each plural writes its number: in these languages `one` is also nothing. */
function countsZero(parts: Part[]): boolean {
  return parts.every(({ options, children }) => {
    const one = options?.one && places(options.one.value);
    const other = options?.other && places(options.other.value);
    if (one && other?.includes("#") && !one.includes("#")) return false;
    return [children, ...Object.values(options ?? {}).map(({ value }) => value)].every(
      (inside) => !inside || countsZero(inside),
    );
  });
}

test("a plural for one also reads well for none", () => {
  const wrongForNone = wrong((_, ...said) => said.every((words) => countsZero(partsOf(words))));
  expect(wrongForNone).toEqual([]);
});

const withoutTags = (words: string) => words.replace(/<[^>]*>/g, "");

test("a sentence ends as it does in its script, and a label without a full stop", () => {
  const ends = wrong((english, gujarati, hindi) => {
    const isSentence = /[^.]\.$/.test(withoutTags(english));
    return (
      isSentence === withoutTags(gujarati).endsWith(".") &&
      isSentence === withoutTags(hindi).endsWith("।")
    );
  });
  expect(ends).toEqual([]);
  expect(wrong((_, gujarati, hindi) => !/।/.test(gujarati) && !/\.(\s|$)/.test(hindi))).toEqual([]);
});

test("words are spelt as the style sheet says: composed, in Latin digits, without please", () => {
  const misspelt = /[૦-૯०-९]|[ૅૉઍઑ]|ँ|કૃપા કરી|कृपया|\bRs\b/u;
  const isRight = (words: string) => words === words.normalize("NFC") && !misspelt.test(words);
  expect(wrong((_, gujarati, hindi) => isRight(gujarati) && isRight(hindi))).toEqual([]);
});

test("each script stands in its own column", () => {
  const inPlace = wrong(
    (_, gujarati, hindi) =>
      !/(?!।)\p{Script=Devanagari}/u.test(gujarati) && !/\p{Script=Gujarati}/u.test(hindi),
  );
  expect(inPlace).toEqual([]);
});
