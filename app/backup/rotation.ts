import { dayNumber } from "~/lib/day-count";
import { aheadOfUtc } from "~/lib/time";

type Dated = { madeAt: number; isBeforeUpgrade: boolean };

/** The first of January 1970 was a Thursday: weeks begin on Mondays. */
const weekOf = (time: number) => Math.floor((dayNumber(time) + 3) / 7);
const monthOf = (time: number) => new Date(time + aheadOfUtc).toISOString().slice(0, 7);

/** How many are kept: the newest of each of so many days, weeks and months that have one. */
const kept: [(time: number) => number | string, number][] = [
  [dayNumber, 7],
  [weekOf, 4],
  [monthOf, 12],
];
const keptBeforeUpgrades = 3;

/** The backups that may go: 7 daily, 4 weekly, 12 monthly stay, and the last 3 from before an upgrade. Newest first in, any order out. */
export function outdated<T extends Dated>(newestFirst: T[]): T[] {
  const daily = newestFirst.filter(({ isBeforeUpgrade }) => !isBeforeUpgrade);
  const stay = new Set(
    newestFirst.filter(({ isBeforeUpgrade }) => isBeforeUpgrade).slice(0, keptBeforeUpgrades),
  );
  for (const [periodOf, count] of kept) {
    const periods = new Set<number | string>();
    for (const file of daily) {
      const period = periodOf(file.madeAt);
      if (periods.has(period) || periods.size >= count) continue;
      periods.add(period);
      stay.add(file);
    }
  }
  return newestFirst.filter((file) => !stay.has(file));
}
