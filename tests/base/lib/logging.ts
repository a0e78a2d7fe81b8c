import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { logLines } from "~/base/lib/log/log-lines";

// Writes lines as the shop's log does, as many as it is told, and says how that went.
process.stdout.on("error", () => undefined);
const [name] = process.argv.slice(2);
const filling = "x".repeat(160);
let told = 0;
let at = 0;
const { write, finish, dropped } = logLines(1, {
  most: 1024 * 1024,
  onDropped: (count) => (told += count),
});

const writeSome = (count: number) => {
  for (const end = at + count; at < end; at += 1)
    write(`${JSON.stringify({ name, at, filling })}\n`);
};

if (name === "several") {
  // Three like this one, on its own pipe.
  const others = ["a", "b", "c"].map((one) => fork(fileURLToPath(import.meta.url), [one]));
  for (const other of others) {
    other.once("message", () => other.send({ end: true }));
    other.send({ write: 2000 });
  }
  await Promise.all(others.map((other) => new Promise((done) => other.once("exit", done))));
} else
  process.on("message", (message: { write?: number; end?: boolean }) => {
    if (message.end) return void finish().then(() => process.exit(0));
    writeSome(message.write ?? 0);
    process.send?.({ dropped: dropped(), told });
  });
