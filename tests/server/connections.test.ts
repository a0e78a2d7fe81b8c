import { createServer, get, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { bounds, keepRoom, refuseTunnels } from "~/server/connections";

const open: { server?: Server; sockets: Socket[] } = { sockets: [] };
afterEach(() => {
  for (const socket of open.sockets.splice(0)) socket.destroy();
  open.server?.closeAllConnections();
  open.server?.close();
});

async function serve(most?: number, times: Partial<typeof bounds> = {}): Promise<number> {
  const server = createServer({ ...bounds, ...times }, (request, response) => {
    if (request.url !== "/slow") response.end("ok");
  });
  keepRoom(server, most);
  open.server = server;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}

/** A connection that sends these words and tells when it was closed. */
async function line(
  port: number,
  words = "",
): Promise<{ said: () => string; isClosed: () => boolean }> {
  const socket = connect(port, "127.0.0.1");
  open.sockets.push(socket);
  let said = "";
  let closed = false;
  socket.on("data", (chunk: Buffer) => (said += chunk.toString()));
  socket.on("error", () => undefined);
  socket.on("close", () => (closed = true));
  await new Promise<void>((done) => socket.once("connect", done));
  if (words) socket.write(words);
  return { said: () => said, isClosed: () => closed };
}

const statusOf = (port: number) =>
  new Promise<number>((done, fail) =>
    get({ port, host: "127.0.0.1", agent: false }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    }).once("error", fail),
  );

test("who asks for a tunnel is told that there is none", async () => {
  const port = await serve();
  if (open.server) refuseTunnels(open.server);
  const asking = await line(port, "CONNECT shop.test:443 HTTP/1.1\r\nHost: shop.test:443\r\n\r\n");
  await vi.waitFor(() => expect(asking.isClosed()).toBe(true), 10_000);
  expect(asking.said()).toMatch(/^HTTP\/1\.1 400 /);
});

test("a crowd of connections that ask for nothing shuts nobody out: the oldest of them goes", async () => {
  const port = await serve(50);
  const asking = await line(port, "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
  const crowd: Awaited<ReturnType<typeof line>>[] = [];
  for (let count = 0; count < 200; count += 1) crowd.push(await line(port));
  expect(await statusOf(port)).toBe(200);
  await vi.waitFor(
    () => expect(crowd.filter(({ isClosed }) => !isClosed()).length).toBeLessThanOrEqual(50),
    30_000,
  );
  expect(crowd[0]?.isClosed()).toBe(true);
  expect(crowd.at(-1)?.isClosed()).toBe(false);
  // Who is being served keeps the line.
  expect(asking.isClosed()).toBe(false);
});

test("who sends headers drop by drop is told that it took too long, others are served meanwhile", async () => {
  const port = await serve(undefined, { headersTimeout: 300, connectionsCheckingInterval: 50 });
  const slow = await line(port, "GET / HTTP/1.1\r\nHost: x\r\nX-Drop: ");
  expect(await statusOf(port)).toBe(200);
  await vi.waitFor(() => expect(slow.isClosed()).toBe(true), 30_000);
  expect(slow.said()).toContain("408");
});

test("a flood of headers is refused before it fills the memory", async () => {
  const port = await serve();
  const flood = await line(
    port,
    `GET / HTTP/1.1\r\nHost: x\r\n${"X-Flood: a\r\n".repeat(5000)}\r\n`,
  );
  await vi.waitFor(() => expect(flood.said()).toContain("431"), 30_000);
  expect(await statusOf(port)).toBe(200);
});
