import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { build } from "vite";

const bundles = new Map<string, Promise<string>>();

async function codeOf(fixture: URL): Promise<string> {
  const bundled = await build({
    configFile: false,
    logLevel: "warn",
    resolve: { alias: { "~": fileURLToPath(new URL("../app", import.meta.url)) } },
    esbuild: { jsx: "automatic" },
    define: { "process.env.NODE_ENV": JSON.stringify("development") },
    build: {
      write: false,
      minify: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: {
        input: fileURLToPath(fixture),
        output: { inlineDynamicImports: true },
      },
    },
  });
  const [chunk] = "output" in bundled ? bundled.output : [];
  if (!chunk || !("code" in chunk)) throw new Error(`${fixture.href} was not bundled`);
  return chunk.code;
}

/** A page on which this module has run, bundled as the shop's own components are for a browser. `fixture`: its address, a file. */
export async function pageRunning(browser: Browser, fixture: URL): Promise<Page> {
  const code = bundles.get(fixture.href) ?? codeOf(fixture);
  bundles.set(fixture.href, code);
  const page = await browser.newPage();
  page.on("console", (said) => {
    // React's complaints: of hydration, of missing keys.
    if (said.type() === "error") console.error(said.text());
  });
  await page.setContent("<!doctype html><html lang=en><body></body></html>");
  await page.addScriptTag({ type: "module", content: await code });
  return page;
}
