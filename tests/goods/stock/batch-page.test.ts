import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connectionToMigrate as raw, write } from "~/base/db/connection.server";
import { openPagesVersion } from "~/base/db/open-pages.server";
import { batches, products, recalls, recallSteps } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { inLanguage, languages } from "~/base/words/language";
import * as page from "~/routes/shop/batch";
import * as digitalLink from "~/routes/shop/digital-link";
import * as lotLink from "~/routes/shop/lot-link";
import * as list from "~/routes/shop/recalls";
import * as grievances from "~/routes/site/grievances";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { admin, argsFor, cookieOf } from "../../cast";
import { answerTo } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { addTankAs, newest, noteAs, pack, place } from "../../office/mill/at-the-mill";
import { batch, counted, move, pays, placedOrder, setSale } from "./counted";

const at = (number: string) => argsFor(`/b/${encodeURIComponent(number)}`, { params: { number } });
const asked = (number: string) => answerTo(page.loader, at(number));
type Told = { batch: Record<string, unknown>; again: { id: string }[] };
const told = async (number: string) => (await asked(number)).data as Told;
/** The words of the page, one after the other. */
const words = async (number: string) => textOf(await htmlOf(page, at(number)));
const textOf = (html: string) => html.replaceAll("<!-- -->", "").replaceAll(/<[^>]+>/g, "\n");

type State = (typeof recalls.$inferSelect)["state"];
const noon = Date.UTC(2026, 10, 20, 6);

/** Recalls a batch, and takes it through these steps, one a day. */
async function recall(batchId: string, given: Partial<typeof recalls.$inferInsert> = {}) {
  const at = { createdAt: noon, updatedAt: noon };
  const row = { id: batchId, batchId, why: "It smells of smoke", ...at, ...given };
  await write((tx) => void tx.insert(recalls).values(row).run());
  await step(batchId, "started", noon);
}

const step = (batchId: string, state: State, now: number) =>
  write((tx) => {
    tx.update(recalls).set({ state, updatedAt: now }).where(eq(recalls.batchId, batchId)).run();
    const note = "secret note";
    tx.insert(recallSteps)
      .values({
        id: newId(),
        recallId: batchId,
        state,
        actor: "secret actor",
        note,
        createdAt: now,
      })
      .run();
  });

describe("the address of a batch", () => {
  test("is its number in capitals, in one spelling", async () => {
    const tin = await counted(0);
    await batch(tin.id, 1, { number: "26-11-ad" });
    expect((await asked("26-11-AD")).status).toBe(200);
    for (const other of ["26-11-ad", "26-11-Ad", " 26-11-AD"])
      expect(await asked(other)).toMatchObject({ status: 301, location: "/b/26-11-AD" });
    await batch(tin.id, 1, { number: "26/11 AE" });
    expect((await asked("26/11 AE")).status).toBe(200);
    expect(await asked("26/11 ae")).toMatchObject({ location: "/b/26%2F11%20AE" });
  });

  test("of an unknown number is a page that helps, in each language", async () => {
    for (const number of ["26-11-NONE", "x".repeat(5000), "%", "'; drop", "26-11-A\u0000"])
      expect((await asked(number)).status, number).toBe(404);
    const html = await words("26-11-NONE");
    expect(html).toContain("Check the number on the pack");
    expect(html).toContain("You asked for 26-11-NONE.");
    for (const each of ["gu", "hi"] as const)
      expect(await inLanguage(each, () => words("26-11-NONE"))).toContain("26-11-A");
  });

  test("is where a GS1 Digital Link leads, without a lot to the product", async () => {
    const tin = await counted(0);
    raw.prepare("update products set ean = '8901234567890' where id = ?").run(tin.id);
    const link = (loader: typeof lotLink.loader | typeof digitalLink.loader, params = {}) =>
      answerTo(loader as typeof digitalLink.loader, argsFor("/01/x", { params }));
    const gtin = "08901234567890";
    expect(await link(lotLink.loader, { gtin, lot: "26-11-a" })).toMatchObject({
      status: 302,
      location: "/b/26-11-A",
    });
    for (const each of [gtin, "8901234567890"])
      expect(await link(digitalLink.loader, { gtin: each })).toMatchObject({
        status: 302,
        location: `/product/${tin.slug}`,
      });
    expect((await link(digitalLink.loader, { gtin: "08901234567891" })).status).toBe(404);
    await setSale(tin.id, "hidden");
    expect((await link(digitalLink.loader, { gtin })).status).toBe(404);
  });
});

describe("the page of a batch", () => {
  test("says first that it is fine, then what it is, and offers the same again", async () => {
    const tin = await counted(0, { volumeMl: 5000 });
    await batch(tin.id, 5, { number: "26-11-F" });
    const html = await words("26-11-F");
    expect(html.indexOf("This batch is fine")).toBeLessThan(html.indexOf("Packed on"));
    expect(html).toMatch(/12 Nov 2026[^]*12 Aug 2027/);
    expect(html).toContain("The same again");
    expect(html).not.toMatch(/Pressed on|seed|Lab/);
    expect((await told("26-11-F")).again).toMatchObject([{ id: tin.id }]);
    expect(await htmlOf(page, at("26-11-F"))).toContain('href="/grievances?batch=26-11-F"');
  });

  test("does not call a batch fine that is too old to be sold", async () => {
    const tin = await counted(0);
    const past = { packedOn: "2019-11-12", bestBefore: "2020-08-12" };
    await batch(tin.id, 5, { number: "19-11-OLD", ...past, isAged: true });
    const html = await words("19-11-OLD");
    expect(html).toContain("Look at the best-before day of this batch");
    expect(html).toContain("Nothing else is known against it.");
    expect(html).not.toContain("This batch is fine");
    for (const each of ["gu", "hi"] as const)
      expect(await inLanguage(each, () => words("19-11-OLD"))).not.toContain("Look at");
  });

  test("tells how oil is kept, and of goods by number what holds of them", async () => {
    const keep = "Close the pack well after each use";
    const [tin, bag] = [await counted(0), await counted(0)];
    await batch(tin.id, 1, { number: "26-11-N2" });
    await batch(bag.id, 1, { number: "26-11-O2" });
    raw
      .prepare("update products set measure = 'piece', pieces = 3, volume_ml = null where id = ?")
      .run(bag.id);
    expect(await words("26-11-N2")).toContain(keep);
    expect(await words("26-11-O2")).toContain("3 pieces");
    expect(await words("26-11-O2")).not.toContain(keep);
  });

  test("shows what the lab found only if the owner shows it", async () => {
    const tin = await counted(0);
    const lab = { reportWords: "free fatty acid 0.6 %", reportFile: "f", reportType: "image/jpeg" };
    await batch(tin.id, 1, { number: "26-11-G", ...lab });
    const id = await batch(tin.id, 1, { number: "26-11-H", ...lab, isShown: true });
    expect(JSON.stringify(await told("26-11-G"))).not.toContain("fatty");
    expect(await words("26-11-G")).not.toContain("Lab report");
    expect(await words("26-11-H")).toMatch(/Free fatty acid[^]*0\.6 %/);
    expect(await htmlOf(page, at("26-11-H"))).toContain(`href="/lab-report/${id}"`);
  });

  test("tells nothing of goods that are yet to come: hidden, none sold, none recalled", async () => {
    const tin = await counted(0);
    const id = await batch(tin.id, 1, { number: "26-11-L" });
    await setSale(tin.id, "hidden");
    expect((await asked("26-11-L")).status).toBe(404);
    expect(await words("26-11-L")).not.toContain(tin.name);
    await recall(id);
    await step(id, "called off", noon + 1);
    expect(await told("26-11-L")).toMatchObject({ batch: { name: tin.name }, again: [] });
    await batch((await counted(0)).id, 1, { number: "26-11-L2" });
    expect((await asked("26-11-L2")).status).toBe(200);
  });

  test("stays there when its product is hidden or gone, and offers nothing then", async () => {
    const owner = await admin();
    const tin = await counted(0);
    await batch(tin.id, 1, { number: "26-11-I" });
    await pays((await placedOrder(tin.id, 1)).order);
    await setSale(tin.id, "hidden");
    expect(await told("26-11-I")).toMatchObject({ batch: { name: tin.name }, again: [] });
    await deleteProduct(tin.id, owner);
    expect(await told("26-11-I")).toMatchObject({ batch: { name: tin.name }, again: [] });
    expect((await htmlOf(page, at("26-11-I"))).includes("/product/")).toBe(false);
  });

  test("holds no stock, no code and no note of the owner", async () => {
    const tin = await counted(0);
    raw.prepare("update products set code = 'secret code' where id = ?").run(tin.id);
    await recall(await batch(tin.id, 4711, { number: "26-11-J" }));
    expect(JSON.stringify((await asked("26-11-J")).data)).not.toMatch(/secret|4711/);
  });

  test("has the batch's number in the complaint it leads to, and no words of strangers", async () => {
    const tin = await counted(0);
    await batch(tin.id, 1, { number: "26-11-K" });
    const form = (query: string) => htmlOf(grievances, argsFor(`/grievances?batch=${query}`));
    expect(await form("26-11-k")).toMatch(/<textarea[^>]*>Batch 26-11-K: <\/textarea>/);
    expect(await form("You%20are%20a%20thief")).not.toContain("thief");
  });
});

describe("seed and pressing", () => {
  test("are told as the mill book knows them: days always, lots and place where the owner shares them", async () => {
    const cookie = await cookieOf(await admin());
    const litre = await pack({ volumeMl: 1000 });
    await addTankAs(cookie, "Tank B");
    const tank = place("Tank B").id;
    for (const number of ["S-1", "S-2"])
      await noteAs(cookie, "seed", { weight: "300", crop: "groundnut", number });
    const press = (lot: string) =>
      noteAs(cookie, "press", {
        tank,
        lot: place(lot).id,
        weight: "100",
        oil: "40",
        unit: "kg",
        cake: "52",
      });
    const answer = await press("S-1");
    expect(answer.status).toBe(303);
    const filled = (number: string) =>
      noteAs(cookie, "fill", { tank, number, packs: "5" }, `?product=${litre.slug}`);
    await filled("26-11-M");
    const pressed = { from: newest().day, to: newest().day };
    expect(await told("26-11-M")).toMatchObject({ batch: { pressed, lots: [], seedPlace: "" } });
    const share = { showsSeed: true, seedPlace: "Junagadh" };
    const set = (number: string) =>
      write((tx) => tx.update(batches).set(share).where(eq(batches.number, number)).run());
    await set("26-11-M");
    expect(await words("26-11-M")).toMatch(/Lot of seed\s+S-1[^]*Junagadh/);

    const before = openPagesVersion();
    await press("S-2");
    expect(openPagesVersion()).toBeGreaterThan(before);
    await filled("26-11-N");
    await set("26-11-N");
    expect(await words("26-11-N")).toMatch(/Lots of seed\s+S-1, S-2\s+The tank held oil of all/);
    expect(await told("26-11-M")).toMatchObject({ batch: { lots: ["S-1"] } });
  });
});

describe("a recall", () => {
  const after: Record<string, State[]> = {
    started: [],
    notified: ["notified"],
    collecting: ["notified", "collecting"],
    closed: ["notified", "collecting", "closed"],
    "called off": ["called off"],
  };

  test.each(Object.entries(after))("that is %s is told in each language", async (state, steps) => {
    const tin = await counted(0);
    const number = `26-10-${state.replace(" ", "-").toUpperCase()}`;
    const id = await batch(tin.id, 5, { number });
    await recall(id, { whyGu: "ધુમાડાની ગંધ છે" });
    for (const [index, each] of steps.entries())
      await step(id, each, noon + (index + 1) * 86_400_000);
    const isOff = state === "called off";
    const english = await words(number);
    expect(english.includes("RECALL: do not use this pack")).toBe(!isOff);
    expect(english).not.toContain("This batch is fine");
    expect(english.includes("The same again")).toBe(isOff);
    expect(english.includes("What to do")).toBe(!isOff);
    expect(english).toContain("20 Nov 2026");
    if (steps.length > 0) expect(english).toContain(`${20 + steps.length} Nov 2026`);
    if (isOff) {
      expect(english).toContain("This batch was checked and may be used");
      return;
    }
    expect(english).toContain("It smells of smoke");
    expect(english).toContain("No bill is needed.");
    for (const each of languages) {
      const html = await inLanguage(each, () => htmlOf(page, at(number)));
      expect(html).toContain(each === "gu" ? "ધુમાડાની ગંધ છે" : "It smells of smoke");
      expect(html.includes('lang="en">It smells')).toBe(each === "hi");
      expect(html.includes("/product/")).toBe(false);
    }
  });

  test("is listed with the newest first, until there is none", async () => {
    const html = textOf(await htmlOf(list, argsFor("/recalls")));
    expect(html).toContain("Called off on 21 Nov 2026");
    const tin = await counted(0);
    await recall(await batch(tin.id, 1, { number: "26-10-NEW" }), { createdAt: noon + 1 });
    const { recalls: listed } = list.loader();
    expect(listed[0]).toMatchObject({ number: "26-10-NEW", recall: { state: "started" } });
    expect(JSON.stringify(listed)).not.toContain("secret");
    expect(await htmlOf(list, argsFor("/recalls"))).toContain('href="/b/26-10-NEW"');
  });
});

describe("pages from memory are made anew", () => {
  test("by a recall and each step of it, by what a batch says of itself, and not by a mere sale", async () => {
    const tin = await counted(0);
    const id = await batch(tin.id, 5, { number: "26-11-V" });
    let last = openPagesVersion();
    const turns = async (change: Promise<unknown>) => {
      await change;
      const before = last;
      last = openPagesVersion();
      return last > before;
    };
    expect(await turns(batch(tin.id, 5, { number: "26-11-W" }))).toBe(true);
    const sold = { productId: tin.id, batchId: id, kind: "broken", packs: -1, actor: "x" } as const;
    expect(await turns(move({ ...sold, at: 1 }))).toBe(false);
    const set = (given: Partial<typeof batches.$inferInsert>) =>
      write((tx) => tx.update(batches).set(given).where(eq(batches.id, id)).run());
    expect(await turns(set({ bestBefore: "2028-01-01" }))).toBe(true);
    expect(await turns(set({ seedPlace: "Junagadh" }))).toBe(true);
    expect(await turns(recall(id))).toBe(true);
    expect(await turns(step(id, "notified", noon))).toBe(true);
    const rename = { name: "Another name" };
    expect(
      await turns(
        write((tx) => tx.update(products).set(rename).where(eq(products.id, tin.id)).run()),
      ),
    ).toBe(true);
    expect(await turns(write((tx) => tx.delete(batches).where(eq(batches.id, "none")).run()))).toBe(
      false,
    );
  });
});
