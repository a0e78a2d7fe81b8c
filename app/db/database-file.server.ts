import path from "node:path";
import { settings } from "~/lib/env/settings.server";

/**
 * The database; beside it lie its log (`-wal`) and index (`-shm`) while it is in use. Told apart from the connection, which
 * cannot be made to a file that is damaged: restoring a backup must still be possible then.
 */
export const databaseFile = path.join(settings.dataDir, "shop.sqlite");
