import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { languages } from "~/base/words/language";
import { hour, minute } from "~/base/lib/time";
import { at, told, wordsIn } from "./date-table";

test.each(languages)("dates are told letter for letter in %s", (language) => {
  expect(told()[language]).toEqual(wordsIn(language));
});

/** Time zones and the minutes that they are behind UTC in July. Two have summer time, of an hour and of half of one. */
const zones = { "America/New_York": 240, "Australia/Lord_Howe": -630, "Pacific/Kiritimati": -840 };

test("and the same whatever the time zone of the machine is, also while its clocks change", () => {
  const output = execFileSync(
    process.execPath,
    [
      "node_modules/vite-node/vite-node.mjs",
      "--script",
      "tests/base/lib/tell-dates.ts",
      ...Object.keys(zones),
    ],
    { encoding: "utf8" },
  );
  const hash = createHash("sha256");
  for (let ms = at("2026-01-01T00:15"); ms < at("2028-01-01T00:15"); ms += 30 * minute)
    hash.update(`${reckoned(ms)}\n`);
  const digest = hash.digest("hex");
  const words = Object.fromEntries(languages.map((each) => [each, wordsIn(each)]));
  expect(JSON.parse(output)).toEqual(
    Object.entries(zones).map(([zone, summer]) => ({ zone, summer, told: words, digest })),
  );
});

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** As `dateTime`, `weekday` and `dayOf` tell it, by arithmetic. */
function reckoned(ms: number): string {
  const there = new Date(ms + 5.5 * hour);
  const [h, m] = [there.getUTCHours(), String(there.getUTCMinutes()).padStart(2, "0")];
  const day = String(there.getUTCDate()).padStart(2, "0");
  const date = `${day} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
  const time = `${h % 12 || 12}:${m} ${h < 12 ? "AM" : "PM"}`;
  return `${date}, ${time} ${weekdays[there.getUTCDay()]} ${there.toISOString().slice(0, 10)}`;
}
