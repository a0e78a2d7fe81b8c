import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { counterPath } from "~/office/counter/paths";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { adminOrder } from "~/sales/orders/admin/admin-order.server";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import * as counterScreen from "~/routes/admin/counter/counter";
import * as orderScreen from "~/routes/admin/orders/order";
import * as slipScreen from "~/routes/admin/orders/order-slip";
import * as togetherScreen from "~/routes/admin/orders/send-together";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { aZone, noDelivery } from "../../goods/delivery/shelf";
import { deskIn, formFor, press, write, written } from "../../office/counter/counter";
import { product } from "../../shelf";
import { sold } from "./sold";

let boss: Viewer;
let cookie: string;

beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
});

let buyers = 0;
const phoneOf = (buyer: number) => `+9198250${String(70_000 + buyer)}`;

/** Orders of one new buyer that wait to be packed. */
async function ordersOfOne(count: number) {
  buyers += 1;
  const made = [];
  for (let placed = 0; placed < count; placed += 1)
    made.push((await sold({ userId: null, buyerPhone: phoneOf(buyers) })).number);
  return made;
}

const argsOf = (number: string, path = "") =>
  argsFor(`/dashboard/admin/orders/${number}${path}`, { params: { number }, cookie });

const say = (number: string, form: Record<string, string>) =>
  posted(togetherScreen.action, `/dashboard/admin/orders/${number}/together`, form, {
    params: { number },
    cookie,
  });

const togetherWith = (number: string) => adminOrder(number)?.together.map((one) => one.number);

test("two orders of a buyer are marked to be sent together, on both pages and slips, and parted again", async () => {
  const [first = "", second = ""] = await ordersOfOne(2);
  const stranger = (await sold({ userId: null, buyerPhone: "+919825099999" })).number;
  const page = await htmlOf(togetherScreen, argsOf(second, "/together"));
  expect(page).toContain(`Send with ${first}`);
  expect(page).not.toContain(stranger);
  await say(second, { with: first });
  expect([togetherWith(first), togetherWith(second)]).toEqual([[second], [first]]);
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    expect(await htmlOf(orderScreen, argsOf(one))).toMatch(
      new RegExp(`Send together with .*orders/${other}"`),
    );
    expect(await htmlOf(slipScreen, argsOf(one, "/slip"))).toContain(
      `Send together with ${other}</p>`,
    );
  }
  const past = adminOrder(first)?.history.map(({ what }) => what);
  expect(past).toContain(`sends it together with ${second}`);
  await say(first, { alone: second });
  expect([togetherWith(first), togetherWith(second)]).toEqual([[], []]);
  expect(slipOf(first)?.together).toEqual([]);
});

test("a third order joins the whole parcel, whichever of it is named", async () => {
  const [first = "", second = "", third = ""] = await ordersOfOne(3);
  await say(second, { with: first });
  await say(third, { with: second });
  expect(togetherWith(first)).toEqual([second, third]);
  const [fourth = "", fifth = ""] = [first, second];
  expect((await say(fourth, { with: fifth })).status).toBe(303);
  expect(togetherWith(third)).toEqual([first, second]);
});

test("what has left, is cancelled or is another buyer's is not sent along", async () => {
  const [first = "", second = "", third = ""] = await ordersOfOne(3);
  const [stranger = ""] = await ordersOfOne(1);
  await moveOrder(adminOrder(second)?.id ?? "", { status: "Shipped" }, boss);
  await moveOrder(adminOrder(third)?.id ?? "", { status: "cancel" }, boss);
  for (const [other, words] of [
    [second, /has left/],
    [third, /is cancelled/],
    [stranger, /another buyer/],
    ["PR-999999", /no such order/],
  ] as const)
    expect(formIn(await say(first, { with: other })).errors.form).toMatch(words);
  expect(formIn(await say(second, { with: first })).errors.form).toMatch(/has left/);
  expect(togetherWith(first)).toEqual([]);
});

test("goods are added at the counter as an order of their own, which goes with the first", async () => {
  const [first = ""] = await ordersOfOne(1);
  const tin = await product();
  const phone = phoneOf(buyers);
  const page = await htmlOf(orderScreen, argsOf(first));
  expect(page).toContain("Add goods");
  expect(inputIn(page, "phone")).toContain(phone);
  const desk = await htmlOf(
    counterScreen,
    argsFor(counterPath, { cookie, form: { intent: "find", phone, with: first } }),
  );
  expect(desk).toContain(`These goods are sent together with order ${first}.`);
  expect(inputIn(desk, "with")).toContain(first);

  await aZone({ pins: ["3950"], rates: { 10_000: 9000 }, carrier: "van" });
  const address = { line: "12 Ring Road", area: "", city: "Surat", pin: "395002", state: "24" };
  const form = formFor(
    { [tin.id]: 1 },
    { phone, with: first, ...address, way: "van", paid: "later" },
  );
  const along = await write({ ...form, way: "along" });
  expect(deskIn(along).state.errors.way).toBe(`What is taken along is not sent with ${first}.`);
  const added = await written(form);
  expect(togetherWith(first)).toEqual([added.number]);
  expect(slipOf(added.number)?.together).toEqual([first]);
  // The first one has no PIN, so that nobody knows whether they go to the same place.
  expect(added.deliveryPaise).toBe(9000);
});

test("added goods to the same PIN pay no delivery again, on the page and in the order", async () => {
  await noDelivery();
  await aZone({ pins: ["3950"], rates: { 10_000: 9000 }, carrier: "van" });
  const tin = await product();
  const phone = "98250 61616";
  const address = { line: "12 Ring Road", area: "", city: "Surat", pin: "395002", state: "24" };
  const more = { phone, ...address, way: "van", paid: "later" };
  const first = await written(formFor({ [tin.id]: 1 }, more));
  expect(first.deliveryPaise).toBe(9000);

  const form = formFor({ [tin.id]: 1 }, { ...more, with: first.number });
  const html = await htmlOf(counterScreen, argsFor(counterPath, { cookie, form }));
  expect(html).toContain(`No delivery charge: sent together with ${first.number}.`);
  expect(html).toContain("Write it down: ₹1,450");
  const added = await written(form);
  expect(added).toMatchObject({ deliveryPaise: 0, totalPaise: 145_000 });

  // Another buyer's order, or one that has left, carries nothing.
  const strangers = formFor({ [tin.id]: 1 }, { ...more, phone: "98250 62626", with: first.number });
  expect(deskIn(await press(strangers)).price?.totalPaise).toBe(154_000);
  await moveOrder(first.id, { status: "Shipped" }, boss);
  const late = formFor({ [tin.id]: 1 }, { ...more, with: first.number });
  expect(deskIn(await press(late)).price?.totalPaise).toBe(154_000);
});
