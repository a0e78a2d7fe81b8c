import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { auditLog, mails, tradeAccounts } from "~/base/db/schema";
import { unitPrices } from "~/goods/prices/unit-price.server";
import * as own from "~/routes/account/trade";
import * as account from "~/routes/admin/trade/account";
import * as accounts from "~/routes/admin/trade/accounts";
import * as home from "~/routes/admin/home";
import { decidedOf } from "~/goods/prices/trade/decide.server";
import { tradeAccountOf } from "~/goods/prices/trade/trade-accounts.server";
import { versionOf } from "~/base/lib/form/version.server";
import { formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { product } from "../../shelf";
import { aPriceList, aTrader } from "./trade";

const gstin = "24AAAAA0000A1Z8";
let owner: string;
let tin: { id: string; pricePaise: number };
let list: { id: string; name: string };

beforeAll(async () => {
  owner = await cookieOf(await admin());
  tin = await product({ pricePaise: 280_000 });
  list = await aPriceList(tin.id, { 1: 260_000 });
});

const asks = async (user: Viewer, form: Record<string, string> = { firm: "Shah & Sons", gstin }) =>
  posted(own.action, "/dashboard/user/trade", form, { cookie: await cookieOf(user) });
const versionNow = (id: string) => versionOf(decidedOf(tradeAccountOf(id)));
const decides = ({ id }: Pick<Viewer, "id">, form: Record<string, string>) =>
  posted(
    account.action,
    `/dashboard/admin/trade/${id}`,
    { version: versionNow(id), ...form },
    { cookie: owner, params: { id } },
  );
const rowOf = ({ id }: Pick<Viewer, "id">) =>
  db.select().from(tradeAccounts).where(eq(tradeAccounts.userId, id)).get();
const priceOf = ({ id }: Pick<Viewer, "id">) =>
  unitPrices(db, id, [{ product: tin, quantity: 1 }])[0]?.paise;
const mailsOf = (kind: string) => db.select().from(mails).where(eq(mails.kind, kind)).all();
const lastAudit = () =>
  db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1).get()?.action;

describe("a customer", () => {
  it("asks for trade prices; the owner reads it in the mail and on the first page", async () => {
    const user = await shopper({ name: "Mehul Shah" });
    expect((await asks(user)).status).toBe(303);
    expect(rowOf(user)).toMatchObject({ firm: "Shah & Sons", gstin, approvedAt: null });
    expect(priceOf(user)).toBe(280_000);
    const [mail] = mailsOf("trade-asked").slice(-1);
    expect(mail?.subject).toBe("Shah & Sons asks for trade prices");
    expect(mail?.text).toContain(`/dashboard/admin/trade/${user.id}`);
    const html = await htmlOf(home as never, argsFor("/dashboard/admin", { cookie: owner }));
    expect(html).toMatch(/customers? asks? for trade prices/);
    expect(await htmlOf(accounts as never, argsFor("/", { cookie: owner }))).toContain(
      "Shah &amp; Sons",
    );
  });

  it("writes to the owner once a day, however often the form is sent", async () => {
    const user = await shopper();
    const before = mailsOf("trade-asked").length;
    await asks(user);
    await asks(user, { firm: "Shah Brothers", gstin: "" });
    expect(rowOf(user)).toMatchObject({ firm: "Shah Brothers", gstin: null });
    await asks(user, { intent: "take-back" });
    expect(rowOf(user)).toBeUndefined();
    await asks(user);
    expect(mailsOf("trade-asked")).toHaveLength(before + 1);
  });

  it.each([
    [{ firm: " ", gstin: "" }, "firm", "Name of the firm is required"],
    [{ firm: "Shah", gstin: "24AAAAA0000A1Z9" }, "gstin", /last character does not fit/],
    [{ firm: "Shah", gstin: "24 aaaaa" }, "gstin", /must look like/],
  ])("is told beside the field what is wrong with %j", async (form, field, sentence) => {
    const user = await shopper();
    const answer = await asks(user, form);
    expect(answer.status).toBe(400);
    expect(formIn(answer).errors[field]).toMatch(sentence);
    expect(formIn(answer).values).toMatchObject(form);
    expect(rowOf(user)).toBeUndefined();
  });

  it("approves nothing: what only the owner decides is not read from the form", async () => {
    const user = await shopper();
    await asks(user, { firm: "Shah", list: list.id, later: "on", approvedBy: "me" });
    expect(rowOf(user)).toMatchObject({ priceListId: null, mayPayLater: false, approvedBy: null });
    const trader = await aTrader(list.id);
    expect(await toastIn(await asks(trader, { firm: "Other", gstin: "" }))).toMatchObject({
      message: "Your trade account is open already",
    });
    await asks(trader, { intent: "take-back" });
    expect(rowOf(trader)).toMatchObject({ firm: "Shah & Sons", priceListId: list.id });
  });

  it("has to be signed in", async () => {
    expect((await got(own.loader, "/dashboard/user/trade")).status).toBe(401);
    expect((await posted(own.action, "/", { firm: "Shah" })).status).toBe(401);
  });
});

describe("the owner", () => {
  it("approves with a list: the prices count at once, and the customer is told", async () => {
    const user = await shopper();
    await asks(user);
    await decides(user, { firm: "Shah & Sons", gstin, list: list.id, later: "on" });
    expect(rowOf(user)).toMatchObject({ priceListId: list.id, mayPayLater: true });
    expect(priceOf(user)).toBe(260_000);
    expect(lastAudit()).toBe("trade.approve");
    const told = mailsOf("trade-approved").filter(({ recipient }) => recipient === user.email);
    expect(told).toHaveLength(1);
    const html = await htmlOf(own as never, argsFor("/", { cookie: await cookieOf(user) }));
    expect(html).toContain(list.name);

    await decides(user, { firm: "Shah & Sons", gstin: "", list: "" });
    expect(priceOf(user)).toBe(280_000);
    expect(rowOf(user)?.mayPayLater).toBe(false);
    expect(lastAudit()).toBe("trade.update");
    expect(mailsOf("trade-approved").filter(({ recipient }) => recipient === user.email)).toEqual(
      told,
    );
  });

  it("opens an account for somebody who did not ask, refuses who did, and ends one", async () => {
    const regular = await shopper();
    await decides(regular, { firm: "Patel", list: list.id });
    expect(priceOf(regular)).toBe(260_000);
    await decides(regular, { intent: "end" });
    expect([rowOf(regular), priceOf(regular), lastAudit()]).toEqual([
      undefined,
      280_000,
      "trade.end",
    ]);

    const stranger = await shopper();
    await asks(stranger);
    await decides(stranger, { intent: "end" });
    expect([rowOf(stranger), lastAudit()]).toEqual([undefined, "trade.refuse"]);
    expect(mailsOf("trade-refused").map(({ recipient }) => recipient)).toEqual([stranger.email]);
    expect((await decides(stranger, { intent: "end" })).status).toBe(303);
  });

  it("changes an approved account that has a list and may pay later", async () => {
    const user = await shopper();
    for (const firm of ["Shah & Sons", "Shah Brothers"])
      expect((await decides(user, { firm, list: list.id, later: "on" })).status).toBe(303);
    expect(rowOf(user)).toMatchObject({ firm: "Shah Brothers", priceListId: list.id });
  });

  it("reads what somebody else, or the customer, has changed meanwhile before it is overwritten", async () => {
    const user = await shopper();
    await asks(user);
    const version = versionNow(user.id);
    const first = { firm: "Shah & Sons", gstin: "", list: list.id, later: "on", version };
    for (const _ of ["first", "sent twice"]) expect((await decides(user, first)).status).toBe(303);
    const late = { firm: "Shah Brothers", gstin, list: "", version };
    const refused = await decides(user, late);
    expect(refused.status).toBe(409);
    expect(formIn(refused)).toMatchObject({
      errors: {
        form: expect.stringContaining("Someone else changed this account"),
        firm: "“Name of the firm” says now: Shah & Sons",
        gstin: "“GSTIN” is empty now.",
        list: `“Prices” says now: ${list.name}`,
        later: "“May pay later” is ticked now.",
      },
      values: { firm: "Shah Brothers", version: versionNow(user.id) },
    });
    expect(rowOf(user)).toMatchObject({ firm: "Shah & Sons", mayPayLater: true });
    const again = { ...late, version: versionNow(user.id) };
    expect((await decides(user, again)).status).toBe(303);
  });

  it("is told when the list is gone or nobody has that account", async () => {
    const user = await shopper();
    const answer = await decides(user, { firm: "Shah", list: "gone" });
    expect([answer.status, formIn(answer).errors.list]).toEqual([
      409,
      "This list no longer exists: choose another",
    ]);
    expect((await decides({ id: "nobody" }, { firm: "Shah" })).status).toBe(404);
    expect((await got(account.loader, "/", { cookie: owner, params: { id: "no" } })).status).toBe(
      404,
    );
  });

  it("is the only one who decides", async () => {
    const user = await shopper();
    const cookie = await cookieOf(user);
    const params = { id: user.id };
    const form = { firm: "Shah", list: list.id };
    expect((await posted(account.action, "/", form, { cookie, params })).status).toBe(403);
    expect((await got(accounts.loader, "/", { cookie })).status).toBe(403);
    expect(rowOf(user)).toBeUndefined();
  });
});
