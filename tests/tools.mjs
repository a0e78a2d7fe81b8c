// Starts the tools that `run.mjs` asks.
import { spawn, spawnSync } from "node:child_process";
import path from "node:path";

/** The path of an installed tool. */
export function tool(name) {
  return path.join("node_modules", ".bin", name);
}

/** Runs a tool that shows its own progress. Returns its exit code. */
export function run(name, args, env = {}) {
  const { status } = spawnSync(tool(name), args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: environment(env),
  });
  return status ?? 1;
}

/** Runs a tool that shows its own progress, too. Returns its exit code and the end of what it said: at most `lines` lines. */
export async function runAndRecall(name, args, env = {}, lines = 20) {
  const child = spawn(tool(name), args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: environment(env),
  });
  let said = "";
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    stream.setEncoding("utf8").on("data", (part) => {
      shown.write(part);
      said = (said + part)
        .split("\n")
        .slice(-lines - 1)
        .join("\n");
    });
  const status = await new Promise((done) => {
    child.once("error", ({ message }) => (said += message)).once("close", done);
  });
  return { status: status ?? 1, said: said.trimEnd() };
}

/** Runs commands two at a time, in this order; the words of each come when it has ended. Counts those that pass and fail. */
export async function sideBySide(commands) {
  const waiting = [...commands];
  const failures = [];
  const inTurn = async () => {
    for (let command = waiting.shift(); command; command = waiting.shift()) {
      const status = await ended(command);
      if (status !== 0) failures.push(`${command.join(" ")} ended with ${status}`);
    }
  };
  await Promise.all([inTurn(), inTurn()]);
  return { passed: commands.length - failures.length, failures };
}

/** The exit code of a command, once what it said is printed. */
function ended([command, ...args]) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: environment() });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => said.push(part));
  return new Promise((done) => {
    child.once("error", ({ message }) => said.push(Buffer.from(`${message}\n`)));
    child.once("close", (status) => {
      process.stdout.write(Buffer.concat(said));
      done(status ?? 1);
    });
  });
}

function environment(more = {}) {
  return { ...process.env, NODE_ENV: undefined, ...more };
}
