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
