import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { RequestListener } from "node:http";

export type Answered = { status: number; headers: IncomingHttpHeaders; html: string };
type Asking = { method?: string; headers?: Record<string, string | string[]> };

/** A server on this machine; `ask` gives what it sends, unpacked, and fails when it was not packed rightly. */
export async function serverOf(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    ask: (path: string, asking: Asking = {}) => answerOf(port, path, asking),
    /** How many lines are open. */
    connections: () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function answerOf(port: number, path: string, { method, headers }: Asking): Promise<Answered> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, method, headers, agent: false }, async (answer) => {
      const body = await buffer(answer);
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        html: unpacked(body, answer.headers["content-encoding"]).toString(),
      });
    })
      .on("error", reject)
      .end();
  });
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

/** The nonce that an answer's policy allows; it has to be that of all scripts in it. */
export function nonceOf({ headers, html }: Answered): string {
  const [, allowed = ""] =
    /'nonce-([^']+)'/.exec(headers["content-security-policy"]?.toString() ?? "") ?? [];
  const used = new Set(
    [...html.matchAll(/<script[^>]* nonce="([^"]*)"/g)].map(([, nonce]) => nonce),
  );
  if (used.size !== 1 || !used.has(allowed)) throw new Error("Scripts have another nonce");
  return allowed;
}

/** An answer without what is another in each: the nonce, the id, the hour, and how the bytes travel. */
export function withoutChances(answer: Answered) {
  const nonce = nonceOf(answer);
  const plain = (text: string) => text.replaceAll(nonce, "NONCE");
  const travel =
    /^(date|connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|x-request-id)$/;
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !travel.test(name))
    .map(([name, value]) => [name, plain(String(value))]);
  return { status: answer.status, headers: Object.fromEntries(headers), html: plain(answer.html) };
}
