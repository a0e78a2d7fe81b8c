import { beforeEach, describe, expect, test } from "vitest";
import { addAddress } from "~/people/accounts/address-book.server";
import * as addresses from "~/routes/account/addresses";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { formIn, posted } from "../../people/accounts/answers";
import { cookieOf, shopper } from "../../cast";
import { aZone, noDelivery, setting } from "../../goods/delivery/shelf";
import { asRegisteredFirm, registeredFirm } from "../invoices/paying";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../../shelf";
import { guestWith, press, typed } from "./guests";
import { fillCart, orderOf, ordersOfUser, pressCheckout, tokenIn } from "./shopping";

providerOnTheWire();

const place = { line: typed.line, city: typed.city, pin: typed.pin };
const firm = { gstin: "27AAPFU0939F1ZV", firm: "Uttam Traders" };
/** Who collects types a name and a mobile. */
const collects = { ...typed, line: "", city: "", pin: "", way: "collect:0", method: "online" };

beforeEach(async () => {
  await noDelivery();
  await setting("delivery.collect", "on");
});

const orderAfter = (location: string | null) => orderOf(tokenIn(location ?? ""));

describe("a guest who collects", () => {
  test("with a GSTIN is asked for the address of the invoice, and nothing typed is lost", async () => {
    const { id, pricePaise } = await product();
    const cookie = await guestWith({ id });
    const form = { ...collects, ...firm, total: String(pricePaise) };
    const asked = await press(cookie, form);
    expect(asked.status).toBe(400);
    expect(Object.keys(formIn(asked).errors)).toEqual(
      expect.arrayContaining(["form", "line", "city", "pin"]),
    );
    expect(formIn(asked).values).toMatchObject(firm);
    const { location } = await press(cookie, { ...form, ...place });
    const order = orderAfter(location);
    expect(order).toMatchObject({ deliveryWay: "collect", shipLine: null, buyerGstin: firm.gstin });
    expect(order.buyerAddress).toBe("12 Ring Road\nSurat 395007\nGujarat (24)");
  });

  test("is asked from ₹50,000 on, and not a rupee below", async () => {
    const barrel = await product({ pricePaise: 50_000_00 });
    const cookie = await guestWith(barrel);
    const form = { ...collects, total: "5000000" };
    expect(formIn(await press(cookie, form)).errors).toHaveProperty("line");
    const { location } = await press(cookie, { ...form, ...place });
    expect(orderAfter(location).buyerAddress).toContain("Gujarat (24)");
    const less = await guestWith(await product({ pricePaise: 49_999_00 }));
    const below = await press(less, { ...collects, total: "4999900" });
    expect(orderAfter(below.location).buyerAddress).toBe("");
  });

  test("is asked whatever total the form says, also none", async () => {
    const barrel = await product({ pricePaise: 60_000_00 });
    for (const total of [{}, { total: "100" }]) {
      const answer = await press(await guestWith(barrel), { ...collects, ...total });
      expect(answer.location ?? "").not.toMatch(/\/(?:pay|order)\//);
    }
  });

  test("never is the shop's own firm", async () => {
    await asRegisteredFirm();
    const { id, pricePaise } = await product();
    const own = { gstin: registeredFirm.gstin, firm: "Us", ...place, total: String(pricePaise) };
    const answer = await press(await guestWith({ id }), { ...collects, ...own });
    expect(formIn(answer).errors.gstin).toMatch(/^This is our own GSTIN/);
  });
});

describe("an account that collects", () => {
  test("from ₹50,000 on is asked on the page, where the profile tells no address", async () => {
    const barrel = await product({ pricePaise: 50_000_00 });
    const asha = await shopper({ address: "near the temple" });
    await fillCart(asha, barrel.id);
    expect(await pressCheckout(asha, { total: "5000000", way: "collect:0" })).toMatch(
      /^\/checkout\?/,
    );
    expect(ordersOfUser(asha)).toEqual([]);
    const known = await shopper({ address: "12 Ring Road, Surat 395002" });
    await fillCart(known, barrel.id);
    await pressCheckout(known, { total: "5000000", way: "collect:0" });
    expect(ordersOfUser(known)).toMatchObject([{ buyerAddress: "12 Ring Road, Surat 395002" }]);
  });
});

describe("a saved address with the shop's own GSTIN", () => {
  const own = {
    name: "Asha Patel",
    phone: "98250 12345",
    line: "4 Lake View",
    area: "",
    city: "Surat",
    state: "24",
    pin: "395007",
    gstin: registeredFirm.gstin,
    firm: "Us",
  };

  test("is not kept", async () => {
    await asRegisteredFirm();
    const cookie = await cookieOf(await shopper());
    const path = "/dashboard/user/addresses";
    const answer = await posted(addresses.action, path, own, { cookie });
    expect(formIn(answer).errors.gstin).toMatch(/^This is our own GSTIN/);
  });

  test.each(["collect:0", ""])(
    "that was kept before the shop had it is not ordered with (%j)",
    async (way) => {
      await setCompanyFacts({ ...registeredFirm, gstin: null });
      if (way === "") await aZone({ pins: ["39"] });
      const asha = await shopper();
      const { id, pricePaise } = await product();
      const address = await addAddress(asha.id, { ...own, phone: "+919825012345" });
      await asRegisteredFirm();
      await fillCart(asha, id);
      const total = String(way === "" ? pricePaise + 16_000 : pricePaise);
      // The cart's button leads to the page instead of ordering with the usual address.
      if (way === "") expect(await pressCheckout(asha, { total })).toMatch(/^\/checkout/);
      const form = { address: address ?? "", way, total, method: "online" };
      const answer = await press(await cookieOf(asha), form);
      expect(formIn(answer).errors.form).toMatch(/This is our own GSTIN/);
      expect(ordersOfUser(asha)).toEqual([]);
    },
  );
});
