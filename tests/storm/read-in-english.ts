import { catalogue } from "~/base/words/catalogue";
import type { Language } from "~/base/words/language";

/**
 * A page in Gujarati or Hindi as somebody reads it who thinks in English: each text, and each name of a control, as the English
 * sentence that the shop says with these words, its values kept. Words that are no whole sentence of the shop stay as they are.
 */
export function readInEnglish(html: string, language: Language): string {
  const { english } = dictionaryOf(language);
  return html
    .replace(/>([^<>]*\P{ASCII}[^<>]*)(?=<)/gu, (_, words: string) => `>${english(words)}`)
    .replace(
      /(aria-label=")([^"]*)"/g,
      (_, name: string, words: string) => `${name}${english(words)}"`,
    );
}

type Sentence = { pattern: RegExp; names: string[]; english: string };
type Dictionary = { english: (words: string) => string };

const dictionaries = new Map<Language, Dictionary>();

function dictionaryOf(language: Language): Dictionary {
  const known = dictionaries.get(language) ?? dictionary(catalogue[language] ?? new Map());
  dictionaries.set(language, known);
  return known;
}

function dictionary(said: ReadonlyMap<string, string>): Dictionary {
  const whole = new Map<string, string>();
  const sentences: Sentence[] = [];
  for (const [english, words] of said) {
    // Plurals and sentences with elements in them are read by nobody here.
    if (/, plural|, select|<\w/.test(words)) continue;
    if (words.includes("{")) sentences.push(sentenceOf(words, english));
    else if (!whole.has(words)) whole.set(words, english);
  }
  // The one with the most words of its own fits best.
  sentences.sort((one, other) => other.pattern.source.length - one.pattern.source.length);
  const read = new Map<string, string>();

  function english(words: string): string {
    if (!/\P{ASCII}/u.test(words)) return words;
    const found = read.get(words) ?? sentencesIn(words);
    read.set(words, found);
    return found;
  }

  function sentencesIn(words: string): string {
    const one = oneSentence(words.trim());
    if (one !== null) return one;
    const parts = words.split(/(?<=[.।?!])\s+/);
    return parts.length < 2 ? words : parts.map(english).join(" ");
  }

  function oneSentence(words: string): string | null {
    const known = whole.get(words);
    if (known !== undefined) return known;
    for (const { pattern, names, english: sentence } of sentences) {
      const values = pattern.exec(words)?.slice(1);
      if (!values) continue;
      return names.reduce(
        (said, name, index) => said.replaceAll(`{${name}}`, english(values[index] ?? "")),
        sentence,
      );
    }
    return null;
  }

  return { english };
}

function sentenceOf(words: string, english: string): Sentence {
  const names: string[] = [];
  const source = words
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
      names.push(part);
      return "(.+?)";
    })
    .join("");
  return { pattern: new RegExp(`^${source}$`, "su"), names, english };
}
