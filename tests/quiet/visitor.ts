import type { Browser, ConsoleMessage, Page } from "@playwright/test";
import type { Language } from "~/base/words/language";
import type { Screen } from "../screens/camera";

type Person = { email: string; password: string };

/** Somebody far from the shop, who hears all that the browser, React and Remix complain of. */
export class Visitor {
  readonly complaints: string[] = [];
  private at = "";

  private constructor(
    readonly page: Page,
    private readonly who: string,
  ) {
    page.on("console", (message) => {
      if (isComplaint(message)) this.complain(message.text());
    });
    page.on("pageerror", (error) => this.complain(String(error.stack)));
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(hydration|csp)-report$/.test(pathname))
        this.complain(`${pathname} ${request.postData() ?? ""}`);
      // Packages are made ready before; one that is not may bring a second React.
      if (/^\/node_modules\/(?!\.vite\/deps\/|vite\/)/.test(pathname))
        this.complain(`${pathname} is missing in vite.config.ts, optimizeDeps.include`);
    });
  }

  static async of(browser: Browser, address: string, language: Language, who: string) {
    const context = await browser.newContext({
      baseURL: `${address}/${language === "en" ? "" : `${language}/`}`,
      locale: "de-DE",
      timezoneId: "America/Los_Angeles",
    });
    // A page that nobody has opened yet is transformed first.
    context.setDefaultTimeout(60_000);
    return new Visitor(await context.newPage(), `${who} in ${language}`);
  }

  async signIn({ email, password }: Person): Promise<void> {
    const { page } = this;
    await page.goto("./login");
    await this.isReady();
    await page.locator("main [name=email]").fill(email);
    await page.locator("main [name=password]").fill(password);
    await page.locator("main form button[type=submit]").last().click();
    await page.waitForURL((url) => !url.pathname.endsWith("/login"));
  }

  async look({ name, path, link, arrive }: Screen): Promise<void> {
    this.at = name;
    await this.page.goto(path);
    await this.isReady();
    if (link) await this.page.goto(await this.addressOf(link));
    await arrive?.(this.page);
    await this.isReady();
  }

  complain(what: string): void {
    this.complaints.push(`${this.who}, ${this.at}: ${what}`);
  }

  private async addressOf(link: string): Promise<string> {
    const href = await this.page.locator(link).first().getAttribute("href", { timeout: 5000 });
    if (!href) throw new Error(`No link ${link}`);
    return href;
  }

  /** Until React runs, where the page has it. */
  async isReady(): Promise<void> {
    await this.page.waitForLoadState("load");
    await this.page
      .locator("html[data-hydrated], html:not(:has(link[href*='/entry.client']))")
      .waitFor({ state: "attached" });
  }
}

/** A page that is refused or not there says so in its status, which the browser writes down. */
const isStatus = /^Failed to load resource: the server responded with a status of 4\d\d/;

const isComplaint = (message: ConsoleMessage): boolean =>
  ["error", "warning"].includes(message.type()) && !isStatus.test(message.text());
