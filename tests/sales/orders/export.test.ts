import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { loader } from "~/routes/admin/orders/orders-export";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { paymentFor, sold } from "./sold";

let cookie: string;
let userId: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  userId = (await shopper()).id;
});

async function exported(query = ""): Promise<{ text: string; rows: Record<string, string>[] }> {
  const answer = await loader(argsFor(`/dashboard/admin/orders/export.csv${query}`, { cookie }));
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
  return { text, rows: parse(text, { bom: true, columns: true }) };
}

test("an export has one row per product of an order, in Surat's time and in rupees", async () => {
  const order = await sold({
    userId,
    buyerName: "ગીતા",
    buyerAddress: 'Flat 2, "Shanti"\nSurat',
    createdAt: Date.UTC(2024, 0, 12, 9, 35),
    totalPaise: 304_050,
    lines: [{ quantity: 2 }, { name: "Pouch", volumeMl: 500, unitPricePaise: 14_050 }],
  });
  await paymentFor(order, "pay_Exported");
  const { text, rows } = await exported("?q=ગીતા");
  expect(text.startsWith("\ufeffOrder,Date (IST)")).toBe(true);
  const ofOrder = {
    Order: order.number,
    "Date (IST)": "2024-01-12 15:05",
    Status: "Not Process",
    Buyer: "ગીતા",
    Address: 'Flat 2, "Shanti"\nSurat',
    "Payment id": "pay_Exported",
    "Order amount (INR)": "3040.50",
    Payment: "Success",
    "Refunded (INR)": "0.00",
  };
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    ...ofOrder,
    Line: "1",
    Quantity: "2",
    "Line total (INR)": "2900.00",
  });
  expect(rows[1]).toMatchObject({
    ...ofOrder,
    Line: "2",
    "Size (Ltr)": "0.5",
    "Line total (INR)": "140.50",
  });
});

test("no text in it is computed by a spreadsheet", async () => {
  await sold({
    userId,
    buyerName: '=HYPERLINK("http://evil.example";"Formula")',
    buyerPhone: "+91 98250 12345",
    buyerAddress: "@SUM(1)",
    lines: [{ name: "-2+3" }],
  });
  const { rows } = await exported("?q=HYPERLINK");
  expect(rows[0]).toMatchObject({
    Buyer: `'=HYPERLINK("http://evil.example";"Formula")`,
    Phone: "98250 12345",
    Address: "'@SUM(1)",
    Product: "'-2+3",
  });
});

test("it holds every order of the list once, newest first, over many batches", async () => {
  const many = 1203;
  const at = Date.UTC(2020, 0, 1);
  for (let index = 0; index < many; index += 1) {
    // Several orders in the same ms: the batches must not lose or repeat any.
    await sold({ userId, buyerName: "Bulk Buyer", createdAt: at + Math.floor(index / 7) });
  }
  for (const query of ["?q=bulk+buyer", "?to=2020-01-02", "?q=bu"]) {
    const numbers = (await exported(query)).rows.map((row) => row.Order ?? "");
    expect(numbers, query).toHaveLength(many);
    expect(numbers, query).toEqual([...new Set(numbers)].toSorted().toReversed());
  }
});

test("filters leave out what the list leaves out", async () => {
  await sold({ userId, buyerName: "Filter Me", status: "cancel" });
  expect((await exported("?q=filter+me&status=cancel")).rows).toHaveLength(1);
  expect((await exported("?q=filter+me&status=Shipped")).rows).toHaveLength(0);
});
