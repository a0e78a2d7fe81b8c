import { rmSync } from "node:fs";
import { Shop } from "./http/shop";
import { owner } from "./people";

/**
 * Before all journeys: makes the demo shop once (in SEEDED_SHOP, where each test with a shop of its own finds it) and starts a copy of
 * it, which all journeys share.
 */
export default async function shareShop(): Promise<() => Promise<void>> {
  const shop = new Shop(Number(process.env.E2E_PORT ?? 4173));
  await shop.start({
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    SHOP_URL: shop.address,
    TRUST_PROXY: "true",
    WEB_PROCESSES: "2",
  });
  return async () => {
    await shop.end("SIGTERM");
    await shop.remove();
    // With the shops of journeys that were interrupted.
    if (process.env.JOURNEYS_FOLDER)
      rmSync(process.env.JOURNEYS_FOLDER, { recursive: true, force: true });
  };
}
