// The database driver: compiled code that fits one version of Node. Downloaded ready-made where there is one, else compiled here.
import { spawnSync } from "node:child_process";
import { writeProblem } from "./check-place.mjs";
import { versionOf } from "./packages.mjs";
import { needsSomebody, step, stop } from "./progress.mjs";
import { run, succeeds } from "./run.mjs";

const driver = "better-sqlite3";

/** Whether the packages' compiled code runs under this Node: null, or why not. */
function driverProblem() {
  const opening = `new (require("${driver}"))(":memory:"); require("@node-rs/argon2")`;
  const { status, stderr } = spawnSync(process.execPath, ["-e", opening], { encoding: "utf8" });
  return status === 0 ? null : stderr;
}

/** Whether the driver has to be made. Ends the process when it has to and that cannot be done. */
export async function driverIsMissing({ isInstalled }) {
  const problem = isInstalled ? driverProblem() : "";
  if (problem === null) return false;
  if (isInstalled && writeProblem("node_modules"))
    stop(
      `The database driver does not fit this Node (${process.versions.node}); it was made for another. Run npm run build in this folder, as who may write to it, then start again.`,
      needsSomebody,
    );
  const missing = missingTools();
  if (missing.length > 0 && !(await isReadyMade()))
    stop(
      `The database driver has to be compiled on this machine, and these are missing for it: ${missing.join(", ")}. Install them (Debian and Ubuntu: apt-get install g++ make python3; macOS: xcode-select --install), then start again.`,
    );
  return true;
}

/** Makes the driver fit this Node. Ends the process with a sentence when that fails. */
export async function makeDriver() {
  await step("Making the database driver", 65, async ({ at, part }) => {
    let isCompiling = false;
    const { status, said } = await run(
      "npm",
      ["rebuild", driver, "--foreground-scripts"],
      (line) => {
        if (isCompiling || !/^make: Entering|^gyp info|CC\(target\)/.test(line)) return;
        isCompiling = true;
        part("compiling it, as there is no ready-made one for this system");
        at("compiling");
      },
    );
    const problem = status === 0 ? driverProblem() : said.slice(-25).join("\n");
    if (problem !== null)
      stop(
        `${problem}\nThe database driver cannot be made for Node ${process.versions.node}. Above stands why. Node 22 and 24 have a ready-made one for most systems.`,
      );
  });
}

/** What compiling takes and this machine does not have. */
function missingTools() {
  const tools = [
    ["make", ["make", "gmake"]],
    ["a C++ compiler", [process.env.CXX, "c++", "g++", "clang++"]],
    ["Python 3", [process.env.PYTHON, process.env.npm_config_python, "python3", "python"]],
  ];
  return tools
    .filter(([, names]) => !names.some((name) => name && succeeds(name, ["--version"])))
    .map(([tool]) => tool);
}

/** Whether the driver's makers publish one for this Node and system. Unknown (another place is set): yes, npm will tell. */
async function isReadyMade() {
  if (process.env.npm_config_better_sqlite3_binary_host) return true;
  const version = versionOf(driver);
  const isMusl =
    process.platform === "linux" && !process.report.getReport().header.glibcVersionRuntime;
  const system = `${process.platform}${isMusl ? "musl" : ""}-${process.arch}`;
  const file = `${driver}-v${version}-node-v${process.versions.modules}-${system}.tar.gz`;
  const url = `https://github.com/WiseLibs/${driver}/releases/download/v${version}/${file}`;
  return fetch(url, { method: "HEAD", signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
