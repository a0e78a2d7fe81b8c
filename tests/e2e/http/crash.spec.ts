import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { TextBrowser } from "./text-browser";

/** A shop of its own, because this one is killed. */
class Shop {
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(path.join(tmpdir(), "prayosha-crash-"));

  constructor(private readonly port: number) {}

  get address() {
    return `http://localhost:${this.port}`;
  }

  async start() {
    this.process = spawn(process.execPath, ["app/server/start.mjs"], {
      env: {
        ...process.env,
        NODE_ENV: "test",
        PORT: String(this.port),
        DATA_DIR: path.join(this.folder, "data"),
        UPLOADS_DIR: path.join(this.folder, "uploads"),
        LOG_LEVEL: "warn",
      },
      stdio: "ignore",
    });
    await expect
      .poll(
        () =>
          fetch(`${this.address}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
  }

  /** Ends the process with a signal and waits until it is gone; gives its exit code (null when it was killed). */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const running = this.process;
    if (!running) return null;
    const gone = new Promise<number | null>((done) => running.once("exit", (code) => done(code)));
    running.kill(signal);
    this.process = null;
    return gone;
  }

  async remove() {
    await this.end("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

test("killed between payment and callback, the restarted shop has the order paid, once", async () => {
  test.setTimeout(120_000);
  const shop = new Shop(4187);
  try {
    await shop.start();
    const browser = new TextBrowser(shop.address);
    await browser.open("/login");
    await browser.send("Login", { email: "kiran@prayosha.example", password: "groundnut" });
    await browser.open("/product/refined-groundnut-oil-pouch");
    await browser.send("ADD TO CART");
    await browser.send("Checkout");
    await browser.send("Pay");
    await browser.send("Pay");
    expect(browser.text).toContain("Return to shop");

    await shop.end("SIGKILL");
    await shop.start();

    const other = browser.sameCookies();
    await expect
      .poll(async () => {
        await other.open("/dashboard/user/orders");
        return other.text.match(/PR-\d{6}/g)?.length ?? 0;
      })
      .toBeGreaterThan(0);
    // The shopper's browser is still on the provider's page and comes back only now.
    await browser.send("Return to shop");
    await browser.open("/dashboard/user/orders");
    expect(browser.html.match(/<article/g)).toHaveLength(1);
    await browser.open("/cart");
    expect(browser.text).toContain("Your cart is empty");
  } finally {
    await shop.remove();
  }
});

test("told to stop, the shop ends in order", async () => {
  test.setTimeout(120_000);
  const shop = new Shop(4188);
  try {
    await shop.start();
    await fetch(shop.address);
    expect(await shop.end("SIGTERM")).toBe(0);
  } finally {
    await shop.remove();
  }
});
