import { allOf, type Asking, type Expression, without } from "./expression";
import type { Look } from "./word-index.server";

/** What a keyword asks for; null where nothing can match. */
export type Question = {
  /** Several words in Gujarati or Devanagari letters, side by side: a product's name or sentence in that language. */
  own: Asking;
  /** The words as they were typed: side by side, and in any order. */
  phrase: Asking;
  spelt: Asking;
  /** Those of them that tell the products apart. */
  typed: Asking;
  /** The same with their synonyms. */
  apart: Asking;
  /** The words with their synonyms, without a bottle that a pack need not name. */
  unpacked: Asking;
  /** What they may be the beginning or a part of. */
  begun: Asking;
  /** The words with their synonyms; `part`: and with what they are a part of. Null if only sizes were asked for. */
  whole: Asking;
  part: Asking;
  /** Names with one of these are another kind of what was asked for, or several of it; `kinds`: the first of them. */
  others: Asking;
  kinds: Asking;
  /** Packs of just the sizes that were asked for, then all that may be meant; empty: no size was asked for. */
  sizes: Expression[];
  /** What comes first of what was asked for; otherwise it is what its words say best. */
  order?: "cheapest" | "dearest" | "largest" | "smallest";
};

/** `ifNone`: only where no step before found any. */
type Step = Look & { ifNone?: boolean };

/** The best matches first; a product counts where it is met first. */
export function stepsOf(question: Question): Step[] {
  const { sizes, part } = question;
  const plain = question.order ? byKind : bySaying;
  if (sizes.length === 0) return plain(question);
  return sizes.flatMap((size): Step[] =>
    part === null
      ? [{ index: "anywhere", match: size }]
      : plain(question).map((step) => within(step, size)),
  );
}

const within = (step: Step, size: Expression): Step =>
  step.index === "name" ? { ...step, size } : { ...step, match: allOf([step.match, size]) ?? size };

function bySaying(question: Question): Step[] {
  const { own, phrase, spelt, typed, begun, whole, unpacked, part, others, kinds, sizes } =
    question;
  const just = (match: Asking) => without(match, others);
  // What was asked for, even if its name does not say so, comes before another kind of it or several: among the few packs of a size,
  // and where no other name says so.
  const described = others ? stepsIn("anywhere", [typed, whole], others) : [];
  return [
    ...stepsIn("anywhere", [own]),
    ...stepsIn("name", [phrase, spelt, begun, whole, unpacked].map(just)),
    ...(sizes.length > 0 ? described : described.map((step) => ({ ...step, ifNone: true }))),
    ...stepsIn("name", others ? [phrase, spelt, whole].map((match) => without(match, kinds)) : []),
    ...stepsIn("name", kinds ? [phrase, spelt, whole] : []),
    ...stepsIn("name", [just(part)]),
    ...stepsIn("anywhere", [typed, whole]),
    ...stepsIn("name", others ? [part] : []),
    ...stepsIn("anywhere", [part]),
  ];
}

/** What is just that, and another kind of it or several: how well its name says so does not count. */
const byKind = ({ apart, part, others, order }: Question): Step[] =>
  order === "cheapest" || order === "dearest"
    ? [
        ...stepsIn("name", [without(apart, others)]),
        ...stepsIn("anywhere", [apart], others),
        ...stepsIn("name", [without(part, others)]),
        ...stepsIn("anywhere", [part], others),
        ...stepsIn("name", [part]),
        ...stepsIn("anywhere", [part]),
      ]
    : [...stepsIn("anywhere", [part], others), ...stepsIn("anywhere", [part])];

const stepsIn = (index: Step["index"], asked: Asking[], unnamed: Asking = null): Step[] =>
  asked.flatMap((match) => (match === null ? [] : [{ index, match, ...(unnamed && { unnamed }) }]));
