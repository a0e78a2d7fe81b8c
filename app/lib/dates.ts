import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/** India's offset from UTC (minutes), the same all year: a named zone takes a hundred times as long. */
const ahead = 330;

/** UTC ms → `12 Jan 2024, 3:05 PM`, the time in Surat. */
export function dateTime(ms: number): string {
  return dayjs(ms).utcOffset(ahead).format("DD MMM YYYY, h:mm A");
}

/** UTC ms → `3:05 PM`, the time in Surat. */
export function clockTime(ms: number): string {
  return dayjs(ms).utcOffset(ahead).format("h:mm A");
}

/** UTC ms → `12 Jan 2024`, the day in Surat. */
export function date(ms: number): string {
  return dayjs(ms).utcOffset(ahead).format("DD MMM YYYY");
}

/** UTC ms → `Tuesday`, the day in Surat. */
export function weekday(ms: number): string {
  return dayjs(ms).utcOffset(ahead).format("dddd");
}
