import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog } from "~/base/db/schema";
import { typedIn, valuesOf } from "~/goods/delivery/admin/grid-form";
import { deliverySettings } from "~/goods/delivery/delivery-settings.server";
import { blankZone, type DeliveryZone, typedTable } from "~/goods/delivery/delivery-table";
import { saveTable, storedTable } from "~/goods/delivery/stored-table.server";
import { tableAsCsv } from "~/goods/delivery/table-csv";
import * as exportRoute from "~/routes/admin/delivery/export";
import * as importRoute from "~/routes/admin/delivery/import";
import { versionOf } from "~/base/lib/form/version.server";
import * as settingsRoute from "~/routes/admin/delivery/settings";
import * as gridRoute from "~/routes/admin/delivery/zones";
import { answerTo, formIn, posted } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { noDelivery } from "./shelf";

const path = "/dashboard/admin/delivery";
const surat: DeliveryZone = {
  name: "Surat",
  carrier: "courier",
  town: null,
  pins: ["395"],
  fromG: 0,
  rates: [{ uptoG: 1000, pricePaise: 4000 }],
  extraKgPaise: null,
  freeFromPaise: null,
  daysMin: 1,
  daysMax: 2,
  isOffered: true,
  paysOnDelivery: false,
};
const india = { ...surat, name: "India", pins: ["*"] };
let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin({ name: "Ramesh Shah" }));
});

beforeEach(async () => {
  await noDelivery();
  await saveTable([surat, india], storedTable().version, null);
  await write((tx) => tx.delete(auditLog).run());
});

/** What the form of the table sends as it is: boxes that are not ticked are not sent. */
function asSent(): Record<string, string> {
  const values = valuesOf(typedTable(storedTable().zones));
  const sent = Object.entries(values).filter(
    ([name, value]) => !(/-(offered|cod)$/.test(name) && value === "no"),
  );
  return { ...Object.fromEntries(sent), version: storedTable().version, intent: "save" };
}

const submit = (form: Record<string, string>) => posted(gridRoute.action, path, form, { cookie });
const screen = (form?: Record<string, string>) =>
  htmlOf(gridRoute, argsFor(path, { cookie, form }));

describe("the table on the screen", () => {
  test("is saved as a whole, with a record of what changed", async () => {
    const answer = await submit({ ...asSent(), "z0-price-0": "45.50", "z1-cod": "yes" });
    expect(answer).toMatchObject({ status: 303, location: path });
    expect(storedTable().zones).toEqual([
      { ...surat, rates: [{ uptoG: 1000, pricePaise: 4550 }] },
      { ...india, paysOnDelivery: true },
    ]);
    expect(db.select().from(auditLog).all()).toMatchObject([
      { action: "delivery-zone.update", subjectName: "Surat", actorName: "Ramesh Shah" },
      { action: "delivery-zone.update", subjectName: "India" },
    ]);
  });

  test("asks where a heavier parcel is cheaper, keeps what was typed, and saves after Yes alone", async () => {
    const two = [
      { uptoG: 1000, pricePaise: 4000 },
      { uptoG: 2000, pricePaise: 5000 },
    ];
    await saveTable([{ ...surat, rates: two }, india], storedTable().version, null);
    const typed = { ...asSent(), "z0-price-1": "30" };
    const asked = await submit(typed);
    expect(asked.status).toBe(409);
    const { question, values } = formIn(asked);
    expect(question?.asks).toEqual(["Surat: up to 1 kg ₹40, up to 2 kg only ₹30: is that right?"]);
    expect(values["z0-price-1"]).toBe("30");
    expect(storedTable().zones[0]?.rates).toEqual(two);
    expect(await screen(typed)).toContain("Yes, save it");

    expect((await submit({ ...typed, sure: "no" })).status).toBe(200);
    expect(storedTable().zones[0]?.rates).toEqual(two);
    expect((await submit({ ...typed, sure: question?.sure ?? "" })).status).toBe(303);
    expect(storedTable().zones[0]?.rates[1]?.pricePaise).toBe(3000);
    // It is known now.
    expect((await submit({ ...asSent(), "z1-cod": "yes" })).status).toBe(303);
  });

  test("asks before all zones go", async () => {
    const empty = { version: storedTable().version, intent: "save" };
    const asked = await submit(empty);
    expect(asked.status).toBe(409);
    const { question } = formIn(asked);
    expect(question?.asks).toEqual([
      "No zone is left, so that nothing can be delivered: is that right?",
    ]);
    expect(storedTable().zones).toEqual([surat, india]);
    expect((await submit({ ...empty, sure: question?.sure ?? "" })).status).toBe(303);
    expect(storedTable().zones).toEqual([]);
  });

  test("that is refused saves nothing, tells everything beside its cells and keeps what was typed", async () => {
    const form = { ...asSent(), "z0-price-0": "forty", "z1-pins": "39x", "z1-days_min": "4" };
    const answer = await submit(form);
    expect(answer.status).toBe(400);
    const { errors } = formIn(answer);
    expect(Object.keys(errors)).toEqual(["z0-price-0", "z1-days_max", "z1-pins"]);
    expect(errors["z1-days_max"]).toBe("India: days to must not be less than days from");
    expect(storedTable().zones).toEqual([surat, india]);
    const html = await screen(form);
    for (const [name, typed] of [
      ["z0-price-0", "forty"],
      ["z1-days_min", "4"],
      ["z1-zone", "India"],
    ] as const)
      expect(inputIn(html, name)).toContain(`value="${typed}"`);
    expect(html).toContain("39x</textarea>");
    expect(html).toContain('id="z1-pins-error"');
    expect(inputIn(html, "z0-price-0")).toContain('aria-describedby="z0-price-0-error"');
    expect(inputIn(html, "z1-offered")).toContain("checked");
    expect(inputIn(html, "z1-cod")).not.toContain("checked");
  });

  test.each([
    ["add-zone", { zones: 3, steps: 1 }],
    ["add-step", { zones: 2, steps: 2 }],
    ["remove-zone-0", { zones: 1, steps: 1 }],
    ["remove-step-0", { zones: 2, steps: 0 }],
  ])("the button %s changes the form and saves nothing", async (intent, { zones, steps }) => {
    const answer = await submit({ ...asSent(), intent, "z1-zone": "Typed meanwhile" });
    expect(answer.status).toBe(200);
    const typed = typedIn(formIn(answer).values);
    expect([typed.zones.length, typed.steps.length]).toEqual([zones, steps]);
    expect(typed.zones.map(({ zone }) => zone)).toContain("Typed meanwhile");
    expect(typed.zones.every(({ prices }) => prices.length === steps)).toBe(true);
    expect(storedTable().zones).toEqual([surat, india]);
    const html = await screen({ ...asSent(), intent });
    expect(html).toContain("Nothing is saved until");
    expect(html).not.toContain("Please look at");
  });

  test.each([
    ["add-zone", 100, 1],
    ["add-step", 1, 20],
  ])(
    "says that it is full where %s has no room, and saves nothing",
    async (intent, rows, columns) => {
      const zones = Array.from({ length: rows }, (_, index) => ({
        ...surat,
        name: `Zone ${index}`,
        pins: [String(100 + index)],
        rates: Array.from({ length: columns }, (_step, column) => ({
          uptoG: 1000 + column,
          pricePaise: 4000,
        })),
      }));
      await saveTable(zones, storedTable().version, null);
      const answer = await submit({ ...asSent(), intent, "z0-zone": "Typed" });
      expect(answer.status).toBe(400);
      expect(formIn(answer).errors.form).toContain("at most 100 zones and 20 weights");
      expect(formIn(answer).values["z0-zone"]).toBe("Typed");
      expect(storedTable().zones[0]?.name).toBe("Zone 0");
    },
  );

  test("of an empty shop begins with the usual weights", async () => {
    await saveTable([], storedTable().version, null);
    expect(await screen()).toContain("There is no zone yet");
    const answer = await submit({ ...asSent(), intent: "add-zone" });
    const { steps, zones } = typedIn(formIn(answer).values);
    expect(steps).toEqual(["500", "1000", "2000", "5000", "10000", "20000"]);
    expect(zones).toEqual([blankZone(6)]);
  });

  test("tells who saves second that somebody was faster, and saves the next time", async () => {
    const form = { ...asSent(), "z0-days_max": "5" };
    await saveTable([india], storedTable().version, null);
    const told = await submit(form);
    expect(told.status).toBe(409);
    expect(formIn(told).errors.form).toContain("Someone else");
    expect(storedTable().zones).toEqual([india]);
    await submit(formIn(told).values);
    expect(storedTable().zones).toEqual([{ ...surat, daysMax: 5 }, india]);
  });

  test.each([{}, { zones: "999", steps: "999" }, { zones: "-1" }, { intent: "remove-zone-999" }])(
    "%j is answered without an error of ours",
    async (form: Record<string, string>) => {
      expect((await submit({ ...form })).status).toBeLessThan(500);
    },
  );
});

describe("the table as a file", () => {
  const upload = (content: string | Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set("file", new File([content], "delivery.csv", { type: "text/csv" }));
    return answerTo(importRoute.action, argsFor(`${path}/import`, { form, cookie }));
  };
  const reportIn = ({ data }: { data: unknown }) =>
    (data as { report: { carried: Record<string, string>; problems: unknown[] } }).report;
  const confirm = ({ carried }: { carried: Record<string, string> }) =>
    posted(importRoute.action, `${path}/import`, carried, { cookie });

  test("is downloaded as it is stored", async () => {
    const answer = await exportRoute.loader(argsFor(path, { cookie }));
    expect(answer.headers.get("Content-Disposition")).toMatch(/filename="delivery-\d{4}-/);
    expect(await answer.text()).toBe(tableAsCsv([surat, india]));
  });

  test("is first only checked, then saved when it is confirmed", async () => {
    const answer = await upload(tableAsCsv([{ ...surat, daysMax: 3 }]));
    const report = reportIn(answer);
    expect(report).toMatchObject({
      problems: [],
      changes: [
        { line: 2, what: "Surat", words: ["days: 1–2 → 1–3"] },
        { line: null, what: "India", words: ["Removed: it is not in the file"] },
      ],
    });
    expect(storedTable().zones).toEqual([surat, india]);
    expect(await confirm(report)).toMatchObject({ status: 303, location: path });
    expect(storedTable().zones).toEqual([{ ...surat, daysMax: 3 }]);
    expect(await db.$count(auditLog)).toBe(2);
  });

  test("asks where a heavier parcel is cheaper, once, and saves after Yes", async () => {
    const two = [
      { uptoG: 1000, pricePaise: 4000 },
      { uptoG: 2000, pricePaise: 3000 },
    ];
    const text = tableAsCsv([{ ...surat, rates: two }, india]);
    const report = reportIn(await upload(text));
    expect(report).toMatchObject({
      asks: ["Surat: up to 1 kg ₹40, up to 2 kg only ₹30: is that right?"],
    });
    expect(storedTable().zones).toEqual([surat, india]);
    const form = new FormData();
    form.set("file", new File([text], "delivery.csv"));
    const html = await htmlOf(importRoute, argsFor(`${path}/import`, { form, cookie }));
    expect(html).toContain("Yes: Save these zones");
    expect(html).toContain("No, change nothing");
    expect((await confirm(report)).status).toBe(303);
    expect(storedTable().zones[0]?.rates).toEqual(two);
    expect(reportIn(await upload(text))).toMatchObject({ asks: [] });
  });

  test("without a zone is refused and empties nothing, also when it is confirmed", async () => {
    const [header = ""] = tableAsCsv([surat]).split("\r\n");
    for (const text of [header, `${header}\r\n`, "\r\n"]) {
      const report = reportIn(await upload(text));
      expect(report.problems.length, JSON.stringify(text)).toBeGreaterThan(0);
      expect((await confirm(report)).status).toBe(400);
    }
    expect(formIn(await upload("")).errors.file).toBe("The file is empty: choose it again.");
    expect(storedTable().zones).toEqual([surat, india]);
  });

  test("shows on the screen what it would change, with a button, or what is wrong", async () => {
    const pageFor = (text: string) => {
      const form = new FormData();
      form.set("file", new File([text], "delivery.csv"));
      return htmlOf(importRoute, argsFor(`${path}/import`, { form, cookie }));
    };
    const good = await pageFor(tableAsCsv([{ ...surat, daysMax: 3 }]));
    expect(good).toContain("days: 1–2 → 1–3");
    expect(good).toContain("Save these zones");
    const bad = await pageFor(tableAsCsv([{ ...surat, name: "" }]));
    expect(bad).toContain("the zone needs a name");
    expect(bad).not.toContain("Save these zones");
  });

  test("saves nothing when the table has changed since the check, and shows a new one", async () => {
    const report = reportIn(await upload(tableAsCsv([surat])));
    await saveTable([india], storedTable().version, null);
    const answer = await confirm(report);
    expect(answer.status).toBe(409);
    expect(storedTable().zones).toEqual([india]);
    expect(await confirm(reportIn(answer))).toMatchObject({ status: 303 });
    expect(storedTable().zones).toEqual([surat]);
  });

  test("with a line that is refused cannot be confirmed either", async () => {
    const text = tableAsCsv([{ ...surat, pins: ["395", "395"] }, surat]);
    expect(reportIn(await upload(text)).problems).not.toEqual([]);
    const { version: fingerprint } = storedTable();
    expect((await confirm({ carried: { text, fingerprint } })).status).toBe(400);
    expect(storedTable().zones).toEqual([surat, india]);
  });

  test.each([
    ["nothing", new Uint8Array(), 400],
    ["text that is not UTF-8", new Uint8Array([0x6e, 0xe4, 0x6d, 0x65]), 415],
    ["more than 500 KB", new Uint8Array(500 * 1024 + 1).fill(97), 413],
  ])("refuses %s beside the field", async (_what, bytes, status) => {
    const answer = await upload(bytes);
    expect(answer.status).toBe(status);
    expect(formIn(answer).errors).toEqual({ file: expect.any(String) });
  });
});

describe("the delivery settings", () => {
  const at = "/dashboard/admin/settings/delivery";
  const typed = {
    cutOff: "15:30",
    holidays: "26-01-2027\n2026-11-25, 25/11/2026",
    collect: "on",
    collectHours: "Mon–Sat\r\n10 to 6",
    divisor: "4500",
  };

  test("are saved with a record of what changed", async () => {
    const { version } = await settingsRoute.loader(argsFor(at, { cookie }));
    const form = { ...typed, version };
    expect(await posted(settingsRoute.action, at, form, { cookie })).toMatchObject({
      status: 303,
      location: at,
    });
    expect(deliverySettings()).toEqual({
      cutOff: 15 * 60 + 30,
      holidays: ["2026-11-25", "2027-01-26"],
      collecting: { isOn: true, hours: "Mon–Sat\n10 to 6" },
      divisor: 4500,
    });
    const [entry] = db.select().from(auditLog).all();
    expect(entry).toMatchObject({ action: "settings.update", subjectName: "delivery" });
    expect(JSON.parse(entry?.changes ?? "")).toMatchObject({
      cutOff: ["14:00", "15:30"],
      collecting: [false, true],
    });
    expect((await posted(settingsRoute.action, at, form, { cookie })).status).toBe(303);
    expect(await db.$count(auditLog)).toBe(1);
    const late = { ...form, cutOff: "16:00", holidays: "", divisor: "5000", collect: "on" };
    const refused = await posted(settingsRoute.action, at, late, { cookie });
    expect(refused.status).toBe(409);
    expect(formIn(refused)).toMatchObject({
      errors: {
        form: expect.stringContaining("Someone else changed the delivery settings"),
        cutOff: "“Cut-off time” says now: 15:30",
        holidays: "“Holidays” says now: 2026-11-25\n2027-01-26",
        divisor: "“Volumetric divisor” says now: 4500",
      },
      values: { cutOff: "16:00", version: versionOf(deliverySettings()) },
    });
    expect(deliverySettings().divisor).toBe(4500);
    const html = await htmlOf(settingsRoute, argsFor(at, { cookie }));
    expect(inputIn(html, "cutOff")).toContain('value="15:30"');
  });

  test.each([
    ["cutOff", "25:00"],
    ["cutOff", ""],
    ["holidays", "2026-02-30"],
    ["holidays", "soon"],
    ["divisor", "0"],
    ["collectHours", ""],
    ["collectHours", "x".repeat(201)],
  ])("%s %j is refused beside the field, and everything typed is kept", async (field, value) => {
    const form = { ...typed, [field]: value };
    const answer = await posted(settingsRoute.action, at, form, { cookie });
    expect(answer.status).toBe(400);
    expect(Object.keys(formIn(answer).errors)).toEqual([field]);
    expect(formIn(answer).values).toMatchObject(form);
    expect(deliverySettings().collecting.isOn).toBe(false);
  });
});
