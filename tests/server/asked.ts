import { createHash } from "node:crypto";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { RequestListener } from "node:http";

export type Answered = {
  status: number;
  headers: IncomingHttpHeaders;
  html: string;
  bytes: Buffer;
};
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
    request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (answer) => {
      buffer(answer)
        .then((bytes) => ({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          html: unpacked(bytes, answer.headers["content-encoding"]).toString(),
          bytes,
        }))
        .then(resolve, reject);
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

/** An answer without what is another in each: what allows its inline scripts, the id, the hour, and how the bytes travel. */
export function withoutChances(answer: Answered) {
  const { html, policy } = withoutSources(answer);
  const travel =
    /^(date|connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|x-request-id)$/;
  const headers = Object.entries(answer.headers).filter(([name]) => !travel.test(name));
  const same = { ...Object.fromEntries(headers), "content-security-policy": policy };
  return { status: answer.status, headers: same, html };
}

/**
 * Page and policy without nonces and hashes. Fails unless the policy allows just those inline scripts that are to run, and
 * just those inline styles.
 */
function withoutSources({ headers, html }: Answered) {
  const policy = headers["content-security-policy"]?.toString() ?? "";
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
  for (const name of ["script", "style"]) {
    const inline = [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([^]*?)</${name}>`, "g"))]
      .map(([, attributes = "", text = ""]) => ({ attributes, text }))
      .filter(({ attributes }) => !/application\/ld\+json| src=/.test(attributes));
    const needed = inline.map(({ attributes, text }) =>
      nonce
        ? `nonce-${/ nonce="([^"]*)"/.exec(attributes)?.[1]}`
        : `sha256-${createHash("sha256").update(text).digest("base64")}`,
    );
    const directive = new RegExp(`${name}-src ([^;]*)`).exec(policy)?.[1] ?? "";
    const allowed = [...directive.matchAll(/'((nonce|sha256)-[^']+)'/g)].map(
      ([, source]) => source,
    );
    const isFine = nonce
      ? needed.every((source) => allowed.includes(source))
      : [...needed].sort().join() === allowed.sort().join();
    if (!isFine) throw new Error(`The policy's ${name}-src does not fit the page`);
  }
  if (!nonce && / nonce=/.test(html)) throw new Error("A page with hashes has a nonce");
  return {
    html: nonce ? html.replaceAll(` nonce="${nonce}"`, "") : html,
    policy: policy.replaceAll(/ '(nonce|sha256)-[^']+'/g, ""),
  };
}
