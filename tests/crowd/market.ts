import type { Browser } from "../storm/browser";
import type { Front } from "../storm/front";
import type { Page } from "../storm/page";
import type { ProviderDesk } from "../storm/provider-desk";
import type { Dice } from "../dice";
import { paiseIn, type Remembered } from "./memory";

export type Product = { _id: string; price: number; slug: string };

/** Where everybody meets: the shop, the provider, and what the buyers remember and complain of. */
export class Market {
  readonly remembered: Remembered[] = [];
  readonly complaints: string[] = [];
  /** Buyers whose cart cannot be delivered or ordered, and who were told so. */
  turnedAway = 0;
  /** Orders through the API that the client was told are placed. */
  byApi = 0;

  constructor(
    readonly front: Front,
    readonly desk: ProviderDesk,
    readonly products: Product[],
    /** How long everybody waits for an answer. */
    readonly waits: { limit: number; patience: number },
  ) {}

  complain(sentence: string): void {
    this.complaints.push(sentence);
  }

  /** Pressing twice gives the same order twice. */
  remember(order: Remembered): void {
    const known = this.remembered.find(({ token }) => token === order.token);
    if (known && known.shownPaise !== order.shownPaise)
      this.complain(`${order.token} was shown with ${known.shownPaise} and ${order.shownPaise}`);
    if (!known) this.remembered.push(order);
  }

  /** The order's own page has the total that was shown before it was ordered. */
  look({ token, shownPaise }: Remembered, page: Page): void {
    const total = paiseIn(page.words("order-sum"));
    if (total !== shownPaise)
      this.complain(`the page of ${token} says ${total} paise, its buyer saw ${shownPaise}`);
  }
}

/** Pays an order, some after a card that was refused, and comes back to the shop: not at all, once, or twice. */
export async function payOnline(
  market: Market,
  dice: Dice,
  payPage: Page,
  browser: Browser,
  order: Remembered,
): Promise<void> {
  let page = payPage;
  // The provider does not answer every time, and the page says so.
  while (page.form("Try again") && !page.value("order_id"))
    page = await browser.press(page, "Try again");
  const providerOrder = page.value("order_id");
  // Begun again in another browser of the same person, who may use the coupon once.
  if (page.text.includes("The coupon of this order was used up")) return;
  if (!providerOrder) return market.complain(`${order.token} cannot be paid: ${page.text}`);
  const asked = paiseIn(page.form("Pay ₹")?.label ?? "");
  if (asked !== order.shownPaise)
    market.complain(`the pay page of ${order.token} asks for ${asked}, shown ${order.shownPaise}`);
  order.providerOrder = providerOrder;
  if (dice.chance(0.1)) await market.desk.pay(providerOrder, "failed");
  const fields = await market.desk.pay(providerOrder);
  order.isPaid = true;
  if (dice.chance(0.2)) return;
  // From the provider's site, and so without cookies.
  const post = () =>
    market.front.askUntilAnswered(page.value("callback_url"), {
      method: "POST",
      headers: { "Sec-Fetch-Site": "cross-site" },
      body: new URLSearchParams(fields),
      ...market.waits,
    });
  await Promise.all(dice.chance(0.2) ? [post(), post()] : [post()]);
}
