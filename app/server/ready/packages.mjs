// Installs what package-lock.json names.
import { existsSync, lstatSync, readFileSync, statSync } from "node:fs";
import { step, stop } from "./progress.mjs";
import { run, succeeds } from "./run.mjs";

const lock = "package-lock.json";
/** npm writes down here what it has installed, last of all. */
const installed = "node_modules/.package-lock.json";

/** Whether something is to be installed. More than what is asked for (by the tests) is no reason, and nothing is taken away. */
export function packagesAreMissing({ forBuild = false } = {}) {
  if (!existsSync(installed)) return true;
  // Taken away after the last build (`npm prune --omit=dev`).
  if (forBuild && !existsSync("node_modules/@remix-run/dev")) return true;
  if (statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return false;
  // A fresh checkout changes the lock file's date but not its content.
  const required = new Set(versionsIn(lock));
  return (
    !existsSync("node_modules/@remix-run/dev") ||
    versionsIn(installed).some((one) => !required.has(one))
  );
}

function versionsIn(file) {
  return Object.entries(JSON.parse(readFileSync(file, "utf8")).packages)
    .filter(([name]) => name !== "")
    .map(([name, { version }]) => `${name}@${version}`);
}

/** Of one package, the version that package-lock.json names. */
export function versionOf(name) {
  return JSON.parse(readFileSync(lock, "utf8")).packages[`node_modules/${name}`].version;
}

const noNetwork =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;

export const withoutNetwork =
  "The npm registry cannot be reached, and the first start needs it: it downloads some 900 packages (250 MB). Check the network (behind a proxy: npm config set https-proxy ADDRESS), then start again.";

/** Whether npm reaches its registry, through whatever proxy it is told to use. Any answer will do. */
export async function hasNetwork() {
  const { status, said } = await run("npm", [
    "ping",
    "--fetch-retries=0",
    "--fetch-timeout=10000",
    "--loglevel=error",
  ]);
  return status === 0 || !noNetwork.test(said.join("\n"));
}

/** Installs; what packages do after that (`driver.mjs`) is left out. Ends the process with a sentence when it fails. */
export async function installPackages() {
  // npm empties the folder it installs into; behind a link that would be another project's.
  if (lstatSync("node_modules", { throwIfNoEntry: false })?.isSymbolicLink())
    stop("node_modules is a link and does not hold what package-lock.json asks for.");
  const total = versionsIn(lock).length;
  await step(`Installing ${total} packages`, 30, async ({ at }) => {
    const args = ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"];
    // Two answers for a package: where it lies, and what is in it.
    let answers = 0;
    const { status, said } = await run("npm", [...args, "--loglevel=http"], (line) => {
      if (!line.startsWith("npm http ")) return;
      answers += 1;
      at(`${Math.min(99, Math.round((50 * answers) / total))} %`);
    });
    if (status !== 0) stop(problemIn(said));
  });
}

function problemIn(said) {
  const errors = said.filter((line) => /^npm err(or|!)/i.test(line)).join("\n");
  if (noNetwork.test(errors)) return withoutNetwork;
  if (/\b(ENOSPC|EDQUOT)\b/.test(errors))
    return "The packages cannot be installed: the disk is full. They take some 700 MB.";
  if (/\b(EACCES|EPERM|EROFS)\b/.test(errors))
    return "The packages cannot be installed: node_modules, or npm's own folder in your home, cannot be written to by this user.";
  if (!succeeds("npm", ["--version"]))
    return "npm cannot be run. It comes with Node: install Node from https://nodejs.org.";
  return `The packages cannot be installed (npm ci):\n${errors || said.slice(-10).join("\n")}`;
}
