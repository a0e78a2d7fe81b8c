import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { packed } from "~/server/answer/packed-answer";

const page = `<p>${"Groundnut oil from Surat. ".repeat(200)}</p>`;
const html = { "Content-Type": "text/html; charset=utf-8" };

const ask = (accept: string, headers: Record<string, string> = {}) =>
  new Request("http://localhost:3000/Store", {
    headers: { "Accept-Encoding": accept, ...headers },
  });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

it.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip;q=1.0, br;q=0", "gzip", gunzipSync],
  ["*", "br", brotliDecompressSync],
])("a page goes out packed to who accepts %s", async (accept, encoding, unpack) => {
  const answer = await packed(ask(accept), new Response(page, { headers: html }));
  expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  const bytes = await bytesOf(answer);
  expect(bytes.length).toBeLessThan(page.length / 10);
  expect(unpack(bytes).toString()).toBe(page);
});

it.each([
  ["a caller that cannot unpack", "identity", html, page],
  ["a picture", "br", { "Content-Type": "image/avif" }, page],
  ["a few words", "br", html, "ok"],
  ["what must not be changed on its way", "br", { ...html, "Cache-Control": "no-transform" }, page],
  ["what is packed already", "br", { ...html, "Content-Encoding": "gzip" }, page],
])("%s: the answer stays as it is", async (_, accept, headers, body) => {
  const answer = await packed(ask(accept), new Response(body, { headers }));
  expect(answer.headers.get("Content-Encoding")).not.toBe("br");
  expect((await bytesOf(answer)).toString()).toBe(body);
});

it.each(["br", "gzip"])(
  "a whole page is packed as %s at once, and its length is said",
  async (encoding) => {
    const headers = { ...html, "Content-Length": String(page.length) };
    const answer = await packed(ask(encoding), new Response(page, { status: 422, headers }));
    const bytes = await bytesOf(answer);
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(answer.headers.get("Content-Length")).toBe(String(bytes.length));
    expect((encoding === "br" ? brotliDecompressSync : gunzipSync)(bytes).toString()).toBe(page);
  },
);

it("keeps status, cookies and what caches were told; a strong tag becomes a weak one", async () => {
  const headers = new Headers({
    ...html,
    ETag: '"1"',
    Vary: "Cookie",
    "Content-Length": String(page.length),
  });
  headers.append("Set-Cookie", "a=1");
  headers.append("Set-Cookie", "b=2");
  const answer = await packed(ask("br"), new Response(page, { status: 404, headers }));
  expect(answer.status).toBe(404);
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(answer.headers.get("Vary")).toBe("Cookie, Accept-Encoding");
  expect(answer.headers.get("ETag")).toBe('W/"1"');
  expect(answer.headers.get("Content-Length")).toBe(String((await bytesOf(answer)).length));
});

it("a page that names its reader is not packed when a page of another site asks for it", async () => {
  const asked = (site: string, cookie: Record<string, string>) =>
    packed(ask("br", { "Sec-Fetch-Site": site, ...cookie }), new Response(page, { headers: html }));
  const encodingOf = async (site: string, cookie: Record<string, string> = { Cookie: "a=1" }) => {
    const answer = await asked(site, cookie);
    await answer.body?.cancel();
    return answer.headers.get("Content-Encoding");
  };
  expect(await encodingOf("cross-site")).toBeNull();
  expect(await encodingOf("same-site")).toBeNull();
  expect(await encodingOf("same-origin")).toBe("br");
  expect(await encodingOf("none")).toBe("br");
  expect(await encodingOf("cross-site", {})).toBe("br");
});

it("an answer that breaks off breaks off for its reader too", async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (sink) => sink.enqueue(Buffer.alloc(300 * 1024, page)),
    pull: (sink) => sink.error(new DOMException("gone", "AbortError")),
  });
  const answer = await packed(ask("br"), new Response(body, { headers: html }));
  await expect(answer.arrayBuffer()).rejects.toThrow();
});
