type Answer = { status: number; body: string; ms: number; retryAfter: string | null };
type Product = { _id: string; slug: string; price: number };

const password = "groundnut-2024";

/** Somebody who asks once and takes what they are told. */
export class Visitor {
  product: Product = { _id: "", slug: "", price: 0 };
  private readonly cookies = new Map<string, string>();
  private token = "";
  private readonly email: string;

  constructor(
    private readonly shop: string,
    private readonly number: number,
  ) {
    this.email = `visitor-${number}@example.com`;
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
    return new Visitor(this.shop, this.number);
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
      headers: { "Content-Type": "application/json", Authorization: this.token },
    });
  }

  private async ask(page: string, init: RequestInit): Promise<Answer> {
    const started = performance.now();
    const isOperators = page === "/readyz";
    const answer = await fetch(this.shop + page, {
      ...init,
      redirect: "manual",
      headers: {
        ...(init.headers as Record<string, string> | undefined),
        ...(!isOperators && { "X-Forwarded-For": `10.1.0.${this.number}` }),
        Cookie: [...this.cookies].map((pair) => pair.join("=")).join("; "),
      },
      signal: AbortSignal.timeout(120_000),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";", 1)[0] ?? "").split(/=(.*)/s);
      this.cookies.set(name, value);
    }
    const body = await answer.text();
    const ms = Math.round(performance.now() - started);
    return { status: answer.status, body, ms, retryAfter: answer.headers.get("Retry-After") };
  }
}
