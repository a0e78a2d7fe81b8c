import { expect, test } from "vitest";
import { comparedSizes } from "~/goods/catalogue/compared-sizes";

const oil = { hsn: "1508", measure: "l", netWeightG: null, containers: 1 } as const;
const pack = (id: string, volumeMl: number, pricePaise: number) => ({
  id,
  volumeMl,
  pricePaise,
  ...oil,
});

test("a litre of each size is compared with one of the smallest", () => {
  const { per, rows } = comparedSizes([
    pack("tin", 15_000, 304_500),
    pack("half", 500, 10_900),
    pack("one", 1000, 22_000),
  ]);
  expect(per).toBe("l");
  expect(
    rows.map(({ size, paisePer, saves, isCheapest }) => [size.id, paisePer, saves, isCheapest]),
  ).toEqual([
    ["half", 21_800, 0, false],
    ["one", 22_000, 0, false],
    ["tin", 20_300, 7, true],
  ]);
});

test("what is no oil and sold by weight is compared by kilogram", () => {
  const nuts = (id: string, grams: number, pricePaise: number) => ({
    ...pack(id, Math.round(grams / 0.91), pricePaise),
    hsn: "1202",
    measure: "kg" as const,
    netWeightG: grams,
  });
  const { per, rows } = comparedSizes([nuts("five", 5000, 90_000), nuts("one", 1000, 20_000)]);
  expect(per).toBe("kg");
  expect(rows.map(({ paisePer, saves }) => [paisePer, saves])).toEqual([
    [20_000, 0],
    [18_000, 10],
  ]);
});

test("a tin of oil sold by weight is compared by litre with the others", () => {
  const tin = { ...pack("tin", 16_480, 304_500), measure: "kg" as const, netWeightG: 15_000 };
  const { per, rows } = comparedSizes([tin, pack("one", 1000, 20_900)]);
  expect(per).toBe("l");
  expect(rows.map(({ size, paisePer }) => [size.id, paisePer])).toEqual([
    ["one", 20_900],
    ["tin", 18_477],
  ]);
});
