import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { configFor } from "~/upkeep/replica/litestream/config";
import { figuresIn } from "~/upkeep/replica/litestream/figures";
import { findProgram } from "~/upkeep/replica/litestream/program.server";
import { progress } from "~/upkeep/replica/progress";
import { settingsFrom } from "~/base/lib/env/env.server";
import { hasLitestream } from "./following";

const folder = mkdtempSync(path.join(tmpdir(), "prayosha-program-"));
afterAll(() => rmSync(folder, { recursive: true }));

const copyWith = (env: Record<string, string>) => {
  const { copy } = settingsFrom({ COPY_TO: "file:///mnt/copy", ...env });
  if (!copy) throw new Error("There is a copy");
  return copy;
};

describe("Litestream", () => {
  test.skipIf(!hasLitestream)("comes packed with the shop, in a version it knows", async () => {
    expect(await findProgram(copyWith({}))).toMatchObject({ version: "0.3.13", line: "0.3" });
  });

  test.each([
    ["v0.3.13", "0.3"],
    ["v0.5.11", "0.5"],
    ["0.5.2", "0.5"],
    ["v0.3.8", null],
    ["v0.4.0", null],
    ["v1.0.0", null],
    ["(development build)", null],
  ])("that says %s is configured like %s", async (said, line) => {
    const file = path.join(folder, "said");
    writeFileSync(file, `#!/bin/sh\necho "${said}"\n`);
    chmodSync(file, 0o700);
    const found = findProgram(copyWith({ LITESTREAM_PATH: file }));
    if (line) expect(await found).toMatchObject({ line });
    else await expect(found).rejects.toThrow("The shop works with Litestream 0.3.13 and 0.5");
  });

  test("of an unknown version, or none at all, is refused with a sentence", async () => {
    const file = path.join(folder, "litestream");
    await expect(findProgram(copyWith({ LITESTREAM_PATH: file }))).rejects.toThrow(
      /There is no Litestream at/,
    );
    writeFileSync(file, "#!/bin/sh\necho v0.9.1\n");
    chmodSync(file, 0o755);
    await expect(findProgram(copyWith({ LITESTREAM_PATH: file }))).rejects.toThrow(
      /says that it is "v0.9.1". The shop works with Litestream 0.3.13 and 0.5./,
    );
  });

  const s3 = copyWith({
    COPY_TO: "s3://copies/shop",
    COPY_S3_KEY_ID: "the-key",
    COPY_S3_SECRET: "the-secret",
    COPY_S3_ENDPOINT: "https://s3.example/",
  });
  const wanted = { copy: s3, database: "/data/shop.sqlite", part: "db/1", address: null };

  test("0.3 gets a list of replicas, 0.5 one replica and its snapshots at the top; neither gets a key", () => {
    const older = JSON.parse(configFor("0.3", wanted)) as { dbs: Record<string, unknown>[] };
    const newer = JSON.parse(configFor("0.5", wanted)) as typeof older & { snapshot: unknown };
    const place = {
      type: "s3",
      bucket: "copies",
      path: "shop/db/1",
      endpoint: "https://s3.example",
      "force-path-style": true,
    };
    expect(older.dbs[0]).toMatchObject({ replicas: [{ ...place, retention: "168h" }] });
    expect(newer.dbs[0]).toMatchObject({ replica: place });
    expect(newer.dbs[0]).not.toHaveProperty("max-checkpoint-page-count");
    expect(newer.snapshot).toEqual({ interval: "24h", retention: "168h" });
    expect(configFor("0.3", wanted) + configFor("0.5", wanted)).not.toMatch(/the-key|the-secret/);
  });
});

describe("how far the copy is", () => {
  const figures = (looks: number, seen: number, stored: number, failures = 0) => ({
    looks,
    failures,
    seen: { index: 0, offset: seen },
    stored: { index: 0, offset: stored },
  });

  test("is known once the store has what was seen in a look that began later", () => {
    const { heldUntil } = progress();
    expect(heldUntil(figures(5, 100, 100), 1000)).toBeNull();
    // This look may have begun before.
    expect(heldUntil(figures(6, 200, 200), 1500)).toBeNull();
    expect(heldUntil(figures(7, 300, 250), 2000)).toBeNull();
    expect(heldUntil(figures(8, 400, 300), 2500)).toBe(1000);
  });

  test("stands still while looks fail or the store is away, and begins anew with another copier", () => {
    const { heldUntil } = progress();
    heldUntil(figures(5, 100, 100), 1000);
    expect(heldUntil(figures(9, 100, 100, 4), 2000)).toBeNull();
    expect(heldUntil(figures(11, 300, 100, 4), 3000)).toBeNull();
    expect(heldUntil(figures(1, 300, 300), 4000)).toBeNull();
    expect(heldUntil(figures(3, 300, 300), 5000)).toBe(4000);
  });

  test("is read from what it tells, and not known while it tells nothing", () => {
    const seen = { index: 2, offset: 4150 };
    expect(figuresIn("", seen)).toBeNull();
    const text = `litestream_sync_count{db="/a"} 7
litestream_sync_error_count{db="/a"} 1
litestream_replica_wal_index{db="/a",name="s3"} 2
litestream_replica_wal_offset{db="/a",name="s3"} 4.15e+03
`;
    expect(figuresIn(text, seen)).toEqual({ looks: 7, failures: 1, seen, stored: seen });
    expect(figuresIn(text.replace(/.*replica.*\n/g, ""), seen)?.stored.offset).toBe(0);
    expect(figuresIn(text, null)).toBeNull();
  });
});

test.each([
  ["file:///mnt/copy", { kind: "file", folder: "/mnt/copy" }],
  ["s3://copies", { kind: "s3", bucket: "copies", prefix: "" }],
  ["s3://copies/one/shop/", { kind: "s3", bucket: "copies", prefix: "one/shop" }],
])("COPY_TO=%s is a place", (text, place) => {
  const env = { COPY_TO: text, COPY_S3_KEY_ID: "a", COPY_S3_SECRET: "b" };
  expect(settingsFrom(env).copy?.place).toEqual(place);
});

test.each([
  "copies",
  "https://copies/shop",
  "s3://user:word@copies/shop",
  "s3://copies/../x y",
  "file://host/a",
])("COPY_TO=%s is told as a problem", (text) =>
  expect(() => settingsFrom({ COPY_TO: text })).toThrow(/COPY_TO must look like/),
);

test("a store without its keys, or over a line that others read, is told as a problem", () => {
  expect(() => settingsFrom({ COPY_TO: "s3://copies" })).toThrow(
    /COPY_S3_KEY_ID, COPY_S3_SECRET missing/,
  );
  expect(() =>
    settingsFrom({ NODE_ENV: "production", COPY_S3_ENDPOINT: "http://s3.example" }),
  ).toThrow(/COPY_S3_ENDPOINT must start with https/);
});
