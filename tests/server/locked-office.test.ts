import { beforeAll, describe, expect, test } from "vitest";
import * as coupons from "~/routes/admin/goods/coupons";
import * as family from "~/routes/admin/goods/family";
import * as deliverySettings from "~/routes/admin/delivery/settings";
import * as priceLists from "~/routes/admin/price-lists/price-lists";
import * as prices from "~/routes/admin/prices/prices";
import * as newBatch from "~/routes/admin/stock/new-batch";
import { type Answer, answerTo, formIn } from "../people/accounts/answers";
import { htmlOf } from "../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../cast";
import { formOf } from "../goods/catalogue/admin-forms";
import { product } from "../shelf";
import { whileLocked } from "./while-locked";

type Page = Parameters<typeof htmlOf>[0] & { action: Parameters<typeof answerTo>[0] };
type Sent = {
  page: Page;
  at: string;
  form: Record<string, string>;
  params?: Record<string, string>;
  cookie: string;
  /** What stands in the page again. */
  shown: string[];
};

/** The owner's later forms and a shopper's, filled in. */
async function allForms(): Promise<Record<string, Sent>> {
  const cookie = await cookieOf(await admin());
  const tin = await product();
  const params = { slug: tin.slug };
  const area = "/dashboard/admin";
  return {
    "a coupon": {
      page: coupons,
      at: `${area}/coupons`,
      form: { code: "DIWALI", kind: "percent", value: "12.50", least: "500", inAll: "40" },
      cookie,
      shown: ['value="DIWALI"', 'value="12.50"', 'value="40"'],
    },
    "a price list": {
      page: priceLists,
      at: `${area}/price-lists`,
      form: { name: "Sweet shops" },
      cookie,
      shown: ['value="Sweet shops"'],
    },
    "prices of the day": {
      page: prices,
      at: `${area}/prices`,
      form: {
        intent: "save",
        [`price-${tin.id}`]: "311",
        [`version-${tin.id}`]: `${tin.pricePaise}`,
      },
      cookie,
      shown: ['value="311"'],
    },
    "the oil's words": {
      page: family,
      at: `${area}/family/${tin.slug}`,
      form: {
        intent: "shared",
        family: "Kachi ghani",
        description: "Pressed today.",
        category: "",
        vegetarian: "",
        version: "1",
      },
      params,
      cookie,
      shown: ["Pressed today."],
    },
    "delivery's days": {
      page: deliverySettings,
      at: `${area}/delivery/settings`,
      form: { cutOff: "15:30", holidays: "2026-12-25", collectHours: "", divisor: "5000" },
      cookie,
      shown: ['value="15:30"', "2026-12-25"],
    },
    "a batch": {
      page: newBatch,
      at: `${area}/stock/batches/new?product=${tin.slug}`,
      form: { number: "B-77", packedOn: "2026-11-20", packs: "12", reportWords: "FFA 0.6 %" },
      cookie,
      shown: ['value="B-77"', 'value="FFA 0.6 %"'],
    },
  };
}

let forms: Record<string, Sent>;
let answers: Record<string, { answer: Answer; html: string }>;
const args = ({ at, form, params, cookie }: Sent) =>
  argsFor(at, { form: formOf(form), params, cookie });

beforeAll(async () => {
  forms = await allForms();
  answers = await whileLocked(async () => {
    const sent = Object.entries(forms).map(async ([name, one]) => {
      const [answer, html] = await Promise.all([
        answerTo(one.page.action, args(one)),
        htmlOf(one.page, args(one)),
      ]);
      return [name, { answer, html }] as const;
    });
    return Object.fromEntries(await Promise.all(sent));
  });
}, 60_000);

describe("while another program holds the database", () => {
  test.each([
    "a coupon",
    "a price list",
    "prices of the day",
    "the oil's words",
    "delivery's days",
    "a batch",
  ])("%s: 503 and when to come again, with the form as it was typed", (name) => {
    const { form, shown } = forms[name] as Sent;
    const { answer, html } = answers[name] as (typeof answers)[string];
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "15"]);
    const { errors, values } = formIn(answer);
    expect(errors).toEqual({ form: "Something went wrong" });
    expect(values).toEqual({ ...form, idempotencyKey: expect.any(String) });
    expect(html).toContain("Something went wrong");
    for (const text of shown) expect(html).toContain(text);
  });
});
