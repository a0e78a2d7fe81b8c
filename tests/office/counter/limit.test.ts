import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, write as writing } from "~/base/db/connection.server";
import { auditLog, orders, tradeAccounts } from "~/base/db/schema";
import { setUsualLimit } from "~/office/khata/limit/limit.server";
import { khataPage } from "~/office/khata/khata-page.server";
import { versionOf } from "~/base/lib/form/version.server";
import * as buyerDues from "~/routes/admin/money/buyer-dues";
import * as quoteScreen from "~/routes/admin/quotes/quote";
import * as settingsScreen from "~/routes/admin/prices/price-settings";
import { newId } from "~/base/lib/ids.server";
import { argsFor, cookieOf, seller, shopper } from "../../cast";
import { noDelivery } from "../../goods/delivery/shelf";
import { counted } from "../../goods/stock/counted";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { change, quoteOf, saveNew, typed } from "../quotes/quoting";
import { deskIn, formFor, newNumber, orderIn, owner, press, write } from "./counter";

beforeEach(noDelivery);
const limitOf = async (paise: number | null) => {
  const { viewer } = await owner();
  await writing((tx) => setUsualLimit(tx, paise, viewer));
};
afterEach(() => limitOf(null));

let sellers: string;
beforeAll(async () => {
  sellers = await cookieOf(await seller());
});

const auditOf = (id: string) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .all()
    .map(({ changes }) => changes)
    .join();

/** A sale on account to this number; two tins are ₹2,900. */
async function saleTo(phone: string, more: Record<string, string> = {}) {
  const tin = await counted(10);
  return formFor({ [tin.id]: 2 }, { phone, paid: "later", ...more });
}

const say = async (number: string, form: Record<string, string>) =>
  posted(buyerDues.action, `/dashboard/admin/dues/${number}`, form, {
    cookie: (await owner()).cookie,
    params: { number },
  });

describe("the limit of a khata", () => {
  test("asks at the counter with the figures, and keeps what was typed", async () => {
    const phone = newNumber();
    await limitOf(500_000);
    const first = orderIn(await write(await saleTo(phone)));
    const form = await saleTo(phone);
    const shown = deskIn(await press({ ...form, intent: "price" }));
    expect(shown.price?.limit).toEqual({
      words: "Owes ₹2,900, limit ₹5,000, with this sale ₹5,800.",
      value: "290000:500000:580000",
    });
    const refused = await write(form);
    expect(refused.status).toBe(409);
    const desk = deskIn(refused);
    expect(desk.state.errors.overLimit).toContain("with this sale ₹5,800. Sell all the same?");
    expect(desk.state.values).toMatchObject(form);

    const agreed = { ...form, overLimit: shown.price?.limit?.value ?? "" };
    // Other figures than those that were agreed to are asked about again.
    await say(first.number, {
      intent: "opening",
      idempotencyKey: newId(),
      amount: "100",
      note: "",
    });
    expect((await write(agreed)).status).toBe(409);
    const again = deskIn(await press({ ...form, intent: "price" })).price?.limit?.value ?? "";
    const order = orderIn(await write({ ...form, overLimit: again }));
    expect(auditOf(order.id)).toContain("Owes ₹3,000, limit ₹5,000, with this sale ₹5,900.");
  });

  test("asks nothing of a sale that is paid, or that stays within it", async () => {
    const phone = newNumber();
    await limitOf(290_000);
    orderIn(await write(await saleTo(phone)));
    const paid = await saleTo(phone, { paid: "cash" });
    expect(deskIn(await press({ ...paid, intent: "price" })).price?.limit).toBeNull();
    orderIn(await write(paid));
    await limitOf(null);
    orderIn(await write(await saleTo(phone)));
  });

  test("is passed by the owner alone, and a seller does not read what is owed", async () => {
    await limitOf(100);
    const form = await saleTo(newNumber());
    const { limit } = deskIn(await press({ ...form, intent: "price" }, sellers)).price ?? {};
    expect(limit?.value).toBeNull();
    expect(limit?.words).not.toContain("₹");
    const forged = { ...form, overLimit: "0:100:290000" };
    const refused = await write(forged, sellers);
    expect(deskIn(refused).state.errors.overLimit).toContain("only the owner");
    expect(refused.status).toBe(409);
    orderIn(await write(forged));
  });

  test("may be its own, set on its page and blank again", async () => {
    const phone = newNumber();
    await limitOf(100_000_00);
    const { number } = orderIn(await write(await saleTo(phone)));
    expect((await say(number, { intent: "limit", limit: "lots" })).status).toBe(400);
    const none = versionOf(null);
    const three = { intent: "limit", version: none, limit: "3,000" };
    for (const _ of ["first", "sent twice"]) expect((await say(number, three)).status).toBe(303);
    const version = versionOf(300_000);
    const limit = { ownPaise: 300_000, usualPaise: 100_000_00, version };
    expect(khataPage(number, 1)?.limit).toEqual(limit);
    const late = await say(number, { ...three, limit: "4,000" });
    expect(late.status).toBe(409);
    expect(formIn(late)).toMatchObject({
      errors: {
        form: expect.stringContaining("Someone else changed this limit"),
        limit: "“Most that this buyer may owe” says now: 3000",
      },
      values: { limit: "4,000", version },
    });
    expect((await write(await saleTo(phone))).status).toBe(409);
    await say(number, { intent: "limit", version, limit: "" });
    orderIn(await write(await saleTo(phone)));
  });

  test("is set for all khatas with the price settings", async () => {
    const { cookie } = await owner();
    const path = "/dashboard/admin/settings/prices";
    const { version } = await settingsScreen.loader(argsFor(path, { cookie }));
    const typedLimit = { khataLimit: "₹ 50,000", version };
    const form = { askAbove: "33", bargainOwner: "5", bargainSeller: "0", ...typedLimit };
    await posted(settingsScreen.action, path, form, { cookie });
    expect(await htmlOf(settingsScreen, argsFor(path, { cookie }))).toContain('value="50000"');
  });

  test("asks before a quote goes to who may pay it later", async () => {
    const { viewer: boss, cookie } = await owner();
    const dealer = await shopper({ email: "limited@example.com" });
    const tin = await counted(10);
    const saved = await saveNew(
      boss,
      typed({ email: dealer.email, [`packs.${tin.id}`]: "2", [`price.${tin.id}`]: "1450" }),
    );
    const number = saved.location?.split("/").at(-1) ?? "";
    await limitOf(100_000);
    const page = () =>
      htmlOf(
        quoteScreen,
        argsFor(`/dashboard/admin/quotes/${number}`, { cookie, params: { number } }),
      );
    // Who pays first owes nothing.
    expect(await page()).not.toContain("Sell all the same");
    const trade = { firm: "Shah", mayPayLater: true, approvedBy: boss.id };
    await writing((tx) =>
      tx
        .insert(tradeAccounts)
        .values({ ...trade, userId: dealer.id, approvedAt: 1, createdAt: 1, updatedAt: 1 })
        .run(),
    );
    expect(await page()).toContain("Owes ₹0, limit ₹1,000, with this sale ₹3,050.");
    const refused = await change(boss, number, { intent: "send" });
    expect(formIn(refused).errors.overLimit).toContain("Sell all the same?");
    expect(quoteOf(number).sentAt).toBeNull();
    await change(boss, number, { intent: "send", overLimit: "0:100000:305000" });
    expect(quoteOf(number).sentAt).not.toBeNull();
    expect(auditOf(quoteOf(number).id)).toContain("with this sale ₹3,050");
    expect(db.select().from(orders).where(eq(orders.userId, dealer.id)).all()).toEqual([]);
  });
});
