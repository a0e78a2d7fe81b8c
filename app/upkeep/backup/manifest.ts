import { z } from "zod";

/** The description inside a backup. It is the archive's last entry, so an incomplete archive has none. */
export const manifestShape = z.object({
  format: z.literal(1),
  /** UTC ms. */
  madeAt: z.number(),
  /** `database`: without photos, made before an upgrade, which never touches them. */
  kind: z.enum(["whole", "database"]),
  /** The number of applied migrations and the timestamp of the newest. */
  schema: z.object({ migrations: z.number(), newest: z.number() }),
  /** Rows by table. */
  counts: z.record(z.string(), z.number()),
  /** Paise by `table.column`. */
  sums: z.record(z.string(), z.number()),
  files: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
  /** Hashes of photos that the database names but the folder did not have. */
  missingPhotos: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestShape>;
export type PackedFile = Manifest["files"][number];

export const databaseName = "shop.sqlite";
export const manifestName = "manifest.json";

/** The only names an archive may hold: prevents path traversal on unpacking. */
export const isKnownName = (name: string) =>
  name === databaseName ||
  name === manifestName ||
  /^photos\/[0-9a-f]{64}\/\w[\w.-]{0,99}$/.test(name);
