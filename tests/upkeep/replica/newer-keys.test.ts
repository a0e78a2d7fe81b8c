import { expect, test } from "vitest";
import { configFor } from "~/upkeep/replica/litestream/config";
import type { CopySettings } from "~/base/lib/env/env.server";

/**
 * Those keys of Litestream 0.5 that a shop may need, and the form of their values: https://litestream.io/reference/config/ and the structs
 * `Config`, `LoggingConfig`, `SnapshotConfig`, `DBConfig`, `ReplicaSettings` and `ReplicaConfig` of `cmd/litestream/main.go` (0.5.8 and
 * later, read on 26 November 2026). It passes over a key that it does not know without a word: `max-checkpoint-page-count` and a
 * replica's `retention` and `snapshot-interval` are such, since 0.5.
 */
const documented: Record<string, RegExp> = {
  addr: /^127\.0\.0\.1:\d+$/,
  "logging.level": /^(debug|info|warn|error)$/,
  "logging.type": /^(text|json)$/,
  "logging.stderr": /^(true|false)$/,
  "snapshot.interval": /^\d+(s|m|h)$/,
  "snapshot.retention": /^\d+(s|m|h)$/,
  "dbs.path": /^\//,
  "dbs.monitor-interval": /^\d+(ms|s|m|h)$/,
  "dbs.checkpoint-interval": /^\d+(ms|s|m|h)$/,
  "dbs.busy-timeout": /^\d+(ms|s|m|h)$/,
  "dbs.min-checkpoint-page-count": /^\d+$/,
  "dbs.truncate-page-n": /^\d+$/,
  "dbs.replica.type": /^(file|s3)$/,
  "dbs.replica.path": /^[^:]+$/,
  "dbs.replica.sync-interval": /^\d+(ms|s|m|h)$/,
  "dbs.replica.bucket": /./,
  "dbs.replica.region": /./,
  "dbs.replica.endpoint": /^https?:/,
  "dbs.replica.force-path-style": /^(true|false)$/,
};

const places: CopySettings["place"][] = [
  { kind: "file", folder: "/mnt/copy" },
  { kind: "s3", bucket: "copies", prefix: "shop" },
];

test.each(places)("Litestream 0.5 knows every key that it is given for $kind", (place) => {
  const s3 = { endpoint: "https://s3.example", region: "ap-south-1" };
  const wanted = { database: "/data/shop.sqlite", part: "db/1", address: "127.0.0.1:9090" };
  const config = configFor("0.5", { copy: { place, s3 }, ...wanted });
  const given = leavesOf(JSON.parse(config) as object);
  expect(given.map(([key]) => key)).toContain("dbs.replica.path");
  for (const [key, value] of given) expect(`${value}`, key).toMatch(documented[key] ?? /^unknown$/);
});

/** Every value with the keys that lead to it; lists count for nothing. */
function leavesOf(tree: object, above: string[] = []): [key: string, value: unknown][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const keys = Array.isArray(tree) ? above : [...above, key];
    if (typeof value === "object" && value !== null) return leavesOf(value, keys);
    return [[keys.join("."), value] satisfies [string, unknown]];
  });
}
