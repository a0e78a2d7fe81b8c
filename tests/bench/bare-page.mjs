// The least a Node server can do: it answers with fixed pages, the bytes and headers that were put at their addresses (`PUT`).
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

const pages = new Map();
const first = { headers: [], body: Buffer.from("<p>page</p>\n") };

createServer(async (request, response) => {
  if (request.method === "PUT") {
    const headers = JSON.parse(request.headers["x-headers"] ?? "[]");
    pages.set(request.url, { headers, body: await buffer(request) });
  }
  const { headers, body } = pages.get(request.url) ?? first;
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), "127.0.0.1");
