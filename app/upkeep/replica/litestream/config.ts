import type { CopySettings } from "~/base/lib/env/env.server";
import type { Line } from "./program.server";

type Wanted = {
  copy: Pick<CopySettings, "place"> & { s3: Pick<CopySettings["s3"], "endpoint" | "region"> };
  database: string;
  /** The part of the store that is this owner's. */
  part: string;
  /** Where it tells its figures; null: nowhere. */
  address: string | null;
};

/** How long the copy can go back. */
const retention = "168h";
/** How often it looks for changes, and sends them. */
const often = "500ms";

/**
 * Litestream's configuration. JSON is YAML too. The keys of the store are not in it: Litestream takes them from its environment.
 * The log is written back at 1000 pages (4 MB) where no reader is in the way, at 20,000 by making readers wait.
 */
export function configFor(line: Line, wanted: Wanted): string {
  return JSON.stringify(line === "0.3" ? older(wanted) : newer(wanted), null, 2);
}

function older({ database, address, ...wanted }: Wanted) {
  return {
    ...(address && { addr: address }),
    logging,
    dbs: [
      {
        path: database,
        "monitor-interval": often,
        "checkpoint-interval": "1m",
        "min-checkpoint-page-count": 1000,
        "max-checkpoint-page-count": 20_000,
        replicas: [
          { ...replicaOf(wanted), "sync-interval": often, retention, "snapshot-interval": "24h" },
        ],
      },
    ],
  };
}

function newer({ database, address, ...wanted }: Wanted) {
  return {
    ...(address && { addr: address }),
    logging,
    snapshot: { interval: "24h", retention },
    dbs: [
      {
        path: database,
        "monitor-interval": often,
        "checkpoint-interval": "1m",
        "min-checkpoint-page-count": 1000,
        replica: { ...replicaOf(wanted), "sync-interval": often },
      },
    ],
  };
}

const logging = { level: "info", type: "json", stderr: true };

function replicaOf({ copy: { place, s3 }, part }: Pick<Wanted, "copy" | "part">) {
  if (place.kind === "file") return { type: "file", path: `${place.folder}/${part}` };
  return {
    type: "s3",
    bucket: place.bucket,
    path: place.prefix === "" ? part : `${place.prefix}/${part}`,
    region: s3.region,
    endpoint: s3.endpoint,
    "force-path-style": true,
  };
}
