import { z } from "zod";
import { packsField } from "../admin/forms";

const packs = packsField("Packs").refine((count) => count > 0, "Packs must be 1 or more");
const batch = z
  .string()
  .max(64)
  .default("")
  .transform((id) => id || null);

/** Packs that are packed ahead, beside its fields `batch-<id of a part>`: a batch of each, or the one to be used first. */
export const packForm = z.object({ packs });

/** Packs that become parts again; of no batch where there is none. */
export const breakForm = z.object({ packs, batch });
