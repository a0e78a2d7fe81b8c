import { createHash } from "node:crypto";
import { dateTime, weekday } from "~/base/lib/dates";
import { dayOf } from "~/base/lib/days";
import { minute } from "~/base/lib/time";
import { at, told } from "./date-table";

// Run on its own by dates.test.ts, since a test's thread cannot change its time zone: tells the table in each of the time zones it is
// called with, and a digest of each half hour of two years.

const answers = process.argv.slice(2).map((zone) => {
  process.env.TZ = zone;
  const hash = createHash("sha256");
  for (let ms = at("2026-01-01T00:15"); ms < at("2028-01-01T00:15"); ms += 30 * minute)
    hash.update(`${dateTime(ms)} ${weekday(ms)} ${dayOf(ms)}\n`);
  const summer = new Date(2026, 6, 1).getTimezoneOffset();
  return { zone, summer, told: told(), digest: hash.digest("hex") };
});
process.stdout.write(JSON.stringify(answers));
