import { Agent, request as ask } from "node:http";
import path from "node:path";
import Database from "better-sqlite3";
import { shopperCookie } from "./crowd";
import type { Measured } from "./load";
import type { ProviderStub } from "./provider-stub";
import type { Served } from "./served";

/** What a load of orders is made of: the shop, its database and the provider it asks. */
export type Till = { shop: Served; dataDir: string; provider: ProviderStub };

/**
 * So many shoppers at a time press Checkout, pay, and are sent back by the provider's page, each with a cart of their own,
 * for so many orders. Times are of whole orders: from pressing Checkout to being told that it is paid. Throws when one is
 * not paid, or the books do not hold it with its invoice.
 */
export async function orderLoad(
  { shop, dataDir, provider }: Till,
  shoppers: { from: number; count: number; atOnce: number },
): Promise<Measured> {
  const books = new Database(path.join(dataDir, "shop.sqlite"), { readonly: true });
  const askedFor = books
    .prepare(
      `select payment_orders.id from payment_orders join orders on orders.id = order_id where token = ?`,
    )
    .pluck();
  const invoices = books.prepare("select count(*) from invoices").pluck();
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers.atOnce });
  const post = (path: string, body: string, cookie?: string) =>
    postTo(shop.address + path, body, agent, cookie);

  const before = Number(invoices.get());
  const cookies: string[] = [];
  for (let index = 0; index < shoppers.count; index += 1)
    cookies.push(await shopperCookie(shoppers.from + index));

  const order = async (cookie: string) => {
    const payPage = await post("/checkout", "", cookie);
    const token = /^\/pay\/([\w-]+)/.exec(payPage)?.[1];
    if (!token) throw new Error(`Checkout led to ${payPage}`);
    const form = provider.paidForm(String(askedFor.get(token)));
    const page = await post(`/payment/callback?o=${token}`, form.toString());
    if (page !== `/order/${token}?done`) throw new Error(`An order was not paid: ${page}`);
  };

  const times: number[] = [];
  const cpuBefore = shop.cpuMs();
  const started = performance.now();
  const worker = async () => {
    for (let cookie = cookies.pop(); cookie; cookie = cookies.pop()) {
      const pressed = performance.now();
      await order(cookie);
      times.push(performance.now() - pressed);
    }
  };
  await Promise.all(Array.from({ length: shoppers.atOnce }, worker));
  const seconds = (performance.now() - started) / 1000;
  const cpuAfter = shop.cpuMs();

  const made = Number(invoices.get()) - before;
  books.close();
  agent.destroy();
  if (made !== shoppers.count) throw new Error(`${made} invoices for ${shoppers.count} orders`);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return {
    perSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    slowest: at(1),
    fromMemory: null,
    answers: times.length,
    cpuMs: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / times.length,
    rss: shop.rss(),
  };
}

/** Posts a form; gives where the answer leads. */
function postTo(url: string, body: string, agent: Agent, cookie?: string): Promise<string> {
  return new Promise((done, failed) => {
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": Buffer.byteLength(body),
      ...(cookie && { Cookie: cookie }),
    };
    const sent = ask(url, { method: "POST", agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => done(answer.headers.location ?? `status ${answer.statusCode}`));
    });
    sent.on("error", failed);
    sent.end(body);
  });
}
