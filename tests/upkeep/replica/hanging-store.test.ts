import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { followPhotos } from "~/upkeep/replica/photos.server";
import { s3Store } from "~/upkeep/replica/store/s3-store.server";
import { StoreAway } from "~/upkeep/replica/store/store-away";
import { settings } from "~/base/lib/env/settings.server";

afterEach(() => vi.useRealTimers());

test("a store that takes a request and never answers is away after 15 s", async () => {
  const mute = createServer().listen(0, "127.0.0.1");
  await once(mute, "listening");
  const endpoint = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  const keys = { endpoint, region: "us-east-1", keyId: "a", secret: "b" };
  const store = s3Store({ bucket: "copies", prefix: "" }, keys);
  const asked = once(mute, "connection") as Promise<[Socket]>;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const said = expect(store.list("a/")).rejects.toThrow(/cannot be reached \(no answer in time\)/);
  const [line] = await asked;
  vi.advanceTimersByTime(15_000);
  await said;
  line.destroy();
  mute.close();
});

test("photos that the store has not taken yet are told from the first look on", async () => {
  const hash = "b".repeat(64);
  mkdirSync(path.join(settings.uploadsDir, hash), { recursive: true });
  writeFileSync(path.join(settings.uploadsDir, hash, "original"), "a photo");
  const names = new Set<string>();
  let isAway = true;
  const waiting: number[] = [];
  const store = {
    list: async () => [...names],
    read: async () => null,
    put: async (name: string) => {
      if (isAway) throw new StoreAway("away");
      names.add(name);
      return true;
    },
  };
  const follow = followPhotos(store, new AbortController().signal, (count) => waiting.push(count));
  await follow();
  expect(new Set(waiting.splice(0))).toEqual(new Set([1]));
  isAway = false;
  await follow();
  expect(waiting.at(-1)).toBe(0);
  expect([...names]).toEqual([`photos/${hash}/original`]);
});
