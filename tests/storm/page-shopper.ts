import { JSDOM } from "jsdom";
import { type Asked, type Front, publicUrl } from "./front";

/** Somebody with a browser that knows links, forms and cookies, on a network of their own. */
export class PageShopper {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly front: Front,
    private readonly address: string,
  ) {}

  async register(email: string, password: string): Promise<void> {
    await this.post("/register", {
      name: "Asha Patel",
      email,
      password,
      phone: "98250 12345",
      address: "12 Ring Road, Surat 395002",
      answer: "Surat",
    });
    await this.post("/login", { email, password });
  }

  /** Fills the cart and presses Checkout; gives the provider's order and where the payment is to be reported. */
  async checkOut(slug: string): Promise<{ orderId: string; callback: string }> {
    await this.press("ADD TO CART", await this.get(`/product/${slug}`));
    let page = await this.press("Checkout", await this.get("/cart"));
    // The provider does not answer every time, and the page says so: people press the button until it does.
    while (!valueOf(page, "order_id")) page = await this.press("Try again", page);
    return { orderId: valueOf(page, "order_id"), callback: valueOf(page, "callback_url") };
  }

  private async press(label: string, page: Document): Promise<Document> {
    const button = [...page.querySelectorAll("form button")].find((one) =>
      (one.textContent ?? "").trim().startsWith(label),
    ) as HTMLButtonElement | undefined;
    if (!button?.form) throw new Error(`No button "${label}" on: ${page.body.textContent}`);
    const fields = Object.fromEntries(
      [...new page.defaultView!.FormData(button.form)].map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    if (button.name) fields[button.name] = button.value;
    return this.post(button.form.getAttribute("action") ?? page.URL, fields);
  }

  private post(path: string, fields: Record<string, string>): Promise<Document> {
    return this.ask(path, { method: "POST", body: new URLSearchParams(fields) });
  }

  private get(path: string): Promise<Document> {
    return this.ask(path, {});
  }

  private async ask(path: string, asked: Asked): Promise<Document> {
    const url = new URL(path, publicUrl);
    const answer = await this.front.askUntilAnswered(url.href, {
      ...asked,
      headers: {
        Cookie: [...this.cookies].map((pair) => pair.join("=")).join("; "),
        Accept: "text/html",
      },
      from: this.address,
    });
    for (const cookie of answer.headers["set-cookie"] ?? []) this.keep(cookie);
    const { location } = answer.headers;
    if (location) return this.ask(new URL(location, url).href, {});
    return new JSDOM(answer.body, { url: url.href }).window.document;
  }

  private keep(cookie: string): void {
    const [pair = ""] = cookie.split(";", 1);
    const [name = "", ...value] = pair.split("=");
    this.cookies.set(name, value.join("="));
  }
}

function valueOf(page: Document, name: string): string {
  return page.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? "";
}
