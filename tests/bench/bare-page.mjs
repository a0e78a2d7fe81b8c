// The least a Node server can do: it answers with a fixed page, the bytes that were last put there (`PUT /`).
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

let page = Buffer.from("<p>page</p>\n");

createServer(async (request, response) => {
  if (request.method === "PUT") page = await buffer(request);
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": page.byteLength,
  });
  response.end(page);
}).listen(Number(process.env.PORT), "127.0.0.1");
