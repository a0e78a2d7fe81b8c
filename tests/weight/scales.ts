import type { Browser, BrowserContextOptions, CDPSession, Cookie } from "@playwright/test";
import type { Weight } from "./budget";

type Kind = "js" | "css" | "fonts" | "images" | "html";
const kinds: Record<string, Kind> = {
  Script: "js",
  Stylesheet: "css",
  Font: "fonts",
  Image: "images",
  Document: "html",
};

/** What the browser itself tells of the page. */
type Painted = {
  cls: number;
  earlyFonts: number;
  lcp: { what: string; address: string; preloaded: boolean };
};

/** Opens pages as a phone with an empty cache does, and weighs what came. */
export class PageScales {
  constructor(
    private readonly browser: Browser,
    private readonly shop: string,
  ) {}

  /** The addresses of the pages a guest can see, and the cookies of one who has something in the cart. */
  async wayThroughTheShop(): Promise<{ paths: string[]; cookies: Cookie[] }> {
    const context = await this.browser.newContext({ ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${this.shop}/categories`);
    const category = await page.locator('main a[href^="/category/"]').first().getAttribute("href");
    await page.goto(`${this.shop}/Store`);
    const product = await page.locator('main a[href^="/product/"]').first().getAttribute("href");
    await page.goto(this.shop + product);
    await page
      .getByRole("button", { name: /add to cart/i })
      .first()
      .click();
    const cookies = await context.cookies();
    await context.close();
    const further = ["", "/Store", "/about", "/cart", product ?? ""];
    const others = ["/gu", "/hi"].flatMap((prefix) => further.map((path) => prefix + path));
    return { paths: [...fixedPaths, ...others, category ?? "", product ?? ""], cookies };
  }

  async weigh(path: string, cookies: Cookie[]): Promise<Weight> {
    const context = await this.browser.newContext(phone);
    // Only the cart is looked at with something in it; the other pages as they are met first.
    if (path.endsWith("/cart")) await context.addCookies(cookies);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const received = await receivedBy(session);
    await page.addInitScript(watchShifts);
    await page.goto(this.shop + path, { waitUntil: "networkidle" });
    const { lcp, ...painted } = await page.evaluate(whatWasPainted);
    await context.close();

    const bytes = received.get(lcp.address)?.bytes ?? 0;
    const isImage = received.get(lcp.address)?.kind === "images";
    const sum = sums(received);
    return {
      ...sum,
      ...painted,
      js: sum.js + (await this.workerBytes()),
      lcp: { ...lcp, bytes: isImage ? bytes : 0, isImage },
    };
  }

  /** What the service worker adds to a first visit; its own requests come after the page and are not scripts. */
  private async workerBytes(): Promise<number> {
    this.worker ??= (async () => {
      const page = await this.browser.newPage();
      const received = await receivedBy(await page.context().newCDPSession(page));
      await page.goto(`${this.shop}/sw.js`, { waitUntil: "networkidle" });
      await page.close();
      return received.get(`${this.shop}/sw.js`)?.bytes ?? 0;
    })();
    return this.worker;
  }

  private worker: Promise<number> | null = null;
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "block",
};

const fixedPaths = [
  "/",
  "/Store",
  "/categories",
  "/search?q=oil",
  "/cart",
  "/bulk",
  "/contact",
  "/grievances",
  "/recalls",
  "/track",
  "/about",
  "/Termsofservices",
  "/RefundandReturn",
  "/shipingpolicy",
  "/login",
  "/register",
  "/forgotpassword",
  "/nothing-here",
];

type Received = Map<string, { kind: Kind | null; bytes: number }>;

/** Fills by and by with what arrives, by address. */
async function receivedBy(session: CDPSession): Promise<Received> {
  const received: Received = new Map();
  const addresses = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("data:")) return;
    addresses.set(requestId, response.url);
    received.set(response.url, { kind: kinds[type] ?? null, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = received.get(addresses.get(requestId) ?? "");
    if (one) one.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  return received;
}

function sums(received: Received) {
  const sum = { js: 0, css: 0, fonts: 0, images: 0, html: 0, all: 0 };
  for (const { kind, bytes } of received.values()) {
    if (kind) sum[kind] += bytes;
    sum.all += bytes;
  }
  return { ...sum, requests: received.size };
}

type Watched = { shift: number; largest: LargestPaint | null };
type LargestPaint = PerformanceEntry & { url: string; element: Element | null };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in the page before anything of it. */
function watchShifts(): void {
  const seen: Watched = { shift: 0, largest: null };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    seen.largest = (list.getEntries() as LargestPaint[]).at(-1) ?? seen.largest;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Runs in the page. A preloaded picture is one that a link in the head asked for first. */
function whatWasPainted(): Painted {
  const { seen } = window as unknown as { seen: Watched };
  const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
  // Those for words of another language stand in for letters that phones have; this browser has none.
  const fonts = loaded.filter(
    ({ name, startTime }) =>
      name.includes(".woff2") && !/-(words|names)-/.test(name) && startTime < painted,
  );
  const address = seen.largest?.url ?? "";
  const element = seen.largest?.element;
  return {
    cls: seen.shift,
    earlyFonts: fonts.length,
    lcp: {
      what: element ? `<${element.localName}> ${element.className}`.trim() : "?",
      address,
      preloaded: loaded.some(
        ({ name, initiatorType }) => name === address && initiatorType === "link",
      ),
    },
  };
}
