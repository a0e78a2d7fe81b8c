import { eq } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { write } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
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
import { counted } from "../goods/stock/counted";

/** Goods by volume and by weight, with headings and rates of their own, one at 0 %; the drum makes large sales. */
const kinds = [
  { pricePaise: 18_433, volumeMl: 1000, hsn: "1508", gstBasisPoints: 500 },
  { pricePaise: 104_567, volumeMl: 5000, hsn: "1508", gstBasisPoints: 500 },
  { pricePaise: 262_501, volumeMl: 15_000, hsn: "150890", gstBasisPoints: 500 },
  { pricePaise: 2_625_000, volumeMl: 15_000, hsn: "1508", gstBasisPoints: 500 },
  { pricePaise: 7_777, volumeMl: 500, hsn: "2305", gstBasisPoints: 1200, netWeightG: 1000 },
  { pricePaise: 33_300, volumeMl: 2000, hsn: "3401", gstBasisPoints: 1800 },
  { pricePaise: 12_345, volumeMl: 1000, hsn: "1202", gstBasisPoints: 0, netWeightG: 1000 },
];

/** The shop of the quarter: a registered firm in Gujarat with counted goods, prices of delivery, every way to pay and a coupon. */
export async function quarterShop() {
  const boss: Viewer = await admin();
  await asRegisteredFirm();
  const goods: { id: string; pricePaise: number }[] = [];
  for (const { pricePaise, volumeMl, ...tax } of kinds) {
    const { id } = await counted(100_000, { pricePaise, volumeMl });
    const measure = "netWeightG" in tax ? ({ measure: "kg" } as const) : {};
    await write((tx) =>
      tx
        .update(products)
        .set({ ...tax, ...measure })
        .where(eq(products.id, id))
        .run(),
    );
    goods.push({ id, pricePaise });
  }
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
  return { boss, seller: await seller(), goods, code };
}

export type QuarterShop = Awaited<ReturnType<typeof quarterShop>>;
