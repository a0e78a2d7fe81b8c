import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 4173);
// For all shops of the run; shared-shop.ts removes it. The processes that run the journeys read this file again, and find the folder
// that the first one chose.
process.env.JOURNEYS_FOLDER ??= mkdtempSync(path.join(tmpdir(), "prayosha-e2e-"));
process.env.SEEDED_SHOP ??= path.join(process.env.JOURNEYS_FOLDER, "seeded");

/** Every journey runs twice: with JavaScript and without. The shop is the production build with the demo catalogue. */
export default defineConfig({
  testDir: ".",
  globalSetup: path.join(import.meta.dirname, "shared-shop.ts"),
  // What is known of journeys that failed, until the next run on this port.
  outputDir: path.join(import.meta.dirname, `../../node_modules/.cache/journeys/${port}`),
  fullyParallel: true,
  // On two cores: one of three waits for a clock or an answer.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A browser on a busy machine may be late once; `npm test` names every journey that was.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["json"] as const] : [])],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-IN",
    // A worker between page and shop would hide requests from the journeys; offline.spec.ts lets it in.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // What is asked without any browser: headers, refusals, a robot that knows only forms. First, because one of them is long.
    { name: "http", testMatch: "http/**/*.spec.ts" },
    {
      name: "js",
      testIgnore: ["http/**", "killed/**", "looks/**"],
      use: { javaScriptEnabled: true },
    },
    // A client that is nothing but a script has nothing to do without scripts.
    {
      name: "no-js",
      testIgnore: ["http/**", "killed/**", "looks/**", "api-client.spec.ts"],
      use: { javaScriptEnabled: false },
    },
    // Processes of a shop killed and stopped. `npm run drills` has them.
    { name: "killed", testMatch: "killed/**/*.spec.ts" },
    // Each screen inspected: by an accessibility checker, at every width, by keyboard, by night. `npm run drills` has them.
    { name: "looks", testMatch: "looks/**", use: { javaScriptEnabled: true } },
    { name: "looks-no-js", testMatch: "looks/**", use: { javaScriptEnabled: false } },
  ],
});
