import { type Figures, type LogPlace, reaches } from "./litestream/figures";

/** A moment (UTC ms), and the place in the log that holds all that was stored before it; null: not known yet. */
type Mark = { at: number; looks: number; failures: number; place: LogPlace | null };

/**
 * Tells up to which moment the store holds everything. Takes a mark; once Litestream has looked for changes from beginning to end
 * after it, the end of what it has seen covers the mark, and once the store has that, the store holds all from before the mark.
 */
export function progress(): {
  /** Takes Litestream's figures as of `now` (UTC ms). Gives the moment; null until the first is known. */
  heldUntil: (figures: Figures, now: number) => number | null;
} {
  let mark: Mark | null = null;
  let held: number | null = null;
  return {
    heldUntil(figures, now) {
      // The clock was set back, or Litestream counts from the start.
      if (mark && (mark.at > now || figures.looks < mark.looks)) mark = null;
      if (held !== null && held > now) held = null;
      mark ??= { at: now, looks: figures.looks, failures: figures.failures, place: null };
      if (mark.place === null && hasLookedSince(mark, figures)) mark.place = figures.seen;
      if (mark.place !== null && reaches(figures.stored, mark.place)) {
        held = mark.at;
        mark = { at: now, looks: figures.looks, failures: figures.failures, place: null };
      }
      return held;
    },
  };
}

/** Of two looks that ended since, the second has begun since. Looks that failed count for nothing. */
function hasLookedSince(mark: Mark, { looks, failures }: Figures): boolean {
  return looks - failures - (mark.looks - mark.failures) >= 2;
}
