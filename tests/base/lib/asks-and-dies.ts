import { fork } from "node:child_process";
import path from "node:path";
import { answerEach } from "~/base/lib/beside/worker-process.server";

// Run on its own by beside.test.ts: asks a process beside, the same file again, and is killed while that makes the answer.

if (process.argv.includes("answers")) {
  const parent = process.ppid;
  answerEach(() => {
    process.send?.("begun");
    while (process.ppid === parent);
    return "an answer that nobody waits for";
  });
} else {
  const child = fork(path.resolve("node_modules/vite-node/vite-node.mjs"), [
    "--script",
    import.meta.filename,
    "answers",
  ]);
  child.once("message", () => process.kill(process.pid, "SIGKILL"));
  child.send({ asked: {} });
}
