import type { FrameVisitor } from "./frame";

/** Somebody of whom the shop knows nothing. */
export const guest: FrameVisitor = {
  viewer: null,
  tasks: 0,
  cart: { count: 0, known: false, stamp: 0 },
  toast: null,
};

const templateStart = "template:";

/** What the root loader sends in place of a visitor while a page is made that is kept for everybody. */
export const templateText = (mark: string) => templateStart + mark;

/**
 * The visitor travels as one text, so that one place of a kept page's data can be filled for each visitor without writing
 * the others anew.
 */
export const textOf = (visitor: FrameVisitor) => JSON.stringify(visitor);

/** The visitor in such a text; with `mark` it is the stand-in of a page that is being made. */
export function visitorIn(text: string): FrameVisitor & { mark?: string } {
  if (text.startsWith(templateStart)) return { ...guest, mark: text.slice(templateStart.length) };
  return JSON.parse(text) as FrameVisitor;
}
