import { ensureFirstAdmin } from "~/people/accounts/users/first-admin.server";
import { sweepPhotos } from "~/goods/photos/photo-sweep.server";
import { upgradeDatabase } from "~/upkeep/backup/upgrade.server";
import { beginFilling } from "~/office/demo/filling.server";
import { reconcileAfterRestore } from "./reconcile-after-restore";
import { settings } from "~/base/lib/env/settings.server";

/**
 * Prepares the shop before it opens: migrates the database, creates the first admin. Prints the sign-in; a generated password is printed
 * only once and stored only as a hash. Returns whether a demo is to be filled, with `fillDemo`.
 */
export async function prepareShop(): Promise<{ isToBeFilled: boolean }> {
  await upgradeDatabase(say);
  await reconcileAfterRestore(say);
  await sweepPhotos();
  const admin = await ensureFirstAdmin(settings.admin.email, settings.admin.password);
  if (admin)
    say(
      `Admin sign-in: ${admin.email}`,
      `     password: ${admin.password ?? "as in ADMIN_PASSWORD"}`,
    );
  return { isToBeFilled: await beginFilling() };
}

function say(...lines: string[]): void {
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join("")}`);
}
