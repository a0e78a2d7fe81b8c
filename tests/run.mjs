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
  // Each is a short form of a long test: `npm run storm`, `npm run crash` …
  ["a small storm", () => play("storm", "--orders", "24", "--kills", "3")],
  ["a few crashes", () => play("crash", "--kills", "6", "--seed", "1")],
  ["a few faults", () => play("faults", "--short")],
  ["ten busy seconds", () => play("soak", "--short", "--seed", "1")],
  ["some hostile requests", () => play("fuzz", "--requests", "1500", "--seed", "1")],
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

/** Runs one of the programs that try to break the shop. They share one demo shop, which takes long to make. */
function play(program, ...options) {
  const env = { VITEST: "1", SEEDED_SHOP: path.join(reports, "seeded") };
  return run("vite-node", [`tests/${program}/run.ts`, ...options], env) === 0
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
