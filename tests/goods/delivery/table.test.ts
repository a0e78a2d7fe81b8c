import * as fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog } from "~/base/db/schema";
import { checkFile } from "~/goods/delivery/check-file";
import { type DeliveryZone, typedTable, type TypedZone } from "~/goods/delivery/delivery-table";
import { pinsAsText, pinsFrom } from "~/goods/delivery/pin-list";
import { readTable } from "~/goods/delivery/read-table";
import { saveTable, storedTable } from "~/goods/delivery/stored-table.server";
import { tableAsCsv } from "~/goods/delivery/table-csv";
import { noDelivery } from "./shelf";

const surat: DeliveryZone = {
  name: "Surat",
  carrier: "courier",
  town: null,
  pins: ["394101", "395"],
  fromG: 0,
  rates: [
    { uptoG: 500, pricePaise: 4000 },
    { uptoG: 1000, pricePaise: 4050 },
  ],
  extraKgPaise: 1000,
  freeFromPaise: 99_900,
  daysMin: 1,
  daysMax: 2,
  isOffered: true,
  paysOnDelivery: true,
};
const india = { ...surat, name: "India", pins: ["*"], extraKgPaise: null, freeFromPaise: null };
const ramesh = { id: "r", name: "Ramesh Shah" };

const row = (given: Partial<TypedZone> = {}): TypedZone => ({
  ...(typedTable([surat]).zones[0] as TypedZone),
  ...given,
});
const problemsOf = (...zones: Partial<TypedZone>[]) =>
  readTable({ steps: ["500", "1000"], zones: zones.map(row) }).problems;

beforeEach(async () => {
  await noDelivery();
  await write((tx) => tx.delete(auditLog).run());
});

describe("a list of PINs", () => {
  test("is read however it is separated, ranges written out, each once", () => {
    expect(pinsFrom("395007, 36-38;395 \n * ૩૯૪૧૦૧ 36").pins).toEqual([
      "36",
      "37",
      "38",
      "394101",
      "395",
      "395007",
      "*",
    ]);
  });

  test.each(["0395", "3950071", "abc", "36-3", "39-36", "100000-999999", "-", "3*", "**"])(
    "has no place for %s",
    (typed) => expect(pinsFrom(typed).wrong).not.toEqual([]),
  );

  test("is read no further than the PINs that a zone may have", () => {
    const ranges = Array.from(
      { length: 40_000 },
      (_, index) => `${100_000 + index}-${100_999 + index}`,
    );
    expect(pinsFrom(ranges.join(" ")).pins.length).toBeLessThanOrEqual(6001);
  });

  test("comes back as it was", () => {
    const pin = fc.integer({ min: 1, max: 999_999 }).map(String);
    fc.assert(
      fc.property(fc.uniqueArray(pin), (pins) => {
        const again = pinsFrom(pinsAsText(pins));
        expect(again).toEqual({ pins: expect.arrayContaining(pins), wrong: [] });
        expect(again.pins).toHaveLength(pins.length);
      }),
    );
  });
});

describe("a typed table", () => {
  test("is read back as what it shows", () => {
    const van: DeliveryZone = { ...surat, name: "Near", carrier: "van", town: "Surat" };
    const zones = [surat, india, van];
    expect(readTable(typedTable(zones))).toEqual({ zones, problems: [] });
  });

  test("tells all that is wrong with it at once, by row and cell", () => {
    const { problems } = readTable({
      steps: ["500", "500", "x", ""],
      zones: [
        row({ zone: " ", days_min: "3", days_max: "2", prices: ["4,50", "-1", "", ""] }),
        row({ carrier: "drone", pins: "12a", days_max: "", free_from: "x", prices: [] }),
      ],
    });
    expect(problems.map(({ zone, cell }) => [zone, cell])).toEqual([
      [null, "step-1"],
      [null, "step-2"],
      [0, "zone"],
      [0, "price-0"],
      [0, "price-1"],
      [0, "days_max"],
      [1, "carrier"],
      [1, "price-0"],
      [1, "days_max"],
      [1, "pins"],
      [1, "free_from"],
    ]);
  });

  test.each([
    [{ pins: "" }, "pins", "PINs are missing"],
    [{ from_g: "1.5" }, "from_g", "whole grams"],
    [{ offered: "maybe" }, "offered", "yes or no"],
    [{ extra_kg: "1000001" }, "extra_kg", "rupees from 0"],
    [{ days_min: "91", days_max: "91" }, "days_min", "0 to 90"],
    [{ carrier: "transporter", cod: "no" }, "price-0", "the buyer pays the freight"],
    [{ carrier: "transporter", cod: "no", prices: [] }, "extra_kg", "the buyer pays the freight"],
    [{ zone: "x".repeat(61) }, "zone", "at most 60"],
    [{ town: "Surat" }, "town", "only a zone of your own van"],
    [{ carrier: "van", town: "x".repeat(51) }, "town", "at most 50"],
    [{ pins: "1000-1999 2000-2999 3000-3999 4000-4999 5000-5999 6000" }, "pins", "more than 5000"],
  ])("%j is refused at %s", (given, cell, words) => {
    const [problem] = problemsOf(given);
    expect(problem).toMatchObject({ zone: 0, cell, sentence: expect.stringContaining(words) });
  });

  test("has each name, and each PIN of a carrier, once", () => {
    expect(problemsOf({}, { zone: "SURAT", pins: "38 395" })).toMatchObject([
      { zone: 1, cell: "zone" },
      { zone: 1, cell: "pins", sentence: expect.stringContaining("“Surat”") },
    ]);
    expect(problemsOf({}, { zone: "Van", carrier: "van" })).toEqual([]);
  });

  test("has no van that goes wherever couriers go", () => {
    const van = { zone: "Van", carrier: "van", pins: "395 *" };
    expect(problemsOf(van, { zone: "India", pins: "*" })).toEqual([
      { zone: 0, cell: "pins", sentence: expect.stringContaining("* is in the zone “India”") },
    ]);
    expect(problemsOf(van, {})).toEqual([]);
    expect(problemsOf({ ...van, pins: "395" }, { zone: "India", pins: "*" })).toEqual([]);
  });

  test("forgets a weight without any price", () => {
    const { zones, problems } = readTable({
      steps: ["500", "", "2000"],
      zones: [row({ prices: ["40", " ", ""] })],
    });
    expect([zones[0]?.rates, problems]).toEqual([[{ uptoG: 500, pricePaise: 4000 }], []]);
  });
});

describe("the stored table", () => {
  const save = (zones: DeliveryZone[]) => saveTable(zones, storedTable().version, ramesh);

  test("is what was saved, in its order", async () => {
    const van: DeliveryZone = { ...surat, name: "Near", carrier: "van", town: "Surat" };
    await save([india, van, surat]);
    expect(storedTable().zones).toEqual([india, van, surat]);
    await save([surat]);
    expect(storedTable().zones).toEqual([surat]);
    await save([]);
    expect(storedTable().zones).toEqual([]);
  });

  test("changes nothing when somebody else has changed it meanwhile, and nothing twice", async () => {
    const { version } = storedTable();
    await save([surat]);
    expect(await saveTable([india], version, ramesh)).toEqual({ problem: "changed-meanwhile" });
    expect(await saveTable([surat], version, ramesh)).toEqual({});
    expect(storedTable().zones).toEqual([surat]);
    expect(await db.$count(auditLog)).toBe(1);
  });

  test("leaves a record of every zone that changed", async () => {
    await save([surat, india]);
    await write((tx) => tx.delete(auditLog).run());
    const dearer = { ...surat, rates: [{ uptoG: 500, pricePaise: 4500 }], pins: ["395", "394101"] };
    await save([{ ...india, name: "Everywhere" }, dearer]);
    const records = db.select().from(auditLog).all();
    expect(records.map(({ action, subjectName }) => [action, subjectName]).toSorted()).toEqual([
      ["delivery-zone.create", "Everywhere"],
      ["delivery-zone.delete", "India"],
      ["delivery-zone.update", "Surat"],
    ]);
    const changes = records.find(({ subjectName }) => subjectName === "Surat")?.changes ?? "";
    expect(JSON.parse(changes)).toEqual({
      "up to 500 g": ["₹40", "₹45"],
      "up to 1000 g": ["₹40.50", null],
    });
  });

  test("keeps five thousand PINs of a zone", async () => {
    const pins = Array.from({ length: 5000 }, (_, index) => String(100_000 + index));
    await save([{ ...surat, pins }]);
    expect(storedTable().zones[0]?.pins).toEqual(pins);
  });
});

describe("the file of the table", () => {
  test("says what the table says, and changes nothing when it comes back", () => {
    const text = tableAsCsv([surat, india]);
    expect(text).toBe(
      "zone,carrier,pins,from_g,g500,g1000,extra_kg,days_min,days_max,offered,cod,free_from,town\r\n" +
        "Surat,courier,394101 395,,40,40.50,10,1,2,yes,yes,999,\r\n" +
        "India,courier,*,,40,40.50,,1,2,yes,yes,,\r\n",
    );
    for (const back of [text, `\uFEFF${text}`, text.replaceAll(",", ";")]) {
      const { changes, problems, zones } = checkFile(back, [surat, india]);
      expect(problems).toEqual([]);
      expect(changes.map(({ kind }) => kind)).toEqual(["unchanged", "unchanged"]);
      expect(zones).toEqual([surat, india]);
    }
  });

  test("may end in empty columns, as spreadsheets write them", () => {
    const wide = tableAsCsv([surat, india]).replaceAll("\r\n", ",, \r\n");
    for (const text of [wide, wide.replace(",, \r\n", "\r\n"), wide.replace(",, \r\n", ",\r\n")]) {
      const { changes, problems } = checkFile(text, [surat, india]);
      expect(problems).toEqual([]);
      expect(changes.map(({ kind }) => kind)).toEqual(["unchanged", "unchanged"]);
    }
    const typed = wide.replace(",, \r\nIndia", ",,x\r\nIndia");
    expect(checkFile(typed, [surat]).problems).toEqual([
      { line: 2, what: "Surat", reason: "has 15 cells, the first line has 13" },
    ]);
    const between = tableAsCsv([surat]).replace("g500", "");
    expect(checkFile(between, [surat]).problems).toEqual([
      { line: 1, what: "The first line", reason: "Column 5 has no name." },
    ]);
  });

  test("may leave out what goes without saying", () => {
    const { zones, problems } = checkFile("zone,pins,g500,days_min,days_max\nIndia,*,75,5,9", []);
    expect(problems).toEqual([]);
    expect(zones).toMatchObject([
      { carrier: "courier", fromG: 0, isOffered: true, paysOnDelivery: false, daysMax: 9 },
    ]);
  });

  test("is checked line by line: what is new, changed in which cells, and what goes", () => {
    const text = tableAsCsv([
      { ...surat, daysMax: 3 },
      { ...india, name: "Bharat" },
    ]);
    expect(checkFile(text, [surat, india]).changes).toEqual([
      {
        line: 2,
        name: "Surat",
        kind: "changed",
        changes: [{ field: "days", before: "1–2", after: "1–3" }],
      },
      { line: 3, name: "Bharat", kind: "new", changes: [] },
      { line: null, name: "India", kind: "removed", changes: [] },
    ]);
  });

  test("tells every line that is refused, and then changes nothing", () => {
    expect(checkFile("zone,pins,g500,gx,days_min,days_max\n", []).problems).toEqual([
      { line: 1, what: "The first line", reason: expect.stringContaining("“gx”") },
    ]);
    const bad = checkFile(
      'zone,pins,g500,days_min,days_max\nA,*,75,5,9\nB,*,x,5,\nshort\n"C\nD",38,1,1,1',
      [],
    );
    expect(bad.changes).toEqual([]);
    expect(bad.problems.map(({ line }) => line)).toEqual([3, 3, 3, 4]);
    expect(bad.problems[0]).toMatchObject({
      what: "B",
      reason: expect.stringMatching(/^the price/),
    });
  });

  test.each([
    "",
    "a,b\n1,2",
    "zone,pins,days_min,days_max\n",
    "zone,zone,pins,days_min,days_max\n",
    'zone,"pins\n',
  ])("%j is refused as a whole", (text) =>
    expect(checkFile(text, [surat])).toMatchObject({ changes: [], problems: [{}] }),
  );
});
