import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  grievancesDue,
  grievancesPage,
  spamDue,
  spamGrievances,
} from "~/sales/grievances/grievances.server";
import * as adminList from "~/routes/admin/grievances/grievances";
import * as home from "~/routes/admin/home";
import * as adminPage from "~/routes/admin/grievances/grievance";
import { hour } from "~/base/lib/time";
import { posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { clear, send, stored, typed } from "./sending";

beforeEach(clear);
afterEach(() => void vi.useRealTimers());

const listPath = "/dashboard/admin/grievances";
const numbers = (state: "" | "overdue" | "due" | "acknowledge" | "settled" | "spam") =>
  grievancesPage(state, 1).grievances.map(({ number }) => number);

test("a complaint that may be spam is folded away and counted apart, until the owner says it is none", async () => {
  const cookie = await cookieOf(await admin());
  await send({ ...typed, "zq-7": "x" });
  await send({ ...typed, words: "Another one" });
  const [doubted, plain] = stored().map(({ number }) => number);
  const shown = (query = "") => htmlOf(adminList, argsFor(`${listPath}${query}`, { cookie }));
  const act = (intent: string) =>
    posted(
      adminPage.action,
      `${listPath}/${doubted}`,
      { intent },
      {
        cookie,
        params: { number: doubted ?? "" },
      },
    );
  expect(grievancesDue()).toEqual({ overdue: 0, due: 1 });
  for (const state of ["", "due", "acknowledge"] as const) expect(numbers(state)).toEqual([plain]);
  expect(numbers("spam")).toEqual([doubted]);
  expect(await shown()).toContain("1 more may be spam");
  expect(await shown("?state=spam")).toContain(doubted);
  expect(
    await htmlOf(
      adminPage,
      argsFor(`${listPath}/${doubted}`, { cookie, params: { number: doubted ?? "" } }),
    ),
  ).toContain("Not spam</button>");

  expect(await act("not-spam")).toMatchObject({ status: 303 });
  expect((await act("not-spam")).status).toBe(409);
  expect(spamGrievances()).toBe(0);
  expect(numbers("acknowledge")).toEqual([doubted, plain]);
  expect(grievancesDue()).toEqual({ overdue: 0, due: 2 });
});

test("Today tells of it while its clock runs, and once it has run out, until a person has answered", async () => {
  const cookie = await cookieOf(await admin());
  await send({ ...typed, "zq-7": "x" });
  const number = stored()[0]?.number ?? "";
  const today = () => htmlOf(home as never, argsFor("/dashboard/admin", { cookie }));
  expect(await today()).toMatch(/state=spam"[^>]*>1 complaint may be spam, but its 48 hours run</);
  expect(spamDue()).toEqual({ overdue: 0, running: 1 });
  expect(spamDue(Date.now() + 48 * hour + 1)).toEqual({ overdue: 1, running: 0 });

  // Who acknowledges it takes it for a complaint: the month to settle it is counted like any other's.
  const params = { number };
  await posted(
    adminPage.action,
    `${listPath}/${number}`,
    { intent: "acknowledge" },
    { cookie, params },
  );
  expect(spamDue()).toEqual({ overdue: 0, running: 0 });
  expect(numbers("")).toEqual([number]);
  expect(grievancesDue(Date.now() + 40 * 24 * hour)).toEqual({ overdue: 1, due: 0 });
  expect(await today()).not.toContain("may be spam");

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 49 * hour });
  await send({ ...typed, words: "An older one", "zq-7": "x" });
  vi.useRealTimers();
  expect(await today()).toContain("1 complaint that may be spam is overdue by law<");
});
