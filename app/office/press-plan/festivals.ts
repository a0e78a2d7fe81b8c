import { dayNumber, startOfDayNumber } from "~/base/lib/day-count";
import { dayFrom, dayOf, dayStart } from "~/base/lib/days";

/** A day on which, and before which, more is bought than on others. `day`: as `dayNumber` has it. */
export type Festival = { name: string; day: number };

/** Days up to a festival, with its own, that are not like others. */
const runUp = 14;

const longestName = 40;

/**
 * What the owner types, a festival on each line (`2026-11-08 Diwali`, `8/11/2026 Diwali`) → festivals by day. A line that has no day or no
 * name is `wrong`, with what was typed.
 */
export function festivalsIn(typed: string): { festivals: Festival[]; wrong: string | null } {
  const festivals: Festival[] = [];
  for (const line of typed.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const [first = "", ...words] = line.split(/\s+/);
    const day = dayStart(dayFrom(first));
    const name = words.join(" ");
    if (day === null || name === "" || name.length > longestName)
      return { festivals: [], wrong: line };
    festivals.push({ name, day: dayNumber(day) });
  }
  return { festivals: festivals.toSorted((one, other) => one.day - other.day), wrong: null };
}

/** A festival as it is typed: `2026-11-08 Diwali`. */
export const festivalLine = ({ name, day }: Festival): string =>
  `${dayOf(startOfDayNumber(day))} ${name}`;

/** Whether a day is a festival's or one of those before it. */
export const isFestive = (day: number, festivals: readonly Festival[]): boolean =>
  festivals.some((festival) => day <= festival.day && day > festival.day - runUp);

/** The next festival that so many days from this one on have to do with, by its own day or those before it. */
export const festivalIn = (
  from: number,
  days: number,
  festivals: readonly Festival[],
): Festival | undefined =>
  festivals.find(({ day }) => day >= from && day - runUp + 1 < from + days);

/** The same festival a year earlier: of this name, 10 to 14 months before, as the moon has it. */
export const yearEarlier = (
  { name, day }: Festival,
  festivals: readonly Festival[],
): Festival | undefined =>
  festivals.findLast(
    (one) =>
      one.name.toLowerCase() === name.toLowerCase() && one.day >= day - 430 && one.day <= day - 300,
  );
