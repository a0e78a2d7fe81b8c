import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { serve } from "../razorpay-sandbox/serve";
import { problemsIn } from "../crash/invariants";
import { keys, shopAsInProduction } from "../storm/as-in-production";
import { Front } from "../storm/front";
import { Dice } from "../dice";
import { rudeVisitor } from "../storm/rude";
import { seed } from "../storm/seeded";
import type { StormyShop } from "../storm/shop";
import { Visitor } from "./visitor";

type Options = {
  port: number;
  /** The machine may be busy with something else: it gets more time to recover. */
  isShort: boolean;
};

/** Where the scenes play: a folder, a payment provider, the shops that are open, and what was found wrong. */
export class Stage {
  readonly problems: string[] = [];
  readonly folder = mkdtempSync(path.join(tmpdir(), "prayosha-faults-"));
  readonly front: Front;
  private readonly open: { shop: StormyShop; leave: () => Promise<string[]> }[] = [];

  private constructor(
    readonly options: Options,
    private readonly provider: Awaited<ReturnType<typeof serve>>,
  ) {
    this.front = new Front(options.port);
  }

  static async build(options: Options): Promise<Stage> {
    return new Stage(options, await serve({ prefix: "", keySecret: keys.secret, control: true }));
  }

  /**
   * A shop of its own for the scene of this name, with its data in `folder/name` and its log elsewhere unless `logFile` says
   * so, because some scenes take the disk away. A rude visitor is in each of them.
   */
  async opened(
    name: string,
    env: Record<string, string> = {},
    logFile = path.join(this.folder, `${name}.log`),
  ): Promise<StormyShop> {
    const folder = path.join(this.folder, name);
    mkdirSync(folder, { recursive: true });
    await seed(folder);
    const { port } = this.options;
    const shop = shopAsInProduction({ port, folder, provider: this.provider, env, logFile });
    await shop.start();
    this.open.push({ shop, leave: rudeVisitor(shop, new Dice(this.open.length + 1)) });
    return shop;
  }

  /** Somebody with an account, and an address of their own. */
  async newVisitor(number: number): Promise<Visitor> {
    const visitor = new Visitor(this.front, number);
    await visitor.register();
    return visitor;
  }

  must(holds: boolean, otherwise: string): void {
    if (!holds) this.problems.push(otherwise);
  }

  /** What anybody may read, and what a shopper may. */
  async pagesAreServed(visitor: Visitor): Promise<void> {
    for (const page of ["/", "/Store", `/product/${visitor.product.slug}`, "/cart"]) {
      const { status } = await visitor.get(page);
      this.must(status === 200, `${page} is ${status}`);
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

  /** Makes the provider do something: see app/razorpay-sandbox/control/README.md. */
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
    await this.closeAll();
  }

  /** Ends what is still open, and takes in what its visitors and its log have to say. */
  async closeAll(): Promise<void> {
    for (const { shop, leave } of this.open.splice(0)) {
      await shop.kill();
      this.problems.push(...(await leave()), ...shop.faults);
    }
    this.problems.push(...this.front.problems);
    this.front.problems.clear();
  }

  async clear(): Promise<void> {
    await this.provider.stop();
    this.front.close();
    if (this.problems.length === 0) rmSync(this.folder, { recursive: true, force: true });
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
