import path from "node:path";
import { settings } from "~/base/lib/env/settings.server";

/**
 * The database file; its log (`-wal`) and index (`-shm`) lie beside it while in use. Separate from the connection, which fails
 * on a damaged file: restoring a backup must still work then.
 */
export const databaseFile = path.join(settings.dataDir, "shop.sqlite");

/** Where Litestream keeps what it has not sent yet, if a copy follows the shop. */
export const copierFolder = path.join(settings.dataDir, ".shop.sqlite-litestream");
