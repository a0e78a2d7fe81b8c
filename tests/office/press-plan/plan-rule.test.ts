import { describe, expect, test } from "vitest";
import { festivalIn, festivalLine, festivalsIn, yearEarlier } from "~/office/press-plan/festivals";
import { defaultYield, oilIn } from "~/office/press-plan/oil-figures";
import { missOf, planOf, type Sales, soldIn, toPress } from "~/office/press-plan/plan-rule";
import { litresWords, missWords, whyWords } from "~/office/press-plan/why";
import { dayNumber } from "~/base/lib/day-count";
import { dayStart } from "~/base/lib/days";
import type { Pack } from "~/base/lib/pack-figures";

const numberOf = (day: string) => dayNumber(dayStart(day) ?? Number.NaN);
const today = numberOf("2026-06-15");
const litre: Pack = { volumeMl: 1000, measure: "l", netWeightG: null, containers: 1, hsn: "1508" };

/** So many packs on each day from `from` until before `to`. */
const each = (packs: number, from: number, to: number): [number, number][] =>
  Array.from({ length: to - from }, (_, index) => [from + index, packs]);

const sales = (days: [number, number][], since = Math.min(...days.map(([day]) => day))): Sales => ({
  sold: new Map(days),
  since,
});
const nothing: Sales = { sold: new Map(), since: today };
const quiet = (pack: Sales) => ({ pack, shop: pack, festivals: [] });

describe("without festivals", () => {
  test("two weeks are twice what a week of the last four brought", () => {
    // 12 a week for four weeks; before them 100 a day, which is long ago.
    const days = [-1, -8, -15, -22].map((ago): [number, number] => [today + ago, 12]);
    const pack = sales([...each(100, today - 60, today - 28), ...days]);
    expect(planOf(quiet(pack), today, 14)).toEqual({ packs: 24, weekly: 12, days: 28, lift: null });
  });

  test("what is sold today is not known this morning", () => {
    expect(
      planOf(quiet(sales([...each(1, today - 28, today), [today, 50]])), today, 14).packs,
    ).toBe(14);
  });

  test("seven days alone are a week", () => {
    const plan = planOf(quiet(sales(each(2, today - 7, today))), today, 14);
    expect(plan).toMatchObject({ packs: 28, weekly: 14, days: 7 });
  });

  test("a pack's first days count as one week, and are said to be few", () => {
    const plan = planOf(
      quiet(
        sales([
          [today - 3, 2],
          [today - 1, 3],
        ]),
      ),
      today,
      14,
    );
    expect(plan).toMatchObject({ packs: 10, weekly: 5, days: 3 });
    expect(whyWords(plan, { stock: 4, open: 0 }, toPress(plan, { stock: 4, open: 0 }), litre)).toBe(
      "New: 5 sold in 3 days. 10 needed, 4 in stock: press 6 packs = 6 l",
    );
  });

  test("without history nothing is planned", () => {
    const plan = planOf(quiet(nothing), today, 14);
    expect(plan).toEqual({ packs: 0, weekly: 0, days: 0, lift: null });
    expect(missOf(quiet(nothing), today)).toEqual({ weeks: 0, off: 0, sold: 0 });
    expect(whyWords(plan, { stock: 3, open: 0 }, 0, litre)).toBe(
      "None sold lately on ordinary days. Nothing needed",
    );
  });

  test("a pack that sold once long ago is not planned", () => {
    expect(planOf(quiet(sales([[today - 200, 9]])), today, 14)).toMatchObject({
      packs: 0,
      days: 28,
    });
  });
});

describe("a festival", () => {
  const festivals = festivalsIn("2025-10-20 Diwali\n2026-11-08 diwali").festivals;
  const [before = { name: "", day: 0 }, diwali = { name: "", day: 0 }] = festivals;

  test("is the same one of last year by its name, though the moon moved it", () => {
    expect(diwali.day - before.day).toBe(384);
    expect(yearEarlier(diwali, festivals)).toBe(before);
    expect(yearEarlier(before, festivals)).toBeUndefined();
    expect(yearEarlier(diwali, [{ name: "Holi", day: before.day }])).toBeUndefined();
  });

  test("counts from 13 days before the days that are planned until its own", () => {
    expect(festivalIn(diwali.day, 14, [diwali])).toBe(diwali);
    expect(festivalIn(diwali.day + 1, 14, [diwali])).toBeUndefined();
    expect(festivalIn(diwali.day - 26, 14, [diwali])).toBe(diwali);
    expect(festivalIn(diwali.day - 27, 14, [diwali])).toBeUndefined();
  });

  // On 26 October 2026 Diwali is 13 days away; on 7 October 2025 it was as far.
  const [morning, then] = [diwali.day - 13, before.day - 13];

  test("takes what the same days before it brought last year, by what was usual then", () => {
    const lastYear = [...each(1, then - 28, then), ...each(3, then, then + 14)];
    const pack = sales([...lastYear, ...each(2, morning - 28, morning)]);
    const plan = planOf({ pack, shop: nothing, festivals }, morning, 14);
    // 14 a week, two weeks, three times.
    expect(plan).toMatchObject({ packs: 84, weekly: 14 });
    expect(plan.lift).toEqual({ festival: diwali, times: 3, ofShop: false });
    expect(
      whyWords(plan, { stock: 20, open: 5 }, toPress(plan, { stock: 20, open: 5 }), litre),
    ).toBe(
      "14 a week lately; diwali on 8 Nov was ×3 last year. 84 needed, 20 in stock: press 64 packs = 64 l",
    );
  });

  test("goes by all packs together where this one sold too little", () => {
    const pack = sales([
      ...each(1, then - 11, then),
      ...each(9, then, then + 14),
      ...each(1, morning - 28, morning),
    ]);
    const shop = sales([...each(10, then - 28, then), ...each(15, then, then + 14)]);
    const plan = planOf({ pack, shop, festivals }, morning, 14);
    expect(plan).toMatchObject({ packs: 21, lift: { times: 1.5, ofShop: true } });
  });

  test("is left out, and said to be, without enough of a year ago", () => {
    const pack = sales(each(1, morning - 28, morning));
    const plan = planOf({ pack, shop: pack, festivals }, morning, 14);
    expect(plan).toMatchObject({ packs: 14, lift: { times: null } });
    expect(whyWords(plan, { stock: 20, open: 0 }, 0, litre)).toBe(
      "7 a week lately; diwali on 8 Nov has too few sales of a year ago to go by, so it is left out. 14 needed, 20 in stock: enough",
    );
  });

  test("is not taken for what is usual once it is over", () => {
    const after = diwali.day + 1;
    const pack = sales([...each(1, after - 56, after - 14), ...each(30, after - 14, after)]);
    expect(planOf({ pack, shop: pack, festivals }, after, 14)).toMatchObject({
      packs: 14,
      days: 28,
    });
  });

  test("is all that is known of a pack that came for it", () => {
    const after = diwali.day + 1;
    const pack = sales(each(2, after - 10, after));
    expect(planOf({ pack, shop: pack, festivals }, after, 14)).toMatchObject({
      packs: 28,
      days: 10,
    });
  });
});

test("to press is what is needed less what is there; owed packs come on top, and ordered ones where nothing is counted", () => {
  const plan = { packs: 24, weekly: 12, days: 28, lift: null };
  const at = (stock: number | null, open: number) => {
    const press = toPress(plan, { stock, open });
    return [press, whyWords(plan, { stock, open }, press, { ...litre, volumeMl: 500 })];
  };
  expect(at(9, 4)).toEqual([15, "12 a week lately. 24 needed, 9 in stock: press 15 packs = 7.5 l"]);
  expect(at(-3, 3)).toEqual([27, "12 a week lately. 24 needed, 3 owed: press 27 packs = 13.5 l"]);
  expect(at(24, 0)).toEqual([0, "12 a week lately. 24 needed, 24 in stock: enough"]);
  expect(at(null, 4)).toEqual([
    28,
    "12 a week lately. 24 needed and 4 to pack, stock not counted: 28 packs = 14 l less what is on the shelf",
  ]);
});

describe("the plan's own error", () => {
  test("is nothing where each week is as the ones before", () => {
    const pack = sales(each(1, today - 90, today));
    expect(missOf(quiet(pack), today)).toEqual({ weeks: 8, off: 0, sold: 56 });
  });

  test("is what the plan of each week's first morning was off", () => {
    // 1 a day until two weeks ago, then nothing, then 14 in one day of the last week.
    const pack = sales([...each(1, today - 90, today - 14), [today - 2, 14]]);
    // Planned for the last week: 21 of 28 days, 5 packs, sold 14; for the week before 7, sold 0; before that all as usual.
    expect(missOf(quiet(pack), today)).toEqual({ weeks: 8, off: 9 + 7, sold: 14 + 42 });
    expect(missWords(missOf(quiet(pack), today))).toBe("off by 2 a week (29 %)");
  });

  test("counts the weeks alone in which the pack was there from before", () => {
    const pack = sales(each(1, today - 20, today));
    // Three weeks ago it was not there; two weeks ago 6 had been sold in 6 days, planned 6, sold 7; then 7 and 7.
    expect(missOf(quiet(pack), today)).toEqual({ weeks: 2, off: 1, sold: 14 });
  });

  test("knows nothing of later days", () => {
    const pack = sales([...each(1, today - 90, today - 7), ...each(9, today - 7, today)]);
    expect(missOf(quiet(pack), today).off).toBe(63 - 7);
  });
});

test("days are summed from one on", () => {
  expect(soldIn(sales(each(2, today - 7, today + 3)), today - 7, 7)).toBe(14);
});

test("festivals are read as they are typed, and said where one is wrong", () => {
  const { festivals } = festivalsIn(" 8/11/2026  Diwali \r\n\n2026-03-04 Holi\n");
  expect(festivals.map(festivalLine)).toEqual(["2026-03-04 Holi", "2026-11-08 Diwali"]);
  expect(festivalsIn("2026-02-30 Holi").wrong).toBe("2026-02-30 Holi");
  expect(festivalsIn("2026-03-04 Holi\nDiwali").wrong).toBe("Diwali");
  expect(festivalsIn("2026-03-04").wrong).toBe("2026-03-04");
  expect(festivalsIn("")).toEqual({ festivals: [], wrong: null });
});

test("oil is summed in litres and kilograms, and kernel for groundnut oil alone", () => {
  const tin: Pack = { ...litre, measure: "kg", netWeightG: 15_000, volumeMl: 16_480 };
  const sesame: Pack = { ...litre, hsn: "1515", densityGPerL: 920 };
  const rows = [
    { pack: litre, packs: 10 },
    { pack: tin, packs: 2 },
    { pack: sesame, packs: 5 },
  ];
  // 9.1 + 30 + 4.6 kg; 39.1 kg of groundnut oil at 40 kg from 100.
  expect(oilIn(rows, defaultYield)).toEqual({ ml: 47_960, grams: 43_700, kernelGrams: 97_750 });
  expect([litresWords(47_960), litresWords(4250), litresWords(1_234_500)]).toEqual([
    "48 l",
    "4.3 l",
    "1,235 l",
  ]);
});
