import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { setAskAbove } from "~/goods/catalogue/changes/price-question.server";
import { productById } from "~/goods/catalogue/products.server";
import { db, write } from "~/base/db/connection.server";
import { auditLog, notices, stockMovements } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { priceField, versionField } from "~/goods/prices/day/typed-prices";
import { packField, packVersionField } from "~/goods/prices/packs/pack-field";
import * as family from "~/routes/admin/goods/family";
import * as list from "~/routes/admin/goods/products";
import { formIn, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, seller, shopper } from "../../cast";
import { counted, move } from "../stock/counted";
import { pack, pastOf, priceOf } from "./shelf";

const path = "/dashboard/admin/products";
let cookie: string;
beforeAll(async () => {
  cookie = await cookieOf(await admin({ name: "Ramesh Shah" }));
});

type Pack = { id: string; slug: string; pricePaise: number };
type Typed = { price?: string; mrp?: string; code?: string; stock?: string };

/** What the fields of a pack send; `was`: what stood in them, where that is not the pack as it was made. */
function typed({ id, pricePaise }: Pack, now: Typed, was: Typed = {}): Record<string, string> {
  const facts = (["mrp", "code", "stock"] as const).flatMap((fact) => {
    const value = now[fact];
    const seen: [string, string] = [packVersionField(fact, id), was[fact] ?? ""];
    return value === undefined ? [] : [[packField(fact, id), value], seen];
  });
  return {
    [priceField(id)]: now.price ?? "",
    [versionField(id)]: String(pricePaise),
    ...Object.fromEntries(facts),
  };
}
const send = (fields: Record<string, string>, idempotencyKey = newId()) =>
  posted(list.action, path, { idempotencyKey, ...fields }, { cookie });
const stockOf = (id: string) =>
  db.select().from(stockMovements).where(eq(stockMovements.productId, id)).all();
const onHand = (id: string) => stockOf(id).reduce((sum, { packs }) => sum + packs, 0);

describe("in a row of the owner's list", () => {
  test("a price is typed over and saved, with its line in history and audit log", async () => {
    const tin = await pack();
    const answer = await send(typed(tin, { price: "₹ 2,450.50" }));
    expect(answer.status).toBe(303);
    expect(answer.location?.split(/[?#]/).at(0)).toBe(path);
    expect(answer.location?.split("#").at(1)).toBe(`goods-${tin.id}`);
    expect((await toastIn(answer))?.message).toBe(`Saved: ${productById(tin.id)?.name}`);
    expect(priceOf(tin.id)).toBe(245_050);
    expect(pastOf(tin.id)[0]).toMatchObject({ pricePaise: 245_050, lowestPaise: 240_000 });
    const [entry] = db.select().from(auditLog).where(eq(auditLog.subjectId, tin.id)).all();
    expect(entry?.actorName).toBe("Ramesh Shah");
  });

  test("what is typed without what the field was filled from is not saved, and comes back", async () => {
    const tin = await pack();
    const typedAnyway = { [priceField(tin.id)]: "2450", [packField("code", tin.id)]: "GT-9" };
    const answer = await send(typedAnyway);
    expect(answer.status).toBe(400);
    const outOfDate = expect.stringContaining("out of date");
    const errors = { [priceField(tin.id)]: outOfDate, [packField("code", tin.id)]: outOfDate };
    expect(formIn(answer)).toMatchObject({ errors, values: typedAnyway });
    expect(priceOf(tin.id)).toBe(240_000);
  });

  test("a price that may be a slip is asked about before it is stored, and stored after Yes", async () => {
    const tin = await pack();
    const form = typed(tin, { price: "24" });
    const answer = await send(form);
    const { question, values } = formIn(answer);
    const name = productById(tin.id)?.name;
    expect(question?.asks).toEqual([`${name}: ₹24 instead of ₹2,400, is that right?`]);
    expect([answer.status, values[priceField(tin.id)]]).toEqual([409, "24"]);
    expect(priceOf(tin.id)).toBe(240_000);
    const no = formIn(await send({ ...form, sure: "no" }));
    expect([no.question, no.values[priceField(tin.id)]]).toEqual([undefined, "24"]);
    // Yes to one price is no Yes to another.
    const other = await send({ ...typed(tin, { price: "25" }), sure: question?.sure ?? "" });
    expect([other.status, priceOf(tin.id)]).toEqual([409, 240_000]);
    expect((await send({ ...form, sure: question?.sure ?? "" })).status).toBe(303);
    expect(priceOf(tin.id)).toBe(2_400);
  });

  test("the row of a new price offers Undo, until somebody changes the price again", async () => {
    const tin = await pack();
    const { location } = await send(typed(tin, { price: "2450" }));
    const html = await htmlOf(list, argsFor(location?.split("#").at(0) ?? "", { cookie }));
    expect(html).toContain("₹2,400 → ₹2,450");
    const [, plan = ""] = /value="(\w+)"/.exec(inputIn(html, "plan")) ?? [];
    const undo = () => posted(list.action, path, { intent: "undo-prices", plan }, { cookie });
    expect([(await undo()).status, priceOf(tin.id)]).toEqual([303, 240_000]);

    const next = await send(typed(tin, { price: "2450" }));
    const again = new URL(next.location ?? "", "http://localhost").searchParams.get("undo") ?? "";
    await send(typed({ ...tin, pricePaise: 245_000 }, { price: "2500" }));
    const late = await posted(
      list.action,
      path,
      { intent: "undo-prices", plan: again },
      { cookie },
    );
    expect([late.status, formIn(late).errors.form]).toEqual([
      409,
      "A price has changed since, so nothing was undone.",
    ]);
    expect(priceOf(tin.id)).toBe(250_000);
  });

  test("the owner is told of such a price that a seller says Yes to, and not of the owner’s own", async () => {
    const tin = await pack();
    const form = typed(tin, { price: "24" });
    const by = await cookieOf(await seller());
    const asked = await posted(
      list.action,
      path,
      { idempotencyKey: newId(), ...form },
      { cookie: by },
    );
    const sure = formIn(asked).question?.sure ?? "";
    const told = () => db.select().from(notices).where(eq(notices.kind, "price")).all();
    const before = told().length;
    await posted(list.action, path, { idempotencyKey: newId(), ...form, sure }, { cookie: by });
    const name = productById(tin.id)?.name;
    expect(told().at(-1)?.words).toBe(`New price: ${name}: ₹24 instead of ₹2,400`);
    const jar = await pack();
    const own = typed(jar, { price: "24" });
    await send({ ...own, sure: formIn(await send(own)).question?.sure ?? "" });
    expect([priceOf(jar.id), told().length]).toEqual([2_400, before + 1]);
  });

  test("from how many percent on is the owner's setting", async () => {
    const boss = await admin();
    await write((tx) => setAskAbove(tx, 1, boss));
    const tin = await pack();
    expect((await send(typed(tin, { price: "2424" }))).status).toBe(303);
    expect((await send(typed({ ...tin, pricePaise: 242_400 }, { price: "2450" }))).status).toBe(
      409,
    );
    await write((tx) => setAskAbove(tx, 33, boss));
    expect((await send(typed({ ...tin, pricePaise: 242_400 }, { price: "2450" }))).status).toBe(
      303,
    );
  });

  test("a price above the MRP, or none at all, comes back beside its field, as typed", async () => {
    const tin = await pack({ mrpPaise: 250_000 });
    for (const [price, sentence] of [
      ["2600", /is above its MRP of ₹2,500/],
      ["cheap", /Type a price such as/],
    ] as const) {
      const answer = await send(typed(tin, { price }));
      expect(answer.status).toBe(400);
      const { errors, values } = formIn(answer);
      expect(errors[priceField(tin.id)]).toMatch(sentence);
      expect(values[priceField(tin.id)]).toBe(price);
    }
    expect(priceOf(tin.id)).toBe(240_000);
  });

  test("a count is a movement “corrected”, once however often the button is pressed", async () => {
    const tin = await counted(40);
    const form = { ...typed(tin, { stock: "37" }, { stock: "40" }) };
    const idempotencyKey = newId();
    await send(form, idempotencyKey);
    await send(form, idempotencyKey);
    expect(stockOf(tin.id).slice(1)).toMatchObject([{ kind: "corrected", packs: -3 }]);
    // Sold since then, the same form is an old one.
    await move({ productId: tin.id, kind: "sold", packs: -1, actor: "shop", at: Date.now() });
    const late = await send(form, newId());
    expect(formIn(late).errors[packField("stock", tin.id)]).toMatch(/the shop now has 36/);
    expect(onHand(tin.id)).toBe(36);
  });

  test("price and packs are saved together, or neither", async () => {
    const tin = await counted(12);
    await send(typed(tin, { price: "1400", stock: "many" }, { stock: "12" }));
    expect(priceOf(tin.id)).toBe(tin.pricePaise);
    await send(typed(tin, { price: "1400", stock: "10" }, { stock: "12" }));
    expect([priceOf(tin.id), onHand(tin.id)]).toEqual([140_000, 10]);
  });

  test("what someone else changed since is not overwritten", async () => {
    const tin = await pack();
    await send(typed(tin, { price: "2500" }));
    const { errors } = formIn(await send(typed(tin, { price: "2300" })));
    expect(errors[priceField(tin.id)]).toMatch(/it costs ₹2,500 since .*; you saw ₹2,400/);
    expect(priceOf(tin.id)).toBe(250_000);
  });

  test("nothing typed changes nothing; a stranger changes nothing either", async () => {
    const tin = await pack();
    expect((await toastIn(await send(typed(tin, {}))))?.message).toBe("Nothing was changed");
    expect((await send({ ...typed(tin, { price: "1" }), idempotencyKey: "" })).status).toBe(400);
    const theirs = await cookieOf(await shopper());
    const form = { idempotencyKey: newId(), ...typed(tin, { price: "1" }) };
    expect((await posted(list.action, path, form, { cookie: theirs })).status).not.toBe(303);
    expect(priceOf(tin.id)).toBe(240_000);
  });
});

describe("on the screen of an oil", () => {
  const oil = async (name: string) => [
    await pack({ family: name, mrpPaise: 250_000 }),
    await pack({ family: name, volumeMl: 5000, pricePaise: 90_000 }),
  ];
  const save = ({ slug }: Pack, fields: Record<string, string>, idempotencyKey = newId()) =>
    posted(
      family.action,
      `/dashboard/admin/family/${slug}`,
      { intent: "packs", idempotencyKey, ...fields },
      { cookie, params: { slug } },
    );

  test("price, MRP, code and packs of all its sizes are saved at once", async () => {
    const [tin, jar] = (await oil("Saved at once")) as unknown as [Pack, Pack];
    const answer = await save(tin, {
      ...typed(tin, { price: "2600", mrp: "2700", code: "ONCE-15" }, { mrp: "2500" }),
      ...typed(jar, { price: "900", mrp: "950", code: "ONCE-5" }, { mrp: "2600" }),
    });
    expect(answer.status).toBe(303);
    expect(productById(tin.id)).toMatchObject({
      pricePaise: 260_000,
      mrpPaise: 270_000,
      code: "ONCE-15",
    });
    expect(productById(jar.id)).toMatchObject({ mrpPaise: 95_000, code: "ONCE-5" });
    // An MRP that is taken away lets the price rise above it.
    const raised = { ...tin, pricePaise: 260_000 };
    await save(tin, typed(raised, { price: "2800", mrp: "" }, { mrp: "2700" }));
    expect(productById(tin.id)).toMatchObject({ pricePaise: 280_000, mrpPaise: null });
  });

  test("one wrong field keeps all of them from being saved, each told beside its own", async () => {
    const [tin, jar] = (await oil("None at all")) as unknown as [Pack, Pack];
    const other = await pack({ code: "TAKEN-1" });
    const answer = await save(tin, {
      ...typed(tin, { price: "2550" }, { mrp: "2500" }),
      ...typed(jar, { price: "950", code: "taken-1" }),
    });
    expect(answer.status).toBe(400);
    const { errors } = formIn(answer);
    expect(errors[priceField(tin.id)]).toMatch(/above its MRP/);
    expect(errors[packField("code", jar.id)]).toMatch(/another product/);
    const twice = await save(tin, {
      ...typed(tin, { code: "SAME" }),
      ...typed(jar, { code: "same" }),
    });
    expect(Object.keys(formIn(twice).errors)).toEqual([packField("code", jar.id)]);
    expect([priceOf(tin.id), priceOf(jar.id)]).toEqual([240_000, 90_000]);
    expect(productById(other.id)?.code).toBe("TAKEN-1");
  });

  test("shows what is wrong beside the field", async () => {
    const [tin] = (await oil("Shown wrong")) as unknown as [Pack, Pack];
    const html = await htmlOf(family, argsFor("/", { cookie, params: { slug: tin.slug } }));
    expect(html).toContain(`name="${packField("mrp", tin.id)}"`);
    expect(html).toContain("SAVE PACKS");
  });
});
