import { Agent, request as httpRequest } from "node:http";
import * as fc from "fast-check";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { allCalls } from "./all-calls";
import { connectionToMigrate } from "~/base/db/connection.server";
import { providerOnTheWire } from "../sales/payments/provider";
import { paymentFor, sold } from "../sales/orders/sold";
import { product } from "../shelf";
import { manager, member } from "./client";
import { type Junk, junkFor, type Known } from "./junk";
import { apiOnTheWire } from "./server";
import { type Received, validated } from "./validated";

/** How many random requests each call gets: enough to notice what a change broke; 2000 and another seed look for more. */
const runs = Number(process.env.API_RANDOM_RUNS ?? 500);
/** The same requests each time, so that a change is judged by what it changed; give another number to look for more. */
const seed = Number(process.env.API_RANDOM_SEED ?? 1);
const longest = 2000;

providerOnTheWire();
const api = apiOnTheWire();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const known: Known = { tokens: [], ids: [] };

beforeAll(async () => {
  const buyer = await member();
  for (let count = 0; count < 3; count += 1) {
    const { id, slug, category } = await product();
    known.ids.push(id, slug, category.id, category.slug);
    const order = await sold({ userId: buyer.id });
    await paymentFor(order, `pay_Random${count}`);
    known.ids.push(order.id);
  }
  known.ids.push("1", "2", "oil");
  countChanges();
});

/** For each call anew: some of the requests end them. Many, because one user may ask for no more than twenty payments. */
beforeEach(async () => {
  known.tokens = [];
  for (let count = 0; count < 50; count += 1)
    known.tokens.push((await member()).token, (await manager()).token);
});

it.each(allCalls)(
  `$method $path: ${runs} requests that mean no good end in an answer of the contract, and the refused change nothing`,
  async (call) => {
    await fc.assert(
      fc.asyncProperty(junkFor(call, known), async (junk) => {
        const changesBefore = changes();
        const started = performance.now();
        const received = await ask(junk);
        const took = performance.now() - started;
        const answer = await validated(received, junk.method);
        expect(answer.status).toBeLessThan(500);
        // Slow because of what is asked, or because the machine had other things to do just then?
        if (took > longest) expect(await timeOf(junk)).toBeLessThan(longest);
        if (answer.status >= 400 || answer.body?.success === false)
          expect(changes(), "something changed").toBe(changesBefore);
      }),
      { numRuns: runs, seed, endOnFailure: false },
    );
  },
  runs * 500,
);

it("the shop still answers", async () => {
  const answer = await ask({
    method: "GET",
    target: "/api/v1/product/product-count",
    headers: {},
    body: new Uint8Array(),
  });
  expect(answer.status).toBe(200);
});

async function timeOf(junk: Junk): Promise<number> {
  const started = performance.now();
  await ask(junk);
  return performance.now() - started;
}

/** As it stands: `fetch` would tidy the path and refuse half of the headers. */
function ask({ method, target, headers, body }: Junk): Promise<Received> {
  return new Promise((done, failed) => {
    const { hostname, port } = new URL(api.address);
    const length = body.byteLength > 0 ? { "Content-Length": String(body.byteLength) } : {};
    const asked = httpRequest(
      { hostname, port, method, path: target, headers: { ...headers, ...length }, agent },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", failed);
        answer.on("end", () =>
          done({
            url: new URL(target, api.address).href,
            status: answer.statusCode ?? 0,
            headers: new Headers(answer.headers as Record<string, string>),
            arrayBuffer: () => Promise.resolve(Uint8Array.from(Buffer.concat(chunks)).buffer),
          }),
        );
      },
    );
    asked.on("error", failed);
    asked.end(body);
  });
}

/** Tries at passwords and the hour a token was last seen are written down whatever comes of a call. */
const notBusiness = ["attempts", "api_tokens", "test_changes"];

/** Has the database itself count every row that is written, changed or deleted in what the shop keeps. */
function countChanges(): void {
  const list = connectionToMigrate.pragma("table_list") as { name: string; type: string }[];
  const tables = list
    .filter(({ name, type }) => type === "table" && !/^sqlite_|^__/.test(name))
    .map(({ name }) => name);
  connectionToMigrate.exec(
    "create table test_changes (total integer); insert into test_changes values (0)",
  );
  for (const table of tables.filter((name) => !notBusiness.includes(name)))
    for (const change of ["insert", "update", "delete"])
      connectionToMigrate.exec(
        `create trigger test_${table}_${change} after ${change} on "${table}" begin update test_changes set total = total + 1; end`,
      );
  expect(tables).toContain("orders");
}

const changes = () =>
  connectionToMigrate.prepare("select total from test_changes").pluck().get() as number;
