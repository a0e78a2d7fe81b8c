import * as fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { type Pack, weightOf } from "~/goods/delivery/parcel";
import { quotesFor } from "~/goods/delivery/quotes.server";
import { aZone, litre, noDelivery, setting } from "./shelf";

/** Wednesday 25 November 2026, 10:00 in India. */
const now = Date.UTC(2026, 10, 25, 4, 30);

/** Chargeable grams of one pack; `divisor`: cm³ that count as a kilogram. */
const grams = (pack: Partial<Pack>, divisor = 5000) =>
  weightOf([{ product: { ...litre, ...pack }, quantity: 1 }], divisor);

const quotes = (
  pin: string | null,
  packs: Partial<Pack & { shipping: number }> = {},
  quantity = 1,
) =>
  quotesFor(
    db,
    { lines: [{ product: { ...litre, ...packs }, quantity }], goodsPaise: quantity * 20_000 },
    pin,
    now,
  );

beforeEach(noDelivery);

test("a shop without zones delivers everywhere for nothing and promises no day", () => {
  for (const pin of ["395007", null])
    expect(quotes(pin)).toMatchObject([
      { way: "courier", zone: null, pricePaise: 0, from: null, to: null, paysOnDelivery: true },
    ]);
});

describe("with zones", () => {
  test("the longest prefix decides, whatever the order of the zones", async () => {
    await aZone({ name: "Surat", pins: ["395"], rates: { 2000: 4000 } });
    await aZone({ name: "India", pins: ["*"], rates: { 2000: 9000 } });
    await aZone({ name: "Gujarat", pins: ["36", "37", "38", "39"], rates: { 2000: 6000 } });
    await aZone({ name: "One office", pins: ["395007"], rates: { 2000: 1000 } });
    const zoneOf = (pin: string) => quotes(pin)[0]?.zone;
    expect(["395007", "395006", "394101", "110001"].map(zoneOf)).toEqual([
      "One office",
      "Surat",
      "Gujarat",
      "India",
    ]);
  });

  test("a PIN outside all of them, one that is not offered, or none at all is not served", async () => {
    await aZone({ name: "Gujarat", pins: ["38", "39"] });
    await aZone({ name: "Not now", pins: ["395"], isOffered: false });
    for (const pin of ["110001", "395007", null, "", "39", "3800015", "abcdef", "%"])
      expect(quotes(pin), String(pin)).toEqual([]);
    expect(quotes("380001")).toHaveLength(1);
  });

  test("a post of the army is reached by India Post alone, unless a zone names its PIN", async () => {
    await aZone({ name: "India", pins: ["*"], paysOnDelivery: true });
    await aZone({ name: "Own van", pins: ["*"], carrier: "van", paysOnDelivery: true });
    const ways = (pin: string) =>
      quotes(pin).map(({ way, paysOnDelivery }) => [way, paysOnDelivery]);
    expect(
      ways("110001")
        .map(([way]) => way)
        .toSorted(),
    ).toEqual(["courier", "van"]);
    expect(ways("900056")).toEqual([["courier", false]]);
    await aZone({ name: "The camp", pins: ["900056"], carrier: "van", paysOnDelivery: true });
    expect(ways("900056").toSorted()).toEqual([
      ["courier", false],
      ["van", true],
    ]);
    expect(quotes("290001")).toEqual([]);
  });

  test("the price is that of the first step that holds the weight, then by each started kilogram", async () => {
    await aZone({ pins: ["*"], extraKgPaise: 2200 });
    const price = (grossWeightG: number) => quotes("395007", { grossWeightG })[0]?.pricePaise;
    expect([1, 1000, 1001, 5000, 5001, 6000, 6001].map(price)).toEqual([
      6000, 6000, 16_000, 16_000, 18_200, 18_200, 20_400,
    ]);
  });

  test("without a price for more, what is heavier than the last step is not taken", async () => {
    await aZone({ pins: ["*"] });
    expect(quotes("395007", { grossWeightG: 1000 }, 5)).toHaveLength(1);
    expect(quotes("395007", { grossWeightG: 1000 }, 6)).toEqual([]);
  });

  test("it is free from a value of goods on", async () => {
    await aZone({ pins: ["*"], freeFromPaise: 60_000 });
    const price = (packs: number) => quotes("395007", { grossWeightG: 100 }, packs)[0];
    expect(price(2)).toMatchObject({ pricePaise: 6000, freeFromPaise: 60_000 });
    expect(price(3)).toMatchObject({ pricePaise: 0, freeFromPaise: 60_000 });
  });

  test("own van, courier and transporter are offered beside each other, the cheapest to the door first", async () => {
    await aZone({ name: "Van", carrier: "van", pins: ["395"], rates: { 50_000: 3000 } });
    await aZone({ name: "Courier", pins: ["*"], paysOnDelivery: true, extraKgPaise: 4000 });
    const heavy = { carrier: "transporter" as const, pins: ["*"], rates: {}, fromG: 20_000 };
    await aZone({ name: "Godown", ...heavy, freeFromPaise: 1, paysOnDelivery: true });
    expect(quotes("395007").map(({ way }) => way)).toEqual(["van", "courier"]);
    expect(quotes("395007", { grossWeightG: 20_000 })).toMatchObject([
      { way: "van", zone: "Van", pricePaise: 3000, paysOnDelivery: false },
      { way: "courier", pricePaise: 76_000, paysOnDelivery: true },
      { way: "transporter", pricePaise: 0, freeFromPaise: null, paysOnDelivery: false },
    ]);
    expect(quotes("395007", { grossWeightG: 60_000 }).map(({ way }) => way)).toEqual([
      "courier",
      "transporter",
    ]);
  });

  test("what may not be handed to a carrier is brought by the own van or collected", async () => {
    await aZone({ carrier: "van", name: "Van", pins: ["395"] });
    await aZone({ name: "Courier", pins: ["*"] });
    await setting("delivery.collect", "on");
    expect(quotes("395007", { shipping: 0 }).map(({ way }) => way)).toEqual(["van", "collect"]);
    expect(quotes("110001", { shipping: 0 }).map(({ way }) => way)).toEqual(["collect"]);
  });

  test("collecting, where it is on, is free and always last, also without a PIN", async () => {
    await aZone({ pins: ["395"] });
    expect(quotes(null)).toEqual([]);
    await setting("delivery.collect", "on");
    for (const [pin, ways] of [
      ["395007", ["courier", "collect"]],
      ["110001", ["collect"]],
      [null, ["collect"]],
    ] as const)
      expect(quotes(pin).map(({ way }) => way)).toEqual(ways);
    expect(quotes(null)[0]).toMatchObject({ pricePaise: 0, from: "2026-11-26", to: "2026-11-26" });
  });

  test("the days are promised by the calendar of the settings", async () => {
    await aZone({ pins: ["*"] });
    expect(quotes("395007")[0]).toMatchObject({ from: "2026-11-27", to: "2026-11-30" });
    await setting("delivery.holidays", "2026-11-26\n2026-11-27");
    expect(quotes("395007")[0]).toMatchObject({ from: "2026-11-30", to: "2026-12-02" });
    await setting("delivery.cutOff", String(9 * 60));
    expect(quotes("395007")[0]).toMatchObject({ from: "2026-12-01", to: "2026-12-03" });
  });
});

describe("the weight of a pack", () => {
  test.each([
    [500, 580],
    [1000, 1050],
    [2000, 2050],
    [5000, 4900],
    [15_000, 14_900],
  ])("of %i ml that was never weighed is %i g", (volumeMl, weight) => {
    expect(grams({ volumeMl })).toBe(weight);
  });

  test("is what was weighed, or what its box takes up if that is more", () => {
    const jar = { grossWeightG: 500 };
    const box = { boxLengthMm: 220, boxWidthMm: 160, boxHeightMm: 340 };
    expect(grams(jar, 5000)).toBe(500);
    expect(grams({ ...jar, ...box }, 5000)).toBe(2394);
    expect(grams({ ...jar, ...box }, 4000)).toBe(2992);
    expect(grams({ ...jar, ...box, grossWeightG: 4900 }, 4000)).toBe(4900);
    expect(grams({ ...jar, ...box, boxHeightMm: null }, 5000)).toBe(500);
  });

  test("grows with its volume, and is always more than the oil in it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000 }), (ml) => {
        expect(grams({ volumeMl: ml })).toBeGreaterThan(ml * 0.91);
        expect(grams({ volumeMl: ml + 1 })).toBeGreaterThanOrEqual(grams({ volumeMl: ml }));
      }),
    );
  });

  test("counts for each pack", async () => {
    await aZone({ pins: ["*"], extraKgPaise: 100 });
    expect(quotes("395007", {}, 7)[0]?.weightG).toBe(7350);
  });
});

test("more goods never cost less to deliver, as long as prices of steps rise", async () => {
  await aZone({ pins: ["*"], extraKgPaise: 1500 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 998 }), (packs) => {
      const price = (quantity: number) =>
        quotes("395007", { grossWeightG: 777 }, quantity)[0]?.pricePaise ?? 0;
      expect(price(packs + 1)).toBeGreaterThanOrEqual(price(packs));
    }),
  );
});
