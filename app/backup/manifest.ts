import { z } from "zod";

/** What a backup says of itself; it lies in the archive last, so that one that was broken off has none. */
export const manifestShape = z.object({
  format: z.literal(1),
  /** UTC ms. */
  madeAt: z.number(),
  /** `database`: without the photos, made before an upgrade, which never touches them. */
  kind: z.enum(["whole", "database"]),
  /** How many migrations the database had seen, and the time stamp of the newest. */
  schema: z.object({ migrations: z.number(), newest: z.number() }),
  /** Rows by table. */
  counts: z.record(z.string(), z.number()),
  /** Paise by `table.column`. */
  sums: z.record(z.string(), z.number()),
  files: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
  /** Photos that the database names and the folder did not have. */
  missingPhotos: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestShape>;
export type PackedFile = Manifest["files"][number];

export const databaseName = "shop.sqlite";
export const manifestName = "manifest.json";

/** The only names an archive may hold: nothing in it can be put anywhere else. */
export const isKnownName = (name: string) =>
  name === databaseName ||
  name === manifestName ||
  /^photos\/[0-9a-f]{64}\/\w[\w.-]{0,99}$/.test(name);
