import { allOf, type Asking, type Expression, without } from "./expression";

/** What a keyword asks for; null where nothing can match. */
export type Question = {
  /** The words as they were typed: side by side, and in any order. */
  phrase: Asking;
  spelt: Asking;
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
  /** What costs least comes first, of what was asked for. */
  isCheap?: boolean;
};

/** One look into names, or into names and descriptions. `size`: only packs that match this, too. */
export type Step = { index: "name" | "anywhere"; match: Expression; size?: Expression };

/** The best matches first; a product counts where it is met first. */
export function stepsOf(question: Question): Step[] {
  const { sizes, part } = question;
  const plain = question.isCheap ? byKind : bySaying;
  if (sizes.length === 0) return plain(question);
  return sizes.flatMap((size): Step[] =>
    part === null
      ? [{ index: "anywhere", match: size }]
      : plain(question).map((step) => within(step, size)),
  );
}

const within = (step: Step, size: Expression): Step =>
  step.index === "name"
    ? { ...step, size }
    : { index: "anywhere", match: allOf([step.match, size]) ?? size };

function bySaying({ phrase, spelt, begun, whole, part, others, kinds, sizes }: Question): Step[] {
  const just = (match: Asking) => without(match, others);
  const both = (match: Asking) => (others ? [just(match), without(match, kinds)] : [match]);
  // There are few packs of a size: the kind that was asked for, even if not in its name, comes before another kind.
  const described = kinds && sizes.length > 0 ? [just(whole)] : [];
  return [
    ...stepsIn("name", [...both(phrase), ...both(spelt), just(begun), ...both(whole)]),
    ...stepsIn("anywhere", described),
    ...stepsIn("name", kinds ? [phrase, spelt, whole] : []),
    ...stepsIn("name", [just(part)]),
    ...stepsIn("anywhere", [whole]),
    ...stepsIn("name", others ? [part] : []),
    ...stepsIn("anywhere", [part]),
  ];
}

/** What is just that, and another kind of it or several: how well its name says so does not count. */
const byKind = ({ whole, part, others }: Question): Step[] =>
  [without(whole, others), without(part, others), part].flatMap((match) => [
    ...stepsIn("name", [match]),
    ...stepsIn("anywhere", [match]),
  ]);

const stepsIn = (index: Step["index"], asked: Asking[]): Step[] =>
  asked.flatMap((match) => (match === null ? [] : [{ index, match }]));
