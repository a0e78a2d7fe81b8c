import type { Asked, Front } from "./front";

type Product = { _id: string; price: number };

/** Somebody with a client of /api/v1. */
export class ApiShopper {
  private token = "";

  constructor(
    private readonly front: Front,
    private readonly address: string,
    private readonly waits: Pick<Asked, "limit" | "patience"> = {},
  ) {}

  /** Opens an account by the form, and logs in. */
  async register(email: string, password: string): Promise<void> {
    const person = { phone: "98250 12345", address: "12 Ring Road, Surat 395002", answer: "Surat" };
    await this.front.askUntilAnswered("/register", {
      method: "POST",
      from: this.address,
      body: new URLSearchParams({ name: "Asha Patel", email, password, ...person }),
      ...this.waits,
    });
    await this.logIn(email, password);
  }

  async logIn(email: string, password: string): Promise<void> {
    const { token } = (await this.ask("POST", "/auth/login", { email, password })) as {
      token: string;
    };
    this.token = token;
  }

  /** Asks for a payment of so many packs; gives the provider's order; "" if it was refused. */
  async askForPayment(product: Product, packs: number): Promise<string> {
    const asked = await this.ask("POST", "/payment/order", {
      amount: Math.round(product.price * 100) * packs,
      currency: "INR",
      receipt: "receipt#1",
    });
    return (asked as { id?: string }).id ?? "";
  }

  /** Tells the shop what was paid, until it says whether that is an order. */
  async validate(
    callback: Record<string, string>,
    product: Product,
    packs: number,
  ): Promise<string> {
    const said = await this.ask("POST", "/payment/validate", {
      ...callback,
      cart: [{ _id: product._id, qnty: packs }],
    });
    return (said as { msg: string }).msg;
  }

  private async ask(method: string, path: string, body: unknown): Promise<unknown> {
    const answer = await this.front.askUntilAnswered(`/api/v1${path}`, {
      method,
      body: JSON.stringify(body),
      headers: {
        "Content-Type": "application/json",
        Authorization: this.token,
        // A program, not a browser.
        "Sec-Fetch-Site": undefined,
      },
      from: this.address,
      ...this.waits,
    });
    return JSON.parse(answer.body) as unknown;
  }
}
