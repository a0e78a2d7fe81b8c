import { all, attr, first, found, type Page, pageIn, textOf } from "../reading/page";
import { posts, valuesOf } from "../reading/form";
import { paiseOf } from "../reading/money";
import { type Cancelled, cancel } from "./cancelling";
import type { Answer } from "./guest";
import type { Walk } from "./known";
import { isLogin, visited } from "./visited";

/** What became of buying one pack. `problem`: how far it went, and why not on. */
export type Bought = {
  product: { name: string; paise: number; address: string } | null;
  /** Whether a guest was led to the login instead of the checkout. */
  sentToLogin: boolean;
  /** Presses from the product to the payment. */
  presses: number;
  cancelled: Cancelled | null;
  problem: string | null;
};

class Stopped extends Error {}

/** Buys one pack up to the pay page, and cancels the order once it is paid. */
export async function buy(walk: Walk, products: string[]): Promise<Bought> {
  const bought: Bought = {
    product: null,
    sentToLogin: false,
    presses: 0,
    cancelled: null,
    problem: null,
  };
  try {
    await buyInto(bought, walk, products);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    bought.problem = error.message;
  }
  return bought;
}

async function buyInto(bought: Bought, walk: Walk, products: string[]): Promise<void> {
  const { guest, pages, hands } = walk;
  await fillCart(bought, walk, products);
  const checkout = await toCheckout(bought, walk);
  const placed = await order(walk, checkout);
  bought.presses += 1;
  const token = /\/(?:pay|order)\/([^/?]+)/.exec(placed.location ?? "")?.[1];
  if (!token) throw new Stopped(`The order was not taken: ${refusalOf(placed)}`);
  await hands.makePayable(token);
  const leadsTo = (placed.location ?? "").replace(/\?.*$/, "");
  pages.push(visited("pay", await guest.open(leadsTo)));
  bought.presses += 1;
  await hands.pay(token);
  bought.cancelled = await cancel(walk, `/order/${token}`);
}

/** Puts one pack of the first product that can be bought into the empty cart. */
async function fillCart(bought: Bought, { guest, pages }: Walk, products: string[]): Promise<void> {
  const before = visited("cart", await guest.open("/cart"));
  if (before.page && all(before.page, ".cart-line").length > 0)
    throw new Stopped("The cart of a new guest is not empty");
  for (const path of products) {
    const page = pages.find(({ address, kind }) => kind === "product" && address === path)?.page;
    const form = page && addFormOf(page);
    if (!page || !form) continue;
    const paise = paiseOf(first(page, ".product-price .price"));
    const name = textOf(first(page, "h1") ?? form);
    if (paise === null) throw new Stopped(`${path} says no price`);
    bought.product = { name, paise, address: path };
    const answer = await guest.post(attr(form, "action") ?? "/cart", valuesOf(page, form));
    bought.presses += 1;
    if (answer.location === null) throw new Stopped(`${path}: ${refusalOf(answer)}`);
    return;
  }
  throw new Stopped("No product can be put into the cart");
}

/** The form that puts the product of this page into the cart; null: it is sold out. */
export const addFormOf = (page: Page) =>
  found(page, ".buy-bar form.add-to-cart").find((form) =>
    all(form, "input").some(
      (input) => attr(input, "name") === "intent" && attr(input, "value") === "add",
    ),
  ) ?? null;

/** The cart and the checkout for the first PIN that is delivered to. */
async function toCheckout(bought: Bought, { guest, pages, facts, hands }: Walk): Promise<Answer> {
  let answer: Answer | null = null;
  for (const pin of facts.pins) {
    let seen = await guest.open(`/checkout?pin=${pin}`);
    if (isLogin(seen) && !bought.sentToLogin) {
      bought.sentToLogin = true;
      pages.push(visited("cart", await guest.open("/cart")));
      await hands.letGuestsBuy();
      seen = await guest.open(`/checkout?pin=${pin}`);
    }
    if (isLogin(seen)) throw new Stopped("A guest cannot reach the checkout");
    if (!answer || isPriced(seen)) answer = seen;
    if (!isPriced(seen)) continue;
    pages.push(visited("cart", await guest.open(`/cart?pin=${pin}`)));
    break;
  }
  if (!answer) throw new Stopped("No PIN code is known to which the shop delivers");
  pages.push(visited("checkout", answer));
  if (answer.status !== 200) throw new Stopped(`${answer.address} answered ${answer.status}`);
  if (!isPriced(answer)) throw new Stopped("The checkout says no total for any PIN that was tried");
  bought.presses += 1;
  return answer;
}

/** Whether what delivery costs is in the total. */
const isPriced = ({ status, html }: Answer): boolean =>
  status === 200 && /name="shown" value="\d+"/.test(html);

const invented = {
  name: "Self Audit",
  phone: "9876500000",
  email: "self-audit@example.com",
  line: "1 Audit Street",
  city: "Audit",
};

/** Sends the form of the checkout as it stands, with an invented buyer; once more where the shop asks something. */
async function order({ guest }: Walk, checkout: Answer): Promise<Answer> {
  let shown = checkout;
  for (let tries = 0; tries < 2; tries += 1) {
    const page = pageIn(shown.html);
    const form = all(page, "form.checkout-form").find(posts);
    if (!form) throw new Stopped(`The checkout has no form (${shown.address})`);
    const fields = valuesOf(page, form);
    for (const [name, value] of Object.entries(invented))
      if (fields.get(name) === "") fields.set(name, value);
    shown = await guest.post(attr(form, "action") ?? "/checkout", fields);
    if (/^\/(pay|order)\//.test(shown.location ?? "")) return shown;
    if (shown.location) shown = await guest.open(shown.location);
  }
  return shown;
}

/** The sentence by which the shop refused something. */
function refusalOf({ status, html, problem, location }: Answer): string {
  if (problem) return problem;
  const page = pageIn(html);
  const said = first(page, ".notice-error") ?? first(page, ".field-error");
  return said ? textOf(said) : `it answered ${status}${location ? ` and led to ${location}` : ""}`;
}
