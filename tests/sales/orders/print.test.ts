import { beforeAll, describe, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { orderParcels } from "~/base/db/schema";
import { code128, drawBars } from "~/sales/fulfilment/print/code128.server";
import { labelsOf } from "~/sales/fulfilment/print/labels.server";
import { newId } from "~/base/lib/ids.server";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import * as invoices from "~/routes/admin/orders/invoices-pdf";
import * as labels from "~/routes/admin/orders/labels-pdf";
import * as slips from "~/routes/admin/orders/slips-pdf";
import * as slipPage from "~/routes/admin/orders/order-slip";
import * as ticked from "~/routes/admin/orders/ticked";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { asRegisteredFirm, invoiceIn, pay, placed } from "../invoices/paying";
import { piecesOf, textOf } from "../invoices/pdf-reader";
import { barCodesIn, read128 } from "./code128-reader";
import { sold } from "./sold";

const path = "/dashboard/admin/orders";
const to = {
  shipName: "ધર્મેન્દ્ર पटेल",
  shipPhone: "+919825012345",
  shipLine: "૧૨, રીંગ રોડ",
  shipCity: "Surat",
  shipState: "24",
  shipPin: "395002",
};
const onDelivery = {
  paymentMethod: "on-delivery",
  paymentStatus: "pending",
  paidAt: null,
  totalPaise: 402_000,
} as const;

let cookie: string;
let userId: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  userId = (await shopper()).id;
  await asRegisteredFirm();
  await setCompanyFacts({ phone: "0261 2471234" });
});

type Loader = (args: ReturnType<typeof argsFor>) => Promise<Response>;

/** The answer of a print address for these orders. */
const printed = (loader: Loader, name: string, orders: { number: string }[], more = "") =>
  loader(
    argsFor(
      `${path}/${name}.pdf?${orders.map(({ number }) => `order=${number}`).join("&")}${more}`,
      {
        cookie,
      },
    ),
  );

const pdfIn = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const pagesIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length;

describe("packing slips as one PDF", () => {
  test("stand in the order of the list, each with its own pages, and say what the page says", async () => {
    const first = await sold({
      userId,
      ...to,
      noteForBuyer: "Thank you!",
      lines: [{ name: "Tin", quantity: 2 }],
    });
    const second = await sold({ userId, ...onDelivery, sendWith: first.id });
    const answer = await printed(slips.loader, "slips", [second, first]);
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(answer.headers.get("Content-Disposition")).toMatch(/"slips-\d{4}-\d\d-\d\d\.pdf"/);
    const pdf = await pdfIn(answer);
    expect(pagesIn(pdf)).toBe(2);
    const text = textOf(pdf);
    expect(text.indexOf(second.number)).toBeLessThan(text.indexOf("Thank you!"));
    for (const words of [
      `Packing slip ${first.number}`,
      `${first.number} · page 1 of 1`,
      `${second.number} · page 1 of 1`,
      "Collect ",
      "4,020",
      `Send together with ${first.number}`,
      `Send together with ${second.number}`,
      "Tin",
      "10 L (9.1 kg of oil)",
      "2 units",
      "98250 12345",
      "Udhna, Surat 394210",
    ])
      expect(text).toContain(words);
    // A paid parcel may be a gift.
    expect(text).not.toContain("1,450");
  });

  test("warn of a transfer that has not arrived, and of a cancelled order", async () => {
    const awaited = await sold({ userId, ...onDelivery, paymentMethod: "transfer" });
    const cancelled = await sold({ userId, status: "cancel" });
    const [first, second] = await Promise.all(
      [awaited, cancelled].map(async (order) =>
        textOf(await pdfIn(await printed(slips.loader, "slips", [order]))),
      ),
    );
    expect(first).toContain("Not paid yet");
    expect(`${first}${second}`).not.toContain("Collect");
    expect(second).toContain("Cancelled: do not send it");
    expect(slipOf(awaited.number)?.money).toBe("Not paid yet");
  });
});

describe("labels", () => {
  test("say what a courier needs to know, without e-mail or prices, with PIN and number as bar codes", async () => {
    const order = await sold({
      userId,
      ...to,
      ...onDelivery,
      courier: "India Post",
      trackingNumber: "EA473124829IN",
    });
    const pdf = await pdfIn(await printed(labels.loader, "labels", [order]));
    expect(pdf.toString("latin1")).toContain("/MediaBox [0 0 288 432]");
    const text = textOf(pdf);
    for (const words of [
      "Collect ",
      "4,020",
      "395002",
      "Phone +91 98250 12345",
      "India Post",
      "EA473124829IN",
      order.number,
      "Gross weight about 4.9 kg · net weight of the goods 4.55 kg",
      "Groundnut oil 5 L × 1",
      "Phone 0261 2471234",
      "FSSAI 10700000000000",
    ])
      expect(text).toContain(words);
    for (const letters of ["ધ", "पटेल", "રોડ"]) expect(text).toContain(letters);
    expect(text).not.toContain("\ufffd");
    expect(text).not.toMatch(/example\.com|1,450/);
    expect(barCodesIn(pdf)).toEqual(["395002", "EA473124829IN"]);
  });

  test("of a paid order say PREPAID; each box has one, and only the first has the money", async () => {
    const paid = await sold({ userId, ...to });
    expect(labelsOf(paid.number).map(({ money }) => money)).toEqual(["PREPAID"]);
    expect(
      labelsOf((await sold({ userId, ...onDelivery, paymentMethod: "later" })).number),
    ).toMatchObject([{ money: "NOTHING TO COLLECT" }]);
    const two = await sold({
      userId,
      ...to,
      ...onDelivery,
      courier: "DTDC",
      trackingNumber: "D1111111",
    });
    await write(
      (tx) =>
        void tx
          .insert(orderParcels)
          .values({
            id: newId(),
            orderId: two.id,
            courier: "DTDC",
            trackingNumber: "D2222222",
            shippedAt: 1,
            createdAt: 1,
          })
          .run(),
    );
    const pdf = await pdfIn(await printed(labels.loader, "labels", [two]));
    expect(pagesIn(pdf)).toBe(2);
    expect(barCodesIn(pdf)).toEqual(["395002", "D1111111", "395002", "D2222222"]);
    const text = textOf(pdf);
    expect(text).toContain("Box 1 of 2");
    expect(text).toContain("Box 2 of 2");
    expect(text.match(/Collect/g)).toHaveLength(1);
    expect(text).toContain("Money: see box 1");
  });

  test("go on A4 by four, from the first free cell", async () => {
    const orders = [
      await sold({ userId, ...to }),
      await sold({ userId, ...to }),
      await sold({ userId, ...to }),
    ];
    const from = async (first: string) =>
      pagesIn(
        await pdfIn(await printed(labels.loader, "labels", orders, `&paper=a4&first=${first}`)),
      );
    expect(await from("1")).toBe(1);
    expect(await from("2")).toBe(1);
    expect(await from("3")).toBe(2);
    expect(await from("nonsense")).toBe(1);
  });

  test("have a PIN where only one line of address is known, and say so where there is none", async () => {
    const old = await sold({ userId });
    expect(labelsOf(old.number)).toMatchObject([{ pin: "395002" }]);
    const none = await sold({ userId, buyerAddress: "Somewhere in Surat" });
    const pdf = await pdfIn(await printed(labels.loader, "labels", [none]));
    expect(textOf(pdf)).toContain("No PIN");
    expect(barCodesIn(pdf)).toEqual([]);
  });

  test("and slip of what is collected say by whom, and name no place, PIN or courier", async () => {
    const collected = await sold({ userId, ...onDelivery, deliveryWay: "collect" });
    const label = await pdfIn(await printed(labels.loader, "labels", [collected]));
    const slip = await pdfIn(await printed(slips.loader, "slips", [collected]));
    const args = { cookie, params: { number: collected.number } };
    const page = await htmlOf(slipPage, argsFor(`${path}/${collected.number}/slip`, args));
    for (const text of [textOf(label), textOf(slip), page]) {
      expect(text).toContain("To be collected");
      expect(text).toContain("Collected by");
      expect(text).toContain("Asha Patel");
      expect(text).toContain("98250 12345");
      expect(text).not.toMatch(/Deliver to|No PIN|PIN\b|Courier|undelivered|12 Ring Road/);
    }
    expect(textOf(label)).toContain("4,020");
    expect(barCodesIn(label)).toEqual([]);
  });

  test("name the shop's van instead of a courier, unless it was given one", async () => {
    const van = await sold({ userId, ...to, deliveryWay: "van" });
    const text = textOf(await pdfIn(await printed(labels.loader, "labels", [van])));
    expect(text).toContain("Our van");
    expect(text).not.toContain("Courier:");
    const given = await sold({ userId, ...to, deliveryWay: "van", courier: "DTDC" });
    const other = textOf(await pdfIn(await printed(labels.loader, "labels", [given])));
    expect(other).toContain("DTDC");
    expect(other).not.toContain("Our van");
  });

  test("bear names that are far too long or strange", async () => {
    const order = await sold({
      userId,
      ...to,
      shipName: "x".repeat(300),
      shipLine: `${"શ".repeat(200)} 漢字 (\\) Tj`,
    });
    const pdf = await pdfIn(await printed(labels.loader, "labels", [order]));
    expect(pagesIn(pdf)).toBe(1);
    expect(piecesOf(pdf).join("")).toContain("395002");
  });
});

describe("the bars of a code", () => {
  test.each(["395002", "D1234567", "EA473124829IN", "A-1", "12345", "ABCDEFGHIJKLMNOPQRSTUVWXY"])(
    "of %s read as they were written, and stay within their width",
    async (text) => {
      const bars = (await code128())(text);
      expect(read128(bars)).toBe(text);
      const drawn: [number, number][] = [];
      const document = {
        rect: (x: number, _y: number, width: number) => drawn.push([x, x + width]),
        fill: () => document,
      };
      drawBars(document as never, bars, { x: 12, y: 0, width: 264, height: 30 });
      const [left] = drawn[0] ?? [0];
      const right = drawn.at(-1)?.[1] ?? 999;
      expect(right).toBeLessThanOrEqual(276);
      // Ten white modules on the left; the bars are whole dots of a label printer.
      const dots = ((drawn.at(-1)?.[1] ?? 0) - (drawn.at(-1)?.[0] ?? 0)) / (72 / 203) / 2;
      expect(Math.abs(dots - Math.round(dots))).toBeLessThan(0.01);
      expect(left - 12).toBeCloseTo((dots * 10 * 72) / 203, 3);
    },
  );
});

describe("invoices as one PDF", () => {
  test("are the orders' own papers, and an order without one is named on the page", async () => {
    const [one, two] = [await placed({ userId }), await placed({ userId })];
    for (const order of [one, two]) await pay(order);
    const pdf = await pdfIn(await printed(invoices.loader, "invoices", [two, one]));
    const text = textOf(pdf);
    const [first, second] = [invoiceIn(two).number, invoiceIn(one).number];
    expect(text).toContain(`${first} · page 1 of 1`);
    expect(text).toContain(`${second} · page 1 of 1`);
    expect(text.indexOf(first)).toBeLessThan(text.indexOf(second));

    const without = await sold({ userId, ...onDelivery });
    const answer = await printed(invoices.loader, "invoices", [one, without]);
    expect(answer.status).toBe(302);
    const where = answer.headers.get("Location") ?? "";
    const html = await htmlOf(ticked, argsFor(where, { cookie }));
    expect(html).toContain("No invoice yet");
    expect(html).toContain(without.number);
    expect(html).toContain("Invoices of 1 order");
  });
});

describe("what cannot be printed whole", () => {
  test("is not printed in part: the page names what is missing, or too much", async () => {
    const order = await sold({ userId });
    for (const loader of [slips.loader, labels.loader, invoices.loader]) {
      expect((await printed(loader, "any", [order, { number: "PR-999999" }])).status).toBe(302);
      expect((await printed(loader, "any", [])).status).toBe(302);
    }
    const many = Array.from({ length: 101 }, (_, index) => ({
      number: `PR-8${String(index).padStart(5, "0")}`,
    }));
    const answer = await printed(slips.loader, "slips", [order, ...many]);
    const html = await htmlOf(ticked, argsFor(answer.headers.get("Location") ?? "", { cookie }));
    expect(html).toContain("You ticked 102 orders. At most 100 can be taken at once");
    expect(html).toContain("PR-800000");
  });

  test("a hundred slips leave others their turn", async () => {
    const orders = [];
    for (let made = 0; made < 100; made += 1)
      orders.push(await sold({ userId, ...to, ...onDelivery }));
    const started = performance.now();
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    last = performance.now();
    const pdf = await pdfIn(await printed(slips.loader, "slips", orders));
    clearInterval(watch);
    expect(pagesIn(pdf)).toBe(100);
    // However busy the machine is: nobody waits for more than a part of it.
    expect(longest).toBeLessThan((performance.now() - started) / 3);
  }, 60_000);
});
