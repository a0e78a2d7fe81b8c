import {
  type Arbitrary,
  array,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  sample,
} from "fast-check";
import { write } from "~/base/db/connection.server";
import { issueInvoice, issueReturnNote } from "~/sales/invoices/issue.server";
import { invoiceIn, giveBack, pay, placed, stored } from "../../sales/invoices/paying";

const day = 24 * 60 * 60_000;

/** What somebody buys, and what becomes of it. */
const sale = record({
  state: constantFrom("24", "24", "24", "27", "27", "08", "97"),
  gstin: constantFrom(null, null, null, "27AAPFU0939F1ZV", "24AAACC1206D1ZM", "0717UNO00157UNO"),
  lines: array(
    record({
      name: constantFrom("Tin", "Can", "Cake & more"),
      unitPricePaise: oneof(integer({ min: 101, max: 300_000 }), constant(2_625_000)),
      quantity: integer({ min: 1, max: 6 }),
      discountPaise: integer({ min: 0, max: 100 }),
      volumeMl: constantFrom(500, 1000, 5000, 15_000),
      measure: constantFrom("l" as const, "l" as const, "kg" as const),
      hsn: constantFrom("1508", "1508", "150890", "2305"),
      gstBasisPoints: constantFrom(500, 500, 1200, 1800, 0),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  deliveryPaise: constantFrom(0, 6_000, 12_345),
  feePaise: constantFrom(0, 2_500),
  fate: constantFrom("kept", "kept", "money", "packs", "whole", "returned unpaid"),
  later: integer({ min: 0, max: 45 }),
});
type Sale = (typeof sale extends Arbitrary<infer Value> ? Value : never) & { at: number };

/** Random sales from `from` on, several a day, and their returns when they are due: papers have rising dates. */
export async function trade(userId: string, from: number, days: number, seed: number) {
  const sales = sample(sale, { numRuns: days * 2, seed });
  const todo = sales.flatMap((each, index): { at: number; run: () => Promise<void> }[] => {
    const at = from + (index * day) / 2;
    const order: { id?: string } = {};
    const one = { ...each, at };
    return [
      { at, run: async () => void (order.id = await sell(userId, one)) },
      {
        at: at + 1 + one.later * day,
        run: () => undo(one, order.id ?? "", at + 1 + one.later * day),
      },
    ];
  });
  for (const { run } of todo.toSorted((one, two) => one.at - two.at)) await run();
}

async function sell(userId: string, { state, gstin, lines, fate, at, ...charges }: Sale) {
  const { later: _, ...money } = charges;
  const order = await placed({
    userId,
    shipState: state,
    buyerGstin: gstin,
    buyerFirm: gstin && "Firm & Sons",
    createdAt: at,
    lines: lines.map((line) => ({
      ...line,
      netWeightG: line.measure === "kg" ? line.volumeMl : null,
    })),
    ...money,
    ...(fate === "returned unpaid"
      ? { paymentStatus: "pending", paymentMethod: "on-delivery" }
      : {}),
  });
  if (fate === "returned unpaid") await write((tx) => issueInvoice(tx, stored(order.id), at));
  else await pay(order, at);
  return order.id;
}

async function undo({ fate }: Sale, id: string, at: number) {
  const order = stored(id);
  const { lines, totals } = invoiceIn(order);
  const [first] = lines;
  if (!first) return;
  if (fate === "returned unpaid") await write((tx) => issueReturnNote(tx, stored(id), at));
  if (fate === "money")
    await giveBack(order, { amountPaise: Math.ceil(totals.totalPaise / 7) }, at);
  if (fate === "packs") {
    const paise = Math.floor(first.totalPaise / first.quantity);
    await giveBack(order, { amountPaise: paise, lines: [{ position: 0, quantity: 1, paise }] }, at);
  }
  if (fate === "whole") await giveBack(order, { amountPaise: totals.totalPaise }, at);
}
