import { write } from "~/base/db/connection.server";
import { invoices } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { shopper } from "../../cast";
import { asRegisteredFirm, invoiceRow, november, pay, placed } from "./paying";

/** A month with very many papers. */
export const papers = 10_000;

/** Copies of one paper, each with a number, buyer and order of its own. */
export async function fillMonth() {
  await asRegisteredFirm();
  const { id } = await shopper();
  const lines = [{ name: "Tin" }, { name: "સિંગતેલ Groundnut oil" }, { name: "Pouch" }];
  const order = await placed({ userId: id, lines });
  await pay(order, november);
  const row = invoiceRow(order);
  await write((tx) => {
    for (let at = 1; at < papers; at += 1) {
      const serial = row.serial + at;
      const number = `PR2627-${String(serial).padStart(6, "0")}`;
      const content = JSON.parse(row.content) as { buyer: { name: string; phone: string } };
      content.buyer.name = `Buyer ${(at * 7919) % 10_007}`;
      content.buyer.phone = `+91 ${9_000_000_000 + at * 7919}`;
      tx.insert(invoices)
        .values({
          ...row,
          id: newId(),
          round: 1 + at,
          serial,
          number,
          content: JSON.stringify({ ...content, number }),
        })
        .run();
    }
  });
}
