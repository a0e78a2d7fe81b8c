import { ensureFirstAdmin } from "~/accounts/first-admin.server";
import { sweepPhotos } from "~/photos/photo-sweep.server";
import { upgradeDatabase } from "~/backup/upgrade.server";
import { beginFilling } from "~/demo/filling.server";
import { makeUpFor } from "./make-up";
import { settings } from "~/lib/env/settings.server";

/**
 * Prepares the shop before it opens: migrates the database, creates the first admin. Prints the sign-in; a generated password is printed
 * only once and stored only as a hash. Returns whether a demo is to be filled, with `fillDemo`.
 */
export async function prepareShop(): Promise<{ isToBeFilled: boolean }> {
  await upgradeDatabase(say);
  await makeUpFor(say);
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
