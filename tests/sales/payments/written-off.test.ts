import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { writeOffs } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { differences } from "~/office/books/differences.server";
import { duesOfUser } from "~/office/khata/dues/dues.server";
import { khataBuyer } from "~/office/khata/dues/khata-buyer.server";
import { khataList } from "~/office/khata/khata-list.server";
import { khataPage } from "~/office/khata/khata-page.server";
import { khataRows } from "~/office/khata/khata-rows.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { eraseUser } from "~/people/privacy/erase-user.server";
import * as orderPage from "~/routes/checkout/order-status";
import * as received from "~/routes/admin/orders/order-received";
import * as buyerDues from "~/routes/admin/money/buyer-dues";
import * as money from "~/routes/admin/money/money";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { recordReturn } from "~/sales/fulfilment/record-return.server";
import { receivedOf } from "~/sales/orders/money/money-received.server";
import { writtenOffIn } from "~/sales/orders/money/written-off.server";
import { orderById } from "~/sales/orders/order.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { cancelMissingTransfers } from "~/sales/payments/by-hand/missing-transfers.server";
import { takeBack } from "~/sales/payments/received/take-back.server";
import { stillToCome } from "~/sales/payments/takings/takings.server";
import { answerTo, formIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, seller, shopper } from "../../cast";
import { sold } from "../orders/sold";
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
});

const later = { paymentStatus: "pending", paymentMethod: "later", paidAt: null } as const;
/** An order that was sent and is to be paid. */
async function sent(more: object = {}) {
  const order = await sold({ ...later, userId: buyer.id, ...more });
  await moveOrder(order.id, { status: "deliverd", unpaid: "agreed" }, boss);
  return order;
}
const pay = ({ id }: { id: string }, amountPaise?: number) =>
  receiveMoney(id, { reference: null, note: "", came: "cash", amountPaise }, boss);

type Fields = Record<string, string | string[]>;
const say = (handle: string, form: Fields, as = cookie) =>
  answerTo(
    buyerDues.action,
    argsFor(`/dashboard/admin/dues/${handle}`, { form, cookie: as, params: { number: handle } }),
  );
const writeOff = (handle: string, what = [handle], reason = "Closed his shop", as = cookie) =>
  say(handle, { intent: "write-off", what, reason }, as);
const owedAgain = (handle: string, what = handle) =>
  say(handle, { intent: "owed-again", what, reason: "He is back" });
const open = (handle: string, amount: string) =>
  say(handle, {
    intent: "opening",
    idempotencyKey: newId(),
    amount,
    since: "2026-04-01",
    note: "",
  });

const khataIn = (handle: string) => khataPage(handle, 1) ?? expect.fail("No khata");
const linesOf = (handle: string) =>
  khataRows(khataBuyer(handle) ?? expect.fail("No buyer")).map(
    ({ words, debitPaise, creditPaise }) => [words, debitPaise - creditPaise],
  );
const rowsOf = (orderId: string) =>
  db
    .select()
    .from(writeOffs)
    .all()
    .filter((row) => row.orderId === orderId)
    .map(({ amountPaise }) => amountPaise);
async function books() {
  const found: string[] = [];
  for await (const line of differences()) found.push(line);
  return found.filter((line) => line.includes("written off"));
}

describe("a debt that is written off", () => {
  test("stands on the khata with its day and reason, and is due no more", async () => {
    const one = await sent();
    const before = stillToCome().find(({ method }) => method === "later")?.paise ?? 0;
    await pay(one, 45_000);
    expect(khataIn(one.number).mayBeWrittenOff).toEqual([{ what: one.number, paise: 100_000 }]);
    expect((await writeOff(one.number)).status).toBe(303);

    expect(orderById(one.id)).toMatchObject({ status: "deliverd", paymentStatus: "pending" });
    expect(linesOf(one.number)).toEqual([
      ["Order", 145_000],
      ["Received, cash", -45_000],
      ["Written off", -100_000],
    ]);
    const khata = khataIn(one.number);
    expect(khata).toMatchObject({ owedPaise: 0, balancePaise: 0, reminder: null });
    expect(khata.writtenOff).toMatchObject([
      { what: one.number, paise: 100_000, reason: "Closed his shop" },
    ]);
    expect(khata.rows[0]?.why).toBe("Closed his shop");
    expect(duesOfUser(buyer.id)).toBeNull();
    expect(stillToCome().find(({ method }) => method === "later")?.paise ?? 0).toBe(
      before - 145_000,
    );
    expect(await books()).toEqual([]);
    const html = await htmlOf(money, argsFor("/dashboard/admin/money", { cookie }));
    expect(html).toContain("of what buyers owed; the tax stays due");
  });

  test("is asked of its buyer no more, neither on the page of the order nor by a job", async () => {
    const one = await sent({ userId: null, paymentMethod: "transfer", createdAt: 1, updatedAt: 1 });
    const args = () => argsFor(`/order/${one.token}`, { params: { token: one.token } });
    expect(await htmlOf(orderPage, args())).toContain("How to pay");
    await writeOff(one.number);
    const html = await htmlOf(orderPage, args());
    expect(html).not.toContain("How to pay");
    expect(html).not.toContain("upi://");
    expect(html).not.toContain("Written off");
    await cancelMissingTransfers(Date.now() + 400 * day);
    expect(orderById(one.id)?.status).toBe("deliverd");
  });

  test("is owed again when the owner says so", async () => {
    const one = await sent();
    await writeOff(one.number);
    await owedAgain(one.number);
    expect(khataIn(one.number)).toMatchObject({ owedPaise: 145_000, writtenOff: [] });
    expect(formIn(await owedAgain(one.number)).errors.form).toContain("not written off any more");
    expect(rowsOf(one.id)).toEqual([145_000, -145_000]);
  });

  test("shrinks by what comes after all, and is gone with all of it", async () => {
    const one = await sent();
    await writeOff(one.number);
    const path = `/dashboard/admin/orders/${one.number}/received`;
    const page = await htmlOf(received, argsFor(path, { cookie, params: { number: one.number } }));
    expect(page).toContain("the rest stays written off");
    expect(page).not.toContain("Still to come");
    await pay(one, 45_000);
    expect(rowsOf(one.id)).toEqual([145_000, -45_000]);
    expect(orderById(one.id)).toMatchObject({ paymentStatus: "pending" });
    expect(khataIn(one.number)).toMatchObject({ owedPaise: 0, balancePaise: 0 });
    expect(await books()).toEqual([]);
    // Noted by mistake: as much is given up as before.
    await takeBack(one.number, receivedOf(one.id)[0]?.id ?? "", "Not his", boss);
    expect(rowsOf(one.id)).toEqual([145_000, -45_000, 45_000]);
    await pay(one);
    expect(orderById(one.id)).toMatchObject({ paymentStatus: "paid", writtenOffAt: null });
    expect(khataIn(one.number).balancePaise).toBe(0);
    expect(writtenOffIn({ from: 0, until: Date.now() + 1 })).toBeGreaterThanOrEqual(0);
    expect(await books()).toEqual([]);
  });

  test("shrinks by what is sent back, and ends with the order", async () => {
    const line = { unitPricePaise: 50_000 };
    const one = await sent({ totalPaise: 100_000, lines: [line, line] });
    await writeOff(one.number);
    await recordReturn({
      number: one.number,
      packs: [{ position: 1, quantity: 1 }],
      goods: "sound",
      why: "",
      at: Date.now(),
      actor: boss,
      id: newId(),
    });
    expect(rowsOf(one.id)).toEqual([100_000, -50_000]);
    expect(khataIn(one.number).balancePaise).toBe(0);
    expect(await books()).toEqual([]);
    await moveOrder(one.id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
    expect(orderById(one.id)).toMatchObject({ status: "cancel", writtenOffAt: null });
    expect(rowsOf(one.id)).toEqual([100_000, -50_000, -50_000]);
  });

  test("may be an opening balance, alone or with orders", async () => {
    const one = await sent();
    await open(one.number, "700");
    await writeOff(one.number, ["opening", one.number]);
    const khata = khataIn(one.number);
    expect(khata).toMatchObject({ owedPaise: 0, balancePaise: 0, openingLeftPaise: 0 });
    expect(khataList().khatas.some(({ handle }) => handle === one.number)).toBe(false);
    const [opening] = khata.openings;
    const back = { intent: "take-back", opening: opening?.id ?? "", reason: "x" };
    expect(formIn(await say(one.number, back)).errors.form).toContain("written off");
    await owedAgain(one.number, "opening");
    expect(khataIn(one.number)).toMatchObject({ openingLeftPaise: 70_000, balancePaise: 70_000 });
    await writeOff(one.number, ["opening"]);
    await eraseUser(buyer.email);
  });

  test("is only what was sent, is still owed, and was ticked, with a reason", async () => {
    const here = await sold({ ...later, userId: buyer.id });
    expect(khataIn(here.number).mayBeWrittenOff).toEqual([]);
    expect((await writeOff(here.number)).status).toBe(409);
    const one = await sent();
    expect(formIn(await writeOff(one.number, [])).errors.form).toContain("Tick");
    const unsaid = await writeOff(one.number, [one.number], "");
    expect(formIn(unsaid)).toMatchObject({ values: { what: one.number } });
    expect(formIn(unsaid).errors.reason).toBeTruthy();
    await writeOff(one.number);
    expect((await writeOff(one.number)).status).toBe(409);
    expect(rowsOf(one.id)).toEqual([145_000]);
  });

  test("is the owner's alone, with the password, and stays written down", async () => {
    const one = await sent();
    const as = (who: string) => writeOff(one.number, [one.number], "Gone", who);
    expect((await as(await cookieOf(await seller()))).status).toBe(403);
    expect((await as(await cookieOfLongAgo(boss))).status).toBe(428);
    expect(rowsOf(one.id)).toEqual([]);
    await as(cookie);
    await expect(write((tx) => tx.delete(writeOffs).run())).rejects.toThrow("not deleted");
    await expect(
      write((tx) =>
        tx
          .insert(writeOffs)
          .values({
            id: newId(),
            orderId: one.id,
            amountPaise: -145_001,
            reason: "x",
            notedBy: "x",
            createdAt: 1,
          })
          .run(),
      ),
    ).rejects.toThrow("More is taken back");
  });
});
