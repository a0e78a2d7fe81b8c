import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import path from "node:path";
import Database from "better-sqlite3";
import { ownerOf } from "./beside";
import { guestCookie, isForCarts, quietCarts, stockOfCarts } from "./crowd";
import { isWanted } from "./options";
import { rowsOf } from "./rows-of";
import type { Served } from "./served";
import { insertOf } from "./stock";
import type { Verdict } from "./targets";
import { say } from "./tell";

/** Lines of a courier's file, of which one in twenty names no parcel of the shop. */
const lines = 2000;
const scenario = "beside a courier's file";
const importPath = "/dashboard/admin/money/courier/import";

/** Between two who ask (ms). */
const rest = 10;

type Asked = () => Promise<number>;

/**
 * How long a courier's file takes until its money is noted, and how long other pages wait meanwhile: the 99th percentile of pages and of
 * packs put into carts, asked for one after the other, beside that without; and how long the whole file takes to be taken back.
 */
export async function measureCourierFile(shop: Served, dataDir: string): Promise<Verdict[]> {
  if (!isWanted(scenario)) return [];
  const owner = await ownerOf(shop, dataDir);
  const verdicts: Verdict[] = [];
  const others = await othersOf(shop, dataDir);
  for (const [place, [name, ask]] of others.entries()) {
    await waits(ask, setTimeout(1000));
    const quiet = p99(await waits(ask, setTimeout(6000)));
    const checked = await checkedFile(owner, sentOut(dataDir, place));
    const began = performance.now();
    const noting = post(owner, importPath, checked);
    const beside = p99(await waits(ask, noting));
    const seconds = (performance.now() - began) / 1000;
    const file = new URL((await noting).headers.get("Location") ?? "", owner.address).pathname;
    if (!file.startsWith("/dashboard/admin/money/courier/")) throw new Error("It was not noted");
    say(
      `a courier's file of ${lines} lines: noted in ${seconds.toFixed(1)} s; ${name}: 99 of 100 within ${beside.toFixed(1)} ms, alone ${quiet.toFixed(1)}`,
    );
    verdicts.push(
      {
        promise: `${name} ${scenario}: 2 × as long as alone at most (99th percentile)`,
        reached: `${(beside / quiet).toFixed(1)} ×`,
        kept: beside <= 2 * quiet,
      },
      {
        promise: `a courier's file of ${lines} lines beside ${name}: noted within 5 s`,
        reached: `${seconds.toFixed(1)} s`,
        kept: seconds <= 5,
      },
    );
  }
  await tellTakingBack(owner, others, dataDir);
  return verdicts;
}

/** The same of a file that is taken back, whose orders had their invoices before. Told, not judged. */
async function tellTakingBack(owner: Owner, others: [string, Asked][], dataDir: string) {
  for (const [place, [name, ask]] of others.entries()) {
    const checked = await checkedFile(owner, sentOut(dataDir, others.length + place, true));
    const { headers } = await post(owner, importPath, checked);
    const file = new URL(headers.get("Location") ?? "", owner.address).pathname;
    const reason = new FormData();
    reason.set("reason", "bench");
    const began = performance.now();
    const takingBack = post(owner, file, reason);
    const times = await waits(ask, takingBack);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const slowest = Math.max(...times).toFixed(0);
    const { status } = await takingBack;
    if (status !== 303) throw new Error(`Taking back answered ${status}`);
    say(`taken back in ${seconds} s; ${name}: the slowest within ${slowest} ms`);
  }
}

/** What others ask for meanwhile. */
async function othersOf({ address }: Served, dataDir: string): Promise<[string, Asked][]> {
  const agent = new Agent({ keepAlive: true });
  const guests = await Promise.all(
    Array.from({ length: 500 }, (_, index) => guestCookie(quietCarts.from + index)),
  );
  const ids = rowsOf<string>(
    dataDir,
    `select id from products where ${isForCarts} order by id limit ?`,
    stockOfCarts,
  );
  const [slug] = rowsOf<string>(
    dataDir,
    `select slug from products where ${isForCarts} limit ?`,
    1,
  );
  let next = 0;
  const ask = (method: string, to: string, headers: Record<string, string>, body = "") =>
    new Promise<number>((done, fail) => {
      const began = performance.now();
      const sent = request(address + to, { method, agent, headers }, (answer) => {
        answer.resume();
        answer.once("end", () =>
          (answer.statusCode ?? 500) < 400
            ? done(performance.now() - began)
            : fail(new Error(`${to} answered ${answer.statusCode}`)),
        );
      });
      sent.once("error", fail);
      sent.end(body);
    });
  const guest = () => ({ Cookie: guests[(next += 1) % guests.length] ?? "" });
  const typed = { Origin: address, "Content-Type": "application/x-www-form-urlencoded" };
  return [
    ["product page from memory", () => ask("GET", `/product/${slug}`, {})],
    ["product page of a visitor with a cart", () => ask("GET", `/product/${slug}`, guest())],
    [
      "a pack put into a cart",
      () => {
        const headers = { ...guest(), ...typed };
        const product = ids[Math.floor(next / guests.length) % ids.length];
        return ask("POST", "/cart", headers, `intent=add&product=${product}`);
      },
    ],
  ];
}

/** Asks again and again, with a short rest as between two visitors, until the work is over; gives the times (ms). */
async function waits(ask: Asked, work: Promise<unknown>): Promise<number[]> {
  const stop = new AbortController();
  const over = work.finally(() => stop.abort());
  const times: number[] = [];
  while (!stop.signal.aborted) {
    times.push(await ask());
    await setTimeout(rest);
  }
  await over;
  return times;
}

const p99 = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;

/** Orders on delivery that were sent, with their invoices or with invoices to come, and the courier's file that brings their money. */
function sentOut(dataDir: string, place: number, isInvoiced = false): string {
  const database = new Database(path.join(dataDir, "shop.sqlite"), { timeout: 10_000 });
  const now = Date.now();
  const last = database
    .prepare<[], number>("select coalesce(max(serial), 0) from orders")
    .pluck()
    .get() as number;
  const rows = Array.from({ length: lines }, (_, index) => orderRow(last + index + 1, place, now));
  const add = insertOf(database, "orders", Object.keys(rows[0] ?? {}));
  const lineOf = database.prepare(
    `insert into order_lines (order_id, position, product_id, category_id, name, slug, description, volume_ml, shipping, unit_price_paise, quantity)
     values (?, 0, 'bench-sent', 'bench-category-1', 'Sing Tel Tin', 'bench-sent', 'Pressed slowly.', 5000, 1, 145000, 1)`,
  );
  const invoiceOf = database.prepare(
    `insert into invoices (id, series, year, serial, number, order_id, total_paise, tax_paise, content, created_at)
     values (:id || '-invoice', 'PR', 'sent', :serial, 'PRsent-' || :serial, :id, 145000, 0, '{"version":1}', :at)`,
  );
  database.transaction(() => {
    for (const [index, row] of rows.entries())
      if (index % 20 !== 0) {
        add.run(row);
        lineOf.run(row.id);
        if (isInvoiced) invoiceOf.run({ id: row.id, serial: row.serial, at: now - 1000 });
      }
  })();
  database.close();
  const table = rows.map(({ tracking_number }) => `${tracking_number},1450,HDFCBENCH${place}`);
  return ["waybill,amount payable,utr", ...table].join("\n");
}

const orderRow = (serial: number, place: number, at: number) => ({
  id: `bench-sent-${serial}`,
  serial,
  number: `PR-${String(serial).padStart(6, "0")}`,
  token: `bench-sent-${serial}-`.padEnd(43, "0"),
  cart_id: `bench-sent-cart-${serial}`,
  cart_round: 1,
  fingerprint: `bench-sent-${serial}`,
  status: "deliverd",
  payment_status: "pending",
  payment_method: "on-delivery",
  goods_paise: 145_000,
  total_paise: 145_000,
  buyer_name: "Asha Patel",
  buyer_email: `sent-${serial}@bench.example`,
  buyer_phone: `97${String(serial).padStart(8, "0")}`,
  buyer_address: "12 Ring Road, Surat 395002",
  courier: "Delhivery",
  tracking_number: `BENCH${place}X${serial}`,
  created_at: at,
  updated_at: at,
});

type Owner = { address: string; cookie: string };

/** The form that confirms a file, as the page shows it when the file was looked at. */
async function checkedFile(owner: Owner, text: string): Promise<FormData> {
  const form = new FormData();
  form.set("file", new File([text], "remittance.csv", { type: "text/csv" }));
  const html = await (await post(owner, importPath, form)).text();
  const confirmed = new FormData();
  confirmed.set("text", text);
  for (const name of ["fileName", "idempotencyKey", "fingerprint"]) {
    const [, value] = new RegExp(`name="${name}" value="([^"]+)"`).exec(html) ?? [];
    if (!value) throw new Error(`The checked file has no ${name}: ${html.slice(-2000)}`);
    confirmed.set(name, value);
  }
  return confirmed;
}

const post = ({ address, cookie }: Owner, to: string, body: FormData): Promise<Response> =>
  fetch(address + to, {
    method: "POST",
    headers: { Cookie: cookie, Origin: address },
    body,
    redirect: "manual",
  });
