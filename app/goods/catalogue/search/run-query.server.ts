import { matchesOf } from "./matching.server";
import { anyKnown, type Asked, phraseOf, queryFor, speltQuery } from "./query-terms";
import type { Reading } from "./parse-query.server";
import type { Question } from "./ranking";
import { distinctive } from "./meaningful-terms.server";
import { dictionary } from "./vocabulary.server";

/** A question, and the numbers of the products that it finds. */
export type Answer = { question: Question; found: number[] };

type Joined = "all" | "any";

/** Asks for what these terms of a reading say, for all of them or any, among packs of its sizes; null if there are no such products. */
export function ask(
  reading: Reading,
  asked: readonly Asked[],
  joined: Joined = "all",
): Answer | null {
  const { part } = queryFor(asked, dictionary, joined);
  if (asked.length === 0 ? !reading.size?.length : part === null) return null;
  const question = questionAbout(reading, asked, joined);
  const found = matchesOf(question, reading.most);
  return found.length > 0 ? { question, found } : null;
}

function questionAbout(reading: Reading, asked: readonly Asked[], joined: Joined): Question {
  const isAny = joined === "any";
  const query = queryFor(asked, dictionary, joined);
  const spelt = isAny ? query : speltQuery(asked, dictionary);
  const isOne = asked.length < 2;
  const isAll = asked.length === reading.terms.length;
  const words = isAll ? reading.words : asked.flatMap((term) => term.words);
  const named = asked.filter((term) => !term.unsaid);
  const apart = distinctive(named);
  return {
    ...query,
    own: reading.own,
    phrase: isOne ? spelt.whole : phraseOf(words, dictionary),
    spelt: isOne ? null : spelt.whole,
    typed: isAny ? query.whole : speltQuery(apart.map(sayingIt), dictionary).whole,
    apart: isAny ? query.whole : queryFor(apart, dictionary).whole,
    unpacked: named.length < asked.length ? queryFor(named, dictionary).whole : null,
    begun: spelt.part,
    others: anyKnown(reading.others, dictionary),
    kinds: anyKnown(reading.kinds, dictionary),
    sizes: reading.size ?? [],
    ...(reading.order && { order: reading.order }),
  };
}

/** A word that no product says as the first of its group: `gathiya` as `farsan`. */
function sayingIt(term: Asked): Asked {
  if (speltQuery([term], dictionary).whole) return term;
  return { ...term, words: (term.same[0] ?? "").split(" ") };
}
