import { expect, test } from "vitest";
import { pricesIn } from "~/goods/catalogue/search/amounts/asked-price";

const most = 1e11;

test.each([
  ["oil under 500", 0, 50_000],
  ["oil below ₹1,000 tin", 0, 100_000],
  ["500 rupiya thi ochhu tel", 0, 50_000],
  ["500 रुपये से कम तेल", 0, 50_000],
  ["૫૦૦ રૂપિયાથી ઓછું", 0, 50_000],
  ["above 2000 rs", 200_000, most],
  ["between 500 and 1000", 50_000, 100_000],
  ["500-1000 rs oil", 50_000, 100_000],
  ["oil 500 to 700", 50_000, 70_000],
  ["₹500 to ₹700", 50_000, 70_000],
  ["૫૦૦ રૂપિયાની અંદર", 0, 50_000],
  ["૩૦૦ રૂપિયા નીચે તેલ", 0, 30_000],
  ["300 niche tel", 0, 30_000],
  ["around 200", 18_000, 22_000],
  ["200 rupees wala tel", 18_000, 22_000],
  ["₹200 oil", 18_000, 22_000],
  ["200 ka tel", 18_000, 22_000],
  ["૨૦૦નું તેલ", 18_000, 22_000],
  ["200 nu singtel", 18_000, 22_000],
  ["200 का मूंगफली तेल", 18_000, 22_000],
])("%s asks for a price", (typed, least, upTo) => {
  expect(pricesIn(typed).prices.at(-1)).toEqual({ least, most: upTo });
});

test.each([
  "15 kg tin",
  "under 500 ml",
  "below 2 litre",
  "tin 15",
  "sing tel 1 to 5 litre",
  "no 1 oil",
  "200-500 ml",
  "15-20 kg",
  "500 ki bottle",
  "15 ka tel",
  "500 ml ka tel",
])("%s asks for none", (typed) => expect(pricesIn(typed)).toEqual({ prices: [], rest: typed }));

test("the words around a price stay", () => {
  expect(pricesIn("oil under 1000 5 litre").rest.trim()).toMatch(/^oil\s+5 litre$/);
});

test("what costs nearly as much comes before what costs about as much", () => {
  expect(pricesIn("200 rs").prices).toEqual([
    { least: 20_000, most: 20_000 },
    { least: 19_600, most: 20_400 },
    { least: 18_000, most: 22_000 },
  ]);
});
