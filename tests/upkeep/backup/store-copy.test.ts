import { mkdtempSync, readFileSync, rmSync, existsSync } from "node:fs";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backUp } from "~/upkeep/backup/back-up.server";
import { copiedMark } from "~/upkeep/backup/backup-folder.server";
import { copyToStore } from "~/upkeep/backup/store-copy.server";

/** A real S3 server from npm; it has no types. */
type Server = { run: () => Promise<AddressInfo>; close: () => Promise<void> };
const S3rver = createRequire(import.meta.url)("s3rver") as new (options: object) => Server;

let folder: string;
let server: Server;
let endpoint: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "prayosha-store-"));
  server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: path.join(folder, "store"),
    configureBuckets: [{ name: "backups" }],
  });
  endpoint = `http://127.0.0.1:${(await server.run()).port}`;
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const store = (more = {}) => ({
  endpoint,
  bucket: "backups",
  region: "us-east-1",
  prefix: "shop/",
  keyId: "S3RVER",
  secret: "S3RVER",
  ...more,
});

describe("a store that speaks S3", () => {
  test("gets the backup, byte for byte", async () => {
    const { file, bytes } = await backUp({ target: path.join(folder, "one.tar.gz") });
    await copyToStore(file, store());
    const kept = path.join(folder, "store/backups/shop/one.tar.gz._S3rver_object");
    expect(readFileSync(kept).equals(readFileSync(file))).toBe(true);
    expect(readFileSync(kept).length).toBe(bytes);
    expect(existsSync(copiedMark(file))).toBe(true);
  });

  test.each([
    ["a key it does not know", { keyId: "nobody" }, /answered 403 \(InvalidAccessKeyId\)/],
    ["no such bucket", { bucket: "other" }, /answered 404 \(NoSuchBucket\)/],
    ["nobody there", { endpoint: "http://127.0.0.1:9" }, /cannot be reached/],
  ])("with %s is told in a sentence", async (name, more, sentence) => {
    const { file } = await backUp({ target: path.join(folder, `${name}.tar.gz`) });
    await expect(copyToStore(file, store(more))).rejects.toThrow(sentence);
    expect(existsSync(copiedMark(file))).toBe(false);
  });
});
