import { expect, test } from "vitest";
import { plainPeriodIn } from "~/office/gst-return/period";
import { returnPage } from "~/office/gst-return/return-page.server";
import { shopper } from "../../cast";
import { asRegisteredFirm, giveBack, november, pay, placed } from "../../sales/invoices/paying";

test("a state to which all was sold and given back in the month has no row in GSTR-3B", async () => {
  const { id: userId } = await shopper();
  await asRegisteredFirm();
  // Above ₹1,00,000 to another state: listed by itself, as its credit note is.
  const lines = [{ unitPricePaise: 145_000, quantity: 80 }];
  const given = await placed({ userId, shipState: "27", lines });
  const kept = await placed({ userId, shipState: "29", lines });
  for (const order of [given, kept]) await pay(order, november);
  await giveBack(given, { amountPaise: given.totalPaise }, november + 60_000);
  const page = await returnPage(plainPeriodIn(new URLSearchParams("month=2026-11"), 0));
  expect(page.byState.map(({ state }) => state)).toEqual(["Karnataka (29)"]);
});
