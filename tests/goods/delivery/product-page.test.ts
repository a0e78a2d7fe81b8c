import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { pinOf } from "~/goods/delivery/pin-cookie.server";
import * as contactRoute from "~/routes/site/contact";
import * as productRoute from "~/routes/shop/product";
import { isCacheable } from "~/server/page-cache/cacheable-request";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookiesOf } from "../../cast";
import { product } from "../../shelf";
import { aZone, noDelivery } from "./shelf";

let slug: string;
beforeAll(async () => {
  slug = (await product({ name: "Filtered oil", volumeMl: 1000, pricePaise: 20_000 })).slug;
});

beforeEach(async () => {
  await noDelivery();
  await aZone({ name: "Surat", pins: ["395"], freeFromPaise: 150_000, daysMin: 1, daysMax: 2 });
  const rest = { name: "Rest", pins: ["4"], rates: { 5000: 12_000 }, daysMin: 3, daysMax: 6 };
  await aZone({ ...rest, paysOnDelivery: true });
});

const args = (query = "", cookie?: string) =>
  argsFor(`/product/${slug}${query}`, { params: { slug }, cookie });
const open = (query = "", cookie?: string) => productRoute.loader(args(query, cookie));
const pageOf = async (query = "") => {
  const html = await htmlOf(productRoute as never, args(query));
  return html
    .replace(/<!--.*?-->/g, "")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
};
const onDelivery = async (feePaise: number) =>
  changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 100_000, feePaise, asksToConfirm: false },
      transfer: { isOn: false, details: null },
    },
    await admin(),
  );

describe("delivery on the page of a product", () => {
  test("is told to everybody alike: price from and days, no date, no cookie", async () => {
    expect(await pageOf()).toContain(
      "Delivery from ₹120, 1–6 days · free above ₹1,500 in some areas",
    );
    const { data, init } = await open();
    expect(init?.headers).toBeUndefined();
    const known = cookiesOf(headersOf(await open("?pin=395007")).getSetCookie());
    expect(known).toMatch(/^prayosha_pin=/);
    expect((await open("", known)).data).toEqual(data);
  });

  test("says of a pack that is free somewhere only that, not from where on others are", async () => {
    const dear = await product({ name: "Rare oil", volumeMl: 1000, pricePaise: 199_000 });
    const html = await htmlOf(
      productRoute as never,
      argsFor(`/product/${dear.slug}`, { params: { slug: dear.slug } }),
    );
    expect(html).toContain("Delivery free in some areas, 1–6 days");
    expect(html).not.toContain("free above");
  });

  test("tells the days of what is near and of the rest of the country", async () => {
    await aZone({ name: "India", pins: ["*"], rates: { 5000: 9000 }, daysMin: 5, daysMax: 9 });
    expect(await pageOf()).toContain(
      "Delivery from ₹90, 1–2 days nearby, 5–9 days in the rest of India",
    );
  });

  test("is told to a PIN with price and days, for this request alone, and the PIN is remembered", async () => {
    const answer = await open("?pin=395007");
    expect(await pageOf("?pin=395007")).toMatch(
      /Deliver to 395007: ₹160, arrives [\d A-Za-z–]+ · free above ₹1,500/,
    );
    expect(headersOf(answer).get("Cache-Control")).toBe("private, no-store");
    const cookie = cookiesOf(headersOf(answer).getSetCookie());
    const request = new Request("http://shop/", { headers: { Cookie: cookie } });
    expect(await pinOf(request)).toBe("395007");
    const forged = new Request("http://shop/", { headers: { Cookie: `${cookie}x` } });
    expect(await pinOf(forged)).toBeNull();
  });

  test.each(["395 007", " 395007 ", "૩૯૫૦૦૭", "३९५००७", "395-007"])(
    "understands the PIN %j",
    async (typed) => {
      const { data } = await open(`?${new URLSearchParams({ pin: typed })}`);
      expect(data.asked?.pin).toBe("395007");
    },
  );

  test("asks whether a PIN is right that no post office is known to have, beside its price and days", async () => {
    const known = await pageOf("?pin=400001");
    expect(known).not.toContain("We know no PIN");
    const page = await pageOf("?pin=408001");
    expect(page).toMatch(/Deliver to 408001: ₹120, arrives \d/);
    expect(page).toContain(
      "We know no PIN that begins with 408. If 408001 is right, go on; if not, please correct it.",
    );
  });

  test("says that India Post goes to the army, but where a zone names its PIN", async () => {
    await aZone({ name: "Elsewhere", pins: ["*"], rates: { 5000: 15_000 } });
    const words = "900056 is an Army Post Office: India Post brings the parcel.";
    expect(await pageOf("?pin=900056")).toContain(words);
    expect(await pageOf("?pin=400001")).not.toContain("India Post");
    await aZone({ name: "The camp", pins: ["900056"], carrier: "van" });
    expect(await pageOf("?pin=900056")).not.toContain("India Post");
  });

  test.each(["", "39500", "0395007", "Surat", "3950071", "<b>"])(
    "answers 400 for the PIN %j, with the sentence and what was typed, and remembers nothing",
    async (typed) => {
      const query = `?${new URLSearchParams({ pin: typed })}`;
      const answer = await open(query);
      expect(answer.init?.status).toBe(400);
      expect(headersOf(answer).get("Cache-Control")).toBe("private, no-store");
      expect(headersOf(answer).getSetCookie()).toEqual([]);
      expect(answer.data.pinProblem?.typed).toBe(typed);
      const html = await pageOf(query);
      expect(html).toContain("PIN must have 6 digits, such as 395002");
      expect(html).toContain("six digits at the end of your address");
      expect(inputIn(html, "pin")).toContain('aria-describedby="pin-error"');
    },
  );

  test("is told for no PIN whose first two digits are not in use", async () => {
    for (const pin of ["100000", "290001", "890001"]) {
      expect((await open(`?pin=${pin}`)).init?.status).toBe(400);
      const html = await pageOf(`?pin=${pin}`);
      expect(html).toContain("No PIN in India begins with these two digits: please check it");
      expect(html).not.toContain(`Deliver to ${pin}`);
    }
    expect((await open("?pin=PIN%20395%E2%80%93007.")).data.asked?.pin).toBe("395007");
  });

  test("is refused to a PIN that is not served, with a way on that names product and PIN", async () => {
    const html = await pageOf("?pin=744301");
    expect(html).toContain("We do not deliver this pack to 744301 yet.");
    const link = /href="(\/contact[^"]*)"/.exec(html)?.[1] ?? "";
    const contact = await htmlOf(contactRoute as never, argsFor(link));
    expect(contact).toContain("Can you deliver Filtered oil (1 L) to PIN 744301?");
  });

  test("says that a transporter brings it, where nobody else does", async () => {
    await aZone({ name: "Godown", carrier: "transporter", pins: ["6"], rates: {} });
    expect(await pageOf("?pin=600001")).toMatch(
      /Deliver to 600001 by transporter: you pay the freight there, arrives /,
    );
  });

  test("mentions payment on delivery where the zone allows it, with its fee", async () => {
    await onDelivery(3000);
    expect(await pageOf()).toContain("Pay on delivery in many areas (₹30 fee), for orders up to");
    expect(await pageOf("?pin=400001")).toContain("You can pay on delivery (₹30 fee).");
    expect(await pageOf("?pin=395007")).not.toContain("pay on delivery");
  });

  test("is told to programs by the same figures", async () => {
    const tags = productRoute.meta({ data: (await open()).data, matches: [] } as never) as object[];
    for (const rate of [120, 160])
      expect(JSON.stringify(tags)).toContain(
        `"shippingRate":{"@type":"MonetaryAmount","currency":"INR","value":${rate}}`,
      );
    expect(JSON.stringify(tags)).toContain(
      '"transitTime":{"@type":"QuantitativeValue","minValue":1',
    );
    const asked = (await open("?pin=395007")).data;
    const canonical = productRoute.meta({ data: asked, matches: [] } as never);
    expect(canonical).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: `/product/${slug}`,
    });
  });

  test("never comes from the page cache once a PIN is asked", () => {
    expect(isCacheable(`/product/${slug}`)).toBe(true);
    for (const query of ["?pin=395007", "?photo=1&pin=395007", "?pin=x"])
      expect(isCacheable(`/product/${slug}${query}`)).toBe(false);
  });
});

const headersOf = ({ init }: { init: ResponseInit | null }) => new Headers(init?.headers);
