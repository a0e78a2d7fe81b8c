import { ensureFirstAdmin } from "~/accounts/first-admin.server";
import { sweepPhotos } from "~/photos/photo-sweep.server";
import { upgradeDatabase } from "~/backup/upgrade.server";
import { runBeside } from "~/lib/beside/beside.server";
import { isEmptyShop } from "~/demo/empty-shop.server";
import { makeUpFor } from "./make-up";
import { settings } from "~/lib/env/settings.server";

/**
 * Prepares the shop before it opens: migrates the database, creates the first admin, and in demo mode seeds the catalogue, in a
 * process beside: its photos and orders take memory that this one would keep. Prints the sign-in; a generated password is printed only once and stored only as a hash.
 */
export async function prepareShop(): Promise<void> {
  await upgradeDatabase(say);
  await makeUpFor(say);
  await sweepPhotos();
  const admin = await ensureFirstAdmin(settings.admin.email, settings.admin.password);
  if (admin)
    say(
      `Admin sign-in: ${admin.email}`,
      `     password: ${admin.password ?? "as in ADMIN_PASSWORD"}`,
    );
  if (settings.mode !== "demo" || !isEmptyShop()) return;

  say("Filling the demo with oils, photos and orders …");
  // Nobody is there yet to make way for.
  const seeding = { command: "demo:seed", priority: 0 };
  const seeded = await runBeside(seeding, async () =>
    (await import("~/demo/seed.server")).seedDemo(),
  );
  if (seeded)
    say(
      "The demo catalogue is in.",
      ...seeded.signIns.map(({ email, password }) => `Shopper sign-in: ${email}  ${password}`),
    );
}

function say(...lines: string[]): void {
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join("")}`);
}
