import { beforeAll, expect, test, vi } from "vitest";
import { write } from "~/base/db/connection.server";
import { visitCounts } from "~/base/db/schema";
import { dayNumber } from "~/base/lib/day-count";
import { day } from "~/base/lib/time";
import { visitsPage } from "~/office/dashboard/visits/visits.server";
import * as screen from "~/routes/admin/visits";
import { admin, argsFor, cookieOf, seller } from "../../cast";
import { htmlOf } from "../../people/accounts/rendered";
import { sold } from "../../sales/orders/sold";
import { product } from "../../shelf";

const now = Date.now();
const today = dayNumber(now);

beforeAll(async () => {
  const oil = await product({ name: "Kachi ghani" });
  const rows: [number, "visit" | "campaign" | "look" | "add", string, number][] = [
    [0, "visit", "whatsapp", 1200],
    [0, "visit", "direct", 300],
    [1, "visit", "direct", 40],
    [29, "visit", "search", 5],
    [30, "visit", "facebook", 7],
    [0, "campaign", "diwali-card", 12],
    [0, "look", oil.id, 60],
    [1, "look", oil.id, 4],
    [0, "add", oil.id, 9],
    [0, "look", "gone", 99],
  ];
  await write((tx) =>
    tx
      .insert(visitCounts)
      .values(rows.map(([ago, kind, name, times]) => ({ day: today - ago, kind, name, times })))
      .run(),
  );
  await sold({ userId: null, createdAt: now });
  await sold({
    userId: null,
    createdAt: now,
    paymentStatus: "pending",
    paymentMethod: "on-delivery",
    paidAt: null,
  });
  await sold({ userId: null, createdAt: now, paymentStatus: "unpaid", paidAt: null });
  await sold({ userId: null, createdAt: now, source: "owner" });
  await sold({ userId: null, createdAt: now - 30 * day });
});

test("the last 30 days: visits, what was looked at and added, and the orders of the shop itself", () => {
  const { days, sources, campaigns, products } = visitsPage(now);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({
    visits: 1500,
    looked: 159,
    added: 9,
    ordered: 2,
    paid: 1,
  });
  expect(days.at(-2)).toMatchObject({ visits: 40, looked: 4, added: 0, ordered: 0, paid: 0 });
  expect(days[0]).toMatchObject({ visits: 5, ordered: 0 });
  expect(sources).toEqual([
    { name: "whatsapp", times: 1200 },
    { name: "direct", times: 340 },
    { name: "search", times: 5 },
  ]);
  expect(campaigns).toEqual([{ name: "diwali-card", times: 12 }]);
  expect(products.map(({ name, looked, added }) => [name, looked, added])).toEqual([
    ["Kachi ghani", 64, 9],
  ]);
});

test("the screen is the owner’s, and says when a cache stands in front", async () => {
  const path = "/dashboard/admin/visits";
  const owner = { cookie: await cookieOf(await admin()) };
  const refused = screen.loader(argsFor(path, { cookie: await cookieOf(await seller()) }));
  await expect(refused).rejects.toMatchObject({ status: 403 });
  const html = await htmlOf(screen, argsFor(path, owner));
  expect(html).toContain("1,500");
  expect(html).toMatch(/<svg role="img" aria-label="Visits of the last 30 days; the most, 1,500/);
  expect(html).not.toContain("cache stands in front");

  const { settings } = await import("~/base/lib/env/settings.server");
  vi.spyOn(settings, "edge", "get").mockReturnValue({ url: "http://edge/", token: null });
  expect(await htmlOf(screen, argsFor(path, owner))).toContain("are not counted here");
});
