import { setTimeout } from "node:timers/promises";
import { Browser } from "../storm/browser";
import type { Page } from "../storm/page";
import type { Dice } from "../dice";
import { owner } from "../storm/seeded";
import type { Market } from "./market";

const area = "/dashboard/admin";

/** The coupons of the crowd. `perBuyer`: how often one buyer may use it, which stays. */
export const codes = [
  { code: "CROWD", kind: "percent", value: "10", perBuyer: "2", inAll: "15" },
  { code: "ONCE", kind: "amount", value: "50", perBuyer: "1", inAll: "" },
];

type Task = "prices" | "coupons" | "orders";

/** Of those who work at the same time. */
export const tasks: Task[] = ["prices", "coupons", "orders", "orders", "orders"];

/** The admin at a browser of their own, who changes prices, coupons and orders while people buy. */
export class Owner {
  private readonly browser: Browser;
  /** What was done, and how often. */
  readonly done = new Map<string, number>();
  private turn = 0;

  constructor(
    private readonly market: Market,
    private readonly dice: Dice,
    address: string,
  ) {
    this.browser = new Browser(market.front, address, market.waits);
  }

  async signIn(): Promise<void> {
    await this.browser.post("/login", owner);
  }

  /** Opens the shop: pay on delivery for a fee, UPI transfer, and the coupons. */
  async prepare(): Promise<void> {
    await this.saveFee("30");
    for (const coupon of codes)
      await this.press(await this.browser.open(`${area}/coupons`), "Add coupon", coupon);
  }

  /** Does one thing after the other until told to stop. */
  async work(until: AbortSignal, task: Task): Promise<void> {
    for (; !until.aborted; this.turn += 1) {
      if (task === "coupons") await this.changeCoupon();
      else if (task === "orders") await this.moveAnOrder();
      else if (this.turn % 3 === 2) await this.saveFee(String(20 + (this.turn % 30)));
      else await this.changePrices();
      await setTimeout(this.dice.between(100, 600));
    }
  }

  private async changePrices(): Promise<void> {
    const page = await this.browser.open(`${area}/delivery`);
    const form = page.form("Save the table");
    const typed: Record<string, string | null> = {};
    for (const [name, price] of form?.fields ?? [])
      // Each price is one that was never asked before.
      if (/^z\d+-price-\d+$/.test(name) && price !== "") typed[name] = String(Number(price) + 1);
    // Hills and islands are left out now and then.
    const hills = /name="z6-offered"/.test(page.html) && this.dice.chance(0.5);
    typed["z6-offered"] = hills ? null : "yes";
    await this.press(page, "Save the table", typed);
    this.count("the delivery table was saved");
  }

  private async saveFee(fee: string): Promise<void> {
    const fields = { onDelivery: "on", most: "50000", fee, transfer: "on", vpa: "oil@okbank" };
    await this.press(await this.browser.open(`${area}/settings/payments`), "Save", fields);
    this.count("the fee was saved");
  }

  /** Switches one off or on, or gives it another limit: more, or fewer than are used already. */
  private async changeCoupon(): Promise<void> {
    const page = await this.browser.open(`${area}/coupons`);
    if (this.dice.chance(0.4)) {
      const isOn = page.form("Switch CROWD off") !== null;
      await this.press(page, isOn ? "Switch CROWD off" : "Switch CROWD on");
      return this.count("a coupon was switched");
    }
    const row = page.html.slice(0, page.html.indexOf('aria-label="Edit CROWD"'));
    const id = [...row.matchAll(/name="id" value="([^"]+)"/g)].at(-1)?.[1] ?? "";
    const inAll = String(Math.ceil(this.dice.between(1, 15 + this.turn)));
    await this.press(await this.browser.open(`${area}/coupons?edit=${id}`), "Save", { inAll });
    this.count("a coupon's limit was changed");
  }

  private async moveAnOrder(): Promise<void> {
    const list = await this.browser.open(
      `${area}/orders?page=${Math.ceil(this.dice.between(0, 3))}`,
    );
    const numbers = [...new Set(list.html.match(/PR-\d{6}/g))];
    const number = numbers[Math.floor(this.dice.next() * numbers.length)];
    if (!number) return;
    const path = `${area}/orders/${number}`;
    const page = await this.browser.open(path);
    if (page.html.includes(`href="${path}/received"`) && this.dice.chance(0.4)) {
      const asked = await this.browser.open(`${path}/received`);
      if (asked.form("Money received")) await this.press(asked, "Money received");
      return this.count("money was received");
    }
    const status = page.form("Save")?.fields.get("status");
    if (page.html.includes(`href="${path}/refund"`) && this.dice.chance(0.15))
      return this.refund(path);
    if (status === "Shipped" && this.dice.chance(0.4)) {
      if (!page.form("The parcel came back")) return;
      await this.press(page, "The parcel came back", { goods: "sound" });
      return this.count("a parcel came back");
    }
    const next = { "Not Process": "Processing", Processing: "Shipped", Shipped: "deliverd" }[
      status ?? ""
    ];
    if (!next) return;
    await this.press(page, "Save", { status: next });
    this.count(`an order became ${next}`);
  }

  private async refund(path: string): Promise<void> {
    const kind = this.dice.chance(0.5) ? "full" : "amount";
    const query = kind === "full" ? "kind=full" : "kind=amount&amount=10";
    const asked = await this.browser.open(`${path}/refund?${query}`);
    const button = asked.form(/^Refund ₹|was given back$/);
    if (!button) return;
    await this.press(asked, button.label, { reason: "Cracked on the way" });
    this.count("a refund was made");
  }

  /** Gives the password where it is asked for. What was changed meanwhile is refused; everything else must work. */
  private async press(page: Page, label: string, typed: Record<string, string | null> = {}) {
    let answer = await this.browser.press(page, label, typed);
    if (answer.status === 428)
      answer = await this.browser.press(answer, "Go on", { confirmPassword: owner.password });
    if (![200, 409].includes(answer.status))
      this.market.complain(`the owner pressed ${label} and read ${answer.status}: ${answer.text}`);
    return answer;
  }

  private count(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }
}
