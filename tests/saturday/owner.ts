import { Browser } from "../storm/browser";
import type { Page } from "../storm/page";
import { owner } from "../storm/seeded";
import type { Street } from "./buyer";

const area = "/dashboard/admin";

/** The owner on a Saturday, in one of several browsers. `done`: what was done, and how often. */
export class Owner {
  readonly done = new Map<string, number>();
  private readonly browser: Browser;

  constructor(street: Street, number: number) {
    this.browser = new Browser(street.front, `10.250.0.${number}`, street.waits);
  }

  async signIn(): Promise<void> {
    await this.browser.post("/login", owner);
  }

  /** Gives some packs new prices: looks at the changes, saves them, and does it again where somebody was faster. */
  async changePrices(prices: Map<string, number>): Promise<void> {
    for (let tries = 0; tries < 10; tries += 1) {
      const page = await this.browser.open(`${area}/prices`);
      const typed = Object.fromEntries(
        [...prices]
          .filter(([id, paise]) => Number(page.value(`version-${id}`)) !== paise)
          .map(([id, paise]) => [`price-${id}`, String(paise / 100)]),
      );
      if (Object.keys(typed).length === 0) return this.count("price changes", prices.size);
      const preview = await this.press(page, "Look at the changes", typed);
      if (preview.form("Save these prices")) await this.press(preview, "Save these prices");
    }
    throw new Error("The prices could not be changed");
  }

  /** Packs arrive, several products in one go. */
  async arrive(packs: Map<string, number>): Promise<void> {
    const page = await this.browser.open(`${area}/stock/arrivals`);
    const typed = Object.fromEntries(
      [...packs].map(([id, count]) => [`packs-${id}`, String(count)]),
    );
    const saved = await this.press(page, "Save arrivals", typed);
    if (saved.status !== 200)
      throw new Error(`Arrivals: ${saved.status} ${saved.text.slice(0, 300)}`);
    this.count("arrivals");
  }

  /** Somebody stands at the counter or calls. `isCalling`: goes to an address and is paid later; else taken along for cash. */
  async writeDown(phone: string, packs: Map<string, number>, isCalling: boolean): Promise<void> {
    let page = await this.browser.open(`${area}/counter`);
    page = await this.press(page, "Find the customer", { phone });
    const typed = {
      name: "Kanta Ben",
      ...Object.fromEntries([...packs].map(([id, count]) => [`packs.${id}`, String(count)])),
      ...(isCalling
        ? { way: "", paid: "later", line: "4 Market Road", city: "Surat", pin: "395007" }
        : { way: "along", paid: "cash" }),
    };
    let fields: Record<string, string> = typed;
    for (let presses = 0; presses < 10; presses += 1) {
      const button = page.form(/^(See the total|Write it down)/);
      if (!button) break;
      page = await this.press(page, button.label, fields);
      fields = {};
      const written = /PR-\d+ for Kanta Ben/.test(page.text) && page.form("Find the customer");
      if (written) return this.count(isCalling ? "orders on the phone" : "orders at the counter");
    }
    throw new Error(`Not written down (${page.status}): ${page.text.slice(0, 400)}`);
  }

  /** Makes a quote and sends it; gives the path of its page for the customer. */
  async quote(packs: Map<string, number>): Promise<string> {
    let page = await this.browser.open(`${area}/quotes/new`);
    page = await this.press(page, "Save", {
      name: "Mehul Shah",
      phone: "98250 12345",
      email: "shopper-quotes@example.com",
      pin: "395007",
      line: "9 Mill Street",
      city: "Surat",
      way: "van",
      delivery: "100",
      ...Object.fromEntries([...packs].map(([id, count]) => [`packs.${id}`, String(count)])),
    });
    page = await this.press(page, "Send the quote");
    const path = /\/quote\/[\w-]+/.exec(page.html)?.[0];
    if (!path) throw new Error(`No link to a quote (${page.status}): ${page.text.slice(0, 400)}`);
    this.count("quotes");
    return path;
  }

  /** Gives the password where it is asked for. */
  private async press(
    page: Page,
    label: string,
    typed: Record<string, string> = {},
  ): Promise<Page> {
    const answer = await this.browser.press(page, label, typed);
    return answer.status === 428
      ? this.browser.press(answer, "Go on", { confirmPassword: owner.password })
      : answer;
  }

  private count(what: string, times = 1): void {
    this.done.set(what, (this.done.get(what) ?? 0) + times);
  }
}

/** The customer accepts the quote behind this path and pays it online. */
export async function acceptQuote({ front, desk, waits }: Street, path: string): Promise<void> {
  const browser = new Browser(front, "10.251.0.1", waits);
  let page = await browser.press(await browser.open(path), /^Accept/);
  while (page.form("Try again") && !page.value("order_id"))
    page = await browser.press(page, "Try again");
  const order = page.value("order_id");
  if (!order)
    throw new Error(`A quote cannot be paid (${page.status}): ${page.text.slice(0, 400)}`);
  await desk.pay(order);
}
