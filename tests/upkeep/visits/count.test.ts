import { afterEach, expect, test, vi } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { visitCounts } from "~/base/db/schema";
import { dayNumber } from "~/base/lib/day-count";
import { day, minute } from "~/base/lib/time";
import { countAdded, countSeen, forgetOldVisits, storeVisits } from "~/upkeep/visits/count.server";
import { product } from "../../shelf";

const now = Date.parse("2026-11-25T12:00:00+05:30");
const phone = "Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Safari/537.36";
const today = dayNumber(now);

afterEach(async () => {
  vi.useRealTimers();
  await storeVisits();
  await write((tx) => tx.delete(visitCounts).run());
});

const see = (path: string, headers: Record<string, string> = {}, at = now) => {
  const sent: Record<string, string> = { "user-agent": phone, accept: "text/html" };
  const [pathname = "", query = ""] = path.split("?");
  const header = (name: string) => ({ ...sent, ...headers })[name];
  const search = query && `?${query}`;
  countSeen({ kind: "page", path: pathname, search, own: ["shop.example"], header }, at);
};

const stored = () =>
  db
    .select()
    .from(visitCounts)
    .all()
    .map(({ day: on, kind, name, times }) => `${on - today} ${kind} ${name} ${times}`)
    .sort();

test("what is counted is stored after a minute, by the day in India, and added to", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const oil = await product();
  see("/");
  see(`/product/${oil.slug}`);
  see("/", { referer: "https://www.google.com/" });
  // Half an hour before midnight in UTC: the next day in Surat.
  see("/", {}, Date.parse("2026-11-25T23:30:00Z"));
  countAdded([oil.id], now);
  expect(stored()).toEqual([]);
  vi.advanceTimersByTime(minute);
  await write(() => undefined);
  expect(stored()).toEqual([
    `0 add ${oil.id} 1`,
    `0 look ${oil.id} 1`,
    "0 visit direct 2",
    "0 visit search 1",
    "1 visit direct 1",
  ]);
  see("/");
  await storeVisits();
  expect(stored()).toContain("0 visit direct 3");
});

test("names that anybody can make up take no room", async () => {
  for (let made = 0; made < 40; made += 1)
    see(`/product/none-${made}`, { "sec-fetch-site": "none" });
  const words = [..."abcdefghijklmnopqrst"];
  for (const one of words) see(`/?utm_source=first-${one}`);
  await storeVisits();
  for (const one of words) see(`/?utm_source=second-${one}`);
  see("/?utm_source=first-a");
  await storeVisits();
  const campaigns = stored().filter((row) => row.includes("campaign"));
  expect(campaigns.length).toBeLessThanOrEqual(30 + words.length);
  expect(campaigns).toContain("0 campaign first-a 2");
  for (const one of words) see(`/?utm_source=third-${one}`);
  await storeVisits();
  expect(stored().filter((row) => row.includes("third"))).toEqual([]);
  expect(stored().filter((row) => row.includes("look"))).toEqual([]);
});

test("what cannot be stored waits for the next time", async () => {
  see("/");
  await write((tx) => tx.run("alter table visit_counts rename to away"));
  await storeVisits();
  await write((tx) => tx.run("alter table away rename to visit_counts"));
  await storeVisits();
  expect(stored()).toEqual(["0 visit direct 1"]);
});

test("numbers go after 400 days", async () => {
  for (const age of [0, 400, 401, 500]) see("/", {}, now - age * day);
  await storeVisits();
  expect(await write((tx) => forgetOldVisits(tx, now, 1))).toBe(1);
  expect(await write((tx) => forgetOldVisits(tx, now, 100))).toBe(1);
  expect(stored()).toEqual(["-400 visit direct 1", "0 visit direct 1"]);
});
