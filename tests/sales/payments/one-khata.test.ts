import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { khatas, tradeAccounts } from "~/base/db/schema";
import { shownPhone } from "~/base/lib/india/phone";
import { newId } from "~/base/lib/ids.server";
import { differences } from "~/office/books/differences.server";
import { allDues, duesOfUser } from "~/office/khata/dues/dues.server";
import { khataList } from "~/office/khata/khata-list.server";
import { khataPage } from "~/office/khata/khata-page.server";
import { overLimit, setLimit } from "~/office/khata/limit/limit.server";
import type { Same } from "~/office/khata/join/join.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { eraseUser } from "~/people/privacy/erase-user.server";
import * as ownOrders from "~/routes/account/orders";
import * as orderPage from "~/routes/checkout/order-status";
import * as buyerDues from "~/routes/admin/money/buyer-dues";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { creditOf } from "~/sales/orders/money/khata.server";
import { receivedOf } from "~/sales/orders/money/money-received.server";
import { orderById } from "~/sales/orders/order.server";
import { cashProblem } from "~/sales/payments/by-hand/cash-limit.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { takeBack } from "~/sales/payments/received/take-back.server";
import { answerTo, formIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, seller, shopper } from "../../cast";
import { sold } from "../orders/sold";
import { cookieOfLongAgo } from "./changing";

let boss: Viewer;
let cookie: string;
let buyer: Viewer;
let mobile: string;
let people = 0;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
});
beforeEach(async () => {
  people += 1;
  mobile = `+9198765${String(people).padStart(5, "0")}`;
  buyer = await shopper({ name: "Mehul Shah" });
  const trade = { firm: "Shah Traders", mayPayLater: true, approvedBy: boss.id, approvedAt: 1 };
  await write((tx) =>
    tx
      .insert(tradeAccounts)
      .values({ ...trade, userId: buyer.id, createdAt: 1, updatedAt: 1 })
      .run(),
  );
});

const later = { paymentStatus: "pending", paymentMethod: "later", paidAt: null } as const;
const ofAccount = (more: object = {}) =>
  sold({ ...later, userId: buyer.id, buyerPhone: "", ...more });
const ofMobile = (more: object = {}) =>
  sold({ ...later, userId: null, buyerPhone: mobile, buyerName: "Mehul of the shop", ...more });

const say = (handle: string, form: Record<string, string>, as = cookie) =>
  answerTo(
    buyerDues.action,
    argsFor(`/dashboard/admin/dues/${handle}`, {
      form: { idempotencyKey: newId(), came: "", reference: "", note: "", ...form },
      cookie: as,
      params: { number: handle },
    }),
  );
async function receive(handle: string, form: Record<string, string>) {
  const { data } = await say(handle, form);
  const { preview } = data as { preview: { version: string } };
  return say(handle, { ...form, intent: "record", version: preview.version });
}
const find = async (handle: string, who: string) =>
  ((await say(handle, { intent: "find-same", who })).data as { found: Same[] }).found;
const join = (handle: string, other: string, as = cookie) =>
  say(handle, { intent: "join", who: "", other }, as);
const khataIn = (handle: string) => khataPage(handle, 1) ?? expect.fail("No khata");
async function books() {
  const found: string[] = [];
  for await (const line of differences()) found.push(line);
  return found.filter((line) => /khata|credit|written off/i.test(line));
}

describe("two khatas of one buyer", () => {
  test("are found by mobile, name, e-mail and order, with their balances, and become one", async () => {
    const one = await ofAccount();
    const two = await ofMobile({ totalPaise: 50_000 });
    await say(two.number, { intent: "opening", amount: "300", since: "2026-04-01" });
    await receive(one.number, { amount: "1500", came: "bank" });
    expect(khataIn(one.number)).toMatchObject({ owedPaise: 0, creditPaise: 5_000 });

    for (const who of [mobile, "mehul of", two.number.toLowerCase()]) {
      const found = await find(one.number, who);
      expect(found, who).toContainEqual(
        expect.objectContaining({
          name: "Mehul of the shop",
          owedPaise: 80_000,
          hasAccount: false,
        }),
      );
    }
    expect(await find(two.number, buyer.email)).toMatchObject([
      { name: "Shah Traders, Mehul Shah", hasAccount: true, creditPaise: 5_000 },
    ]);
    expect(await find(one.number, one.number)).toEqual([]);

    const [same] = await find(one.number, mobile);
    expect((await join(one.number, same?.handle ?? "")).status).toBe(303);
    for (const handle of [one.number, two.number])
      expect(khataIn(handle)).toMatchObject({
        owedPaise: 75_000,
        balancePaise: 75_000,
        openingLeftPaise: 25_000,
        creditPaise: 0,
      });
    expect(khataIn(one.number).also).toEqual([shownPhone(mobile)]);
    expect(khataIn(two.number).also).toEqual(["an account"]);
    const listed = khataList().khatas.filter(({ owedPaise }) => owedPaise === 75_000);
    expect(listed).toHaveLength(1);
    expect(await books()).toEqual([]);
    expect(formIn(await join(two.number, one.number)).errors.form).toContain("one khata already");
  });

  test("are paid as one, whichever order is named, and use one another's credit", async () => {
    const one = await ofAccount({ createdAt: 1 });
    const two = await ofMobile({ totalPaise: 50_000, createdAt: 2 });
    await join(two.number, one.number);
    const dues = allDues().filter(({ orders }) => orders.some(({ id }) => id === one.id));
    expect(dues).toMatchObject([{ sumPaise: 195_000 }]);
    await receive(two.number, { amount: "2000", came: "upi" });
    expect(orderById(one.id)?.paymentStatus).toBe("paid");
    expect(orderById(two.id)?.paymentStatus).toBe("paid");
    expect(creditOf({ userId: buyer.id, buyerPhone: "" }, db)).toBe(5_000);
    expect(creditOf({ userId: null, buyerPhone: mobile }, db)).toBe(5_000);
    const three = await ofAccount();
    await receiveMoney(
      three.id,
      { came: "credit", reference: null, note: "", amountPaise: 5_000 },
      boss,
    );
    expect(khataIn(two.number)).toMatchObject({ owedPaise: 140_000, balancePaise: 140_000 });
    await say(one.number, { intent: "opening", amount: "100" });
    await say(one.number, { intent: "write-off", what: "opening", reason: "Old" });
    expect(khataIn(two.number)).toMatchObject({ owedPaise: 140_000, balancePaise: 140_000 });
    expect(await books()).toEqual([]);
  });

  test("keep what was done before: credit that was used comes back, a write-off is taken back", async () => {
    const two = await ofMobile();
    await receive(two.number, { amount: "2000", came: "cash" });
    const three = await ofMobile();
    await receiveMoney(
      three.id,
      { came: "credit", reference: null, note: "", amountPaise: 20_000 },
      boss,
    );
    const one = await ofAccount();
    await join(one.number, two.number);
    await takeBack(three.number, receivedOf(three.id)[0]?.id ?? "", "Not for this", boss);
    expect(khataIn(one.number)).toMatchObject({ creditPaise: 55_000 });
    await receiveMoney(
      one.id,
      { came: "credit", reference: null, note: "", amountPaise: 55_000 },
      boss,
    );
    expect(khataIn(two.number)).toMatchObject({ creditPaise: 0, balancePaise: 235_000 });
    expect(await books()).toEqual([]);
  });

  test("with a write-off on the one that joined", async () => {
    const two = await ofMobile();
    await say(two.number, { intent: "opening", amount: "300" });
    await say(two.number, { intent: "write-off", what: "opening", reason: "Old" });
    const one = await ofAccount();
    await join(one.number, two.number);
    expect(khataIn(one.number)).toMatchObject({ openingLeftPaise: 0 });
    await say(one.number, { intent: "owed-again", what: "opening", reason: "New" });
    expect(khataIn(one.number)).toMatchObject({ openingLeftPaise: 30_000, balancePaise: 320_000 });
    const [opening] = khataIn(one.number).openings;
    await say(one.number, { intent: "take-back", opening: opening?.id ?? "", reason: "Wrong" });
    expect(khataIn(one.number)).toMatchObject({ openings: [], balancePaise: 290_000 });
    expect(await books()).toEqual([]);
  });

  test("have one limit, and one cash of a day", async () => {
    const two = await ofMobile();
    const one = await ofAccount();
    await setLimit(two.number, 300_000, boss);
    await join(one.number, two.number);
    expect(overLimit(db, { userId: buyer.id, buyerPhone: "" }, 20_000)).toEqual({
      owesPaise: 290_000,
      limitPaise: 300_000,
      thenPaise: 310_000,
    });
    const big = await ofMobile({ totalPaise: 19_000_000 });
    await receiveMoney(big.id, { came: "cash", reference: null, note: "" }, boss);
    const payer = { userId: buyer.id, phones: [] };
    expect(cashProblem(db, payer, 2_000_000, Date.now())).toContain("269ST");
  });

  test("open no order to the account that it could not see before", async () => {
    const two = await ofMobile();
    const one = await ofAccount();
    await join(one.number, two.number);
    const own = await cookieOf(buyer);
    const mine = await htmlOf(ownOrders, argsFor("/dashboard/user/orders", { cookie: own }));
    expect(mine).toContain(one.number);
    expect(mine).not.toContain(two.number);
    expect(duesOfUser(buyer.id)?.sumPaise).toBe(145_000);
    const page = await htmlOf(
      orderPage,
      argsFor(`/order/${two.token}`, { cookie: own, params: { token: two.token } }),
    );
    expect(page).not.toContain("Mehul of the shop");
  });

  test("keep either person from being erased while something stands, and the rest goes on", async () => {
    const one = await ofAccount();
    await receiveMoney(one.id, { came: "cash", reference: null, note: "" }, boss);
    await moveOrder(one.id, { status: "deliverd" }, boss);
    const two = await ofMobile();
    await say(two.number, { intent: "opening", amount: "300" });
    await join(one.number, two.number);
    await expect(eraseUser(buyer.email)).rejects.toThrow("khata");
    await receive(two.number, { amount: "300", came: "cash" });
    await eraseUser(buyer.email);
    expect(khataIn(two.number)).toMatchObject({ owedPaise: 145_000 });
  });

  test("never stand in a row of three", async () => {
    const two = await ofMobile();
    const one = await ofAccount();
    await join(one.number, two.number);
    const other = `+9198764${String(people).padStart(5, "0")}`;
    const three = await ofMobile({ buyerPhone: other });
    await join(three.number, one.number);
    expect(khataIn(two.number)).toMatchObject({ owedPaise: 435_000, balancePaise: 435_000 });
    const [joined] = db
      .select()
      .from(khatas)
      .all()
      .filter(({ joinedTo }) => joinedTo !== null);
    await expect(
      write((tx) => tx.insert(khatas).values({ id: "x", createdAt: 1 }).run()).then(() =>
        write((tx) =>
          tx
            .update(khatas)
            .set({ joinedTo: joined?.id ?? "" })
            .run(),
        ),
      ),
    ).rejects.toThrow();
  });

  test("are joined by the owner alone, with the password", async () => {
    const two = await ofMobile();
    const one = await ofAccount();
    expect((await join(one.number, two.number, await cookieOf(await seller()))).status).toBe(403);
    expect((await join(one.number, two.number, await cookieOfLongAgo(boss))).status).toBe(428);
    expect(khataIn(one.number).also).toEqual([]);
  });
});
