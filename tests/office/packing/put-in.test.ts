import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { orders, packedScans, products, recalls } from "~/base/db/schema";
import { checkDigitOf } from "~/base/lib/codes/gtin";
import { newId } from "~/base/lib/ids.server";
import { batchById } from "~/goods/stock/batches/batch-rows.server";
import { recalledIn } from "~/goods/stock/recalls/in-orders.server";
import { packScanned } from "~/goods/stock/scan/pack-scanned.server";
import { boxOf } from "~/office/packing/box.server";
import { putIn } from "~/office/packing/put-in.server";
import { takeOtherPacks } from "~/office/recall/other-packs.server";
import { startRecall } from "~/office/recall/start.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as packScreen from "~/routes/admin/orders/pack";
import * as scansRoute from "~/routes/admin/orders/pack-scans";
import * as scanRoute from "~/routes/admin/stock/scan";
import { packingOrder } from "~/sales/orders/packing/packing-orders.server";
import { argsFor, cookieOf, packer, shopper } from "../../cast";
import { batch, counted, move, stockProblems } from "../../goods/stock/counted";
import { setParts } from "../../goods/stock/kits/kit";
import { got, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { sold } from "../../sales/orders/sold";

let hands: Viewer;
let cookie: string;
let tin: Pack;
let jar: Pack;

type Pack = { id: string; ean: string; batchId: string; number: string };
let made = 0;

async function aPack(): Promise<Pack> {
  made += 1;
  const { id } = await counted(0);
  const digits = `8907777${String(made).padStart(5, "0")}`;
  const ean = `${digits}${checkDigitOf(digits)}`;
  await write((tx) => tx.update(products).set({ ean }).where(eq(products.id, id)).run());
  const number = `P${made}-A`;
  const batchId = await batch(id, 50, { number });
  return { id, ean, batchId, number };
}

beforeAll(async () => {
  hands = await packer();
  cookie = await cookieOf(hands);
});
beforeEach(async () => {
  [tin, jar] = [await aPack(), await aPack()];
});

async function anOrder(more: Partial<Parameters<typeof sold>[0]> = {}) {
  const lines = [
    { productId: tin.id, name: "Tin", quantity: 2 },
    { productId: jar.id, name: "Jar", quantity: 1 },
  ];
  const order = await sold({ userId: null, status: "Not Process", lines, ...more });
  return { order, now: () => packingOrder(order.number, hands) ?? fail() };
}
const fail = (): never => {
  throw new Error("No such order");
};
const scan = (code: string) => ({ id: newId(), code });
const statusOf = (id: string) =>
  db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)).get()?.status;
const first = async (answer: ReturnType<typeof putIn>) => (await answer).said[0];

describe("scanning an order into its box", () => {
  test("counts each pack, and the last one sets it packed", async () => {
    const { order, now } = await anOrder();
    expect(await first(putIn(now(), [scan(tin.ean)], hands))).toEqual({
      words: expect.stringContaining("1 of 3 packs are in."),
      tone: "right",
    });
    await putIn(now(), [scan(jar.ean)], hands);
    expect(statusOf(order.id)).toBe("Not Process");
    const last = await putIn(now(), [scan(tin.ean)], hands);
    expect(last.said[0]?.words).toContain(`Order ${order.number} is packed.`);
    expect(last.state).toBe("packed");
    expect(statusOf(order.id)).toBe("Processing");
    expect(await first(putIn(now(), [scan(tin.ean)], hands))).toMatchObject({
      words: `Order ${order.number} is packed already.`,
      tone: "wrong",
    });
  });

  test("says what is wrong, and counts none of it", async () => {
    const other = await aPack();
    const { order, now } = await anOrder();
    const { said } = await putIn(
      now(),
      [scan(other.ean), scan(jar.ean), scan(jar.ean), scan("8901234567891"), scan("હાહ")],
      hands,
    );
    expect(said.map(({ words, tone }) => [tone, words])).toEqual([
      ["wrong", expect.stringMatching(/^Not in this order/)],
      ["right", expect.anything()],
      ["wrong", expect.stringMatching(/^That is one too many/)],
      ["wrong", "No pack has the code 8901234567891."],
      ["wrong", expect.stringContaining("switch the keyboard to English")],
    ]);
    expect(boxOf(order).map(({ packed }) => packed)).toEqual([0, 1]);
  });

  test("takes a carton that is ready as itself, and one that is made of its parts as these", async () => {
    const carton = await aPack();
    await setParts(carton.id, [[tin.id, 2]]);
    const { order, now } = await anOrder({
      lines: [
        { productId: carton.id, name: "Carton", quantity: 2 },
        { productId: tin.id, name: "Tin", quantity: 1 },
      ],
    });
    const taken = { kind: "sold", orderId: order.id, actor: "shop", at: Date.now() } as const;
    await move({ ...taken, productId: carton.id, batchId: carton.batchId, packs: -1 });
    const parts = { productId: tin.id, forProductId: carton.id, batchId: tin.batchId };
    await move({ ...taken, ...parts, packs: -2 });
    await move({ ...taken, productId: tin.id, batchId: tin.batchId, packs: -1 });

    expect(boxOf(order).map(({ productId, wanted }) => [productId, wanted])).toEqual([
      [carton.id, 1],
      [tin.id, 3],
    ]);
    const codes = [carton.ean, carton.ean, tin.ean, tin.ean, tin.ean];
    const { said } = await putIn(now(), codes.map(scan), hands);
    expect(said[1]?.words).toMatch(/^That is one too many/);
    expect(said[4]?.words).toContain(`Order ${order.number} is packed.`);
    expect(statusOf(order.id)).toBe("Processing");
  });

  test("counts a scan that is sent twice once, from two phones too", async () => {
    const { order, now } = await anOrder();
    const one = scan(tin.ean);
    await Promise.all([putIn(now(), [one], hands), putIn(now(), [one], hands)]);
    expect(boxOf(order)[0]?.packed).toBe(1);
    await Promise.all([1, 2, 3].map(() => putIn(now(), [scan(tin.ean)], hands)));
    expect(boxOf(order)[0]?.packed).toBe(2);
  });

  test("takes a pack from the batch that was scanned, so that a recall finds it", async () => {
    const line = { productId: tin.id, name: "Tin", quantity: 3 };
    const { order, now } = await anOrder({ lines: [line] });
    const number = `${tin.number}2`;
    const other = await batch(tin.id, 5, { number });
    const taken = { productId: tin.id, orderId: order.id, actor: "shop", at: Date.now() };
    await move({ ...taken, batchId: tin.batchId, kind: "sold", packs: -2 });
    await move({ ...taken, batchId: null, kind: "sold", packs: -1 });
    const left = () => [batchById(tin.batchId)?.packs, batchById(other)?.packs];
    expect(left()).toEqual([48, 5]);
    for (const of of [number, tin.number])
      await putIn(now(), [scan(`https://a.in/b/${of}`)], hands);
    expect(left()).toEqual([48, 4]);
    await putIn(now(), [scan(`https://a.in/b/${number}`)], hands);
    expect(left()).toEqual([49, 3]);
    expect(statusOf(order.id)).toBe("Processing");
    await startRecall(other, { why: "Leaks", whyGu: "", whyHi: "" }, hands);
    expect(recalledIn([order.id]).get(order.id)).toMatchObject([{ batchId: other, packs: 2 }]);
    const problems = await stockProblems();
    expect(
      problems.filter((each) => each.startsWith("Batch ") || each.includes(order.number)),
    ).toEqual([]);
  });

  test("leaves a pack in its batch that was taken out of the box and scanned again", async () => {
    const line = { productId: tin.id, name: "Tin", quantity: 2 };
    const { order, now } = await anOrder({ lines: [line] });
    const other = await batch(tin.id, 5, { number: `${tin.number}2` });
    const taken = { productId: tin.id, orderId: order.id, actor: "shop", at: Date.now() };
    for (const batchId of [tin.batchId, other])
      await move({ ...taken, batchId, kind: "sold", packs: -1 });
    const code = `https://a.in/b/${tin.number}2`;
    await putIn(now(), [scan(code)], hands);
    await putIn(now(), [{ id: newId(), productId: tin.id, tap: "out" }], hands);
    await putIn(now(), [scan(code), scan(`https://a.in/b/${tin.number}`)], hands);
    expect(statusOf(order.id)).toBe("Processing");
    expect([batchById(tin.batchId)?.packs, batchById(other)?.packs]).toEqual([49, 4]);
  });

  test("wants others for the packs of a batch that was recalled while they lay in the box", async () => {
    const line = { productId: tin.id, name: "Tin", quantity: 2 };
    const { order, now } = await anOrder({ lines: [line, { ...line, productId: jar.id }] });
    const taken = { productId: tin.id, batchId: tin.batchId, packs: -2, orderId: order.id };
    await move({ ...taken, kind: "sold", actor: "shop", at: Date.now() });
    for (const { ean } of [tin, tin, jar]) await putIn(now(), [scan(ean)], hands);
    await startRecall(tin.batchId, { why: "Leaks", whyGu: "", whyHi: "" }, hands);
    await batch(tin.id, 5, { number: `${tin.number}2` });
    expect(await takeOtherPacks(order.number, hands)).toBeNull();
    const packed = () => boxOf(order).map((each) => [each.packed, each.wanted]);
    expect(packed()).toEqual([
      [0, 2],
      [1, 2],
    ]);
    await putIn(now(), [scan(jar.ean)], hands);
    expect(statusOf(order.id)).toBe("Not Process");
    for (const { ean } of [tin, tin]) await putIn(now(), [scan(ean)], hands);
    expect(statusOf(order.id)).toBe("Processing");
  });

  test("refuses a recalled batch, and has a word for another one than the slip names", async () => {
    const { order, now } = await anOrder();
    const slip = { productId: tin.id, batchId: tin.batchId, orderId: order.id };
    await move({ ...slip, kind: "sold", packs: -2, actor: "shop", at: Date.now() });
    const other = await batch(tin.id, 5, { number: `${tin.number}B` });
    expect(other).toBeTruthy();
    const said = await first(putIn(now(), [scan(`HTTPS://SHOP.IN/B/${tin.number}b`)], hands));
    expect(said).toMatchObject({ tone: "note", words: expect.stringContaining("the slip names") });
    await write((tx) =>
      tx
        .insert(recalls)
        .values({
          id: "recalled",
          batchId: tin.batchId,
          why: "It smells",
          createdAt: 1,
          updatedAt: 1,
        })
        .run(),
    );
    const recalled = await first(putIn(now(), [scan(`https://a.in/b/${tin.number}`)], hands));
    expect(recalled).toMatchObject({ tone: "wrong", words: expect.stringContaining("recalled") });
  });

  test("puts nothing more into the box of an order that was cancelled meanwhile", async () => {
    const { order, now } = await anOrder();
    await putIn(now(), [scan(tin.ean)], hands);
    const before = now();
    await write((tx) =>
      tx.update(orders).set({ status: "cancel" }).where(eq(orders.id, order.id)).run(),
    );
    const answer = await putIn(before, [scan(jar.ean)], hands);
    expect(answer).toMatchObject({
      state: "cancelled",
      said: [{ words: `Order ${order.number} is cancelled: put its packs back.`, tone: "wrong" }],
    });
    expect(boxOf(order).map(({ packed }) => packed)).toEqual([1, 0]);
    const { number } = order;
    const path = `/dashboard/admin/parcels/${number}/pack`;
    const html = await htmlOf(packScreen, argsFor(path, { params: { number }, cookie }));
    expect(html).toContain(`Order ${number} is cancelled: put its packs back.`);
    expect(html).not.toContain("is packed.");
    expect(html).not.toContain('name="scan"');
  });

  test("leaves an unpaid order alone", async () => {
    const { order, now } = await anOrder({ paymentStatus: "pending", paymentMethod: "transfer" });
    const said = await first(putIn(now(), [scan(tin.ean)], hands));
    expect(said).toMatchObject({ tone: "wrong", words: expect.stringContaining("money") });
    expect(boxOf(order)[0]?.packed).toBe(0);
  });
});

describe("the screen of a packer", () => {
  const as = (number: string) => ({ params: { number }, cookie });
  const path = (number: string) => `/dashboard/admin/parcels/${number}/pack`;

  test("works by tapping and by plain forms, and shows no money", async () => {
    const { order } = await anOrder();
    const { number } = order;
    const post = (form: Record<string, string>) =>
      posted(packScreen.action, path(number), { idempotencyKey: newId(), ...form }, as(number));
    expect((await post({ scan: tin.ean })).status).toBe(303);
    expect((await post({ scan: "nonsense" })).status).toBe(409);
    await post({ product: tin.id, tap: "out" });
    expect(boxOf(order)[0]?.packed).toBe(0);
    await post({ product: tin.id, tap: "all" });
    const html = await htmlOf(packScreen, argsFor(path(number), as(number)));
    expect(html).toContain("Missing: 1 pack");
    expect(html).not.toContain("₹");
    await post({ product: jar.id, tap: "one" });
    expect(statusOf(order.id)).toBe("Processing");
    expect(await htmlOf(packScreen, argsFor(path(number), as(number)))).toContain("is packed.");
  });

  test("takes scans by script, and is closed to shoppers", async () => {
    const { order } = await anOrder();
    const { number } = order;
    const sent = (code: string) => ({ idempotencyKey: newId(), code });
    const scans = { scans: JSON.stringify([sent(tin.ean), sent(tin.ean)]) };
    const answer = await posted(scansRoute.action, path(number), scans, as(number));
    expect(answer.status).toBe(200);
    expect(boxOf(order)[0]?.packed).toBe(2);
    const long = { scans: JSON.stringify([sent("x".repeat(1000)), sent(jar.ean)]) };
    const read = await posted(scansRoute.action, path(number), long, as(number));
    expect(read.status, "one code that is none of ours holds up no other").toBe(200);
    expect(statusOf(order.id)).toBe("Processing");
    const stranger = await cookieOf(await shopper());
    const refused = await posted(scansRoute.action, path(number), scans, {
      ...as(number),
      cookie: stranger,
    });
    expect(refused.status).toBe(403);
    expect(
      db.select().from(packedScans).where(eq(packedScans.orderId, order.id)).all(),
    ).toHaveLength(3);
    const looked = await got(scanRoute.loader, `/dashboard/admin/scan?code=${tin.ean}`, { cookie });
    expect(looked.status).toBe(200);
  });
});

test("a code names a pack, in every way that it can be written", () => {
  const id = (text: string) => {
    const found = packScanned(text);
    return "problem" in found ? found.problem : [found.id, found.batch?.number ?? null];
  };
  expect(id(tin.ean)).toEqual([tin.id, null]);
  expect(id(`0${tin.ean}`)).toEqual([tin.id, null]);
  expect(id(`https://x.in/b/${tin.number.toLowerCase()}`)).toEqual([tin.id, tin.number]);
  expect(id(`https://x.in/01/0${tin.ean}/10/${tin.number}`)).toEqual([tin.id, tin.number]);
  expect(id(`https://x.in/01/0${tin.ean}/10/none`)).toEqual([tin.id, null]);
  expect(id(`]C1010${tin.ean}17270531\u001d10${tin.number}`)).toEqual([tin.id, tin.number]);
  expect(id("https://x.in/b/none")).toBe("No batch has the number none.");
});
