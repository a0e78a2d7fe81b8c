import type { Language } from "~/base/words/language";
import { ApiShopper } from "../storm/api-shopper";
import { PageShopper } from "../storm/page-shopper";
import type { Dice } from "../dice";
import { orderOn, tokenOf } from "./checkout";
import { type Market, payOnline } from "./market";
import { justPlaced, paiseIn, type Remembered } from "./memory";

const password = "groundnut-2024";
/** Where `PageShopper` registers. */
const pin = "395002";

/** Somebody with an account, who buys on the pages with one press in the cart, or with a client of the API. */
export class Member {
  private readonly browser: PageShopper;
  private readonly client: ApiShopper;
  private readonly email: string;
  private isKnown = false;

  constructor(
    private readonly market: Market,
    private readonly dice: Dice,
    private readonly phone: string,
    address: string,
    language: Language,
  ) {
    this.email = `shopper-${phone}@example.com`;
    this.browser = new PageShopper(market.front, address, market.waits, language);
    this.client = new ApiShopper(market.front, address, market.waits);
  }

  async buy(code: string | null): Promise<void> {
    if (!this.isKnown) {
      await this.browser.register(this.email, password, this.phone);
      await this.client.logIn(this.email, password);
      this.isKnown = true;
    }
    await (this.dice.chance(0.4) ? this.buyByApi() : this.buyByPage(code));
  }

  private async buyByApi(): Promise<void> {
    const { client, dice, market } = this;
    const product = market.products[Math.floor(dice.next() * market.products.length)]!;
    const packs = 1 + Math.floor(dice.next() * 5);
    const fields = await market.desk.pay(await client.askForPayment(product, packs));
    const told = await client.validate(fields, product, packs);
    if (told === "ok") market.byApi += 1;
    else market.complain(`an API client was told: ${told}`);
  }

  private async buyByPage(code: string | null): Promise<void> {
    const { browser, dice, market, phone } = this;
    const { slug } = market.products[Math.floor(dice.next() * market.products.length)]!;
    await browser.press(await browser.open(`/product/${slug}`), "ADD TO CART");
    let page = await browser.open("/cart");
    // From the last time: the code is still in the cart, or none fits.
    if (code !== null && page.form("Apply")) await browser.press(page, "Apply", { code });
    for (let presses = 0; presses < 10; presses += 1) {
      page = await browser.open("/cart");
      const seen = paiseIn(page.words("cart-total"));
      const { fields } = page.form("Checkout") ?? {};
      page = await browser.press(page, "Checkout");
      const token = tokenOf(page);
      if (token && seen !== null) {
        const order: Remembered = {
          phone,
          token,
          language: browser.language,
          shownPaise: seen,
          method: fields?.get("method") ?? "online",
          way: fields?.get("way") ?? "",
          pin,
          ...justPlaced,
        };
        return this.pay(order, page);
      }
      if (page.path !== "/checkout") continue;
      // The total is another one meanwhile: the address is there, and the button has it.
      const wishes = { phone, pin, typed: {}, way: "", method: "online" };
      const placed = await orderOn(page, browser, wishes, (each) => market.complain(each));
      if (placed) return this.pay(placed.order, placed.page);
    }
    market.complain(`${phone} pressed Checkout ten times: ${page.text.slice(0, 300)}`);
  }

  private async pay(order: Remembered, page: Parameters<typeof payOnline>[2]): Promise<void> {
    const { browser, dice, market } = this;
    market.remember(order);
    if (dice.chance(0.1)) return;
    await payOnline(market, dice, page, browser, order);
    market.look(order, await browser.open(`/order/${order.token}`));
  }
}
