import { readFileSync } from "node:fs";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import type { StormyShop } from "../../storm/shop";
import { say, type Stage } from "../stage";

const megabyte = 1024 * 1024;
/** What all of this may cost the shop for a while (MB). */
const mostMemory = 400;

/**
 * Ten thousand connections that ask for nothing, a thousand that ask drop by drop, floods of headers and bodies of 100 MB, all
 * at once: others are served, and the memory stays bounded.
 */
export async function crowd(stage: Stage): Promise<void> {
  const shop = await stage.opened("crowd");
  const visitor = await stage.newVisitor(9);
  await stage.canBuy(visitor);
  const port = Number(new URL(shop.address).port);
  const before = memoryOf(shop);
  let peak = before;
  const watching = setInterval(() => (peak = Math.max(peak, memoryOf(shop))), 200);

  const idle = await linesTo(port, Math.min(10_000, filesAllowed() - 2_000));
  const slow = await linesTo(port, 1_000);
  for (const { socket } of slow) socket.write("GET / HTTP/1.1\r\nHost: shop.example\r\n");
  const dripping = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write("X-Drop: a\r\n");
  }, 1_000);
  await stage.pagesAreServed(visitor);

  const floods = await linesTo(port, 200);
  for (const { socket } of floods)
    socket.write(
      `GET / HTTP/1.1\r\nHost: x\r\n${"X-Flood: aaaaaaaaaaaaaaaa\r\n".repeat(5_000)}\r\n`,
    );
  const doors = ["/login", "/register", "/api/v1/auth/login", "/webhooks/razorpay", "/csp-report"];
  const bodies = doors.map((path) => pour(port, path, 100 * megabyte));
  await stage.pagesAreServed(visitor);
  await stage.canBuy(visitor);
  for (const [at, told] of (await Promise.all(bodies)).entries())
    stage.must(
      // The door for reports says the same to all; elsewhere the line may be cut before the answer is read.
      told === 413 || typeof told === "string" || (doors[at] === "/csp-report" && told === 204),
      `100 MB sent to ${doors[at]} are told ${told}`,
    );
  await stage.until("floods of headers are refused", () => floods.every(({ closed }) => closed()));
  await stage.until("who asks drop by drop is cut off", () => slow.every(({ closed }) => closed()));
  await stage.pagesAreServed(visitor);
  clearInterval(dripping);
  clearInterval(watching);

  const open = idle.filter(({ closed }) => !closed()).length;
  say(
    `  ${idle.length} idle connections, ${open} still open; memory ${before} MB, at most ${peak} MB`,
  );
  stage.must(peak < before + mostMemory, `memory went from ${before} to ${peak} MB`);
  for (const { socket } of [...idle, ...slow, ...floods]) socket.destroy();
  await stage.canBuy(visitor);
  await stage.closedInOrder(shop);
}

type Line = { socket: Socket; closed: () => boolean };

/** So many connections, some at a time, because those that wait to be taken are few. */
async function linesTo(port: number, count: number): Promise<Line[]> {
  const lines: Line[] = [];
  while (lines.length < count)
    lines.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(200, count - lines.length) }, () => lineTo(port)),
      )),
    );
  return lines;
}

function lineTo(port: number): Promise<Line> {
  const socket = connect(port, "127.0.0.1");
  let isClosed = false;
  socket.on("error", () => undefined);
  socket.resume();
  socket.on("close", () => (isClosed = true));
  const line = { socket, closed: () => isClosed };
  return new Promise((done) => {
    socket.once("connect", () => done(line));
    socket.once("close", () => done(line));
  });
}

/** Sends a body as fast as it is taken; gives the status, or what became of the line. */
function pour(port: number, path: string, size: number): Promise<number | string> {
  return new Promise((done) => {
    const headers = {
      "Content-Type": path.startsWith("/api")
        ? "application/json"
        : "application/x-www-form-urlencoded",
      "Content-Length": size,
    };
    const sent = request({ port, host: "127.0.0.1", path, method: "POST", headers, agent: false });
    sent.once("response", (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    sent.once("error", ({ message }) => done(message));
    const part = Buffer.alloc(megabyte, "a");
    let left = size / part.length;
    const more = () => {
      while (left > 0 && !sent.destroyed) {
        left -= 1;
        if (!sent.write(part)) return void sent.once("drain", more);
      }
      sent.end();
    };
    more();
  });
}

/** Megabytes of all its processes. */
function memoryOf(shop: StormyShop): number {
  const kilobytes = (pid: number) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
    } catch {
      return 0;
    }
  };
  return Math.round(shop.pids.reduce((sum, pid) => sum + kilobytes(pid), 0) / 1024);
}

/** How many files and connections this process may have open. */
function filesAllowed(): number {
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits: { open_files: { soft: number | "unlimited" } };
  };
  const { soft } = userLimits.open_files;
  return soft === "unlimited" ? Infinity : soft;
}
