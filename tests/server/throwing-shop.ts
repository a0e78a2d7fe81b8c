import { createServer } from "node:http";
import type { Handler } from "~/server/handler";
import { pageCache } from "~/server/page-cache/page-cache";
import { containUncaught } from "~/server/request/request-net";
import { listenerFor } from "~/server/serve";
import { type Files, inTurn } from "~/server/answer/static-files";

// A shop whose parts throw when the address tells them to: at once, or later in a callback that nobody can catch. Its
// standard output is the log; the port comes over the channel.
const boom = (path: string): never => {
  throw new Error(`boom in ${path}`);
};

const files: Files = (request, response, next) => {
  const path = request.url ?? "";
  if (path === "/files/now") boom(path);
  if (path === "/files/later") return void setImmediate(() => boom(path));
  if (path === "/files/begun") {
    response.writeHead(200).write("half");
    return void setTimeout(() => boom(path), 10);
  }
  if (path === "/files/rejects") return void Promise.reject(new Error(`boom in ${path}`));
  if (path === "/files/slow") return void setTimeout(() => response.end("late but well"), 2000);
  next();
};

const handler: Handler = async (request, _client, _line, template) => {
  const path = new URL(request.url).pathname;
  if (template) boom("a page for everybody");
  if (path.endsWith("/remix/now")) boom(path);
  if (path === "/remix/later") {
    process.nextTick(() => boom(path));
    await new Promise(() => undefined);
  }
  return new Response("well");
};

const nameOf = (path: string) => (path === "/listener" ? boom(path) : "/");

containUncaught();
process.on("message", () => setTimeout(() => boom("no request"), 1));
const server = createServer(
  listenerFor(handler, inTurn(pageCache(handler, nameOf), files), nameOf),
);
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
