import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);

/** UTC ms → `12 Jan 2024, 3:05 PM`, the time in Surat. */
export function dateTime(ms: number): string {
  return dayjs(ms).tz("Asia/Kolkata").format("DD MMM YYYY, h:mm A");
}

/** UTC ms → `12 Jan 2024`, the day in Surat. */
export function date(ms: number): string {
  return dayjs(ms).tz("Asia/Kolkata").format("DD MMM YYYY");
}
