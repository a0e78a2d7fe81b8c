import { dayNumber } from "~/base/lib/day-count";
import { monthOf } from "~/base/lib/days";

type Dated = { madeAt: number; isBeforeUpgrade: boolean };

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (time: number) => Math.floor((dayNumber(time) + 3) / 7);

/** Retention: keeps the newest backup of each of this many days, weeks and months that have one. */
const retention: [(time: number) => number | string, number][] = [
  [dayNumber, 7],
  [weekOf, 4],
  [monthOf, 12],
];
const upgradeBackupsRetained = 3;

/** The backups to delete: all but 7 daily, 4 weekly, 12 monthly and the last 3 pre-upgrade ones. Expects newest first. */
export function outdated<T extends Dated>(newestFirst: T[]): T[] {
  const daily = newestFirst.filter(({ isBeforeUpgrade }) => !isBeforeUpgrade);
  const stay = new Set(
    newestFirst.filter(({ isBeforeUpgrade }) => isBeforeUpgrade).slice(0, upgradeBackupsRetained),
  );
  for (const [periodOf, count] of retention) {
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
