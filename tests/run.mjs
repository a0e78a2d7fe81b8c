#!/usr/bin/env node
// Everything that checks the project, in one command: types, lint, format, tests, journeys in a browser.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeReady, root } from "../app/server/make-ready.mjs";
import { chromiumPath } from "./chromium.mjs";

process.chdir(root);
await makeReady();

const reports = mkdtempSync(path.join(tmpdir(), "prayosha-reports-"));
const vitestReport = path.join(reports, "vitest.json");
const playwrightReport = path.join(reports, "playwright.json");

const total = { passed: 0, failed: 0 };
for (const [name, count] of [
  ["types", () => check("tsc")],
  ["lint", () => check("oxlint", "--deny-warnings")],
  ["format", () => check("prettier", "--check", "--log-level=warn", ".")],
  ["tests", vitest],
  ["browser journeys", playwright],
  ["a small storm", storm],
]) {
  process.stdout.write(`\n── ${name}\n`);
  const { passed, failed } = count();
  total.passed += passed;
  total.failed += failed;
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

/** One check that either holds or does not. */
function check(tool, ...args) {
  return run(tool, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function vitest() {
  const status = run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${vitestReport}`,
  ]);
  return counted(vitestReport, status, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // A file that could not even be loaded has no tests to count.
    failed:
      numFailedTests +
      testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0)
        .length,
  }));
}

function playwright() {
  const status = run("playwright", ["test", "--config", "tests/e2e/playwright.config.ts"], {
    CHROMIUM_PATH: chromiumPath(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  });
  return counted(playwrightReport, status, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));
}

/** Orders paid while everything goes wrong; `npm run storm` is the large one. */
function storm() {
  const args = ["tests/storm/run.ts", "--orders", "24", "--kills", "3"];
  return run("vite-node", args, { VITEST: "1" }) === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

/** The counts out of a report; a runner that failed without saying which test counts as one failure. */
function counted(report, status, countsOf) {
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0 };
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function run(tool, args, env = {}) {
  const { status } = spawnSync(path.join("node_modules", ".bin", tool), args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: undefined, ...env },
  });
  return status ?? 1;
}
