import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { serve } from "../checkout/sandbox/serve";
import { problemsIn } from "../crash/invariants";
import { seed } from "../storm/seeded";
import { StormyShop } from "../storm/shop";
import { Visitor } from "./visitor";

const keys = { id: "rzp_test_EMULATOR00000", secret: "emu_key_secret" };

type Options = {
  port: number;
  /** Nothing is judged by the clock: the machine may be slow, or busy with something else. */
  isShort: boolean;
};

/** Where the scenes play: a folder, a payment provider, the shops that are open, and what was found wrong. */
export class Stage {
  readonly problems: string[] = [];
  readonly folder = mkdtempSync(path.join(tmpdir(), "prayosha-faults-"));
  private readonly open: StormyShop[] = [];

  private constructor(
    readonly options: Options,
    private readonly provider: Awaited<ReturnType<typeof serve>>,
  ) {}

  static async build(options: Options): Promise<Stage> {
    return new Stage(options, await serve({ prefix: "", keySecret: keys.secret, control: true }));
  }

  /** A demo shop of its own for the scene of this name, in `folder/name`. */
  async opened(name: string, env: Record<string, string> = {}): Promise<StormyShop> {
    const folder = path.join(this.folder, name);
    mkdirSync(folder, { recursive: true });
    await seed(folder);
    const { base } = this.provider;
    const shop = new StormyShop(this.options.port, folder, {
      TRUST_PROXY: "true",
      API_REQUESTS_PER_MINUTE: "1000000",
      RAZORPAY_KEY_ID: keys.id,
      RAZORPAY_KEY_SECRET: keys.secret,
      RAZORPAY_API_BASE: base,
      RAZORPAY_HOSTED_URL: `${base}/v1/checkout/embedded`,
      RAZORPAY_CHECKOUT_JS: `${base}/v1/checkout.js`,
      ...env,
    });
    this.open.push(shop);
    await shop.start();
    return shop;
  }

  /** Somebody with an account, and an address of their own. */
  async visitorIn(shop: StormyShop, number: number): Promise<Visitor> {
    const visitor = new Visitor(shop.address, number);
    await visitor.register();
    return visitor;
  }

  must(holds: boolean, otherwise: string): void {
    if (!holds) this.problems.push(otherwise);
  }

  mustTake(ms: number, atMost: number, what: string): void {
    this.must(this.options.isShort || ms < atMost, `${what} took ${ms} ms`);
  }

  /** What anybody may read, and what a shopper may, without a long wait. */
  async pagesAreServed(visitor: Visitor): Promise<void> {
    for (const page of ["/", "/Store", `/product/${visitor.product.slug}`, "/cart"]) {
      const { status, ms } = await visitor.get(page);
      this.must(status === 200, `${page} is ${status}`);
      this.mustTake(ms, 4_000, page);
    }
  }

  /** An order that is paid; tried for a while, because a shop recovers by itself but not in no time. */
  async canBuy(visitor: Visitor): Promise<void> {
    await this.until("orders are taken", async () => {
      const { status, body } = await visitor.askForPayment();
      if (status !== 200) return false;
      const { id } = JSON.parse(body) as { id: string };
      const { callback } = await this.control("pay", { order_id: id, outcome: "captured" });
      return (await visitor.validate(callback as Record<string, string>)).body.includes('"ok"');
    });
  }

  async until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    const seconds = this.options.isShort ? 240 : 60;
    const givesUpAt = performance.now() + seconds * 1000;
    while (!(await isSo())) {
      if (performance.now() > givesUpAt) throw new Error(`Not even after ${seconds} s: ${what}`);
      await setTimeout(100);
    }
  }

  /** The answer to one question to the shop's database. */
  ask(shop: StormyShop, sql: string, ...values: unknown[]): unknown {
    const books = new Database(path.join(shop.dataDir, "shop.sqlite"), { readonly: true });
    try {
      return books.prepare(sql).pluck().get(values);
    } finally {
      books.close();
    }
  }

  /** Makes the provider do something: see /demo-pay/__emu in app/README.md. */
  async control(call: string, body: unknown): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.provider.base}/__emu/${call}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    });
    return (await answer.json()) as Record<string, unknown>;
  }

  async closedInOrder(shop: StormyShop): Promise<void> {
    this.problems.push(...problemsIn(shop.dataDir, shop.uploadsDir));
    await shop.end("SIGTERM");
  }

  async closeAll(): Promise<void> {
    for (const shop of this.open.splice(0)) await shop.end("SIGKILL");
  }

  async clear(): Promise<void> {
    await this.provider.stop();
    if (this.problems.length === 0) rmSync(this.folder, { recursive: true, force: true });
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
