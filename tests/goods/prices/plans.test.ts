import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { db, write } from "~/base/db/connection.server";
import { auditLog, mails, pricePlans } from "~/base/db/schema";
import { minute } from "~/base/lib/time";
import { pricePlanJob } from "~/goods/prices/day/plan-job.server";
import { planWithLines } from "~/goods/prices/day/plans.server";
import { savePrices } from "~/goods/prices/day/save-prices.server";
import { whenIn } from "~/goods/prices/day/typed-prices";
import { action, loader } from "~/routes/admin/prices/plan";
import { formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { admin, cookieOf } from "../../cast";
import { edited, pack, pastOf, priceOf } from "./shelf";

let owner: Awaited<ReturnType<typeof admin>>;
let cookie: string;
let runsAt: number;
let key = 0;

beforeAll(async () => {
  owner = await admin({ name: "Ramesh Shah" });
  cookie = await cookieOf(owner);
});
beforeEach(() => {
  runsAt = Date.now() + 10 * minute;
});

/** Plans these prices (paise) from now on seen, for `runsAt`. */
async function planned(...prices: [{ id: string; pricePaise: number }, number][]) {
  const saved = await savePrices(owner, {
    key: `plan ${(key += 1)}`,
    runsAt,
    prices: prices.map(([{ id, pricePaise }, next]) => ({
      productId: id,
      seenPaise: pricePaise,
      pricePaise: next,
      mrpPaise: null,
    })),
  });
  if (saved.problem) throw new Error("The plan was refused");
  return saved.planId;
}

const stored = (id: string) => db.select().from(pricePlans).where(eq(pricePlans.id, id)).get();
const address = (id: string) => `/dashboard/admin/prices/plans/${id}`;
const press = (id: string, intent: string) =>
  posted(action, address(id), { intent }, { cookie, params: { id } });

describe("prices that were planned", () => {
  test("are set at their time, all of them, with the planner's name in the audit log", async () => {
    const [tin, jar] = [await pack(), await pack()];
    const id = await planned([tin, 245_000], [jar, 246_000]);
    expect(await pricePlanJob.run(runsAt - 1)).toBe("No new prices were due.");
    expect(priceOf(tin.id)).toBe(240_000);
    expect(await pricePlanJob.run(runsAt)).toBe("New prices set: 1. Could not be set: 0.");
    expect([priceOf(tin.id), priceOf(jar.id)]).toEqual([245_000, 246_000]);
    expect(pastOf(jar.id)[0]).toMatchObject({ pricePaise: 246_000, at: runsAt });
    expect(stored(id)).toMatchObject({ appliedAt: runsAt, problem: null });
    const entry = db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, tin.id))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .get();
    expect(entry).toMatchObject({ actorName: "Ramesh Shah", action: "product.update" });
  });

  test("are set once, whatever the number of processes", async () => {
    const tin = await pack();
    runsAt = Date.now() + 1;
    await planned([tin, 245_000]);
    const told = await Promise.all([applies(), applies()]);
    expect(told.toSorted()).toEqual([
      "New prices set: 1. Could not be set: 0.",
      "No new prices were due.",
    ]);
    expect(pastOf(tin.id).filter(({ pricePaise }) => pricePaise === 245_000)).toHaveLength(1);
  }, 60_000);

  test("replace a price that was changed in between, as the list says", async () => {
    const tin = await pack();
    const id = await planned([tin, 245_000]);
    await edited(tin.id, { pricePaise: 241_000 });
    expect(planWithLines(id)?.lines).toMatchObject([
      { seenPaise: 240_000, pricePaise: 245_000, pack: { pricePaise: 241_000 } },
    ]);
    await pricePlanJob.run(runsAt);
    expect(priceOf(tin.id)).toBe(245_000);
  });

  test.each([
    [
      "the MRP of one fell below its price",
      (id: string) => edited(id, { mrpPaise: 242_000 }),
      /₹2,450 is above its MRP of ₹2,420/,
    ],
    ["one left the shop", (id: string) => deleteProduct(id), /no longer in the shop/],
  ])("are none of them set when %s; the owner gets a mail", async (_what, happens, why) => {
    const [tin, jar] = [await pack(), await pack()];
    const id = await planned([tin, 245_000], [jar, 246_000]);
    await happens(tin.id);
    expect(await pricePlanJob.run(runsAt)).toBe("New prices set: 0. Could not be set: 1.");
    expect(await pricePlanJob.run(runsAt)).toBe("No new prices were due.");
    expect(priceOf(jar.id)).toBe(240_000);
    expect(stored(id)?.problem).toMatch(why);
    const told = db.select().from(mails).where(eq(mails.kind, "price-plan")).all();
    expect(told.filter(({ text: words }) => words.includes(id))).toHaveLength(1);
    expect(told.at(-1)?.text).toMatch(why);
  });

  test("can be cancelled until then, once", async () => {
    const tin = await pack();
    const id = await planned([tin, 245_000]);
    expect((await got(loader, address(id), { cookie, params: { id } })).status).toBe(200);
    expect((await toastIn(await press(id, "cancel")))?.message).toBe("These prices are cancelled");
    expect((await toastIn(await press(id, "cancel")))?.type).toBe("info");
    await pricePlanJob.run(runsAt);
    expect(priceOf(tin.id)).toBe(240_000);
    const entry = db.select().from(auditLog).where(eq(auditLog.subjectId, id)).all();
    expect(entry.map(({ action: done }) => done).toSorted()).toEqual([
      "price-plan.cancel",
      "price-plan.create",
    ]);
  });

  test("can be set at once when what was in their way is gone", async () => {
    const tin = await pack();
    const id = await planned([tin, 245_000]);
    await edited(tin.id, { mrpPaise: 242_000 });
    await pricePlanJob.run(runsAt);
    const refused = await press(id, "now");
    expect(refused.status).toBe(400);
    expect(formIn(refused).errors.form).toMatch(/above its MRP/);
    await edited(tin.id, { mrpPaise: 260_000 });
    expect((await press(id, "now")).status).toBe(303);
    expect(priceOf(tin.id)).toBe(245_000);
    expect(stored(id)).toMatchObject({ problem: null });
  });

  test("can set an MRP together with its price", async () => {
    const tin = await pack();
    const prices = [
      { productId: tin.id, seenPaise: 240_000, pricePaise: 280_000, mrpPaise: 300_000 },
    ];
    await savePrices(owner, { key: "with MRP", runsAt, prices });
    await pricePlanJob.run(runsAt);
    expect(pastOf(tin.id)[0]).toMatchObject({ pricePaise: 280_000, mrpPaise: 300_000 });
  });
});

test("the job says what it did", async () => {
  await write((tx) => tx.delete(pricePlans).run());
  expect(await pricePlanJob.run(Date.now())).toBe("No new prices were due.");
});

test.each([
  ["2026-11-23T06:00", Date.UTC(2026, 10, 23, 0, 30)],
  ["2026-11-23T00:00:00", Date.UTC(2026, 10, 22, 18, 30)],
  ["2026-02-30T06:00", null],
  ["2026-11-23T24:00", null],
  ["", null],
])("the time %s is read as the one in Surat", (typed, moment) => {
  const form = new FormData();
  form.set("when", "later");
  form.set("at", typed);
  expect(whenIn(form, Date.UTC(2026, 10, 20))).toEqual(
    moment === null ? { problem: "Choose the day and the time" } : { runsAt: moment },
  );
});

/** Another process of the shop, in which the job runs; what it says. */
function applies(): Promise<string> {
  const shop = spawn(
    "node_modules/.bin/vite-node",
    ["--script", "tests/goods/prices/apply-due.ts"],
    {
      env: process.env,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  return text(shop.stdout);
}
