import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser } from "../browser";
import { StormyShop } from "../storm/shop";
import { adminScreens } from "./admin-screens";
import { Camera, type Screen, type Shot } from "./camera";
import { contactSheet } from "./contact-sheet";
import { guestScreens } from "./guest-screens";
import { newcomerScreens, shopperScreens } from "./shopper-screens";

// Photographs every screen of a demo shop, on a phone, a tablet and a desktop, by day and by night, for a person to look
// through: prints where the contact sheet is. Checks nothing but that each screen opens; exit code 1 if one does not.

const { values: options } = parseArgs({
  options: {
    out: { type: "string", default: path.join(tmpdir(), "prayosha-screens") },
    /** Only screens with this in their name. */
    only: { type: "string", default: "" },
    port: { type: "string", default: "4980" },
  },
});
const out = path.resolve(options.out);
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-screens-shop-"));
const owner = { email: "owner@prayosha.example", password: "press-and-pack" };
const asha = { email: "asha@prayosha.example", password: "groundnut" };
const kiran = { email: "kiran@prayosha.example", password: "groundnut" };

const shop = new StormyShop(Number(options.port), folder, {
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
});
const browser = await launchBrowser();
mkdirSync(out, { recursive: true });
const problems: string[] = [];

try {
  await shop.start();
  const [guest, newcomer, shopper, admin] = await Promise.all([
    walk("guest", guestScreens),
    walk("newcomer", newcomerScreens, kiran),
    walk("shopper", shopperScreens, asha),
    walk("admin", adminScreens, owner),
  ]);
  const shots = [...guest, ...newcomer, ...shopper, ...admin];
  const sheet = path.join(out, "index.html");
  writeFileSync(sheet, contactSheet(shots));
  process.stdout.write(`${shots.length} pictures: ${sheet}\n`);
} finally {
  await browser.close();
  await shop.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);

/** One person's way through the screens, in their order: later ones may build on what earlier ones did. */
async function walk(
  who: string,
  screens: Screen[],
  person?: { email: string; password: string },
): Promise<Shot[]> {
  const camera = await Camera.of(browser, shop.address, out, who);
  if (person) await camera.signIn(person);
  for (const screen of screens.filter(({ name }) => name.includes(options.only))) {
    await camera.photograph(screen).catch((error: Error) => {
      problems.push(`${who}, ${screen.name}: ${error.message.split("\n")[0]}`);
    });
  }
  return camera.shots;
}
