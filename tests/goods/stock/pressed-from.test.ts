import { describe, expect, test } from "vitest";
import { type BookEntry, pressedInto } from "~/goods/stock/batch-page/pressed-from";

type Moves = [place: string, grams: number][];

const entry = (
  kind: BookEntry["kind"],
  day: number,
  moves: Moves,
  batchId: string | null = null,
): BookEntry => ({
  kind,
  day: `2026-11-${String(day).padStart(2, "0")}`,
  batchId,
  moves: moves.map(([name, grams]) => ({
    place: name,
    name,
    stuff: name.startsWith("lot") ? "lot" : "tank",
    grams,
  })),
});
const press = (day: number, lot: string, tank = "tank 1", grams = 40) =>
  entry("press", day, [
    [lot, -100],
    [tank, grams],
  ]);
const fill = (day: number, grams: number, batch: string, tank = "tank 1") =>
  entry("fill", day, [[tank, -grams]], batch);
const move = (day: number, grams: number) =>
  entry("move", day, [
    ["tank 1", -grams],
    ["tank 2", grams],
  ]);

const of = (entries: BookEntry[], batch = "A") => pressedInto(entries).get(batch);

describe("what a batch was pressed from", () => {
  test("is the day and the lot of its pressing", () => {
    const seed = entry("seed", 1, [["lot 1", 300]]);
    expect(of([seed, press(3, "lot 1"), fill(4, 40, "A")])).toEqual({
      from: "2026-11-03",
      to: "2026-11-03",
      lots: ["lot 1"],
    });
  });

  test("is all that the tank got since it was last empty", () => {
    const book = [
      press(1, "lot 1"),
      fill(2, 40, "A"),
      press(3, "lot 2"),
      press(5, "lot 3"),
      fill(6, 10, "B"),
      press(8, "lot 4"),
    ];
    expect(of(book)).toMatchObject({ from: "2026-11-01", lots: ["lot 1"] });
    expect(of(book, "B")).toEqual({
      from: "2026-11-03",
      to: "2026-11-05",
      lots: ["lot 2", "lot 3"],
    });
  });

  test("follows the oil into another tank, and a batch that was filled twice has both", () => {
    const book = [
      press(1, "lot 1"),
      move(2, 20),
      fill(3, 20, "A", "tank 2"),
      fill(3, 20, "B"),
      press(4, "lot 2"),
      fill(5, 40, "A"),
    ];
    expect(of(book)).toEqual({ from: "2026-11-01", to: "2026-11-04", lots: ["lot 1", "lot 2"] });
  });

  test("is not told where other oil is in it, until the tank was empty", () => {
    const bought = entry("bought", 2, [["tank 1", 5]]);
    const found = entry("weigh", 1, [["tank 1", 5]]);
    expect(of([press(1, "lot 1"), bought, fill(3, 10, "A")])).toBeUndefined();
    expect(of([found, press(1, "lot 1"), fill(3, 10, "A")])).toBeUndefined();
    const emptied = [
      bought,
      entry("sold", 3, [["tank 1", -5]]),
      press(4, "lot 1"),
      fill(5, 9, "A"),
    ];
    expect(of(emptied)).toMatchObject({ lots: ["lot 1"] });
  });

  test("is not told of oil that by the book came after it went", () => {
    expect(of([fill(1, 10, "A"), press(2, "lot 1")])).toBeUndefined();
    expect(of([press(1, "lot 1"), fill(2, 41, "A"), press(3, "lot 2")])).toBeUndefined();
  });

  test("stays the same where a weighing finds more or less", () => {
    const more = entry("weigh", 2, [["tank 1", 3]]);
    const less = entry("weigh", 3, [["tank 1", -4]]);
    expect(of([press(1, "lot 1"), more, less, fill(4, 30, "A")])).toMatchObject({
      lots: ["lot 1"],
    });
  });
});
