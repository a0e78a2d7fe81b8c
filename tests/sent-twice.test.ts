import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import * as schema from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { day } from "~/base/lib/time";
import { newId } from "~/base/lib/ids.server";
import * as newBreach from "~/routes/admin/breaches/new-breach";
import * as categories from "~/routes/admin/goods/categories";
import * as coupons from "~/routes/admin/goods/coupons";
import * as createProduct from "~/routes/admin/goods/create-product";
import * as family from "~/routes/admin/goods/family";
import * as questions from "~/routes/admin/goods/product-questions";
import * as searchWords from "~/routes/admin/goods/search-words";
import * as grievance from "~/routes/admin/grievances/grievance";
import * as millNote from "~/routes/admin/mill/note";
import * as expenses from "~/routes/admin/money/expenses";
import * as couriers from "~/routes/admin/orders/couriers";
import * as furtherParcels from "~/routes/admin/orders/further-parcels";
import * as orderReturn from "~/routes/admin/orders/order-return";
import * as priceLists from "~/routes/admin/price-lists/price-lists";
import * as newQuote from "~/routes/admin/quotes/new-quote";
import * as arrivals from "~/routes/admin/stock/arrivals";
import * as newBatch from "~/routes/admin/stock/new-batch";
import * as productStock from "~/routes/admin/stock/product-stock";
import * as testimonials from "~/routes/admin/testimonials";
import { allCouriers } from "~/sales/orders/couriers.server";
import { storeGrievance } from "~/sales/grievances/store-grievance.server";
import { admin, argsFor, cookieOf } from "./cast";
import { formOf } from "./goods/catalogue/admin-forms";
import { counted } from "./goods/stock/counted";
import { answerTo } from "./people/accounts/answers";
import { htmlOf } from "./people/accounts/rendered";
import { sold } from "./sales/orders/sold";
import { anyCategory } from "./shelf";

type Screen = Parameters<typeof htmlOf>[0] & { action: Parameters<typeof answerTo>[0] };
type Twice = {
  screen: unknown;
  path?: string;
  params?: Record<string, string>;
  /** `at`: a number that no other sending has, for what must differ. */
  form: (at: number) => Record<string, string>;
  table: SQLiteTable;
};

let cookie = "";
let forms: Record<string, () => Twice>;
const today = dayOf(Date.now());

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  const tin = await counted(10, { name: "Twice tin" });
  const { slug } = tin;
  const category = await anyCategory();
  const order = await sold({ userId: null, status: "Shipped", lines: [{ quantity: 50 }] });
  const complaint = await storeGrievance(
    {
      kind: "order",
      order: null,
      words: "It leaks",
      name: "Asha",
      phone: "",
      email: "asha@example.com",
    } as never,
    null,
  );
  forms = {
    "a coupon": () => ({
      screen: coupons,
      form: (at) => ({ code: `TWICE${at}`, kind: "percent", value: "5", perBuyer: "1" }),
      table: schema.coupons,
    }),
    "a courier": () => ({
      screen: couriers,
      form: (at) => ({ name: `Twice ${at}`, link: "" }),
      table: schema.couriers,
    }),
    "a price list": () => ({
      screen: priceLists,
      form: (at) => ({ name: `Twice ${at}` }),
      table: schema.priceLists,
    }),
    "a category": () => ({
      screen: categories,
      form: (at) => ({ name: `Twice ${at}` }),
      table: schema.categories,
    }),
    "search words": () => ({
      screen: searchWords,
      form: (at) => ({ words: `twice${at}, again${at}` }),
      table: schema.searchWords,
    }),
    "a testimonial": () => ({
      screen: testimonials,
      form: () => ({ intent: "add", words: "Good oil.", who: "Meera", where: "Surat" }),
      table: schema.testimonials,
    }),
    "a question": () => ({
      screen: questions,
      params: { slug },
      form: () => ({ intent: "add", language: "en", question: "How?", answer: "Slowly." }),
      table: schema.productQuestions,
    }),
    "a breach": () => ({
      screen: newBreach,
      form: () => ({
        title: "Mail read",
        noticed: "2026-11-20T10:00",
        kind_names: "on",
        contact: "Ramesh Shah, 0261 400 1234",
        nature_en: "Somebody read our mail account.",
        place_en: "Our mail provider",
        extent_en: "Mails of two days",
        consequences_en: "False calls in our name.",
        measures_en: "The password is new.",
        advice_en: "Pay nobody who calls.",
      }),
      table: schema.breaches,
    }),
    "an answer to a complaint": () => ({
      screen: grievance,
      params: { number: complaint.number },
      form: () => ({ intent: "answer", words: "We look into it." }),
      table: schema.grievanceAnswers,
    }),
    "an expense": () => ({
      screen: expenses,
      form: () => ({ day: today, amount: "10", words: "Tape", spentOn: "packing", way: "upi" }),
      table: schema.moneyPaidOut,
    }),
    "a product": () => ({
      screen: createProduct,
      form: () => ({
        name: "Sent twice",
        description: "Oil.",
        price: "100",
        quantity: "1",
        category,
      }),
      table: schema.products,
    }),
    "a size": () => ({
      screen: family,
      params: { slug },
      form: (at) => ({ intent: "size", size: `${at}`, measure: "l", price: `${at * 290}` }),
      table: schema.products,
    }),
    "a batch without a number": () => ({
      screen: newBatch,
      path: `/?product=${slug}`,
      form: () => ({ number: "", packedOn: today, bestBefore: "2027-11-20", packs: "0" }),
      table: schema.batches,
    }),
    "a movement of stock": () => ({
      screen: productStock,
      params: { slug },
      form: () => ({
        intent: "move",
        kind: "arrived",
        packs: "5",
        version: "0",
        batch: "",
        why: "",
      }),
      table: schema.stockMovements,
    }),
    "a sheet of arrivals": () => ({
      screen: arrivals,
      form: () => ({ [`packs-${tin.id}`]: "5", why: "" }),
      table: schema.stockMovements,
    }),
    "seed for the mill": () => ({
      screen: millNote,
      params: { kind: "seed" },
      form: (at) => ({ day: today, weight: "50", crop: "groundnut", number: `T-${at}`, why: "" }),
      table: schema.millEntries,
    }),
    "a further parcel": () => ({
      screen: furtherParcels,
      params: { number: order.number },
      form: () => ({ courier: allCouriers()[0]?.name ?? "", tracking: "AB1234567", day: "" }),
      table: schema.orderParcels,
    }),
    "packs that came back": () => ({
      screen: orderReturn,
      params: { number: order.number },
      form: () => ({ "line-0": "1", goods: "leaking", why: "", day: "" }),
      table: schema.orderReturns,
    }),
    "a quote": () => ({
      screen: newQuote,
      form: () => ({
        [`packs.${tin.id}`]: "2",
        name: "Kanta",
        phone: "98250 11111",
        until: dayOf(Date.now() + 7 * day),
        way: "collect",
      }),
      table: schema.quotes,
    }),
  };
});

const names = [
  "a coupon",
  "a courier",
  "a price list",
  "a category",
  "search words",
  "a testimonial",
  "a question",
  "a breach",
  "an answer to a complaint",
  "an expense",
  "a product",
  "a size",
  "a batch without a number",
  "a movement of stock",
  "a sheet of arrivals",
  "seed for the mill",
  "a further parcel",
  "packs that came back",
  "a quote",
];

test("every form is tried", () => {
  expect(Object.keys(forms)).toEqual(names);
});

describe.each(names)("the form of %s", (name) => {
  const rows = ({ table }: Twice) => db.select().from(table).all().length;
  const ask = ({ path = "/", params = {} }: Twice) => ({ path, ask: { params, cookie } });

  /** The key in the form as its page shows it. */
  async function keyOn(one: Twice): Promise<string> {
    const { path, ask: given } = ask(one);
    const html = await htmlOf(one.screen as Screen, argsFor(path, given));
    return /name="idempotencyKey" value="([0-9a-f]{32})"/.exec(html)?.[1] ?? "";
  }

  const send = (one: Twice, form: Record<string, string>) => {
    const { path, ask: given } = ask(one);
    const { action } = one.screen as Screen;
    return answerTo(action, argsFor(path, { ...given, form: formOf(form) }));
  };

  test("counts once when it is sent twice, one after the other and at once", async () => {
    const one = forms[name]?.() ?? expect.fail("No such form");
    for (const [at, isAtOnce] of [
      [3, false],
      [4, true],
    ] as const) {
      const before = rows(one);
      const form = { ...one.form(at), idempotencyKey: await keyOn(one) };
      const answers = isAtOnce
        ? await Promise.all([send(one, form), send(one, form)])
        : [await send(one, form), await send(one, form)];
      expect(answers.map(({ status, data }) => [status, data])).toEqual([
        [303, null],
        [303, null],
      ]);
      expect(rows(one)).toBe(before + 1);
    }
  });

  test("without a key is refused, and stores nothing", async () => {
    const one = forms[name]?.() ?? expect.fail("No such form");
    const before = rows(one);
    const answer = await send(one, { ...one.form(5), idempotencyKey: "" });
    expect([answer.status, rows(one)]).toEqual([400, before]);
  });

  test("with something else in it comes back as it was typed, and is stored when it is sent once more", async () => {
    const one = forms[name]?.() ?? expect.fail("No such form");
    const form = { ...one.form(6), idempotencyKey: newId() };
    await send(one, form);
    const before = rows(one);
    const other = { ...form, ...one.form(7), note: "Corrected" };
    const { status, data } = await send(one, other);
    const { values } = (data as { form: { values: Record<string, string> } }).form;
    expect([status, rows(one)]).toEqual([409, before]);
    expect(values).toEqual({ ...other, idempotencyKey: values.idempotencyKey });
    expect((await send(one, values)).status).toBe(303);
    expect(rows(one)).toBe(before + 1);
  });
});
