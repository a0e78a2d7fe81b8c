import { beforeEach, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { deliveryFacts } from "~/goods/delivery/facts.server";
import { aZone, litre, noDelivery, setting } from "./shelf";

beforeEach(noDelivery);

test("a shop without zones charges nothing and promises nothing", () => {
  expect(deliveryFacts(db)).toEqual({
    zones: [],
    isPriced: false,
    toTheDoor: null,
    collecting: null,
    paysOnDelivery: true,
  });
});

test("pages without a PIN learn the lowest price, the days and from what value it is free", async () => {
  const surat = { name: "Surat", daysMin: 1, daysMax: 2, freeFromPaise: 99_900 };
  await aZone({ ...surat, position: 1, pins: ["395"], rates: { 1000: 4000, 5000: 8000 } });
  await aZone({ name: "India", position: 2, pins: ["*"], daysMin: 5, daysMax: 9 });
  await aZone({ name: "Islands", position: 3, pins: ["744"], isOffered: false, daysMax: 30 });
  const heavy = { carrier: "transporter" as const, rates: {}, fromG: 30_000, daysMax: 20 };
  await aZone({ ...heavy, name: "Godown", position: 4, pins: ["*"], freeFromPaise: 1 });
  const facts = deliveryFacts(db);
  expect(facts.zones.map(({ name, isElsewhere }) => [name, isElsewhere])).toEqual([
    ["Surat", false],
    ["India", true],
    ["Godown", true],
  ]);
  expect(facts).toMatchObject({
    isPriced: true,
    paysOnDelivery: false,
    toTheDoor: {
      fromPaise: 4000,
      daysMin: 1,
      daysMax: 9,
      freeFrom: { leastPaise: 99_900, mostPaise: 99_900, isEverywhere: false },
    },
  });
});

test("for some goods they are the prices of their weight, and zones that do not take them are left out", async () => {
  await aZone({ name: "India", position: 1, pins: ["*"], freeFromPaise: 100_000 });
  await aZone({
    name: "Van",
    position: 2,
    carrier: "van",
    pins: ["395"],
    rates: { 50_000: 3000 },
  });
  const goods = (packs: number, shipping = 1) => ({
    lines: [{ product: { ...litre, shipping }, quantity: packs }],
    goodsPaise: packs * 20_000,
  });
  const priced = (packs: number, shipping?: number) =>
    deliveryFacts(db, goods(packs, shipping)).zones.map(({ name, fromPaise }) => [name, fromPaise]);
  expect(priced(1)).toEqual([
    ["India", 16_000],
    ["Van", 3000],
  ]);
  expect(priced(1, 0)).toEqual([["Van", 3000]]);
  expect(priced(4)).toEqual([
    ["India", 16_000],
    ["Van", 3000],
  ]);
  expect(priced(5)).toEqual([["Van", 3000]]);
});

test("collecting is told with its hours", async () => {
  await setting("delivery.collect", "on");
  await setting("delivery.collectHours", "Mon–Sat, 10 to 6");
  expect(deliveryFacts(db).collecting).toEqual({ hours: "Mon–Sat, 10 to 6" });
});
