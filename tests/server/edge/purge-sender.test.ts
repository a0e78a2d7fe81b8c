import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { edgeProblem, edgeTroubleSince } from "~/office/health/edge-trouble";
import { healthFacts } from "~/office/health/health-facts.server";
import { allProcesses } from "~/office/health/processes.server";
import { minute, second } from "~/base/lib/time";
import { purgeSender, type PurgeSender } from "~/server/edge/purge-sender";
import { watchVersion } from "~/server/edge/purge-on-change";

/** An edge that answers as each test wants. */
let edge: Server;
let url: string;
let asked: { method: string | undefined; headers: IncomingMessage["headers"]; body: string }[];
let answer: (response: ServerResponse) => void;
let sender: PurgeSender | null = null;

beforeEach(async () => {
  asked = [];
  answer = (response) => response.writeHead(200).end("Purged");
  edge = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ method: request.method, headers: request.headers, body });
      answer(response);
    });
  });
  await once(edge.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(edge.address() as AddressInfo).port}/`;
});

afterEach(async () => {
  await sender?.stop();
  sender = null;
  edge.closeAllConnections();
  edge.close();
});

const quick = { patience: 300, first: 5, longest: 20 };
const until = (isTrue: () => boolean) => vi.waitUntil(isTrue, { timeout: 10_000, interval: 5 });

test("a change is one PURGE, with nothing that tells of a visitor", async () => {
  sender = purgeSender({ url, token: null }, quick);
  sender.purge();
  await until(() => asked.length === 1);
  expect(asked[0]).toMatchObject({ method: "PURGE", body: "" });
  expect(asked[0]?.headers).not.toHaveProperty("x-forwarded-for");
  expect(asked[0]?.headers).not.toHaveProperty("authorization");
});

test("with a token it is what Cloudflare takes", async () => {
  sender = purgeSender({ url, token: "abc123" }, quick);
  sender.purge();
  await until(() => asked.length === 1);
  expect(asked[0]).toMatchObject({ method: "POST", body: '{"purge_everything":true}' });
  expect(asked[0]?.headers).toMatchObject({
    authorization: "Bearer abc123",
    "content-type": "application/json",
  });
});

test("a hundred changes while one is under way are one more", async () => {
  const open: ServerResponse[] = [];
  answer = (response) => void open.push(response);
  sender = purgeSender({ url, token: null }, { ...quick, patience: 10_000 });
  sender.purge();
  await until(() => open.length === 1);
  for (let count = 0; count < 100; count += 1) sender.purge();
  open[0]?.end();
  await until(() => open.length === 2);
  open[1]?.end();
  answer = (response) => response.end();
  sender.purge();
  await until(() => asked.length === 3);
});

test.each([
  ["refuses", (response: ServerResponse) => response.writeHead(503).end()],
  ["moves", (response: ServerResponse) => response.writeHead(302, { Location: "/x" }).end()],
  ["breaks the line", (response: ServerResponse) => response.destroy()],
  ["does not answer", () => undefined],
])("an edge that %s is told again until it takes it", async (_, refuse) => {
  answer = refuse;
  sender = purgeSender({ url, token: null }, quick);
  sender.purge();
  await until(() => asked.length >= 3);
  answer = (response) => response.end();
  const before = asked.length;
  await until(() => asked.length > before);
  const after = asked.length;
  sender.purge();
  await until(() => asked.length > after);
});

test("asking for a purge never waits, and the end does not wait for an edge that is silent", async () => {
  answer = () => undefined;
  sender = purgeSender({ url, token: null }, { ...quick, patience: 60_000 });
  expect(sender.purge()).toBeUndefined();
  await until(() => asked.length === 1);
  await sender.stop();
});

test("the version is told at the start, then whenever it moves, and not while it cannot be read", async () => {
  let version: number | null = 7;
  let unread = 0;
  const stop = watchVersion({ url, token: null }, () => {
    if (version !== null) return version;
    unread += 1;
    throw new TypeError("closed");
  });
  await until(() => asked.length === 1);
  version = 8;
  await until(() => asked.length === 2);
  version = null;
  await until(() => unread === 2);
  version = 9;
  await until(() => asked.length === 3);
  await stop();
});

test("the owner is told of an edge that takes nothing, until it does", async () => {
  answer = (response) => response.writeHead(503).end();
  sender = purgeSender({ url, token: null }, quick);
  sender.purge();
  await until(() => asked.length >= 2);
  const { processes } = await allProcesses();
  const since = processes[0]?.edgeTroubleSince ?? expect.fail("No trouble is known");
  expect(edgeProblem(since, since + 5 * minute)).toMatch(/has not taken changes for 5 minutes/);
  expect(edgeProblem(since, since + 5 * second)).toBeNull();
  const { problems } = await healthFacts(since + 5 * minute);
  expect(problems).toContain(edgeProblem(since, since + 5 * minute));
  answer = (response) => response.writeHead(200).end();
  await until(() => edgeTroubleSince() === null);
  expect((await healthFacts(since + 5 * minute)).problems.join()).not.toContain("cache in front");
});
