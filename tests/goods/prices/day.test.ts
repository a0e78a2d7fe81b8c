import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog, pricePlans } from "~/base/db/schema";
import { raised } from "~/goods/prices/day/raised";
import type { PricesAnswer } from "~/goods/prices/day/prices-submit.server";
import { priceField, versionField } from "~/goods/prices/day/typed-prices";
import { action, loader } from "~/routes/admin/prices/prices";
import { answerTo, formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { admin, argsFor, cookieOf } from "../../cast";
import { product } from "../../shelf";
import { edited, pack, pastOf, priceOf } from "./shelf";

const path = "/dashboard/admin/prices";
let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin({ name: "Ramesh Shah" }));
});

type Pack = { id: string; pricePaise: number };

/** What the form of the screen sends for these packs. */
const typed = (...prices: [Pack, string][]) =>
  Object.fromEntries(
    prices.flatMap(([{ id, pricePaise }, price]) => [
      [priceField(id), price],
      [versionField(id), String(pricePaise)],
    ]),
  );
const send = (intent: string, fields: Record<string, string>) =>
  posted(action, path, { intent, ...fields }, { cookie });
const previewOf = ({ data }: { data: unknown }) => (data as PricesAnswer).preview;

/** Sends the form, and saves what the preview shows. */
async function saves(fields: Record<string, string>, more: Record<string, string> = {}) {
  const idempotencyKey = previewOf(await send("preview", fields))?.fresh ?? "";
  return {
    idempotencyKey,
    answer: await send("save", { ...fields, idempotencyKey, when: "now", ...more }),
  };
}

describe("the prices of the day", () => {
  test("are shown first, and nothing is saved by looking", async () => {
    const [tin, jar] = [await pack(), await pack({ pricePaise: 90_000, volumeMl: 5000 })];
    const preview = previewOf(await send("preview", typed([tin, "2,450"], [jar, ""])));
    expect(preview?.changes).toMatchObject([
      { productId: tin.id, seenPaise: 240_000, pricePaise: 245_000, isJump: false },
    ]);
    expect(priceOf(tin.id)).toBe(240_000);
  });

  test("are saved together, each with its line in the audit log and in the history", async () => {
    const [tin, jar] = [await pack(), await pack({ pricePaise: 90_000 })];
    const { answer } = await saves(typed([tin, "2450"], [jar, "899.50"]));
    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(/^\/dashboard\/admin\/prices\?undo=\w+$/);
    expect((await toastIn(answer))?.message).toBe("2 prices changed");
    expect([priceOf(tin.id), priceOf(jar.id)]).toEqual([245_000, 89_950]);
    expect(pastOf(tin.id)[0]).toMatchObject({ pricePaise: 245_000, lowestPaise: 240_000 });
    const entries = db
      .select()
      .from(auditLog)
      .where(
        and(inArray(auditLog.subjectId, [tin.id, jar.id]), eq(auditLog.actorName, "Ramesh Shah")),
      )
      .all();
    expect(entries.map(({ changes }) => JSON.parse(changes))).toEqual(
      expect.arrayContaining([{ price: ["₹2,400", "₹2,450"] }, { price: ["₹900", "₹899.50"] }]),
    );
  });

  test("are one change, however often the button is pressed", async () => {
    const tin = await pack();
    const fields = typed([tin, "2450"]);
    const idempotencyKey = previewOf(await send("preview", fields))?.fresh ?? "";
    const presses = await Promise.all(
      [1, 2, 3].map(() => send("save", { ...fields, idempotencyKey, when: "now" })),
    );
    expect(presses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(pastOf(tin.id).filter(({ pricePaise }) => pricePaise === 245_000)).toHaveLength(1);
  });

  test("are all refused when one is above its MRP, which is named beside its field", async () => {
    const [tin, jar] = [await pack(), await pack({ name: "Jar of the day", mrpPaise: 250_000 })];
    const answer = await send("preview", typed([tin, "2450"], [jar, "2501"]));
    expect(answer.status).toBe(400);
    const { errors, values } = formIn(answer);
    expect(errors).toEqual({
      [priceField(jar.id)]: "Jar of the day: ₹2,501 is above its MRP of ₹2,500.",
    });
    expect(values[priceField(tin.id)]).toBe("2450");
    await saves(typed([tin, "2450"], [jar, "2501"]));
    expect(priceOf(tin.id)).toBe(240_000);
  });

  test("are refused when a price changed after it was seen, and say so", async () => {
    const [tin, jar] = [await pack(), await pack()];
    const fields = typed([tin, "2450"], [jar, "2450"]);
    const idempotencyKey = previewOf(await send("preview", fields))?.fresh ?? "";
    await edited(tin.id, { pricePaise: 241_000 });
    const answer = await send("save", { ...fields, idempotencyKey, when: "now" });
    expect(answer.status).toBe(409);
    const { errors } = formIn(answer);
    expect(errors.form).toMatch(/nothing was saved/);
    expect(errors[priceField(tin.id)]).toMatch(/costs ₹2,410 since .+; you saw ₹2,400/);
    expect([priceOf(tin.id), priceOf(jar.id)]).toEqual([241_000, 240_000]);
  });

  test("that change by more than a fifth are marked", async () => {
    const tin = await pack();
    expect(previewOf(await send("preview", typed([tin, "245"])))?.changes[0]?.isJump).toBe(true);
  });

  test.each([
    ["abc", /Type a price such as/],
    ["0", /at least ₹0.01/],
    ["1000001", /at most ₹10,00,000/],
  ])("are refused when %s is typed", async (price, sentence) => {
    const tin = await pack({ mrpPaise: null });
    const answer = await send("preview", typed([tin, price]));
    expect(answer.status).toBe(400);
    expect(formIn(answer).errors[priceField(tin.id)]).toMatch(sentence);
  });

  test("need a new price to be looked at", async () => {
    const tin = await pack();
    expect(formIn(await send("preview", typed([tin, "2400"]))).errors.form).toMatch(/new price/);
  });

  test("may be waited for, but only a time to come", async () => {
    const tin = await pack();
    const { answer } = await saves(typed([tin, "2450"]), { when: "later", at: "2020-01-01T06:00" });
    expect(answer.status).toBe(400);
    expect(formIn(answer).errors.at).toMatch(/time is over/);
    expect(previewOf(answer)?.changes).toHaveLength(1);
    expect(priceOf(tin.id)).toBe(240_000);
  });

  test("of a pack that left the shop are refused", async () => {
    const answer = await send("preview", typed([{ id: "gone", pricePaise: 100 }, "2450"]));
    expect(formIn(answer).errors.form).toMatch(/no longer in the shop/);
  });
});

describe("a change of many prices", () => {
  type Screen = {
    packs: { id: string }[];
    filled: Record<string, number>;
    raise: string | null;
    problem?: { errors: Record<string, string> };
  };
  const screen = async (query: string) =>
    (await got(loader, `${path}?${query}`, { cookie })).data as Screen;

  test("fills in the fields of the packs of one size", async () => {
    const tin = await pack({ name: "Kachi ghani tin", volumeMl: 15_000 });
    const jar = await pack({ name: "Kachi ghani jar", volumeMl: 5000 });
    const { packs, filled, raise } = await screen("q=kachi&size=15+L&by=%2B20&unit=rupees");
    expect(packs.map(({ id }) => id)).toEqual([tin.id]);
    expect(filled).toEqual({ [tin.id]: 242_000 });
    expect(raise).toBe("+₹20");
    expect(filled[jar.id]).toBeUndefined();
  });

  test("rounds a share to whole rupees", () => {
    expect(raised(239_000, { unit: "percent", hundredths: 200 })).toBe(243_800);
    expect(raised(239_000, { unit: "percent", hundredths: -250 })).toBe(233_000);
    expect(raised(100, { unit: "rupees", hundredths: -100 })).toBeNull();
  });

  test("says so when it cannot be read", async () => {
    expect((await screen("by=lots")).problem?.errors.by).toMatch(/Type by how much/);
  });

  test("is offered for as many packs as stand together, not for a page of many more", async () => {
    const list = (await screen("")) as Screen & { canRaise: boolean };
    expect(list.canRaise).toBe(true);
    const { id: categoryId } = (await product()).category;
    const rows = Array.from({ length: 301 }, (_, number) => number);
    const { products } = await import("~/base/db/schema");
    await write((tx) => {
      for (const number of rows)
        tx.insert(products)
          .values({
            id: `many-${number}`,
            slug: `many-${number}`,
            name: `Many ${number}`,
            description: "Oil",
            searchText: `many ${number}\noil`,
            pricePaise: 100_00,
            volumeMl: 1000,
            shipping: 1,
            categoryId,
            createdAt: 1,
            updatedAt: 1,
          })
          .run();
    });
    const many = (await screen("by=20")) as Screen & { canRaise: boolean; pages: number };
    expect(many).toMatchObject({ canRaise: false, filled: {}, raise: null });
    expect(many.pages).toBeGreaterThan(3);
    expect(many.packs).toHaveLength(100);
  });
});

test("every change stands in the list of changes, also one that counted at once", async () => {
  const tin = await pack();
  await saves(typed([tin, "2450"]));
  const plan = db.select().from(pricePlans).all().at(-1);
  expect(plan).toMatchObject({ packs: 1, actorName: "Ramesh Shah", problem: null });
  expect(plan?.appliedAt).toBe(plan?.runsAt);
  const { status } = await answerTo(loader, argsFor(path, { cookie }));
  expect(status).toBe(200);
});
