import { beforeEach, expect, test } from "vitest";
import { grievancesDue, grievancesPage, spamGrievances } from "~/grievances/grievances.server";
import * as adminList from "~/routes/admin/grievances/grievances";
import * as adminPage from "~/routes/admin/grievances/grievance";
import { posted } from "../accounts/answers";
import { htmlOf } from "../accounts/rendered";
import { admin, argsFor, cookieOf } from "../cast";
import { clear, send, stored, typed } from "./sending";

beforeEach(clear);

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
