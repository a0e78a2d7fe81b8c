import "../../sales/orders/with-mail";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { sessionUser } from "~/people/accounts/session/session.server";
import { proveAccountEmail } from "~/people/accounts/proved-email.server";
import { db, write } from "~/base/db/connection.server";
import { attempts, auditLog, enquiries, mails, orders, users } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { booksUntil } from "~/people/privacy/my-data/books-until";
import * as own from "~/routes/account/my-data";
import * as ownFile from "~/routes/account/my-data-file";
import * as asked from "~/routes/my-data/my-data";
import * as askedFile from "~/routes/my-data/file";
import * as erased from "~/routes/my-data/erased";
import * as link from "~/routes/my-data/open";
import { formIn, got, posted } from "../accounts/answers";
import { htmlOf } from "../accounts/rendered";
import { admin, argsFor, cookieOf, seller, shopper } from "../../cast";
import { mailServer } from "../mail/mail-server";
import { deliver, emptyOutbox, mailsOf } from "../mail/outbox";
import { sold } from "../../sales/orders/sold";

const path = "/dashboard/user/my-data";
let people = 0;
const anEmail = () => `walker${(people += 1)}@example.com`;

const enquire = (email: string) =>
  write((tx) => {
    const fields = { name: "Meera", phone: "90000 00600", message: "When do you press?" };
    const row = { id: newId(), kind: "contact" as const, email, createdAt: Date.now() };
    tx.insert(enquiries)
      .values({ ...row, ...fields })
      .run();
  });
const ask = (email: string) => posted(asked.action, "/my-data", { email });

/** What is behind the link in the newest mail. */
function mailedToken(): string {
  const token = /\/my-data\/([\w-]{43})/.exec(mailsOf("my-data-link").at(-1)?.text ?? "")?.[1];
  if (!token) throw new Error("No link was mailed");
  return token;
}

/** Presses the button behind the newest link; the cookies of that browser. */
async function opened(cookie = ""): Promise<string> {
  const token = mailedToken();
  const answer = await posted(link.action, `/my-data/${token}`, {}, { params: { token }, cookie });
  expect(answer).toMatchObject({ status: 303, location: "/my-data" });
  return answer.cookie;
}

beforeEach(async () => {
  await emptyOutbox();
  await write((tx) => tx.delete(attempts).run());
});

test("an address under which something is held is answered no later than one under which nothing is", async () => {
  const person = await shopper();
  for (let order = 0; order < 20; order += 1) await sold({ userId: person.id });
  const took = async (email: string) => {
    const began = performance.now();
    expect((await ask(email)).location).toBe("/my-data?sent=1");
    return performance.now() - began;
  };
  // Neither comes before the other's work could be done.
  for (const email of [person.email, anEmail()])
    expect(await took(email)).toBeGreaterThanOrEqual(148);
  expect(mailsOf("my-data-link")).toHaveLength(1);
});

describe("whoever is signed in", () => {
  test("reads what the account holds, and takes it as JSON and as a page", async () => {
    const user = await shopper({ name: "Kalpana Desai" });
    const order = await sold({ userId: user.id });
    const cookie = await cookieOf(user);
    const html = await htmlOf(own, argsFor(path, { cookie }));
    expect(html).toContain("Kalpana Desai");
    expect(html).toContain(order.number);
    const json = await ownFile.loader(argsFor(`${path}/file?as=json`, { cookie }));
    expect(json.headers.get("Content-Disposition")).toContain("my-data.json");
    expect(JSON.parse(await json.text())).toMatchObject({
      profile: { name: "Kalpana Desai" },
      orders: [{ number: order.number }],
    });
    const page = await ownFile.loader(argsFor(`${path}/file?as=page`, { cookie }));
    expect(await page.text()).toContain("Kalpana Desai");
    const log = db.select().from(auditLog).where(eq(auditLog.subjectId, user.id)).all();
    expect(log.map(({ action }) => action)).toEqual(["user.export", "user.export"]);
  });

  test("sees what came with the e-mail alone only after a mailed link was opened", async () => {
    const user = await shopper();
    await enquire(user.email);
    const guests = await sold({ userId: null, buyerEmail: user.email });
    const cookie = await cookieOf(user);
    const before = await htmlOf(own, argsFor(path, { cookie }));
    expect(before).not.toContain("When do you press?");
    expect(before).not.toContain(guests.number);
    expect(before).toContain("Mail me the link");
    await posted(own.action, path, { intent: "link" }, { cookie });
    await opened(cookie);
    const after = await htmlOf(own, argsFor(path, { cookie }));
    expect(after).toContain("When do you press?");
    expect(after).toContain(guests.number);
    expect(after).not.toContain("Mail me the link");
  });

  test("is erased by the own hand: logged out, invoices stay, the last mail leaves no address", async () => {
    const user = await shopper({ name: "Kalpana Desai" });
    const order = await sold({ userId: user.id, status: "deliverd", buyerName: "Kalpana Desai" });
    await enquire(user.email);
    const cookie = await cookieOf(user);
    const answer = await posted(own.action, path, { intent: "erase", sure: "on" }, { cookie });
    expect(answer).toMatchObject({ status: 303, location: "/my-data/erased" });
    expect(await sessionUser(argsFor("/", { cookie }).request)).toBeNull();
    const row = db.select().from(orders).where(eq(orders.id, order.id)).get();
    expect(row).toMatchObject({ buyerName: "Erased customer", buyerPhone: "" });
    const page = await htmlOf(erased, argsFor("/my-data/erased", { cookie: answer.cookie }));
    expect(page).toContain("Your data are erased, and you are logged out.");
    // Nobody proved the e-mail, so what came with it alone stays.
    expect(await db.$count(enquiries, eq(enquiries.email, user.email))).toBe(1);

    expect(mailsOf("data-erased")).toMatchObject([{ recipient: user.email }]);
    const server = await mailServer();
    await deliver(server.address);
    await server.stop();
    expect(server.received).toHaveLength(1);
    expect(await db.$count(mails, eq(mails.recipient, user.email))).toBe(0);
  });

  test("is asked for the password where it was not given lately", async () => {
    const user = await shopper();
    const cookie = await cookieOf(user);
    await write((tx) =>
      tx.run(`update sessions set confirmed_at = 0 where user_id = '${user.id}'`),
    );
    const answer = await posted(own.action, path, { intent: "erase", sure: "on" }, { cookie });
    expect(answer.status).toBe(428);
    const file = await got(ownFile.loader, `${path}/file?as=json`, { cookie });
    expect(file.location).toContain("/dashboard/confirm");
    expect(db.select().from(users).where(eq(users.id, user.id)).get()).toMatchObject({
      email: user.email,
    });
  });

  test("is told which orders, dues and refunds stand against it", async () => {
    const user = await shopper();
    const open = await sold({ userId: user.id, status: "Processing" });
    const due = await sold({
      userId: user.id,
      status: "deliverd",
      paymentStatus: "pending",
      paymentMethod: "later",
      paidAt: null,
    });
    const cookie = await cookieOf(user);
    const html = await htmlOf(own, argsFor(path, { cookie }));
    expect(html).toContain("Still under way, so we need your address:");
    expect(html).toContain(open.number);
    expect(html).toContain("Delivered, but not paid yet:");
    expect(html).toContain(due.number);
    expect(html).not.toContain("Yes, erase my data");
    const answer = await posted(own.action, path, { intent: "erase", sure: "on" }, { cookie });
    expect(answer.status).toBe(409);
    expect(await sessionUser(argsFor("/", { cookie }).request)).not.toBeNull();
  });

  test.each([
    ["the owner", admin],
    ["a seller", seller],
  ])("as %s cannot erase itself here, and reads why", async (_, who) => {
    const cookie = await cookieOf(await who());
    expect(await htmlOf(own, argsFor(path, { cookie }))).toContain(
      "This account works in the shop",
    );
    const answer = await posted(own.action, path, { intent: "erase", sure: "on" }, { cookie });
    expect(answer.status).toBe(409);
  });
});

describe("a guest", () => {
  test("gets the same answer for any address, and a mail only to one that is known", async () => {
    const email = anEmail();
    await enquire(email);
    const known = await ask(email.toUpperCase());
    const unknown = await ask(anEmail());
    expect({ ...known, headers: [...known.headers] }).toEqual({
      ...unknown,
      headers: [...unknown.headers],
    });
    expect(mailsOf("my-data-link").map(({ recipient }) => recipient)).toEqual([email]);
  });

  test("sees everything held under the address, takes it and erases it", async () => {
    const email = anEmail();
    await enquire(email);
    const order = await sold({ userId: null, buyerEmail: email, status: "deliverd" });
    await ask(email);
    const cookie = await opened();
    const html = await htmlOf(asked, argsFor("/my-data", { cookie }));
    expect(html).toContain(order.number);
    expect(html).toContain("When do you press?");
    const file = await askedFile.loader(argsFor("/my-data/file?as=json", { cookie }));
    expect(JSON.parse(await file.text())).toMatchObject({ orders: [{ number: order.number }] });

    const unticked = await posted(asked.action, "/my-data", { intent: "erase" }, { cookie });
    expect(formIn(unticked).errors.form).toMatch(/tick/);
    const answer = await posted(
      asked.action,
      "/my-data",
      { intent: "erase", sure: "on" },
      { cookie },
    );
    expect(answer.location).toBe("/my-data/erased");
    expect(await db.$count(enquiries, eq(enquiries.email, email))).toBe(0);
    expect(db.select().from(orders).where(eq(orders.id, order.id)).get()?.buyerEmail).toBe("");
    // The browser sees nothing any more.
    expect(await htmlOf(asked, argsFor("/my-data", { cookie }))).toContain("Mail me the link");
  });

  test("finds a link dead after one use, and nothing without it", async () => {
    const email = anEmail();
    await enquire(email);
    await ask(email);
    const token = mailedToken();
    await htmlOf(link, argsFor(`/my-data/${token}`, { params: { token } }));
    await opened();
    const again = await got(link.loader, `/my-data/${token}`, { params: { token } });
    expect(again.status).toBe(410);
    const file = await got(askedFile.loader, "/my-data/file", {});
    expect(file.location).toBe("/my-data");
  });

  test("gets three links an hour", async () => {
    const email = anEmail();
    for (let n = 0; n < 3; n += 1) expect((await ask(email)).status).toBe(303);
    const answer = await ask(email);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).not.toBeNull();
  });

  test("does not come by mail into the data of somebody who works here", async () => {
    const owner = await admin();
    await ask(owner.email);
    const token = mailedToken();
    const page = await htmlOf(link, argsFor(`/my-data/${token}`, { params: { token } }));
    expect(page).toContain("guarded by more than its email");
    const answer = await posted(link.action, `/my-data/${token}`, {}, { params: { token } });
    expect(answer.cookie).toBe("");
  });

  test("sees no order that only has the same number", async () => {
    const email = anEmail();
    await sold({ userId: null, buyerEmail: email, buyerPhone: "90000 00601", status: "deliverd" });
    const others = await sold({ userId: null, buyerEmail: "", buyerPhone: "90000 00601" });
    await ask(email);
    const html = await htmlOf(asked, argsFor("/my-data", { cookie: await opened() }));
    expect(html).not.toContain(others.number);
  });
});

test("whose e-mail is proved is erased with what came under it", async () => {
  const user = await shopper();
  await write((tx) => proveAccountEmail(tx, user.id, Date.now()));
  await enquire(user.email);
  const cookie = await cookieOf(user);
  await posted(own.action, path, { intent: "erase", sure: "on" }, { cookie });
  expect(await db.$count(enquiries, eq(enquiries.email, user.email))).toBe(0);
});

test.each([
  ["2026-11-25", "2033-12-31"],
  ["2027-03-31", "2033-12-31"],
  ["2027-04-01", "2034-12-31"],
])("books of %s are kept until %s", (issued, until) => {
  const midnight = (day: string) => Date.parse(`${day}T00:00:00+05:30`);
  expect(booksUntil(midnight(issued))).toBe(midnight(until));
});
