import { day, hour, minute } from "~/base/lib/time";

/** A duration (ms) in its largest whole unit: `3 days`. */
export function span(ms: number): string {
  const [unit, name] = ms < hour ? [minute, "minute"] : ms < day ? [hour, "hour"] : [day, "day"];
  const count = Math.max(0, Math.floor(ms / Number(unit)));
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}
