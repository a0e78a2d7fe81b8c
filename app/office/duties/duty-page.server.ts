import { indianClock } from "~/base/lib/india/indian-time";
import { dayInWords } from "~/base/lib/dates";
import { versionOf } from "~/base/lib/form/version.server";
import { dayOf } from "~/base/lib/days";
import { dayPutOff, dueDuties, mostPutOff } from "./desk.server";
import { rowsOf } from "./done.server";
import { dueBetween, isOver, periodInWords } from "./due";
import { dutyNamed } from "./duty-list";
import { dutyFacts } from "./duty-settings.server";

/** A duty of one period with all that is known of it; null: the firm has no such duty, or it has no such period. `now`: UTC ms. */
export function dutyPage(key: string, period: string, now = Date.now()) {
  const duty = dutyNamed(key);
  if (!duty || !/^\d{4}-(\d{2}|Q[1-4])(-\d{2})?$/.test(period)) return null;
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
    isOver: isOver(period, dayOf(now)),
    day: due?.day ?? null,
    putOff: due?.putOff ?? "",
    version: versionOf(dayPutOff({ duty: key, period })),
    rows,
  };
}

/** By when a period is due; also one before the shop counted, which the owner may note. */
function dueOf(duty: string, period: string) {
  const { from, until } = yearsOf(period);
  const facts = { ...dutyFacts(), since: from, begins: {} };
  return dueDuties(facts, until).find((due) => due.duty === duty && due.period === period);
}

/** Why a duty cannot be put off to this day, as a sentence; null: it can. The rule's own day undoes what was put off by mistake. */
export function putOffProblem(of: { duty: string; period: string }, day: string): string | null {
  const rule = dutyNamed(of.duty)?.rule(dutyFacts());
  const { from, until } = yearsOf(of.period);
  const due = rule && dueBetween(rule, from, until).find(({ period }) => period === of.period);
  if (!due) return null;
  if (day < due.day)
    return `The rule’s own day is ${dayInWords(due.day)}: give that day or a later one`;
  const last = indianClock(due.day).add(mostPutOff, "month").format("YYYY-MM-DD");
  return day > last ? `New day must be at most ${mostPutOff} months later` : null;
}

/** The years in which something of this period can be due. */
function yearsOf(period: string) {
  const year = indianClock(`${period.slice(0, 4)}-01-01`);
  return {
    from: year.format("YYYY-MM-DD"),
    until: year.add(3, "year").format("YYYY-MM-DD"),
  };
}
