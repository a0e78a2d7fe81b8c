import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { photoFiles } from "~/server/answer/photo-files";

export type Sent = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type AskPhoto = (
  path: string,
  headers?: Record<string, string>,
  method?: string,
) => Promise<Sent>;

/** Photos behind a real socket for a test file; what is no photo's address is answered 404 with the word "next". */
export function photosOnTheWire(): AskPhoto {
  const server = createServer((asked, response) =>
    photoFiles(asked, response, () => response.writeHead(404).end("next")),
  );
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  // Not `fetch`: it tidies paths, and makes every conditional question an unconditional one.
  return (path, headers = {}, method = "GET") =>
    new Promise((done, fail) => {
      request({ port, host: "127.0.0.1", path, headers, method }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on("error", fail)
        .end();
    });
}
