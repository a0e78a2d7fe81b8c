import { addToCart, setQuantity } from "~/sales/cart/changes.server";
import { setCoupon } from "~/sales/cart/coupon.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { counterPrice } from "~/office/counter/price.server";
import { writeOrder } from "~/office/counter/write-order.server";
import { write } from "~/base/db/connection.server";
import { newId } from "~/base/lib/ids.server";
import type { Order } from "~/sales/orders/order.server";
import { proveGuestEmail } from "~/sales/orders/mails/guest-mail.server";
import { openPayPage, orderOf, ordersOfUser, returnToShop } from "../sales/checkout/shopping";
import { member } from "../api/client";
import type { apiClient } from "../api/client";
import { pay } from "../api/paying";
import { tryPaymentOrder } from "~/sales/payments/payment-order.server";
import { payOnHostedPage } from "../sales/payments/provider";
import { accept, sentQuote, typed as typedQuote } from "../office/quotes/quoting";
import type { Sale } from "./sale";
import type { QuarterShop } from "./shop";

type Api = ReturnType<typeof apiClient>;
let people = 0;

/** Somebody new: a mobile number and an e-mail of their own. */
function person() {
  people += 1;
  const phone = `9${String(700_000_000 + people)}`;
  return { name: `Buyer ${people}`, phone, email: `buyer${people}@example.com` };
}

const firmOf = ({ firm }: Sale) => ({ gstin: firm, firm: firm && "Firm & Sons" });
const wanted = ({ packs }: Sale, { goods }: QuarterShop) =>
  packs.flatMap(({ kind, count }, index) => {
    const product = goods[kind];
    // One line for each product.
    const isFirst = packs.findIndex((one) => one.kind === kind) === index;
    return product && isFirst ? [{ product, count }] : [];
  });

/** Orders through the door of the sale; null: the shop would not sell so, which is said in `refused`. */
export async function order(
  one: Sale,
  shop: QuarterShop,
  api: Api,
): Promise<{ order: Order; refused?: undefined } | { refused: string }> {
  switch (one.door) {
    case "counter":
    case "phone":
      return counterOrder(one, shop);
    case "quote":
      return quotedOrder(one, shop);
    case "api":
      return apiOrder(one, shop, api);
    default:
      return shopOrder(one, shop);
  }
}

async function shopOrder(one: Sale, shop: QuarterShop) {
  const account = one.door === "account" ? await member() : null;
  const { name, phone, email } = { ...person(), ...(account && { email: account.email }) };
  let visitor = { userId: account?.id ?? null, cookieCart: null as string | null };
  for (const { product, count } of wanted(one, shop)) {
    const { cartId, line } = await addToCart(visitor, product.id);
    visitor = { ...visitor, cookieCart: account ? null : cartId };
    await setQuantity(visitor, line ?? "", count);
  }
  if (one.hasCoupon) await setCoupon(visitor, shop.code);
  const { state, pin } = one.place;
  const buyer = { id: account?.id ?? null, name, phone, address: "", email };
  const delivery = { name, phone, line: "1 Mill Road", area: "", city: "Town", state, pin };
  const placed = await placeOrder(buyer, visitor, {
    method: one.method,
    delivery,
    ...firmOf(one),
    consent: { wantsNews: one.later === 1 },
  });
  if (!placed.order) return { refused: placed.problem };
  await write((tx) => proveGuestEmail(tx, email));
  return { order: placed.order };
}

async function counterOrder(one: Sale, shop: QuarterShop) {
  const { name, phone } = person();
  const idempotencyKey = newId();
  const packs = wanted(one, shop).map(({ product, count }) => ({ _id: product.id, qnty: count }));
  const isAlong = one.door === "counter";
  const { state, pin } = one.place;
  const way = isAlong ? ("along" as const) : ("" as const);
  const place = { line: "1 Mill Road", area: "", city: "Town", state, pin };
  const wants = { idempotencyKey, packs, userId: null, pin, way, with: "", phone };
  const { sums } = await write((tx) => counterPrice(tx, wants, Date.now()));
  const typed = {
    idempotencyKey,
    packs,
    place,
    way,
    account: "",
    name,
    phone,
    ...firmOf(one),
    with: "",
  };
  const paid = !isAlong ? "link" : sums.totalPaise < 15_000_000 ? "cash" : "upi";
  const written = await writeOrder(
    { ...typed, paid, reference: null, seen: sums.totalPaise, owed: "", overLimit: "" },
    one.hasCoupon ? shop.seller : shop.boss,
  );
  return written.problem === undefined ? { order: written.order } : { refused: written.problem };
}

async function quotedOrder(one: Sale, shop: QuarterShop) {
  const { state, pin } = one.place;
  const { name, phone, email } = person();
  const fields = Object.fromEntries(
    wanted(one, shop).flatMap(({ product, count }) => [
      [`packs.${product.id}`, String(count * 10)],
      [`price.${product.id}`, String(Math.round(product.pricePaise * 0.93) / 100)],
    ]),
  );
  const firm = { firm: one.firm ? "Firm & Sons" : "", gstin: one.firm ?? "" };
  // A part online first, and the rest at the door.
  const isTwoParts = one.method === "on-delivery";
  const advance = isTwoParts ? "500" : "";
  const at = { name, phone, email, pin, state, ...firm, advance };
  const quote = await sentQuote(shop.boss, typedQuote({ ...at, ...fields }));
  const chosen = isTwoParts ? { method: "on-delivery" } : {};
  const { location } = await accept(quote, { pin, state, ...firm, ...chosen });
  const token = /\/(?:order|pay)\/([\w-]+)/.exec(location ?? "")?.[1];
  return token ? { order: orderOf(token) } : { refused: `quote ${location}` };
}

/** Paid before there is an order, by a client application. */
async function apiOrder(one: Sale, shop: QuarterShop, api: Api) {
  const user = await member();
  const packs = wanted(one, shop);
  const amount = packs.reduce((sum, { product, count }) => sum + product.pricePaise * count, 0);
  const { token } = user;
  const { body } = await api.post("/payment/order", { amount, currency: "INR" }, { token });
  const paid = await pay(body);
  const cart = packs.map(({ product, count }) => ({ _id: product.id, qnty: count }));
  const whole = { cart, email: user.email, totalbill: amount, paymentstatus: "Success" };
  const { status } = await api.post("/payment/validate", { ...paid, ...whole }, { token });
  const [order] = ordersOfUser(user);
  return order ? { order } : { refused: `api ${status}` };
}

/** The buyer pays online, on the provider's page. */
export async function payOnline(order: Order): Promise<void> {
  const { token } = order;
  await tryPaymentOrder(order, false, "quarter");
  const { form } = await openPayPage(null, token);
  if (!form) throw new Error("The pay page has no form");
  const fields = await payOnHostedPage(form.fields);
  await returnToShop(token, fields ?? {});
}
