// Makes a checkout runnable: checks Node, installs dependencies, builds.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

const leastNode = [20, 19];
const sources = ["app", "public", "package-lock.json", "tsconfig.json", "vite.config.ts"];
const buildMark = "build/sources.sha256";

/** Installs dependencies and builds when out of date. On failure prints a message and exits. */
export async function makeReady({ build = true } = {}) {
  checkNode();
  installDependencies();
  if (build) buildShop();
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [leastMajor, leastMinor] = leastNode;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  stop(`Node ${leastNode.join(".")} or newer is needed; this is ${process.versions.node}.`);
}

/** npm keeps a copy of the lock file it installed from; if that is as new as ours, dependencies are complete. */
function installDependencies() {
  const installed = "node_modules/.package-lock.json";
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs)
    return;
  if (existsSync(installed) && hasSameVersions(installed, "package-lock.json")) return;
  // npm empties the folder it installs into; behind a link that would be another project's.
  if (lstatSync("node_modules", { throwIfNoEntry: false })?.isSymbolicLink()) {
    stop("node_modules is a link and does not hold what package-lock.json asks for.");
  }
  install();
}

function install() {
  say("Installing dependencies …");
  run(
    "npm",
    ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    "npm ci failed.",
  );
}

/** A fresh checkout changes the lock file's date but not its content. */
function hasSameVersions(installedLock, lock) {
  const required = new Set(versions(lock));
  return (
    versions(installedLock).every((one) => required.has(one)) &&
    existsSync("node_modules/@remix-run/dev")
  );
}

function versions(lock) {
  return Object.entries(JSON.parse(readFileSync(lock, "utf8")).packages)
    .filter(([name]) => name !== "")
    .map(([name, { version }]) => `${name}@${version}`);
}

function buildShop() {
  const mark = hashOfSources();
  if (existsSync("build/server/index.js") && readIfThere(buildMark) === mark) return;
  // Taken away after the last build (`npm prune --omit=dev`).
  if (!existsSync("node_modules/@remix-run/dev")) install();
  say("Building …");
  run(
    process.execPath,
    ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"],
    "The build failed.",
  );
  mkdirSync("build", { recursive: true });
  writeFileSync(buildMark, mark);
}

/** Hashes contents rather than dates: copying or checking out changes dates. */
function hashOfSources() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn).sort())
    hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(entry) {
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry, { withFileTypes: true, recursive: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath ?? found.path, found.name));
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** Prints the command's output only when it fails. */
function run(command, args, problem) {
  const env = { ...process.env, NODE_ENV: undefined };
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    env,
    encoding: "utf8",
  });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}\n`);
  stop(problem);
}

function say(sentence) {
  process.stdout.write(`  ${sentence}\n`);
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
