// The least a Node server can do: it answers with fixed pages, the bytes that were put at their addresses (`PUT`).
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

const pages = new Map([["/", Buffer.from("<p>page</p>\n")]]);

createServer(async (request, response) => {
  if (request.method === "PUT") pages.set(request.url, await buffer(request));
  const page = pages.get(request.url);
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": page.byteLength,
  });
  response.end(page);
}).listen(Number(process.env.PORT), "127.0.0.1");
