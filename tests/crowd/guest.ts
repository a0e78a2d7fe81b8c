import type { Language } from "~/base/words/language";
import { Browser } from "../storm/browser";
import type { Page } from "../storm/page";
import type { Dice } from "../dice";
import { orderOn, type Wishes } from "./checkout";
import type { Remembered } from "./memory";
import { type Market, payOnline } from "./market";

/** Van and courier, the rest of Surat, Gujarat, near it, a metro, the rest of India, and what is hard to reach. */
const pins = ["395007", "395009", "394101", "380001", "400001", "110001", "226001", "744101"];
const ways = ["van", "courier", "courier", "collect"];
const methods = ["online", "online", "on-delivery", "transfer"];

/** Somebody with this mobile number who buys without an account, and again if told to. */
export class Guest {
  private readonly browser: Browser;

  constructor(
    private readonly market: Market,
    private readonly dice: Dice,
    private readonly phone: string,
    address: string,
    language: Language,
  ) {
    this.browser = new Browser(market.front, address, market.waits, language);
  }

  /** From a product to the end of an order, as the dice fall; remembers each order in the market. */
  async buy(code: string | null): Promise<void> {
    const { dice, market } = this;
    const wishes = this.wishes();
    const product = one(market.products, dice);
    let page = await this.browser.open(`/product/${product.slug}`);
    page = await this.browser.press(page, /^(Check|Change)$/, { pin: wishes.pin });
    page = await this.browser.press(page, "ADD TO CART");
    if (code !== null) page = await this.type(code, page);

    const placed = await this.order(await this.goOn(page), wishes);
    if (!placed) return;
    if (placed.order.method === "online" && dice.chance(0.15)) {
      // Back to the cart, and then pays otherwise, or elsewhere.
      placed.order.isReplaced = true;
      const again = {
        ...wishes,
        method: one(["on-delivery", "transfer"], dice),
        way: one(ways, dice),
      };
      const other = await this.order(await this.goOn(await this.browser.open("/cart")), again);
      // The same order once more, or nothing at all: then the first one still stands.
      if (!other || other.order.token === placed.order.token) placed.order.isReplaced = false;
      if (other) await this.settle(other);
      return;
    }
    await this.settle(placed);
  }

  private wishes(): Wishes {
    const { dice, phone } = this;
    const pin = one(pins, dice);
    const email = `shopper-${phone}@example.com`;
    return {
      phone,
      pin,
      typed: { name: "Meera Desai", phone, email, line: "12 Ring Road", city: "Surat", pin },
      way: one(ways, dice),
      method: one(methods, dice),
    };
  }

  /** Types a code in the cart. It may be off or used up by now, which the page then says. */
  private async type(code: string, cart: Page): Promise<Page> {
    const page = await this.browser.press(cart, "Apply", { code });
    if (page.status === 200) return page;
    const isRefused = ["This code cannot be used.", "Others are just paying with the last uses"];
    if (!isRefused.some((refusal) => page.text.includes(refusal)))
      this.market.complain(`the cart answered ${page.status} to a code: ${page.words("coupon")}`);
    return this.browser.open("/cart");
  }

  /** Some take several packs on the way. */
  private async goOn(cart: Page): Promise<Page> {
    const quantity = /name="(quantity\.[^"]+)"/.exec(cart.html)?.[1];
    const packs = String(1 + Math.floor(this.dice.next() * 5));
    const isMany = quantity !== undefined && this.dice.chance(0.3);
    return this.browser.press(cart, "Checkout", isMany ? { [quantity]: packs } : {});
  }

  private async order(checkout: Page, wishes: Wishes) {
    const { browser, market } = this;
    const placed = await orderOn(checkout, browser, wishes, (each) => market.complain(each));
    if (!placed) market.turnedAway += 1;
    else market.remember(placed.order);
    return placed;
  }

  /** Pays, or leaves the order, or cancels it; and looks at it once more. */
  private async settle({ page, order }: { page: Page; order: Remembered }): Promise<void> {
    const { browser, dice, market } = this;
    if (order.method === "online") {
      if (dice.chance(0.1)) return;
      await payOnline(market, dice, page, browser, order);
    }
    // The owner may have noted the money already.
    if (order.method === "transfer" && dice.chance(0.5) && page.form(/the reference$/))
      await browser.press(page, /the reference$/, { utr: utr(dice) });
    if (dice.chance(0.1)) {
      const asked = await browser.open(`/order/${order.token}/cancel`);
      // It may be packed by now.
      if (asked.form("Cancel this order"))
        order.isCancelled = (await browser.press(asked, "Cancel this order")).text.includes(
          "is cancelled.",
        );
    }
    market.look(order, await browser.open(`/order/${order.token}`));
  }
}

const utr = (dice: Dice) => String(Math.floor(dice.between(1e11, 1e12 - 1)));

const one = <T>(all: readonly T[], dice: Dice): T => all[Math.floor(dice.next() * all.length)]!;
