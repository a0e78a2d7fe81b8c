import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { batches, products, recalls } from "~/base/db/schema";
import { csvDownload } from "~/base/lib/csv/csv";
import { importPlan } from "~/goods/catalogue/csv/import-plan.server";
import { productsAsCsv } from "~/goods/catalogue/csv/product-export.server";
import { printedMrps } from "~/goods/catalogue/changes/printed-mrp.server";
import { typedPacks } from "~/office/quotes/typed-packs.server";
import { deskIn, formFor, press } from "../../office/counter/counter";
import { batch, counted } from "../stock/counted";
import { noDelivery } from "../delivery/shelf";

beforeEach(noDelivery);

let made = 0;

/** A tin at ₹240 with an MRP of ₹300, of which so many packs on hand say ₹250. */
async function labelled(packs: number, pricePaise = 24_000) {
  made += 1;
  const tin = await counted(0);
  const set = { pricePaise, mrpPaise: 30_000 };
  await write((tx) => tx.update(products).set(set).where(eq(products.id, tin.id)).run());
  await batch(tin.id, packs, { number: `OLD-${made}`, mrpPaise: 25_000 });
  return tin;
}

const above = (price: string) =>
  `${price} is above the MRP of ₹250 that is printed on batch OLD-${made} (packs left: 3)`;

beforeEach(() => write((tx) => tx.delete(products).run()));

test("a file with products raises no price above what is printed on packs on hand", async () => {
  const { slug } = await labelled(3);
  const file = await csvDownload("products.csv", productsAsCsv()).text();
  const at = (price: string) =>
    importPlan(db, file.replace(new RegExp(`^(${slug},.*?),240(?:\\.00)?,`, "m"), `$1,${price},`));
  expect(at("250")).toMatchObject({ problems: [], updates: [{ content: { pricePaise: 25_000 } }] });
  expect(at("260").problems).toMatchObject([{ reason: above("₹260") }]);
});

test("a quote offers no price above it", async () => {
  const { id } = await labelled(3);
  const offered = (price: string) => {
    const form = new FormData();
    form.set(`packs.${id}`, "2");
    form.set(`price.${id}`, price);
    return typedPacks(db, form, { email: "mehul@example.com", known: [] });
  };
  expect(offered("250").lines).toMatchObject([{ unitPricePaise: 25_000 }]);
  expect(offered("260")).toEqual({ lines: [], errors: { [`price.${id}`]: above("₹260") } });
});

test("packs that may not be sold anyway, too old or recalled, are in the way of no price", async () => {
  const [aged, recalled] = [await labelled(3), await labelled(3)];
  const printed = ({ id }: { id: string }) => printedMrps(db, [id]).get(id)?.paise;
  expect([printed(aged), printed(recalled)]).toEqual([25_000, 25_000]);
  await write((tx) => {
    tx.update(batches).set({ isAged: true }).where(eq(batches.productId, aged.id)).run();
    const batchId = db.select().from(batches).where(eq(batches.productId, recalled.id)).get()?.id;
    const why = { why: "It smells", createdAt: 1, updatedAt: 1 };
    tx.insert(recalls)
      .values({ id: "recalled", batchId: batchId ?? "", ...why })
      .run();
  });
  expect([printed(aged), printed(recalled)]).toEqual([undefined, undefined]);
});

test("the counter says so, until a price is agreed on that is not above it", async () => {
  const { id, name } = await labelled(3, 26_000);
  const said = async (more: Record<string, string> = {}) =>
    deskIn(await press(formFor({ [id]: 2 }, { intent: "price", ...more }))).price?.abovePrint;
  expect(await said()).toEqual([
    `${name}: ${above("₹260")}. Agree on a lower price for those packs.`,
  ]);
  expect(await said({ [`price.${id}`]: "250" })).toEqual([]);
});
