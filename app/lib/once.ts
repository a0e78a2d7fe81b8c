/**
 * Makes a thing when it is first asked for, and keeps it: a statement can be prepared only once its tables are there, which
 * is later than its module is read.
 */
export function once<T>(make: () => T): () => T {
  let made: { thing: T } | null = null;
  return () => (made ??= { thing: make() }).thing;
}
