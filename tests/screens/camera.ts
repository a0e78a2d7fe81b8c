import path from "node:path";
import type { Browser, Page } from "@playwright/test";

/**
 * `path`: where it is, below the address of its language. `link`: instead of there, the first such link found there. `arrive`: what to do before the
 * picture. `widths`: fewer than all.
 */
export type Screen = {
  name: string;
  path: string;
  link?: string;
  arrive?: (page: Page) => Promise<unknown>;
  widths?: number[];
};

export type Shot = { name: string; scheme: Scheme; width: number; file: string };

const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];
const heights = { 390: 844, 768: 1024, 1280: 900 };
export const widths = Object.keys(heights).map(Number);

/** One person's browser, and what was photographed in it. */
export class Camera {
  readonly shots: Shot[] = [];

  private constructor(
    private readonly page: Page,
    private readonly folder: string,
    private readonly who: string,
  ) {}

  /** @param folder where the pictures go. @param who begins their names. */
  static async of(browser: Browser, baseURL: string, folder: string, who: string) {
    const context = await browser.newContext({
      baseURL: `${baseURL}/`,
      locale: "en-IN",
      reducedMotion: "reduce",
    });
    return new Camera(await context.newPage(), folder, who);
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.page.goto("./login");
    const main = this.page.getByRole("main");
    await main.getByLabel("Email").fill(email);
    await main.getByLabel("Password", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Login" }).click();
    await this.page.waitForURL((url) => !url.pathname.startsWith("/login"));
  }

  async photograph({ name, path, link, arrive, widths: wanted = widths }: Screen): Promise<void> {
    await this.page.setViewportSize({ width: wanted[0] ?? 390, height: 844 });
    await this.page.goto(path);
    if (link) await this.page.goto(await this.addressOf(link));
    await arrive?.(this.page);
    for (const width of wanted) {
      const height = heights[width as keyof typeof heights];
      await this.page.setViewportSize({ width, height });
      // Opened anew at each width: a picture that changes with it may come after the photograph.
      if (!arrive && !link && width !== wanted[0]) await this.page.goto(path);
      await this.page.evaluate(loadAllPictures);
      for (const scheme of schemes) await this.shoot(name, scheme, width);
    }
  }

  private async addressOf(link: string): Promise<string> {
    const href = await this.page.locator(link).first().getAttribute("href", { timeout: 5000 });
    if (!href) throw new Error(`No link ${link}`);
    return href;
  }

  private async shoot(name: string, scheme: Scheme, width: number): Promise<void> {
    const file = `${this.who}-${name}-${width}-${scheme}.jpg`;
    await this.page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await this.page.screenshot({
      path: path.join(this.folder, file),
      type: "jpeg",
      quality: 82,
      fullPage: true,
      animations: "disabled",
    });
    this.shots.push({ name: `${this.who}: ${name}`, scheme, width, file });
  }
}

/**
 * Runs in the page, from its top: pictures below the fold would wait until somebody scrolls to them, and those that
 * another width asks for come a moment after it.
 */
async function loadAllPictures(): Promise<void> {
  window.scrollTo(0, 0);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = "eager";
      return image.decode().catch(() => {});
    }),
  );
}
