import { languages } from "~/base/words/language";
import { Browser } from "../storm/browser";
import type { Front } from "../storm/front";
import type { Page } from "../storm/page";
import type { ProviderDesk } from "../storm/provider-desk";
import type { Dice } from "../dice";

/** Where buyers meet the shop and the provider; `waits`: how long everybody waits for an answer. */
export type Street = {
  front: Front;
  desk: ProviderDesk;
  dice: Dice;
  waits: { limit: number; patience: number };
};

/** What became of a buyer: paid, or told before paying that there is none left. */
export type Fate = "paid" | "told";

const pin = "395007";
/** More presses than any change of prices explains. */
const mostPresses = 25;

/**
 * Somebody without an account, on a network of their own: from the product's page to the payment, or until told that it is sold out.
 * Presses again while the shop says that the total is another one now.
 */
export async function buyOnline(
  { front, desk, dice, waits }: Street,
  {
    slug,
    number,
    pause = async () => {},
  }: { slug: string; number: number; pause?: () => Promise<void> },
): Promise<Fate> {
  const address = `10.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
  const browser = new Browser(front, address, waits, languages[number % languages.length]);
  const phone = `97${String(10_000_000 + number)}`;
  let page = await browser.open(`/product/${slug}`);
  const steps: (() => Promise<Page>)[] = [
    () => browser.press(page, /^(Check|Change)$/, { pin }),
    () => browser.press(page, "ADD TO CART"),
    () => browser.press(page, "Checkout"),
    () => browser.press(page, /^Pay/, addressOf(phone)),
  ];
  for (const step of steps) {
    if (isTold(page)) return "told";
    page = await step();
  }
  for (let presses = 0; page.path === "/checkout" && presses < mostPresses; presses += 1) {
    if (isTold(page)) return "told";
    page = await browser.press(page, /^(Pay|See the total)/);
  }
  if (isTold(page)) return "told";
  while (page.form("Try again") && !page.value("order_id"))
    page = await browser.press(page, "Try again");
  const order = page.value("order_id");
  if (!order) throw new Error(`cannot pay on ${page.path} (${page.status}): ${page.text}`);
  await pause();
  const fields = await desk.pay(order);
  // Some never come back; their payment is told by the webhook or found by the shop.
  if (dice.chance(0.2)) return "paid";
  const answer = await front.askUntilAnswered(page.value("callback_url"), {
    method: "POST",
    headers: { "Sec-Fetch-Site": "cross-site" },
    body: new URLSearchParams(fields),
    ...waits,
  });
  if (answer.status >= 400) throw new Error(`the way back from paying answered ${answer.status}`);
  return "paid";
}

const addressOf = (phone: string) => ({
  name: "Meera Desai",
  phone,
  email: `shopper-${phone}@example.com`,
  line: "12 Ring Road",
  city: "Surat",
  pin,
  method: "online",
});

/** Whether the page says that there is none left for this buyer, so that they go away. What its cards say is said of other products. */
function isTold(page: Page): boolean {
  const own = page.html.replace(/<article class="product-card\b[^]*?<\/article>/g, "");
  if (own.includes("in orders being paid")) return true;
  if (page.path.startsWith("/product/")) return isSoldOut(page);
  return /sold out|not enough packs left|paying for the (last packs|rest)/i.test(own);
}

/** Whether a product's page offers the product no longer; cards below it may be of others. */
export const isSoldOut = (page: Page): boolean => page.html.includes('aria-label="Sold out"');
