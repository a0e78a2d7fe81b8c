import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContext, FrameLocator, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../browser";
import { merchant } from "./merchant";
import { keyId, serve } from "./serve";
import { shopper } from "./shopper";

type Settings = Parameters<Browser["newContext"]>[0];

const provider = await serve({ control: true }, shop);
const { newOrder, orderNow } = merchant(provider);
const { payPage } = shopper(provider);
const told = { callback_url: `${provider.origin}/told` };
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await provider.stop();
});

const press = (where: Page | FrameLocator, name = "Pay ₹1,450") =>
  where.getByRole("button", { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { name }).waitFor();
const hears = (page: Page, text: string) => page.locator("#heard", { hasText: text }).waitFor();
const dialogs = (page: Page) => page.getByRole("dialog").count();

describe("the hosted page in a browser", () => {
  async function openPage(settings?: Settings) {
    const urls = { ...told, cancel_url: `${provider.origin}/cancelled` };
    return visit(await payPage((await newOrder()).id, urls), settings);
  }

  it("brings the result back to the shop by itself where scripts run", async () => {
    const { page, problems } = await openPage();
    await press(page);
    await hears(page, "razorpay_payment_id razorpay_order_id razorpay_signature");
    expect(problems).toEqual([]);
  });

  it("brings it back by a button where they do not", async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await press(page);
    await heading(page, "Payment successful");
    await press(page, "Return to shop");
    await hears(page, "razorpay_payment_id");
  });

  it("goes to the shop's own address on Cancel", async () => {
    const { page, problems } = await openPage();
    await press(page, "Cancel");
    await hears(page, "cancelled");
    expect(problems).toEqual([]);
  });

  it("shows only the fields of the chosen method, and Enter in them pays", async () => {
    const { page } = await openPage();
    expect(await page.getByLabel("UPI ID").isVisible()).toBe(true);
    expect(await page.getByLabel("CVV").isVisible()).toBe(false);
    await page.getByLabel("Card", { exact: true }).check();
    expect(await page.getByLabel("UPI ID").isVisible()).toBe(false);
    await page.getByLabel("CVV").press("Enter");
    await hears(page, "razorpay_payment_id");
  });

  it.each([360, 1280])("is accessible and fits at %i px, also with errors", async (width) => {
    const { page } = await openPage({ viewport: { width, height: 800 } });
    const others = page.getByText("Try another outcome");
    await others.click();
    await expectAccessible(page);
    const field = page.getByLabel("UPI ID");
    await field.fill("nonsense");
    await press(page);
    await page.getByRole("alert").waitFor();
    await expectAccessible(page);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("#vpa-error").textContent()).toContain("success@razorpay");
    await others.click();
    await press(page, "Bank does not answer");
    await heading(page, "The bank has not answered");
    await expectAccessible(page);
  });
});

describe("the pay window on a page with the shop's strict policy", () => {
  it.each([
    ["hands the result to the shop's handler", {}, 'paid with "razorpay_payment_id'],
    ["posts to callback_url when there is no handler", { handler: null, ...told }, "_signature"],
    [
      "posts a failure there when redirect is asked for",
      { redirect: true, ...told },
      "error[metadata]",
    ],
    [
      "closes after a failure without retries",
      { retry: { enabled: false } },
      "failed: payment_failed",
    ],
  ])("%s", async (_, options, outcome) => {
    const { frame, page, problems } = await openWindow(options);
    if (/error|failed/.test(outcome)) await frame.getByLabel("UPI ID").fill("failure@razorpay");
    await press(frame);
    await hears(page, outcome);
    expect(await dialogs(page)).toBe(0);
    expect(problems).toEqual([]);
  });

  it("tells of a failure and stays for another try", async () => {
    const { frame, page } = await openWindow();
    await frame.getByText("Try another outcome").click();
    await frame.getByLabel("Reason for a failure").selectOption("card_declined");
    await press(frame, "Force failure");
    await hears(page, "failed: card_declined");
    await frame.getByRole("alert").waitFor();
    await press(frame);
    await hears(page, 'paid with "razorpay_payment_id');
  });

  it.each<[string, (page: Page, frame: FrameLocator) => Promise<void>]>([
    ["its cross", (page) => press(page, "Close payment")],
    ["Cancel", (_, frame) => press(frame, "Cancel")],
    ["Escape", (page) => page.getByRole("button", { name: "Close payment" }).press("Escape")],
    ["Escape from inside", (_, frame) => frame.getByLabel("UPI ID").press("Escape")],
  ])("is dismissed by %s", async (_, leave) => {
    const { frame, page, problems } = await openWindow();
    await frame.getByRole("button", { name: "Cancel" }).waitFor();
    await leave(page, frame);
    await hears(page, "dismissed");
    expect(await dialogs(page)).toBe(0);
    expect(problems).toEqual([]);
  });

  it("stays on Escape when the shop says so", async () => {
    const { frame, page } = await openWindow({ modal: { escape: false } });
    await frame.getByLabel("UPI ID").press("Escape");
    await page.getByRole("button", { name: "Close payment" }).press("Escape");
    expect(await page.getByRole("dialog").isVisible()).toBe(true);
  });

  it("says why it cannot open", async () => {
    const { page } = await openWindow({ order_id: "order_00000000000000" });
    await page.getByText("The id provided does not exist").waitFor();
    await press(page, "Close payment");
    await hears(page, "dismissed");
  });

  it.each([390, 1280])("is accessible at %i px", async (width) => {
    const { frame, page } = await openWindow({}, { viewport: { width, height: 800 } });
    await frame.getByRole("button", { name: "Cancel" }).waitFor();
    await expectAccessible(page);
  });
});

it("a page in a browser on this machine controls nothing", { timeout: 60_000 }, async () => {
  const site = await serve({}, () => htmlPage("<p>a page</p>", {}));
  const { id } = await newOrder();
  const { page } = await visit(site.origin);
  await page.evaluate(
    (url) => fetch(url, { method: "POST", mode: "no-cors", body: "{}" }).then(() => null),
    `${provider.base}/__emu/reset`,
  );
  expect((await page.goto(`${provider.base}/__emu/state`))!.status()).toBe(403);
  await site.stop();
  expect((await orderNow(id)).id).toBe(id);
});

/** The shop's side: a page that opens the pay window under a strict policy, and the addresses the results come to. */
async function shop(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/told") {
    const names = [...new URLSearchParams(await request.text()).keys()];
    return htmlPage(`<p id="heard">${names.join(" ")}</p>`);
  }
  if (pathname === "/cancelled") return htmlPage('<p id="heard">cancelled</p>');
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

const strict = {
  "Content-Security-Policy":
    "default-src 'self'; script-src 'self' 'nonce-n'; style-src 'self' 'nonce-n'; frame-src 'self'; " +
    "frame-ancestors 'self'; form-action 'self'; base-uri 'none'; object-src 'none'",
};

function htmlPage(body: string, headers: Record<string, string> = strict): Response {
  const frame = `<title>Shop</title><header>Shop</header><main>${body}</main>`;
  return new Response(`<!doctype html><html lang="en">${frame}</html>`, {
    headers: { "Content-Type": "text/html", ...headers },
  });
}

/** A shop page whose pay window is open, for a new order. */
async function openWindow(options: object = {}, settings?: Settings) {
  const { id: order_id } = await newOrder();
  const all = {
    key: keyId,
    amount: 145000,
    currency: "INR",
    name: "Prayosha Oil",
    order_id,
    ...options,
  };
  const query = new URLSearchParams({ options: JSON.stringify(all) });
  const visited = await visit(`${provider.origin}/checkout?${query}`, settings);
  await visited.page.getByRole("dialog", { name: "Payment" }).waitFor();
  return { ...visited, frame: visited.page.frameLocator("iframe[title=Payment]") };
}

async function visit(url: string, settings: Settings = {}) {
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
