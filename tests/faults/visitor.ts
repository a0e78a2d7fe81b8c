import { type Asked, type Front, usual } from "../storm/front";

type Answer = {
  status: number;
  body: string;
  ms: number;
  retryAfter: string | null;
  location: string | null;
};
type Product = { _id: string; slug: string; price: number };

const password = "groundnut-2024";

/** Somebody who asks once, takes what they are told, and has a problem with being told too late. */
export class Visitor {
  product: Product = { _id: "", slug: "", price: 0 };
  private cookies = new Map<string, string>();
  private token = "";
  private limit = usual;
  private readonly email: string;

  constructor(
    private readonly front: Front,
    private readonly number: number,
  ) {
    this.email = `visitor-${number}@example.com`;
  }

  /** The same person at the same browser, for whom an answer is too late after so many ms only. */
  patient(limit: number): Visitor {
    const { product, cookies, token } = this;
    return Object.assign(this.elsewhere(), { product, cookies, token, limit });
  }

  async register(): Promise<void> {
    await this.post("/register", {
      name: "Asha Patel",
      email: this.email,
      password,
      phone: "98250 12345",
      address: "12 Ring Road, Surat 395002",
      answer: "Surat",
    });
    await this.signIn();
    const { body } = await this.get("/api/v1/product/product-list/1");
    this.product = (JSON.parse(body) as { products: Product[] }).products[0] ?? this.product;
    const login = await this.call("/auth/login", { email: this.email, password });
    this.token = (JSON.parse(login.body) as { token: string }).token;
  }

  /** The same person at a browser that is not signed in. */
  elsewhere(): Visitor {
    return new Visitor(this.front, this.number);
  }

  signIn(word = password): Promise<Answer> {
    return this.post("/login", { email: this.email, password: word });
  }

  addToCart(): Promise<Answer> {
    return this.post("/cart", { intent: "add", product: this.product._id });
  }

  askForPayment(): Promise<Answer> {
    return this.call("/payment/order", {
      amount: Math.round(this.product.price * 100),
      currency: "INR",
      receipt: "receipt#1",
    });
  }

  validate(callback: Record<string, string>): Promise<Answer> {
    const cart = [{ _id: this.product._id, qnty: 1 }];
    return this.call("/payment/validate", { ...callback, cart });
  }

  /** Presses the button of a page, whose form has only this in it. */
  press(page: string, fields: Record<string, string> = {}): Promise<Answer> {
    return this.post(page, { ...fields, _: "" });
  }

  get(page: string): Promise<Answer> {
    return this.ask(page, {});
  }

  private post(page: string, fields: Record<string, string>): Promise<Answer> {
    return this.ask(page, { method: "POST", body: new URLSearchParams(fields) });
  }

  private call(path: string, body: unknown): Promise<Answer> {
    return this.ask(`/api/v1${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        "Content-Type": "application/json",
        Authorization: this.token,
        "Sec-Fetch-Site": undefined,
      },
    });
  }

  private async ask(page: string, asked: Asked): Promise<Answer> {
    // The operator asks from this machine, without a proxy in between.
    const isOperators = page === "/readyz";
    const answer = await this.front.ask(page, {
      ...asked,
      headers: {
        ...asked.headers,
        ...(isOperators && {
          Host: undefined,
          "X-Forwarded-For": undefined,
          "X-Forwarded-Host": undefined,
        }),
        Cookie: [...this.cookies].map((pair) => pair.join("=")).join("; "),
      },
      from: `10.1.0.${this.number}`,
      limit: this.limit,
    });
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [name = "", value = ""] = (line.split(";", 1)[0] ?? "").split(/=(.*)/s);
      this.cookies.set(name, value);
    }
    const { status, body, ms, headers } = answer;
    const { "retry-after": retryAfter = null, location = null } = headers;
    return { status, body, ms, retryAfter, location };
  }
}
