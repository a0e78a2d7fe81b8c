import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createHandler } from "~/server/handler";
import { listenerFor } from "~/server/serve";
import { serverOf } from "./asked";
import { buildOf } from "./build-of";

let made = 0;
const app = buildOf(
  { page: { id: "page", path: "page", module: { default: () => null } } },
  { default: () => new Response(`page ${(made += 1)}`) },
);

/** Answers what is in memory at once. */
const memory = "from memory";
let server: Awaited<ReturnType<typeof serverOf>>;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await serverOf(
    listenerFor(createHandler(app, "production"), (request, response, next) =>
      request.url === "/memory" ? response.end(memory) : next(),
    ),
  );
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => server.close());

type Line = { socket: Socket; ask: (path: string) => Promise<string> };

/** A connection; `ask` resolves with what comes back. */
function line(): Line {
  const socket = connect(server.port, "127.0.0.1").setEncoding("utf8");
  sockets.push(socket);
  const ask = async (path: string) => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const [said] = (await once(socket, "data")) as [string];
    return said;
  };
  return { socket, ask };
}

const shoppers = 30;
const lines = () => Array.from({ length: shoppers }, line);

test("of shoppers who come together, none waits for three pages of each of the others", async () => {
  const before = made;
  const first = lines().map(async ({ socket, ask }) => {
    const page = await ask("/page");
    // Those who were answered ask again as long as others wait.
    socket.on("data", () => void ask("/page"));
    void ask("/page");
    return page;
  });
  await Promise.all(first);
  expect(made - before).toBeLessThan(3 * shoppers);
});

test("what is in memory does not wait for pages that were asked for before", async () => {
  const all = lines();
  await Promise.all(all.map(({ ask }) => ask("/memory")));
  const [patient, ...others] = all as [Line, ...Line[]];
  const before = made;
  const pages = others.map(({ ask }) => ask("/page"));
  expect(await patient.ask("/memory")).toContain(memory);
  expect(made - before).toBeLessThan(shoppers / 2);
  await Promise.all(pages);
  expect(made - before).toBe(shoppers - 1);
});
