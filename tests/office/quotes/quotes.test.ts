import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { createQuote, quoteVersion } from "~/office/quotes/change-quote.server";
import { db } from "~/base/db/connection.server";
import { auditLog, enquiries, mails, priceSteps, products, quotes } from "~/base/db/schema";
import { setAnswered } from "~/sales/enquiries/enquiry-answer.server";
import { storeBulk } from "~/sales/enquiries/enquiries.server";
import { dayOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { linesOf } from "~/office/quotes/quotes.server";
import { askedPacks } from "~/office/quotes/asked-packs.server";
import { packsOf } from "~/office/quotes/offered-packs.server";
import * as newQuote from "~/routes/admin/quotes/new-quote";
import * as pdf from "~/routes/admin/quotes/quote-pdf";
import * as adminList from "~/routes/admin/quotes/quotes";
import * as enquiriesPage from "~/routes/admin/enquiries";
import * as quotePage from "~/routes/checkout/quote";
import { write } from "~/base/db/connection.server";
import { formIn, got } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { product } from "../../shelf";
import { change, customersPage, quoteOf, saveNew, sentQuote, typed } from "./quoting";

let boss: Viewer;
let cookie: string;
let tin: Awaited<ReturnType<typeof product>>;
let can: Awaited<ReturnType<typeof product>>;

beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
  tin = await product({ name: "Tin", pricePaise: 280_000, volumeMl: 15_000 });
  can = await product({ name: "Can", pricePaise: 145_000 });
});

const setMrp = (id: string, mrpPaise: number) =>
  write((tx) => tx.update(products).set({ mrpPaise }).where(eq(products.id, id)).run());
const numberIn = (location: string | null) => location?.split("/").at(-1) ?? "";
const linesOfNumber = (number: string) => linesOf(db, quoteOf(number).id);

describe("a new quote", () => {
  test("takes over who asked, and the enquiry leads to it", async () => {
    await storeBulk({
      name: "Mehul",
      email: "Mehul@Example.com",
      phone: "+91 98250 12345",
      business: "Mehul & Sons",
      product: "Tin",
      quantity: "40 tins",
    });
    const enquiry = db.select().from(enquiries).orderBy(desc(enquiries.createdAt)).get();
    const query = `?enquiry=${enquiry?.id}`;
    const path = `/dashboard/admin/quotes/new${query}`;
    expect(
      await htmlOf(enquiriesPage, argsFor("/dashboard/admin/enquiries", { cookie })),
    ).toContain(path);
    const html = await htmlOf(newQuote, argsFor(path, { cookie }));
    for (const known of ["Mehul &amp; Sons", "mehul@example.com", "+91 98250 12345", "40 tins"])
      expect(html).toContain(known);

    const saved = await saveNew(boss, typed({ [`packs.${tin.id}`]: "40" }), query);
    const number = numberIn(saved.location);
    expect(quoteOf(number)).toMatchObject({ enquiryId: enquiry?.id, sentAt: null, orderId: null });
    expect(
      await htmlOf(enquiriesPage, argsFor("/dashboard/admin/enquiries", { cookie })),
    ).toContain(number);
  });

  test("holds the pack and the number that the enquiry names", async () => {
    const [pack] = packsOf([tin.id]);
    if (!pack) throw new Error("No pack");
    const asked = (quantity: string) => askedPacks({ product: pack.name, quantity });
    expect(asked("40 tins")).toMatchObject([{ id: tin.id, quantity: 40 }]);
    for (const quantity of ["some", "2 x 20 tins", "600 kg", "99999 tins"])
      expect(asked(quantity)[0], quantity).not.toHaveProperty("quantity");
    expect(asked("૧૨ ડબ્બા"), "Gujarati digits").toMatchObject([{ quantity: 12 }]);
    expect(askedPacks({ product: "Gone", quantity: "40" })).toEqual([]);

    const reach = { name: "Mehul", email: "mehul@example.com", phone: "98250 12345" };
    await storeBulk({ ...reach, business: "Sons", product: pack.name, quantity: "40 tins" });
    const enquiry = db
      .select()
      .from(enquiries)
      .where(eq(enquiries.product, pack.name))
      .orderBy(desc(enquiries.createdAt))
      .get();
    const path = `/dashboard/admin/quotes/new?enquiry=${enquiry?.id}`;
    const html = await htmlOf(newQuote, argsFor(path, { cookie }));
    expect(inputIn(html, `packs.${tin.id}`)).toContain('value="40"');
  });

  test("suggests the price that this customer pays for so many, and keeps one that was typed", async () => {
    await write((tx) =>
      tx
        .insert(priceSteps)
        .values({
          id: newId(),
          listId: null,
          productId: tin.id,
          fromPacks: 10,
          pricePaise: 270_000,
          createdAt: 1,
          updatedAt: 1,
        })
        .run(),
    );
    const form = typed({
      [`packs.${tin.id}`]: "10",
      [`packs.${can.id}`]: "999",
      [`price.${can.id}`]: "1,400.50",
    });
    const number = numberIn((await saveNew(boss, form)).location);
    expect(linesOfNumber(number)).toMatchObject([
      { name: "Tin", quantity: 10, unitPricePaise: 270_000 },
      { name: "Can", quantity: 999, unitPricePaise: 140_050 },
    ]);
  });

  test("costs at most the MRP: beside the field, with the MRP named", async () => {
    const { id } = await product({ pricePaise: 280_000 });
    await setMrp(id, 315_000);
    const dear = await saveNew(boss, typed({ [`packs.${id}`]: "2", [`price.${id}`]: "3500" }));
    expect([dear.status, formIn(dear).errors[`price.${id}`]]).toEqual([
      400,
      "Price must be at most the MRP of ₹3,150",
    ]);
    expect(formIn(dear).values[`price.${id}`]).toBe("3500");
    const fair = await saveNew(boss, typed({ [`packs.${id}`]: "2", [`price.${id}`]: "3150" }));
    expect(fair.status).toBe(303);
  });

  test("sent twice by the same form is one quote", async () => {
    const form = typed({ [`packs.${tin.id}`]: "2" });
    const rowsIn = () => db.select().from(quotes).all().length;
    const before = rowsIn();
    const [one, other] = await Promise.all([saveNew(boss, form), saveNew(boss, form)]);
    expect(one.location).toBe(other.location);
    expect(rowsIn()).toBe(before + 1);
  });

  test.each([
    ["packs", { "packs.TIN": "1000" }, "packs.TIN", "Packs must be a whole number from 1 to 999"],
    ["packs", { "packs.TIN": "two" }, "packs.TIN", "Packs must be a whole number from 1 to 999"],
    [
      "a price",
      { "packs.TIN": "2", "price.TIN": "0" },
      "price.TIN",
      "Price must be an amount in rupees, such as 2740, or empty",
    ],
    ["a name", { name: " " }, "name", "Name is required"],
    ["an e-mail", { email: "mehul@" }, "email", "Email must look like name@example.com"],
    ["a GSTIN", { gstin: "24ABCDE1234F1Z9" }, "gstin", /mistyped/],
    ["a PIN", { pin: "12" }, "pin", "PIN must have 6 digits, such as 395002"],
    ["a day that is over", { until: "2020-01-01" }, "until", /from today on/],
    ["an amount", { delivery: "-1" }, "delivery", /amount in rupees/],
  ])("with %s that cannot be comes back as typed", async (_what, wrong, field, sentence) => {
    const named = Object.entries({ "packs.TIN": "3", ...wrong } as Record<string, string>);
    const form = typed(
      Object.fromEntries(named.map(([name, value]) => [name.replace("TIN", tin.id), value])),
    );
    const before = db.select().from(quotes).all().length;
    const answer = await saveNew(boss, form);
    expect(answer.status).toBe(400);
    const { errors, values } = formIn(answer);
    expect(errors[field.replace("TIN", tin.id)]).toMatch(sentence);
    expect(values).toMatchObject(form);
    expect(db.select().from(quotes).all().length).toBe(before);
  });

  test("brings everything typed back when packs are looked for", async () => {
    const form = { ...typed({ [`packs.${tin.id}`]: "7" }), intent: "find", words: "Can" };
    const answer = await saveNew(boss, form);
    expect(answer.status).toBe(200);
    expect(formIn(answer)).toEqual({ errors: {}, values: form });
    expect(answer.data).toMatchObject({ chosen: [{ id: tin.id }], offered: [{ id: can.id }] });
  });
});

describe("a quote", () => {
  test("is seen by nobody before it is sent, then mailed once with its link", async () => {
    const number = numberIn((await saveNew(boss, typed({ [`packs.${tin.id}`]: "2" }))).location);
    const draft = quoteOf(number);
    expect((await got(quotePage.loader, "/quote", { params: { token: draft.token } })).status).toBe(
      404,
    );
    await change(boss, number, { intent: "send" });
    await change(boss, number, { intent: "send" });
    const sent = db.select().from(mails).where(eq(mails.kind, "quote")).all();
    const mine = sent.filter(({ text }) => text.includes(draft.token));
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({
      recipient: "mehul@example.com",
      subject: `Our quote ${number}`,
    });
    expect(mine[0]?.text).toContain("₹5,750");

    const { data, headers } = await got(quotePage.loader, `/quote/${draft.token}`, {
      params: { token: draft.token },
    });
    expect(data).toMatchObject({
      state: "sent",
      quote: { number, totalPaise: 575_000, deliveryPaise: 15_000 },
      known: { name: "Mehul Shah", pin: "395002" },
    });
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
  });

  test("answers the enquiry that asked for it, once it is sent", async () => {
    const bulk = { email: "a@b.in", phone: "98", business: "Mill", product: "Tin", quantity: "9" };
    await storeBulk({ name: "Asker", ...bulk });
    const asked = () => db.select().from(enquiries).where(eq(enquiries.name, "Asker")).get();
    const query = `?enquiry=${asked()?.id}`;
    const saved = await saveNew(boss, typed({ [`packs.${tin.id}`]: "1" }), query);
    const number = numberIn(saved.location);
    expect(asked()).toMatchObject({ answeredAt: null });

    await change(boss, number, { intent: "send" });
    expect(asked()).toMatchObject({ answeredBy: boss.name });
    expect(asked()?.answeredAt).not.toBeNull();
    const log = db.select().from(auditLog).where(eq(auditLog.action, "enquiry.answered")).all();
    expect(log).toContainEqual(expect.objectContaining({ actorId: boss.id }));

    // The owner may say otherwise: sending the quote again does not change that.
    await setAnswered(asked()?.id ?? "", false, boss);
    await change(boss, number, { intent: "send" });
    expect(asked()).toMatchObject({ answeredAt: null });
  });

  test("is found by its number, firm, name or phone in any spelling", async () => {
    const quote = await sentQuote(
      boss,
      typed({
        name: "Zubin Irani",
        firm: "Café Noor 100%",
        phone: "+91 98111-22334",
        email: "zubin@example.com",
        [`packs.${tin.id}`]: "1",
      }),
    );
    const found = async (q: string) => {
      const path = `/dashboard/admin/quotes?${new URLSearchParams({ q })}`;
      const { data } = await got(adminList.loader, path, { cookie });
      const { quotes: list } = data as Awaited<ReturnType<typeof adminList.loader>>;
      return list.map(({ number }) => number);
    };
    for (const q of [
      quote.number.toLowerCase(),
      "zubin",
      "noor 100%",
      "9811122334",
      "098111 22334",
      "+91-98111 22334",
      "22334",
      "zubin@",
    ])
      expect(await found(q), q).toEqual([quote.number]);
    expect(await found("zubin_irani")).toEqual([]);
    expect(await found("%")).toEqual([quote.number]);
  });

  test("cannot be sent without packs, nor changed once it is withdrawn", async () => {
    const number = numberIn((await saveNew(boss, typed())).location);
    expect((await change(boss, number, { intent: "send" })).status).toBe(409);
    await change(boss, number, { ...typed({ [`packs.${tin.id}`]: "2" }), intent: "save" });
    await change(boss, number, { intent: "send" });
    await change(boss, number, { intent: "withdraw" });
    expect((await change(boss, number, { ...typed(), intent: "save" })).status).toBe(409);
    const html = await htmlOf(quotePage, customersPage(quoteOf(number)));
    expect(html).toContain("We have taken this quote back.");
    expect(html).not.toContain("Accept this quote");
  });

  test("that two people change is stored as the first wrote it, until the second has seen that", async () => {
    const number = numberIn((await saveNew(boss, typed({ [`packs.${tin.id}`]: "2" }))).location);
    const version = quoteVersion(db, quoteOf(number));
    const first = { ...typed({ [`packs.${tin.id}`]: "3" }), version, intent: "save" };
    expect((await change(boss, number, first)).status).toBe(303);
    expect((await change(boss, number, first)).status).toBe(303);
    const second = {
      ...typed({ [`packs.${tin.id}`]: "2", note: "By noon" }),
      version,
      intent: "save",
    };
    const refused = await change(boss, number, second);
    expect(refused.status).toBe(409);
    const { errors, values } = formIn(refused);
    expect(errors.form).toMatch(/^Someone else changed this quote/);
    expect(values).toMatchObject({ note: "By noon", [`packs.${tin.id}`]: "2" });
    expect(linesOf(db, quoteOf(number).id)).toMatchObject([{ quantity: 3 }]);
    expect((await change(boss, number, { ...second, version: values.version ?? "" })).status).toBe(
      303,
    );
    expect(quoteOf(number).note).toBe("By noon");
    expect(linesOf(db, quoteOf(number).id)).toMatchObject([{ quantity: 2 }]);
  });

  test("that is over says until when it was valid", async () => {
    const now = Date.now();
    const { id } = await createQuote(
      { id: newId(), enquiryId: null },
      {
        name: "Mehul",
        phone: "98250 12345",
        email: "",
        deliveryWay: "collect",
        validUntil: now - 1,
        sentAt: now - day,
        lines: [{ productId: tin.id, name: "Tin", quantity: 2, unitPricePaise: 270_000 }],
      },
      boss,
    );
    const quote = db.select().from(quotes).where(eq(quotes.id, id)).get();
    const html = await htmlOf(quotePage, customersPage(quoteOf(quote?.number ?? "")));
    expect(html).toContain("This quote was valid until");
    expect(html).not.toContain("Accept this quote");
  });

  test("is listed with its state, and every change is written down without the customer", async () => {
    const { number, id } = await sentQuote(boss, typed({ [`packs.${tin.id}`]: "2" }));
    await change(boss, number, { ...typed({ [`packs.${tin.id}`]: "3" }), intent: "save" });
    const { data } = await got(adminList.loader, "/dashboard/admin/quotes?state=sent", { cookie });
    const { quotes: listed } = data as Awaited<ReturnType<typeof adminList.loader>>;
    expect(listed[0]).toMatchObject({ number, state: "sent", totalPaise: 855_000 });
    expect(listed.every(({ state }) => state === "sent")).toBe(true);
    const log = db.select().from(auditLog).where(eq(auditLog.subjectId, id)).all();
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      "quote.create",
      "quote.send",
      "quote.update",
    ]);
    expect(JSON.stringify(log)).not.toContain("Mehul");
    expect(JSON.stringify(log)).toContain("3 × Tin");
  });

  test("is a PDF for the owner", async () => {
    const { number } = await sentQuote(boss, typed({ [`packs.${tin.id}`]: "2", note: "ખુશ" }));
    const answer = await pdf.loader(argsFor("/x.pdf", { cookie, params: { number } }));
    expect(answer.headers.get("Content-Disposition")).toContain(`${number}.pdf`);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  test("is valid up to the end of its day in Surat", async () => {
    const { validUntil } = await sentQuote(boss, typed({ [`packs.${tin.id}`]: "2" }));
    expect(dayOf(validUntil - 1)).toBe(dayOf(Date.now() + 7 * day));
    expect(dayOf(validUntil)).not.toBe(dayOf(validUntil - 1));
  });
});
