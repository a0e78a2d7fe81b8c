import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { Shop } from "../http/shop";

test.describe.configure({ mode: "serial", timeout: 180_000 });
const shop = new Shop();
const { port } = shop;
test.beforeAll(() => shop.start({ WEB_PROCESSES: "3", API_REQUESTS_PER_MINUTE: "40" }));
test.afterAll(() => shop.remove());

const numbers = async () => (await fetch(`${shop.address}/metrics`)).text();
const allThree = () => expect.poll(numbers, { timeout: 60_000 }).toMatch(/shop_processes 3\n/);

/** Asks on a line of its own, so that any of the processes may answer. */
function statusOf(path: string): Promise<number> {
  return new Promise((done, fail) => {
    httpRequest({ port, host: "127.0.0.1", path, agent: false }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    })
      .once("error", fail)
      .end();
  });
}

const many = (count: number, path: string) =>
  Promise.all(Array.from({ length: count }, () => statusOf(path)));

test("three processes answer on one port, and any of them tells the numbers of all", async () => {
  await allThree();
  await many(30, "/about");
  expect(await numbers()).toContain('{route="/about",method="GET",status="200"} 30');
});

test("a caller has one limit, whichever process he reaches", async () => {
  const answers = await many(100, "/api/v1/product/product-count");
  expect(answers.filter((status) => status === 200)).toHaveLength(40);
  expect(answers.filter((status) => status === 429)).toHaveLength(60);
});

test("the payment sandbox is one for all", async () => {
  const control = (path: string, body?: object) =>
    fetch(`${shop.address}/demo-pay/__emu/${path}`, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      headers: { Connection: "close" },
    });
  expect((await control("config", { autoCapture: false })).status).toBe(200);
  for (let asked = 0; asked < 6; asked += 1)
    expect(await (await control("state")).json()).toMatchObject({
      settings: { autoCapture: false },
    });
});

test("a process that is killed is followed by another, nobody waits for the dead, and its counts stay", async () => {
  await allThree();
  const before = shop.workers;
  process.kill(before[0] ?? 0, "SIGKILL");
  for (const status of await many(30, "/healthz").catch(() => many(30, "/healthz")))
    expect(status).toBe(200);
  await allThree();
  expect(shop.workers.filter((pid) => before.includes(pid))).toHaveLength(2);
  expect(await numbers()).toContain('{route="/about",method="GET",status="200"} 30');
});

test("a body of 100 MB is refused, and nobody keeps it in memory", async () => {
  const status = await new Promise<number | string>((done) => {
    const size = 100 * 1024 * 1024;
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": size,
    };
    const sent = httpRequest({ port, host: "127.0.0.1", path: "/login", method: "POST", headers });
    sent.once("response", (answer) => done(answer.statusCode ?? 0));
    sent.once("error", ({ message }) => done(message));
    const part = Buffer.alloc(1024 * 1024, "a");
    let left = size / part.length;
    const pour = () => {
      while (left > 0 && !sent.destroyed) {
        left -= 1;
        if (!sent.write(part)) return void sent.once("drain", pour);
      }
      sent.end();
    };
    pour();
  });
  expect(status).toBe(413);
  const memory = [...(await numbers()).matchAll(/memory_bytes\{process="[1-9]"\} (\d+)/g)];
  expect(memory).toHaveLength(3);
  for (const [, bytes] of memory) expect(Number(bytes)).toBeLessThan(250e6);
});

test("told to stop, the shop finishes what is under way in each process", async () => {
  const body = "email=nobody%40example.com&password=not-this-one";
  const lines = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const socket = connect(port, "127.0.0.1");
      let said = "";
      socket.on("data", (chunk: Buffer) => (said += chunk.toString()));
      await new Promise<void>((done) => socket.once("connect", done));
      socket.write(
        `POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n` +
          `Content-Type: application/x-www-form-urlencoded\r\n\r\n${body.slice(0, 10)}`,
      );
      return { socket, said: () => said };
    }),
  );
  // Each has reached a process when that one has answered somebody who came later.
  await many(6, "/healthz");
  const workers = shop.workers;
  const ended = shop.end("SIGTERM");
  for (const { socket } of lines) socket.write(body.slice(10));
  for (const { said } of lines) await expect.poll(said).toContain("The email or the password");
  expect(await ended).toBe(0);
  expect(workers.filter(isAlive)).toEqual([]);
});

test("when the first process is killed the others end too", async () => {
  await shop.start({ WEB_PROCESSES: "3" });
  await allThree();
  const workers = shop.workers;
  await shop.end("SIGKILL");
  await expect.poll(() => workers.filter(isAlive)).toEqual([]);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
