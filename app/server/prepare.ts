import { ensureFirstAdmin } from "~/accounts/first-admin.server";
import { sweepPhotos } from "~/photos/photo-sweep.server";
import { upgradeDatabase } from "~/backup/upgrade.server";
import { isEmptyShop } from "~/demo/empty-shop.server";
import { settings } from "~/lib/env/settings.server";

/**
 * Before the shop opens: the newest schema, an admin who can sign in, and in demo mode something to sell. Prints how to
 * sign in; a password that was made up is printed this once and kept nowhere.
 */
export async function prepareShop(): Promise<void> {
  await upgradeDatabase(say);
  await sweepPhotos();
  const admin = await ensureFirstAdmin(settings.admin.email, settings.admin.password);
  if (admin)
    say(
      `Admin sign-in: ${admin.email}`,
      `     password: ${admin.password ?? "as in ADMIN_PASSWORD"}`,
    );
  if (settings.mode !== "demo" || !isEmptyShop()) return;

  const { seedDemo } = await import("~/demo/seed.server");
  const seeded = await seedDemo();
  if (seeded)
    say(
      "The demo catalogue is in.",
      ...seeded.signIns.map(({ email, password }) => `Shopper sign-in: ${email}  ${password}`),
    );
}

function say(...lines: string[]): void {
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join("")}`);
}
