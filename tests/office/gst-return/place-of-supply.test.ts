import { beforeAll, expect, test } from "vitest";
import { gstReturnOf } from "~/office/gst-return/gst-return.server";
import { plainPeriodIn } from "~/office/gst-return/period";
import { shopper } from "../../cast";
import {
  asRegisteredFirm,
  giveBack,
  invoiceRow,
  november,
  pay,
  placed,
} from "../../sales/invoices/paying";

const gujarati = { buyerGstin: "24AAACC1206D1ZM", buyerFirm: "Chand Stores" };
const maharashtrian = { buyerGstin: "27AAPFU0939F1ZV", buyerFirm: "Uttam Traders" };

let userId: string;
beforeAll(async () => {
  userId = (await shopper()).id;
  await asRegisteredFirm();
});

test("pos and tax follow the order's rule: of two firms whose goods go elsewhere, by delivery and by firm", async () => {
  const numbers: string[] = [];
  const to = (shipState: string) => ({ userId, shipState, shipLine: "4 Mill Road" });
  for (const given of [
    { ...to("24"), ...maharashtrian },
    { ...to("24"), ...maharashtrian, placeByFirm: true },
    { ...to("27"), ...gujarati, placeByFirm: true },
    // Neither a buyer without a GSTIN nor what is collected has another place for it.
    { ...to("27"), placeByFirm: true },
    { userId, deliveryWay: "collect" as const, ...maharashtrian, placeByFirm: true },
  ]) {
    const order = await placed(given);
    await pay(order, november);
    numbers.push(invoiceRow(order).number);
    if (numbers.length === 2) await giveBack(order, { amountPaise: 145_000 }, november + 1000);
  }
  const { file, problem, warnings } = await gstReturnOf(
    plainPeriodIn(new URLSearchParams("month=2026-11"), 0),
  );
  expect(problem).toBeNull();
  const invoices = file?.b2b?.flatMap(({ inv }) => inv) ?? [];
  const byNumber = new Map(invoices.map(({ inum, pos, itms }) => [inum, [pos, itms[0]?.itm_det]]));
  const intra = { txval: 1380.96, rt: 5, camt: 34.52, samt: 34.52, csamt: 0 };
  const inter = { txval: 1380.95, rt: 5, iamt: 69.05, csamt: 0 };
  expect(numbers.map((number) => byNumber.get(number))).toEqual([
    ["24", intra],
    ["27", inter],
    ["24", intra],
    undefined,
    ["24", intra],
  ]);
  expect(file?.cdnr?.[0]?.nt[0]).toMatchObject({ pos: "27", itms: [{ itm_det: inter }] });
  expect(file?.b2cs).toMatchObject([{ sply_ty: "INTER", pos: "27", txval: 1380.95, iamt: 69.05 }]);
  expect(warnings).toContainEqual(
    `2 papers to a firm of another state than the place of supply: ask whether it should be the firm’s state (section 10 (1) (b) IGST Act; the rule is chosen below): ${numbers[0]}, ${numbers[4]}`,
  );
});
