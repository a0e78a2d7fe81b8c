import { indianClock } from "~/base/lib/india/indian-time";
import { dueDuties } from "./desk.server";
import { rowsOf } from "./done.server";
import { periodInWords } from "./due";
import { dutyNamed } from "./duty-list";
import { dutyFacts } from "./duty-settings.server";

/** A duty of one period with all that is known of it; null: the firm has no such duty, or it has no such period. */
export function dutyPage(key: string, period: string) {
  const duty = dutyNamed(key);
  if (!duty || !/^\d{4}(-(\d{2}|Q[1-4]))?(-\d{2})?$/.test(period)) return null;
  const due = dueOf(key, period);
  const rows = rowsOf({ duty: key, period });
  if (!due && rows.length === 0) return null;
  const { title, why, law, where } = duty;
  return {
    duty: key,
    period,
    title,
    why,
    law,
    where,
    words: periodInWords(period),
    screen: duty.screen?.(period) ?? null,
    isSeenBySelf: duty.isSeenBySelf === true,
    day: due?.day ?? null,
    putOff: due?.putOff ?? "",
    rows,
  };
}

/** By when a period is due; also one before the shop counted, which the owner may note. */
function dueOf(duty: string, period: string) {
  const year = indianClock(`${period.slice(0, 4)}-01-01`);
  const facts = { ...dutyFacts(), since: year.format("YYYY-MM-DD") };
  const until = year.add(3, "year").format("YYYY-MM-DD");
  return dueDuties(facts, until).find((due) => due.duty === duty && due.period === period);
}
