// The least a Node server can do: `GET /<bytes>` answers with a fixed page of that size.
import { createServer } from "node:http";

const pages = new Map();

createServer((request, response) => {
  const page = pages.get(request.url) ?? newPage(request.url);
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": page.byteLength,
  });
  response.end(page);
}).listen(Number(process.env.PORT), "127.0.0.1");

function newPage(url) {
  const page = Buffer.alloc(Number(url.slice(1)), "<p>page</p>\n");
  pages.set(url, page);
  return page;
}
