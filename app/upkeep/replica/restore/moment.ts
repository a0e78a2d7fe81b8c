import { indianClock, utcOf } from "~/base/lib/india/indian-time";
import { PlainProblem } from "~/base/lib/env/plain-problem";

/** `2026-11-22 14:05` or `2026-11-22 14:05:30`, the time in India → UTC ms. Throws `PlainProblem` for anything else, and the future. */
export function momentIn(text: string, now = Date.now()): number {
  const [, day = "", clock = "", seconds = ":00"] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/.exec(text.trim()) ?? [];
  const at = day ? utcOf(indianClock(`${day}T${clock}${seconds}`)) : Number.NaN;
  if (Number.isNaN(at))
    throw new PlainProblem('Say the moment like this: --at "2026-11-22 14:05", the time in India.');
  if (at > now) throw new PlainProblem(`${text} has not come yet.`);
  return at;
}
