import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { asking, saidTo, statusesIn } from "./raw";

type Line = { requestId?: string; level: number; msg?: string; err?: { message: string } };

let shop: ChildProcess;
let port: number;
let written = "";

beforeAll(async () => {
  const runner = path.resolve("node_modules/vite-node/vite-node.mjs");
  shop = fork(runner, ["--script", "tests/server/throwing-shop.ts"], {
    silent: true,
    env: { ...process.env, LOG_LEVEL: "error" },
  });
  shop.stdout?.on("data", (text: Buffer) => (written += text.toString()));
  const [address] = (await once(shop, "message")) as [AddressInfo];
  ({ port } = address);
}, 60_000);
afterAll(() => void shop.kill());

/** The log line about an exception with these words, when it has been written. */
function lineAbout(words: string): Promise<Line> {
  return vi.waitUntil(() => {
    const lines = written.split("\n").filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Line).find(({ err }) => err?.message === words);
  }, 10_000);
}

test.each([
  "/files/now",
  "/files/later",
  "/files/rejects",
  "/remix/now",
  "/remix/later",
  "/api/v1/remix/now",
])("an exception in %s is that request's 500, with the id of its log line", async (target) => {
  const said = await saidTo(port, asking(target));
  expect(statusesIn(said)).toEqual([500]);
  const words = target.startsWith("/api/")
    ? '{"success":false,"message":"Something went wrong"}'
    : "Something went wrong. Please try again.";
  expect(said).toContain(words);
  const { requestId, level } = await lineAbout(`boom in ${target}`);
  expect(level).toBe(50);
  expect(/^x-request-id: (.*)\r$/im.exec(said)?.[1]).toBe(requestId);
});

test("an exception in the page cache costs nobody anything: the page is made without it", async () => {
  expect(statusesIn(await saidTo(port, asking("/about")))).toEqual([200]);
  await lineAbout("boom in a page for everybody");
});

test("an answer that had begun is broken off, so that nobody takes half of it for all", async () => {
  const said = await saidTo(port, asking("/files/begun"));
  expect(statusesIn(said)).toEqual([200]);
  expect(said).not.toContain("\r\n0\r\n");
  await lineAbout("boom in /files/begun");
});

test("an exception after the answer is logged", async () => {
  expect(statusesIn(await saidTo(port, asking("/listener")))).toEqual([200]);
  await lineAbout("boom in /listener");
});

test("an exception that belongs to no request is logged, and the process goes on", async () => {
  shop.send("throw");
  expect(await lineAbout("boom in no request")).toMatchObject({ requests: 0 });
  expect(statusesIn(await saidTo(port, asking("/")))).toEqual([200]);
  expect(shop.exitCode).toBeNull();
});

test("of several requests under way the one that nobody answers any more gets its 500", async () => {
  const slow = saidTo(port, asking("/files/slow"));
  const lost = await saidTo(port, asking("/files/later"));
  expect(statusesIn(lost)).toEqual([500]);
  expect(statusesIn(await slow)).toEqual([200]);
});
