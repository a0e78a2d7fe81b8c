import { beforeAll, expect, test } from "vitest";
import { connectionToMigrate as raw } from "~/base/db/connection.server";
import { differences } from "~/office/books/differences.server";
import { type Balance, balances } from "~/office/mill/balance.server";
import { columnsOf, flowsOf, signOf } from "~/office/mill/voppa/columns";
import { inWholeUnits } from "~/office/mill/voppa/unit";
import { voppaReturn } from "~/office/mill/voppa/voppa-return.server";
import { admin } from "../../cast";
import { knownDays, mill } from "./milled";
import { returnsBySql, withoutNothing } from "./return-by-sql";
import { Dice } from "../../dice";

/** From a first of April to a last of March, with a 29 February in between. */
const months = Array.from({ length: 38 }, (_, at) => {
  const month = 2026 * 12 + 3 + at;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
});
let noted: Record<string, number>;
let returns: { month: string; parts: ReturnType<typeof voppaReturn>["parts"] }[];

beforeAll(async () => {
  noted = await mill(await admin(), "2026-04-01", "2029-03-31", new Dice(1201));
  returns = months.map((month) => ({ month, parts: voppaReturn(month).parts }));
}, 60_000);

const all = <Row>(sql: string) => raw.prepare<[], Row>(sql).all();

test("three years have all that a mill can note, also on the days at which months and years meet", () => {
  for (const kind of ["seed", "press", "fill", "move", "bought", "sold", "cake", "weigh", "undo"])
    expect(noted[kind], kind).toBeGreaterThan(15);
  for (const kind of ["sold", "returned", "broken", "arrived", "corrected"])
    expect(noted[kind], kind).toBeGreaterThan(5);
  const days = all<{ day: string }>("select distinct day from mill_entries").map(({ day }) => day);
  expect(days).toEqual(expect.arrayContaining(knownDays));
  const late = all("select 1 from mill_entries where substr(day, 6) in ('03-31', '04-01')");
  expect(late.length).toBeGreaterThan(2);
  const after = all(
    `select 1 from mill_entries where substr(day, 1, 7) < strftime('%Y-%m', (created_at + 19800000) / 1000.0, 'unixepoch')`,
  );
  expect(after.length).toBeGreaterThan(10);
});

test("each return is what other SQL finds, to the gram", () => {
  const bySql = returnsBySql(months);
  for (const [at, { month, parts }] of returns.entries()) {
    const found = parts.flatMap(({ part, lines }) =>
      lines.map(({ what, grams }) => [`${part}: ${what}`, withoutNothing(grams)] as const),
    );
    expect(Object.fromEntries(found), month).toEqual(bySql[at]);
  }
});

test("each line adds up, in grams and in tonnes; a month opens with what the one before closed with", () => {
  let before: Record<string, number | undefined> = {};
  for (const { month, parts } of returns) {
    const closing: typeof before = {};
    for (const { part, lines } of parts)
      for (const line of lines) {
        for (const { grams } of [line, inWholeUnits(part, line, "t")]) {
          const flow = flowsOf(part).reduce((sum, key) => sum + signOf(key) * (grams[key] ?? 0), 0);
          expect((grams.opening ?? 0) + flow, `${month} ${line.what}`).toBe(grams.closing);
        }
        const tonnes = inWholeUnits(part, line, "t").grams;
        for (const key of columnsOf(part)) expect(Math.abs(tonnes[key] ?? 0) % 1000).toBe(0);
        const name = `${part} ${line.what}`;
        if (name in before) expect(line.grams.opening, `${month} ${name}`).toBe(before[name]);
        closing[name] = line.grams.closing;
      }
    before = closing;
  }
});

test("each tank by itself adds up to the oil of its crop, and goes on from month to month", () => {
  const flows = (rows: Balance[]) =>
    rows.reduce<Record<string, number>>((sums, { crop, opening, began, closing, moved }) => {
      const figures = { opening, began, closing, ...moved };
      for (const [key, grams] of Object.entries(figures))
        sums[`${crop} ${key}`] = (sums[`${crop} ${key}`] ?? 0) + grams;
      return sums;
    }, {});
  let before = new Map<string | null, number>();
  for (const month of months) {
    const days = [`${month}-01`, `${month}-31`] as const;
    const of = (byTank: boolean) =>
      balances(...days, byTank).filter(({ stuff }) => stuff === "tank");
    const tanks = of(true);
    expect(withoutNothing(flows(tanks)), month).toEqual(withoutNothing(flows(of(false))));
    for (const { tank, opening } of tanks)
      if (before.has(tank)) expect(opening, `${month} ${tank}`).toBe(before.get(tank));
    before = new Map(tanks.map(({ tank, closing }) => [tank, closing]));
  }
  expect([...before.keys()].toSorted()).toEqual(["B1", "G1", "G2", "S1"]);
});

test("what went out of the tanks into packs is what came into them", () => {
  for (const { month, parts } of returns.slice(24)) {
    const of = (key: string) => parts.find(({ part }) => part === key)?.lines ?? [];
    for (const { what, grams } of of("packs")) {
      const tank = of("oil").find((line) => line.what === what);
      const off = Math.abs((grams.packed ?? 0) - (tank?.grams.filled ?? 0));
      expect(off, `${month} ${what}`).toBe(0);
    }
  }
});

test("what is in the mill is the sum of all that was noted, and the books agree", async () => {
  const wrong = all(
    `select p.name from mill_places p where p.grams <> coalesce((select sum(m.grams) from mill_moves m where m.place_id = p.id), 0)`,
  );
  expect(wrong).toEqual([]);
  const found: string[] = [];
  for await (const line of differences()) found.push(line);
  expect(found).toEqual([]);
});
