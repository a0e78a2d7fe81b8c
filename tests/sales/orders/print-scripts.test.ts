import { writeFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { categories, products } from "~/base/db/schema";
import { labelsOf } from "~/sales/fulfilment/print/labels.server";
import { notPrinted } from "~/sales/fulfilment/print/not-printed.server";
import * as list from "~/routes/admin/orders/orders";
import * as page from "~/routes/admin/orders/order";
import * as labels from "~/routes/admin/orders/labels-pdf";
import * as slips from "~/routes/admin/orders/slips-pdf";
import * as ticked from "~/routes/admin/orders/ticked";
import { ordersNumbered } from "~/sales/fulfilment/ticked/ticked.server";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { asRegisteredFirm } from "../invoices/paying";
import { boxesIn, fontsIn, textOf } from "../invoices/pdf-reader";
import { scripts } from "../invoices/scripts";
import { sold } from "./sold";

const path = "/dashboard/admin/orders";
let cookie: string;
let userId: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  userId = (await shopper()).id;
  await asRegisteredFirm();
});

const to = (name: string) => ({
  shipName: name,
  shipPhone: "+919825012345",
  shipLine: `12, ${name}`,
  shipCity: "Chennai",
  shipState: "33",
  shipPin: "600017",
});

async function pdfOf(loader: typeof labels.loader, kind: string, numbers: string[], more = "") {
  const query = numbers.map((number) => `order=${number}`).join("&");
  const answer = await loader(argsFor(`${path}/${kind}.pdf?${query}${more}`, { cookie }));
  return Buffer.from(await answer.arrayBuffer());
}

describe("labels and packing slips", () => {
  test("print every script of India without a box, also four on a sheet", async () => {
    const orders = [];
    for (const [, , words] of scripts)
      orders.push(
        await sold({ userId, ...to(words), noteForBuyer: words, lines: [{ name: words }] }),
      );
    const numbers = orders.map(({ number }) => number);
    for (const [kind, pdf] of [
      ["labels", await pdfOf(labels.loader, "labels", numbers)],
      ["sheet", await pdfOf(labels.loader, "labels", numbers, "&paper=a4")],
      ["slips", await pdfOf(slips.loader, "slips", numbers)],
    ] as const) {
      if (process.env.KEEP) writeFileSync(`${process.env.KEEP}/${kind}.pdf`, pdf);
      expect(boxesIn(pdf), kind).toBe(0);
      for (const [, font] of scripts) expect(fontsIn(pdf), kind).toContain(font);
    }
    expect(notPrinted(ordersNumbered(numbers).found)).toEqual([]);
  });

  test("keep a long name in Tamil within the label", async () => {
    const name = "கிருஷ்ணமூர்த்தி".repeat(8);
    const { number } = await sold({ userId, ...to(name) });
    const pdf = await pdfOf(labels.loader, "labels", [number]);
    if (process.env.KEEP) writeFileSync(`${process.env.KEEP}/long.pdf`, pdf);
    expect(boxesIn(pdf)).toBe(0);
    // What does not fit is cut off at the end: the phone is still there.
    expect(textOf(pdf)).toContain("Phone +91 98250 12345");
  });
});

describe("signs that no font has", () => {
  test("are left out, and named on the order, on the list and where its papers are printed", async () => {
    const order = await sold({
      userId,
      ...to("Amit 🎉 Patel"),
      buyerName: "Amit Patel",
      noteForBuyer: "Thank you 👨‍👩‍👧 \uf8ff",
    });
    const expected = [
      `Label, packing slip and invoice of ${order.number} leave out “🎉” in the name: no font has it.`,
      `Label, packing slip and invoice of ${order.number} leave out “🎉” in the address: no font has it.`,
      `The packing slip of ${order.number} leaves out “👨‍👩‍👧”, U+F8FF in the note: no font has them.`,
    ];
    const args = (address: string) =>
      argsFor(address, { cookie, params: { number: order.number } });
    expect((await page.loader(args(`${path}/${order.number}`))).notPrinted).toEqual(expected);
    const query = `${path}/ticked?order=${order.number}`;
    expect(await ticked.loader(args(query))).toMatchObject({ notPrinted: expected });
    const all = args(`${path}?tick=all`);
    for (const screen of [await htmlOf(ticked, args(query)), await htmlOf(list, all)])
      expect(screen).toContain(`of ${order.number} leave out “🎉” in the name`);
    expect((await list.loader(all)).notPrinted).toEqual(expect.arrayContaining(expected));
    // Nothing is ticked yet: nothing is looked for.
    expect((await list.loader(args(path))).notPrinted).toEqual([]);
    const pdf = await pdfOf(slips.loader, "slips", [order.number]);
    expect(boxesIn(pdf)).toBe(0);
    expect(textOf(pdf)).toContain("Patel");
  });
});

describe("the weight on a label", () => {
  test("is gross, about where a pack was not weighed", async () => {
    const weightOn = (number: string) => labelsOf(number).map(({ weight }) => weight);
    await weighing("weighed", 5100);
    await weighing("unweighed", null);
    const one = await sold({ userId, lines: [{ productId: "weighed", quantity: 2 }] });
    expect(weightOn(one.number)).toEqual(["Gross weight 10.2 kg · net weight of the goods 9.1 kg"]);
    const other = await sold({
      userId,
      lines: [{ productId: "unweighed" }, { productId: "weighed" }],
    });
    expect(weightOn(other.number)).toEqual([
      "Gross weight about 10 kg · net weight of the goods 9.1 kg",
    ]);
  });
});

/** A product of 5 litres that weighs this as it is sent. */
const weighing = (id: string, grossWeightG: number | null) =>
  write((tx) => {
    const made = { createdAt: 1, updatedAt: 1 };
    tx.insert(categories)
      .values({ id, name: id, slug: id, ...made })
      .run();
    tx.insert(products)
      .values({
        id,
        name: id,
        slug: id,
        searchText: id,
        description: "d",
        categoryId: id,
        pricePaise: 145_000,
        volumeMl: 5000,
        grossWeightG,
        ...made,
      })
      .run();
  });
