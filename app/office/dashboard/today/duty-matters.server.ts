import { dayInWords } from "~/base/lib/dates";
import { dayOf } from "~/base/lib/days";
import { openDuties, type OpenDuty, toldBefore } from "~/office/duties/desk.server";
import { nameOf } from "~/office/duties/done.server";
import { dutiesPath, dutyPath } from "~/office/duties/paths";
import type { Matter } from "./matters";

/** What the law asks for: what is overdue, and what is due within a week; one alone by its name. */
export function dutyMatters(now = Date.now()): Matter[] {
  const open = openDuties(now, toldBefore);
  const today = dayOf(now);
  return [
    matterOf(
      open.filter(({ day }) => day < today),
      "overdue since",
      "duties are overdue",
    ),
    matterOf(
      open.filter(({ day }) => day >= today),
      "due by",
      "duties are due within a week",
    ),
  ];
}

function matterOf(some: OpenDuty[], until: string, many: string): Matter {
  const [first] = some;
  const name = first ? `duty is ${until} ${dayInWords(first.day)}: ${nameOf(first)}` : "";
  const to = first && some.length === 1 ? dutyPath(first) : dutiesPath;
  return { count: some.length, one: name || until, many, to };
}
