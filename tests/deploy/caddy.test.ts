import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, createServer as createPlain } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

/** The Caddyfile of the guide, before a shop that comes and goes; only its addresses and how long it waits are the test's. */
const isThere = spawnSync("caddy", ["version"]).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-caddy-"));
let caddy: ChildProcess;
let front: number;
let shopPort: number;
let shop: Server | null = null;
let asked: IncomingMessage[] = [];

async function freePort(): Promise<number> {
  const server = createPlain().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function openShop(): Promise<void> {
  asked = [];
  shop = createServer((request, response) => {
    asked.push(request);
    request.resume().once("end", () => response.end("open"));
    request.once("error", () => undefined);
  }).listen(shopPort, "127.0.0.1");
  await once(shop, "listening");
}

async function closeShop(): Promise<void> {
  const open = shop;
  shop = null;
  if (!open) return;
  open.closeAllConnections();
  open.close();
  await once(open, "close");
}

const ask = (address: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${front}${address}`, { redirect: "manual", ...init });

beforeAll(async () => {
  if (!isThere) return;
  [front, shopPort] = await Promise.all([freePort(), freePort()]);
  const text = readFileSync(".deploy/Caddyfile", "utf8")
    .replace(/^www\.shop\.example \{[^]*?^\}$/m, "")
    .replace("shop.example {", `http://127.0.0.1:${front} {`)
    .replace("127.0.0.1:3000", `127.0.0.1:${shopPort}`)
    .replace("lb_try_duration 10s", "lb_try_duration 3s");
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
  caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  await vi.waitFor(() => ask("/metrics"), 20_000);
});

afterAll(async () => {
  await closeShop();
  caddy?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!isThere)("behind Caddy, as the guide has it", () => {
  test("a shop that is down, or upgrading, is a page that says so and looks again, 503 with a time to come back", async () => {
    for (const init of [{}, { method: "POST", body: "name=Asha" }]) {
      const answer = await ask("/checkout", init);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toBe("15");
      expect(answer.headers.get("Refresh")).toBe("15");
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      const page = await answer.text();
      expect(page).toContain("<h1>Back in a moment</h1>");
      expect(page).not.toMatch(/127\.0\.0\.1|dial|error/i);
    }
  });

  test("who comes while the shop starts anew waits, and is answered by it", async () => {
    const waiting = Promise.all([ask("/"), ask("/login", { method: "POST", body: "a=1" })]);
    await openShop();
    const answers = await waiting;
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["open", "open"]);
    expect(asked).toHaveLength(2);
    await closeShop();
  });

  test("the shop learns who asks, whatever the caller claims", async () => {
    await openShop();
    const headers = { "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Host": "evil.example" };
    await ask("/", { headers });
    expect(asked[0]?.headers).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": `127.0.0.1:${front}`,
      "x-forwarded-proto": "http",
    });
    await closeShop();
  });

  test("what only the machine may read does not reach the shop", async () => {
    await openShop();
    for (const address of ["/metrics", "/readyz", "/METRICS", "//metrics", "/%6detrics"])
      expect((await ask(address)).status, address).toBe(404);
    expect(asked).toHaveLength(0);
    expect((await ask("/healthz")).status).toBe(200);
    await closeShop();
  });
});
