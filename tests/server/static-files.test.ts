import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packFilesIn } from "~/server/answer/packed-copies";
import { filesOf } from "~/server/answer/static-files";

const folder = mkdtempSync(path.join(tmpdir(), "prayosha-files-"));
mkdirSync(path.join(folder, "assets"));
mkdirSync(path.join(folder, ".vite"));
writeFileSync(path.join(folder, "letters.txt"), "abcdefghij");
writeFileSync(path.join(folder, "gone.txt"), "soon");
writeFileSync(path.join(folder, "a 100% oil.txt"), "groundnut");
writeFileSync(path.join(folder, "assets", "shop-1a2b.css"), "a{}");
writeFileSync(path.join(folder, ".vite", "manifest.json"), "{}");
const script = "let oil = 1;".repeat(300);
writeFileSync(path.join(folder, "assets", "shop-3c4d.js"), script);
await packFilesIn(folder);

const files = filesOf(folder);
const server = createServer((asked, response) =>
  files(asked, response, () => response.writeHead(404).end("not a file")),
);
let shop = "";

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

const ask = (name: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(shop + name, { method, headers });

/** As it goes over the wire: `fetch` tidies paths and asks past caches when told what it has. */
const statusOf = (address: string, headers: Record<string, string> = {}) =>
  new Promise((done) =>
    request(shop, { path: address, headers }, (answer) => done(answer.resume().statusCode)).end(),
  );

describe("a file of the shop", () => {
  it("comes with its type, its length and the security headers", async () => {
    const answer = await ask("/letters.txt?v=1");
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-length": "10",
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
    });
    expect(await answer.text()).toBe("abcdefghij");
  });

  it("is kept for a year when its name changes with its content", async () => {
    const answer = await ask("/assets/shop-1a2b.css");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  });

  it("is not sent again to a browser that has it", async () => {
    const etag = (await ask("/letters.txt")).headers.get("ETag") ?? "";
    expect(await statusOf("/letters.txt", { "If-None-Match": etag })).toBe(304);
    expect(await statusOf("/letters.txt", { "If-None-Match": '"other"' })).toBe(200);
  });

  it("answers HEAD without the bytes and leaves other methods to the shop", async () => {
    const head = await ask("/letters.txt", {}, "HEAD");
    expect(head.headers.get("Content-Length")).toBe("10");
    expect(await head.text()).toBe("");
    expect((await ask("/letters.txt", {}, "POST")).status).toBe(404);
  });

  it("is found under a name that an address has to spell out", async () => {
    const answer = await ask("/a%20100%25%20oil.txt");
    expect(await answer.text()).toBe("groundnut");
  });

  it("that a newer build took away is simply not there", async () => {
    rmSync(path.join(folder, "gone.txt"));
    expect((await ask("/gone.txt")).status).toBe(404);
  });
});

describe("a part of a file", () => {
  it.each([
    ["bytes=2-4", "cde", "bytes 2-4/10"],
    ["bytes=7-", "hij", "bytes 7-9/10"],
    ["bytes=8-99", "ij", "bytes 8-9/10"],
    ["bytes=-3", "hij", "bytes 7-9/10"],
    ["bytes=0-0", "a", "bytes 0-0/10"],
  ])("%s is sent alone", async (range, bytes, told) => {
    const answer = await ask("/letters.txt", { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("Content-Range")).toBe(told);
    expect(await answer.text()).toBe(bytes);
  });

  it.each(["bytes", "bytes=-", "bytes=abc-", "bytes=0-1,4-5", "lines=1-2"])(
    "%s makes no sense, so the whole file is sent and the shop stays up",
    async (range) => {
      const answer = await ask("/letters.txt", { Range: range });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe("abcdefghij");
    },
  );

  it.each(["bytes=10-", "bytes=99-100", "bytes=-0", "bytes=5-2"])(
    "%s is not in the file: 416, and the shop stays up",
    async (range) => {
      const answer = await ask("/letters.txt", { Range: range });
      expect(answer.status).toBe(416);
      expect(answer.headers.get("Content-Range")).toBe("bytes */10");
    },
  );

  it("of another version of the file is not mixed with this one", async () => {
    const headers = { Range: "bytes=2-4", "If-Range": '"older"' };
    expect((await ask("/letters.txt", headers)).status).toBe(200);
  });
});

it.each([
  "/.vite/manifest.json",
  "/assets/%2e%2e/letters.txt%00",
  "/assets/shop-3c4d.js%2Ebr",
  "/letters.txt/",
  "/assets\\shop-3c4d.js",
  "/%",
  "/..%2fletters.txt",
  "/assets",
  "/assets/",
  "/__proto__",
])("%s names no file", async (address) => {
  expect(await statusOf(address)).toBe(404);
});

describe("a text file that the build packed", () => {
  const address = "/assets/shop-3c4d.js";

  it.each(["br", "gzip"])("goes out packed to who accepts %s", async (encoding) => {
    const answer = await ask(address, { "Accept-Encoding": encoding });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-encoding": encoding,
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    expect(Number(answer.headers.get("Content-Length"))).toBeLessThan(script.length / 10);
    expect(await answer.text()).toBe(script);
  });

  it("goes out plain to others, and in parts of the plain file", async () => {
    const plain = await ask(address, { "Accept-Encoding": "identity" });
    expect(plain.headers.get("Vary")).toBe("Accept-Encoding");
    expect(plain.headers.get("Content-Length")).toBe(String(script.length));
    const part = await ask(address, { "Accept-Encoding": "br", Range: "bytes=4-6" });
    expect(part.status).toBe(206);
    expect(part.headers.get("Content-Encoding")).toBeNull();
    expect(await part.text()).toBe("oil");
  });

  it("is known again by the tag of the copy that was sent", async () => {
    const tagOf = async (encoding: string) =>
      (await ask(address, { "Accept-Encoding": encoding })).headers.get("ETag") ?? "";
    expect(new Set([await tagOf("br"), await tagOf("gzip"), await tagOf("identity")]).size).toBe(3);
    const held = { "If-None-Match": await tagOf("br"), "Accept-Encoding": "br" };
    expect(await statusOf(address, held)).toBe(304);
  });

  it("has its copies at no address of their own; small files have none", async () => {
    expect((await ask(`${address}.br`)).status).toBe(404);
    const small = await ask("/assets/shop-1a2b.css", { "Accept-Encoding": "br" });
    expect(small.headers.get("Content-Encoding")).toBeNull();
  });
});
