import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyToStore } from "~/upkeep/backup/store-copy.server";
import { type Arrived, rightSignature } from "./signature-v4";

// The store of store-copy.test.ts keeps what it gets and looks at the key's name, but not at the signature.

const keyId = "AKIAIOSFODNN7EXAMPLE";
const secret = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
const scope = `${keyId}/20130524/us-east-1/s3/aws4_request`;

describe("the signature, as these tests work it out", () => {
  const host = "examplebucket.s3.amazonaws.com";
  const ofNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  const examples: [string, Arrived][] = [
    [
      "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
      {
        method: "GET",
        target: "/test.txt",
        headers: { host, range: "bytes=0-9", "x-amz-content-sha256": ofNothing },
      },
    ],
    [
      "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
      {
        method: "PUT",
        target: "/test$file.text",
        headers: {
          date: "Fri, 24 May 2013 00:00:00 GMT",
          host,
          "x-amz-content-sha256":
            "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
          "x-amz-storage-class": "REDUCED_REDUNDANCY",
        },
      },
    ],
  ];

  test.each(examples)("is %s, as Amazon's own example says", (signature, { headers, ...rest }) => {
    const dated = { ...headers, "x-amz-date": "20130524T000000Z" };
    const names = Object.keys(dated).sort().join(";");
    const authorization = `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=${names},Signature=${signature}`;
    const found = rightSignature({ ...rest, headers: { ...dated, authorization } }, secret);
    expect(found?.right).toBe(signature);
  });
});

describe("a copy of a backup is signed so that a store which checks takes it", () => {
  let folder: string;
  let file: string;
  let server: Server;
  let endpoint: string;
  let taken: { target: string; signed: string[] }[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "prayosha-signed-"));
    file = path.join(folder, "prayosha-2026-11-21T021000Z.tar.gz");
    writeFileSync(file, "a backup");
    server = createServer((request, response) => {
      const { method = "", url: target = "", headers } = request;
      const all = headers as Arrived["headers"];
      const found = rightSignature({ method, target, headers: all }, secret);
      request.resume().on("end", () => {
        if (!found || found.given !== found.right)
          return void response.writeHead(403).end("<Code>SignatureDoesNotMatch</Code>");
        taken.push({ target, signed: found.signed });
        response.writeHead(200).end();
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    await new Promise((done) => server.close(done));
    rmSync(folder, { recursive: true, force: true });
  });

  const store = (more = {}) => ({
    endpoint,
    bucket: "backups",
    region: "ap-south-1",
    prefix: "",
    keyId,
    secret,
    ...more,
  });

  test.each(["", "shop/", "my shop/", "a+b/", "oil (1)!/", "तेल/", "100%/"])(
    "with the prefix %j",
    async (prefix) => {
      taken = [];
      await copyToStore(file, store({ prefix }));
      const [{ target, signed } = { target: "", signed: [] }] = taken;
      expect(decodeURIComponent(target)).toBe(`/backups/${prefix}${path.basename(file)}`);
      expect(signed).toEqual(
        expect.arrayContaining(["host", "x-amz-content-sha256", "x-amz-date"]),
      );
    },
  );

  test("and not when the secret is another", async () => {
    await expect(copyToStore(file, store({ secret: "guessed" }))).rejects.toThrow(
      /answered 403 \(SignatureDoesNotMatch\)/,
    );
  });
});
