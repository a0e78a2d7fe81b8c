import { beforeEach, expect, test, vi } from "vitest";
import { sql } from "drizzle-orm";
import Database from "better-sqlite3";
import path from "node:path";

async function doors(env: Record<string, string | undefined>) {
  vi.resetModules();
  Object.assign(process.env, { METRICS_TOKEN: "", TRUST_PROXY: "", SHOP_URL: "" }, env);
  const { answerOps } = await import("~/office/health/ops-endpoints.server");
  return async (
    path: string,
    headers: Record<string, string> = {},
    clientAddress: string | undefined = "127.0.0.1",
    host = "localhost:3000",
  ) => {
    const request = new Request(`http://${host}${path}`, { headers });
    const line = { clientAddress, hangUp: () => undefined };
    return (await answerOps(request, new URL(request.url), line))!;
  };
}

beforeEach(() => vi.resetModules());

test("everybody may know that the program lives; who reaches the shop itself, whether it can do its work", async () => {
  const ask = await doors({});
  expect((await ask("/healthz", {}, "203.0.113.9", "shop.example")).status).toBe(200);
  // A container's health check has no token, and the shop a public address.
  const checked = await doors({
    SHOP_URL: "https://shop.example",
    METRICS_TOKEN: "kept-by-the-operator-alone",
  });
  for (const address of ["127.0.0.1", "172.17.0.1"]) {
    const answer = await checked("/readyz", {}, address, "127.0.0.1:3000");
    expect([answer.status, await answer.text()]).toEqual([200, "ready\n"]);
  }
});

test("through a proxy nobody but the operator is told whether the shop can do its work", async () => {
  const token = "kept-by-the-operator-alone";
  const env = { SHOP_URL: "https://shop.example", TRUST_PROXY: "true" };
  for (const METRICS_TOKEN of ["", token]) {
    const ask = await doors({ ...env, METRICS_TOKEN });
    expect((await ask("/readyz", {}, "127.0.0.1", "shop.example")).status).toBe(403);
    for (const name of ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
      expect((await ask("/readyz", { [name]: "127.0.0.1" })).status, name).toBe(403);
  }
  const ask = await doors({ ...env, METRICS_TOKEN: token });
  const sent = { Authorization: `Bearer ${token}`, "X-Forwarded-For": "203.0.113.9" };
  expect((await ask("/readyz", sent, "127.0.0.1", "shop.example")).status).toBe(200);
});

test("the numbers are for programs on this machine that come through no proxy", async () => {
  const ask = await doors({});
  expect((await ask("/metrics")).status).toBe(200);
  expect((await ask("/metrics", {}, "::1")).status).toBe(200);
  expect((await ask("/metrics", {}, "203.0.113.9")).status).toBe(403);
  expect((await ask("/metrics", {}, "127.0.0.1", "shop.example")).status).toBe(403);
  for (const name of ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
    expect((await ask("/metrics", { [name]: "127.0.0.1" })).status, name).toBe(403);
});

test("a shop with a public address that trusts no proxy cannot tell who comes through one", async () => {
  const ask = await doors({ SHOP_URL: "https://shop.example" });
  expect((await ask("/metrics")).status).toBe(403);
  const trusting = await doors({ SHOP_URL: "https://shop.example", TRUST_PROXY: "true" });
  expect((await trusting("/metrics")).status).toBe(200);
});

test("with a token the numbers are for who has it, wherever", async () => {
  const token = "kept-by-the-operator-alone";
  const ask = await doors({ METRICS_TOKEN: token });
  const sent = { Authorization: `Bearer ${token}` };
  expect((await ask("/metrics", sent, "203.0.113.9", "shop.example")).status).toBe(200);
  expect((await ask("/metrics")).status).toBe(403);
  for (const wrong of ["", "Bearer", "Bearer kept-by-the-operator-alon", `Basic ${token}`])
    expect((await ask("/metrics", { Authorization: wrong })).status, wrong).toBe(403);
});

test("the numbers are in the words of Prometheus", async () => {
  const ask = await doors({});
  const text = await (await ask("/metrics")).text();
  for (const line of text.split("\n"))
    expect(line).toMatch(/^(|# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? -?[\d.e+-]+)$/);
  // Prometheus takes one head for each name, and nothing at all when there are two.
  const heads = text.match(/^# TYPE \w+/gm) ?? [];
  expect(new Set(heads).size).toBe(heads.length);
  for (const name of [
    "shop_ready 1",
    "shop_processes 1",
    'shop_queue_waiting{queue="mails"} 0',
    'shop_open{what="reviews"} 0',
    'shop_payments_last_day{status="captured"} 0',
    'shop_process_memory_bytes{process="1"}',
  ])
    expect(text).toContain(name);
  expect(text).not.toContain("shop_backup_age_seconds");
});

test("requests are counted by route and status, their times in steps that add up", async () => {
  const ask = await doors({});
  const { requests, requestSeconds } = await import("~/office/health/metrics.server");
  for (const seconds of [0.0005, 0.004, 0.04, 20]) {
    requests.inc({ route: "/pay/:token", method: "GET", status: "200" });
    requestSeconds.observe({ route: "/pay/:token" }, seconds);
  }
  const text = await (await ask("/metrics")).text();
  expect(text).toContain('shop_requests_total{route="/pay/:token",method="GET",status="200"} 4\n');
  const steps = text.matchAll(
    /shop_request_seconds_bucket\{le="(.+?)",route="\/pay\/:token"\} (.+)/g,
  );
  expect([...steps].map(([, end, count]) => `${end}: ${count}`)).toEqual([
    "0.001: 1",
    "0.0025: 1",
    "0.005: 2",
    "0.01: 2",
    "0.025: 2",
    "0.05: 3",
    "0.1: 3",
    "0.25: 3",
    "0.5: 3",
    "1: 3",
    "2.5: 3",
    "5: 3",
    "10: 3",
    "+Inf: 4",
  ]);
  expect(text).toContain('shop_request_seconds_count{route="/pay/:token"} 4\n');
  expect(text).toContain('shop_request_seconds_sum{route="/pay/:token"} 20.0445\n');
});

test("a shop that cannot do its work says so to all, and why to the operator", async () => {
  const ask = await doors({});
  const { write } = await import("~/base/db/connection.server");
  const newest = sql`(select max(created_at) from __drizzle_migrations)`;
  await write((tx) =>
    tx.run(
      sql`update __drizzle_migrations set created_at = created_at - 1 where created_at = ${newest}`,
    ),
  );
  const answer = await ask("/readyz");
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("older schema");
  const told = await ask("/readyz", {}, "203.0.113.9");
  expect([told.status, await told.text()]).toEqual([503, "not ready\n"]);
  expect(await (await ask("/metrics")).text()).toContain("shop_ready 0");
  await write((tx) =>
    tx.run(
      sql`update __drizzle_migrations set created_at = created_at + 1 where created_at = ${newest}`,
    ),
  );
  const again = await doors({});
  expect((await again("/readyz")).status).toBe(200);
});

test("a database that another program holds is not ready, and is again when it is let go", async () => {
  const ask = await doors({});
  const other = new Database(path.join(process.env.DATA_DIR ?? "", "shop.sqlite"));
  other.exec("BEGIN IMMEDIATE");
  const answer = await ask("/readyz");
  other.exec("ROLLBACK");
  other.close();
  expect([answer.status, await answer.text()]).toEqual([
    503,
    "The database takes no writes: another program may be holding it.\n",
  ]);
  await vi.waitFor(async () => expect((await ask("/readyz")).status).toBe(200), 30_000);
});
