import { beforeAll, expect, test } from "vitest";
import { connectionToMigrate as raw, write } from "~/base/db/connection.server";
import { dayOf, monthOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { noteDone } from "~/office/duties/done.server";
import { dutyNamed } from "~/office/duties/duty-list";
import { submitEntry } from "~/office/mill/note.server";
import { oilOfHsn } from "~/office/mill/voppa/oil-of-hsn";
import { inUnit, inWholeUnits } from "~/office/mill/voppa/unit";
import { addTank, changeTank } from "~/office/mill/places.server";
import { submitUndo } from "~/office/mill/undo.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as csv from "~/routes/admin/mill/voppa-csv";
import { versionOf } from "~/base/lib/form/version.server";
import { voppaSettings } from "~/office/mill/voppa/voppa-settings.server";
import * as page from "~/routes/admin/mill/voppa";
import { admin, argsFor, cookieOf, seller } from "../../cast";
import { answerTo, formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { place } from "./at-the-mill";

const path = "/dashboard/admin/mill/voppa";
const month = monthOf(Date.now());
let owner: Viewer;
let cookie = "";

const note = async (
  kind: "seed" | "press" | "bought" | "weigh",
  fields: Record<string, string>,
) => {
  const form = new FormData();
  const all = { idempotencyKey: newId(), day: dayOf(Date.now()), unit: "kg", ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return submitEntry(kind, form, { actor: owner, seesMoney: true, productId: "" });
};
const undoLast = async () => {
  const form = new FormData();
  form.set(
    "id",
    raw
      .prepare<[], string>("select id from mill_entries order by rowid desc limit 1")
      .pluck()
      .get() ?? "",
  );
  return submitUndo(form, owner, "/");
};
const csvText = async () => {
  const answer = await csv.loader(argsFor(`${path}.csv?month=${month}`, { cookie }));
  return answer.text();
};
const settings = (fields: Record<string, string>) =>
  posted(
    page.action,
    `${path}?month=${month}`,
    { version: versionOf(voppaSettings()), registration: "", unit: "kg", ...fields },
    { cookie },
  );

beforeAll(async () => {
  owner = await admin();
  cookie = await cookieOf(owner);
  await write((tx) => addTank(tx, { name: "Tank 1", crop: "groundnut", densityGPerL: 910 }, owner));
});

test("a month is a page, with its form and how each line adds up", async () => {
  await note("seed", { weight: "300.5", crop: "groundnut", number: "L-1" });
  await note("press", {
    lot: place("L-1").id,
    tank: place("Tank 1").id,
    weight: "100",
    oil: "42.125",
    cake: "50",
  });
  const html = await htmlOf(page, argsFor(`${path}?month=${month}`, { cookie }));
  expect(html).toContain("no registration number is noted");
  expect(html).toContain("The official form was not seen");
  expect(html).toContain("Groundnut seed");
  expect(html).toContain("200.500");
  expect(html).toContain(
    "Opening stock + Received − Crushed + Weighing differences = Closing stock",
  );
  expect(html).toContain("The month is not over.");
});

test("the file has the same, with the names, the unit and the number that the owner gave", async () => {
  const { version } = await page.loader(argsFor(path, { cookie }));
  const given = { version, registration: "VOP/1", unit: "t", crushed: "Seed used", sold: "" };
  for (const _ of ["first", "sent twice"]) expect((await settings(given)).status).toBe(303);
  const late = await settings({ version, registration: "VOP/2", crushed: "Seed used" });
  expect(late.status).toBe(409);
  expect(formIn(late)).toMatchObject({
    errors: {
      form: expect.stringContaining("Someone else changed the return’s settings"),
      registration: "“Registration number” says now: VOP/1",
      unit: "“Unit” says now: tonnes",
    },
    values: { registration: "VOP/2", version: versionOf(voppaSettings()) },
  });
  expect(formIn(late).errors).not.toHaveProperty("crushed");
  const [head = "", ...lines] = (await csvText()).replace("\uFEFF", "").trim().split("\r\n");
  expect(head).toMatch(/^Month,Registration number,Unit,Part,Of,Opening stock,Received,Seed used,/);
  expect(lines[0]).toBe(
    `${month},VOP/1,tonnes,Seed,Groundnut seed,0.000,0.301,0.100,,,,,,,,,,,0.000,0.201`,
  );
  const html = await htmlOf(page, argsFor(`${path}?month=${month}`, { cookie }));
  expect(html).toContain("registration VOP/1");
  expect(html).toContain("All figures in tonnes");
});

test("two columns of a table have two names", async () => {
  const { data } = await settings({ received: "In", crushed: "In" });
  expect(data).toMatchObject({
    form: { errors: { crushed: "Another column has this name already" } },
  });
  await settings({});
});

test("tonnes are rounded, and the line still adds up", () => {
  const grams = { opening: 499, received: 1499, crushed: 499, closing: 1499 };
  const line = inWholeUnits("seed", { what: "Seed", grams }, "t").grams;
  expect(line).toMatchObject({ opening: 0, received: 1000, crushed: 0, closing: 1000 });
  const odd = { opening: 400, received: 400, crushed: 0, differences: -200, closing: 600 };
  const other = inWholeUnits("seed", { what: "Seed", grams: odd }, "t").grams;
  expect(other).toMatchObject({ opening: 0, received: 1000, differences: -0, closing: 1000 });
  expect(inUnit(-1500, "kg")).toBe("-1.500");
});

test("an HSN code tells the oil", () => {
  expect(
    [
      "1508",
      "15089091",
      "151550",
      "1515",
      "151530",
      "151219",
      "15121930",
      "151229",
      "1513",
      "151321",
      "1514",
      "1517",
    ].map(oilOfHsn),
  ).toEqual([
    "groundnut",
    "groundnut",
    "sesame",
    "sesame",
    "other",
    "sunflower",
    "safflower",
    "other",
    "copra",
    "other",
    "mustard",
    "blend",
  ]);
});

test("the duty of the 15th leads to the page; another’s eyes do not see it", async () => {
  expect(dutyNamed("voppa")?.screen?.("2026-11")).toBe(`${path}?month=2026-11`);
  const other = await cookieOf(await seller());
  for (const { loader } of [page, csv])
    expect((await answerTo(loader, argsFor(path, { cookie: other }))).status).not.toBe(200);
});

test("a weighing that was undone did not begin the book of a tank", async () => {
  await write((tx) => addTank(tx, { name: "Tank 2", crop: "sesame", densityGPerL: 910 }, owner));
  await note("weigh", { place: place("Tank 2").id, weight: "900" });
  await undoLast();
  await note("weigh", { place: place("Tank 2").id, weight: "90" });
  expect(await csvText()).toMatch(/Oil in tanks,Sesame oil,90\.000,0\.000/);
});

test("a closed tank gets nothing back before it is open again", async () => {
  await write((tx) => addTank(tx, { name: "Tank 3", crop: "mustard", densityGPerL: 910 }, owner));
  await note("bought", { tank: place("Tank 3").id, oil: "10" });
  await note("weigh", { place: place("Tank 3").id, weight: "0" });
  const change = { name: "Tank 3", densityGPerL: 910 };
  await write((tx) => changeTank(tx, place("Tank 3").id, { ...change, isClosed: true }, owner));
  expect(await undoLast()).toMatchObject({
    data: { form: { errors: { form: "Tank 3 is closed: open it again among the tanks." } } },
  });
});

test("a month that is not over is not handed in: nothing more could be noted in it", async () => {
  const html = await htmlOf(page, argsFor(`${path}?month=${month}`, { cookie }));
  expect(html).not.toContain("as handed in");
  const before = monthOf(Date.now() - 31 * 24 * 3_600_000);
  expect(await htmlOf(page, argsFor(`${path}?month=${before}`, { cookie }))).toContain(
    "as handed in",
  );
});

test("nothing is noted before a return that was handed in", async () => {
  const of = { duty: "voppa", period: "2026-10", day: "2026-11-15", doneBy: "We", reference: "" };
  await write((tx) => noteDone(tx, of, null, owner));
  const late = await note("bought", { tank: place("Tank 1").id, oil: "1", day: "2026-08-20" });
  expect(late).toMatchObject({
    data: {
      form: {
        errors: {
          day: "The return for October 2026 was handed in: choose a day after that month",
        },
      },
    },
  });
});
