import { t } from "~/base/words/say";
import { latinDigits } from "../amounts/latin-digits";
import { isInName } from "../word-index.server";
import { isBrandWord } from "../owners-words/own-brand.server";
import { soundOf } from "../spelling/sound";
import { plainFormsOf } from "../spelling/word-forms";
import { wordsOf } from "../words";
import { answeringPages, besides, places } from "./pages";

/** A page that answers what was searched for. `title` and `sentence` are in the language of the page. */
export type PageAsked = { to: string; title: string; sentence: string };

/** Longer texts are no questions. */
const mostWords = 12;

/** The page that answers this keyword; null where it asks for goods. */
export function pageAsked(keyword: string): PageAsked | null {
  if (orderNumber.test(latinDigits(keyword))) return inWords(answeringPages[0]);
  const all = wordsOf(latinDigits(keyword));
  if (all.length === 0 || all.length > mostWords) return null;
  const asked = all.filter((word) => !isBeside(word) && !isBrandWord(word));
  const meant = asked.map(wordsMeant);
  if (asked.length === 0 || meant.some((words) => words.length === 0)) return null;
  if (asked.length > 1 && isInName(asked.join(" "))) return null;
  return inWords(bestFor(meant));
}

/** The number of an order is best typed on the first of the pages. */
const orderNumber = /^\s*#?\s*pr[\s-]*\d{3,9}\s*$/i;

const inWords = (page: Page | null | undefined): PageAsked | null =>
  page ? { to: page.to, title: t(page.title), sentence: t(page.sentence) } : null;

type Page = (typeof answeringPages)[number];

const listed = new Set(wordsOf(besides));
const isBeside = (word: string) => listed.has(word) || isPin.test(word);
const isPin = /^[1-9]\d{5}$/;

const placeWords = wordsOf(places);

const pages = answeringPages.map((page) => {
  const questions = page.asked
    .split(/[,\n]/)
    .map((question) => wordsOf(question).filter((word) => !isBeside(word)))
    .filter((words) => words.length > 0);
  const named = page.hasPlaces ? placeWords : [];
  return { page, questions, words: new Set([...questions.flat(), ...named]) };
});

/** What may be typed → the words of questions that it is: itself, in another form, or what sounds so. */
const spellings = new Map<string, Set<string>>();
for (const word of pages.flatMap(({ words }) => [...words]))
  for (const spelling of spellingsOf(word))
    spellings.set(spelling, (spellings.get(spelling) ?? new Set()).add(word));

function spellingsOf(word: string): string[] {
  const sound = soundOf(word);
  return [word, ...plainFormsOf(word), ...(sound ? [`sound ${sound}`] : [])];
}

const wordsMeant = (typed: string): string[] => [
  ...new Set(spellingsOf(typed).flatMap((spelling) => [...(spellings.get(spelling) ?? [])])),
];

/** All words are the page's, and it has the longest question of them. `meant`: of each word, what it may be. */
function bestFor(meant: string[][]) {
  const said = new Set(meant.flat());
  let best: { page: Page; length: number } | null = null;
  for (const { page, questions, words } of pages) {
    if (!meant.every((each) => each.some((word) => words.has(word)))) continue;
    for (const question of questions)
      if (question.length > (best?.length ?? 0) && question.every((word) => said.has(word)))
        best = { page, length: question.length };
  }
  return best?.page ?? null;
}
