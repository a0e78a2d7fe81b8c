import type { FrameVisitor } from "./frame";

/** A visitor without session or cart. */
export const guest: FrameVisitor = {
  viewer: null,
  counts: null,
  cart: { count: 0, known: false, stamp: 0 },
  toast: null,
};

const templateStart = "template:";

/** Placeholder for the visitor while rendering for the page cache. */
export const templateText = (mark: string) => templateStart + mark;

/** The visitor is serialized as one text, so that a cached page's data has a single place to fill. */
export const textOf = (visitor: FrameVisitor) => JSON.stringify(visitor);

/** Parses a visitor's text; with `mark` it is the placeholder of a page being rendered for the cache. */
export function visitorIn(text: string): FrameVisitor & { mark?: string } {
  if (text.startsWith(templateStart)) return { ...guest, mark: text.slice(templateStart.length) };
  return JSON.parse(text) as FrameVisitor;
}
