import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { copyProblem } from "~/upkeep/replica/copy-words";
import { copyState } from "~/upkeep/replica/copy-state.server";
import { followShop } from "~/upkeep/replica/follow.server";
import { copySettings, storeOf } from "~/upkeep/replica/store/copy-place.server";
import { second } from "~/base/lib/time";
import { enquire, held, namesInCopy, hasLitestream } from "./following";
import { freePort } from "../../free-port";

/** A real S3 server from npm; it has no types. */
type Server = { run: () => Promise<AddressInfo>; close: () => Promise<void> };
const S3rver = createRequire(import.meta.url)("s3rver") as new (options: object) => Server;

const secret = vi.hoisted(() => {
  Object.assign(process.env, {
    COPY_TO: "s3://copies/shop",
    COPY_S3_KEY_ID: "S3RVER",
    COPY_S3_SECRET: "S3RVER",
    COPY_S3_ENDPOINT: "http://127.0.0.1:1",
  });
  return "S3RVER";
});
const directory = mkdtempSync(path.join(tmpdir(), "prayosha-s3-"));
let server: Server;
let port: number;

/** s3rver shows no folder that holds folders only, which Litestream's copies are found by: a file in each helps. */
async function showFolders() {
  const store = storeOf(copySettings());
  const names = await store.list("db/");
  for (const folder of new Set(names.map((name) => name.replace(/(generations\/\w+)\/.*/, "$1"))))
    await store.put(`${folder}/mark`, Buffer.from(""));
}

async function open() {
  server = new S3rver({
    port,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: "copies" }],
  });
  await server.run();
}

beforeAll(async () => {
  port = await freePort();
  copySettings().s3.endpoint = `http://127.0.0.1:${port}`;
  await open();
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

describe("a store that speaks S3", () => {
  test("keeps, lists, replaces and removes what it is given", async () => {
    const store = storeOf(copySettings());
    expect(await store.read("a/none")).toBeNull();
    await store.put("a/one", Buffer.from("1"));
    await store.put("a/two", Buffer.from("2"));
    await store.put("b/one", Buffer.from("3"));
    expect(await store.list("a/")).toEqual(["a/one", "a/two"]);
    expect((await store.read("a/two"))?.toString()).toBe("2");
    await store.put("a/two", Buffer.from("4"));
    expect((await store.read("a/two"))?.toString()).toBe("4");
  });

  test.skipIf(!hasLitestream)(
    "holds the copy; while it is away the shop sells on and says so, and the copy catches up",
    async () => {
      const follower = await followShop(() => undefined);
      try {
        await enquire("Asha");
        await held();
        await showFolders();
        expect(await namesInCopy()).toEqual(["Asha"]);

        await server.close();
        await enquire("Bina");
        await vi.waitFor(
          async () => expect((await copyState())?.away).toMatch(/cannot be reached/),
          {
            timeout: 30_000,
          },
        );
        const state = await copyState();
        const problem = copyProblem(state, Date.now() + 60 * second);
        expect(problem).toMatch(
          /The copy in s3:\/\/copies\/shop is \d+ s old\..*cannot be reached/,
        );
        expect(JSON.stringify(state)).not.toContain(secret);

        await open();
        await held(40_000);
        await showFolders();
        expect(await namesInCopy()).toEqual(["Asha", "Bina"]);
        await vi.waitFor(async () => expect((await copyState())?.away).toBeNull(), {
          timeout: 30_000,
        });
        expect(copyProblem(await copyState(), Date.now())).toBeNull();
      } finally {
        await follower.stop();
      }
    },
  );
});
