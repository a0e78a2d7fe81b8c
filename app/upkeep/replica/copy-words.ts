import { sizeInWords } from "~/upkeep/backup/size";
import { span } from "~/base/lib/span";
import { minute, second } from "~/base/lib/time";

/** How the copy is doing. Times in UTC ms, sizes in bytes. */
export type CopyState = {
  /** Where it lies, for people. */
  place: string;
  /** The copier and its version. */
  program: string;
  /** The copy holds everything that was stored before this; null: not known, because it has only begun or does not tell. */
  heldUntil: number | null;
  /** When following began. */
  since: number;
  /** Whether the copier can tell how old the copy is. */
  isMeasured: boolean;
  /** Photos that are not in the copy yet. */
  photosWaiting: number;
  /** What waits on this machine's disk for the store. */
  waitingBytes: number;
  /** Why the store cannot be asked who owns the copy, in a sentence; null: it can. */
  away: string | null;
  /** What the copier complained of since it last sent something; null: nothing. */
  problem: string | null;
};

/** A copy older than this (ms) lags. */
const lagsAfter = 30 * second;

/** Age (ms) of the copy: everything that was stored before that is in it. Null while that is not known. */
export function copyAge({ heldUntil }: Pick<CopyState, "heldUntil">, now: number): number | null {
  return heldUntil === null ? null : Math.max(0, now - heldUntil);
}

/** The copy in a few words: "off", "2 s old". */
export function copyWords(copy: CopyState | null, now: number): string {
  if (!copy) return "Off";
  const age = copyAge(copy, now);
  if (age !== null) return `${aged(age)} old`;
  return copy.isMeasured ? "Begins" : `Runs; ${copy.program} does not tell how old it is`;
}

/** What the owner has to know of a copy that does not follow; null: all is well, or there is none. */
export function copyProblem(copy: CopyState | null, now: number): string | null {
  if (!copy) return null;
  const age = copyAge(copy, now);
  const isLate = copy.isMeasured && (age ?? now - copy.since) > lagsAfter;
  if (!isLate && !copy.away && (copy.isMeasured || !copy.problem)) return null;
  return [
    age === null
      ? `Nothing is known to be in the copy in ${copy.place} since the shop opened.`
      : `The copy in ${copy.place} is ${aged(age)} old.`,
    copy.away,
    copy.problem && `Litestream says: ${copy.problem}.`,
    copy.waitingBytes > 0 ? `${sizeInWords(copy.waitingBytes)} wait for it on this disk.` : null,
  ]
    .filter((part) => part !== null)
    .join(" ");
}

function aged(age: number): string {
  return age < 2 * minute ? `${Math.round(age / second)} s` : span(age);
}
