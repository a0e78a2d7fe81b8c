import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { rememberCart } from "~/sales/cart/cart.server";
import { addToCart } from "~/sales/cart/changes.server";
import { db } from "~/base/db/connection.server";
import {
  auditLog,
  enquiries,
  grievances,
  mails,
  notices,
  orderEvents,
  orders,
  stockMovements,
  users,
} from "~/base/db/schema";
import { rememberOrder } from "~/sales/orders/access/known-orders.server";
import * as cartPage from "~/routes/shop/cart";
import * as checkout from "~/routes/checkout/place-order";
import * as cancelPage from "~/routes/checkout/cancel-order";
import * as returnPage from "~/routes/checkout/return";
import * as register from "~/routes/account/register";
import * as bulk from "~/routes/site/bulk";
import * as contact from "~/routes/site/contact";
import * as grievancePage from "~/routes/site/grievances";
import { newId } from "~/base/lib/ids.server";
import { inLanguage, type Language, languages } from "~/base/words/language";
import { type Answer, posted, toastIn } from "../../people/accounts/answers";
import { admin, argsFor, castAnswer, castPassword, cookiesOf } from "../../cast";
import { typed } from "../../sales/checkout/guests";
import { noDelivery } from "../../goods/delivery/shelf";
import { typed as complaint } from "../../sales/grievances/sending";
import { providerOnTheWire } from "../../sales/payments/provider";
import { accept, type Sent, sentQuote, typed as quoteFields } from "../../office/quotes/quoting";
import { arrived, takesCash } from "../../sales/returns/asking";
import { product } from "../../shelf";

providerOnTheWire();

/** So many people of each language press at the same moment. */
const ofEach = 4;

const scripts: Record<Language, RegExp> = {
  en: /^[^\p{Script=Gujarati}\p{Script=Devanagari}]+$/u,
  gu: /\p{Script=Gujarati}/u,
  hi: /\p{Script=Devanagari}/u,
};

type Person = { language: Language; address: string; phone: string; email: string };

/** People of all languages in turn, each with a network, a mobile and an e-mail of their own. */
let everybody = 0;
function crowd(): Person[] {
  return Array.from({ length: ofEach * languages.length }, (_, index) => {
    const id = (everybody += 1);
    return {
      language: languages[index % languages.length] as Language,
      address: `198.51.100.${id}`,
      phone: `98250${String(10_000 + id)}`,
      email: `person-${id}@example.com`,
    };
  });
}

/** All of them at the same moment, each on the pages of their language. */
const together = <Made>(people: Person[], act: (person: Person) => Promise<Made>) =>
  Promise.all(people.map((person) => inLanguage(person.language, () => act(person))));

const inScript = (people: Person[], words: (string | undefined)[]) =>
  people.forEach(({ language }, index) => expect(words[index]).toMatch(scripts[language]));

const mailTo = (kind: string, email: string) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .all()
    .find((mail) => mail.kind === kind);

let boss: Awaited<ReturnType<typeof admin>>;
let tin: Awaited<ReturnType<typeof product>>;

beforeAll(async () => {
  boss = await admin();
  tin = await product();
  await noDelivery();
  await takesCash(boss);
});

/** What a browser with a tin in its cart sends along. */
async function cartOf(): Promise<string> {
  const { cartId } = await addToCart({ userId: null, cookieCart: null }, tin.id);
  return cookiesOf((await rememberCart(cartId)).getSetCookie());
}

/** Orders by transfer, which is placed at once; gives the order. */
async function order({ address, phone, email }: Person) {
  const cookie = await cartOf();
  const form = { ...typed, phone, email, method: "transfer", _: "" };
  const { location } = await posted(checkout.action, "/checkout", form, { cookie, address });
  const token = location?.split("/").at(-1) ?? "";
  const placed = db.select().from(orders).where(eq(orders.token, token)).get();
  if (!placed) throw new Error(`Not placed: ${location}`);
  return placed;
}

const toastsOf = (answers: Answer[]) =>
  Promise.all(answers.map(async (answer) => (await toastIn(answer))?.message));

const browserOf = async (orderId: string) =>
  cookiesOf([await rememberOrder(argsFor("/").request, orderId)]);

test("each order is stored and mailed in the language of whoever placed it", async () => {
  const people = crowd();
  const placed = await together(people, order);
  expect(placed.map(({ language }) => language)).toEqual(people.map(({ language }) => language));
  inScript(
    people,
    people.map(
      ({ email }) => db.select().from(mails).where(eq(mails.recipient, email)).get()?.subject,
    ),
  );
});

test("orders are cancelled with words and mails in the language of their buyers", async () => {
  const people = crowd();
  const placed = await together(people, order);
  const answers = await together(people, async ({ address, email }) => {
    const own = placed.find(({ buyerEmail }) => buyerEmail === email);
    const params = { token: own?.token ?? "" };
    const cookie = await browserOf(own?.id ?? "");
    const path = `/order/${params.token}/cancel`;
    return posted(
      cancelPage.action,
      path,
      { idempotencyKey: newId() },
      { params, cookie, address },
    );
  });
  const states = placed.map(({ id }) => db.select().from(orders).where(eq(orders.id, id)).get());
  expect(states.map((row) => row?.status)).toEqual(people.map(() => "cancel"));
  expect(states.map((row) => row?.language)).toEqual(people.map(({ language }) => language));
  inScript(people, await toastsOf(answers));
});

test("returns are asked for at one moment, each said in the language of its page", async () => {
  const people = crowd();
  const sent: Awaited<ReturnType<typeof arrived>>["order"][] = [];
  for (const _ of people) sent.push((await arrived(boss)).order);
  const answers = await together(people, async ({ address }) => {
    const own = sent.pop();
    const params = { token: own?.token ?? "" };
    const cookie = await browserOf(own?.id ?? "");
    const form = {
      idempotencyKey: newId(),
      "line-0": "1",
      reason: "wrong",
      wish: "money",
      words: "It leaks",
    };
    return posted(returnPage.action, `/order/${params.token}/return`, form, {
      params,
      cookie,
      address,
    });
  });
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 303));
  inScript(people, await toastsOf(answers));
});

test("a quote accepted in a crowd becomes an order in the language of its page", async () => {
  const people = crowd();
  const sent: Sent[] = [];
  for (const { email, phone } of people)
    sent.push(
      await sentQuote(boss, {
        ...quoteFields({ email, phone }),
        [`packs.${tin.id}`]: "10",
        [`price.${tin.id}`]: "1400",
      }),
    );
  const answers = await together(people, (person) =>
    accept(
      sent.find(({ email }) => email === person.email)!,
      { method: "transfer" },
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 303));
  expect(
    people.map(
      ({ email }) => db.select().from(orders).where(eq(orders.buyerEmail, email)).get()?.language,
    ),
  ).toEqual(people.map(({ language }) => language));
});

test("accounts and enquiries remember the language they were written in", async () => {
  const people = crowd();
  const answers = await together(people, async ({ address, phone, email }) => {
    const person = { name: "Meena Desai", phone, email };
    const ask = { address };
    const account = {
      ...person,
      password: castPassword,
      address: "4 Station Road",
      answer: castAnswer,
    };
    await posted(register.action, "/register", account, ask);
    const shop = {
      "phone number": phone,
      "shop/business name": "Shah Stores",
      "product name": tin.name,
      Quantity: "20",
    };
    const asked = { "phone number": phone, "area/city": "Surat", message: "?" };
    return [
      await posted(bulk.action, "/bulk", { ...shop, Name: person.name, email }, ask),
      await posted(contact.action, "/contact", { ...asked, name: person.name, email }, ask),
    ];
  });
  for (const { email, language } of people) {
    const account = db.select().from(users).where(eq(users.email, email)).get();
    expect(account?.language).toBe(language);
    expect(mailTo("registered", email)?.subject).toMatch(scripts[language]);
    const asked = db.select().from(enquiries).where(eq(enquiries.email, email)).all();
    expect(asked.map(({ kind }) => kind).toSorted()).toEqual(["bulk", "contact"]);
  }
  inScript(
    people.flatMap((person) => [person, person]),
    await toastsOf(answers.flat()),
  );
});

test("complaints, and codes that cannot be used, are answered in the language of the page", async () => {
  const people = crowd();
  const refused = await together(people, async ({ address, phone, email }) => {
    await posted(
      grievancePage.action,
      "/grievances",
      { ...complaint, order: "", phone, email },
      { address },
    );
    const cookie = await cartOf();
    const form = { intent: "coupon", code: "NOTACODE" };
    return posted(cartPage.action, "/cart", form, { cookie, address });
  });
  for (const { email, language } of people) {
    const row = db.select().from(grievances).where(eq(grievances.email, email)).get();
    expect(row?.language).toBe(language);
    expect(mailTo("grievance-received", email)?.subject).toMatch(scripts[language]);
  }
  inScript(
    people,
    refused.map((answer) => JSON.stringify(answer.data)),
  );
});

test("what the owner is told, and what is recorded, is in English whoever caused it", async () => {
  const people = crowd();
  await together(people, order);
  const told = db.select().from(mails).where(eq(mails.recipient, boss.email)).all();
  const kept = [notices, orderEvents, auditLog, stockMovements].map((table) =>
    db.select().from(table).all(),
  );
  for (const rows of [told, ...kept]) {
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).toMatch(scripts.en);
  }
});
