/** What a text of words is asked for: a phrase (words joined by single spaces), all of several, any of several, or one without another. */
export type Expression =
  | string
  | { all: readonly Expression[] }
  | { any: readonly Expression[] }
  | { one: Expression; without: Expression };

/** Null: nothing can match. */
export type Asking = Expression | null;

export function allOf(parts: readonly Asking[]): Asking {
  const there = parts.filter((part) => part !== null);
  if (there.length < parts.length || there.length === 0) return null;
  return there.length === 1 ? (there[0] ?? null) : { all: there };
}

export function anyOf(parts: readonly Asking[]): Asking {
  const there = [...new Set(parts)].filter((part) => part !== null);
  if (there.length === 0) return null;
  return there.length === 1 ? (there[0] ?? null) : { any: there };
}

export const without = (one: Asking, other: Asking): Asking =>
  one === null || other === null ? one : { one, without: other };

/** As an FTS5 query. Quotes prevent its operators; words never contain a quote. */
export function ftsOf(asked: Expression): string {
  if (typeof asked === "string") return `"${asked}"`;
  if ("one" in asked) return `(${ftsOf(asked.one)}) NOT (${ftsOf(asked.without)})`;
  const [parts, sign] = "all" in asked ? [asked.all, " AND "] : [asked.any, " OR "];
  return parts
    .map((part) => (typeof part === "string" ? ftsOf(part) : `(${ftsOf(part)})`))
    .join(sign);
}

/** Tells whether a text matches: its words between single spaces, one at each end. Made once, since many texts are asked. */
export function matcherOf(asked: Expression): (text: string) => boolean {
  if (typeof asked === "string") {
    const phrase = ` ${asked} `;
    return (text) => text.includes(phrase);
  }
  if ("one" in asked) {
    const [one, without] = [matcherOf(asked.one), matcherOf(asked.without)];
    return (text) => one(text) && !without(text);
  }
  if ("all" in asked) {
    const all = asked.all.map(matcherOf);
    return (text) => all.every((each) => each(text));
  }
  const any = asked.any.map(matcherOf);
  return (text) => any.some((each) => each(text));
}
