import { span } from "~/base/lib/span";
import { minute } from "~/base/lib/time";

/** Shorter trouble (ms) than this is not worth a word: a restart of the edge. */
const worthAWord = minute;

let since: number | null = null;

/** Since when (UTC ms) the edge has not taken what this process sends; null: it takes all, or this process sends nothing. */
export const edgeTroubleSince = (): number | null => since;

/** Notes whether the edge took the last purge. `now`: UTC ms. */
export function noteEdge(isTaken: boolean, now = Date.now()): void {
  since = isTaken ? null : (since ?? now);
}

/** What the owner is told of an edge that has refused changes since then; null: nothing. */
export const edgeProblem = (since: number | null, now: number): string | null =>
  since !== null && now - since > worthAWord
    ? `The cache in front of the shop has not taken changes for ${span(now - since)}: guests may see old prices.`
    : null;
