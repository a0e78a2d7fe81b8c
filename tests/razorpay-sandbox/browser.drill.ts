import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../browser";
import { call, newOrder } from "./merchant";
import { keyId, type Provider, serve } from "./serve";
import { openPayPage } from "./shopper";

let browser: Browser;
let provider: Provider;
let context: BrowserContext;

beforeAll(async () => {
  browser = await launchBrowser();
  provider = await serve({ control: true }, shop);
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await provider.stop();
});

describe("the hosted page in a browser", () => {
  it("brings the result back to the shop by itself where scripts run", async () => {
    const { page, problems } = await visit(await payPage());
    await page.getByRole("button", { name: "Pay ₹1,450", exact: true }).click();
    await page.getByRole("heading", { name: "Told the shop" }).waitFor();
    expect(await page.getByTestId("fields").textContent()).toBe(
      "razorpay_payment_id razorpay_order_id razorpay_signature",
    );
    expect(problems).toEqual([]);
  });

  it("brings it back by a button where they do not", async () => {
    const { page } = await visit(await payPage(), { javaScriptEnabled: false });
    await page.getByRole("button", { name: "Pay ₹1,450", exact: true }).click();
    await page.getByRole("heading", { name: "Payment successful" }).waitFor();
    await page.getByRole("button", { name: "Return to shop" }).click();
    await page.getByRole("heading", { name: "Told the shop" }).waitFor();
  });

  it("goes to the shop's own address on Cancel", async () => {
    const { page, problems } = await visit(await payPage());
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("heading", { name: "Cancelled at the shop" }).waitFor();
    expect(problems).toEqual([]);
  });

  it("shows only the fields of the chosen method, and Enter in them pays", async () => {
    const { page } = await visit(await payPage());
    expect(await page.getByLabel("UPI ID").isVisible()).toBe(true);
    expect(await page.getByLabel("CVV").isVisible()).toBe(false);
    await page.getByLabel("Card", { exact: true }).check();
    expect(await page.getByLabel("UPI ID").isVisible()).toBe(false);
    await page.getByLabel("CVV").press("Enter");
    await page.getByRole("heading", { name: "Told the shop" }).waitFor();
  });

  it.each([360, 1280])("is accessible and fits at %i px, also with errors", async (width) => {
    const { page } = await visit(await payPage(), { viewport: { width, height: 800 } });
    await page.getByText("Try another outcome").click();
    await expectAccessible(page);
    await page.getByLabel("UPI ID").fill("nonsense");
    await page.getByRole("button", { name: "Pay ₹1,450", exact: true }).click();
    await page.getByRole("alert").waitFor();
    await expectAccessible(page);
    const field = page.getByLabel("UPI ID");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("#vpa-error").textContent()).toContain("success@razorpay");
    await page.getByText("Try another outcome").click();
    await page.getByRole("button", { name: "Bank does not answer" }).click();
    await page.getByRole("heading", { name: "The bank has not answered" }).waitFor();
    await expectAccessible(page);
  });
});

describe("the pay window on a page with the shop's strict policy", () => {
  it("hands the result to the shop's handler", async () => {
    const { page, problems } = await shopPage();
    await frameOf(page).getByRole("button", { name: "Pay ₹1,450", exact: true }).click();
    await page.getByText('paid with "razorpay_payment_id').waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it("posts to callback_url when there is no handler", async () => {
    const { page, problems } = await shopPage({ handler: undefined, callback_url: "/told" });
    await frameOf(page).getByRole("button", { name: "Pay ₹1,450", exact: true }).click();
    await page.getByRole("heading", { name: "Told the shop" }).waitFor();
    expect(problems).toEqual([]);
  });

  it("tells of a failure and stays for another try", async () => {
    const { page } = await shopPage();
    const frame = frameOf(page);
    await frame.getByText("Try another outcome").click();
    await frame.getByLabel("Reason for a failure").selectOption("card_declined");
    await frame.getByRole("button", { name: "Force failure" }).click();
    await page.getByText("failed: card_declined").waitFor();
    await frame.getByRole("alert").waitFor();
    await frame.getByRole("button", { name: "Pay ₹1,450", exact: true }).click();
    await page.getByText('paid with "razorpay_payment_id').waitFor();
  });

  it("closes for good after a failure when retries are ruled out", async () => {
    const { page } = await shopPage({ retry: { enabled: false } });
    const frame = frameOf(page);
    await frame.getByLabel("UPI ID").fill("failure@razorpay");
    await frame.getByRole("button", { name: "Pay ₹1,450", exact: true }).click();
    await page.getByText("failed: payment_failed").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  it("posts a failure to callback_url when redirect is asked for", async () => {
    const { page } = await shopPage({ redirect: true, callback_url: "/told" });
    await frameOf(page).getByLabel("UPI ID").fill("failure@razorpay");
    await frameOf(page).getByRole("button", { name: "Pay ₹1,450", exact: true }).click();
    await page.getByRole("heading", { name: "Told the shop" }).waitFor();
    expect(await page.getByTestId("fields").textContent()).toContain("error[metadata]");
  });

  it("is dismissed by its cross, by Cancel, and by Escape also from inside", async () => {
    for (const leave of [
      (page: Page) => page.getByRole("button", { name: "Close payment" }).click(),
      (page: Page) => frameOf(page).getByRole("button", { name: "Cancel" }).click(),
      (page: Page) => page.getByRole("button", { name: "Close payment" }).press("Escape"),
      (page: Page) => frameOf(page).getByLabel("UPI ID").press("Escape"),
    ]) {
      const { page, problems } = await shopPage();
      await frameOf(page).getByRole("button", { name: "Cancel" }).waitFor();
      await leave(page);
      await page.getByText("dismissed", { exact: true }).waitFor();
      expect(await page.getByRole("dialog").count()).toBe(0);
      expect(problems).toEqual([]);
      await context.close();
    }
  });

  it("stays on Escape when the shop says so", async () => {
    const { page } = await shopPage({ modal: { escape: false } });
    await frameOf(page).getByLabel("UPI ID").press("Escape");
    await page.getByRole("button", { name: "Close payment" }).press("Escape");
    expect(await page.getByRole("dialog").isVisible()).toBe(true);
  });

  it("says why it cannot open", async () => {
    const { page } = await shopPage({ order_id: "order_00000000000000" });
    await page.getByText("The id provided does not exist").waitFor();
    await page.getByRole("button", { name: "Close payment" }).click();
    await page.getByText("dismissed", { exact: true }).waitFor();
  });

  it.each([390, 1280])("is accessible at %i px", async (width) => {
    const { page } = await shopPage({}, { viewport: { width, height: 800 } });
    await frameOf(page).getByRole("button", { name: "Cancel" }).waitFor();
    await expectAccessible(page);
  });
});

it("a page in a browser on this machine controls nothing", { timeout: 60_000 }, async () => {
  const site = await serve({}, () => new Response("<p>a page</p>", { headers: html }));
  const order = await newOrder(provider);
  const { page } = await visit(site.origin);
  await page.evaluate(
    (url) => fetch(url, { method: "POST", mode: "no-cors", body: "{}" }).then(() => null),
    `${provider.base}/__emu/reset`,
  );
  expect((await page.goto(`${provider.base}/__emu/state`))!.status()).toBe(403);
  await site.stop();
  const kept = await call(provider, "GET", `/v1/orders/${order.id}`);
  expect(kept.body.id).toBe(order.id);
});

/** The shop's side: a page that opens the pay window under a strict policy, and the addresses the results come to. */
async function shop(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/told") {
    const names = [...new URLSearchParams(await request.text()).keys()];
    return htmlPage(`<h1>Told the shop</h1><p data-testid="fields">${names.join(" ")}</p>`);
  }
  if (pathname === "/cancelled") return htmlPage("<h1>Cancelled at the shop</h1>");
  if (pathname !== "/checkout") return new Response(null, { status: 204 });
  return htmlPage(
    `<h1>Checkout</h1><p id="heard">nothing</p>
    <script nonce="n" src="/demo-pay/v1/checkout.js"></script>
    <script nonce="n">
      const heard = (text) => (document.getElementById("heard").textContent = text);
      const given = ${searchParams.get("options") ?? "{}"};
      const rzp = new Razorpay({
        handler: (response) => heard("paid with " + JSON.stringify(response).slice(1)),
        ...given,
        ...(given.handler === null && { handler: undefined }),
        modal: { ...given.modal, ondismiss: () => heard("dismissed") },
      });
      rzp.on("payment.failed", ({ error }) => heard("failed: " + error.reason));
      rzp.open();
    </script>`,
  );
}

function htmlPage(body: string): Response {
  const policy =
    "default-src 'self'; script-src 'self' 'nonce-n'; style-src 'self' 'nonce-n'; frame-src 'self'; " +
    "frame-ancestors 'self'; form-action 'self'; base-uri 'none'; object-src 'none'";
  return new Response(
    `<!doctype html><html lang="en"><title>Shop</title><header>Shop</header><main>${body}</main></html>`,
    { headers: { "Content-Type": "text/html", "Content-Security-Policy": policy } },
  );
}

const html = { "Content-Type": "text/html" };

async function payPage(): Promise<string> {
  const { id } = await newOrder(provider);
  return openPayPage(provider, id, {
    callback_url: `${provider.origin}/told`,
    cancel_url: `${provider.origin}/cancelled`,
  });
}

/** A shop page whose pay window is open, for a new order. Relative callback addresses mean the shop's own. */
async function shopPage(
  options: Record<string, unknown> = {},
  settings: Parameters<Browser["newContext"]>[0] = {},
) {
  const { id } = await newOrder(provider);
  const all = {
    key: keyId,
    amount: 145000,
    currency: "INR",
    name: "Prayosha Oil",
    order_id: id,
    ...options,
    ...("handler" in options && { handler: null }),
    ...(options.callback_url !== undefined && {
      callback_url: provider.origin + String(options.callback_url),
    }),
  };
  const query = new URLSearchParams({ options: JSON.stringify(all) });
  const visited = await visit(`${provider.origin}/checkout?${query}`, settings);
  await visited.page.getByRole("dialog", { name: "Payment" }).waitFor();
  return visited;
}

const frameOf = (page: Page) => page.frameLocator("iframe[title=Payment]");

async function visit(url: string, settings: Parameters<Browser["newContext"]>[0] = {}) {
  context = await browser.newContext(settings);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(url);
  return { page, problems };
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
