import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { ApiShopper } from "../storm/api-shopper";
import type { Front } from "../storm/front";
import { owner } from "../storm/seeded";

type Product = { _id: string; price: number };

/** How long (ms) they go on asking a shop that is down: a restore on a busy machine takes its time. */
const patience = 10 * 60_000;
/** How many payments one account asks for: after 20 in ten minutes the API makes it wait. */
const ordersOfOne = 18;

/** People who order and pay, again and again, and remember what they were told. */
export class Buyers {
  /** The provider's number of each order that was confirmed, and when (UTC ms). */
  private readonly confirmed = new Map<string, number>();
  private readonly calm = new AbortController();
  private atWork: Promise<void>[] = [];
  private accounts = 0;

  private constructor(
    private readonly front: Front,
    private readonly provider: string,
    private readonly pause: number,
  ) {}

  /** `pause`: how long (ms) each waits after an order. */
  static async gathered(front: Front, provider: string, count: number, pause = 0): Promise<Buyers> {
    const buyers = new Buyers(front, provider, pause);
    const { body } = await front.askUntilAnswered("/api/v1/product/product-list/1");
    const [product] = (JSON.parse(body) as { products: Product[] }).products;
    if (!product) throw new Error("Nothing is sold here");
    const clients = [];
    for (let one = 1; one <= count; one += 1) clients.push(await buyers.registered());
    buyers.atWork = clients.map((client) => buyers.buyUntilTold(client, product));
    return buyers;
  }

  get told(): number {
    return this.confirmed.size;
  }

  async leave(): Promise<void> {
    this.calm.abort();
    await Promise.all(this.atWork);
  }

  /** When (UTC ms) each order was told that a shop does not have. What it does not have now it is not asked for again. */
  missingIn(dataDir: string): number[] {
    const database = new Database(path.join(dataDir, "shop.sqlite"), { readonly: true });
    const find = database.prepare(
      "select 1 from payment_orders where id = ? and order_id is not null",
    );
    const missing = [...this.confirmed].filter(([id]) => find.get(id) === undefined);
    database.close();
    for (const [id] of missing) this.confirmed.delete(id);
    return missing.map(([, at]) => at);
  }

  private async registered(): Promise<ApiShopper> {
    const number = (this.accounts += 1);
    // Each at a network of their own: from one there may come 20 orders in an hour.
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const client = new ApiShopper(this.front, address, { patience });
    await client.register(`drill-${number}@example.com`, owner.password);
    return client;
  }

  private async buyUntilTold(first: ApiShopper, product: Product): Promise<void> {
    let client = first;
    for (let count = 1; !this.calm.signal.aborted; count += 1) {
      const id = count % ordersOfOne === 0 ? "" : await client.askForPayment(product, 1);
      if (!id) {
        // Also after a restore that lost the account.
        client = await this.registered();
        continue;
      }
      const answer = await fetch(`${this.provider}/__emu/pay`, {
        method: "POST",
        body: JSON.stringify({ order_id: id, outcome: "captured" }),
        headers: { "Content-Type": "application/json" },
      });
      const { callback } = (await answer.json()) as { callback: Record<string, string> };
      if ((await client.validate(callback, product, 1)) === "ok")
        this.confirmed.set(id, Date.now());
      if (this.pause > 0) await setTimeout(this.pause);
    }
  }
}
