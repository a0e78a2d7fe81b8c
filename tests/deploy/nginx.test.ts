import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../free-port";

/** The nginx configuration of the guide, before a shop that comes and goes; only its addresses are the test's. */
const isThere = spawnSync("nginx", ["-v"]).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-nginx-"));
let nginx: ChildProcess;
let front: number;
let shopPort: number;
let shop: Server | null = null;
let asked: IncomingMessage[] = [];

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

/** Its temporary files are in a folder that is nobody else's. */
function wholeConfiguration(site: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  for (const name of temporary) mkdirSync(path.join(folder, name));
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ");
  return `daemon off; ${process.getuid?.() === 0 ? "user root;" : ""} worker_processes 1;
pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; ${paths}
${site}
}
`;
}

beforeAll(async () => {
  if (!isThere) return;
  [front, shopPort] = await Promise.all([freePort(), freePort()]);
  const site = readFileSync(".deploy/nginx.conf", "utf8")
    .replaceAll("listen [::]:80;", "")
    .replaceAll("listen 80;", `listen 127.0.0.1:${front};`)
    .replace("127.0.0.1:3000", `127.0.0.1:${shopPort}`);
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, wholeConfiguration(site));
  nginx = spawn("nginx", ["-c", file, "-e", path.join(folder, "error.log")], { stdio: "ignore" });
  await vi.waitFor(() => ask("/metrics"), 20_000);
});

afterEach(closeShop);

afterAll(async () => {
  if (nginx) {
    const ended = once(nginx, "exit");
    // Not killed: the process that it started would be left.
    nginx.kill("SIGTERM");
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!isThere)("behind nginx, as the guide has it", () => {
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
      expect(page).not.toMatch(/127\.0\.0\.1|nginx|error/i);
    }
  });

  test("the shop is asked again as soon as it is open, for the address as it was asked for", async () => {
    await openShop();
    for (const address of ["/Store", "/product/%E0%AA%B8?a=1%2F2", "//two"])
      expect(await (await ask(address)).text()).toBe("open");
    expect(asked.map(({ url }) => url)).toEqual(["/Store", "/product/%E0%AA%B8?a=1%2F2", "//two"]);
  });

  test("the shop learns who asks, whatever the caller claims", async () => {
    await openShop();
    const headers = {
      "X-Forwarded-For": "203.0.113.9",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Port": "81",
      Forwarded: "for=203.0.113.9",
    };
    await ask("/", { headers });
    expect(asked[0]?.headers).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "127.0.0.1",
      "x-forwarded-proto": "http",
    });
    expect(asked[0]?.headers).not.toHaveProperty("forwarded");
    expect(asked[0]?.headers).not.toHaveProperty("x-forwarded-port");
  });

  test("what only the machine may read does not reach the shop", async () => {
    await openShop();
    for (const address of [
      "/metrics",
      "/readyz",
      "/METRICS",
      "//metrics",
      "/%6detrics",
      "/readyz/",
    ])
      expect((await ask(address)).status, address).toBe(404);
    expect(asked).toHaveLength(0);
    expect((await ask("/healthz")).status).toBe(200);
  });

  test("a photo of 12 MB passes", async () => {
    await openShop();
    const answer = await ask("/grievances", { method: "POST", body: new Uint8Array(12_000_000) });
    expect(await answer.text()).toBe("open");
  });
});
