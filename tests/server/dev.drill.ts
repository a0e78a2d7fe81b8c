import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../browser";
import { freePort } from "../free-port";
import { DevelopmentShop } from "../quiet/development-shop";
import { Visitor } from "../quiet/visitor";
import { seed } from "../storm/seeded";

// `npm run dev` on a copy of the sources: an open page shows what is changed in them.

const folder = mkdtempSync(path.join(tmpdir(), "prayosha-dev-"));
const program = path.join(folder, "program");
const data = path.join(folder, "shop");
let shop: DevelopmentShop;
let browser: Browser;

beforeAll(async () => {
  for (const part of [
    "app",
    "drizzle",
    "public",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
  ])
    cpSync(part, path.join(program, part), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(program, "node_modules"));
  mkdirSync(data);
  await seed(data);
  shop = new DevelopmentShop(await freePort(), data, program);
  await shop.start();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await shop?.end();
  rmSync(folder, { recursive: true, force: true });
});

function change(file: string, before: string, after: string): void {
  const at = path.join(program, "app", file);
  const source = readFileSync(at, "utf8");
  expect(source).toContain(before);
  writeFileSync(at, source.replace(before, after));
}

test("a page shows a changed component, style, loader and word; only the word loads it again", async () => {
  const visitor = await Visitor.of(browser, shop.address, "hi", "developer");
  const { page } = visitor;
  let loads = 0;
  page.on("load", () => (loads += 1));
  await visitor.look({ name: "store", path: "./Store" });
  await page.locator("#search").fill("kept");
  const shows = (words: string) => page.getByText(words).first().waitFor({ state: "attached" });

  change("layout/footer.tsx", `title={t("Shop")}`, `title="A changed component"`);
  await shows("A changed component");
  change("layout/footer.css", ".site-footer {", ".site-footer { outline: 3px solid rgb(1, 2, 3);");
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector(".site-footer")!).outlineColor === "rgb(1, 2, 3)",
  );
  change("upkeep/pages/company.server.ts", "facts.name ?? defaultName", `"A changed loader"`);
  await shows("A changed loader");
  expect(await page.locator("#search").inputValue()).toBe("kept");
  expect(loads).toBe(1);

  change("base/words/said/store.ts", "और दिखाएं", "और दिखाएं, बदला हुआ");
  await shows("और दिखाएं, बदला हुआ");
  await visitor.isReady();
  expect(loads).toBe(2);
  expect(visitor.complaints).toEqual([]);
});
