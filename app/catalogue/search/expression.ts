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

/** Whether a text matches: its words between single spaces, one at each end. */
export function matches(text: string, asked: Expression): boolean {
  if (typeof asked === "string") return text.includes(` ${asked} `);
  if ("one" in asked) return matches(text, asked.one) && !matches(text, asked.without);
  return "all" in asked
    ? asked.all.every((part) => matches(text, part))
    : asked.any.some((part) => matches(text, part));
}
