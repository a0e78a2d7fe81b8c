import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { courierFileRows, courierFiles, moneyReceived, orderParcels } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { differences } from "~/office/books/differences.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { receivedOf } from "~/sales/orders/money/money-received.server";
import { orderById } from "~/sales/orders/order.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { takeBackFile } from "~/office/courier-money/take-back-file.server";
import { issueInvoice } from "~/sales/invoices/issue.server";
import { namedColumns } from "~/office/courier-money/named-columns.server";
import * as importPage from "~/routes/admin/courier-money/import-courier-file";
import { admin, argsFor, cookieOf, seller } from "../../cast";
import { posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { sold } from "../../sales/orders/sold";
import { answerOf, note, onDelivery, outcomes, upload } from "./files";

let boss: Viewer;
let cookie: string;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
});

const delhivery = "Waybill Number, Order Reference ,COD Amount,Amount Payable,UTR,Settlement Date";
const isPaid = (order: { id: string }) => orderById(order.id)?.paymentStatus === "paid";
const idOf = (location: string | null) => location?.split("/").at(-1) ?? "";
const rowsOf = (id: string) =>
  db.select().from(courierFileRows).where(eq(courierFileRows.fileId, id)).all();

async function booksOf(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of differences()) if (line.includes("courier’s file")) lines.push(line);
  return lines;
}

describe("the files of couriers", () => {
  test.each([
    ["Delhivery", `\uFEFF${delhivery}\n AWB , x ,1450.0,1450.0,UTR1,2026-11-25`],
    [
      "Shiprocket",
      "CRF ID,AWB,Delivered Date,Shipped Date,Order Id,Courier,Order Value,Channel Name,Remittance Date,UTR,total_adjusted_amt,Linked CRF Ids\n77,AWB,20-11-2026,18-11-2026,x,Delhivery,1450,Custom,46351,UTR1,0,",
    ],
    [
      "Blue Dart",
      'Remittance No,UTR,Remittance Date,Waybill No,COD Amount,COD Charges,Net Amount,Total Remittance\nR1,UTR1,25-11-2026,AWB,"1,450.00",36.00,1414.00,1414.00',
    ],
    [
      "DTDC",
      "airwaybill_number,shipment_no,order_id,order_status,charged_amount,cod_amount,cod_due,transaction_type,settlement_date,utr_no,utr_date,bank_ref_number,zone\nAWB,1,x,Delivered,1450,1450,0,Remitted,25 Nov 2026,UTR1,25-11-2026,,W",
    ],
  ])("of %s are known by their headings", async (courier, text) => {
    const own = courier.replace(" ", "").toUpperCase();
    const [awb, utr] = [`T-${own}`, `HDFC${own}`];
    const order = await onDelivery(awb);
    const [head = "", line = ""] = text.split("\n");
    const whole = `${head}\n${line.replace("AWB", awb).replace("UTR1", utr)}`;
    const { location } = await note(cookie, whole);
    expect(location).toMatch(/\/money\/courier\/\w+/);
    expect(isPaid(order)).toBe(true);
    expect(receivedOf(order.id)).toMatchObject([
      { amountPaise: 145_000, way: "courier", reference: utr },
    ]);
    const [row] = rowsOf(idOf(location));
    expect(row).toMatchObject({ outcome: "whole", utr, day: "2026-11-25", notedPaise: 145_000 });
    expect(row?.chargesPaise).toBe(courier === "Blue Dart" ? 3600 : 0);
    expect(
      db
        .select()
        .from(courierFiles)
        .where(eq(courierFiles.id, idOf(location)))
        .get()?.courier,
    ).toBe(courier);
  });

  it("keep what Shiprocket took of a whole transfer, once", async () => {
    const text =
      "Date,CRF ID,COD Available,Freight Charges from COD,Early COD Charges,RTO Reversal Amount,Remittance Amount,Remittance Method,UTR,Adjusted Amount,Status,remarks\n2026-11-25,991,10000,800,100,50,9000,Prepaid,HDFC000991,50,Success,";
    const { location } = await note(cookie, text);
    expect(rowsOf(idOf(location))).toMatchObject([
      { outcome: "batch", parcel: "991", collectedPaise: 1_000_000, chargesPaise: 100_000 },
    ]);
    const { report } = await upload(cookie, `${text}\n2026-11-26,992,1,0,0,0,1,Prepaid,X12345,0,,`);
    expect(outcomes(report)).toEqual({ 2: "Noted before", 3: "Kept by the courier" });
  });

  it("are found by the order where the parcel's number is lost, and by their lost zeros", async () => {
    const rounded = await onDelivery("14000000000017");
    const zeros = await onDelivery("0077001122");
    const text = `${delhivery}\n1.4E+13,${rounded.number},1450,1450,HDFC00017,\n77001122,,1450,1450,HDFC00017,\n1.4E+13,,1450,1450,HDFC00017,`;
    const { report } = await upload(cookie, text);
    expect(outcomes(report)).toEqual({ 2: "Paid", 3: "Paid", 4: "No such parcel" });
    expect(report?.changes[0]?.words.join()).toContain("the spreadsheet rounded this number");
    await note(cookie, text);
    expect([rounded, zeros].every(isPaid)).toBe(true);
  });

  it("are refused as a whole where a line cannot be read, and as a spreadsheet", async () => {
    const order = await onDelivery("REFUSED1");
    const bad = await upload(
      cookie,
      `${delhivery}\nREFUSED1,,1450,1450,HDFC000R1,\nX2,,a lot,a lot,HDFC000R1,\nX3,,1,1,1.2E+15,`,
    );
    expect(bad.report?.problems.map(({ line }) => line)).toEqual([3, 4]);
    await answerOf(cookie, bad.report?.carried ?? {});
    expect(isPaid(order)).toBe(false);
    const sheet = await upload(cookie, new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
    expect(sheet.form?.errors.file).toContain("CSV UTF-8");
  });

  it("name each line that is no whole payment, and note the others", async () => {
    const [whole, short, over, two] = [
      await onDelivery("N1"),
      await onDelivery("N2"),
      await onDelivery("N3"),
      await onDelivery("N4", 100_000),
    ];
    await write((tx) =>
      tx
        .insert(orderParcels)
        .values({
          id: newId(),
          orderId: two.id,
          trackingNumber: "N4B",
          shippedAt: 1,
          createdAt: 1,
        })
        .run(),
    );
    const prepaid = await sold({ userId: null, trackingNumber: "N5", paymentMethod: "online" });
    await onDelivery("N6", 145_000, { status: "cancel" });
    await sold({
      userId: null,
      trackingNumber: "N9",
      paymentMethod: "online",
      paymentStatus: "review",
      paidAt: null,
    });
    const lines = [
      "N1,,1450,1450,HDFC00N,",
      "N1,,1450,1450,HDFC00N,",
      "N2,,1400,1400,HDFC00N,",
      "N3,,1500,1500,HDFC00N,",
      "N4,,600,600,HDFC00N,",
      "N4B,,400,400,HDFC00N,",
      "N5,,1450,1450,HDFC00N,",
      "N6,,1450,1450,HDFC00N,",
      "N7,,-1450,-1450,HDFC00N,",
      "N8,,0,0,HDFC00N,",
      "N9,,1450,1450,HDFC00N,",
      "N10,,1450,1450,HDFC00N,",
      "Total,,1,1,,",
    ];
    const text = [delhivery, ...lines].join("\n");
    const { report } = await upload(cookie, text);
    expect(outcomes(report)).toEqual({
      2: "Paid",
      3: "Twice in this file",
      4: "Short",
      5: "More than the order",
      6: "Short",
      7: "Second line of its order",
      8: "Paid already",
      9: "Cancelled order",
      10: "Taken back by the courier",
      11: "No amount",
      12: "Not to be paid by hand",
      13: "No such parcel",
    });
    expect(isPaid(whole)).toBe(false);
    const { location } = await note(cookie, text);
    expect([whole, over, two, short].map(isPaid)).toEqual([true, true, true, false]);
    expect(isPaid(prepaid)).toBe(true);
    expect(receivedOf(short.id)).toMatchObject([{ amountPaise: 140_000 }]);
    expect(receivedOf(over.id)).toMatchObject([{ amountPaise: 145_000 }]);
    expect(receivedOf(two.id)).toMatchObject([{ amountPaise: 100_000 }]);
    const receipts = new Set(rowsOf(idOf(location)).flatMap(({ receiptId }) => receiptId ?? []));
    expect(receipts.size).toBe(1);
    expect(await booksOf()).toEqual([]);

    const again = await upload(cookie, text);
    expect(again.report?.problems[0]?.reason).toMatch(/^It was noted on .* already\.$/);
    const other = await onDelivery("N11");
    const next = `${delhivery}\nN2,,50,50,HDFC00N,\nN11,,1450,1450,HDFC00N,`;
    expect(outcomes((await upload(cookie, next)).report)).toEqual({ 2: "Noted before", 3: "Paid" });
    await note(cookie, next);
    // Two files tell of one transfer: one receipt.
    const [money] = db
      .select()
      .from(moneyReceived)
      .where(eq(moneyReceived.orderId, other.id))
      .all();
    expect(receipts.has(money?.receiptId ?? "")).toBe(true);
  });

  it("take a reference that is typed where they name none, and not one that was noted otherwise", async () => {
    const order = await onDelivery("U1");
    const paid = await onDelivery(null);
    await receiveMoney(
      paid.id,
      { came: "bank", reference: "HDFCBANK01", note: "", amountPaise: 145_000 },
      boss,
    );
    const file = "waybill,amount payable\nU1,1450";
    expect((await upload(cookie, file)).lacks).toBe(true);
    const wrong = await note(cookie, file, { utr: "?" });
    expect(wrong.form?.errors.utr).toBeDefined();
    const used = await note(cookie, file, { utr: "HDFCBANK01" });
    expect(used.form?.errors.utr).toContain(paid.number);
    expect(isPaid(order)).toBe(false);
    const named = await upload(cookie, "waybill,amount payable,utr\nU1,1450,HDFCBANK01");
    expect(named.report?.problems).toMatchObject([{ line: 2, what: "HDFCBANK01" }]);
    await note(cookie, file, { utr: "HDFCU00001" });
    expect(receivedOf(order.id)).toMatchObject([{ reference: "HDFCU00001" }]);
  });

  it("of another courier are mapped once", async () => {
    const [one, two] = [await onDelivery("M1"), await onDelivery("M2")];
    const head = "Courier report of November\n\nConsignment,Ihre Ref,Paid out,Bank no";
    const asked = await upload(cookie, `${head}\nM1,,1450,HDFCM0001`);
    expect(asked.report?.problems[0]?.reason).toContain("Consignment, Ihre Ref, Paid out, Bank no");
    expect(asked.toMap?.headings.map(({ plain }) => plain)).toEqual([
      "consignment",
      "ihreref",
      "paidout",
      "bankno",
    ]);
    const { text = "", fileName = "" } = asked.toMap ?? {};
    const columns = { intent: "columns", text, fileName, courier: "Trackon" };
    const wrong = await answerOf(cookie, { ...columns, parcel: "", amount: "paidout" });
    expect(wrong.form?.errors.parcel).toBeDefined();
    expect(wrong.toMap?.headings).toHaveLength(4);
    const twice = await answerOf(cookie, { ...columns, parcel: "paidout", amount: "paidout" });
    expect(twice.form?.errors.form).toBeDefined();
    const checked = await answerOf(cookie, {
      ...columns,
      parcel: "consignment",
      amount: "paidout",
      utr: "bankno",
    });
    expect(outcomes(checked.report)).toEqual({ 4: "Paid" });
    await answerOf(cookie, checked.report?.carried ?? {});
    expect(isPaid(one)).toBe(true);
    await note(cookie, `${head}\nM2,,1450,HDFCM0002`);
    expect(isPaid(two)).toBe(true);

    // Named wrongly: forgotten, and asked again.
    const path = "/dashboard/admin/money/courier/import";
    const page = await htmlOf(importPage, argsFor(path, { cookie }));
    expect(page).toContain("Trackon, named on");
    const [known] = namedColumns().filter(({ courier }) => courier === "Trackon");
    const forget = { intent: "forget-columns", headings: known?.headings ?? "" };
    expect((await posted(importPage.action, path, forget, { cookie })).status).toBe(303);
    expect((await upload(cookie, `${head}\nM2,,1450,HDFCM0003`)).toMap?.headings).toHaveLength(4);
    expect(isPaid(one)).toBe(true);
  });

  it("are the owner's alone", async () => {
    const other = await cookieOf(await seller());
    await expect(upload(other, delhivery)).rejects.toMatchObject({ status: 403 });
  });
});

describe("a file that is taken back", () => {
  it("leaves its orders to be paid again, and can be noted anew", async () => {
    const [one, two] = [await onDelivery("B1"), await onDelivery("B2")];
    const text = `${delhivery}\nB1,,1450,1450,HDFCB00001,\nB2,,1400,1400,HDFCB00001,`;
    // Sent with their invoices, as orders on delivery are.
    await write((tx) => {
      for (const each of [one, two]) issueInvoice(tx, orderById(each.id, tx)!, Date.now() - 1000);
    });
    const id = idOf((await note(cookie, text)).location);
    expect(isPaid(one)).toBe(true);
    expect(await takeBackFile(id, "wrong file", boss)).toEqual({ paise: 285_000 });
    expect([one, two].map(isPaid)).toEqual([false, false]);
    expect(receivedOf(one.id)).toEqual([]);
    expect(await booksOf()).toEqual([]);
    expect(await takeBackFile(id, "again", boss)).toHaveProperty("problem");
    const again = await note(cookie, text);
    expect(again.location).not.toBeNull();
    expect(isPaid(one)).toBe(true);
    expect(await booksOf()).toEqual([]);
  });

  it("stays as a whole where a later paper rests on one of its orders", async () => {
    const [one, two] = [await onDelivery("C1"), await onDelivery("C2")];
    await write((tx) => issueInvoice(tx, orderById(one.id, tx)!, Date.now() - 1000));
    const text = `${delhivery}\nC1,,1450,1450,HDFCC00001,\nC2,,1450,1450,HDFCC00001,`;
    const id = idOf((await note(cookie, text)).location);
    const { problem } = (await takeBackFile(id, "wrong", boss)) as { problem: string };
    expect(problem).toContain("Nothing was taken back.");
    expect(problem).toContain(two.number);
    expect([one, two].map(isPaid)).toEqual([true, true]);
  });
});

test("a file of 2,000 lines with faults is noted whole", async () => {
  const lines: string[] = [];
  for (let at = 0; at < 2000; at += 1) {
    const awb = `BIG${String(at).padStart(6, "0")}`;
    if (at % 20 !== 0) await onDelivery(awb);
    lines.push(`${awb},,1450,1450,HDFCBIG001,25-11-2026`);
  }
  const text = [delhivery, ...lines].join("\n");
  const { location } = await note(cookie, text);
  const rows = rowsOf(idOf(location));
  expect(rows.filter(({ outcome }) => outcome === "whole")).toHaveLength(1900);
  expect(rows.filter(({ outcome }) => outcome === "unknown")).toHaveLength(100);
  expect(await booksOf()).toEqual([]);
}, 120_000);
