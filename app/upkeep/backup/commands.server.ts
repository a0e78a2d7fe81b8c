import { rupees } from "~/base/lib/money";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { settings } from "~/base/lib/env/settings.server";
import { backUp } from "./back-up.server";
import { newestBackup, rotateBackups } from "./backup-folder.server";
import type { Manifest } from "./manifest";
import { restoreBackup } from "./restore.server";
import { sizeInWords } from "./size";
import { copyToStore } from "./store-copy.server";
import { verifyBackup } from "./verify.server";

type Say = (sentence: string) => void;

/** `backup [FILE]`: into BACKUP_DIR and the other store, or only to FILE. Throws `PlainProblem`. */
export async function backupCommand([target]: string[], say: Say): Promise<void> {
  const { file, bytes, manifest } = await backUp(target ? { target } : {});
  say(`${file}, ${sizeInWords(bytes)}: ${inWords(manifest)}.`);
  if (manifest.missingPhotos.length > 0)
    say(`${manifest.missingPhotos.length} photos that the shop names are not in its photo folder.`);
  if (target) return;
  await rotateBackups();
  if (!settings.backup.store) return;
  await copyToStore(file, settings.backup.store);
  say(`Copied to ${settings.backup.store.bucket}.`);
}

/** `backup:verify [FILE]`: verifies FILE or the newest backup. Throws `PlainProblem` if it cannot be restored. */
export async function verifyCommand([named]: string[], say: Say): Promise<void> {
  const file = named ?? (await newestBackup())?.file;
  if (!file) throw new PlainProblem(`There is no backup in ${settings.backup.dir} yet.`);
  const manifest = await verifyBackup(file);
  say(
    `${file} is whole: ${inWords(manifest)}; every row, every amount and every photo is as it was.`,
  );
}

/** `restore FILE`. On failure throws `PlainProblem` and changes nothing. */
export async function restoreCommand([file, ...more]: string[], say: Say): Promise<void> {
  if (!file || more.length > 0) throw new PlainProblem("Say which backup: npm run restore FILE");
  const { manifest, aside, photos } = await restoreBackup(file);
  say(`Restored: ${inWords(manifest)}; ${photos} photos had to be put back.`);
  if (aside !== null)
    say(`The database from before lies in ${aside}. Delete it when you do not need it any more.`);
  say("Start the shop with npm start. People who signed in since the backup sign in again.");
}

function inWords({ counts, sums, files, kind }: Manifest): string {
  const photos = new Set(files.map(({ name }) => name.split("/")[1])).size - 1;
  const money = rupees(sums["orders.total_paise"] ?? 0);
  const held = `${counts.users ?? 0} users, ${counts.products ?? 0} products, ${counts.orders ?? 0} orders over ${money}`;
  return kind === "database" ? `${held}, without photos` : `${held}, ${photos} photos`;
}
