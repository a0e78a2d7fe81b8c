import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { mails, tradeAccounts } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as buyerDues from "~/routes/admin/money/buyer-dues";
import * as duesPage from "~/routes/admin/money/dues";
import * as newKhata from "~/routes/admin/money/new-khata";
import * as statementPdf from "~/routes/admin/money/statement-pdf";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { recordReturn } from "~/sales/fulfilment/record-return.server";
import { creditOf } from "~/sales/orders/money/khata.server";
import { orderById } from "~/sales/orders/order.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { khataBuyer } from "~/office/khata/dues/khata-buyer.server";
import { khataList } from "~/office/khata/khata-list.server";
import { khataPage } from "~/office/khata/khata-page.server";
import { khataRows } from "~/office/khata/khata-rows.server";
import { type HowItCame, receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { eraseUser } from "~/people/privacy/erase-user.server";
import { erasableOf, mayErase } from "~/people/privacy/my-data/erasable.server";
import { personBy } from "~/people/privacy/person.server";
import { receivedOf } from "~/sales/orders/money/money-received.server";
import { takeBack } from "~/sales/payments/received/take-back.server";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, seller, shopper } from "../../cast";
import { textOf } from "../invoices/pdf-reader";
import { paymentFor, sold } from "../orders/sold";
import { cookieOfLongAgo } from "./changing";

let boss: Viewer;
let cookie: string;
let buyer: Viewer;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
  const onDelivery = { isOn: false, mostPaise: null, feePaise: 0, asksToConfirm: false };
  const upi = { vpa: "prayosha@okbank", payee: null };
  await changeOtherPayments({ onDelivery, transfer: { isOn: true, details: null, upi } }, boss);
});
beforeEach(async () => {
  buyer = await shopper({ name: "Mehul Shah" });
  await write((tx) =>
    tx
      .insert(tradeAccounts)
      .values({
        userId: buyer.id,
        firm: "Shah Traders",
        mayPayLater: true,
        approvedBy: boss.id,
        approvedAt: 1,
        createdAt: 1,
        updatedAt: 1,
      })
      .run(),
  );
});

const later = { paymentStatus: "pending", paymentMethod: "later", paidAt: null } as const;
const order = (more: object = {}) => sold({ ...later, userId: buyer.id, ...more });
const pay = ({ id }: { id: string }, amountPaise?: number, how: Partial<HowItCame> = {}) =>
  receiveMoney(id, { reference: null, note: "", amountPaise, ...how }, boss);

const khataIn = (handle: string) => khataPage(handle, 1) ?? expect.fail("No khata");
const say = (handle: string, form: Record<string, string>, as = cookie) =>
  posted(
    buyerDues.action,
    `/dashboard/admin/dues/${handle}`,
    { idempotencyKey: newId(), came: "", reference: "", note: "", ...form },
    { cookie: as, params: { number: handle } },
  );

async function receive(handle: string, form: Record<string, string>) {
  const said = await say(handle, form);
  const { preview } = said.data as { preview: { version: string } };
  return say(handle, { ...form, intent: "record", version: preview.version });
}

const linesOf = (handle: string) => {
  const found = khataBuyer(handle) ?? expect.fail("No buyer");
  return khataRows(found).map(({ words, debitPaise, creditPaise }) => [
    words,
    debitPaise - creditPaise,
  ]);
};

describe("a khata", () => {
  test("holds orders, payments, returns and the opening balance, and ends with what is owed", async () => {
    const start = Date.now() - 90 * day;
    const line = { unitPricePaise: 50_000 };
    const one = await order({ createdAt: start, totalPaise: 100_000, lines: [line, line] });
    await moveOrder(one.id, { status: "deliverd" }, boss);
    await say(one.number, {
      intent: "opening",
      amount: "700",
      since: "2026-04-01",
      note: "Old book",
    });
    await recordReturn({
      number: one.number,
      packs: [{ position: 1, quantity: 1 }],
      goods: "sound",
      why: "",
      at: Date.now(),
      actor: boss,
      id: newId(),
    });
    await pay(one, 20_000, { came: "cash" });
    await order({ createdAt: start + day });

    expect(linesOf(one.number)).toEqual(
      expect.arrayContaining([
        ["Opening balance: Old book", 70_000],
        ["Order", 100_000],
        ["Order", 145_000],
        ["Sent back", -50_000],
        ["Received, cash", -20_000],
      ]),
    );
    const khata = khataIn(one.number);
    // 500 of the goods are back, 200 of the rest came.
    expect(khata).toMatchObject({
      owedPaise: 245_000,
      balancePaise: 245_000,
      openingLeftPaise: 70_000,
    });
    expect(khata.ages[3]).toBe(245_000);
  });

  test("of what was paid online ends with nothing", async () => {
    const paid = await sold({ userId: buyer.id });
    await paymentFor(paid, `pay_${paid.id}`);
    expect(linesOf(paid.number)).toEqual([
      ["Order", 145_000],
      [expect.stringMatching(/^Received, online, pay_/), -145_000],
    ]);
    expect(khataIn(paid.number).balancePaise).toBe(0);
  });

  test("is paid from the opening balance on, and what is more is credit, which goes back", async () => {
    const one = await order();
    await say(one.number, { intent: "opening", amount: "300" });
    await receive(one.number, { amount: "500", came: "upi" });
    expect(khataIn(one.number)).toMatchObject({
      openingLeftPaise: 0,
      owedPaise: 125_000,
      balancePaise: 125_000,
    });
    await receive(one.number, { amount: "1300", came: "cash" });
    expect(orderById(one.id)?.paymentStatus).toBe("paid");
    expect(khataIn(one.number)).toMatchObject({ creditPaise: 5_000, balancePaise: -5_000 });

    const tooMuch = { intent: "back", amount: "51", went: "cash", reason: "Asked for it" };
    expect(formIn(await say(one.number, tooMuch)).errors.form).toContain("The credit is ₹50");
    const back = { ...tooMuch, amount: "50", idempotencyKey: newId() };
    await say(one.number, back);
    await say(one.number, back);
    expect(khataIn(one.number)).toMatchObject({ creditPaise: 0, balancePaise: 0 });
  });

  test("takes an advance, which pays a later order as credit", async () => {
    const one = await order();
    await pay(one);
    await receive(one.number, { amount: "1000", came: "bank", reference: "SBIN00001234" });
    const two = await order();
    expect(creditOf({ userId: buyer.id, buyerPhone: "" }, db)).toBe(100_000);
    await pay(two, 100_000, { came: "credit" });
    expect(khataIn(one.number)).toMatchObject({
      owedPaise: 45_000,
      balancePaise: 45_000,
      creditPaise: 0,
    });
    // The same reference is noted once.
    const again = await receive(one.number, { amount: "1", reference: "SBIN00001234" });
    expect(formIn(again).errors.reference).toContain("already");
  });

  test("loses an opening balance that was noted by mistake, with a reason", async () => {
    const one = await order();
    await say(one.number, { intent: "opening", amount: "300" });
    const [opening] = khataIn(one.number).openings;
    const form = { intent: "take-back", opening: opening?.id ?? "" };
    expect((await say(one.number, { ...form, reason: "" })).status).toBe(400);
    await say(one.number, { ...form, reason: "Another Shah" });
    expect(khataIn(one.number)).toMatchObject({
      openings: [],
      owedPaise: 145_000,
      balancePaise: 145_000,
    });
  });

  test("takes back money that was noted by mistake, unless it was used", async () => {
    const one = await order();
    await receive(one.number, { amount: "2000", came: "cash" });
    const [row] = khataIn(one.number).money;
    expect(row).toMatchObject({ amountPaise: 55_000, way: "cash" });
    const two = await order();
    await pay(two, 10_000, { came: "credit" });
    const form = { intent: "take-money", row: row?.id ?? "", reason: "Typed twice" };
    const used = await say(one.number, form);
    expect(formIn(used).errors.form).toContain("It paid an order");
    await takeBack(two.number, receivedOf(two.id)[0]?.id ?? "", "Not his", boss);
    expect((await say(one.number, form)).status).toBe(303);
    expect(khataIn(one.number)).toMatchObject({ creditPaise: 0, money: [], balancePaise: 145_000 });
  });

  test("takes no credit for money that comes", async () => {
    const one = await order();
    await receive(one.number, { amount: "5000", came: "credit" });
    // Not a way that this form knows: nobody said how it came.
    expect(receivedOf(one.id)).toMatchObject([{ way: null }]);
    const tx = receiveMoney(one.id, { came: "credit", reference: null, note: "" }, boss);
    expect(await tx).toMatchObject({ problem: "already" });
  });

  test("tells the buyer of money that became credit, and of credit that pays, in their language", async () => {
    const one = await order({ language: "gu" });
    await receive(one.number, { amount: "2000" });
    const told = (kind: string) =>
      db
        .select()
        .from(mails)
        .all()
        .filter((mail) => mail.kind === kind && mail.recipient === buyer.email);
    expect(told("khata-credit").map(({ subject }) => subject)).toEqual([
      "₹550 stays with us for you",
    ]);
    const two = await order({ language: "gu", buyerEmail: buyer.email });
    await pay(two, 20_000, { came: "credit" });
    const [used] = told("order-credit-used");
    expect(used?.subject).toContain(two.number);
    expect(used?.subject).toContain("જમા ₹200");
    expect(used?.text).toContain("₹350");
    expect(told("order-part-paid").filter(({ orderId }) => orderId === two.id)).toEqual([]);
    await receiveMoney(
      two.id,
      { came: "upi", reference: null, note: "", amountPaise: 130_000, keepsMore: true },
      boss,
    );
    expect(told("order-credit-kept").map(({ subject }) => subject)).toEqual([
      "તમારા ₹50 અમારી પાસે જમા છે",
    ]);
    const said = new Set(told("order-credit-used").flatMap(({ orderId }) => orderId ?? []));
    expect([...said]).toEqual([two.id]);
  });

  test("names an order that credit pays in part", async () => {
    const one = await order();
    await receive(one.number, { amount: "2450" });
    const two = await order({ paymentMethod: "transfer" });
    await pay(two, 30_000, { came: "credit" });
    expect(khataIn(one.number)).toMatchObject({
      owedPaise: 115_000,
      creditPaise: 70_000,
      balancePaise: 45_000,
    });
  });

  test("keeps its buyer from being erased while something stands on it", async () => {
    const one = await order();
    await pay(one);
    await moveOrder(one.id, { status: "deliverd" }, boss);
    await say(one.number, { intent: "opening", amount: "500" });
    await expect(eraseUser(buyer.email)).rejects.toThrow("khata");
    const person = personBy(db, buyer.email);
    expect(mayErase(erasableOf(db, person))).toBe(false);
  });

  test("is opened for somebody who has not ordered, once for a mobile number", async () => {
    const open = (phone: string) =>
      posted(
        newKhata.action,
        "/dashboard/admin/dues/new",
        { name: "Old Dealer", phone },
        { cookie },
      );
    expect(formIn(await open("123")).errors.phone).toContain("no Indian mobile number");
    const opened = await open("98250 77777");
    const handle = opened.location?.split("/").at(-1) ?? "";
    expect((await open("+91 98250 77777")).location).toBe(opened.location);
    await say(handle, { intent: "opening", amount: "5000", since: "2026-04-01" });
    expect(khataIn(handle)).toMatchObject({ name: "Old Dealer", owedPaise: 500_000 });
    expect(khataList().khatas).toContainEqual(
      expect.objectContaining({ handle, name: "Old Dealer", owedPaise: 500_000 }),
    );
    const html = await htmlOf(duesPage, argsFor("/dashboard/admin/dues", { cookie }));
    expect(html).toContain("Old Dealer");
    expect(html).toContain("over 60 days");
  });

  test("is sent as a text with the UPI address, and as a PDF", async () => {
    const one = await order();
    const { reminder } = khataIn(one.number);
    const words = reminder?.texts?.map((text) => text.words).join("\n") ?? "";
    expect(words).toContain("₹1,450 is still to pay");
    expect(words).toContain("upi://pay?pa=prayosha@okbank");
    expect(words).toContain("am=1450.00");
    expect(words).toContain(one.number);
    const file = await statementPdf.loader(
      argsFor(`/dashboard/admin/dues/${one.number}/statement.pdf`, {
        cookie,
        params: { number: one.number },
      }),
    );
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
    const text = textOf(Buffer.from(await file.arrayBuffer()));
    expect(text).toContain("UPI: prayosha@okbank");
    // Beside the code, which carries the link.
    expect(text).toContain("Scan to pay");
    expect(text).not.toContain("upi://");
  });

  test("is the owner's alone, who says the password again for balances", async () => {
    const one = await order();
    const form = { intent: "opening", amount: "300" };
    expect((await say(one.number, form, await cookieOf(await seller()))).status).toBe(403);
    expect((await say(one.number, form, await cookieOfLongAgo(boss))).status).toBe(428);
    expect(khataIn(one.number).openings).toEqual([]);
  });
});
