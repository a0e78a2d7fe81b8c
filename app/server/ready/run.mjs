// Runs npm and the build.
import { spawn, spawnSync } from "node:child_process";

const children = new Set();

// Whatever ends the start ends what it has begun.
process.on("exit", () => children.forEach((child) => child.kill()));

/** Runs a program; `hear` gets each line it says. Returns its exit code (null: it could not be run) and all it said. */
export function run(command, args, hear = () => undefined) {
  const child = spawn(command, args, {
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  const endWithIt = (signal) => {
    child.kill(signal);
    process.exit(1);
  };
  const signals = ["SIGTERM", "SIGINT"];
  for (const signal of signals) process.once(signal, endWithIt);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream.setEncoding("utf8").on("data", (text) => {
      const lines = (rest + text).split(/[\r\n]+/);
      rest = lines.pop() ?? "";
      for (const line of lines.map(withoutColours)) {
        said.push(line);
        hear(line);
      }
    });
  }
  return new Promise((done) => {
    const end = (status) => {
      children.delete(child);
      for (const signal of signals) process.off(signal, endWithIt);
      done({ status, said });
    };
    child.once("error", ({ message }) => {
      said.push(message);
      end(null);
    });
    child.once("close", end);
  });
}

/** Whether a program can be run and succeeds; for what takes a moment. */
export function succeeds(command, args) {
  return spawnSync(command, args, { stdio: "ignore", timeout: 20_000 }).status === 0;
}

// oxlint-disable-next-line no-control-regex
const colours = /\x1b\[[0-9;]*m/g;

function withoutColours(line) {
  return line.replace(colours, "");
}
