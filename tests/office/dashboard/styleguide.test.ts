import { afterEach, expect, test } from "vitest";
import { contrast } from "~/office/dashboard/styleguide/contrast";
import { loader } from "~/routes/admin/styleguide";
import { pairs } from "~/office/dashboard/styleguide/tokens.server";
import { settings } from "~/base/lib/env/settings.server";
import { answerTo } from "../../people/accounts/answers";
import { admin, argsFor, cookieOf } from "../../cast";

const path = "/dashboard/admin/styleguide";
const { mode } = settings;

afterEach(() => {
  Object.assign(settings, { mode });
});

test("an admin of a demo shop sees the style guide; in a shop that sells there is none", async () => {
  const args = argsFor(path, { cookie: await cookieOf(await admin()) });
  expect((await answerTo(loader, args)).status).toBe(200);
  Object.assign(settings, { mode: "production" });
  expect((await answerTo(loader, args)).status).toBe(404);
});

test("contrast is what WCAG says it is", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#336699", "#336699")).toBe(1);
});

test("every colour that is meant to be read can be, by day and by night", () => {
  const weak = pairs.filter(({ day, night, least }) => Math.min(day, night) < least);
  expect(weak.map(({ ink, ground }) => `${ink.name} on ${ground.name}`)).toEqual([]);
});

test("the night has colours of its own", () => {
  const heading = pairs.find(({ ink, ground }) => ink.name + ground.name === "--heading--cream");
  expect(heading?.ink.night).not.toBe(heading?.ink.day);
  expect(heading?.night).not.toBeCloseTo(heading?.day ?? 0, 2);
});
