import { eq } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { write } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { saveParts } from "~/goods/catalogue/parts/parts.server";
import { startingTable } from "~/goods/delivery/starting-table";
import { checkFile } from "~/goods/delivery/check-file";
import {
  changeDeliverySettings,
  deliverySettings,
} from "~/goods/delivery/delivery-settings.server";
import { saveTable, storedTable } from "~/goods/delivery/stored-table.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { admin, seller } from "../cast";
import { coupon } from "../sales/coupons/couponing";
import { asRegisteredFirm } from "../sales/invoices/paying";
import { batch, counted } from "../goods/stock/counted";

/** Goods by volume, by weight and by the piece, with headings and rates of their own, one at 0 %; the drum makes large sales. */
const kinds = [
  { pricePaise: 18_433, volumeMl: 1000, hsn: "1508", gstBasisPoints: 500 },
  { pricePaise: 104_567, volumeMl: 5000, hsn: "1508", gstBasisPoints: 500 },
  { pricePaise: 262_501, volumeMl: 15_000, hsn: "150890", gstBasisPoints: 500 },
  { pricePaise: 2_625_000, volumeMl: 15_000, hsn: "1508", gstBasisPoints: 500 },
  { pricePaise: 7_777, volumeMl: 500, hsn: "2305", gstBasisPoints: 1200, netWeightG: 1000 },
  { pricePaise: 33_300, volumeMl: 2000, hsn: "3401", gstBasisPoints: 1800 },
  { pricePaise: 12_345, volumeMl: 1000, hsn: "1202", gstBasisPoints: 0, netWeightG: 1000 },
  { pricePaise: 34_050, volumeMl: 1000, hsn: "7418", gstBasisPoints: 1200, measure: "piece" },
] as const;

/** What is made of these goods: a carton of ten litres, and a gift of a litre and a bowl, taxed as a mixed supply. */
const made = [
  {
    facts: {
      pricePaise: 170_001,
      volumeMl: 10_000,
      hsn: "1508",
      gstBasisPoints: 500,
      containers: 10,
    },
    parts: [{ kind: 0, packs: 10 }],
    rule: null,
  },
  {
    facts: { pricePaise: 49_999, volumeMl: 1000, hsn: "7418", gstBasisPoints: 1200 },
    parts: [
      { kind: 0, packs: 1 },
      { kind: 7, packs: 1 },
    ],
    rule: "mixed",
  },
] as const;

/** The shop of the quarter: a registered firm in Gujarat with counted goods, prices of delivery, every way to pay and a coupon. */
export async function quarterShop() {
  const boss: Viewer = await admin();
  await asRegisteredFirm();
  const goods: { id: string; pricePaise: number }[] = [];
  for (const [kind, { pricePaise, volumeMl, ...tax }] of kinds.entries()) {
    const { id } = await counted(kind === 0 ? 0 : 100_000, { pricePaise, volumeMl });
    const size = "measure" in tax ? { volumeMl: null, pieces: 1 } : {};
    const measure = "netWeightG" in tax ? ({ measure: "kg" } as const) : {};
    await change(id, { ...tax, ...measure, ...size });
    goods.push({ id, pricePaise });
  }
  const litre = goods[0]?.id ?? "";
  const packedOn = "2027-01-20";
  const firstBatch = await batch(litre, 100_000, { packedOn, bestBefore: "2028-01-20" });
  await batch(litre, 100_000, { packedOn, bestBefore: "2028-02-20" });
  for (const { facts, parts, rule } of made) {
    const { pricePaise, volumeMl, ...tax } = facts;
    const { id } = await counted(0, { pricePaise, volumeMl });
    await change(id, tax);
    const inside = parts.map(({ kind, packs }) => ({ partId: goods[kind]?.id ?? "", packs }));
    const problem = await saveParts(id, inside, rule, boss);
    if (problem) throw new Error(`The parts are refused: ${problem}`);
    goods.push({ id, pricePaise });
  }
  const [carton = "", box = ""] = goods.slice(kinds.length).map(({ id }) => id);
  const { code } = await coupon({ kind: "percent", value: 750 });
  await saveTable(checkFile(startingTable, []).zones, storedTable().version, boss);
  const collecting = { isOn: true, hours: null };
  await changeDeliverySettings({ ...deliverySettings(), collecting }, boss);
  await changeOtherPayments(
    {
      onDelivery: {
        isOn: true,
        mostPaise: 10_000_000,
        feePaise: 3050,
        asksToConfirm: false,
        advance: { courier: { percent: 20, fromPaise: 100_000 } },
        advanceAfterReturns: true,
      },
      transfer: { isOn: true, details: "Bank of Surat", upi: null },
    },
    boss,
  );
  return { boss, seller: await seller(), goods, carton, box, firstBatch, code };
}

const change = (id: string, facts: Partial<typeof products.$inferInsert>) =>
  write((tx) => void tx.update(products).set(facts).where(eq(products.id, id)).run());

export type QuarterShop = Awaited<ReturnType<typeof quarterShop>>;
