#!/usr/bin/env node
// Everything that checks the project, in one command: types, lint, format, tests, journeys in a browser. With paths of tests
// (`npm test -- tests/sales/cart`) only those. With `--drills` (`npm run drills`) what is killed, crowded, filled and inspected instead: the tests
// named `*.drill.ts`, a short form of each long program, a shop whose processes are killed (`e2e/killed`), and every screen in a browser
// (`e2e/looks`).
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeReady, root } from "../app/server/make-ready.mjs";
import { chromiumPath } from "./chromium.mjs";
import { timed, whereTimeWent } from "./times.mjs";
import { run, runAndRecall, sideBySide, tool } from "./tools.mjs";

process.chdir(root);
const isDrill = process.argv[2] === "--drills";
const wanted = process.argv.slice(isDrill ? 3 : 2).map(testPath);
const wantedJourneys = wanted.filter(isJourney);
const wantedTests = wanted.filter((one) => !isJourney(one));
const isWhole = wanted.length === 0 && !isDrill;
const needsBrowser = isDrill || isWhole || wantedJourneys.length > 0;
if (isWhole || isDrill)
  process.stdout.write(
    `${isDrill ? "The drills" : "Types, lint, format, tests, journeys in a browser"}: about ${isDrill ? 20 : 25} minutes on two cores. Needs Chromium.\n`,
  );
// Looked for first: without it the process ends here, and says how to get it.
if (needsBrowser) process.env.CHROMIUM_PATH = chromiumPath();
// The whole has the build among its checks: it takes one core for long, they the other.
await timed("packages, build", () => makeReady({ build: !isWhole }));

const memory = isDrill ? null : memoryFolder();
if (memory) process.env.TMPDIR = memory;
const reports = mkdtempSync(path.join(tmpdir(), "prayosha-reports-"));
const vitestReport = path.join(reports, "vitest.json");
/** Journeys and programs need a demo shop, which takes long to make: they share one. Tests share its photos. */
const seeded = path.join(reports, "seeded");
const playwrightReport = path.join(reports, "playwright.json");

const build = "app/server/build.mjs";
const total = { passed: 0, failures: [], late: [] };
const everything = [
  [
    "build, types, lint, format",
    () =>
      sideBySide([
        [process.execPath, build],
        [tool("tsc")],
        [tool("oxlint"), "--deny-warnings"],
        // Remembers, by their contents, which files it found in order.
        [
          tool("prettier"),
          "--check",
          "--cache",
          "--cache-strategy=content",
          "--log-level=warn",
          ".",
        ],
      ]),
  ],
  ["a demo shop", () => play("demo")],
  ["tests", () => twice(vitest)],
  ["browser journeys", () => playwright(projects("http", "js", "no-js"))],
];
const drills = [
  ["drills", () => twice(vitest)],
  // Each is a short form of a long test: `npm run storm`, `npm run crash` …
  ["a small storm", () => play("storm", "--orders", "24", "--kills", "3")],
  [
    "a small crowd",
    () => play("crowd", "--buyers", "12", "--journeys", "36", "--kills", "3", "--seed", "1"),
  ],
  [
    "a short race for the last packs",
    () => play("race", "--buyers", "40", "--packs", "8", "--kills", "2", "--seed", "1"),
  ],
  [
    "a short Saturday",
    () =>
      play(
        "saturday",
        "--online",
        "60",
        "--counter",
        "6",
        "--phone",
        "3",
        "--prices",
        "12",
        "--kills",
        "2",
        "--seed",
        "1",
      ),
  ],
  ["a few crashes", () => play("crash", "--kills", "7", "--seed", "1")],
  ["a short drill", () => play("drill", "--rounds", "2", "--buyers", "2", "--seed", "1")],
  ["a copy whose store is away", () => play("drill", "--away", "1m")],
  ["a few faults", () => play("faults", "--short")],
  ["ten busy seconds", () => play("soak", "--short", "--seed", "1")],
  ["some hostile requests", () => play("fuzz", "--requests", "1500", "--seed", "1")],
  [
    "some of them through an edge",
    () => play("fuzz", "--requests", "1500", "--seed", "1", "--through", "varnish"),
  ],
  ["an edge for a while", () => play("edge", "--short", "--seed", "1")],
  ["a few screens with React's development build", () => play("quiet", "--short")],
  [
    "looks, and a shop that is killed",
    () => playwright(projects("killed", "looks", "looks-no-js")),
  ],
];
const asked = [
  wantedTests.length > 0 && ["tests", () => twice(vitest, wantedTests)],
  wantedJourneys.length > 0 && ["browser journeys", () => playwright(wantedJourneys)],
].filter(Boolean);
const all = isDrill ? drills : everything;
for (const [name, look] of wanted.length > 0 ? asked : all) {
  process.stdout.write(`\n── ${name}\n`);
  const { passed, failures, late = [] } = await timed(name, look);
  total.passed += passed;
  total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
  total.late.push(...late.map((journey) => `${name}: ${journey}`));
  // All that follows would ask a shop that is not this one.
  if (failures.some((failure) => failure.includes(build))) break;
}
// Once more at the end: what scrolled by long ago is easily missed.
for (const journey of total.late) process.stdout.write(`\nONLY AT THE SECOND TRY ${journey}\n`);
for (const failure of total.failures) process.stdout.write(`\nFAILED ${failure}\n`);
rmSync(memory ?? reports, { recursive: true, force: true });
process.stdout.write(`\n${whereTimeWent()}`);
process.stdout.write(`\n${total.passed} passed, ${total.failures.length} failed\n`);
process.exit(total.failures.length === 0 ? 0 : 1);

/** A test file or folder as both runners know it: from here, a folder with a slash. Ends the process when it is neither. */
function testPath(given) {
  const found = statSync(given, { throwIfNoEntry: false });
  const file = path.relative(root, path.resolve(given)) + (found?.isDirectory() ? "/" : "");
  const isTest = found?.isDirectory() || /\.(test|spec|drill)\.tsx?$/.test(file);
  if (found && isTest && file.startsWith("tests/")) return file;
  process.stderr.write(
    `${given} is no test: name files or folders below tests/, such as tests/sales/cart.\n`,
  );
  process.exit(1);
}

function isJourney(file) {
  return file.startsWith("tests/e2e/");
}

/**
 * What fails on a busy machine is asked again, alone: a fault is still there, and said as one. What is
 * not is named, too.
 */
function twice(look, files = []) {
  const first = look(files);
  if (first.files.length === 0) return first;
  const again = look(first.files);
  return {
    passed: first.passed + first.failures.length - again.failures.length,
    failures: again.failures,
    late: again.failures.length > 0 ? [] : first.failures,
  };
}

/** The given test files, or all: tests, or drills. */
function vitest(files = []) {
  rmSync(vitestReport, { force: true });
  const args = ["run", ...files, "--reporter=default", "--reporter=json"];
  const status = run("vitest", [...args, `--outputFile.json=${vitestReport}`], {
    SEEDED_SHOP: seeded,
    ...((isDrill || files.some((one) => one.includes(".drill."))) && { DRILLS: "1" }),
  });
  return counted(vitestReport, status, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    files: testResults.filter((one) => one.status === "failed").map(({ name }) => name),
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === "failed");
      const file = path.relative(root, name);
      // A file that could not even be loaded has no tests to count.
      if (status === "failed" && failed.length === 0) return [`${file}: ${message}`];
      return failed.map((one) => `${file}: ${one.fullName}\n${one.failureMessages.join("\n")}`);
    }),
  }));
}

/**
 * A folder in memory for the shops of tests and journeys, to be removed afterwards, because thousands of committed writes wait for the
 * disk otherwise; null where there is no room. Drills pull the plug, so they stay on the disk.
 */
function memoryFolder() {
  const shared = "/dev/shm";
  if (!existsSync(shared)) return null;
  const { bavail, bsize } = statfsSync(shared);
  return bavail * bsize > 4 * 1024 ** 3 ? mkdtempSync(path.join(shared, "prayosha-tests-")) : null;
}

/** The given journeys, or those of some projects. */
function playwright(which) {
  const args = ["test", "--config", "tests/e2e/playwright.config.ts", ...which];
  const status = run("playwright", args, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    SEEDED_SHOP: seeded,
  });
  return counted(playwrightReport, status, ({ suites, stats, errors }) => {
    const journeys = suites.flatMap(journeysOf);
    return {
      passed: stats.expected + stats.flaky,
      late: journeys.filter((one) => one.ok && one.tests.some(isFlaky)).map(told),
      failures: [
        ...journeys.filter(({ ok }) => !ok).map(told),
        ...errors.map(({ message }) => message),
      ],
    };
  });
}

function projects(...names) {
  return names.map((name) => `--project=${name}`);
}

function isFlaky({ status }) {
  return status === "flaky";
}

/** A journey with what went wrong in it. */
function told({ file, title, tests }) {
  const errors = tests.flatMap(({ projectName, results }) =>
    results.flatMap(({ error }) => (error ? [`[${projectName}] ${error.message}`] : [])),
  );
  return [`${file}: ${title}`, ...errors].join("\n");
}

function journeysOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(journeysOf)];
}

/** Runs one of the programs that try to break the shop: it holds, or the end of what it said is told once more. */
async function play(program, ...options) {
  const env = { VITEST: "1", SEEDED_SHOP: seeded };
  const args = [`tests/${program}/run.ts`, ...options];
  const { status, said } = await runAndRecall("vite-node", args, env);
  return status === 0
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [`it ended with ${status}\n${said}`] };
}

/** What a report says; a runner that failed without saying which test counts as one failure. */
function counted(report, status, countsOf) {
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, files: [], failures: [] };
  const isUntold = status !== 0 && counts.failures.length === 0;
  return isUntold ? { ...counts, failures: [`it ended with ${status}`] } : counts;
}
