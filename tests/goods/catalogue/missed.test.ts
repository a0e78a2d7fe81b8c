import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  countMissed,
  forgetOldMissed,
  missedMostOften,
} from "~/goods/catalogue/search/missed/missed-searches.server";
import { allSearchWords } from "~/goods/catalogue/search/owners-words/search-words.server";
import { versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import { db, write } from "~/base/db/connection.server";
import { missedSearches } from "~/base/db/schema";
import { day, second } from "~/base/lib/time";
import { action, loader } from "~/routes/admin/goods/search-words";
import { loader as searchPage } from "~/routes/shop/search";
import { admin, argsFor, cookieOf } from "../../cast";

const browser = { "User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Safari/537.36" };
const asked = (headers: Record<string, string> = browser, method = "GET") =>
  new Request("http://shop/search", { headers, method });

const kept = () => Object.fromEntries(missedMostOften().map(({ words, times }) => [words, times]));

afterEach(() => write((tx) => tx.delete(missedSearches).run()));

describe("a search that finds nothing", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** What is counted is stored five seconds later, by a write before this one. */
  const stored = async () => {
    vi.advanceTimersByTime(5 * second);
    await write(() => undefined);
  };

  test("is counted by its words, folded, and stored by one write", async () => {
    countMissed("Chikki  Bar", asked());
    countMissed("chikki bar", asked());
    countMissed("ચીક્કી", asked());
    expect(kept()).toEqual({});
    await stored();
    expect(kept()).toEqual({ "chikki bar": 2, ચીક્કી: 1 });
    countMissed("chikki bar", asked());
    await stored();
    expect(kept()).toEqual({ "chikki bar": 3, ચીક્કી: 1 });
  });

  test("is not counted if a page answers it", async () => {
    await searchPage(argsFor("/search?q=contact", { headers: browser }));
    await stored();
    expect(kept()).toEqual({});
  });

  test.each([
    ["a crawler", asked({ "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" })],
    ["a program without a name", asked({})],
    ["a page loaded ahead", asked({ ...browser, "Sec-Purpose": "prefetch" })],
    ["a look at the headers", asked(browser, "HEAD")],
  ])("is not counted for %s", async (_who, request) => {
    countMissed("chikki", request);
    await stored();
    expect(kept()).toEqual({});
  });

  test.each([
    "asha@example.com",
    "asha example.com",
    "9825012345",
    "+91 98250 12345",
    "૯૮૨૫૦૧૨૩૪૫",
    "PR-000123",
    "395007",
    "https://example.org/a",
    "5",
    "%%%",
    "a b c d e f g h",
    "x".repeat(61),
  ])("is not kept when it may tell of a person, or is no word: %s", async (typed) => {
    countMissed(typed, asked());
    await stored();
    expect(kept()).toEqual({});
  });

  test("is kept with a size", async () => {
    countMissed("Ghee 500 ml", asked());
    await stored();
    expect(kept()).toEqual({ "ghee 500 ml": 1 });
  });

  test("is forgotten after 90 days, and the rarest when there are too many", async () => {
    const old = Array.from({ length: 500 }, (_, index) => ({
      words: `word ${index}`,
      times: index === 7 ? 1 : 2,
      lastAt: index === 9 ? 1 : 200 * day,
    }));
    await write((tx) => tx.insert(missedSearches).values(old).run());
    countMissed("chikki", asked());
    countMissed("chikki", asked());
    vi.setSystemTime(200 * day);
    await stored();
    const words = db.select().from(missedSearches).all();
    expect(words).toHaveLength(500);
    expect(words.map((each) => each.words)).toEqual(expect.not.arrayContaining(["word 7"]));
    expect(await forgetOldMissed(200 * day)).toBe(1);
  });

  test("is counted by the page, whose answer is not kept in memory", async () => {
    const template = { mark: "m", personal: false };
    const made = argsFor("/search?q=zebra");
    await searchPage({ ...made, context: { ...made.context, template } });
    expect(template.personal).toBe(true);
    await stored();
    expect(kept()).toEqual({});
    const request = new Request("http://shop/search?q=zebra", { headers: browser });
    await searchPage({ ...made, request });
    await stored();
    expect(kept()).toEqual({ zebra: 1 });
  });
});

describe("the owner", () => {
  const add = (words: string) =>
    write((tx) => tx.insert(missedSearches).values({ words, times: 4, lastAt: 1 }).run());
  const post = async (fields: Record<string, string>) =>
    action(
      argsFor("/dashboard/admin/search-words", {
        form: { idempotencyKey: newId(), ...fields },
        cookie: await cookieOf(await admin()),
      }),
    );

  test("adds words once: those that mean the same already come back", async () => {
    const words = "kachori oil, farsan oil";
    const before = allSearchWords().length;
    expect(await post({ words })).toMatchObject({ status: 303 });
    for (const again of [words, "Farsan  Oil,KACHORI OIL"])
      expect(await post({ words: again })).toMatchObject({
        data: {
          form: {
            errors: { words: "These words mean the same already" },
            values: { words: again },
          },
        },
        init: { status: 409 },
      });
    expect(await post({ words: `${words}, snack oil` })).toMatchObject({ status: 303 });
    expect(allSearchWords()).toHaveLength(before + 2);
  });

  test("changes a group, unless somebody else has meanwhile", async () => {
    const words = "laddu oil, mithai oil";
    await post({ words });
    const id = allSearchWords().find((group) => group.words === words)?.id ?? "";
    const edit = (now: string, version: string) =>
      post({ intent: "update", id, words: now, version });
    const first = `${words}, sweet oil`;
    for (const _ of ["first", "sent twice"])
      expect(await edit(first, versionOf(words))).toMatchObject({ status: 303 });
    expect(await edit("laddu oil, halwa oil", versionOf(words))).toMatchObject({
      data: {
        form: {
          errors: { words: `“Words” says now: ${first}` },
          values: { words: "laddu oil, halwa oil", version: versionOf(first) },
        },
      },
      init: { status: 409 },
    });
    expect(await edit("laddu oil, halwa oil", versionOf(first))).toMatchObject({ status: 303 });
  });

  test("sees it", async () => {
    await add("mungfuli");
    const cookie = await cookieOf(await admin());
    const { missed } = await loader(argsFor("/dashboard/admin/search-words", { cookie }));
    expect(missed).toMatchObject([{ words: "mungfuli", times: 4 }]);
  });

  test("says what it means the same as, and it is off the list", async () => {
    await add("kharo dabbo");
    const group = allSearchWords().find(({ id }) => id === "search-words-tin");
    await post({ intent: "same", id: "search-words-tin", missed: "kharo dabbo" });
    const after = allSearchWords().find(({ id }) => id === "search-words-tin");
    expect(after?.words).toBe(`${group?.words}, kharo dabbo`);
    expect(kept()).toEqual({});
  });

  test("takes it off the list", async () => {
    await add("zebra");
    await post({ intent: "dismiss", missed: "zebra" });
    expect(kept()).toEqual({});
  });

  test("hears when the group is gone or full, and nothing is lost", async () => {
    await add("zebra");
    const gone = await post({ intent: "same", id: "no-such", missed: "zebra" });
    expect(gone).toMatchObject({ init: { status: 400 } });
    expect(kept()).toEqual({ zebra: 4 });
  });
});
