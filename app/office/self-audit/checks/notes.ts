import type { Outcome } from "../result";
import type { Tour } from "../visit/tour";
import { Unchecked } from "../visit/visited";

/** What a check writes down while it looks. */
export class Notes {
  readonly looked: string[] = [];
  readonly found: { place: string; what: string }[] = [];
  readonly gaps: string[] = [];
  absent: string | null = null;

  /** What was looked at. */
  saw(what: string): void {
    this.looked.push(what);
  }

  /** A finding; the same at the same place is told once. */
  find(place: string, what: string): void {
    const isKnown = this.found.some((one) => one.place === place && one.what === what);
    if (!isKnown) this.found.push({ place, what: what.slice(0, 300) });
  }

  /** Runs a part of the check; what it cannot look at is a gap, and the other parts still look. */
  part(look: () => void): void {
    try {
      look();
    } catch (error) {
      this.gaps.push(
        error instanceof Unchecked ? error.message : `The check itself failed: ${String(error)}`,
      );
    }
  }
}

export type Check = { number: number; look: (tour: Tour, notes: Notes) => void };

/** Runs one check over what was visited. */
export function outcomeOf({ number, look }: Check, tour: Tour): Outcome {
  const notes = new Notes();
  notes.part(() => look(tour, notes));
  const { looked, found, gaps, absent } = notes;
  const isOpen = gaps.length > 0 || looked.length === 0;
  const state =
    found.length > 0 ? "found" : isOpen ? "unchecked" : absent === null ? "nothing" : "not-there";
  const why = gaps.length > 0 ? gaps : isOpen ? ["Nothing was looked at"] : absent ? [absent] : [];
  return { number, state, looked, found, why: [...new Set(why)] };
}
