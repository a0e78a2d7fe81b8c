import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { auditLog, batches, products } from "~/base/db/schema";
import * as arrivalsPage from "~/routes/admin/stock/arrivals";
import * as productPage from "~/routes/admin/stock/product-stock";
import * as listPage from "~/routes/admin/stock/stock";
import { movementsOf } from "~/goods/stock/admin/movements.server";
import { stockOfProduct } from "~/goods/stock/admin/stock-list.server";
import { versionOf } from "~/base/lib/form/version.server";
import { formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { product } from "../../shelf";
import { batch, counted, move, placedOrder, pays, stockOf, stockProblems } from "./counted";

let boss: Viewer;
let cookie: string;
beforeAll(async () => {
  boss = await admin({ name: "Ramesh Shah" });
  cookie = await cookieOf(boss);
});

const pathOf = (slug: string) => `/dashboard/admin/product/${slug}/stock`;
const shown = (slug: string, query = "") =>
  htmlOf(productPage, argsFor(pathOf(slug) + query, { cookie, params: { slug } }));
const listed = (query = "") =>
  htmlOf(listPage, argsFor(`/dashboard/admin/stock${query}`, { cookie }));
const valueOf = (html: string, name: string) =>
  /value="([^"]*)"/.exec(inputIn(html, name))?.[1] ?? "";
const send = (slug: string, form: Record<string, string>) =>
  posted(productPage.action, pathOf(slug), form, { cookie, params: { slug } });

/** The form of a product's movements as its page gives it, filled in. */
async function moving(slug: string, typed: Record<string, string>) {
  const html = await shown(slug);
  const [idempotencyKey, version] = [valueOf(html, "idempotencyKey"), valueOf(html, "version")];
  return { intent: "move", idempotencyKey, version, batch: "", why: "", ...typed };
}

const movements = (id: string) => {
  const row = stockOfProduct(id);
  return row ? movementsOf(row, 1).movements : [];
};

describe("the list", () => {
  test("shows what is counted, and on demand what is low, owed or not counted", async () => {
    const [full, low, owed] = [
      await counted(40, { name: "Full tin" }),
      await counted(5, { name: "Low tin" }),
      await counted(0, { name: "Owed tin" }),
    ];
    const plain = await product({ name: "Plain tin" });
    await write((tx) =>
      tx.update(products).set({ lowStock: 5 }).where(eq(products.id, low.id)).run(),
    );
    await move({ productId: owed.id, kind: "sold", packs: -2, actor: "shop", at: 1 });
    const names = async (query: string) => {
      const html = await listed(query);
      return [full, low, owed, plain]
        .filter(({ slug }) => html.includes(pathOf(slug)))
        .map(({ name }) => name);
    };
    expect(await names("")).toEqual(["Full tin", "Low tin", "Owed tin"]);
    expect(await names("?show=low")).toEqual(["Low tin"]);
    expect(await names("?show=owed")).toEqual(["Owed tin"]);
    expect(await names("?show=uncounted")).toEqual(["Plain tin"]);
    expect(await names("?show=all&q=tin")).toHaveLength(4);
    expect(await names("?q=full")).toEqual(["Full tin"]);
    await write((tx) =>
      tx.update(products).set({ code: "GT-5" }).where(eq(products.id, full.id)).run(),
    );
    expect(await names("?q=gt-5"), "by its code").toEqual(["Full tin"]);
    expect(await listed()).toContain("owed 2");
  });
});

describe("a product's stock", () => {
  test("begins to be counted with what is there, and ends", async () => {
    const { id, slug } = await product();
    expect(await shown(slug)).toContain("This product is not counted");
    expect((await send(slug, { intent: "begin", packs: "" })).status).toBe(400);
    expect((await send(slug, { intent: "begin", packs: "૧૨" })).status).toBe(303);
    expect(stockOfProduct(id)).toMatchObject({ isCounted: true, stock: 12 });
    await send(slug, { intent: "begin", packs: "50" });
    expect(stockOf(id).stock, "pressed twice").toBe(12);
    const line = { intent: "low", version: versionOf(null), low: "4" };
    for (const _ of ["first", "sent twice"]) expect((await send(slug, line)).status).toBe(303);
    expect(stockOfProduct(id)?.lowStock).toBe(4);
    const version = versionOf(4);
    const late = await send(slug, { ...line, low: "6" });
    expect(late.status).toBe(409);
    expect(formIn(late)).toMatchObject({
      errors: {
        form: expect.stringContaining("Someone else changed the low-stock line"),
        low: "“Low at or below” says now: 4",
      },
      values: { low: "6", version },
    });
    expect(stockOfProduct(id)?.lowStock).toBe(4);
    expect(formIn(await send(slug, { intent: "low", low: "few" })).errors.low).toContain(
      "whole number",
    );
    await send(slug, { intent: "low", version, low: "" });
    expect(stockOfProduct(id)?.lowStock).toBeNull();
    const counted = await shown(slug);
    expect(counted, "only asks").not.toContain('value="end"');
    expect(counted).toContain(`href="${pathOf(slug)}?end=ask"`);
    expect(await shown(slug, "?end=ask")).toContain('name="intent" value="end"');
    await send(slug, { intent: "end" });
    expect(await shown(slug, "?end=ask"), "asked late").not.toContain('value="end"');
    expect(stockOfProduct(id)).toMatchObject({ isCounted: false, stock: 12, isSoldOut: false });
  });

  test("says thousands as it wants them typed", async () => {
    const { slug } = await counted(90_000);
    const arrived = await moving(slug, { kind: "arrived", packs: "12,000" });
    const toast = await toastIn(await send(slug, arrived));
    expect(toast?.message).toBe("Saved: 1,02,000 on hand");
  });

  test("changes by what arrived, broke and was counted, each written down once with who, why and what was left", async () => {
    const { id, slug } = await counted(10);
    const arrived = await moving(slug, { kind: "arrived", packs: "5", why: " Pressed on Sunday " });
    for (const answer of [await send(slug, arrived), await send(slug, arrived)])
      expect((await toastIn(answer))?.message).toBe("Saved: 15 on hand");
    const other = await send(slug, { ...arrived, packs: "1" });
    expect([other.status, stockOf(id).stock], "the same page, with another number").toEqual([
      409, 15,
    ]);
    expect(formIn(other).values.packs).toBe("1");
    await send(slug, formIn(other).values);
    expect(stockOf(id).stock, "sent once more").toBe(16);
    await send(slug, await moving(slug, { kind: "broken", packs: "2", why: "Fell" }));
    const count = await moving(slug, { kind: "corrected", packs: "13" });
    await send(slug, count);
    await send(slug, count);
    expect(
      movements(id).map(({ kind, packs, after, who, why }) => [kind, packs, after, who, why]),
    ).toEqual([
      ["corrected", -1, 13, "Ramesh Shah", ""],
      ["broken", -2, 14, "Ramesh Shah", "Fell"],
      ["arrived", 1, 16, "Ramesh Shah", "Pressed on Sunday"],
      ["arrived", 5, 15, "Ramesh Shah", "Pressed on Sunday"],
      ["arrived", 10, 10, "The shop", ""],
    ]);
    const entry = db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .get();
    expect(entry?.action).toBe("stock.update");
    expect(JSON.parse(entry?.changes ?? "{}")).toMatchObject({ onHand: [14, 13] });
    expect(await stockProblems()).toEqual([]);
  });

  test("is not counted over what was sold meanwhile: the form comes back with the number of now", async () => {
    const { id, slug } = await counted(10);
    const form = await moving(slug, { kind: "corrected", packs: "9" });
    const { order } = await placedOrder(id, 2);
    await pays(order);
    const answer = await send(slug, form);
    expect(answer.status).toBe(409);
    expect(formIn(answer)).toMatchObject({ values: { packs: "9" } });
    expect(formIn(answer).errors.packs).toContain("now has 8");
    const { version: _none, ...old } = form;
    expect(formIn(await send(slug, old)).errors.packs).toContain("now has 8");
    expect(stockOf(id).stock).toBe(8);
    expect(await shown(slug)).toContain("2 packs are sold and not yet sent");
    expect(await shown(slug)).toContain(order.number);
  });

  test("refuses what cannot be, and keeps what was typed", async () => {
    const { slug } = await counted(3);
    const refused = async (typed: Record<string, string>) => {
      const answer = await send(slug, await moving(slug, typed));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(formIn(answer).values).toMatchObject(typed);
      return formIn(answer).errors;
    };
    expect(await refused({ kind: "broken", packs: "4" })).toMatchObject({
      packs: expect.stringContaining("Only 3"),
    });
    expect(await refused({ kind: "arrived", packs: "0" })).toHaveProperty("packs");
    expect(await refused({ kind: "arrived", packs: "many" })).toHaveProperty("packs");
    expect(await refused({ kind: "sold", packs: "1" })).toHaveProperty("kind");
    const { id: other } = await product();
    const strange = await batch(other, 1);
    expect(await refused({ kind: "arrived", packs: "1", batch: strange })).toHaveProperty("batch");
  });

  test("keeps its balance over pages of movements", async () => {
    const made = await counted(0);
    for (let at = 1; at <= 60; at += 1)
      await move({ productId: made.id, kind: "arrived", packs: at, actor: "shop", at });
    const second = movementsOf({ id: made.id, stock: stockOf(made.id).stock }, 2);
    expect(second.pages).toBe(2);
    expect(second.movements.map(({ packs, after }) => [packs, after])).toEqual(
      Array.from({ length: 10 }, (_, index) => [10 - index, ((10 - index) * (11 - index)) / 2]),
    );
  });

  test("is nowhere for an unknown address", async () => {
    expect(
      (await got(productPage.loader, pathOf("none"), { cookie, params: { slug: "none" } })).status,
    ).toBe(404);
    expect((await send("none", { intent: "end" })).status).toBe(404);
  });
});

describe("the sheet of arrivals", () => {
  const sheet = (query = "") =>
    htmlOf(arrivalsPage, argsFor(`/dashboard/admin/stock/arrivals${query}`, { cookie }));
  const sendSheet = (form: Record<string, string>) =>
    posted(arrivalsPage.action, "/dashboard/admin/stock/arrivals", form, { cookie });

  test("notes many products at once, once, and nothing while one number is wrong", async () => {
    const [one, two] = [
      await counted(1, { name: "Sheet one" }),
      await counted(2, { name: "Sheet two" }),
    ];
    const html = await sheet("?q=sheet");
    const idempotencyKey = valueOf(html, "idempotencyKey");
    const fields = {
      [`packs-${one.id}`]: "10",
      [`packs-${two.id}`]: "lots",
      idempotencyKey,
      why: "",
    };
    expect(html).toContain(`packs-${one.id}`);
    const refused = await sendSheet(fields);
    expect(refused.status).toBe(400);
    expect(Object.keys(formIn(refused).errors)).toEqual([`packs-${two.id}`]);
    expect(formIn(refused).values[`packs-${one.id}`]).toBe("10");
    expect(stockOf(one.id).stock).toBe(1);

    const right = { ...fields, [`packs-${two.id}`]: "5" };
    for (const answer of [await sendSheet(right), await sendSheet(right)])
      expect((await toastIn(answer))?.message).toBe("15 packs of 2 products arrived");
    expect([stockOf(one.id).stock, stockOf(two.id).stock]).toEqual([11, 7]);
    expect(formIn(await sendSheet({ idempotencyKey, why: "" })).errors.form).toContain(
      "Type the packs",
    );
  });

  test("refuses a product that is no longer counted", async () => {
    const [gone, still] = [await counted(1), await counted(1)];
    const idempotencyKey = valueOf(await sheet(), "idempotencyKey");
    await send(gone.slug, { intent: "end" });
    const answer = await sendSheet({
      idempotencyKey,
      [`packs-${gone.id}`]: "1",
      [`packs-${still.id}`]: "1",
    });
    expect(answer.status).toBe(409);
    expect(stockOf(still.id).stock).toBe(1);
  });

  test("puts what arrived into the batch that a row names, in one go with the others", async () => {
    const [tin, can, bare] = [
      await counted(1, { name: "Batched tin" }),
      await counted(1, { name: "Batched can" }),
      await counted(1, { name: "Batched never" }),
    ];
    const batchId = await batch(tin.id, 4, { number: "26-11-A" });
    await batch(can.id, 4, { number: "26-11-B" });
    const html = await sheet("?q=batched");
    const idempotencyKey = valueOf(html, "idempotencyKey");
    expect(html).toContain("<option>26-11-A</option>");
    expect(html).not.toContain(`batch-${bare.id}`);
    const fields = {
      idempotencyKey,
      why: "",
      [`packs-${tin.id}`]: "10",
      [`batch-${tin.id}`]: "26-11-b",
      [`packs-${can.id}`]: "",
      [`batch-${can.id}`]: "",
      [`packs-${bare.id}`]: "2",
    };
    const refused = await sendSheet(fields);
    expect(refused.status).toBe(409);
    expect(formIn(refused).errors).toEqual({
      [`batch-${tin.id}`]:
        "Batched tin has no batch 26-11-b: type the number of one of its batches, or leave it empty",
    });
    expect(formIn(refused).values[`packs-${bare.id}`]).toBe("2");
    expect(stockOf(bare.id).stock).toBe(1);

    const right = { ...fields, [`batch-${tin.id}`]: " 26-11-a " };
    for (const answer of [await sendSheet(right), await sendSheet(right)])
      expect((await toastIn(answer))?.message).toBe("12 packs of 2 products arrived");
    expect([stockOf(tin.id).stock, stockOf(bare.id).stock]).toEqual([15, 3]);
    expect(db.select().from(batches).where(eq(batches.id, batchId)).get()?.packs).toBe(14);
    expect(movements(tin.id)[0]).toMatchObject({ packs: 10, batch: "26-11-A" });
    expect(await stockProblems()).toEqual([]);

    const alone = await sendSheet({ ...fields, [`packs-${tin.id}`]: "" });
    expect(formIn(alone).errors).toEqual({
      [`packs-${tin.id}`]: "Type how many packs of batch 26-11-b came",
    });
  });
});
