import { cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StormyShop } from "./shop";

/** The admin of a seeded shop. */
export const owner = { email: "owner@prayosha.example", password: "press-and-pack" };

/** Makes the demo shop in `folder`, as it is after its first start, unless it is there. */
export async function seededShop(folder: string): Promise<StormyShop> {
  const shop = new StormyShop(0, folder, {
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
  if (!existsSync(shop.dataDir)) {
    const { code, said } = await shop.run("db:seed");
    if (code !== 0) throw new Error(`The demo shop cannot be made: ${said}`);
  }
  return shop;
}

/**
 * Puts a copy of the demo shop into a folder. Making its photos takes a while, so it is made once: in SEEDED_SHOP, where
 * several programs find it, or beside `folder`.
 */
export async function seed(folder: string): Promise<void> {
  const made = process.env.SEEDED_SHOP ?? path.join(path.dirname(folder), "seeded");
  const shop = await seededShop(made);
  const own = new StormyShop(0, folder, {});
  cpSync(shop.dataDir, own.dataDir, { recursive: true });
  cpSync(shop.uploadsDir, own.uploadsDir, { recursive: true });
  // A shop sweeps only what was uploaded to itself.
  for (const photo of readdirSync(own.uploadsDir)) {
    const mark = path.join(own.uploadsDir, photo, ".uploaded-to");
    if (existsSync(mark)) writeFileSync(mark, own.dataDir);
  }
}
