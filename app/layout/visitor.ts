import type { FrameVisitor } from "./frame";

/** A visitor without session or cart. */
export const guest: FrameVisitor = {
  viewer: null,
  counts: null,
  cart: { count: 0, known: false, stamp: 0 },
  toast: null,
};
