import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import type { InvoiceContent } from "~/sales/invoices/content";
import { InvoicePaper } from "~/sales/invoices/invoice-paper";
import { shopper } from "../../cast";
import { formFor, written } from "../../office/counter/counter";
import { noDelivery } from "../../goods/delivery/shelf";
import { counted } from "../../goods/stock/counted";
import { invoicePdf, rollPdf } from "./downloaded";
import {
  asRegisteredFirm,
  creditNotesOf,
  giveBack,
  invoiceIn,
  november,
  pay,
  placed,
} from "./paying";
import { textOf } from "./pdf-reader";

beforeEach(async () => {
  await noDelivery();
  await asRegisteredFirm();
});

/** What a paper says in each of its forms: on the page, on A4 and on the roll. */
const formsOf = async (content: InvoiceContent) => [
  renderToStaticMarkup(createElement(InvoicePaper, { content })),
  textOf(await invoicePdf(content)),
  textOf(await rollPdf(content)),
];

async function saysHandedOver(content: InvoiceContent) {
  for (const words of await formsOf(content)) {
    expect(words).toContain("Billed to");
    expect(words).toContain("Handed over at the shop");
    expect(words).not.toMatch(/delivered to/i);
  }
}

describe("goods that are handed over at the shop", () => {
  test("are billed to a firm of another state and delivered nowhere; the place of supply is the shop’s", async () => {
    const firm = { gstin: "27AAPFU0939F1ZV", firm: "Uttam Traders" };
    const place = { line: "7 Station Road", area: "", city: "Thane", pin: "400601", state: "27" };
    const { id } = await counted(10);
    const order = await written({ ...formFor({ [id]: 1 }), ...firm, ...place });
    const invoice = invoiceIn(order);
    expect(invoice).toMatchObject({ tax: "intra", placeOfSupply: { code: "24" } });
    expect(invoice.buyer.address).toContain("Maharashtra (27)");
    await saysHandedOver(invoice);

    await giveBack(order, { amountPaise: 10_000 });
    const [note] = creditNotesOf(order);
    if (!note) throw new Error("There is no credit note");
    expect(note.title).toBe("Credit note");
    await saysHandedOver(note);
  });

  test("are no delivery to the address of the profile when an order of the shop is collected", async () => {
    const { id } = await shopper();
    const order = await placed({ userId: id, deliveryWay: "collect", lines: [{}] });
    await pay(order, november);
    await saysHandedOver(invoiceIn(order));
  });

  test("are not what a parcel holds", async () => {
    const { id } = await shopper();
    const order = await placed({
      userId: id,
      deliveryWay: "courier",
      shipState: "24",
      lines: [{}],
    });
    await pay(order, november);
    for (const words of await formsOf(invoiceIn(order))) {
      expect(words).toContain("Billed and delivered to");
      expect(words).not.toContain("Handed over");
    }
  });
});
