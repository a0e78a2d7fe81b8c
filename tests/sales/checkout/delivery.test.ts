import { gapsOf } from "~/sales/orders/delivery";
import { beforeAll, describe, expect, test } from "vitest";
import { addressesOf } from "~/people/accounts/address-book.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { addressForm, confirmationOf } from "~/sales/checkout/address/delivery-form";
import { loader as oldPage } from "~/routes/checkout/delivery";
import * as page from "~/routes/checkout/place-order";
import * as statusPage from "~/routes/checkout/order-status";
import { gstinProblem, typedGstin } from "~/base/lib/india/gstin";
import { callLink, indianMobile, shownPhone } from "~/base/lib/india/phone";
import { states } from "~/base/lib/india/states";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import { formIn, got, posted } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { argsFor, cookieOf, shopper } from "../../cast";
import { product } from "../../shelf";
import { providerOnTheWire } from "../payments/provider";
import {
  fillCart,
  openPayPage,
  openStatusPage,
  orderOf,
  ordersOfUser,
  pressCheckout,
  tokenIn,
} from "./shopping";

providerOnTheWire();

const path = "/checkout";
const address = {
  name: "આશા પટેલ",
  phone: "+91 98250-12345",
  line: "૧૨ રિંગ રોડ\n\nસ્ટેશન પાસે",
  city: "સુરત",
  state: "24",
  pin: "395 002",
  gstin: "",
  firm: "",
};
const aFirm = { gstin: "27AAPFU0939F1ZV", firm: "Patel Stores" };
const billTo = "4 Mill Lane\nPune 411001";

let user: Viewer;
let cookie: string;
let tin: string;

beforeAll(async () => {
  tin = (await product()).id;
});

async function newShopper(overrides: Parameters<typeof shopper>[0] = {}): Promise<void> {
  user = await shopper(overrides);
  cookie = await cookieOf(user);
  await fillCart(user, tin);
}

const send = (form: Record<string, string>) => posted(page.action, path, form, { cookie });

describe("a phone number", () => {
  test.each([
    "9825012345",
    "98250 12345",
    "+91 98250 12345",
    "+91-9825-012-345",
    "919825012345",
    "09825012345",
    "(0) 98250-12345",
    "૯૮૨૫૦ ૧૨૩૪૫",
    "0091 98250 12345",
    "98250.12345",
    "98250–12345",
    "９８２５０１２３４５",
    // As phones copy a number out of their contacts, with marks that nobody sees.
    "\u202A+91 98250 12345\u202C",
    "\u206898250\u201112345\u2069",
  ])("may be written %s", (typed) => expect(indianMobile(typed)).toBe("+919825012345"));

  test.each([
    "12345",
    "5825012345",
    "98250123456",
    "+44 20 7946 0958",
    "98250 1234x",
    "",
    "0261 247 1234",
  ])("is not %j", (typed) => expect(indianMobile(typed)).toBeNull());

  test("that begins with 91 by itself keeps its digits", () => {
    expect(indianMobile("9198765432")).toBe("+919198765432");
    expect(shownPhone("+919198765432")).toBe("+91 91987 65432");
    expect(shownPhone("0261 247")).toBe("0261 247");
  });

  test("is called by plain digits, however it was typed", () => {
    expect(callLink("+૯૧ ૯૮૨૫૦-૧૨૩૪૫")).toBe("tel:+919825012345");
  });
});

describe("a GSTIN", () => {
  test("has a check character that finds typing mistakes", () => {
    expect(gstinProblem("27AAPFU0939F1ZV")).toBeNull();
    for (const wrong of [
      "27AAPFU0939F1ZU",
      "27AAPFU0993F1ZV",
      "27AAPFU0939F0ZV",
      "27aapfu0939f1zv",
      "",
    ])
      expect(gstinProblem(wrong)).not.toBeNull();
  });

  test("may be typed with spaces, small letters and digits of any script", () => {
    expect(typedGstin("૨૭ aapfu ०९३९ f1zv")).toBe("27AAPFU0939F1ZV");
  });
});

describe("the states", () => {
  test("have each a name and a GST code of their own, in the order of their names", () => {
    expect(states).toHaveLength(37);
    expect(new Set(states.map(({ code }) => code)).size).toBe(37);
    const names = states
      .slice(0, -1)
      .filter(({ code }) => code !== "97")
      .map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
  });
});

describe("an address in parts", () => {
  test.each([
    ["name", "", "Name is required"],
    ["phone", "12345", "Mobile must be an Indian mobile number, such as 98765 43210"],
    ["line", " ", "House and street is required"],
    ["city", "", "City or village is required"],
    ["state", "25", "State is required"],
    ["pin", "", "PIN is required"],
    ["pin", "095002", "PIN must have 6 digits, such as 395002"],
    ["pin", "3950022", "PIN must have 6 digits, such as 395002"],
    ["gstin", "27AAPFU0939F1Z", "GSTIN must look like 24ABCDE1234F1Z5, a UIN like 0717UNO00157UNO"],
    ["gstin", "27AAPFU0939F1ZU", "GSTIN is mistyped: its last character does not fit the others"],
    ["firm", "", "Name of the firm is required"],
  ])(
    "whose %s is %j is refused beside the field, and nothing typed is lost",
    async (field, value, sentence) => {
      await newShopper();
      const firm = field === "gstin" || field === "firm" ? aFirm : {};
      const form = { ...address, ...firm, [field]: value };
      const answer = await send(form);
      expect(answer.status).toBe(400);
      expect(formIn(answer).errors).toEqual({ [field]: sentence });
      expect(formIn(answer).values).toMatchObject(form);
      expect(ordersOfUser(user)).toEqual([]);
    },
  );

  test("may be in Gujarati letters and digits", () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...address, pin: "૩૯૫ ૦૦૨" }))
      form.append(name, value);
    expect(addressForm(form).parse(Object.fromEntries(form))).toMatchObject({
      name: "આશા પટેલ",
      phone: "+919825012345",
      line: "૧૨ રિંગ રોડ, સ્ટેશન પાસે",
      city: "સુરત",
      pin: "395002",
      gstin: null,
    });
  });

  test("is frozen on the order and shown to its owner, on the slip, and to nobody else", async () => {
    await newShopper();
    const answer = await send({ ...address, ...aFirm, gstin: " 27aapfu0939f1zv ", billTo });
    expect(answer.status).toBe(303);
    const token = tokenIn(answer.location ?? "");
    const order = orderOf(token);
    expect(order).toMatchObject({
      shipName: "આશા પટેલ",
      shipPhone: "+919825012345",
      shipLine: "૧૨ રિંગ રોડ, સ્ટેશન પાસે",
      shipCity: "સુરત",
      shipState: "24",
      shipPin: "395002",
      buyerGstin: "27AAPFU0939F1ZV",
      buyerFirm: "Patel Stores",
      buyerAddress: billTo,
      paymentMethod: "online",
      paymentStatus: "unpaid",
    });
    const to = {
      name: "આશા પટેલ",
      phone: "+91 98250 12345",
      address: "૧૨ રિંગ રોડ, સ્ટેશન પાસે\nસુરત, Gujarat 395002",
    };
    expect((await openPayPage(user, token)).address).toEqual(to);
    expect((await openStatusPage(user, token)).data.address).toEqual(to);
    expect((await openPayPage(null, token)).address).toBeNull();
    expect(JSON.stringify(await openStatusPage(null, token))).not.toContain("સ્ટેશન");
    const html = await htmlOf(
      statusPage,
      argsFor(`/order/${token}`, { cookie, params: { token } }),
    );
    expect(html).toContain("સુરત, Gujarat 395002");
    expect(slipOf(order.number)).toBeNull();
  });

  test("is kept in the address book beside the profile's, which stays the usual one", async () => {
    await newShopper();
    await send({ ...address, ...aFirm, billTo });
    expect(addressesOf(user.id)).toMatchObject([
      { line: "12 Ring Road", city: "Surat", pin: "395002", isUsual: true },
      { name: "આશા પટેલ", city: "સુરત", ...aFirm, isUsual: false },
    ]);
    const html = await htmlOf(page, argsFor(path, { cookie }));
    expect(html).toContain("૧૨ રિંગ રોડ, સ્ટેશન પાસે, સુરત, Gujarat 395002");

    const token = tokenIn(await pressCheckout(user));
    expect(orderOf(token)).toMatchObject({
      shipLine: "12 Ring Road",
      shipCity: "Surat",
      shipPin: "395002",
      buyerGstin: null,
    });
  });

  test("begins with what can be read in the profile", async () => {
    await newShopper({ address: "Near the lake 400 002", phone: "98765 43210" });
    const html = await htmlOf(page, argsFor(path, { cookie }));
    expect(inputIn(html, "pin")).toContain('value="400002"');
    expect(html).toMatch(/<option value="27" selected="">Maharashtra/);
    expect(html).toContain("Near the lake</textarea>");
  });

  test("does for a shopper who has none in the profile, and becomes the usual one", async () => {
    await newShopper({ address: "" });
    const answer = await send(address);
    expect(answer.status).toBe(303);
    expect(orderOf(tokenIn(answer.location ?? "")).buyerAddress).toBe(
      "૧૨ રિંગ રોડ, સ્ટેશન પાસે\nસુરત, Gujarat 395002",
    );
    expect(addressesOf(user.id)).toMatchObject([{ city: "સુરત", isUsual: true }]);
    await fillCart(user, tin);
    expect(await pressCheckout(user)).toMatch(/^\/pay\//);
  });

  test("takes its state from the PIN where none is chosen", async () => {
    await newShopper();
    const answer = await send({ ...address, state: "", pin: "781001" });
    expect(orderOf(tokenIn(answer.location ?? ""))).toMatchObject({ shipState: "18" });
    const army = await send({ ...address, state: "", pin: "900056" });
    expect(orderOf(tokenIn(army.location ?? ""))).toMatchObject({ shipState: "APO" });
  });
});

describe("a PIN that is seldom seen with its state", () => {
  test("is asked about once; who says it is right goes on", async () => {
    await newShopper();
    const doubtful = { ...address, state: "27" };
    const asked = await send(doubtful);
    expect(asked.status).toBe(400);
    expect(formIn(asked).errors.form).toContain("PIN 395002 is usually in Gujarat");
    expect(formIn(asked).values).toMatchObject(doubtful);
    expect(ordersOfUser(user)).toEqual([]);

    const html = await htmlOf(page, argsFor(path, { cookie, form: doubtful }));
    expect(inputIn(html, "confirmed")).toContain('value="395002-27"');
    expect(html).toContain("The address is right");
    const answer = await send({ ...doubtful, confirmed: "395002-27" });
    expect(answer.status).toBe(303);
    expect(orderOf(tokenIn(answer.location ?? ""))).toMatchObject({ shipState: "27" });
  });

  test("is asked about again when it is another one by now", async () => {
    await newShopper();
    const confirmed = confirmationOf({ pin: "395002", state: "27" });
    expect((await send({ ...address, state: "29", confirmed })).status).toBe(400);
    expect((await send({ ...address, pin: "110001", confirmed })).status).toBe(400);
  });

  test("of the army, which may be anywhere, is not asked about", async () => {
    await newShopper();
    expect((await send({ ...address, pin: "900056", state: "01" })).status).toBe(303);
  });
});

describe("a PIN that no post office has", () => {
  test("is refused where its first two digits are not in use, in a sentence beside the field", async () => {
    await newShopper();
    for (const pin of ["100000", "290001", "350001", "540001", "660001", "890001"]) {
      const refused = await send({ ...address, pin });
      expect(refused.status).toBe(400);
      expect(formIn(refused).errors.pin).toBe(
        "No PIN in India begins with these two digits: please check it",
      );
      expect(formIn(refused).values).toMatchObject({ pin });
    }
    expect(ordersOfUser(user)).toEqual([]);
  });

  test("is asked about once where only its third digit is unknown, then taken and marked", async () => {
    await newShopper();
    const typed = { ...address, pin: "398001" };
    const asked = await send(typed);
    expect(asked.status).toBe(400);
    expect(formIn(asked).errors.form).toContain("We know no PIN that begins with 398");
    expect(formIn(asked).values).toMatchObject(typed);
    const taken = await send({ ...typed, confirmed: "398001-24" });
    expect(taken.status).toBe(303);
    const order = orderOf(tokenIn(taken.location ?? ""));
    expect(order && gapsOf(order)).toContain("PIN not known");
  });

  test("of the army is marked for India Post", async () => {
    await newShopper();
    const army = await send({ ...address, state: "", pin: "900056" });
    const order = orderOf(tokenIn(army.location ?? ""));
    expect(order && gapsOf(order)).toEqual(["India Post only"]);
  });
});

describe("the page for the address", () => {
  test("says when the total changed meanwhile, and keeps what was typed", async () => {
    await newShopper();
    const answer = await send({ ...address, total: "100" });
    expect(answer.status).toBe(409);
    expect(answer.data).toMatchObject({
      news: "Your cart has changed: the total is now ₹1,450. Please look at it again.",
    });
    expect(formIn(answer).values).toMatchObject(address);
  });

  test("leads back to an empty cart, and has taken the place of /checkout/delivery", async () => {
    const asked = await shopper();
    const empty = await got(page.loader, path, { cookie: await cookieOf(asked) });
    expect(empty.location).toBe("/cart");
    expect(await got(oldPage, "/checkout/delivery")).toMatchObject({
      status: 301,
      location: "/checkout",
    });
  });
});
