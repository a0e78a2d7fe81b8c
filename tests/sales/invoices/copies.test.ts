import { beforeAll, expect, test } from "vitest";
import { invoicePdf, rollPdf } from "./downloaded";
import { shopper } from "../../cast";
import { asRegisteredFirm, creditNotesOf, giveBack, invoiceIn, pay, placed } from "./paying";
import { textOf } from "./pdf-reader";

let userId: string;
beforeAll(async () => {
  userId = (await shopper()).id;
});

async function paid() {
  const order = await placed({ userId, shipState: "24" });
  await pay(order);
  return order;
}

test("a tax invoice says on A4 and on the roll that it is the buyer's; a bill and a credit note do not, and have numbers of their own", async () => {
  const bill = textOf(await invoicePdf(invoiceIn(await paid())));
  expect(bill).toContain("Bill no.");
  expect(bill).not.toContain("Original for recipient");
  await asRegisteredFirm();
  const order = await paid();
  for (const pdf of [await invoicePdf(invoiceIn(order)), await rollPdf(invoiceIn(order))]) {
    expect(textOf(pdf)).toContain("Original for recipient");
    expect(textOf(pdf)).toContain("Invoice no.");
  }
  await giveBack(order, { amountPaise: 10_000 });
  const [note] = creditNotesOf(order);
  if (!note) throw new Error("No credit note");
  const words = textOf(await invoicePdf(note));
  expect(words).toContain("Credit note no.");
  expect(words).not.toContain("Original for recipient");
});
