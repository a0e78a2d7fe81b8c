import { describe, expect, test } from "vitest";
import { type CostEntry, type CostRates, costsOf } from "~/office/mill/cost/fold";
import { Dice } from "../../dice";

const rates: CostRates = { hour: 15_000, cake: 3000, foots: 500, opening: 20_000 };
const nothing: CostRates = { hour: null, cake: null, foots: null, opening: null };

let ids = 0;
const entry = (
  kind: CostEntry["kind"],
  moves: [place: string, grams: number][],
  more: Partial<CostEntry> = {},
): CostEntry => ({
  id: `entry ${(ids += 1)}`,
  kind,
  minutes: null,
  productId: null,
  packs: null,
  batchId: null,
  paise: null,
  isOpening: false,
  moves: moves.map(([place, grams]) => ({ place, stuff: stuffOf(place), grams })),
  ...more,
});
const stuffOf = (place: string) =>
  place === "cake" || place === "foots" ? place : place.startsWith("lot") ? "lot" : "tank";
const seed = (lot: string, grams: number, paise: number | null) =>
  entry("seed", [[lot, grams]], { paise });
const fill = (tank: string, grams: number, batchId: string, packs: number) =>
  entry("fill", [[tank, -grams]], { batchId, packs, productId: "litre" });

describe("what a batch costs", () => {
  test("seed and hours less the cake flow into the oil, by weight", () => {
    const costs = costsOf(
      [
        // 300 kg for ₹21,210: ₹70.70 a kg.
        seed("lot 1", 300_000, 2_121_000),
        // 100 kg cost ₹7,070; 2.5 hours ₹375; 52 kg of cake are worth ₹1,560, 3 kg of foots ₹15: ₹5,870 for 40 kg of oil.
        entry(
          "press",
          [
            ["lot 1", -100_000],
            ["tank 1", 40_000],
            ["cake", 52_000],
            ["foots", 3000],
          ],
          { minutes: 150 },
        ),
        // 10 kg bought for ₹2,000: 50 kg for ₹7,870, so ₹157.40 a kg.
        entry("bought", [["tank 1", 10_000]], { paise: 200_000 }),
        fill("tank 1", 9100, "batch 1", 10),
        entry("sold", [["tank 1", -900]]),
        // 40 kg are left, for ₹6,296; 4 kg are missing, so they are in 36 kg.
        entry("weigh", [["tank 1", -4000]]),
        fill("tank 1", 9000, "batch 1", 10),
        entry("move", [
          ["tank 1", -27_000],
          ["tank 2", 27_000],
        ]),
      ],
      rates,
    );
    expect(costs.places.get("lot 1")).toMatchObject({ grams: 200_000, paise: 1_414_000 });
    // 9.1 kg at ₹157.40 are ₹1,432.34; 9 of 36 kg of ₹6,296 are ₹1,574.
    expect(costs.batches.get("batch 1")).toEqual({
      grams: 18_100,
      paise: 143_234 + 157_400,
      packs: 20,
      productId: "litre",
      gaps: new Map(),
    });
    expect(costs.sold).toBe(14_166);
    expect(costs.places.get("tank 1")).toMatchObject({ grams: 0, paise: 0 });
    expect(costs.places.get("tank 2")).toMatchObject({ grams: 27_000, paise: 472_200 });
    expect(costs.lost).toBe(0);
  });

  test("the last grams take what rounding left", () => {
    const thirds = [1, 2, 3].map((batch) => fill("tank 1", 1000, `batch ${batch}`, 1));
    const bought = entry("bought", [["tank 1", 3000]], { paise: 100 });
    const { batches } = costsOf([bought, ...thirds], rates);
    expect([...batches.values()].map(({ paise }) => paise)).toEqual([33, 34, 33]);
  });

  test("what has no price makes the oil’s cost unknown, by its share", () => {
    const unpaid = seed("lot 2", 60_000, null);
    const pressed = entry(
      "press",
      [
        ["lot 1", -40_000],
        ["lot 2", -60_000],
        ["tank 1", 40_000],
      ],
      { minutes: 60 },
    );
    const { batches } = costsOf(
      [seed("lot 1", 40_000, 280_000), unpaid, pressed, fill("tank 1", 10_000, "batch 1", 5)],
      rates,
    );
    expect(batches.get("batch 1")?.gaps).toEqual(new Map([[unpaid.id, 6000]]));
  });

  test("oil that was there before has the price that the owner says, or none", () => {
    const opening = entry("weigh", [["tank 1", 50_000]], { isOpening: true });
    const filled = fill("tank 1", 10_000, "batch 1", 10);
    const known = costsOf([opening, filled], rates).batches.get("batch 1");
    expect(known).toMatchObject({ paise: 200_000, gaps: new Map() });
    const unknown = costsOf([opening, filled], nothing).batches.get("batch 1");
    expect(unknown).toMatchObject({ paise: 0, gaps: new Map([["opening", 10_000]]) });
  });

  test("what is noted with an earlier day waits for all that it comes from", () => {
    const filled = fill("tank 2", 1000, "batch 1", 1);
    const moved = entry("move", [
      ["tank 1", -1000],
      ["tank 2", 1000],
    ]);
    const bought = entry("bought", [["tank 1", 1000]], { paise: 20_000 });
    const { batches } = costsOf([filled, moved, bought], rates);
    expect(batches.get("batch 1")).toMatchObject({ paise: 20_000, gaps: new Map() });
  });

  test("hours that nobody noted are named", () => {
    const entries = [
      seed("lot 1", 100_000, 700_000),
      entry("press", [
        ["lot 1", -100_000],
        ["tank 1", 40_000],
      ]),
      fill("tank 1", 10_000, "batch 1", 10),
    ];
    const named = costsOf(entries, rates).batches.get("batch 1")?.gaps;
    expect(named).toEqual(new Map([["hours", 10_000]]));
    expect(costsOf(entries, nothing).batches.get("batch 1")?.gaps.size).toBe(0);
  });

  test("what is taken before it came, by its day, waits for it; what never came is named", () => {
    const early = fill("tank 1", 10_000, "batch 1", 10);
    const bought = entry("bought", [["tank 1", 10_000]], { paise: 150_000 });
    const late = costsOf([early, bought], rates);
    expect(late.batches.get("batch 1")).toMatchObject({ paise: 150_000, gaps: new Map() });
    const never = costsOf([early], rates).batches.get("batch 1");
    expect(never?.gaps).toEqual(new Map([["early", 10_000]]));
  });

  test("what is weighed away to the last gram leaves its cost behind", () => {
    const bought = entry("bought", [["tank 1", 10_000]], { paise: 150_000 });
    const costs = costsOf([bought, entry("weigh", [["tank 1", -10_000]])], rates);
    expect(costs.lost).toBe(150_000);
    expect(costs.places.get("tank 1")).toMatchObject({ grams: 0, paise: 0 });
  });
});

/** A mill that did `length` things; never more is taken than there is. */
function randomMill(start: number, length: number) {
  const dice = new Dice(start);
  const below = (limit: number) => dice.below(limit);
  const holds = new Map<string, number>();
  const tanks = ["tank 1", "tank 2", "tank 3"];
  const entries: CostEntry[] = [];
  const someOf = (place: string) => {
    const held = holds.get(place) ?? 0;
    return below(4) === 0 ? held : below(held + 1);
  };
  const note = (made: CostEntry) => {
    if (made.moves.some(({ place, grams }) => (holds.get(place) ?? 0) + grams < 0)) return;
    for (const { place, grams } of made.moves) holds.set(place, (holds.get(place) ?? 0) + grams);
    if (made.moves.length > 0) entries.push(made);
  };
  const price = () => (below(5) === 0 ? null : below(5_000_000));
  const tank = () => tanks[below(tanks.length)] ?? "tank 1";
  for (let turn = 0; turn < length; turn += 1) {
    const place = tank();
    const grams = someOf(place);
    const lot = [...holds.keys()].findLast((name) => name.startsWith("lot") && holds.get(name));
    switch (below(7)) {
      case 0:
        note(seed(`lot ${turn}`, 1 + below(500_000), price()));
        break;
      case 1: {
        const pressed = lot ? someOf(lot) : 0;
        const oil = Math.floor(pressed * 0.4);
        if (!lot || oil === 0) break;
        const minutes = below(3) === 0 ? null : 1 + below(600);
        const cake = Math.floor(pressed / 2);
        note(
          entry(
            "press",
            [
              [lot, -pressed],
              [place, oil],
              ["cake", cake],
            ],
            { minutes },
          ),
        );
        break;
      }
      case 2:
        note(entry("bought", [[place, 1 + below(90_000)]], { paise: price() }));
        break;
      case 3:
        if (grams > 0) note(fill(place, grams, `batch ${below(40)}`, 1 + below(50)));
        break;
      case 4:
        if (grams > 0) note(entry("sold", [[place, -grams]]));
        break;
      case 5: {
        const to = tank();
        if (grams > 0 && to !== place)
          note(
            entry("move", [
              [place, -grams],
              [to, grams],
            ]),
          );
        break;
      }
      default: {
        const more = below(2) === 0 ? below(9000) : -grams;
        if (more !== 0) note(entry("weigh", [[place, more]]));
      }
    }
  }
  return { entries, holds };
}

test("whatever a mill does, all that was paid lies somewhere, to the paisa", () => {
  for (let start = 1; start <= 60; start += 1) {
    const { entries, holds } = randomMill(start, 400);
    const { places, batches, sold, lost } = costsOf(entries, rates);
    const kinds = entries.flatMap((each) =>
      each.kind === "seed" || each.kind === "bought" ? each : [],
    );
    const paid = kinds.reduce((sum, { paise }) => sum + (paise ?? 0), 0);
    const hours = entries.reduce((sum, { minutes }) => sum + Math.round((minutes ?? 0) * 250), 0);
    const cake = entries
      .flatMap(({ moves }) => moves.filter(({ place }) => place === "cake"))
      .reduce((sum, { grams }) => sum + grams * 3, 0);
    // What was found in an empty tank counts as what was there before.
    const empty = new Map<string, number>();
    let found = 0;
    for (const { kind, moves } of entries)
      for (const { place, grams } of moves) {
        const before = empty.get(place) ?? 0;
        if (kind === "weigh" && grams > 0 && before === 0) found += grams * 20;
        empty.set(place, before + grams);
      }
    const inside = [...places.values()].reduce((sum, { paise }) => sum + paise, 0);
    const packed = [...batches.values()].reduce((sum, { paise }) => sum + paise, 0);
    expect(inside + packed + sold + lost, `mill ${start}`).toBe(paid + hours - cake + found);
    for (const [place, { grams }] of places) expect(grams, place).toBe(holds.get(place));
    for (const { grams, gaps } of batches.values())
      for (const [, unknown] of gaps) expect(unknown).toBeLessThanOrEqual(grams);
  }
});

test("a book that is read in the wrong order loses nothing either", () => {
  const { entries } = randomMill(7, 300);
  const back = entries.toReversed();
  const total = (of: CostEntry[]) => {
    const { places, batches, sold, lost } = costsOf(of, nothing);
    const all = [...places.values(), ...batches.values()];
    return all.reduce((sum, { paise }) => sum + paise, sold + lost);
  };
  expect(total(back)).toBe(total(entries));
});
